"""A way to the database that can be cut, or fall silent, as networks do."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit


class Way:
    """Lets everything through to the database at `url`, until told otherwise; in a thread of its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        (folder,) = parse_qs(parts.query)["host"]
        self._socket = f"{folder}/.s.PGSQL.5432"
        self._database = parts.path.lstrip("/")
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._begin(), self._loop).result()
        self.port = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        """The database by this way."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{self._database}"

    async def _begin(self) -> asyncio.Server:
        self._open.set()
        return await asyncio.start_server(self._take, "127.0.0.1", 0)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.close()
            return
        with contextlib.suppress(OSError):
            there_reader, there_writer = await asyncio.open_unix_connection(self._socket)
            self._writers |= {writer, there_writer}
            await asyncio.gather(self._pump(reader, there_writer), self._pump(there_reader, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
        self._writers.discard(writer)

    def _do(self, change: object) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (change(), done.set()))  # type: ignore[operator]
        done.wait()

    def fall_silent(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._do(self._open.clear)

    def cut(self) -> None:
        """All connections break, and no new ones come about."""
        self._is_cut = True
        self._do(lambda: [writer.transport.abort() for writer in list(self._writers)])

    def mend(self) -> None:
        self._is_cut = False
        self._do(self._open.set)

    def close(self) -> None:
        self.mend()
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)


@contextmanager
def ways(url: str, count: int) -> Iterator[list[Way]]:
    found = [Way(url) for _ in range(count)]
    try:
        yield found
    finally:
        for way in found:
            way.close()
