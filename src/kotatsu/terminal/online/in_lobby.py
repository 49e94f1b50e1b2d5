"""Before the start: the lobby as it is drawn, and what is typed there."""

from kotatsu.core.canvas import Line
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online import lobby
from kotatsu.terminal.online.at_server import AtServer, new_id
from kotatsu.wire import messages


class InLobby(AtServer):
    """A table that gathers its people."""

    def _draw_lobby(self) -> bool:
        def show() -> None:
            links = [] if self.links is None else self.links
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
            (table.phase, seats, table.host, bool(self.own), tuple(self.links or ())), show
        )

    def _lobby_prompt(self) -> Line:
        return pictures.keys(self.narrator.texts, lobby.keys(self.table))

    def _typed_in_lobby(self, text: str) -> None:
        table, words = self.table, text.casefold().removeprefix("/").split()
        seat = lobby.first_open(table)
        if not words:
            if not self.own and seat is not None:
                self._sit(seat)
            elif self.own and table.host and seat is None and table.phase == "gathering":
                self._send(messages.Start(new_id()))
        elif words == ["sit"] and seat is not None:
            self._sit(seat)
        elif (wanted := lobby.seat_and_name(text)) is not None:
            self._sit(*wanted)
        elif words == ["leave"]:
            self._send(messages.Leave(new_id()))
        elif words[0] == "leave" and len(words) == 2:
            self._send(messages.Leave(new_id(), lobby.seat_number(words[1], table, self.narrator.texts)))
        elif words == ["watch"]:
            self._watch()
            self._tell(self.say("online-watching"))
        elif words == ["off"]:
            self._send(messages.CallOff(new_id()))
        elif words[0] == "name" and len(words) > 1:
            self._rename(printable(text.partition(" ")[2]))
        elif words in (["h"], ["help"]):
            self._lobby_help()
        else:
            self._typed_by_host(words)

    def _typed_by_host(self, words: list[str]) -> None:
        command = lobby.host_command(words, self.table, self.game, new_id(), self.narrator.texts)
        if command is None:
            self.notice = self.say("lobby-unknown", text=" ".join(words)[:20])
        else:
            self._send(command)

    def _rename(self, words: str) -> None:
        """name NEW, or with several seats: name 1 NEW"""
        number, _, name = words.partition(" ")
        if number.isdecimal() and name and int(number) in self.own:
            self._send(messages.Rename(new_id(), int(number), name))
        elif len(self.own) == 1:
            self._send(messages.Rename(new_id(), self.own[0], words))
        else:
            self.notice = self.say("lobby-name-how", seat=self.own[-1] if self.own else 0)

    def _sit(self, seat: int, name: str = "") -> None:
        lobby.seat_number(str(seat), self.table, self.narrator.texts)  # or says which there are
        promise = self.web.account.new_promise(self.table.table, self.table.promise)
        own = self.wishes.name if not self.own else f"{self.wishes.name} {len(self.own) + 1}"
        self._send(messages.Sit(new_id(), seat, name or own, promise, self.address.invite))

    def _lobby_help(self) -> None:
        entries = [entry.partition(" | ") for entry in self.say("lobby-help").splitlines()]
        self._page("title-help", self._key_lines([(key, meaning) for key, _, meaning in entries]))
