"""Tables, their entries, records and people, kept on disk.

>>> import asyncio, tempfile
>>> from kotatsu.store import Conflict, Listing, open_store
>>> async def example(folder):
...     async with open_store(folder) as store:
...         await store.create("kitchen", Listing("cat-tower"), [b"Ann sits down"])
...         await store.append("kitchen", 2, [b"Ben sits down"])
...         try:
...             await store.append("kitchen", 2, [b"Cem sits down"])
...         except Conflict as conflict:
...             print(conflict)
...         return await store.entries("kitchen", after=1)
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(example(folder))
Entry 2 of table kitchen cannot be written: its last entry is 2.
[b'Ben sits down']
"""

from kotatsu.store.interface import (
    Against,
    Channel,
    Club,
    ClubMember,
    ClubResult,
    ClubTable,
    DueNotice,
    Evening,
    Identity,
    Listing,
    Lost,
    Met,
    NewRecord,
    Played,
    Purged,
    RecordInfo,
    Retention,
    Role,
    SeatResult,
    Stage,
    Store,
    StoredEdition,
    StoredTable,
    StoredTournament,
    Summary,
    Uncounted,
    Wanted,
    club_owner,
)
from kotatsu.store.opening import open_store
from kotatsu.store.problems import Conflict, NotFound, StoreError, Unavailable

__all__ = [
    "Against",
    "Channel",
    "Club",
    "ClubMember",
    "ClubResult",
    "ClubTable",
    "Conflict",
    "DueNotice",
    "Evening",
    "Identity",
    "Listing",
    "Lost",
    "Met",
    "NewRecord",
    "NotFound",
    "Played",
    "Purged",
    "RecordInfo",
    "Retention",
    "Role",
    "SeatResult",
    "Stage",
    "Store",
    "StoreError",
    "StoredEdition",
    "StoredTable",
    "StoredTournament",
    "Summary",
    "Unavailable",
    "Uncounted",
    "Wanted",
    "club_owner",
    "open_store",
]
