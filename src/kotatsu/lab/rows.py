"""Rows as Parquet, CSV or JSON lines, by the ending of a file: encoded by parts, put together in order."""

import csv
import io
import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kotatsu.core.errors import BadInput

ENDINGS = (".parquet", ".csv", ".jsonl")

if TYPE_CHECKING:
    Column = Sequence[Any] | array[Any]
    Columns = Mapping[str, Column]


def ending_of(path: Path) -> str:
    """The ending that says how rows are written; `BadInput` for another, or without Parquet's library."""
    if path.suffix not in ENDINGS:
        raise BadInput("lab-ending", path=path.name, endings=", ".join(ENDINGS))
    if path.suffix == ".parquet":
        need("pyarrow")
    return path.suffix


def need(module: str, extra: str = "lab") -> Any:
    """A library of one of our extras."""
    try:
        return import_module(module)
    except ImportError:
        raise BadInput("lab-needs", what=module.partition(".")[0], extra=extra) from None


def encode(columns: "Columns", ending: str) -> bytes:
    """A part as bytes."""
    if ending == ".parquet":
        pyarrow, sink = need("pyarrow"), io.BytesIO()
        table = pyarrow.table({name: _arrow(pyarrow, column) for name, column in columns.items()})
        need("pyarrow.parquet").write_table(table, sink, **_settings(columns))
        return sink.getvalue()
    rows = zip(*columns.values(), strict=True)
    if ending == ".csv":
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        return text.getvalue().encode()
    names = list(columns)
    lines = [json.dumps(dict(zip(names, row)), ensure_ascii=False) for row in rows]
    return "".join(f"{line}\n" for line in lines).encode()


def _arrow(pyarrow: Any, column: "Column") -> Any:
    """A column as it is, where it is numbers side by side already."""
    if not isinstance(column, array):
        return pyarrow.array(column)
    kind = pyarrow.int64() if column.typecode == "q" else pyarrow.float64()
    return pyarrow.Array.from_buffers(kind, len(column), [None, pyarrow.py_buffer(column)])


def _settings(columns: Iterable[str]) -> dict[str, Any]:
    """Of Parquet: words are written once and referred to, numbers are not worth looking for repetitions."""
    words = [name for name in columns if name.startswith("bot_") or name in ("kind", "text")]
    return {"compression": "zstd", "use_dictionary": words}


def join(parts: Iterable[Path], names: Sequence[str], target: Path) -> None:
    """Put parts together in this order: the whole file or nothing, one part in memory at a time."""
    scratch = target.with_name(f".{target.name}.new")
    if target.suffix == ".parquet":
        _join_parquet(parts, scratch)
    else:
        with scratch.open("wb") as file:
            if target.suffix == ".csv":
                file.write((",".join(names) + "\n").encode())
            for part in parts:
                file.write(part.read_bytes())
    scratch.replace(target)


def _join_parquet(parts: Iterable[Path], target: Path) -> None:
    parquet = need("pyarrow.parquet")
    writer: Any = None
    for part in parts:
        table = parquet.read_table(part)
        if writer is None:
            writer = parquet.ParquetWriter(target, table.schema, **_settings(table.column_names))
        writer.write_table(table)
    writer.close()
