"""A game that runs on a server, as a `Panel` shows and plays it."""

from kotatsu.core.state import State
from kotatsu.drawing.canvas import Line
from kotatsu.table import commands
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.newsfeed import NewsFeed


class ServerGame:
    """Moves and undo are commands to the server; what comes of them is told when it answers."""

    def __init__(self, client: TableClient, news: NewsFeed, console: Console) -> None:
        self._client = client
        self._news = news
        self._console = console
        self._say = client.say

    def view(self, seat: int | None) -> State:
        return self._client.view(seat)

    def news(self, seat: int | None) -> list[str]:
        return self._news.sentences()

    def log_lines(self, seat: int | None) -> list[Line]:
        narrator = self._client.narrator
        told = [[sentence] for sentence in narrator.tell_seen(self._client.story(seat), seat)]
        return pictures.log_lines(narrator, told, self._console.text_width)

    def play(self, seat: int, move: int) -> None:
        self._client.send_move(seat, move)

    def undo(self, seat: int) -> str:
        seat_view = self._client.seat_view(seat)
        if seat_view is None or (seat_view.undo is False and not (seat_view.withdraw or seat_view.take_back)):
            return self._say("undo-nothing")
        if seat_view.withdraw:
            self._client.send(commands.Withdraw(seat), self._taken_back)
            return ""
        if seat_view.undo is not False:  # the server works it out, which may take a moment
            self._client.send(commands.Undo(seat), self._taken_back)
            return self._say("online-a-moment")
        return self._say("online-undo-not-free")

    def _taken_back(self) -> None:
        self._news.notice = self._say("online-taken-back")

    def undo_by_consent(self, seat: int) -> str:
        seat_view = self._client.seat_view(seat)
        if seat_view is not None and seat_view.withdraw:
            return self.undo(seat)
        if self._client.table.take_back is None and (seat_view is None or not seat_view.take_back):
            return self._say("undo-nothing")
        self._client.send(commands.AskTakeBack(seat))
        return ""
