"""A table: seats, a game being played, clocks — without any input or output of its own.

What happens at a table is a list of numbered *entries*, JSON-able dictionaries; the table is their fold.
`handle` checks a command and says which entries came of it, `apply` folds one, `Table.load` folds them all.
Entries are the save and hold every secret. What may leave is made by `public`, `snapshot`, `story` and
`record`, and by nothing else.

Entries say what followed from the rules — whose turn it is, who won — so that a table can be folded where
the rules have changed since; only then is the log played again, or goes on from its last dump.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from kotatsu.core import log as core_log
from kotatsu.core.commitments import BYTES, server_promise
from kotatsu.core.errors import BadInput, IllegalMove, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.record import Record
from kotatsu.core.state import Row, State
from kotatsu.table import decide, shown
from kotatsu.table.clocks import Clocks
from kotatsu.table.commands import Command, Refused
from kotatsu.table.description import Clock, Description
from kotatsu.table.phases import ABANDONED, GATHERING, OPENING, OVER, PLAYING
from kotatsu.table.seats import Owed, Said, Seat, TakeBack

Entry = dict[str, Any]

_NO_FACTS = ("log", "_free_undo", "decides_undo")


class Table:
    """A game being played, or about to be.

    >>> from kotatsu.table import Description, Play, SeatBot, SetSeed, Sit, Start
    >>> table = Table.create("t1", "mia", Description("cat-tower", players=2), bytes(32), bytes(32), now=0.0)
    >>> for command in (Sit(0, "Mia"), SeatBot(1, "greedy"), SetSeed("a seed"), Start()):
    ...     entries = table.handle("mia", command, now=1.0)
    >>> table.phase, table.deciders
    ('playing', [0])
    >>> entries = table.handle("mia", Play(0, 2), now=2.0, client="click 1")
    >>> table.owed()
    [Owed(seat=1, level='greedy', decision=1)]
    >>> table.handle("mia", Play(0, 2), now=2.5, client="click 1")  # sent twice, played once
    []
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
        self.seats = [Seat(c.owner, c.name, c.bot) if c is not None else Seat() for c in chairs]
        self.spectators: dict[str, str] = {}
        self.phase = GATHERING
        self.paused = False
        self.chat: list[Said] = []
        self.done: set[tuple[str, str]] = set()  # what was sent with a client's number, and carried out
        self.at: float = created["at"]  # the time of the last entry

        self.salt: str = created["salt"]
        self.secret: str = created["secret"]
        # What the server promised before anybody sat down.
        self.promise = server_promise(bytes.fromhex(self.salt), bytes.fromhex(self.secret))
        self.named_seed: str | None = None
        self.called_off = 0

        self.dealt: Entry | None = None
        self.log: Log | None = None
        self.rules_version: int = self.game.rules_version
        self.old_moves = 0
        self.base: dict[str, Any] | None = None
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
        self.decides_undo = True  # False: whoever runs the table works that out and says so by `note_undo`
        self._keep(created)

    @classmethod
    def create(
        cls, table: str, host: str, description: Description, secret: bytes, salt: bytes, now: float
    ) -> "Table":
        """A new table. `secret` and `salt` are 32 fresh random bytes each."""
        if len(secret) != BYTES or len(salt) != BYTES:
            raise BadInput(f"The secret and the salt of a table have {BYTES} bytes each.")
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
            raise BadInput("The save of a table begins with how it was created.")
        table = cls(entries[0])
        table._asleep = True
        for entry in entries[1:]:
            table.apply(entry)
        table._asleep = False
        if table.dealt is not None:
            table._wake()
        return table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> dict[str, Any]:
        facts = {name: value for name, value in vars(self).items() if name not in _NO_FACTS}
        if self.log is not None:
            facts["log"] = [self.log.dump(), self.log.moves, self.log.state.dump()]
            facts["events"] = [[event.whole() for event in events] for events in self.log.events]
        return facts

    # --- what happens ---------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """All that has happened, which is the whole table."""
        return [msgspec.json.decode(row) for row in self.rows]

    def handle(
        self, identity: str | None, command: Command, now: float, client: str | None = None
    ) -> list[Entry]:
        """Carry a command out; the entries that came of it, to be stored before anything is sent.

        `identity` is whose command it is, None the server itself; a command's fields are taken to be of the
        types it declares. `client` is a number or name that the sender gives to each of its commands: what
        was carried out already (see `has_done`) gives no entries. `Refused` says why not, and then nothing
        has changed.
        """
        if identity is not None and client is not None and (identity, client) in self.done:
            return []
        now = max(now, self.at)
        mark = {} if client is None else {"client": client}
        made: list[Entry] = []
        known = len(self.rows)
        try:
            for facts in decide.decide(self, identity, command, now):
                made.append({"n": known + len(made), "at": now, "by": identity, **facts, **mark})
                self.apply(made[-1])
                mark = {}
        except Exception as error:
            if made:  # a part of it was done already
                decides_undo = self.decides_undo
                vars(self).update(vars(Table.load(self.entries[:known])))
                self.decides_undo = decides_undo
            if isinstance(error, KotatsuError) and not isinstance(error, Refused):
                raise Refused(str(error)) from None
            raise
        return made

    def apply(self, entry: Entry) -> None:
        """Fold one more entry."""
        self._fold(entry)
        self._keep(entry)

    def has_done(self, identity: str, client: str) -> bool:
        """Whether a command that this client sent under this number was carried out."""
        return (identity, client) in self.done

    def _keep(self, entry: Entry) -> None:
        self.rows.append(msgspec.json.encode(entry))
        self.at = entry["at"]
        if entry.get("client") is not None and entry["by"] is not None:
            self.done.add((entry["by"], entry["client"]))

    def _fold(self, entry: Entry) -> None:
        if entry.get("n") != len(self.rows):
            raise BadInput(
                f"The save is damaged: entry {entry.get('n')} stands where {len(self.rows)} belongs."
            )
        fold = getattr(self, f"_fold_{entry.get('kind')}", None)
        if fold is None:
            raise BadInput(f"The save is damaged: nothing is known of a {entry.get('kind')!r}.")
        if "log" in entry and self.log is not None:
            self._run(entry["log"])
        elif "log" in entry:
            self._tape.append(entry["log"])
        fold(entry)

    # --- the fold: people -----------------------------------------------------------------------------------

    def _fold_sat(self, entry: Entry) -> None:
        self.seats[entry["seat"]] = Seat(entry["by"], entry["name"], promise=entry["promise"])
        self.spectators.pop(entry["by"], None)

    def _fold_left(self, entry: Entry) -> None:
        for seat in entry["seats"]:
            if self.phase == GATHERING:
                self.seats[seat] = Seat()
            else:
                self.seats[seat].away = True
        self.spectators.pop(entry["by"], None)
        self.host = entry["host"]
        if not any(seat.owner == entry["by"] and seat.present for seat in self.seats):
            self.giving_up = [other for other in self.giving_up if other != entry["by"]]

    def _fold_back(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        if seat.kept is not None and not seat.late:
            self._renew([entry["seat"]])
        seat.away, seat.kept, seat.missed = False, None, 0
        self._set_clocks_running(entry["at"])

    def _fold_renamed(self, entry: Entry) -> None:
        self.seats[entry["seat"]].name = entry["name"]

    def _fold_watches(self, entry: Entry) -> None:
        self.spectators[entry["by"]] = entry["name"]

    def _fold_said(self, entry: Entry) -> None:
        self.chat.append(Said(entry["by"], entry["name"], entry["seat"], entry["text"], entry["at"]))

    def _fold_host(self, entry: Entry) -> None:
        self.host = entry["host"]

    # --- the fold: before the deal --------------------------------------------------------------------------

    def _fold_set(self, entry: Entry) -> None:
        what, value = entry["what"], entry["value"]
        if what == "players":
            self.seats = self.seats[:value] + [Seat() for _ in range(value - len(self.seats))]
        elif what == "clock":
            self.clock = Clock(**value)
        else:
            setattr(self, what, value)
        if what == "invite" and value is not None:
            self.spectators.clear()  # a new invitation turns away whoever came by an old one
        if self.phase == GATHERING:
            self.clocks = Clocks(self.clock, len(self.seats))

    def _fold_bot(self, entry: Entry) -> None:
        self.seats[entry["seat"]] = Seat(bot=entry["level"])

    def _fold_freed(self, entry: Entry) -> None:
        self.seats[entry["seat"]] = Seat()

    def _fold_swapped(self, entry: Entry) -> None:
        one, other = entry["seats"]
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]

    def _fold_committed(self, entry: Entry) -> None:
        self.seats[entry["seat"]].promise = entry["promise"]

    def _fold_started(self, entry: Entry) -> None:
        self.phase = OPENING

    def _fold_opened(self, entry: Entry) -> None:
        self.seats[entry["seat"]].nonce = entry["nonce"]

    def _fold_called_off(self, entry: Entry) -> None:
        """What was opened has been seen by the server: nobody may be held to it."""
        self.phase = GATHERING
        self.called_off += 1
        for seat in self.seats:
            seat.promise = seat.nonce = None

    def _fold_dealt(self, entry: Entry) -> None:
        self.phase = PLAYING
        self.dealt = entry
        self.rules_version = entry["rules_version"]
        if not self._asleep:
            self._wake()

    # --- the fold: the game ---------------------------------------------------------------------------------

    def _fold_turn(self, entry: Entry) -> None:
        """What everybody notices: who has decided, who must decide now."""
        done = entry["done"]
        if done is not None:
            self.clocks.finish(done, entry["at"])
        self.deciders = list(entry["deciders"])
        self.counts = dict(entry["counts"])
        for number, seat in enumerate(self.seats):
            seat.decision += number in entry["asked"]
            seat.late = seat.late and number in self.deciders and number not in entry["asked"]
        self._renew(seat for seat in entry["asked"] if seat not in entry["resumed"])
        self._set_clocks_running(entry["at"])

    def _fold_played(self, entry: Entry) -> None:
        seat = entry["log"][1]
        self.clocks.mark(seat, entry["at"])
        if entry["by"] is not None:
            self.seats[seat].missed = 0

    def _fold_time_up(self, entry: Entry) -> None:
        seat = entry["seat"]
        self.seats[seat].missed += 1
        if "log" in entry:
            self.clocks.mark(seat, entry["at"])
        else:
            self.seats[seat].late = True
            self._set_clocks_running(entry["at"])

    def _fold_awake(self, entry: Entry) -> None:
        self.clocks.start_again(entry["at"])

    def _fold_kept(self, entry: Entry) -> None:
        self.seats[entry["seat"]].kept = entry["level"]
        self._set_clocks_running(entry["at"])

    def _fold_withdrew(self, entry: Entry) -> None:
        _, seat, count = entry["log"]
        self.clocks.withdraw(seat, count)
        self._drop_stale_request()

    def _fold_undone(self, entry: Entry) -> None:
        self.clocks.undo(entry["log"][1], entry["at"])
        self._drop_stale_request()

    def _fold_asked_back(self, entry: Entry) -> None:
        self.take_back = TakeBack(entry["by"], entry["seat"], entry["to"], [])

    def _fold_agreed_back(self, entry: Entry) -> None:
        if self.take_back is not None:
            self.take_back.agreed.append(entry["by"])

    def _fold_refused_back(self, entry: Entry) -> None:
        self.take_back = None

    def _fold_went_back(self, entry: Entry) -> None:
        self.clocks.go_back(entry["log"][1])
        self.take_back = None

    def _fold_dump(self, entry: Entry) -> None:
        """For a deploy with changed rules; the log has it already."""

    def _fold_paused(self, entry: Entry) -> None:
        self.paused = True
        self._set_clocks_running(entry["at"])

    def _fold_resumed(self, entry: Entry) -> None:
        self.paused = False
        self._set_clocks_running(entry["at"])

    def _fold_giving_up(self, entry: Entry) -> None:
        self.giving_up = [other for other in self.giving_up if other != entry["by"]]
        if entry["agree"]:
            self.giving_up.append(entry["by"])

    def _fold_finished(self, entry: Entry) -> None:
        self.phase = OVER
        self.result = entry["result"]
        self.take_back = None
        self.giving_up = []

    def _fold_abandoned(self, entry: Entry) -> None:
        self.phase = ABANDONED
        self.paused = False
        self.take_back = None
        self._set_clocks_running(entry["at"])

    def _fold_rematch(self, entry: Entry) -> None:
        self.rematch = entry["table"]

    def _fold_rules(self, entry: Entry) -> None:
        """From here on other rules hold."""
        self.rules_version = entry["rules_version"]
        self.old_moves, self.base = entry["old_moves"], entry["base"]
        self.take_back = None
        if "log" in entry:
            self.clocks.go_back(entry["log"][1])

    def _drop_stale_request(self) -> None:
        if self.take_back is not None and len(self.clocks.marks) <= self.take_back.to:
            self.take_back = None

    def _renew(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.clocks.renew(seat, self.counts.get(str(seat)))

    def _set_clocks_running(self, now: float) -> None:
        """Clocks run for those who owe a decision that no bot makes for them."""
        playing = self.phase == PLAYING and not self.paused
        self.clocks.set_running(
            (seat for seat in self.deciders if playing and self.seats[seat].by_owner), now
        )

    # --- the log --------------------------------------------------------------------------------------------

    def _run(self, entry: list[Any]) -> None:
        """Do with the log what an entry of it says; an `IllegalMove` leaves it untouched."""
        log = self.log
        assert log is not None
        kind = entry[0]
        if kind == "move":
            log.play(entry[1], log.state.parse(entry[1], entry[2]))
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

    def _wake(self) -> None:
        """Play the log that the entries told of. A game that has ended stays with its rules."""
        changed = self.rules_version != self.game.rules_version
        if changed and self.phase != PLAYING:
            return
        try:
            self.log = Log.load(self.game, self._log_data(self._tape))
        except IllegalMove:
            if not changed:
                raise
            # What was played since the last dump is not legal any more: it must be played again.
            dumped = next(entry[1] for entry in reversed(self._tape) if entry[0] == "dump")
            self.log = Log.load(self.game, self._log_data([*self._tape, ["back", dumped]]))
        self._tape = []

    def _log_data(self, entries: list[list[Any]]) -> dict[str, Any]:
        dealt = self.dealt
        assert dealt is not None
        edition = dealt["edition"]
        if "data" not in edition and edition["hash"] != self.game.default_edition.hash:
            edition = {**edition, "data": dealt["edition_data"]}  # the game comes with another one now
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
            raise Refused("The game has not been dealt yet.")
        return self.log.state

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
        if log is None or self.phase != PLAYING or log.state.pending(seat) or not log.moves:
            return False
        if log.moves[-1][0] != seat:
            return False
        position = len(log.entries)
        if self._free_undo is None or self._free_undo[0] != position:
            if not self.decides_undo:
                return None
            self._free_undo = (position, log.can_undo(seat))
        return self._free_undo[1]

    def undo_question(self) -> tuple[int, int] | None:
        """Whether somebody might undo and nobody has worked out yet if that is free: at which position of
        the log, and whose move it was."""
        log = self.log
        if log is None or self.phase != PLAYING or len(log.moves) <= log.old_moves:
            return None
        seat, position = log.moves[-1][0], len(log.entries)
        known = self._free_undo is not None and self._free_undo[0] == position
        return None if known or not self.seats[seat].present or log.state.pending(seat) else (position, seat)

    def note_undo(self, position: int, free: bool) -> None:
        """What somebody worked out for `undo_question`; void if the log has gone on since."""
        if self.log is not None and len(self.log.entries) == position:
            self._free_undo = (position, free)

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

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats that belong to an identity."""
        return [number for number, seat in enumerate(self.seats) if identity and seat.owner == identity]

    def people(self) -> list[str]:
        """The identities at the table that have a say, in order of their seats."""
        return list(dict.fromkeys(seat.owner for seat in self.seats if seat.present and seat.owner))

    def is_admitted(self, identity: str | None, invite: str | None = None) -> bool:
        """Whether a private table lets this identity in; others let in everybody."""
        inside = identity == self.host or identity in self.spectators or bool(self.seats_of(identity))
        return self.invite is None or inside or invite == self.invite

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

    def bot_view(self, seat: int) -> State:
        """What a bot that owes a decision may know: the very view a person there would get."""
        if seat not in [owed.seat for owed in self.owed()]:
            raise Refused(f"No bot owes a decision on seat {seat}.")
        return self.state().view(seat)

    def next_deadline(self) -> tuple[float, int] | None:
        """When somebody's time will be up, and whose."""
        deadlines = [(self.clocks.deadline(seat), seat) for seat in range(len(self.seats))]
        return min(((at, seat) for at, seat in deadlines if at is not None), default=None)

    def next_description(self) -> Description:
        """The table of a rematch: the same people, everybody one seat further, so that another one leads."""
        chairs = [seat.chair() for seat in self.seats]
        return Description(
            game=self.game.name,
            players=len(self.seats),
            options=dict(self.options),
            edition=self.edition,
            clock=self.clock,
            invite=self.invite,
            hints=self.hints,
            watching=self.watching,
            stand_in=self.stand_in,
            chairs=(*chairs[1:], chairs[0]),
        )

    # --- what may leave -------------------------------------------------------------------------------------

    def public(self) -> dict[str, Any]:
        """What anybody may see, for a list of tables."""
        return shown.public(self)

    def snapshot(self, identity: str | None, invite: str | None = None) -> dict[str, Any]:
        """All that an identity may see (None: an unknown visitor); `Refused` at a private table's door, which
        an invitation opens.

        It stays the same, byte for byte, whatever others do in secret; so it names no entry's number.
        """
        return shown.snapshot(self, identity, invite)

    def common(self) -> dict[str, Any]:
        """The part of `document` that all who are admitted see alike."""
        return shown.common(self)

    def document(self, identity: str | None, invite: str | None, common: dict[str, Any]) -> dict[str, Any]:
        """`snapshot` without the chat, for somebody who shows a table to many: what `common` gave is used
        again, and whatever it holds stands in the document as the very same object."""
        return shown.document(self, identity, invite, common)

    def story(
        self, identity: str | None, seat: int | None = None, invite: str | None = None
    ) -> list[dict[str, Any]]:
        """What happened, as one's own seat (None: a spectator) saw it, in order; for a log and for sounds."""
        return shown.story(self, identity, seat, invite)

    def moment(
        self, identity: str | None, seat: int | None, number: int, invite: str | None = None
    ) -> dict[str, Any]:
        """The game as one's own seat (None: a spectator) saw it at a moment, as `story` numbers them."""
        return shown.moment(self, identity, seat, number, invite)

    def sheet(
        self, identity: str | None = None, seat: int | None = None, invite: str | None = None
    ) -> list[Row]:
        """The score sheet: everything once the game is over, before that what this seat may know."""
        return shown.sheet(self, identity, seat, invite)

    def record(self, identity: str | None = None, seat: int | None = None) -> Record:
        """The record: everything once the game is over or abandoned, before that what this seat may know."""
        return shown.record(self, identity, seat)
