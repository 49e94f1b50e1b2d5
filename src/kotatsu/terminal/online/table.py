"""A table of a server: the lobby, the game and its end, one loop around all of them.

The server decides everything. This draws what it tells, by the same pictures as a game at home, and asks it
for what was typed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kotatsu.core.canvas import Line
from kotatsu.core.errors import BadInput
from kotatsu.terminal.keyboard import Keyboard
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online import lobby
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.at_end import AtEnd
from kotatsu.terminal.online.at_server import Wishes, new_id, story_key
from kotatsu.terminal.online.changes import noticed
from kotatsu.terminal.online.game_keys import GameKeys
from kotatsu.terminal.online.in_lobby import InLobby
from kotatsu.terminal.online.link import Broken, Gone, Link, Mended, News
from kotatsu.terminal.online.mirror import Mirror
from kotatsu.terminal.online.nonces import Nonces
from kotatsu.terminal.online.web import OtherVersion, Web
from kotatsu.terminal.screen import SMALLEST, Screen
from kotatsu.wire import messages
from kotatsu.wire.document import Document

BEFORE, AFTER = ("gathering", "opening"), ("over", "abandoned")
WHILE_PASSING = ("q", "/q", "/quit", "/say", "/s", "/chat", "/pause", "/back")


class OnlineTable(InLobby, GameKeys, AtEnd):
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
        super().__init__(address, web, link, mirror, screen, wishes)
        self.keyboard = keyboard
        self._nonces = Nonces(web.account, self._send, self.narrator.texts)

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
            self._send(messages.Back(new_id()))
        if table.phase in AFTER:
            self.looked = True
        if self.own:
            if table.phase == "playing":
                self._tell(self.say("online-welcome-back"))
                self._tell_last()
                self._tell_if_narrow()
            return
        full = lobby.first_open(table) is None
        if self.wishes.watch or table.phase != "gathering" or full:
            if not table.watching:
                raise BadInput(self.say("online-full" if full else "online-no-spectators"))
            if table.phase not in AFTER:
                self._watch()
                meant = self.wishes.watch or self.address.watch is not None
                self._tell(self.say("online-watching" if meant else "online-watching-full"))
                self._tell_last()

    def _tell_last(self) -> None:
        """What happened shortly before one came."""
        if len(self.own) > 1:
            return  # it is told to whoever takes the keyboard
        self._tell_events(self._story(self._reader)[-4:], self._reader)

    def _tell_if_narrow(self) -> None:
        columns, needed = self.screen.terminal_size[0], SMALLEST[0]
        if self.screen.live and columns < needed:
            self._tell(self.say("online-narrow", columns=columns, needed=needed))

    def _draw(self) -> bool:
        """Show how things stand; False if what stands there (printed line after line) still holds."""
        if self.table.phase in BEFORE:
            return self._draw_lobby()
        return self._draw_end() if self.table.phase in AFTER else self._draw_game()

    def _prompt(self) -> Line:
        self._prompt_stands = not self.screen.live
        if self.table.phase in BEFORE:
            return self._lobby_prompt()
        return self._end_prompt() if self.table.phase in AFTER else self._game_prompt()

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
        if self._is_passing and word not in WHILE_PASSING:
            self._take_keyboard()
        elif word == "q" or word in ("/quit", "/q"):
            self._quit(self.seat)
        elif word in ("/say", "/s"):
            self._speak(printable(rest)[:500])
        elif word == "/chat":
            self._show_chat()
        elif word == "/record" or (word == "record" and not self._moves(self.seat)):
            self._export(rest)
        elif word == "/link":
            self._show_links()
        elif self.table.phase in BEFORE:
            self._typed_in_lobby(text)
        elif self.table.phase in AFTER:
            self._typed_at_end(text)
        elif word.startswith("/"):
            self._social(word)
        else:
            self._typed_in_game(text)

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
                self._answered(news.client, done=True)
            case messages.Refused():
                self._answered(news.client, done=False)
                self.notice = printable(news.why)[:300]
            case Broken():
                self.broken = True
                self._tell(self.say("online-broken"))
            case Mended():
                self.broken = False
                self.told = [told for told in self.told if told.text != self.say("online-broken")]
                self._tell(self.say("online-mended"))
            case Gone():
                raise self.web.other_version() if news.why is None else BadInput(news.why)

    def _update(self, update: messages.Update) -> None:
        old, before = self.table, self._story(self._reader)
        news = self.mirror.update(update)
        self._changed(old)
        reader = self._reader
        events, gone = news.get(story_key(reader), []), before[len(self._story(reader)) :]
        if gone and not events:
            self._forget_all_but_chat()
            self._tell(self._gone_back(gone))
        elif old.take_back is not None and self.table.take_back is None and update.story is None:
            self._tell(self.say("online-back-refused"))
        if events and self._moved:
            self._forget_old_news()
        if not self._is_passing:  # whoever takes the keyboard will be told
            self._tell_events(events, reader)
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

    def _changed(self, old: Document) -> None:
        """Say what is different beside the game, after the document has changed."""
        self._name_seats()
        for sentence in noticed(old, self.table, self.narrator.names, self.narrator.texts):
            self._tell(sentence)
        if old.invite != self.table.invite or old.host != self.table.host or old.own != self.table.own:
            self.links = None
        if old.phase != "playing" and self.table.phase == "playing" and self.own:
            self._forget_all_but_chat()
            self._tell(self.say("online-begins"))
            self._tell_if_narrow()
        if old.phase == "playing" and self.table.phase != "playing":
            self.notice = ""

    # --- what must be done without anybody typing -----------------------------------------------------------

    def _do_duties(self) -> None:
        table = self.table
        if table.phase == "gathering" and not table.seed_named and not self.link.waits:
            self._nonces.promise(table)
        elif table.phase == "opening" and not table.seed_named:
            self._nonces.open(table)
        elif table.phase in AFTER and self.verdict is None:
            self._check_shuffle()
        if table.phase in BEFORE and self.links is None:
            self._fetch_links()
