"""While the game runs: what is typed, and what that asks of the server."""

from collections.abc import Callable
from pathlib import Path

from kotatsu.core.canvas import Line
from kotatsu.terminal import pictures
from kotatsu.terminal.at_table import HELP, Left
from kotatsu.terminal.files import check_writable
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online import lobby
from kotatsu.terminal.online.at_server import new_id
from kotatsu.terminal.online.in_game import InGame
from kotatsu.wire import messages

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


class GameKeys(InGame):
    """Moves, undo, and whatever people at a table want of each other."""

    def _typed_in_game(self, text: str) -> None:
        seat, asked_back, word = self.seat, self._asked_back(), text.casefold()
        if seat is None:
            self._typed_watching(text)
        elif asked_back is not None and word not in ("l", "s", "h"):
            self._answer_take_back(asked_back.seat, word)
        elif self._moves(seat) or word in ("u", "uu", "l", "s", "h"):
            self._answer(seat, text)
        elif text:
            self.notice = self._why_not_now(seat)

    def _answer_take_back(self, asks: int, text: str) -> None:
        """Yes or no; a move would be made blindly, for the question stands in place of the moves."""
        if text in ("y", "n", "yes", "no"):
            self._send(messages.AnswerTakeBack(new_id(), text.startswith("y")))
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
            self._send(messages.Resume(new_id()) if table.paused else messages.Pause(new_id()))
        elif word == "/away":
            self._send(messages.Leave(new_id()))
        elif word == "/back":
            self._send(messages.Back(new_id()))
        elif word == "/give-up":
            agree = not set(self.own) & set(table.giving_up)
            if not agree or self._yes(self.seat, self.say("online-give-up")):
                self._send(messages.Abandon(new_id(), agree))
                self.notice = self.say("online-giving-up" if agree else "online-going-on")
        elif word == "/bot":
            away = [
                number
                for number, seat in enumerate(table.seats)
                if (seat.away or table.presence[number] == "gone") and not seat.kept
            ]
            self.notice = "" if away else self.say("online-nobody-away")
            for number in away:
                self._send(messages.SeatBot(new_id(), number, lobby.USUAL_BOT))
        else:
            self.notice = self.say("online-unknown", text=printable(word)[:20])

    # --- moves and undo -------------------------------------------------------------------------------------

    def _play(self, seat: int, move: int) -> None:
        seat_view = self._seat_view(seat)
        if seat_view is None:
            return
        command = messages.Play(new_id(), seat, move, seat_view.decision)
        self._moving, self._moved = command.client, True
        self._send(command)

    def _hint(self, seat: int) -> None:
        if self.table.hints:
            super()._hint(seat)
        else:
            self.notice = self.say("online-no-hints")

    def _moves_played(self) -> int:
        return len(self._story(self._reader))

    def _undo(self, seat: int) -> None:
        seat_view = self._seat_view(seat)
        if seat_view is None or (seat_view.undo is False and not (seat_view.withdraw or seat_view.take_back)):
            self.notice = self.say("undo-nothing")
        elif seat_view.withdraw:
            self._send(messages.Withdraw(new_id(), seat), self._taken_back)
        elif seat_view.undo is not False:  # the server works it out, which may take a moment
            self.notice = self.say("online-a-moment")
            self._send(messages.Undo(new_id(), seat), self._taken_back)
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
            self._send(messages.AskTakeBack(new_id(), seat))

    # --- at any time, in any phase --------------------------------------------------------------------------

    def _speak(self, words: str) -> None:
        if not self._has_say:
            self.notice = self.say("online-only-looking")
            return
        if not self.own:
            self._watch()  # only who is known to look on is heard
        self._send(messages.Chat(new_id(), words))

    def _show_help(self, seat: int) -> None:
        keys = {**HELP, **SOCIAL} if self.own else WATCHING if self._has_say else LOOKING
        self._page("title-help", self._help_lines(self.seat, keys))

    def _log_lines(self, seat: int | None) -> list[Line]:
        told = [[sentence] for sentence in self.narrator.tell_seen(self._story(seat), seat)]
        return pictures.log_lines(self.narrator, told, self.screen.text_width)

    def _show_chat(self) -> None:
        lines: list[Line] = []
        for said in self.mirror.chat:
            lines += self._text_lines(self._said(said))
        self._page("title-chat", lines or [[(f" {self.say('online-no-chat')}", "dim")]], from_end=True)

    def _show_links(self) -> None:
        self._fetch_links()
        lines: list[Line] = []
        for key, link in zip(("lobby-link", "lobby-watch-link"), self.links or ()):
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
        if self.table.phase != "playing" or not self.own or self._is_passing:
            raise Left
        if self._yes(seat, self.say("online-quit")):
            raise Left
