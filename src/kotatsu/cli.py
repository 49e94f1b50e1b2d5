"""The command `kotatsu`.

Whatever a user can get wrong ends in one sentence on standard error and exit code 2. What a command needs is
imported when it runs, so that `kotatsu play` starts at once.
"""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.options import Option
from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names

OVERVIEW = """\
Kotatsu: board games about pancakes, cats and roofs, at one warm table.

  kotatsu play GAME      sit down and play against bots
  kotatsu learn GAME     a guided first game, about five minutes
  kotatsu watch GAME     let bots play among themselves
  kotatsu replay FILE    step through a recorded game, forwards and back
  kotatsu verify FILE    deal and play a recorded game again, and compare
  kotatsu analyse FILE   what each decision of a recorded game cost, and where it turned
  kotatsu arena GAME     which bot is better, and by how much
  kotatsu                play in the browser, at once
  kotatsu serve          the same as a server, for this house or for the internet
  kotatsu join URL       sit down at a table of a server, by its link
  kotatsu games          which games there are
  kotatsu rules GAME     how a game goes, rule by rule
  kotatsu new-game NAME  begin a game of your own
  kotatsu backup FILE    keep a copy of all that a server has, while it runs; restore brings it back
  kotatsu doctor         what this installation is like; bug-report writes it down for others

To begin:  kotatsu play {first}
More on a command:  kotatsu play --help
"""

ARENA_BOTS = "who meets: levels, also as tiger@500 for one that searches at most 500 times a move"
ARENA_GAMES = "about how many games; every deal is played with every bot in every seat (default: 200)"
JOIN_URL = "the link to a table, or the address of a server: then choose or make a table"
SERVE_HOST = "where to listen; 0.0.0.0 lets other devices in (default: 127.0.0.1)"
SERVE_PORT = "(default: 8765, or the next one that is free)"
SERVE_SET = "change a setting, such as metrics_token=TOKEN for /metrics; docs/hosting.md lists them"

REPORT = "kotatsu-bug-report.txt"
REPORT_FILE = f"where to write it (default: {REPORT})"

