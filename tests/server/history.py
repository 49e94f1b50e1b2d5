"""A person with a past: finished games as a server would have counted them, written into its store."""

import json
import sqlite3
from pathlib import Path

from kotatsu.core.record import Record
from kotatsu.core.registry import games
from kotatsu.server.listing import about_record

GOLDEN = Path(__file__).parents[1] / "golden"
RESULT = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def fill(path: Path, identity: str, count: int) -> None:
    """So many games of this person; of each game the records are those of one golden game."""
    samples, proud = [], {}
    for game in games():
        record = Record.read(sorted((GOLDEN / game.name).glob("*.json"))[0])
        samples.append((game.name, record, json.dumps(record.as_data()).encode()))
        proud[game.name] = game.module("feats").FEATS if game.has_module("feats") else ()
    db = sqlite3.connect(path)
    for number in range(1, count + 1):
        name, record, content = samples[number % len(samples)]
        table, at = f"{number:022d}", 1.7e9 + 3600 * number
        people = number % 2 == 0
        bots = [None] + [None if people else "cat"] * (record.players - 1)
        about = about_record(record, bots, {})
        about["owners"][0] = identity
        db.execute(
            "INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, 0, 1, ?)",
            (number, table, name, at, json.dumps(about), content, f"{number:064x}"),
        )
        db.execute("INSERT INTO members VALUES (?, ?)", (identity, table))
        for seat in range(record.players):
            who = (identity, "b" * 22, "c" * 22, None)[min(seat, 3)] if people or seat == 0 else None
            rivals = " ".join(["cat" if not people else str(25 * (number % 9))] * (record.players - 1))
            won = float((number * 7 + seat) % record.players == 0)
            kind = (name, "", record.players, who, bots[seat], "people" if people else "bots", rivals)
            made = (number % 60, 1 if won else 2, won, 30, 900.0, at)
            db.execute(RESULT, (number, seat, table, *kind, *made))
        for feat in proud[name]:
            db.execute(
                "INSERT INTO feats VALUES (?, ?, ?, ?, ?, ?)",
                (identity, name, feat, number % 40, number, "people" if people else "bots"),
            )
    for other, name in {"b": "Bartholomew", "c": "Cleo"}.items():
        db.execute("INSERT INTO identities VALUES (?, ?, 0, 2e9, '')", (other * 22, name))
    db.commit()
    db.close()
