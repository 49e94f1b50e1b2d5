"""While the game runs: what stands on the screen, and who sits at the keyboard."""

from kotatsu.core.canvas import Line
from kotatsu.terminal import pictures
from kotatsu.terminal.online.at_server import AtServer
from kotatsu.terminal.online.changes import minutes
from kotatsu.wire.document import TakeBack

HURRY = 10.0  # seconds left when a clock turns red


class InGame(AtServer):
    """A running game as one's own seats, or a spectator, see it."""

    def _draw_game(self) -> bool:
        self._get_up()
        seat = self.seat
        if seat is not None and self._is_passing:
            return self._draw_passing(seat)
        below = self._below(seat)
        if self.screen.live:
            self._show(seat, below)
            return True
        asked = self._asked(seat)
        return self._print_if_new(
            (asked, self.table.paused), (lambda: self._show(seat, below)) if asked else None
        )

    # --- several own seats, one keyboard --------------------------------------------------------------------

    def _get_up(self) -> None:
        """Whoever sits at the keyboard while another own seat is asked leaves it, and so do their news."""
        if len(self.own) > 1 and self.at_keyboard is not None and self.seat != self.at_keyboard:
            self._heard[self.at_keyboard] = len(self._story(self.at_keyboard))
            self.at_keyboard = None
            self._forget_all_but_chat()

    def _draw_passing(self, seat: int) -> bool:
        """Nobody's cards, until the right one sits there; meanwhile the table and its clock go on."""

        def show() -> None:
            self.screen.show(
                [*self._pass_lines(seat), *(self._text_lines(self.notice) if self.notice else [])]
            )

        if self.screen.live:
            show()
            return True
        return self._print_if_new(("passing", seat), show)

    def _take_keyboard(self) -> None:
        seat = self.seat
        if seat is not None:
            self.at_keyboard = seat
            self._tell_events(self._story(seat)[self._heard.get(seat, 0) :], seat)

    # --- what stands under the game -------------------------------------------------------------------------

    def _asked(self, seat: int | None) -> object:
        """What makes a new picture where they are printed one below the other: a new question, if any."""
        asked_back, seat_view = self._asked_back(), self._seat_view(seat)
        if asked_back is not None:
            return ("asked back", asked_back.seat)
        if seat_view is None or not self._moves(seat):
            return None
        return (seat, seat_view.decision, tuple(move.move for move in seat_view.moves))

    def _below(self, seat: int | None) -> list[Line]:
        """What stands under the game: the question and the moves, or whom everybody waits for."""
        asked_back = self._asked_back()
        if asked_back is not None:
            name = self.narrator.names[asked_back.seat]
            return [*self._slip(self.say("online-asked-back", name=name)), []]
        if seat is not None and self._moves(seat):
            return self._question(seat)
        return [[(f" {self._waiting()}", "dim"), *self._clocks()], [], []]

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

    # --- clocks and keys ------------------------------------------------------------------------------------

    def _patience(self) -> float | None:
        """How long a picture holds by itself: a second while a clock is shown."""
        state = self.table.game_state
        if not self.screen.live or state is None or self.table.phase != "playing":
            return None
        running = [clock for clock in state.clocks if clock.since is not None]
        return 1.0 if any(clock.left is not None or clock.count is not None for clock in running) else None

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
        margin = " " if sign.startswith(" ") else ""
        text = f"{margin}{minutes(left)} {sign.lstrip()}"
        return [*prompt[:-1], (text, "warn" if left < HURRY else style)]

    def _game_prompt(self) -> Line:
        if self.seat is not None and self._is_passing:
            return self._with_clock(self._pass_prompt(self.seat))
        if not self.own:
            name = "online-keys-watch" if self._has_say else "online-keys-look"
        elif self._asked_back() is not None:
            name = "online-keys-asked"
        else:
            name = "keys" if self._moves(self.seat) else "online-keys-waiting"
        return self._with_clock(pictures.keys(self.narrator.texts, name))

    def _asked_back(self) -> TakeBack | None:
        """The move that we are asked to let somebody take back."""
        take_back = self.table.take_back
        return take_back if take_back is not None and take_back.asks_you else None