PACE = 0.5
DELAY = 0.8


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code: 0, 2 for what could not be done, 130 when interrupted."""
    for stream in (sys.stdout, sys.stderr):  # a pipe on Windows cannot take every letter
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except KotatsuError as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
        return 0


def _run(arguments: list[str]) -> int:
    if not arguments:
        if not has_web_app():
            print(OVERVIEW.format(first=game_names()[0]), end="")
            return 0
        arguments = ["serve", "--open"]
    chosen = _parser(arguments).parse_args(arguments)
    if getattr(chosen, "language", None) is not None:
        from kotatsu.terminal.speech import speak

        speak(chosen.language)
    run: Callable[[argparse.Namespace], int] = chosen.run
    return run(chosen)


def has_web_app() -> bool:
    return (Path(__file__).parent / "web" / "index.html").is_file()


# --- what can be typed ------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Refuses in one sentence, which `main` prints."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{self.prog}: {message[0].lower()}{message[1:].rstrip('.')}; see {self.prog} --help.")


def _parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these arguments: the options of the game they name are options of the command."""
    from kotatsu import __version__

    parser = _Parser(prog="kotatsu", description=f"{OVERVIEW.partition(chr(10))[0]} Alone: serve --open.")
    parser.add_argument("--version", action="version", version=f"kotatsu {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    game = next((find_game(word) for word in arguments if word in game_names()), None)
    _add_play(commands, game)
    _add_learn(commands, game)
    _add_watch(commands, game)
    _add_arena(commands, game)
    _add_serve(commands)
    _add_join(commands)
    _add_upkeep(commands)
    _add_rest(commands)
    command = next((word for word in arguments if not word.startswith("-")), None)
    if command is not None and command not in commands.choices:
        raise BadInput(f"There is no command {command!r}; there is {', '.join(commands.choices)}.")
    if (
        command in ("play", "learn", "watch", "arena")
        and game is None
        and not {"-h", "--help"} & set(arguments)
    ):
        raise _which_game(command, arguments)
    return parser


def _which_game(command: str, arguments: Sequence[str]) -> KotatsuError:
    """What to say when no word of the arguments is a game."""
    words = arguments[arguments.index(command) + 1 :]
    named = next((word for word in words if not word.startswith("-")), None)
    if named is None:
        return BadInput(f"kotatsu {command}: name a game; there is {', '.join(game_names())}.")
    return BadInput(f"There is no game {named!r}; there is {', '.join(game_names())}.")


def _command(commands: Any, name: str, run: Callable[[argparse.Namespace], int], text: str) -> Any:
    parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    parser.set_defaults(run=run)
    return parser


def _add_look(parser: Any) -> None:
    look = parser.add_argument_group("how it looks")
    look.add_argument("--no-color", "--no-colour", dest="colour", action="store_false", help="no colours")
    look.add_argument("--language", metavar="CODE", help=f"{', '.join(LANGUAGES)} (default: the system's)")
    look.add_argument(
        "--plain", action="store_true", help="ASCII text, line after line: for transcripts and screen readers"
    )


def _add_table(parser: Any, game: Game | None) -> None:
    """What play and watch share, and the game's own options."""
    parser.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--players", metavar="N", type=_whole, help=_players_help(game))
    parser.add_argument("--seed", metavar="S", help="the same seed deals the same game again")
    parser.add_argument("--edition", metavar="FILE", type=Path, help="an edition of your own (TOML)")
    parser.add_argument("--names", metavar="A,B,…", type=_words, default=[], help="names of the seats")
    if game is None:
        return
    group = parser.add_argument_group(f"options of {game.title}")
    for option in game.options:
        _add_option(group, game, option)


def _players_help(game: Game | None) -> str:
    if game is None:
        return "how many play"
    return f"{game.players[0]} to {game.players[-1]}, usually {game.usual_players}"


def _add_option(group: Any, game: Game, option: Option) -> None:
    from kotatsu.terminal.speech import box_of

    flag = "--" + option.name.replace("_", "-")
    default = "" if option.default is None else f" (default: {option.default})"
    settings: dict[str, Any] = {"metavar": "N" if option.kind == "number" else option.name.upper()}
    if option.choices:
        settings["metavar"] = "{" + ",".join(option.choices) + "}"
    if option.kind == "switch":
        settings.update(nargs="?", const="true", metavar="yes|no")
    group.add_argument(
        flag,
        dest=f"option_{option.name}",
        help=f"{box_of(game).say(f'option-{option.name}-help')}{default}",
        **settings,
    )


def _add_level(bots: Any) -> None:
    from kotatsu.bots.levels import DEFAULT_LEVEL, OPPONENTS, TOOLS

    opponents = "; ".join(f"{level.name}: {level.character}" for level in (*OPPONENTS, *TOOLS))
    bots.add_argument(
        "--bot", metavar="LEVEL", default=DEFAULT_LEVEL, help=f"{opponents} (default: {DEFAULT_LEVEL})"
    )


def _add_play(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "play", _play, "sit down and play against bots")
    _add_table(parser, game)
    parser.add_argument(
        "--seat", metavar="N", default="0", help="your seat, from 0; several, or all, by commas"
    )
    bots = parser.add_mutually_exclusive_group()
    _add_level(bots)
    bots.add_argument("--bots", metavar="A,B,…", type=_words, help="a level for each bot, by seat")
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the finished game to this file")
    parser.add_argument("--log", metavar="FILE", type=Path, help="keep the game here, or go on with it")
    _add_pace(parser)
    _add_look(parser)


def _add_learn(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "learn", _learn, "a guided first game, about five minutes")
    parser.add_argument("game", metavar="GAME", choices=game_names(), help=", ".join(game_names()))
    _add_pace(parser)
    _add_look(parser)


def _add_pace(parser: Any) -> None:
    parser.add_argument(
        "--pace", metavar="SECONDS", type=_seconds, default=PACE, help="rest before a bot moves"
    )


def _add_watch(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "watch", _watch, "let bots play among themselves")
    _add_table(parser, game)
    bots = parser.add_mutually_exclusive_group()
    _add_level(bots)
    bots.add_argument("--bots", metavar="A,B,…", type=_words, help="a level for each seat")
    parser.add_argument("--delay", metavar="SECONDS", type=_seconds, default=DELAY, help="rest after a move")
    parser.add_argument("--games", metavar="N", type=_count, default=1, help="play so many and count")
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the game to this file")
    _add_look(parser)


def _add_arena(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "arena", _arena, "which bot is better, and by how much")
    parser.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--bots", metavar="A,B,…", type=_words, required=True, help=ARENA_BOTS)
    parser.add_argument("--games", metavar="N", type=_count, default=200, help=ARENA_GAMES)
    parser.add_argument("--players", metavar="N", type=_whole, help=_players_help(game))
    parser.add_argument(
        "--seed", metavar="S", default="arena", help="the same seed plays the same games again"
    )
    parser.add_argument("--processes", metavar="N", type=_count, help="how many at once (default: all cores)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the result to this file")
    if game is not None:
        group = parser.add_argument_group(f"options of {game.title}")
        for option in game.options:
            _add_option(group, game, option)
    _add_look(parser)


def _add_serve(commands: Any) -> None:
    parser = _command(commands, "serve", _serve, "play in the browser, alone or with others")
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=SERVE_HOST)
    parser.add_argument("--port", metavar="N", type=_whole, help=SERVE_PORT)
    _add_data(parser)
    parser.add_argument("--open", action="store_true", help="show it in your browser")
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help=SERVE_SET)


