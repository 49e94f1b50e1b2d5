"""A table of a server: the lobby, the game and its end, one loop around all of them.

The server decides everything. This draws what it tells, by the same pictures as a game at home, and asks it
for what was typed.
"""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from kotatsu.core.canvas import Line
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import State
from kotatsu.terminal import pictures
from kotatsu.terminal.at_table import HELP, AtTable, Left
from kotatsu.terminal.files import check_writable
from kotatsu.terminal.keyboard import Keyboard
from kotatsu.terminal.narrator import BOTS, Narrator, clean, load_texts, printable
from kotatsu.terminal.online import lobby
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.changes import minutes, noticed
from kotatsu.terminal.online.link import Broken, Gone, Link, Mended, News
from kotatsu.terminal.online.mirror import Mirror
from kotatsu.terminal.online.shuffle import Verdict, judge
from kotatsu.terminal.online.web import OtherVersion, Web
from kotatsu.terminal.screen import Screen
from kotatsu.wire import messages
from kotatsu.wire.document import Document, Said, SeatView
from kotatsu.wire.messages import Command

NEWS_AT_END = 3  # rows
HURRY = 10.0  # seconds left when a clock turns red
CHAT_STAYS = 60.0  # seconds that a line of chat stays in sight when one moves
SOCIAL = {
    "/say …": "say",
    "/chat": "chat",
    "/pause": "pause",
    "/away": "away",
    "/back": "back",
    "/bot": "bot",
    "/give-up": "give-up",
    "/link": "link",
    "/record FILE": "record",
}
WATCHING = {"l": "log", "s": "sheet", "/say …": "say", "/chat": "chat", "q": "quit"}
LOOKING = {"l": "log", "s": "sheet", "/chat": "chat", "q": "quit"}


@dataclass
class Wishes:
    """What was asked for on the command line."""

    name: str
    watch: bool = False
    record: Path | None = None


@dataclass
class _Told:
    """A sentence among the news."""

    text: str
    at: float
    chat: bool = False


