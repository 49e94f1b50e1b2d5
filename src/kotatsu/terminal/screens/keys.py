"""What people at a table want of each other, typed with a slash before it: talk, pause, leave, give up."""

from pathlib import Path

from kotatsu.bots import DEFAULT_LEVEL
from kotatsu.drawing.canvas import Line
from kotatsu.table import commands
from kotatsu.terminal.files import check_writable
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.changes import day_of
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.panel import HELP, Panel
from kotatsu.wire.document import Ahead

SOCIAL = {
    "/say …": "say",
    "/chat": "chat",
    "/ahead …": "ahead",
    "/pause": "pause",
    "/skip": "skip",
    "/away": "away",
    "/back": "back",
    "/bot": "bot",
    "/give-up": "give-up",
    "/report NAME": "report",
    "/vacation N": "vacation",
    "/link": "link",
    "/record FILE": "record",
}
WATCHING = {"l": "log", "s": "sheet", "c": "card", "/say …": "say", "/chat": "chat", "q": "quit"}
LOOKING = {"l": "log", "s": "sheet", "c": "card", "/chat": "chat", "q": "quit"}


AGAIN = ("...", "…")
"""At the end of what is prepared: it goes on so."""


class TableKeys:
    """The keys of a table of a server, beside those of its game."""

    def __init__(self, client: TableClient, news: NewsFeed, panel: Panel) -> None:
        self._client = client
        self._news = news
        self._panel = panel
        self._say = client.say

    def show_help(self) -> None:
        client = self._client
        keys = {**HELP, **SOCIAL} if client.own else WATCHING if client.may_talk else LOOKING
        self._panel.show_help(client.seat, keys)

    # --- in any phase ---------------------------------------------------------------------------------------

    def typed_anywhere(self, text: str) -> bool:
        """Follow a line that is understood in every phase; False if it is none."""
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if word in ("/say", "/s"):
            self._speak(printable(rest)[:500])
        elif word == "/chat":
            self._show_chat()
        elif self._client.is_passing:
            return False  # the rest is for whoever sits at the keyboard
        elif word == "/record" or (word == "record" and not self._client.is_asked(self._client.seat)):
            self._export(rest)
        elif word == "/link":
            self._show_links()
        elif word == "/vacation":
            self._rest(rest)
        elif word == "/report":
            self._report(printable(rest).strip())
        else:
            return False
        return True

    def _speak(self, words: str) -> None:
        if not self._client.may_talk:
            self._news.notice = self._say("online-only-looking")
            return
        if not self._client.own:
            self._client.watch()  # only who is known to look on is heard
        self._client.send(commands.Chat(words))

    def _show_chat(self) -> None:
        lines: list[Line] = []
        for said in self._client.mirror.chat:
            lines += self._panel.text_lines(self._news.chat_sentence(said))
        self._panel.page("title-chat", lines or [[(f" {self._say('online-no-chat')}", "dim")]], from_end=True)

    def _show_links(self) -> None:
        self._client.fetch_links()
        lines: list[Line] = []
        for key, link in zip(("lobby-link", "lobby-watch-link"), self._client.links or ()):
            lines += [[(f" {self._say(key)}", "dim")], [(link, "address")], []]
        self._panel.page("title-links", lines or [[(f" {self._say('online-no-links')}", "dim")]])

    def _rest(self, typed: str) -> None:
        """One's clocks at all slow tables rest for so many days; 0: no longer."""
        if not typed.strip().isdecimal() or int(typed) > 366:
            self._news.notice = self._say("online-vacation-days")
            return
        found = self._client.web.vacation(int(typed))
        values = {"date": day_of(found.until), "days": str(int(found.left)), "most": str(int(found.most))}
        self._news.notice = self._say(
            "online-vacation-own" if found.until else "online-vacation-end", **values
        )

    def _report(self, name: str) -> None:
        """Tell the host alone that somebody behaves badly: a seat by its name, or who looks on under it."""
        if not name:
            self._news.notice = self._say("online-report-whom")
            return

        def tell() -> None:
            self._news.notice = self._say("online-report-told")

        called = [seat.name.casefold() for seat in self._client.table.seats]
        seat = called.index(name.casefold()) if name.casefold() in called else None
        self._client.send(commands.Report(seat, "" if seat is not None else name), tell)

    def _export(self, file: str) -> None:
        """Write the record: of a finished game all of it, of a running one what this seat may know."""
        client = self._client
        path = Path(file.strip() or f"kotatsu-{client.table.table[:8]}.json").expanduser()
        check_writable(path)
        running = client.table.phase == "playing"
        client.web.record(client.table.table, client.seat if running else None).write(path)
        written = "online-record-own" if running else "record-written"
        self._news.notice = self._say(written, file=printable(str(path)))

    # --- while the game runs --------------------------------------------------------------------------------

    def typed_in_game(self, word: str) -> None:
        """Follow a word that begins with a slash."""
        client, table = self._client, self._client.table
        if word in ("/help", "/h", "/?"):
            self.show_help()
        elif not client.own and not table.host:
            self._news.notice = self._say("online-only-watching")
        elif word == "/pause":
            client.send(commands.Resume() if table.paused else commands.Pause())
        elif word == "/skip":
            client.send(commands.SkipAhead())
        elif word == "/away":
            client.send(commands.Leave())
        elif word == "/back":
            client.send(commands.Back())
        elif word == "/give-up":
            self._give_up()
        elif word == "/bot":
            self._seat_bots()
        else:
            self._news.notice = self._say("online-unknown", text=printable(word)[:20])

    def prepare(self, typed: str) -> None:
        """Answer in advance: moves separated by commas in order of preference, by semicolons for one question
        after the other, with `…` at the end again and again. Nothing takes back what was prepared."""
        seat, seat_view = self._client.seat, self._client.seat_view(self._client.seat)
        ahead = None if seat_view is None else seat_view.ahead
        if seat is None or ahead is None:
            self._news.notice = self._say("online-nothing-ahead")
            return
        again = typed.rstrip().endswith(AGAIN)
        steps = [step for step in typed.rstrip(" .…").split(";") if step.strip()]
        answers = [_answer(step, ahead) for step in steps]
        done = "online-ahead-done" if answers else "online-ahead-none"
        notice = self._say(done)

        def tell() -> None:
            self._news.notice = notice

        self._client.send(commands.Prepare(seat, answers, again and bool(answers)), tell)

    def _give_up(self) -> None:
        """Agree to end the game without a result, or agree no longer."""
        client = self._client
        agree = not set(client.own) & set(client.table.giving_up)
        if not agree or self._panel.confirm(client.seat, self._say("online-give-up")):
            client.send(commands.Abandon(agree))
            self._news.notice = self._say("online-giving-up" if agree else "online-going-on")

    def _seat_bots(self) -> None:
        """Let bots play for those who are away."""
        table = self._client.table
        away = [
            number
            for number, seat in enumerate(table.seats)
            if (seat.away or table.presence[number] == "gone") and not seat.kept
        ]
        self._news.notice = "" if away else self._say("online-nobody-away")
        for number in away:
            self._client.send(commands.SeatBot(number, DEFAULT_LEVEL))


def _answer(typed: str, ahead: Ahead) -> commands.Answer:
    """Moves as they were typed: in notation, or the last word of it where the seat may know them already."""
    words = [" ".join(one.split()).casefold() for one in typed.split(",") if one.strip()]
    texts = [move.text for move in ahead.moves]

    def meant(word: str) -> str:
        whole = [text for text in texts if text.casefold() == word]
        ending = [text for text in texts if text.casefold().rpartition(" ")[2] == word]
        return (whole or (ending if len(ending) == 1 else [word]))[0]

    moves = [printable(meant(word))[:40] for word in words] or ["?"]
    return commands.Answer(moves, ahead.to if set(moves) <= set(texts) else None)
