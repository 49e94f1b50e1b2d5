"""Tables: people and bots around a game — seats, shuffle, clocks, undo — without input or output.

A server makes a `Table`, gives it `commands`, stores the entries that come of them, and sends what
`projection` shows. docs/tables.md tells the rest.
"""

from kotatsu.table.commands import Command
from kotatsu.table.decide import EXPIRES_AFTER, TIME_OUTS
from kotatsu.table.description import Chair, Clock, Description
from kotatsu.table.fold import Entry
from kotatsu.table.phases import ABANDONED, GATHERING, OPENING, OVER, PLAYING
from kotatsu.table.refusals import Refused
from kotatsu.table.seats import Owed
from kotatsu.table.table import Appended, Table

__all__ = [
    "ABANDONED",
    "EXPIRES_AFTER",
    "GATHERING",
    "OPENING",
    "OVER",
    "PLAYING",
    "TIME_OUTS",
    "Appended",
    "Chair",
    "Clock",
    "Command",
    "Description",
    "Entry",
    "Owed",
    "Refused",
    "Table",
]
