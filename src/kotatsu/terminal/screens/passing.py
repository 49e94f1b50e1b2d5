"""Several own seats at one keyboard: nobody's cards are shown until the right player sits there."""

from kotatsu.drawing.canvas import Line
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.panel import Panel
from kotatsu.terminal.screens.clocks import refresh, with_own_clock
from kotatsu.terminal.screens.keys import TableKeys

ALLOWED = ("/pause", "/back")  # without taking the keyboard


class PassingScreen:
    """Asks for the keyboard to be passed; meanwhile the table and its clocks go on."""

    def __init__(self, client: TableClient, news: NewsFeed, panel: Panel, keys: TableKeys) -> None:
        self._client = client
        self._news = news
        self._panel = panel
        self._keys = keys
        self._heard: dict[int, int] = {}  # how much of the story own seats knew when they passed the keyboard

    def pass_on(self) -> None:
        """Whoever sits at the keyboard while another own seat is asked leaves it, and so do their news."""
        client, seat = self._client, self._client.at_keyboard
        if (
            client.table.phase == "playing"
            and len(client.own) > 1
            and seat is not None
            and client.seat != seat
        ):
            self._heard[seat] = len(client.story(seat))
            client.at_keyboard = None
            self._news.forget_all_but_chat()

    @property
    def refresh(self) -> float | None:
        return refresh(self._client, self._panel.console)

    @property
    def _next(self) -> int:
        seat = self._client.seat
        assert seat is not None, "only own seats are passed"
        return seat

    def draw(self) -> bool:
        def show() -> None:
            notice = self._news.notice
            told = self._panel.text_lines(notice) if notice else []
            self._panel.console.show([*self._panel.pass_lines(self._next), *told])

        return self._news.draw(show, ("passing", self._next))

    def prompt(self) -> Line:
        return with_own_clock(self._panel.pass_prompt(self._next), self._client)

    def typed(self, text: str) -> None:
        word = text.partition(" ")[0].casefold()
        if word in ALLOWED:
            self._keys.typed_in_game(word)
            return
        seat = self._next
        self._client.at_keyboard = seat
        self._news.tell_events(self._client.story(seat)[self._heard.get(seat, 0) :], seat)
