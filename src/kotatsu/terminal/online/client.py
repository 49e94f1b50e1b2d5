"""One table of a server as this client knows it: its document, one's own seats, and what is asked of it."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import State
from kotatsu.table import commands
from kotatsu.table.commands import PersonsCommand
from kotatsu.terminal.narrator import BOTS, Narrator, clean, printable
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.link import Link
from kotatsu.terminal.online.mirror import Mirror
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.speech import load_texts
from kotatsu.wire.document import Document, SeatView, TakeBack
from kotatsu.wire.messages import Do

BEFORE, AFTER = ("gathering", "opening"), ("over", "abandoned")
"""The phases of a table before its game and after it."""


@dataclass
class JoinOptions:
    """What was asked for on the command line."""

    name: str
    watch: bool = False
    record: Path | None = None


class TableClient:
    """What every screen of a table reads, and how it sends a command.

    Nothing is decided here: the document is what the server told, and a command is carried out or refused by
    the server. With several own seats, `at_keyboard` is the one whose player sits there.
    """

    def __init__(self, address: Address, web: Web, link: Link, mirror: Mirror, options: JoinOptions) -> None:
        self.game: Game = find_game(mirror.table.game)
        self.narrator = Narrator(self.game, load_texts(self.game), [""] * mirror.table.players)
        self.say = self.narrator.texts.say
        self.address = address
        self.web = web
        self.link = link
        self.mirror = mirror
        self.options = options
        self.at_keyboard: int | None = None
        self.links: list[str] | None = None  # how to ask others; None: not fetched yet
        self.sent_move: str | None = None  # the id of a move that is not answered yet
        self.own_move_comes = False  # what happens next begins with our own move
        self._then: dict[
            str, Callable[[], None]
        ] = {}  # by the ids of commands: what follows when they are done
        self._views: dict[int | None, tuple[object, State]] = {}
        self.name_seats()

    # --- what the document says -----------------------------------------------------------------------------

    @property
    def table(self) -> Document:
        return self.mirror.table

    @property
    def own(self) -> list[int]:
        return self.table.own

    @property
    def seat(self) -> int | None:
        """The seat that the screen shows: the one of ours that is asked; None for a spectator."""
        asked = [seat for seat in self.own if self.is_asked(seat)]
        if asked:
            return self.at_keyboard if self.at_keyboard in asked else asked[0]
        return self.reader

    @property
    def reader(self) -> int | None:
        """The seat that news are told to; None for a spectator."""
        return self.at_keyboard if self.at_keyboard in self.own else self.own[0] if self.own else None

    @property
    def is_passing(self) -> bool:
        """Whether, with several own seats, nobody sits at the keyboard: then nobody's cards may be seen."""
        return self.table.phase == "playing" and len(self.own) > 1 and self.at_keyboard not in self.own

    @property
    def may_talk(self) -> bool:
        """A link to watch a private table opens its door and no more."""
        return bool(self.own) or self.address.invite is not None or not self.table.private

    @property
    def sees_game(self) -> bool:
        state = self.table.game_state
        return state is not None and (bool(state.views) or state.view is not None)

    @property
    def asked_back(self) -> TakeBack | None:
        """The move that we are asked to let somebody take back."""
        take_back = self.table.take_back
        return take_back if take_back is not None and take_back.asks_you else None

    def seat_view(self, seat: int | None) -> SeatView | None:
        state = self.table.game_state
        return None if state is None else state.views.get(str(seat))

    def is_asked(self, seat: int | None) -> bool:
        """Whether this seat is asked for a move."""
        seat_view = self.seat_view(seat)
        if seat is None or seat_view is None or self.table.seats[seat].away:
            return False
        playing = self.table.phase == "playing" and not self.table.paused and self.sent_move is None
        return playing and bool(seat_view.moves)

    def view(self, seat: int | None) -> State:
        """What this seat, or a spectator, may know; `BadInput` if that is nothing."""
        state, own = self.table.game_state, self.seat_view(seat)
        data = own.view if own is not None else state.view if state is not None else None
        if data is None:
            raise BadInput("online-no-spectators")
        kept = self._views.get(seat)
        if kept is None or kept[0] is not data:
            if data.get("rules_version") != self.game.rules_version:
                raise self.web.other_version()
            kept = self._views[seat] = (data, self.game.load(data))
        return kept[1]

    def story(self, seat: int | None) -> Sequence[Mapping[str, Any]]:
        """What happened so far, as this seat saw it."""
        return self.mirror.story.get(story_key(seat), [])

    def name_seats(self) -> None:
        """People have names; a bot is called by its seat, so that it is the same cook for everybody."""
        people = [clean(seat.name) if seat.kind == "person" else "" for seat in self.table.seats]
        cooks = [cook for cook in (*BOTS, *(f"{cook} II" for cook in BOTS)) if cook not in people]
        guest = self.say("guest")
        self.narrator.names = [
            people[number] or (guest if seat.kind == "person" else cooks[number])
            for number, seat in enumerate(self.table.seats)
        ]

    # --- what is asked of the server ------------------------------------------------------------------------

    def send(self, command: PersonsCommand, then: Callable[[], None] | None = None) -> str:
        """Send a command; the id under which it is answered. `then` is called once it was carried out."""
        client = secrets.token_hex(12)
        if then is not None:
            self._then[client] = then
        self.link.send(Do(client, command))
        return client

    def send_move(self, seat: int, move: int) -> None:
        seat_view = self.seat_view(seat)
        if seat_view is None:
            return
        self.sent_move, self.own_move_comes = self.send(commands.Play(seat, move, seat_view.decision)), True

    def answered(self, client: str | None, done: bool) -> None:
        """A command was carried out or refused."""
        then = self._then.pop(client or "", None)
        if client == self.sent_move:
            self.sent_move = None
        if done and then is not None:
            then()

    def watch(self) -> None:
        """Let the others know who looks on."""
        if self.may_talk:
            self.send(commands.Watch(self.options.name, self.address.invite))

    def fetch_links(self) -> None:
        """How to ask others; only who sits or is host may know."""
        self.links = []
        if self.own or self.table.host:
            try:
                links = self.web.links(self.table.table)
            except BadInput:
                return
            found = [links.play.url] + ([links.watch.url] if links.watch is not None else [])
            self.links = [printable(link)[:200] for link in found]


def story_key(seat: int | None) -> str:
    """Under what name the server tells a seat's story."""
    return "watch" if seat is None else str(seat)