def _add_data(parser: Any) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="DIR", type=Path, help="the folder for tables, people and records")
    where.add_argument("--database", metavar="URL", help="the same as an address: sqlite:///PATH")


def _add_upkeep(commands: Any) -> None:
    backup = _command(commands, "backup", _backup, "copy all that a server keeps, also while it runs")
    backup.add_argument("file", metavar="FILE", type=Path, help="a new file; keep it as secret as the data")
    _add_data(backup)
    restore = _command(commands, "restore", _restore, "put a backup in the place of what a server keeps")
    restore.add_argument("file", metavar="FILE", type=Path, help="what kotatsu backup wrote")
    _add_data(restore)
    report = _command(commands, "bug-report", _bug_report, "write down what others need to find a fault")
    report.add_argument("file", metavar="FILE", type=Path, nargs="?", default=Path(REPORT), help=REPORT_FILE)
    report.add_argument("--record", metavar="FILE", type=Path, help="the finished game that went wrong")


def _add_join(commands: Any) -> None:
    parser = _command(commands, "join", _join, "sit down at a table of a server")
    parser.add_argument("url", metavar="URL", help=JOIN_URL)
    parser.add_argument("--name", metavar="NAME", default="", help="what the others call you")
    parser.add_argument("--watch", action="store_true", help="only look on")
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the finished game to this file")
    _add_look(parser)


def _add_rest(commands: Any) -> None:
    replay = _command(commands, "replay", _replay, "step through a recorded game, forwards and back")
    replay.add_argument("file", metavar="FILE", type=Path)
    _add_look(replay)
    verify = _command(commands, "verify", _verify, "deal and play a recorded game again, and compare")
    verify.add_argument("file", metavar="FILE", type=Path)
    _add_look(verify)
    analyse = _command(commands, "analyse", _analyse, "what each decision of a recorded game cost")
    analyse.add_argument("file", metavar="FILE", type=Path)
    analyse.add_argument("--seat", metavar="N", type=_whole, help="show only the decisions of this seat")
    analyse.add_argument(
        "--iterations", metavar="N", type=_count, default=2000, help="how long to search each (default: 2000)"
    )
    analyse.add_argument("--json", metavar="FILE", type=Path, help="write the analysis to this file")
    _add_look(analyse)
    _add_look(_command(commands, "games", _games, "which games there are"))
    rules = _command(commands, "rules", _rules, "how a game goes, rule by rule")
    rules.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    rules.add_argument("number", metavar="NUMBER", nargs="*", help="only these rules, like TP-14")
    _add_look(rules)
    new_game = _command(commands, "new-game", _new_game, "begin a game of your own, in a checkout")
    new_game.add_argument("name", metavar="NAME", help="in small letters and hyphens: goose-market")
    new_game.add_argument("--prefix", metavar="XX", help="two letters before its rules' numbers (GM)")
    doctor = _command(commands, "doctor", _doctor, "what this installation is like")
    doctor.add_argument("--rules", action="store_true", help="which tests prove which rule")
    _add_look(doctor)


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, got {text!r}")
    return int(text)


def _count(text: str) -> int:
    if not _whole(text):
        raise argparse.ArgumentTypeError("expected a whole number from 1 on, got '0'")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to 60, got {text!r}")
    return seconds


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


# --- play and watch ---------------------------------------------------------------------------------------


def _console(chosen: argparse.Namespace) -> Any:
    from kotatsu.terminal.console import Console

    return Console(plain=chosen.plain, colour=chosen.colour)