class OnlineTable(AtTable):
    """One table, from its door to its end. `run` gives the next table, if there is to be one."""

    def __init__(
        self,
        address: Address,
        web: Web,
        link: Link,
        mirror: Mirror,
        screen: Screen,
        keyboard: Keyboard,
        wishes: Wishes,
    ) -> None:
        self.game: Game = find_game(mirror.table.game)
        texts = load_texts(self.game)
        super().__init__(Narrator(self.game, texts, [""] * mirror.table.players), screen)
        self.address = address
        self.web = web
        self.link = link
        self.mirror = mirror
        self.keyboard = keyboard
        self.wishes = wishes
        self.told: list[_Told] = []
        self.broken = False
        self.verdict: Verdict | None = None
        self.looked = False  # at the table after the end, before the sheet
        self.next: str | None = None
        self._asked_for: dict[str, Callable[[], None]] = {}  # commands under way, and what follows
        self._moving: str | None = None  # a move that is on its way to the server
        self._moved = False  # what is told next begins with our own move
        self._busy: set[str] = set()  # duties that have been sent
        self._links: list[str] | None = None
        self._heard: dict[int, int] = {}  # how much of the story own seats knew when they passed the keyboard
        self._views: dict[int | None, tuple[object, State]] = {}
        self._printed: object = None  # what stands on a screen that cannot be redrawn
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

    # --- the loop -------------------------------------------------------------------------------------------

    def run(self) -> str:
        """Stay at the table until everybody goes on to the next one: its id. `Left` when one leaves."""
        self._arrive()
        while True:
            self._take(self.link.news())
            self._do_duties()
            if self.next is not None:
                return self.next
            again = self._draw()
            line = self.keyboard.line_or_news(self._prompt(), self._patience(), again)
            if line is not None:
                self._typed(line)

    def _arrive(self) -> None:
        table = self.table
        for said in self.mirror.chat[-3:]:
            self._tell(self._said(said), chat=True)
        if any(table.seats[seat].away or table.seats[seat].kept for seat in self.own):
            self._send(messages.Back(_new_id()))
        if table.phase in ("over", "abandoned"):
            self.looked = True
        if self.own:
            if table.phase == "playing":
                self._tell(self.say("online-welcome-back"))
                self._tell_last()
            return
        full = lobby.first_open(table) is None
        if self.wishes.watch or table.phase != "gathering" or full:
            if not table.watching:
                raise BadInput(self.say("online-full" if full else "online-no-spectators"))
            if table.phase not in ("over", "abandoned"):
                self._watch()
                meant = self.wishes.watch or self.address.watch is not None
                self._tell(self.say("online-watching" if meant else "online-watching-full"))
                self._tell_last()

    @property
    def _has_say(self) -> bool:
        """Whether one may talk. A link to watch a private table opens its door and no more."""
        return bool(self.own) or self.address.invite is not None or not self.table.private

    def _watch(self) -> None:
        """Let the others know who looks on."""
        if self._has_say:
            self._send(messages.Watch(_new_id(), self.wishes.name, self.address.invite))

    def _tell_last(self) -> None:
        """What happened shortly before one came."""
        if len(self.own) > 1:
            return  # it is told to whoever takes the keyboard
        seat = self.own[0] if self.own else None
        for sentence in self.narrator.tell_seen(self._story(seat)[-4:], seat):
            self._tell(sentence)

    def _patience(self) -> float | None:
        """How long a picture holds by itself: a second while a clock is shown."""
        state = self.table.game_state
        if not self.screen.live or state is None or self.table.phase != "playing":
            return None
        running = [clock for clock in state.clocks if clock.since is not None]
        return 1.0 if any(clock.left is not None or clock.count is not None for clock in running) else None

    # --- what comes from the server -------------------------------------------------------------------------

    def _take(self, news: list[News]) -> None:
        for one in news:
            try:
                self._take_one(one)
            except msgspec.ValidationError:
                raise self.web.other_version() from None

    def _take_one(self, news: News) -> None:
        match news:
            case messages.Snapshot():
                old = self.table
                self.mirror.snapshot(news)
                self._changed(old)
            case messages.Update():
                self._update(news)
            case messages.Welcome() | messages.Pong():
                self.mirror.time(news)
            case messages.Done():
                self._moving = None if news.client == self._moving else self._moving
                self._asked_for.pop(news.client, _nothing)()
            case messages.Refused():
                self._refused(news)
            case Broken():
                self.broken = True
                self._tell(self.say("online-broken"))
            case Mended():
                self.broken = False
                self.told = [told for told in self.told if told.text != self.say("online-broken")]
                self._tell(self.say("online-mended"))
            case Gone():
                raise self.web.other_version() if news.why is None else BadInput(news.why)

    def _refused(self, news: messages.Refused) -> None:
        self._asked_for.pop(news.client or "", None)
        self._moving = None if news.client == self._moving else self._moving
        self.notice = printable(news.why)[:300]

    def _update(self, update: messages.Update) -> None:
        old, before = self.table, self.mirror.story.get(self._story_key(), [])
        events = self.mirror.update(update).get(self._story_key(), [])
        self._changed(old)
        gone = before[len(self.mirror.story.get(self._story_key(), [])) :]
        if gone and not events:
            self.told = [told for told in self.told if told.chat]
            self._tell(self._gone_back(gone))
        elif old.take_back is not None and self.table.take_back is None and update.story is None:
            self._tell(self.say("online-back-refused"))
        if events and self._moved:
            self._forget_old_news()
        seat = None if self._story_key() == "watch" else int(self._story_key())
        for sentence in self.narrator.tell_seen(events, seat):
            self._tell(sentence)
        for said in update.chat:
            self._tell(self._said(said), chat=True)

    def _gone_back(self, gone: Sequence[Mapping[str, Any]]) -> str:
        """Whose moves were taken back: what is gone names one seat, or several."""
        movers = {event["seat"] for event in gone if "seat" in event}
        if len(movers) != 1:
            return self.say("online-went-back")
        mover = movers.pop()
        if mover in self.own and len(self.own) == 1:
            return self.say("online-taken-back")
        return self.say("online-took-back", name=self.narrator.names[mover])

    def _forget_old_news(self) -> None:
        now = time.monotonic()
        self._moved = False
        self.told = [told for told in self.told if told.chat and now - told.at < CHAT_STAYS]

    def _story_key(self) -> str:
        own = self.own
        seat = self.at_keyboard if self.at_keyboard in own else own[0] if own else None
        return "watch" if seat is None else str(seat)

    def _changed(self, old: Document) -> None:
        """Say what is different beside the game, after the document has changed."""
        self._name_seats()
        for sentence in noticed(old, self.table, self.narrator.names, self.narrator.texts):
            self._tell(sentence)
        if old.invite != self.table.invite or old.host != self.table.host or old.own != self.table.own:
            self._links = None
        if old.phase != "playing" and self.table.phase == "playing" and self.own:
            self.told = [told for told in self.told if told.chat]
            self._tell(self.say("online-begins"))
        if old.phase == "playing" and self.table.phase != "playing":
            self.notice = ""

    def _tell(self, sentence: str, chat: bool = False) -> None:
        self.notice = self.notice if not self.screen.live else ""  # an answer stands until there is news
        self.told.append(_Told(sentence, time.monotonic(), chat))
        if not self.screen.live:
            self._print_lines([sentence])

    def _said(self, said: Said) -> str:
        return self.say("online-said", name=printable(said.name)[:20], text=printable(said.text)[:500])

    # --- what must be done without anybody typing -----------------------------------------------------------

    def _do_duties(self) -> None:
        table = self.table
        if table.phase == "gathering" and not table.seed_named:
            for seat in self.own:
                if table.seats[seat].promise is None:
                    self._promise(seat)
        elif table.phase == "opening" and not table.seed_named:
            self._open()
        elif table.phase in ("over", "abandoned") and self.verdict is None:
            self._check_shuffle()
        if table.phase in ("gathering", "opening") and self._links is None:
            self._fetch_links()

    def _promise(self, seat: int) -> None:
        """A new nonce, where a start was called off or the table is a rematch."""
        duty = f"promise-{seat}-{self.table.table}"
        if duty not in self._busy and not self.link.waits:
            self._busy.add(duty)
            promise = self.web.account.new_promise(self.table.table, self.table.promise)
            self._send(messages.Commit(_new_id(), seat, promise), lambda: self._busy.discard(duty))

    def _open(self) -> None:
        table, account = self.table, self.web.account
        account.note_seats(table.table, table.promise, [seat.promise for seat in table.seats])
        known = account.promises(table.table)
        if known.server is not None and known.server != table.promise:
            raise BadInput(self.say("online-shuffle-changed"))
        for seat in self.own:
            promise = table.seats[seat].promise
            nonce, duty = account.nonce(table.table, promise), f"open-{promise}"
            if not table.seats[seat].opened and nonce is not None and duty not in self._busy:
                self._busy.add(duty)
                self._send(messages.Open(_new_id(), seat, nonce))

    def _check_shuffle(self) -> None:
        say = self.say
        if self.table.game_state is None:
            self.verdict = Verdict("", None)
            return
        try:
            record = self.web.record(self.table.table, None)
            promises = self.web.account.promises(self.table.table)
            view = self.view(self.seat) if self._sees() else None
            self.verdict = judge(record, promises, view, self.narrator.texts)
            if self.wishes.record is not None:
                record.write(self.wishes.record)
        except OtherVersion:
            raise
        except BadInput as problem:
            self.verdict = Verdict(say("online-shuffle-unknown", why=str(problem)), None)

    def _sees(self) -> bool:
        state = self.table.game_state
        return state is not None and (bool(state.views) or state.view is not None)

    def _fetch_links(self) -> None:
        """How to ask others; only who sits or is host may know."""
        self._links = []
        if self.own or self.table.host:
            try:
                links = self.web.links(self.table.table)
            except BadInput:
                return
            found = [links.play.url] + ([links.watch.url] if links.watch is not None else [])
            self._links = [printable(link)[:200] for link in found]

    # --- the picture ----------------------------------------------------------------------------------------

    def _draw(self) -> bool:
        """Show how things stand; False if what stands there (printed line after line) still holds."""
        if self.table.phase in ("gathering", "opening"):
            return self._draw_lobby()
        if self.table.phase in ("over", "abandoned"):
            return self._draw_end()
        self._hand_over()
        seat = self.seat
        below = self._below(seat)
        if self.screen.live:
            self._show(seat, below)
            return True
        return self._print_if_new(
            (self._seat_decision(seat), self.table.paused), lambda: self._show(seat, below)
        )

    def _hand_over(self) -> None:
        """With several own seats: before anybody's cards are shown, the right one sits at the keyboard."""
        seat = self.seat
        if seat is None or len(self.own) == 1 or seat == self.at_keyboard:
            return
        self.told = [told for told in self.told if told.chat]  # the rest was for somebody else's eyes
        if self.at_keyboard is not None:
            self._heard[self.at_keyboard] = len(self._story(self.at_keyboard))
        self._pass_keyboard(seat)
        for sentence in self.narrator.tell_seen(self._story(seat)[self._heard.get(seat, 0) :], seat):
            self._tell(sentence)

    def _story(self, seat: int | None) -> Sequence[Mapping[str, Any]]:
        """What happened so far, as this seat saw it."""
        return self.mirror.story.get("watch" if seat is None else str(seat), [])

    def _seat_decision(self, seat: int | None) -> object:
        """What makes a new picture where pictures are printed one below the other: a new question."""
        seat_view = self._seat_view(seat)
        if seat_view is None or not self._moves(seat):
            return "waiting"
        return (seat, seat_view.decision, tuple(move.move for move in seat_view.moves))

    def _print_if_new(self, what: object, show: Callable[[], None]) -> bool:
        """Print a picture when it asks something new; answers to what was typed come as a line."""
        if what == self._printed:
            if self.notice:
                self._print_lines([self.notice])
                self.notice = ""
                return True
            return False
        self._printed = what
        if what[:1] != ("waiting",) if isinstance(what, tuple) else True:
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

    _prompt_stands = False

    def _below(self, seat: int | None) -> list[Line]:
        """What stands under the game: the question and the moves, or whom everybody waits for."""
        table = self.table
        if table.take_back is not None and table.take_back.asks_you:
            name = self.narrator.names[table.take_back.seat]
            return [*self._slip(self.say("online-asked-back", name=name)), []]
        if seat is not None and self._moves(seat):
            return self._question(seat)
        return [[(f" {self._waiting()}", "dim"), *self._clocks()], [], []]

    def _slip(self, question: str) -> list[Line]:
        return pictures.question(question, self.screen.text_width)

    def _waiting(self) -> str:
        table, state = self.table, self.table.game_state
        if table.paused:
            return self.say("online-is-paused", host="yes" if table.host else "no")
        if any(table.seats[seat].kept for seat in self.own):
            return self.say("online-bot-plays")
        if any(table.seats[seat].away for seat in self.own):
            return self.say("online-you-are-away")
        if table.take_back is not None and table.take_back.yours:
            return self.say("online-waiting-back", names=self._everybody(table.take_back.waiting))
        others = [seat for seat in (state.deciders if state is not None else []) if seat not in self.own]
        if not others:
            return self.say("online-a-moment")
        if all(table.seats[seat].kind == "bot" for seat in others):
            return self.say("online-thinking", count=len(others), names=self._everybody(others))
        return self.say("online-waiting", names=self._everybody(others))

    def _everybody(self, seats: list[int]) -> str:
        return self.narrator.everybody(seats) if seats else ""

    def _clocks(self) -> Line:
        """The time that those have left who are asked."""
        state = self.table.game_state
        shown: Line = []
        for number in state.deciders if state is not None else []:
            left = self.mirror.left(number)
            if left is not None:
                text = f"{self.narrator.names[number]} {minutes(left)}"
                shown += [("  ", ""), (text, "warn" if left < HURRY else "bold")]
        return shown

    def _with_clock(self, prompt: Line) -> Line:
        """One's own time beside the place where one types: there it is in sight on any terminal."""
        left = None if self.seat is None or not self._moves(self.seat) else self.mirror.left(self.seat)
        if left is None:
            return prompt
        sign, style = prompt[-1]
        return [*prompt[:-1], (f"{minutes(left)} {sign}", "warn" if left < HURRY else style)]

    def _height(self) -> int:
        return self.screen.height if self.screen.live else 0

    def _news(self, seat: int | None) -> list[str]:
        if self.notice or not self.screen.live:  # elsewhere everything is told when it happens
            return [self.notice] if self.notice else []
        return [told.text for told in self.told] or ([self.say("online-broken")] if self.broken else [])

    def _prompt(self) -> Line:
        table = self.table
        self._prompt_stands = not self.screen.live
        if table.phase in ("gathering", "opening"):
            name = lobby.keys(table)
        elif table.phase in ("over", "abandoned"):
            if not self.looked:
                on = "to-the-sheet" if table.phase == "over" else "go-on"
                return [(f" {self.say(on)} ", "ask")]
            name = "online-keys-over"
        elif not self.own:
            name = "online-keys-watch" if self._has_say else "online-keys-look"
        elif table.take_back is not None and table.take_back.asks_you:
            name = "online-keys-asked"
        else:
            name = "keys" if self._moves(self.seat) else "online-keys-waiting"
        return self._with_clock(pictures.keys(self.narrator.texts, name))

    # --- the lobby ------------------------------------------------------------------------------------------

    def _draw_lobby(self) -> bool:
        def show() -> None:
            links = [] if self._links is None else self._links
            lines = lobby.picture(table, self.game, self.narrator.names, links, self.narrator.texts)
            taken = sum(self.screen.rows(line) for line in lines)
            rows = max(1, self.screen.height - 4 - taken) if self.screen.live else 3
            told = pictures.news(self.narrator, self._news(None), self.screen.text_width, rows)
            asked = self._slip(lobby.question(table, self.narrator.names, self.narrator.texts))
            self.screen.show([*lines, *told, [], *asked])

        table = self.table
        if self.screen.live:
            show()
            return True
        seats = tuple((seat.kind, seat.name, seat.bot) for seat in table.seats)
        return self._print_if_new(
            (table.phase, seats, table.host, bool(self.own), tuple(self._links or ())), show
        )

    def _typed_in_lobby(self, text: str) -> None:
        table, words = self.table, text.casefold().removeprefix("/").split()
        seat = lobby.first_open(table)
        if not words:
            if not self.own and seat is not None:
                self._sit(seat)
            elif self.own and table.host and seat is None and table.phase == "gathering":
                self._send(messages.Start(_new_id()))
        elif words == ["sit"] and seat is not None:
            self._sit(seat)
        elif (wanted := lobby.seat_and_name(text)) is not None:
            self._sit(*wanted)
        elif words == ["leave"]:
            self._send(messages.Leave(_new_id()))
        elif words[0] == "leave" and len(words) == 2:
            self._send(messages.Leave(_new_id(), lobby.seat_number(words[1], table, self.narrator.texts)))
        elif words == ["watch"]:
            self._watch()
            self._tell(self.say("online-watching"))
        elif words == ["off"]:
            self._send(messages.CallOff(_new_id()))
        elif words[0] == "name" and len(words) > 1:
            self._rename(printable(text.partition(" ")[2]))
        elif words in (["h"], ["help"]):
            self._lobby_help()
        else:
            self._typed_by_host(words)

    def _typed_by_host(self, words: list[str]) -> None:
        command = lobby.host_command(words, self.table, self.game, _new_id(), self.narrator.texts)
        if command is None:
            self.notice = self.say("lobby-unknown", text=" ".join(words)[:20])
        else:
            self._send(command)

    def _rename(self, words: str) -> None:
        """name NEW, or with several seats: name 1 NEW"""
        number, _, name = words.partition(" ")
        if number.isdecimal() and name and int(number) in self.own:
            self._send(messages.Rename(_new_id(), int(number), name))
        elif len(self.own) == 1:
            self._send(messages.Rename(_new_id(), self.own[0], words))
        else:
            self.notice = self.say("lobby-name-how", seat=self.own[-1] if self.own else 0)

    def _sit(self, seat: int, name: str = "") -> None:
        if seat >= len(self.table.seats):
            self.notice = self.say("lobby-no-seat", seat=seat, last=len(self.table.seats) - 1)
            return
        promise = self.web.account.new_promise(self.table.table, self.table.promise)
        own = self.wishes.name if not self.own else f"{self.wishes.name} {len(self.own) + 1}"
        self._send(messages.Sit(_new_id(), seat, name or own, promise, self.address.invite))

    def _lobby_help(self) -> None:
        entries = [entry.split("|") for entry in self.say("lobby-help").splitlines()]
        self._page(
            "title-help", self._key_lines([(key.strip(), meaning.strip()) for key, meaning in entries])
        )

    # --- the end --------------------------------------------------------------------------------------------

    def _draw_end(self) -> bool:
        def show() -> None:
            if not self.looked and self._sees():
                self._show(self.seat, [])
                if not self.screen.live:
                    self.looked = True
                    self.screen.show(self.end_lines())
            else:
                lines = self.end_lines(self._sheet_fits())
                rows = min(NEWS_AT_END, max(1, self.screen.height - 2 - len(lines)))
                told = pictures.news(self.narrator, self._news(None), self.screen.text_width, rows)
                self.screen.show([*lines, *told])

        if self.table.game_state is None:
            self.looked = True
        if self.screen.live:
            show()
            return True
        return self._print_if_new((self.table.phase, self.looked), show)

    def _sheet_fits(self) -> bool:
        return len(self.end_lines()) + 3 <= self.screen.height

    def end_lines(self, whole: bool = True) -> list[Line]:
        """The score sheet (or of a long one who is who and the totals), who won, and whether the shuffle was
        honest."""
        table, texts = self.table, self.narrator.texts
        title = "online-abandoned" if table.phase == "abandoned" else "title-final"
        lines: list[Line] = [[(f" {self.say(title)}", "title")], []]
        verdict = self.verdict
        end = verdict.end if verdict is not None and verdict.end is not None else None
        if end is None and self._sees():
            end = self.view(self.seat)
        if table.phase == "over" and end is not None:
            you = self.own[0] if len(self.own) == 1 else None
            sheet = pictures.sheet(self.narrator, end, you)
            total = next(n for n, line in enumerate(sheet) if line and line[0][0].startswith(" ─"))
            lines += sheet if whole else [sheet[0], *sheet[total:]]
            lines += [[], [(f" {pictures.result(self.narrator, end, you)}", "good")]]
        if verdict is not None and verdict.sentence:
            style = {True: "good", False: "warn", None: "dim"}[verdict.good]
            lines += self._text_lines(verdict.sentence, style)
        if self.wishes.record is not None and verdict is not None and verdict.end is not None:
            lines.append([(f" {texts.say('record-written', file=str(self.wishes.record))}", "dim")])
        return lines

    def _typed_at_end(self, text: str) -> None:
        words = text.casefold().removeprefix("/").split()
        if not self.looked:
            self.looked = True
            self._forget_old_news()
            if not words and not self._sheet_fits():
                self._page("title-final", self.end_lines()[2:])
        if words == ["s"]:
            self._page("title-final", self.end_lines()[2:])
        elif words in (["a"], ["again"]):
            if self.table.rematch is not None:
                self.next = self.table.rematch
            elif self.own:
                self._send(messages.Rematch(_new_id()), self._go_on)
            else:
                self.notice = self.say("online-no-rematch")
        elif words == ["l"] and self._sees():
            self._show_log(self.seat)
        elif words == ["t"]:
            self.looked = False
        elif words:
            self.notice = self.say("online-unknown", text=printable(text)[:20])

    def _go_on(self) -> None:
        self.next = self.table.rematch

    # --- what was typed -------------------------------------------------------------------------------------

    def _typed(self, text: str) -> None:
        """Follow a line; whatever cannot be done is answered in `notice`."""
        self._prompt_stands = False
        self.notice = ""
        try:
            self._follow(text)
        except OtherVersion:
            raise
        except BadInput as problem:
            self.notice = str(problem)

    def _follow(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if word == "q" or word in ("/quit", "/q"):
            self._quit(self.seat)
        elif word in ("/say", "/s"):
            self._speak(printable(rest)[:500])
        elif word == "/chat":
            self._show_chat()
        elif word == "/record" or (word == "record" and not self._moves(self.seat)):
            self._export(rest)
        elif word == "/link":
            self._show_links()
        elif self.table.phase in ("gathering", "opening"):
            self._typed_in_lobby(text)
        elif self.table.phase in ("over", "abandoned"):
            self._typed_at_end(text)
        elif word.startswith("/"):
            self._social(word)
        else:
            self._typed_in_game(text)

    def _speak(self, words: str) -> None:
        if not self._has_say:
            self.notice = self.say("online-only-looking")
            return
        if not self.own:
            self._watch()  # only who is known to look on is heard
        self._send(messages.Chat(_new_id(), words))

    def _typed_in_game(self, text: str) -> None:
        seat, take_back = self.seat, self.table.take_back
        if seat is None:
            self._typed_watching(text)
        elif take_back is not None and take_back.asks_you and text.casefold() not in ("l", "s", "h"):
            self._answer_take_back(take_back.seat, text.casefold())
        elif self._moves(seat) or text.casefold() in ("u", "uu", "l", "s", "h"):
            self._answer(seat, text)
        elif text:
            self.notice = self._why_not_now(seat)

    def _answer_take_back(self, asks: int, text: str) -> None:
        """Yes or no; a move would be made blindly, for the question stands in place of the moves."""
        if text in ("y", "n", "yes", "no"):
            self._send(messages.AnswerTakeBack(_new_id(), text.startswith("y")))
        elif text:
            self.notice = self.say("online-answer-first", name=self.narrator.names[asks])

    def _why_not_now(self, seat: int) -> str:
        own = self.table.seats[seat]
        if self.table.paused or own.kept or own.away:
            return self._waiting()
        return self.say("online-not-your-turn")

    def _typed_watching(self, text: str) -> None:
        pages: dict[str, Callable[[], None]] = {
            "l": lambda: self._show_log(None),
            "s": lambda: self._show_sheet(None),
            "h": lambda: self._show_help(0),
        }
        page = pages.get(text.casefold())
        if page is not None:
            page()
        elif text:
            self.notice = self.say("online-only-watching")

    def _social(self, word: str) -> None:
        table = self.table
        if word in ("/help", "/h", "/?"):
            self._show_help(self.seat or 0)
        elif not self.own and not table.host:
            self.notice = self.say("online-only-watching")
        elif word == "/pause":
            self._send(messages.Resume(_new_id()) if table.paused else messages.Pause(_new_id()))
        elif word == "/away":
            self._send(messages.Leave(_new_id()))
        elif word == "/back":
            self._send(messages.Back(_new_id()))
        elif word == "/give-up":
            agree = not set(self.own) & set(table.giving_up)
            if not agree or self._yes(self.seat, self.say("online-give-up")):
                self._send(messages.Abandon(_new_id(), agree))
                self.notice = self.say("online-giving-up" if agree else "online-going-on")
        elif word == "/bot":
            away = [number for number, seat in enumerate(table.seats) if seat.away and not seat.kept]
            self.notice = "" if away else self.say("online-nobody-away")
            for number in away:
                self._send(messages.SeatBot(_new_id(), number, lobby.USUAL_BOT))
        else:
            self.notice = self.say("online-unknown", text=printable(word)[:20])

    def _play(self, seat: int, move: int) -> None:
        seat_view = self._seat_view(seat)
        if seat_view is None:
            return
        command = messages.Play(_new_id(), seat, move, seat_view.decision)
        self._moving, self._moved = command.client, True
        self._send(command)

    def _hint(self, seat: int) -> None:
        if self.table.hints:
            super()._hint(seat)
        else:
            self.notice = self.say("online-no-hints")

    def _moves_played(self) -> int:
        return len(self.mirror.story.get(self._story_key(), []))

    def _undo(self, seat: int) -> None:
        seat_view = self._seat_view(seat)
        if seat_view is None or (seat_view.undo is False and not (seat_view.withdraw or seat_view.take_back)):
            self.notice = self.say("undo-nothing")
        elif seat_view.withdraw:
            self._send(messages.Withdraw(_new_id(), seat), self._taken_back)
        elif seat_view.undo is not False:  # the server works it out, which may take a moment
            self.notice = self.say("online-a-moment")
            self._send(messages.Undo(_new_id(), seat), self._taken_back)
        else:
            self.notice = self.say("online-undo-not-free")

    def _taken_back(self) -> None:
        self.notice = self.say("online-taken-back")

    def _undo_by_consent(self, seat: int) -> None:
        seat_view = self._seat_view(seat)
        if seat_view is not None and seat_view.withdraw:
            self._undo(seat)
        elif self.table.take_back is None and (seat_view is None or not seat_view.take_back):
            self.notice = self.say("undo-nothing")
        else:
            self._send(messages.AskTakeBack(_new_id(), seat))

    def _log_lines(self, seat: int | None) -> list[Line]:
        told = [[sentence] for sentence in self.narrator.tell_seen(self._story(seat), seat)]
        return pictures.log_lines(self.narrator, told, self.screen.text_width)

    def _show_help(self, seat: int) -> None:
        keys = {**HELP, **SOCIAL} if self.own else WATCHING if self._has_say else LOOKING
        self._page("title-help", self._help_lines(self.seat, keys))

    def _show_chat(self) -> None:
        lines: list[Line] = []
        for said in self.mirror.chat:
            lines += self._text_lines(self._said(said))
        self._page("title-chat", lines or [[(f" {self.say('online-no-chat')}", "dim")]], from_end=True)

    def _show_links(self) -> None:
        self._fetch_links()
        lines: list[Line] = []
        for key, link in zip(("lobby-link", "lobby-watch-link"), self._links or ()):
            lines += [[(f" {self.say(key)}", "dim")], [(link, "address")], []]
        self._page("title-links", lines or [[(f" {self.say('online-no-links')}", "dim")]])

    def _export(self, file: str) -> None:
        """Write the record: of a finished game all of it, of a running one what this seat may know."""
        path = Path(file.strip() or f"kotatsu-{self.table.table[:8]}.json").expanduser()
        check_writable(path)
        running = self.table.phase == "playing"
        self.web.record(self.table.table, self.seat if running else None).write(path)
        self.notice = self.say(
            "online-record-own" if running else "record-written", file=printable(str(path))
        )

    def _quit(self, seat: int | None) -> None:
        if self.table.phase != "playing" or not self.own:
            raise Left
        if self._yes(seat, self.say("online-quit")):
            raise Left

    def _send(self, command: Command, then: Callable[[], None] | None = None) -> None:
        if then is not None:
            self._asked_for[command.client] = then
        self.link.send(command)


def _new_id() -> str:
    return secrets.token_hex(12)


def _nothing() -> None:
    return None
