"""After the end: a last look at the table, the score sheet, the verdict on the shuffle, and another game."""

from kotatsu.core.canvas import Line
from kotatsu.core.errors import BadInput
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.at_server import AtServer, new_id
from kotatsu.terminal.online.shuffle import Verdict, judge
from kotatsu.terminal.online.web import OtherVersion
from kotatsu.wire import messages

NEWS_AT_END = 3  # rows


class AtEnd(AtServer):
    """A table whose game is over, or was given up."""

    looked = False  # at the table after the end, before the sheet
    verdict: Verdict | None = None  # on the shuffle
    next: str | None = None  # the table of the next game

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

    def _end_prompt(self) -> Line:
        if self.looked:
            return pictures.keys(self.narrator.texts, "online-keys-over")
        on = "to-the-sheet" if self.table.phase == "over" else "go-on"
        return [(f" {self.say(on)} ", "ask")]

    def _check_shuffle(self) -> None:
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
            self.verdict = Verdict(self.say("online-shuffle-unknown", why=str(problem)), None)

    def _sheet_fits(self) -> bool:
        return len(self.end_lines()) + 3 <= self.screen.height

    def end_lines(self, whole: bool = True) -> list[Line]:
        """The score sheet (or of a long one who is who and the totals), who won, and whether the shuffle was
        honest."""
        table = self.table
        title = "online-abandoned" if table.phase == "abandoned" else "title-final"
        lines: list[Line] = [[(f" {self.say(title)}", "title")], []]
        verdict = self.verdict
        end = verdict.end if verdict is not None else None
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
            lines.append([(f" {self.say('record-written', file=str(self.wishes.record))}", "dim")])
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
                self._send(messages.Rematch(new_id()), self._go_on)
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
