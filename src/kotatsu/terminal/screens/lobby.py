"""Before the start: who sits where, how to ask others, and what is typed there."""

from collections.abc import Sequence

from kotatsu.core.game import Game
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, flow, pad
from kotatsu.table import commands
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import clean, printable
from kotatsu.terminal.online.changes import clock_text
from kotatsu.terminal.online.client import TableClient
from kotatsu.terminal.online.host_commands import first_open, host_command, seat_and_name, seat_number
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.panel import Panel
from kotatsu.terminal.speech import chosen, edition_called, level_of, title_of
from kotatsu.wire.document import Document, Seat

NAME_WIDTH = 24
FACTS_WIDTH = 76
NEWS_ROWS = 3  # where pictures are printed


class LobbyScreen:
    """A table that gathers its people."""

    refresh = None

    def __init__(self, client: TableClient, news: NewsFeed, panel: Panel) -> None:
        self._client = client
        self._news = news
        self._panel = panel
        self._say = client.say

    def draw(self) -> bool:
        table, links = self._client.table, tuple(self._client.links or ())
        seats = tuple((seat.kind, seat.name, seat.bot) for seat in table.seats)
        return self._news.draw(self._show, (table.phase, seats, table.host, bool(table.own), links))

    def _show(self) -> None:
        client, console = self._client, self._panel.console
        narrator = client.narrator
        lines = _picture(client.table, client.game, narrator.names, client.links or (), narrator.texts)
        taken = sum(console.rows(line) for line in lines)
        rows = max(1, console.height - 4 - taken) if console.live else NEWS_ROWS
        told = pictures.news(narrator, self._news.sentences(), console.text_width, rows)
        asked = _question(client.table, narrator.names, narrator.texts)
        console.show([*lines, *told, [], *pictures.question(asked, console.text_width)])

    def prompt(self) -> Line:
        return pictures.keys(self._client.narrator.texts, _keys(self._client.table))

    # --- what is typed --------------------------------------------------------------------------------------

    def typed(self, text: str) -> None:
        client, table = self._client, self._client.table
        words = text.casefold().removeprefix("/").split()
        seat = first_open(table)
        if not words:
            if not client.own and seat is not None:
                self._sit(seat)
            elif client.own and table.host and seat is None and table.phase == "gathering":
                client.send(commands.Start())
        elif words == ["sit"] and seat is not None:
            self._sit(seat)
        elif (wanted := seat_and_name(text)) is not None:
            self._sit(*wanted)
        elif words == ["leave"]:
            client.send(commands.Leave())
        elif words[0] == "leave" and len(words) == 2:
            client.send(commands.Leave(seat_number(words[1], table, client.narrator.texts)))
        elif words == ["watch"]:
            client.watch()
            self._news.tell(self._say("online-watching"))
        elif words == ["off"]:
            client.send(commands.CallOff())
        elif words[0] == "name" and len(words) > 1:
            self._rename(printable(text.partition(" ")[2]))
        elif words in (["h"], ["help"]):
            self._show_help()
        else:
            self._typed_by_host(words)

    def _typed_by_host(self, words: list[str]) -> None:
        client = self._client
        command = host_command(words, client.table, client.game, client.narrator.texts)
        if command is None:
            self._news.notice = self._say("lobby-unknown", text=" ".join(words)[:20])
        else:
            client.send(command)

    def _rename(self, words: str) -> None:
        """name NEW, or with several seats: name 1 NEW"""
        own = self._client.own
        number, _, name = words.partition(" ")
        if number.isdecimal() and name and int(number) in own:
            self._client.send(commands.Rename(int(number), name))
        elif len(own) == 1:
            self._client.send(commands.Rename(own[0], words))
        else:
            self._news.notice = self._say("lobby-name-how", seat=own[-1] if own else 0)

    def _sit(self, seat: int, name: str = "") -> None:
        client, table = self._client, self._client.table
        seat_number(str(seat), table, client.narrator.texts)  # or says which there are
        promise = client.web.account.new_promise(table.table, table.promise)
        own = client.options.name if not client.own else f"{client.options.name} {len(client.own) + 1}"
        client.send(commands.Sit(seat, name or own, promise, client.address.invite))

    def _show_help(self) -> None:
        entries = [entry.partition(" | ") for entry in self._say("lobby-help").splitlines()]
        self._panel.page("title-help", self._panel.key_lines([(key, text) for key, _, text in entries]))


