"""Somebody at a table of a server: what is known of it, what was told, and how something is asked of it.

What is drawn and typed in each phase stands in files of their own, which all build on this: `in_lobby`,
`in_game` with `game_keys`, and `at_end`.
"""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kotatsu.core.canvas import Line
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import State
from kotatsu.terminal import pictures
from kotatsu.terminal.at_table import AtTable
from kotatsu.terminal.narrator import BOTS, Narrator, clean, load_texts, printable
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.link import Link
from kotatsu.terminal.online.mirror import Mirror
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screen import Screen
from kotatsu.wire import messages
from kotatsu.wire.document import Document, Said, SeatView
from kotatsu.wire.messages import Command

CHAT_STAYS = 60.0  # seconds that a line of chat stays in sight when one moves


@dataclass
class Wishes:
    """What was asked for on the command line."""

    name: str
    watch: bool = False
    record: Path | None = None


@dataclass
class Told:
    """A sentence among the news."""

    text: str
    at: float
    chat: bool = False


class AtServer(AtTable):
    """What every phase of a table needs."""

    def __init__(
        self, address: Address, web: Web, link: Link, mirror: Mirror, screen: Screen, wishes: Wishes
    ) -> None:
        self.game: Game = find_game(mirror.table.game)
        texts = load_texts(self.game)
        super().__init__(Narrator(self.game, texts, [""] * mirror.table.players), screen)
        self.address = address
        self.web = web
        self.link = link
        self.mirror = mirror
        self.wishes = wishes
        self.told: list[Told] = []
        self.broken = False
        self.links: list[str] | None = None  # how to ask others, once that is known
        self._asked_for: dict[str, Callable[[], None]] = {}  # commands under way, and what follows
        self._moving: str | None = None  # a move that is on its way to the server
        self._moved = False  # what is told next begins with our own move
        self._heard: dict[int, int] = {}  # how much of the story own seats knew when they passed the keyboard
        self._views: dict[int | None, tuple[object, State]] = {}
        self._printed: object = None  # what stands on a screen that cannot be redrawn
        self._prompt_stands = False  # the last line printed there is a prompt
        self._name_seats()

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
        asked = [seat for seat in self.own if self._seat_view(seat) and self._moves(seat)]
        if asked:
            return self.at_keyboard if self.at_keyboard in asked else asked[0]
        return self.at_keyboard if self.at_keyboard in self.own else self.own[0] if self.own else None

    def _seat_view(self, seat: int | None) -> SeatView | None:
        state = self.table.game_state
        return None if state is None else state.views.get(str(seat))

    def _moves(self, seat: int | None) -> bool:
        """Whether this seat is asked for a move."""
        seat_view = self._seat_view(seat)
        if seat is None or seat_view is None or self.table.seats[seat].away:
            return False
        playing = self.table.phase == "playing" and not self.table.paused and self._moving is None
        return playing and bool(seat_view.moves)

    def view(self, seat: int | None) -> State:
        state, own = self.table.game_state, self._seat_view(seat)
        data = own.view if own is not None else state.view if state is not None else None
        if data is None:
            raise BadInput(self.say("online-no-spectators"))
        kept = self._views.get(seat)
        if kept is None or kept[0] is not data:
            if data.get("rules_version") != self.game.rules_version:
                raise self.web.other_version()
            kept = self._views[seat] = (data, self.game.load(data))
        return kept[1]

    def _name_seats(self) -> None:
        """People have names; a bot is called by its seat, so that it is the same cook for everybody."""
        people = [clean(seat.name) if seat.kind == "person" else "" for seat in self.table.seats]
        cooks = [cook for cook in (*BOTS, *(f"{cook} II" for cook in BOTS)) if cook not in people]
        guest = self.say("guest")
        self.narrator.names = [
            people[number] or (guest if seat.kind == "person" else cooks[number])
            for number, seat in enumerate(self.table.seats)
        ]

    def _sees(self) -> bool:
        state = self.table.game_state
        return state is not None and (bool(state.views) or state.view is not None)

    @property
    def _has_say(self) -> bool:
        """Whether one may talk. A link to watch a private table opens its door and no more."""
        return bool(self.own) or self.address.invite is not None or not self.table.private

    @property
    def _is_passing(self) -> bool:
        """Whether, with several own seats, nobody sits at the keyboard: then nobody's cards may be seen."""
        return self.table.phase == "playing" and len(self.own) > 1 and self.at_keyboard not in self.own

    @property
    def _reader(self) -> int | None:
        """The seat whose eyes the news are for; None for a spectator."""
        return self.at_keyboard if self.at_keyboard in self.own else self.own[0] if self.own else None

    def _story(self, seat: int | None) -> Sequence[Mapping[str, Any]]:
        """What happened so far, as this seat saw it."""
        return self.mirror.story.get(story_key(seat), [])

    # --- what is told ---------------------------------------------------------------------------------------

    def _tell(self, sentence: str, chat: bool = False) -> None:
        self.notice = self.notice if not self.screen.live else ""  # an answer stands until there is news
        self.told.append(Told(sentence, time.monotonic(), chat))
        if not self.screen.live:
            self._print_lines([sentence])

    def _tell_events(self, events: Sequence[Mapping[str, Any]], seat: int | None) -> None:
        for sentence in self.narrator.tell_seen(events, seat):
            self._tell(sentence)

    def _said(self, said: Said) -> str:
        return self.say("online-said", name=printable(said.name)[:20], text=printable(said.text)[:500])

    def _forget_old_news(self) -> None:
        now = time.monotonic()
        self._moved = False
        self.told = [told for told in self.told if told.chat and now - told.at < CHAT_STAYS]

    def _forget_all_but_chat(self) -> None:
        self.told = [told for told in self.told if told.chat]

    def _news(self, seat: int | None) -> list[str]:
        if self.notice or not self.screen.live:  # elsewhere everything is told when it happens
            return [self.notice] if self.notice else []
        return [told.text for told in self.told] or ([self.say("online-broken")] if self.broken else [])

    def _slip(self, question: str) -> list[Line]:
        return pictures.question(question, self.screen.text_width)

    # --- where pictures are printed one below the other -----------------------------------------------------

    def _height(self) -> int:
        return self.screen.height if self.screen.live else 0

    def _print_if_new(self, what: object, show: Callable[[], None] | None) -> bool:
        """Print a picture when it asks something new (None: nothing is asked); answers come as a line."""
        if what == self._printed:
            if self.notice:
                self._print_lines([self.notice])
                self.notice = ""
                return True
            return False
        self._printed = what
        if show is not None:
            show()
        elif self.notice:
            self._print_lines([self.notice])
        self.notice = ""
        self.told = []
        return True

    def _print_lines(self, sentences: list[str]) -> None:
        lines: list[Line] = []
        for sentence in sentences:
            lines += self._text_lines(sentence)
        self.screen.print([[], *lines] if self._prompt_stands else lines)
        self._prompt_stands = False

    # --- what is asked of the server ------------------------------------------------------------------------

    def _send(self, command: Command, then: Callable[[], None] | None = None) -> None:
        if then is not None:
            self._asked_for[command.client] = then
        self.link.send(command)

    def _answered(self, client: str | None, done: bool) -> None:
        """A command was carried out or refused."""
        then = self._asked_for.pop(client or "", None)
        if client == self._moving:
            self._moving = None
        if done and then is not None:
            then()

    def _watch(self) -> None:
        """Let the others know who looks on."""
        if self._has_say:
            self._send(messages.Watch(new_id(), self.wishes.name, self.address.invite))

    def _fetch_links(self) -> None:
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


def new_id() -> str:
    """A name for a command, by which its answer is known."""
    return secrets.token_hex(12)
