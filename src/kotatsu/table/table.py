"""A table: seats, a game being played, clocks — without any input or output of its own.

What happens at a table is a list of numbered *entries*, JSON-able dictionaries; the table is their fold.
`handle` checks a command and says what it appended, `apply` folds one, `Table.load` folds them all.
Entries are the save and hold every secret. What may leave is made by `projection`, and by
nothing else.

Entries say what followed from the rules — whose turn it is, who won — so that a table can be folded where
the rules have changed since; only then is the log played again, or goes on from its last dump.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kotatsu.core import log as core_log
from kotatsu.core.commitments import BYTES, server_promise
from kotatsu.core.errors import IllegalMove, KotatsuError, Misuse
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.state import Setup, State
from kotatsu.core.tutorial import Tutorial
from kotatsu.table.clocks import Clocks
from kotatsu.table.commands import Awake, Command
from kotatsu.table.decide import MOVE, Asker, decide, is_midway
from kotatsu.table.description import Beginning, Clock, Description, Round
from kotatsu.table.fold import FOLDS, Entry
from kotatsu.table.phases import ABANDONED, GATHERING, OVER, PLAYING
from kotatsu.table.refusals import Refused, refusal_of
from kotatsu.table.seats import Owed, Reported, Said, Seat, TakeBack

_NO_FACTS = ("log", "_free_undo", "_printed", "decides_undo")


SECRET = ("played", "withdrew", "prepared", "reported", "dump")
"""Kinds of entries that nobody but their seat notices, or the host, unless others follow from the same
command."""


@dataclass(slots=True)
class Appended:
    """What a command added to a table."""

    entries: list[Entry]
    rows: list[bytes]  # the same as JSON, to be stored

    def __bool__(self) -> bool:
        return bool(self.entries)

    @property
    def noticed(self) -> bool:
        """Whether anybody else can know of it. A step of a choice, or its withdrawal, is its seat's secret if
        no turn follows, and so is what it prepares; a dump comes along by itself."""
        return any(entry["kind"] not in SECRET for entry in self.entries)


class Table:
    """A game being played, or about to be.

    >>> from kotatsu.table import Description
    >>> from kotatsu.table.commands import Play, SeatBot, SetSeed, Sit, Start
    >>> table = Table.create("t1", "mia", Description("cat-tower", players=2), bytes(32), bytes(32), now=0.0)
    >>> for command in (Sit(0, "Mia"), SeatBot(1, "greedy"), SetSeed("a seed"), Start()):
    ...     appended = table.handle("mia", command, now=1.0)
    >>> table.phase, table.deciders
    ('playing', [0])
    >>> [entry["kind"] for entry in table.handle("mia", Play(0, 2), now=2.0, client="click 1").entries]
    ['played', 'turn']
    >>> table.owed()
    [Owed(seat=1, level='greedy', decision=1)]
    >>> bool(table.handle("mia", Play(0, 2), now=2.5, client="click 1"))  # sent twice, played once
    False
    >>> Table.load(table.entries) == table
    True
    """

    def __init__(self, created: Entry) -> None:
        """A table from its first entry; use `create` or `load`."""
        described = Description.from_data(created["description"])
        chairs = [*described.chairs, *([None] * (described.seats - len(described.chairs)))]
        self.rows: list[bytes] = []  # the entries as JSON, which takes a tenth of the memory
        self.id: str = created["table"]
        self.host: str = created["by"]
        self.game: Game = described.the_game()
        self.options: dict[str, Any] = dict(described.options)
        self.edition: dict[str, Any] | None = created["description"]["edition"]
        self.clock: Clock = described.clock
        self.invite: str | None = described.invite
        self.hints: bool = described.hints
        self.watching: bool = described.watching
        self.stand_in: str = described.stand_in
        self.tutorial: Tutorial | None = self.game.tutorial if described.tutorial else None
        self.beginning: Beginning | None = described.beginning
        self.round: Round | None = described.round
        self.round_over = False
        self.seats = [Seat(c.owner, c.name, c.bot) if c is not None else Seat() for c in chairs]
        for seat, place in zip(self.seats, described.round.seats if described.round is not None else ()):
            if place is not None:
                seat.promise, seat.nonce = described.round.promises[place]  # type: ignore[union-attr]
        self.spectators: dict[str, str] = {}
        self.phase = GATHERING
        self.paused = False
        self.skipping = False  # bots do not pause, as somebody asked who sits out
        self.chat: list[Said] = []
        self.reports: list[Reported] = []
        self.done: set[tuple[str, str]] = set()  # what was sent with a client's number, and carried out
        self.at: float = created["at"]  # the time of the last entry

        self.salt: str = created["salt"]
        self.secret: str = created["secret"]
        # What the server promised before anybody sat down.
        self.promise = server_promise(bytes.fromhex(self.salt), bytes.fromhex(self.secret))
        settled = self.tutorial or self.beginning
        self.named_seed: str | None = None if settled is None else settled.seed
        # A guided game, or one that is played on: nothing about it can be changed, and it does not count.
        self.is_practice: bool = settled is not None
        self.was_guided = self.tutorial is not None
        self.called_off = 0

        self.dealt: Entry | None = None
        self.log: Log | None = None
        self.rules_version: int = self.game.rules_version
        self.old_moves = 0
        self.base: dict[str, Any] | None = None
        self.turns = 0  # how often everybody has noticed that somebody decided, or must decide again
        self.deciders: list[int] = []
        self.counts: dict[str, float] = {}  # seats whose decision the rulebook counts, and its seconds
        self.clocks = Clocks(self.clock, len(self.seats))
        self.take_back: TakeBack | None = None
        self.giving_up: list[str] = []
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None

        self._tape: list[list[Any]] = []  # the log's entries, as long as no log is played
        self._asleep = False  # while entries are only read; the log is played when all are there
        self._free_undo: tuple[int, bool] | None = None
        self._printed: tuple[Setup, Mapping[str, Any]] | None = None
        self.decides_undo = True  # False: whoever runs the table works that out and says so by `note_undo`
        self._keep(created)

    @classmethod
    def create(
        cls, table: str, host: str, description: Description, secret: bytes, salt: bytes, now: float
    ) -> "Table":
        """A new table. `secret` and `salt` are 32 fresh random bytes each."""
        if len(secret) != BYTES or len(salt) != BYTES:
            raise Misuse(f"The secret and the salt of a table have {BYTES} bytes each.")
        description.check()
        created = {
            "n": 0,
            "at": now,
            "kind": "created",
            "by": host,
            "table": table,
            "description": description.as_data(),
            "secret": secret.hex(),
            "salt": salt.hex(),
        }
        return cls(created)

    @classmethod
    def load(cls, entries: Sequence[Entry]) -> "Table":
        """The table that these entries tell of. Under changed rules it goes on from its last dump; the server
        lets it do so with `GoOn`."""
        if not entries or entries[0].get("kind") != "created" or entries[0].get("n") != 0:
            raise Misuse("The save of a table begins with how it was created.")
        table = cls(entries[0])
        table._asleep = True
        for entry in entries[1:]:
            table.apply(entry)
        table._asleep = False
        table.play_log()
        return table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> dict[str, Any]:
        facts = {name: getattr(self, name) for name in self._names() if name not in _NO_FACTS}
        if self.log is not None:
            facts["log"] = [self.log.dump(), self.log.moves, self.log.state.dump()]
            facts["events"] = [[event.whole() for event in events] for events in self.log.events]
        return facts

    def _names(self) -> list[str]:
        """What a table keeps, by name. Compiled it has no dictionary of that, but a list."""
        compiled: Sequence[str] | None = getattr(Table, "__mypyc_attrs__", None)
        return sorted(vars(self) if compiled is None else compiled)

    def _become(self, other: "Table") -> None:
        for name in self._names():
            setattr(self, name, getattr(other, name))

    # --- what happens ---------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """All that has happened, which is the whole table."""
        return [msgspec.json.decode(row) for row in self.rows]

    def handle(
        self,
        identity: str | None,
        command: Command,
        now: float,
        client: str | None = None,
        made: str | None = None,
    ) -> Appended:
        """Carry a command out; what it appended, to be stored before anything is sent.

        `identity` is whose command it is, None the server itself; a command's fields are taken to be of the
        types it declares. `client` is a number or name that the sender gives to each of its commands: what
        was carried out already (see `has_done`) gives no entries. `made` is what the server has made for a
        `SetPrivate` (a new invitation) or a `Rematch` (the next table). `Refused` says why not, and then
        nothing has changed.
        """
        if identity is not None and client is not None and (identity, client) in self.done:
            return Appended([], [])
        if not isinstance(command, Awake):  # only a new start may go by a clock that was set back
            now = max(now, self.at)
        mark = {} if client is None else {"client": client}
        known = len(self.rows)
        entries: list[Entry] = []
        try:
            for facts in decide(self, Asker(identity, now, made), command):
                entry = {"n": len(self.rows), "at": now, "by": identity, **facts, **mark}
                self.apply(entry, entry.pop(MOVE, None))
                entries.append(entry)
                mark = {}
        except Exception as error:
            if len(self.rows) > known:  # a part of it was done already
                decides_undo = self.decides_undo
                self._become(Table.load(self.entries[:known]))
                self.decides_undo = decides_undo
            if isinstance(error, KotatsuError):
                raise refusal_of(error) from None
            raise
        return Appended(entries, self.rows[known:])

    def apply(self, entry: Entry, move: int | None = None) -> None:
        """Fold one more entry; `move` is the number of the move that it tells of, where that is known."""
        self._fold(entry, move)
        self._keep(entry)

    def has_done(self, identity: str, client: str) -> bool:
        """Whether a command that this client sent under this number was carried out."""
        return (identity, client) in self.done

    def _keep(self, entry: Entry) -> None:
        self.rows.append(msgspec.json.encode(entry))
        self.at = entry["at"]
        if entry.get("client") is not None and entry["by"] is not None:
            self.done.add((entry["by"], entry["client"]))

    def _fold(self, entry: Entry, move: int | None) -> None:
        if entry.get("n") != len(self.rows):
            raise Misuse(
                f"The save is damaged: entry {entry.get('n')} stands where {len(self.rows)} belongs."
            )
        fold = FOLDS.get(entry.get("kind", ""))
        if fold is None:
            raise Misuse(f"The save is damaged: nothing is known of a {entry.get('kind')!r}.")
        if "log" in entry and self.log is not None:
            self._run(entry["log"], move)
        elif "log" in entry:
            self._tape.append(entry["log"])
        fold(self, entry)

    # --- the log --------------------------------------------------------------------------------------------

    def _run(self, entry: list[Any], move: int | None) -> None:
        """Do with the log what an entry of it says; an `IllegalMove` leaves it untouched."""
        log = self.log
        assert log is not None
        kind = entry[0]
        if kind == "move":
            _, seat, text = entry
            log.play(seat, log.state.parse(seat, text) if move is None else move, text)
        elif kind == "timeout":
            log.timeout(entry[1])
        elif kind == "takeover":
            log.take_over(entry[1], entry[2])
        elif kind == "undo":
            log.undo(entry[1], decided=True)
        elif kind == "withdraw":
            log.withdraw(entry[1])
        elif kind == "back" and entry[1] < len(log.moves):
            log.take_back(entry[1])

    def play_log(self) -> None:
        """Play the log that the entries told of, once all of them are there. A game that has ended stays with
        its rules."""
        if self._asleep or self.dealt is None:
            return
        changed = self.rules_version != self.game.rules_version
        if changed and self.phase != PLAYING:
            return
        try:
            self.log = Log.load(self.game, self._log_data(self._tape))
        except IllegalMove:
            if not changed:
                raise
            # What was played since the last dump is not legal any more: it must be played again.
            dumped = [entry[1] for entry in self._tape if entry[0] == "dump"][-1]
            self.log = Log.load(self.game, self._log_data([*self._tape, ["back", dumped]]))
        self._tape = []

    def _log_data(self, entries: list[list[Any]]) -> dict[str, Any]:
        dealt = self.dealt
        assert dealt is not None
        edition = dealt["edition"]
        shipped = {ours.hash for ours in self.game.editions}
        if "data" not in edition and edition["hash"] not in shipped:
            edition = {**edition, "data": dealt["edition_data"]}  # the game came with this one then
        return {
            "kotatsu_log": core_log.FORMAT,
            "game": self.game.name,
            "rules_version": self.rules_version,
            "edition": edition,
            "players": len(self.seats),
            "options": dealt["options"],
            "seed": dealt["seed"],
            "names": [],
            "old_moves": self.old_moves,
            "base": self.base,
            "entries": entries,
        }

    def state(self) -> State:
        """The whole game, which only the table may see."""
        if self.log is None:
            raise Refused("not-dealt")
        return self.log.state

    def printed(self) -> Mapping[str, Any]:
        """What is printed on the cards and boards of this table; the same object as long as it stays so."""
        assert self.log is not None
        setup = self.log.setup
        if self._printed is None or self._printed[0] is not setup:
            self._printed = (setup, setup.printed())
        return self._printed[1]

    def moves(self) -> list[tuple[int, str]]:
        """The moves that stand."""
        return core_log.flatten(self.log.entries if self.log is not None else self._tape)

    @property
    def rules_changed(self) -> bool:
        """Whether the game goes on under other rules than its entries say, until the server says `GoOn`."""
        return self.log is not None and self.rules_version != self.game.rules_version

    def can_undo(self, seat: int) -> bool | None:
        """Whether this seat may take its last move back freely; None: nobody has worked it out yet. A pending
        choice is withdrawn instead."""
        log = self.log
        if log is None or self.phase != PLAYING or log.state.pending(seat) or log.last_mover(seat) != seat:
            return False
        if self._free_undo is None or self._free_undo[0] != self.turns:
            if not self.decides_undo:
                return None
            self._free_undo = (self.turns, log.can_undo(seat))
        return self._free_undo[1]

    def undo_question(self) -> tuple[int, int] | None:
        """Whether somebody might undo and nobody has worked out yet if that is free: after which turn, and
        whose move it was. Steps that nobody has noticed raise no question and answer none."""
        log = self.log
        seat = log.last_mover() if log is not None and self.phase == PLAYING else None
        if log is None or seat is None or not self.seats[seat].present or log.state.pending(seat):
            return None
        known = self._free_undo is not None and self._free_undo[0] == self.turns
        return None if known else (self.turns, seat)

    def note_undo(self, turn: int, free: bool) -> None:
        """What somebody worked out for `undo_question`; void if the game has gone on since."""
        if self.turns == turn:
            self._free_undo = (turn, free)

    def last_open_move(self, seat: int) -> int | None:
        """Which move of the log was this seat's last, those left out that nobody has seen."""
        if self.log is None:
            return None
        moves, pending = self.log.moves, self.log.state.pending(seat)
        for number in range(len(moves) - 1, self.log.old_moves - 1, -1):
            if moves[number][0] == seat:
                if not pending:
                    return number
                pending -= 1
        return None

    # --- who is here ----------------------------------------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        return self.phase in (OVER, ABANDONED)

    @property
    def is_sealed(self) -> bool:
        """Whether others may still play the very deal of this table: until then nothing of it is opened here,
        even if this game is over."""
        return self.round is not None and not self.round_over

    @property
    def lies_open(self) -> bool:
        """Whether everything about the game may be told: it is over, and nobody else plays its deal."""
        return self.is_closed and not self.is_sealed

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats that belong to an identity."""
        return [number for number, seat in enumerate(self.seats) if identity and seat.owner == identity]

    def people(self) -> list[str]:
        """The identities at the table that have a say, in order of their seats."""
        return list(dict.fromkeys(seat.owner for seat in self.seats if seat.present and seat.owner))

    def all_sit_out(self) -> bool:
        """Whether a game runs that all people here can only look on at, for a while."""
        if self.phase != PLAYING or self.log is None or not self.people():
            return False
        return all(self.state().sits_out(number) for number, seat in enumerate(self.seats) if seat.present)

    @property
    def hurries(self) -> bool:
        """Whether bots need not pause now."""
        return self.skipping and self.all_sit_out()

    def is_admitted(self, identity: str | None, invite: str | None = None) -> bool:
        """Whether a private table lets this identity in; others let in everybody. A round that is played
        shows none of its tables to those who play it at another one."""
        if self.is_sealed and not self.seats_of(identity):
            assert self.round is not None
            return self.watching and identity not in self.round.people
        if self.invite is None or invite == self.invite or identity == self.host:
            return True
        return identity in self.spectators or bool(self.seats_of(identity))

    def must_admit(self, identity: str | None, invite: str | None = None) -> None:
        """`Refused` unless `is_admitted`."""
        if self.is_admitted(identity, invite):
            return
        if self.is_sealed:
            raise Refused("round-plays")
        raise Refused("private")

    # --- for the server -------------------------------------------------------------------------------------

    def owed(self) -> list[Owed]:
        """The decisions that bots must make now."""
        if self.phase != PLAYING or self.paused or self.rules_changed:
            return []
        levels = [(seat, self._bot_at(seat)) for seat in self.deciders]
        return [Owed(seat, level, self.seats[seat].decision) for seat, level in levels if level is not None]

    def _bot_at(self, number: int) -> str | None:
        seat = self.seats[number]
        return seat.bot or seat.kept or (self.stand_in if seat.late else None)

    def prepared(self) -> list[tuple[int, int]]:
        """The seats that are asked what their owners have answered in advance, each with its decision."""
        if self.phase != PLAYING or self.paused or self.rules_changed:
            return []
        return [(seat, self.seats[seat].decision) for seat in self.deciders if self._has_prepared(seat)]

    def _has_prepared(self, number: int) -> bool:
        seat = self.seats[number]
        if seat.plan is None or not (seat.present and seat.by_owner):
            return False
        return seat.plan.is_for(self.state().ask(number).get("kind"))

    def bot_view(self, seat: int) -> State:
        """What a bot that owes a decision may know: the very view a person there would get."""
        if seat not in [owed.seat for owed in self.owed()]:
            raise Refused("no-bot-asked", seat=seat)
        return self.state().view(seat)

    def made_by(self, seat: int) -> int:
        """How many moves of a seat stand."""
        return sum(mover == seat for mover, _ in self.log.moves) if self.log is not None else 0

    def choices(self, view: State, seat: int) -> list[int]:
        """What a seat may choose: the legal moves, or those that the step of a tutorial waits for."""
        if self.tutorial is None or seat != self.tutorial.seat:
            return view.legal_moves(seat)
        return self.tutorial.choices(view, self.made_by(seat))

    def scripted(self, seat: int) -> int | None:
        """What the script of a tutorial lets a bot play now."""
        if self.tutorial is None:
            return None
        return self.tutorial.scripted(self.state(), seat, self.made_by(seat))

    def is_secret(self, seat: int, move: int) -> bool:
        """Whether nobody else would notice this move: a step of a choice that is not all of it."""
        state = self.state()
        if not state.is_legal(seat, move):
            return False
        after = state.clone()
        after.play(seat, move)
        return is_midway(after, seat)

    def next_deadline(self) -> tuple[float, int] | None:
        """When somebody's time will be up, and whose."""
        return min(self.clocks.deadlines(), default=None)

    def next_description(self) -> Description:
        """The table of a rematch: the same people, everybody one seat further, so that another one leads. Who
        plays with bots alone keeps their seat, with its name and cat, if it is drawn who leads."""
        chairs = [seat.chair() for seat in self.seats]
        is_after_a_lesson = self.was_guided and self.is_closed  # whose options were for the lesson
        options = {} if is_after_a_lesson else dict(self.options)
        people = sum(seat.owner is not None for seat in self.seats)
        if people > 1 or options.get("first_leader") is not None:
            chairs = [*chairs[1:], chairs[0]]
        return Description(
            game=self.game.name,
            players=len(self.seats),
            options=options,
            edition=self.edition,
            clock=self.clock,
            invite=self.invite,
            hints=self.hints,
            watching=self.watching,
            stand_in=self.stand_in,
            chairs=tuple(chairs),
        )