# --- what is drawn ------------------------------------------------------------------------------------------


def _picture(
    table: Document, game: Game, names: Sequence[str], links: Sequence[str], texts: Texts
) -> list[Line]:
    """The table before the deal: its seats, its options, and how to ask others to it."""
    say = texts.say
    private = say("lobby-private") if table.private else say("lobby-public")
    lines: list[Line] = [
        [
            (f" {title_of(game)}", "title"),
            (f"  {texts.listed([say('lobby-players', count=table.players), private])}", "dim"),
        ]
    ]
    facts = chosen(game, table.options, texts, keys=table.host)
    if table.edition is not None:
        facts.append(edition_called(game, clean(table.edition), texts))
    if table.clock.kind != "none":
        facts.append(say("lobby-clock", clock=clock_text(table, texts)))
    lines += [*([(" ", ""), *line] for line in flow([(texts.listed(facts), "dim")], FACTS_WIDTH)), []]
    for number, seat in enumerate(table.seats):
        mark = f"seat{number}.name" if seat.kind != "open" else "dim"
        who: Line = pad(
            [(f" {number}  ", "key"), (names[number] if seat.kind != "open" else "·", mark)], NAME_WIDTH
        )
        lines.append([*who, (_about(table, number, seat, texts), "dim")])
    if table.spectators:
        named = texts.listed(clean(name) for name in table.spectators)
        lines += [[], [(f" {say('lobby-watching', names=named)}", "dim")]]
    if links:
        lines.append([])
        for key, link in zip(("lobby-link", "lobby-watch-link"), links):
            lines += [[(f" {say(key)} ", "dim")], [(link, "address")]]
    return [*lines, []]


def _about(table: Document, number: int, seat: Seat, texts: Texts) -> str:
    say = texts.say
    if seat.kind == "open":
        return say("lobby-open")
    if seat.kind == "bot":
        return say("lobby-bot", level=level_of(seat.bot))
    words = [say("lobby-you")] if number in table.own else []
    words += [say("lobby-host")] if seat.host else []
    presence = table.presence[number] if number < len(table.presence) else None
    words += [say(f"lobby-{presence}")] if presence in ("stale", "gone") and number not in table.own else []
    if table.phase == "opening" and not table.seed_named:
        words.append(say("lobby-opened" if seat.opened else "lobby-opening"))
    return texts.listed(words)


def _question(table: Document, names: Sequence[str], texts: Texts) -> str:
    """What somebody could do next."""
    open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if table.phase == "opening":
        return texts.say("lobby-shuffling")
    if not table.own:
        return texts.say("lobby-sit" if open_seats else "lobby-full")
    if open_seats:
        return texts.say("lobby-wait-host" if table.host else "lobby-wait", count=len(open_seats))
    absent = [] if table.seed_named else [n for n, s in enumerate(table.seats) if _is_expected(s)]
    if absent:
        return texts.say("lobby-wait-coming", name=names[absent[0]])
    return texts.say("lobby-start" if table.host else "lobby-wait-start")


def _is_expected(seat: Seat) -> bool:
    """Whether the owner has not come to this table yet, and so has promised nothing for the shuffle."""
    return seat.kind == "person" and seat.promise is None


def _keys(table: Document) -> str:
    """Which line of keys fits."""
    if table.phase == "opening":
        return "lobby-keys-opening"
    if table.own:
        return "lobby-keys-host" if table.host else "lobby-keys-seated"
    return "lobby-keys-new"
