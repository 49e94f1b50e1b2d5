"""While the game runs: the table as an own seat or a spectator sees it, and whom everybody waits for."""

from kotatsu.drawing.canvas import Line
from kotatsu.table import commands
from kotatsu.terminal import pictures
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.panel import Panel
from kotatsu.terminal.screens.clocks import clocks, refresh, with_own_clock
from kotatsu.terminal.screens.keys import TableKeys
from kotatsu.terminal.speech import yes_or_no

WHILE_WAITING = ("u", "uu", "l", "s", "c")  # keys of the game that work when it is not one's turn


class GameScreen:
    """A running game. The game itself is the panel's; here is what others at the table make of it."""

    def __init__(self, client: TableClient, news: NewsFeed, panel: Panel, keys: TableKeys) -> None:
        self._client = client
        self._news = news
        self._panel = panel
        self._keys = keys
        self._say = client.say

    @property
    def refresh(self) -> float | None:
        return refresh(self._client, self._panel.console)

    # --- what is drawn --------------------------------------------------------------------------------------

    def draw(self) -> bool:
        seat = self._client.seat
        below = self._below(seat)
        asked = self._asked(seat)
        what = (asked, self._client.table.paused)
        return self._news.draw(lambda: self._panel.show(seat, below), what, asked is not None)

    def _asked(self, seat: int | None) -> object:
        """What is asked, to tell a new question from the one that was printed last; None if nothing is."""
        client = self._client
        asked_back, seat_view = client.asked_back, client.seat_view(seat)
        if asked_back is not None:
            return ("asked back", asked_back.seat)
        if seat_view is None or not client.is_asked(seat):
            return None
        return (seat, seat_view.decision, tuple(move.move for move in seat_view.moves))

    def _below(self, seat: int | None) -> list[Line]:
        """What stands under the game: the question and the moves, or whom everybody waits for."""
        client = self._client
        if client.asked_back is not None:
            asked = self._say("online-asked-back", name=client.narrator.names[client.asked_back.seat])
            return [*pictures.question(asked, self._panel.console.text_width), []]
        if seat is not None and client.is_asked(seat):
            return [*self._dropped(seat), *self._panel.question(seat)]
        return [[(f" {self._waiting()}", "dim"), *clocks(client)], *self._prepared(seat), []]

    def _dropped(self, seat: int) -> list[Line]:
        """That what was prepared is gone, and why."""
        seat_view = self._client.seat_view(seat)
        ahead = None if seat_view is None else seat_view.ahead
        if ahead is None or ahead.dropped is None:
            return []
        return [[(f" {self._say('online-ahead-dropped', why=ahead.dropped)}", "bold")], []]

    def _prepared(self, seat: int | None) -> list[Line]:
        """What this seat has answered in advance."""
        seat_view = self._client.seat_view(seat)
        ahead = None if seat_view is None else seat_view.ahead
        if ahead is None or not ahead.answers:
            return [[]]
        moves = "; ".join(", ".join(answer.moves) for answer in ahead.answers)
        words = self._say("online-ahead", moves=moves, again="yes" if ahead.again else "no")
        return [[(f" {words}", "dim")]]

    def _waiting(self) -> str:
        client, table, state = self._client, self._client.table, self._client.table.game_state
        if table.paused:
            return self._say("online-is-paused", host="yes" if table.host else "no")
        if any(table.seats[seat].kept for seat in client.own):
            return self._say("online-bot-plays")
        if any(table.seats[seat].away for seat in client.own):
            return self._say("online-you-are-away")
        if table.take_back is not None and table.take_back.yours:
            return self._say("online-waiting-back", names=self._everybody(table.take_back.waiting))
        others = [seat for seat in (state.deciders if state is not None else []) if seat not in client.own]
        if not others:
            return self._say("online-a-moment")
        if all(table.seats[seat].kind == "bot" for seat in others):
            return self._say("online-thinking", count=len(others), names=self._everybody(others))
        return self._say("online-waiting", names=self._everybody(others))

    def _everybody(self, seats: list[int]) -> str:
        return self._client.narrator.everybody(seats) if seats else ""

    def prompt(self) -> Line:
        client = self._client
        if not client.own:
            name = "online-keys-watch" if client.may_talk else "online-keys-look"
        elif client.asked_back is not None:
            name = "online-keys-asked"
        else:
            name = "keys" if client.is_asked(client.seat) else "online-keys-waiting"
        return with_own_clock(self._panel.keys(name), client)

    # --- what is typed --------------------------------------------------------------------------------------

    def typed(self, text: str) -> None:
        client, seat = self._client, self._client.seat
        key = text.casefold()
        if key.partition(" ")[0] == "/ahead":
            self._keys.prepare(text.partition(" ")[2])
        elif key.startswith("/"):
            self._keys.typed_in_game(key.partition(" ")[0])
        elif key == "h":
            self._keys.show_help()
        elif seat is None:
            self._typed_watching(key)
        elif client.asked_back is not None and key not in ("l", "s", "c"):
            self._answer_take_back(client.asked_back.seat, key)
        elif key == "?" and client.is_asked(seat) and not client.table.hints:
            self._news.notice = self._say("online-no-hints")
        elif client.is_asked(seat) or key in WHILE_WAITING:
            self._news.notice = self._panel.answer(seat, text)
        elif key:
            self._news.notice = self._why_not_now(seat)

    def _typed_watching(self, key: str) -> None:
        if key == "l":
            self._panel.show_log(None)
        elif key == "s":
            self._panel.show_sheet(None)
        elif key == "c":
            self._panel.show_card(None)
        elif key:
            self._news.notice = self._say("online-only-watching")

    def _answer_take_back(self, asks: int, key: str) -> None:
        """Yes or no; a move would be made blindly, for the question stands in place of the moves."""
        answer = yes_or_no(key, self._client.narrator.texts)
        if answer is not None:
            self._client.send(commands.AnswerTakeBack(answer))
        elif key:
            self._news.notice = self._say("online-answer-first", name=self._client.narrator.names[asks])

    def _why_not_now(self, seat: int) -> str:
        own = self._client.table.seats[seat]
        if self._client.table.paused or own.kept or own.away:
            return self._waiting()
        return self._say("online-not-your-turn")
