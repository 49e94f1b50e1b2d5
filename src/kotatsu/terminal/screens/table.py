"""A table of a server: the lobby, the game or its end, and what can be typed at any time."""

from kotatsu.core.errors import BadInput
from kotatsu.drawing.canvas import Line
from kotatsu.table import commands
from kotatsu.terminal.console import Console
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.client import AFTER, BEFORE, TableClient
from kotatsu.terminal.online.game import ServerGame
from kotatsu.terminal.online.host_commands import first_open
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.online.nonces import Nonces
from kotatsu.terminal.online.receiver import Receiver
from kotatsu.terminal.online.web import OtherVersion
from kotatsu.terminal.panel import Panel
from kotatsu.terminal.screens.base import Left, Screen
from kotatsu.terminal.screens.end import EndScreen
from kotatsu.terminal.screens.game import GameScreen
from kotatsu.terminal.screens.keys import TableKeys
from kotatsu.terminal.screens.lobby import LobbyScreen
from kotatsu.terminal.screens.passing import PassingScreen
from kotatsu.terminal.speech import told

LAST_SAID, LAST_TOLD = 3, 4  # how much of the chat and of the story whoever arrives is told


class TableScreen:
    """One table, from its door to its end; which screen it shows depends on its phase.

    The server decides everything. This draws what it tells, by the same pictures as a game at home, and asks
    it for what was typed.
    """

    def __init__(self, client: TableClient, console: Console) -> None:
        self.client = client
        self._console = console
        self._news = NewsFeed(client.narrator, console)
        self._panel = Panel(client.narrator, console, ServerGame(client, self._news, console))
        self._keys = TableKeys(client, self._news, self._panel)
        self._receiver = Receiver(client, self._news)
        self._nonces = Nonces(client.web.account, client.send, client.narrator.texts)
        self._lobby = LobbyScreen(client, self._news, self._panel)
        self._passing = PassingScreen(client, self._news, self._panel, self._keys)
        self._game = GameScreen(client, self._news, self._panel, self._keys)
        self._end = EndScreen(client, self._news, self._panel)
        self._arrive()

    def _arrive(self) -> None:
        """Tell how things stand, and let the others know that we are here. `BadInput`: there is no place."""
        client, news, table = self.client, self._news, self.client.table
        for said in client.mirror.chat[-LAST_SAID:]:
            news.tell_chat(said)
        if any(table.seats[seat].away or table.seats[seat].kept for seat in client.own):
            client.send(commands.Back())
        if table.phase in AFTER:
            self._end.is_at_sheet = True
        if client.own:
            if table.phase == "playing":
                news.tell(client.say("online-welcome-back"))
                self._tell_last()
                news.tell_if_narrow()
            return
        full = first_open(table) is None
        if client.options.watch or table.phase != "gathering" or full:
            if not table.watching:
                raise BadInput("online-full" if full else "online-no-spectators")
            if table.phase not in AFTER:
                client.watch()
                meant = client.options.watch or client.address.watch is not None
                news.tell(client.say("online-watching" if meant else "online-watching-full"))
                self._tell_last()

    def _tell_last(self) -> None:
        """What happened shortly before one came; with several own seats the next at the keyboard is told."""
        reader = self.client.reader
        if len(self.client.own) <= 1:
            self._news.tell_events(self.client.story(reader)[-LAST_TOLD:], reader)

    # --- between two drawings -------------------------------------------------------------------------------

    def update(self) -> None:
        """Take in what the server has said, and do what must be done without anybody typing."""
        client = self.client
        self._receiver.take(client.link.news())
        table = client.table
        if table.phase == "gathering" and not table.seed_named and not client.link.waits:
            self._nonces.promise(table)
        elif table.phase == "opening" and not table.seed_named:
            self._nonces.open(table)
        elif table.phase in AFTER:
            self._end.check_shuffle()
        if table.phase in BEFORE and client.links is None:
            client.fetch_links()
        self._passing.pass_on()

    @property
    def goes_to(self) -> Address | None:
        """The table of the next game, once one goes there."""
        table = self._end.next_table
        return None if table is None else self.client.address.at(table)

    def close(self) -> None:
        self.client.link.close()

    # --- the screen -----------------------------------------------------------------------------------------

    @property
    def _current(self) -> Screen:
        phase = self.client.table.phase
        if phase in BEFORE:
            return self._lobby
        if phase in AFTER:
            return self._end
        return self._passing if self.client.is_passing else self._game

    @property
    def refresh(self) -> float | None:
        return self._current.refresh

    def draw(self) -> bool:
        return self._current.draw()

    def prompt(self) -> Line:
        self._news.prompt_stands = not self._console.live
        return self._current.prompt()

    def typed(self, text: str) -> None:
        """Follow a line; whatever cannot be done is answered in a notice."""
        self._news.prompt_stands = False
        self._news.notice = ""
        try:
            if text.partition(" ")[0].casefold() in ("q", "/q", "/quit"):
                self._quit()
            elif not self._keys.typed_anywhere(text):
                self._current.typed(text)
        except OtherVersion:
            raise
        except BadInput as problem:
            self._news.notice = told(problem)

    def _quit(self) -> None:
        client = self.client
        asks = client.table.phase == "playing" and client.own and not client.is_passing
        if not asks or self._panel.confirm(client.seat, client.say("online-quit")):
            raise Left

    def last_lines(self) -> list[Line]:
        """What stays on the console when one leaves: the score sheet, or how to come back."""
        client = self.client
        if client.table.phase in AFTER:
            return self._end.lines() if self._console.live else []
        if not client.own:
            return [[(f" {client.say('goodbye')}", "")]]
        come_back: Line = [(f"   kotatsu join '{client.address.link()}'", "bold")]
        return [[(f" {client.say('goodbye-seat')}", "")], come_back]
