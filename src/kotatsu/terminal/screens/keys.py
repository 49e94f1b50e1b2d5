"""What people at a table want of each other, typed with a slash before it: talk, pause, leave, give up."""

from pathlib import Path

from kotatsu.bots import DEFAULT_LEVEL
from kotatsu.drawing.canvas import Line
from kotatsu.table import commands
from kotatsu.terminal.files import check_writable
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.panel import HELP, Panel

SOCIAL = {
    "/say …": "say",
    "/chat": "chat",
    "/pause": "pause",
    "/skip": "skip",
    "/away": "away",
    "/back": "back",
    "/bot": "bot",
    "/give-up": "give-up",
    "/link": "link",
    "/record FILE": "record",
}
WATCHING = {"l": "log", "s": "sheet", "c": "card", "/say …": "say", "/chat": "chat", "q": "quit"}
LOOKING = {"l": "log", "s": "sheet", "c": "card", "/chat": "chat", "q": "quit"}


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