def _options(chosen: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The game's options that were typed."""
    typed = {option: getattr(chosen, f"option_{option.name}") for option in game.options}
    return {option.name: option.read(text) for option, text in typed.items() if text is not None}


def _new_log(chosen: argparse.Namespace, game: Game) -> Any:
    """The table that was asked for: a new one, or the one in the log."""
    from kotatsu.core.log import Log
    from kotatsu.terminal.files import check_writable, read_log

    check_writable(chosen.record)
    kept = check_writable(getattr(chosen, "log", None))
    if kept is None or not kept.exists():
        return Log(game, chosen.players, chosen.seed, _options(chosen, game), chosen.edition)
    log = read_log(game, kept)
    asked = {"players": chosen.players, "seed": chosen.seed, **_options(chosen, game)}
    running = {"players": int(log.setup.players), "seed": log.seed, **log.setup.options}
    for name, value in asked.items():
        if value is not None and value != running[name]:
            raise BadInput(f"{kept.name}: holds a game with another {name}; leave that out to go on with it.")
    return log


def _play(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal.narrator import Narrator, table_names
    from kotatsu.terminal.play import Files, LocalGame
    from kotatsu.terminal.seats import read_people, seat_bots
    from kotatsu.terminal.speech import load_texts

    game = find_game(chosen.game)
    log = _new_log(chosen, game)
    players = int(log.setup.players)
    people = read_people(chosen.seat, players)
    others = [seat for seat in range(players) if seat not in people]
    bots = seat_bots(game, chosen.bots or [chosen.bot], others)
    texts = load_texts(game)
    log.names = table_names(log.names or chosen.names, players, people, texts)
    files = Files(log=chosen.log, record=chosen.record)
    goodbye = texts.say("goodbye-kept", file=str(chosen.log)) if chosen.log else texts.say("goodbye")
    narrator, console = Narrator(game, texts, log.names), _console(chosen)
    return _run_local(LocalGame(log, bots, narrator, console, files, chosen.pace), goodbye)


def _learn(chosen: argparse.Namespace) -> int:
    from kotatsu.core.log import Log
    from kotatsu.terminal.guide import Guide
    from kotatsu.terminal.narrator import Narrator, table_names
    from kotatsu.terminal.play import Files, LocalGame
    from kotatsu.terminal.speech import load_texts

    game = find_game(chosen.game)
    texts = load_texts(game)
    tutorial = game.tutorial
    if tutorial is None:
        raise BadInput("learn-none", game=game.name)
    log = Log(game, tutorial.players, tutorial.seed, tutorial.options)
    log.names = table_names([], tutorial.players, [tutorial.seat], texts)
    guide = Guide(game, tutorial, log, log.names)
    narrator, console = Narrator(game, texts, log.names), _console(chosen)
    local = LocalGame(log, guide.bots(game), narrator, console, Files(), chosen.pace, guide)
    return _run_local(local, texts.say("goodbye"))


def _run_local(game: Any, goodbye: str) -> int:
    from kotatsu.terminal.screens.base import Left

    try:
        game.run()
    except (Left, EOFError):
        game.console.print([*([] if game.console.live else [[]]), [(f" {goodbye}", "")]])
    return 0


def _watch(chosen: argparse.Namespace) -> int:
    from kotatsu.core.chance import new_seed
    from kotatsu.core.log import Log
    from kotatsu.terminal.narrator import Narrator, table_names
    from kotatsu.terminal.seats import seat_bots
    from kotatsu.terminal.speech import load_texts
    from kotatsu.terminal.watch import Tally, watch

    game = find_game(chosen.game)
    chosen.seed = new_seed() if chosen.seed is None else chosen.seed
    log = _new_log(chosen, game)
    players = int(log.setup.players)
    bots = seat_bots(game, chosen.bots or [chosen.bot], range(players))
    texts = load_texts(game)
    log.names = table_names(chosen.names, players, (), texts)
    narrator = Narrator(game, texts, log.names)
    console = _console(chosen)
    if chosen.games == 1:
        watch(log, bots, narrator, console, chosen.delay, chosen.record)
        return 0
    if chosen.record is not None:
        raise BadInput("A record holds one game; leave --games or --record out.")
    tally = Tally(narrator, console, chosen.seed)
    for number in range(1, chosen.games + 1):
        seed = f"{chosen.seed}-{number}"
        tally.play(Log(game, chosen.players, seed, _options(chosen, game), chosen.edition), bots)
    tally.summary()
    return 0


# --- records ----------------------------------------------------------------------------------------------


def _replay(chosen: argparse.Namespace) -> int:
    from kotatsu.core.record import Record
    from kotatsu.terminal.replay import Replay

    replay = Replay(Record.read(chosen.file), _console(chosen))
    try:
        replay.run()
    except EOFError:
        print()
    return 0


def _verify(chosen: argparse.Namespace) -> int:
    from kotatsu.core.record import Record
    from kotatsu.terminal.proof import checked

    _console(chosen).print(checked(Record.read(chosen.file), chosen.file.name))
    return 0


def _analyse(chosen: argparse.Namespace) -> int:
    from kotatsu.core.record import Record
    from kotatsu.terminal.files import check_writable, write_json
    from kotatsu.terminal.study import study

    check_writable(chosen.json)
    record = Record.read(chosen.file)
    analysis, lines = study(record, chosen.iterations, chosen.seat)
    _console(chosen).print(lines)
    if chosen.json is not None:
        write_json(chosen.json, analysis.as_data())
    return 0


# --- arena ------------------------------------------------------------------------------------------------


def _arena(chosen: argparse.Namespace) -> int:
    from kotatsu.bots.arena import Match
    from kotatsu.terminal.contest import contest
    from kotatsu.terminal.files import check_writable, write_json

    game = find_game(chosen.game)
    check_writable(chosen.json)
    players = game.usual_players if chosen.players is None else chosen.players
    match = Match(game.name, tuple(chosen.bots), players, _options(chosen, game), chosen.seed)
    data, lines = contest(match, chosen.games, chosen.processes)
    _console(chosen).print(lines)
    if chosen.json is not None:
        write_json(chosen.json, data)
    return 0


# --- serve ------------------------------------------------------------------------------------------------


def _serve(chosen: argparse.Namespace) -> int:
    from kotatsu.server import announce
    from kotatsu.server.reach import DEFAULT_PORT
    from kotatsu.server.run import serve
    from kotatsu.server.settings import Settings

    if chosen.port is not None and chosen.port > 65_535:
        raise BadInput(f"kotatsu serve: a port is a number up to 65535, not {chosen.port}.")
    settings = Settings.read(chosen.set)
    port = DEFAULT_PORT if chosen.port is None else chosen.port
    if chosen.open and port and announce.is_running(chosen.host, port):
        print(f"Kotatsu is running already, at {announce.address(chosen.host, port)}")
        announce.open_browser(announce.address(chosen.host, port))
        return 0
    serve(chosen.host, chosen.port, _where(chosen), settings, chosen.open)
    return 0


# --- upkeep -----------------------------------------------------------------------------------------------


def _where(chosen: argparse.Namespace) -> str | Path:
    from kotatsu.terminal.files import data_folder

    where: str | Path = chosen.database or chosen.data or data_folder()
    return where


def _backup(chosen: argparse.Namespace) -> int:
    from kotatsu.store.backup import back_up
    from kotatsu.terminal.upkeep import check_record, counted

    found = back_up(_where(chosen), chosen.file, check_record)
    print(counted(found, f"{chosen.file} holds"))
    return 1 if found.wrong else 0


def _restore(chosen: argparse.Namespace) -> int:
    from kotatsu.store.backup import restore
    from kotatsu.terminal.upkeep import check_record, counted

    found, kept = restore(chosen.file, _where(chosen), check_record)
    print(counted(found, "Brought back:"))
    if kept is not None:
        print(f"What was there before is kept in {kept}.")
    return 1 if found.wrong else 0


def _bug_report(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal.upkeep import write_report

    write_report(chosen.file, chosen.record)
    print(f"Written to {chosen.file}; read it before you pass it on.")
    return 0


# --- join -------------------------------------------------------------------------------------------------


def _join(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal.files import check_writable
    from kotatsu.terminal.online.client import JoinOptions
    from kotatsu.terminal.online.join import join

    check_writable(chosen.record)
    return join(chosen.url, _console(chosen), JoinOptions(chosen.name, chosen.watch, chosen.record))


# --- the rest ---------------------------------------------------------------------------------------------


def _games(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal.shelf import shelf

    _console(chosen).print(shelf())
    return 0


def _rules(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal import rulebook
    from kotatsu.terminal.speech import spoken

    game = find_game(chosen.game)
    numbers = [rulebook.full_number(game, number) for number in chosen.number]
    language = spoken()
    text = rulebook.rules(game, numbers, language) if numbers else rulebook.whole(game, language)
    if sys.stdout.isatty() and not chosen.plain:
        from rich.console import Console
        from rich.markdown import Markdown

        Console(no_color=None if chosen.colour else True).print(Markdown(text))
    else:
        print(text)
    return 0


def _new_game(chosen: argparse.Namespace) -> int:
    from kotatsu import new_game

    names = new_game.names_for(chosen.name, chosen.prefix)
    root = new_game.checkout()
    for file in [*new_game.write(names, root), *new_game.derive(names, root)]:
        print(file.relative_to(root).as_posix())
    print(new_game.NEXT.format(name=names.name, folder=names.folder))
    return 0


def _doctor(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal import doctor

    console = _console(chosen)
    if not chosen.rules:
        console.print(doctor.installation(console))
        return 0
    folder = doctor.tests_folder()
    if folder is None:
        raise BadInput("There are no tests at hand: this is an installation without its sources.")
    lines, gaps = doctor.rules_report(folder)
    console.print(lines)
    return 1 if gaps else 0
