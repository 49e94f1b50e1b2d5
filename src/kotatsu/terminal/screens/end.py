"""After the end: a last look at the table, the score sheet, the verdict on the shuffle, and another game."""

from kotatsu.core.errors import BadInput
from kotatsu.drawing.canvas import Line
from kotatsu.table import commands
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.online.shuffle import Verdict, judge
from kotatsu.terminal.online.web import OtherVersion
from kotatsu.terminal.panel import Panel
from kotatsu.terminal.speech import told

NEWS_ROWS = 3


class EndScreen:
    """A table whose game is over, or was given up."""

    refresh = None

    def __init__(self, client: TableClient, news: NewsFeed, panel: Panel) -> None:
        self.next_table: str | None = None  # of the next game, once one goes there
        self.is_at_sheet = False  # first one sees the table as it ended
        self._client = client
        self._news = news
        self._panel = panel
        self._say = client.say
        self._verdict: Verdict | None = None  # on the shuffle
        self._looks = 1  # how often one has looked at the table

    # --- what is drawn --------------------------------------------------------------------------------------

    def draw(self) -> bool:
        if self._client.table.game_state is None:
            self.is_at_sheet = True
        return self._news.draw(self._show, (self._client.table.phase, self._looks))

    def _show(self) -> None:
        console = self._panel.console
        if self.is_at_sheet or not self._client.sees_game:
            lines = self.lines(self._sheet_fits())
            rows = min(NEWS_ROWS, max(1, console.height - 2 - len(lines)))
            told = pictures.news(self._client.narrator, self._news.sentences(), console.text_width, rows)
            console.show([*lines, *told])
            return
        self._panel.show(self._client.seat, [])
        if not console.live:
            self.is_at_sheet = True
            console.show(self.lines())

    def prompt(self) -> Line:
        if self.is_at_sheet:
            return pictures.keys(self._client.narrator.texts, "online-keys-over")
        on = "to-the-sheet" if self._client.table.phase == "over" else "go-on"
        return [(f" {self._say(on)} ", "ask")]

    def _sheet_fits(self) -> bool:
        return len(self.lines()) + 3 <= self._panel.console.height

    def lines(self, whole: bool = True) -> list[Line]:
        """The score sheet (or of a long one who is who and the totals), who won, and whether the shuffle was
        honest."""
        client, verdict = self._client, self._verdict
        title = "online-abandoned" if client.table.phase == "abandoned" else "title-final"
        lines: list[Line] = [[(f" {self._say(title)}", "title")], []]
        end = verdict.end if verdict is not None else None
        if end is None and client.sees_game:
            end = client.view(client.seat)
        if client.table.phase == "over" and end is not None:
            you = client.own[0] if len(client.own) == 1 else None
            sheet = pictures.sheet(client.narrator, end, you)
            total = next(n for n, line in enumerate(sheet) if line and line[0][0].startswith(" ─"))
            lines += sheet if whole else [sheet[0], *sheet[total:]]
            lines += [[], [(f" {pictures.result(client.narrator, end, you)}", "good")]]
        if verdict is not None and verdict.sentence:
            style = {True: "good", False: "warn", None: "dim"}[verdict.good]
            lines += self._panel.text_lines(verdict.sentence, style)
        record = client.options.record
        if record is not None and verdict is not None and verdict.end is not None:
            lines.append([(f" {self._say('record-written', file=str(record))}", "dim")])
        return lines

    def check_shuffle(self) -> None:
        """Once: fetch the record, and compare it with what was promised and shown."""
        if self._verdict is not None:
            return
        client = self._client
        if client.table.game_state is None:
            self._verdict = Verdict("", None)
            return
        try:
            record = client.web.record(client.table.table, None)
            promises = client.web.account.promises(client.table.table)
            view = client.view(client.seat) if client.sees_game else None
            self._verdict = judge(record, promises, view, client.narrator.texts)
            if client.options.record is not None:
                record.write(client.options.record)
        except OtherVersion:
            raise
        except BadInput as problem:
            self._verdict = Verdict(self._say("online-shuffle-unknown", why=told(problem)), None)

    # --- what is typed --------------------------------------------------------------------------------------

    def typed(self, text: str) -> None:
        words = text.casefold().removeprefix("/").split()
        if not self.is_at_sheet:
            self.is_at_sheet = True
            self._news.forget_old()
            if not words and not self._sheet_fits():
                self._show_sheet()
        if words == ["s"]:
            self._show_sheet()
        elif words in (["a"], ["again"]):
            self._play_again()
        elif words == ["l"] and self._client.sees_game:
            self._panel.show_log(self._client.seat)
        elif words == ["t"]:
            self.is_at_sheet = False
            self._looks += 1
        elif words:
            self._news.notice = self._say("online-unknown", text=printable(text)[:20])

    def _show_sheet(self) -> None:
        self._panel.page("title-final", self.lines()[2:])

    def _play_again(self) -> None:
        if self._client.table.rematch is not None:
            self._go_on()
        elif self._client.own:
            self._client.send(commands.Rematch(), self._go_on)
        else:
            self._news.notice = self._say("online-no-rematch")

    def _go_on(self) -> None:
        self.next_table = self._client.table.rematch
