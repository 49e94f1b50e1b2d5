"""The command `kotatsu`.

Whatever a user can get wrong ends in one sentence on standard error and exit code 2. What a command needs is
imported when it runs, so that `kotatsu play` starts at once.
"""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.options import Option
from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from kotatsu.drawing.canvas import cells, flow, plain
from kotatsu.terminal.arguments import Parser, own_words
from kotatsu.terminal.speech import box_of, choices_of, level_to_type, say, sentences, speak, title_of, told

REPORT = "kotatsu-bug-report.txt"
DATABASE = "KOTATSU_DATABASE"

OVERVIEW = (
    ("play {game}", "command-play"),
    ("learn {game}", "command-learn"),
    ("watch {game}", "command-watch"),
    ("replay {file}", "command-replay"),
    ("verify {file}", "command-verify"),
    ("analyse {file}", "overview-analyse"),
    ("records list", "command-records"),
    ("arena {game}", "command-arena"),
    ("simulate", "command-simulate"),
    ("report", "command-report"),
    ("compare", "command-compare"),
    ("tune", "command-tune"),
    ("", "overview-alone"),
    ("serve", "overview-serve"),
    ("join URL", "overview-join"),
    ("games", "command-games"),
    ("rules {game}", "command-rules"),
    ("new-game {name}", "overview-new-game"),
    ("backup {file}", "overview-backup"),
    ("doctor", "overview-doctor"),
)
"""What can be typed, with words in braces for what is chosen, and what is said of it."""
WIDTH = 80  # columns

LAB = ("simulate", "report", "compare", "tune")
RECORDS = ("list", "export", "import")

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
        print(told(problem), file=sys.stderr)
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
            print(_overview())
            return 0
        arguments = ["serve", "--open"]
    language = _language(arguments)
    if language is not None:
        speak(language)
    chosen = _parser(arguments).parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = chosen.run
    return run(chosen)


def _language(arguments: Sequence[str]) -> str | None:
    """The language that was asked for: it is needed before the rest is read, whose help it speaks."""
    for word, after in zip(arguments, [*arguments[1:], ""]):
        if word == "--language" and after:
            return after
        if word.startswith("--language="):
            return word.removeprefix("--language=")
    return None


def _overview() -> str:
    words = {name: say(f"word-{name}") for name in ("game", "file", "name")}
    typed = ["  " + f"kotatsu {typed.format(**words)}".rstrip() for typed, _ in OVERVIEW]
    room = max(map(cells, typed)) + 2
    rows: list[str] = []
    for one, (_, text) in zip(typed, OVERVIEW):
        first, *rest = (plain(line) for line in flow([(say(text), "")], WIDTH - room))
        rows += [one + " " * (room - cells(one)) + first, *(" " * room + line for line in rest)]
    return "\n".join([say("overview"), "", *rows, "", say("overview-end", game=game_names()[0])])


def has_web_app() -> bool:
    return (Path(__file__).parent / "web" / "index.html").is_file()


# --- what can be typed ------------------------------------------------------------------------------------


def _parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these arguments: the options of the game they name are options of the command."""
    from kotatsu import __version__

    argparse._ = own_words  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, many, count: own_words(one if count == 1 else many)  # type: ignore[attr-defined]
    parser = Parser(prog="kotatsu", description=sentences(say("overview"), say("overview-no-command")))
    version = f"kotatsu {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("args-version"))
    _add_language(parser)
    commands = parser.add_subparsers(metavar=say("word-command"), dest="command", required=True)
    game = next((find_game(word) for word in arguments if word in game_names()), None)
    _add_play(commands, game)
    _add_learn(commands, game)
    _add_watch(commands, game)
    _add_arena(commands, game)
    _add_lab(commands, game)
    _add_serve(commands)
    _add_join(commands)
    _add_upkeep(commands)
    _add_rest(commands)
    command = next((word for word in _without_language(arguments) if not word.startswith("-")), None)
    if command is not None and command not in commands.choices:
        raise BadInput("no-such-command", name=repr(command), commands=", ".join(commands.choices))
    if (
        command in ("play", "learn", "watch", "arena", *LAB)
        and game is None
        and not {"-h", "--help"} & set(arguments)
    ):
        raise _which_game(command, arguments)
    return parser


def _without_language(arguments: Sequence[str]) -> list[str]:
    pairs = zip(arguments, ["", *arguments])
    return [word for word, before in pairs if "--language" not in (word, before)]


def _which_game(command: str, arguments: Sequence[str]) -> KotatsuError:
    """What to say when no word of the arguments is a game."""
    words = arguments[arguments.index(command) + 1 :]
    named = next((word for word in words if not word.startswith("-")), None)
    if named is None:
        return BadInput("name-a-game", command=command, games=", ".join(game_names()))
    return BadInput("no-such-game", name=repr(named), games=", ".join(game_names()))


def _command(commands: Any, name: str, run: Callable[[argparse.Namespace], int]) -> Any:
    text = say(f"command-{name}")
    description = say("description", text=f"{text[0].upper()}{text[1:]}")
    parser = commands.add_parser(name, help=text, description=description)
    parser.set_defaults(run=run)
    return parser


def _add_look(parser: Any) -> None:
    look = parser.add_argument_group(say("group-look"))
    look.add_argument(
        "--no-color", "--no-colour", dest="colour", action="store_false", help=say("help-no-colour")
    )
    _add_language(look)
    look.add_argument("--plain", action="store_true", help=say("help-plain"))


def _add_language(parser: Any) -> None:
    known = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar=say("word-code"), help=say("help-language", languages=known))


def _add_table(parser: Any, game: Game | None) -> None:
    """What play and watch share, and the game's own options."""
    parser.add_argument("game", metavar=say("word-game"), help=", ".join(game_names()))
    parser.add_argument("--players", metavar="N", type=_whole, help=_players_help(game))
    parser.add_argument("--seed", metavar="S", help=say("help-seed"))
    parser.add_argument("--edition", metavar=say("word-file"), type=Path, help=say("help-edition"))
    parser.add_argument("--names", metavar="A,B,…", type=_words, default=[], help=say("help-names"))
    if game is None:
        return
    group = parser.add_argument_group(say("group-game", game=title_of(game)))
    for option in game.options:
        _add_option(group, game, option)


def _players_help(game: Game | None) -> str:
    if game is None:
        return say("help-players")
    few, many = game.players[0], game.players[-1]
    return say("help-players-of", few=few, many=many, usual=game.usual_players)


def _add_option(group: Any, game: Game, option: Option) -> None:
    flag = "--" + option.name.replace("_", "-")
    text = box_of(game).say(f"option-{option.name}-help")
    if words := choices_of(game, option):
        text = f"{text}; {words}"
    if option.default is not None:
        text = say("with-default", text=text, default=str(option.default))
    settings: dict[str, Any] = {"metavar": "N" if option.kind == "number" else option.name.upper()}
    if option.choices:
        settings["metavar"] = "{" + ",".join(option.choices) + "}"
    if option.kind == "switch":
        settings.update(nargs="?", const="true", metavar="yes|no")
    group.add_argument(
        flag,
        dest=f"option_{option.name}",
        help=text,
        **settings,
    )


def _add_level(bots: Any) -> None:
    from kotatsu.bots.levels import DEFAULT_LEVEL, OPPONENTS, TOOLS

    levels = [level_to_type(level.name) for level in (*OPPONENTS, *TOOLS)]
    text = say("with-default", text="; ".join(levels), default=DEFAULT_LEVEL)
    bots.add_argument("--bot", metavar=say("word-level"), default=DEFAULT_LEVEL, help=text)


def _add_play(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "play", _play)
    _add_table(parser, game)
    parser.add_argument("--seat", metavar="N", default="0", help=say("help-seat"))
    bots = parser.add_mutually_exclusive_group()
    _add_level(bots)
    bots.add_argument("--bots", metavar="A,B,…", type=_words, help=say("help-bots"))
    parser.add_argument("--record", metavar=say("word-file"), type=Path, help=say("help-record"))
    parser.add_argument("--log", metavar=say("word-file"), type=Path, help=say("help-log"))
    _add_pace(parser)
    _add_look(parser)


def _add_learn(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "learn", _learn)
    parser.add_argument("game", metavar=say("word-game"), choices=game_names(), help=", ".join(game_names()))
    _add_pace(parser)
    _add_look(parser)


def _add_pace(parser: Any) -> None:
    parser.add_argument(
        "--pace", metavar=say("word-seconds"), type=_seconds, default=PACE, help=say("help-pace")
    )


def _add_watch(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "watch", _watch)
    _add_table(parser, game)
    bots = parser.add_mutually_exclusive_group()
    _add_level(bots)
    bots.add_argument("--bots", metavar="A,B,…", type=_words, help=say("help-bots-watched"))
    parser.add_argument(
        "--delay", metavar=say("word-seconds"), type=_seconds, default=DELAY, help=say("help-delay")
    )
    parser.add_argument("--games", metavar="N", type=_count, default=1, help=say("help-games"))
    parser.add_argument("--record", metavar=say("word-file"), type=Path, help=say("help-record-watched"))
    _add_look(parser)


def _add_arena(commands: Any, game: Game | None) -> None:
    parser = _command(commands, "arena", _arena)
    parser.add_argument("game", metavar=say("word-game"), help=", ".join(game_names()))
    parser.add_argument("--bots", metavar="A,B,…", type=_words, required=True, help=say("help-arena-bots"))
    parser.add_argument("--games", metavar="N", type=_count, default=200, help=say("help-arena-games"))
    parser.add_argument("--players", metavar="N", type=_whole, help=_players_help(game))
    parser.add_argument("--seed", metavar="S", default="arena", help=say("help-arena-seed"))
    parser.add_argument("--processes", metavar="N", type=_count, help=say("help-processes"))
    parser.add_argument("--json", metavar=say("word-file"), type=Path, help=say("help-arena-json"))
    if game is not None:
        group = parser.add_argument_group(say("group-game", game=title_of(game)))
        for option in game.options:
            _add_option(group, game, option)
    _add_look(parser)


def _add_lab(commands: Any, game: Game | None) -> None:
    simulate = _command(commands, "simulate", _simulate)
    _add_lab_table(simulate, game)
    simulate.add_argument("file", metavar=say("word-file"), type=Path, help=say("help-simulate-file"))
    simulate.add_argument("--games", metavar="N", type=_count, default=1000, help=say("help-lab-games"))
    decisions = say("help-simulate-decisions")
    simulate.add_argument("--decisions", metavar=say("word-file"), type=Path, help=decisions)
    _add_lab_rest(simulate, game)
    report = _command(commands, "report", _report)
    _add_lab_table(report, game)
    report.add_argument("file", metavar=say("word-file"), type=Path, help=say("help-report-html"))
    report.add_argument("--games", metavar="N", type=_count, default=10_000, help=say("help-lab-games"))
    report.add_argument("--json", metavar=say("word-file"), type=Path, help=say("help-arena-json"))
    _add_lab_rest(report, game)
    compare = _command(commands, "compare", _compare)
    _add_lab_table(compare, game)
    compare.add_argument("one", metavar="A", help=say("help-compare-variant"))
    compare.add_argument("other", metavar="B", help=say("help-compare-other"))
    compare.add_argument("--games", metavar="N", type=_count, default=20_000, help=say("help-compare-games"))
    measure = say("help-compare-measure", measures="winner-points, points, margin, moves, ties, opener")
    compare.add_argument("--measure", metavar=say("word-name"), default="winner-points", help=measure)
    compare.add_argument("--within", metavar="X", type=float, help=say("help-compare-within"))
    compare.add_argument("--json", metavar=say("word-file"), type=Path, help=say("help-arena-json"))
    _add_lab_rest(compare, game)
    tune = _command(commands, "tune", _tune)
    _add_lab_table(tune, game)
    tune.add_argument("file", metavar=say("word-file"), type=Path, help=say("help-tune-file"))
    several: dict[str, Any] = {"action": "append", "required": True}
    tune.add_argument("--vary", metavar=say("word-range"), help=say("help-tune-vary"), **several)
    tune.add_argument("--target", metavar=say("word-target"), help=say("help-tune-target"), **several)
    tune.add_argument("--trials", metavar="N", type=_count, default=100, help=say("help-tune-trials"))
    tune.add_argument("--games", metavar="N", type=_count, default=500, help=say("help-tune-games"))
    tune.add_argument("--report", metavar=say("word-file"), type=Path, help=say("help-tune-report"))
    _add_lab_rest(tune, game)


def _add_lab_table(parser: Any, game: Game | None) -> None:
    """What all commands of the lab share."""
    parser.add_argument("game", metavar=say("word-game"), help=", ".join(game_names()))
    parser.add_argument("--players", metavar="N", type=_whole, help=_players_help(game))
    parser.add_argument("--seed", metavar="S", default="lab", help=say("help-lab-seed"))
    parser.add_argument("--bots", metavar="A,B,…", type=_words, default=["greedy"], help=say("help-lab-bots"))
    parser.add_argument("--processes", metavar="N", type=_count, help=say("help-processes"))
    address = say("word-address")
    parser.add_argument("--ray", metavar=address, nargs="?", const="", help=say("help-lab-ray"))


def _add_lab_rest(parser: Any, game: Game | None) -> None:
    parser.add_argument("--edition", metavar=say("word-file"), type=Path, help=say("help-edition"))
    if game is not None:
        group = parser.add_argument_group(say("group-game", game=title_of(game)))
        for option in game.options:
            _add_option(group, game, option)
    _add_look(parser)


def _add_serve(commands: Any) -> None:
    parser = _command(commands, "serve", _serve)
    parser.add_argument("--host", metavar=say("word-address"), default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", metavar="N", type=_whole, help=say("help-port"))
    parser.add_argument("--workers", metavar="N", type=_count, help=say("help-workers"))
    _add_data(parser)
    _add_language(parser)
    parser.add_argument("--open", action="store_true", help=say("help-open"))
    parser.add_argument(
        "--bot", metavar=say("word-own-bot"), action="append", default=[], help=say("help-own-bot")
    )
    parser.add_argument(
        "--set", metavar=say("word-setting"), action="append", default=[], help=say("help-set")
    )


def _add_data(parser: Any) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", metavar=say("word-folder"), type=Path, help=say("help-data"))
    where.add_argument("--database", metavar="URL", help=say("help-database"))


def _add_upkeep(commands: Any) -> None:
    backup = _command(commands, "backup", _backup)
    backup.add_argument("file", metavar=say("word-file"), type=Path, help=say("help-backup-file"))
    _add_data(backup)
    _add_language(backup)
    restore = _command(commands, "restore", _restore)
    restore.add_argument("file", metavar=say("word-file"), type=Path, help=say("help-restore-file"))
    _add_data(restore)
    _add_language(restore)
    moved = _command(commands, "move-store", _move_store)
    moved.add_argument("source", metavar=say("word-from"), help=say("help-move-from"))
    moved.add_argument("target", metavar=say("word-to"), help=say("help-move-to"))
    _add_language(moved)
    records = _command(commands, "records", _records)
    records.add_argument(
        "action", metavar="list|export|import", choices=RECORDS, help=say("help-records-action")
    )
    records.add_argument(
        "file", metavar=say("word-file"), type=Path, nargs="?", help=say("help-records-file")
    )
    records.add_argument(
        "--game", metavar=say("word-game"), choices=game_names(), help=say("help-records-game")
    )
    records.add_argument("--player", metavar=say("word-name"), help=say("help-records-player"))
    records.add_argument("--since", metavar="YYYY-MM-DD", type=_day, help=say("help-records-since"))
    records.add_argument("--limit", metavar="N", type=_count, help=say("help-records-limit"))
    _add_data(records)
    _add_language(records)
    report = _command(commands, "bug-report", _bug_report)
    report.add_argument(
        "file",
        metavar=say("word-file"),
        type=Path,
        nargs="?",
        default=Path(REPORT),
        help=say("help-report-file", file=REPORT),
    )
    report.add_argument("--record", metavar=say("word-file"), type=Path, help=say("help-report-record"))


def _add_join(commands: Any) -> None:
    parser = _command(commands, "join", _join)
    parser.add_argument("url", metavar="URL", help=say("help-url"))
    parser.add_argument("--name", metavar=say("word-name"), default="", help=say("help-name"))
    parser.add_argument("--watch", action="store_true", help=say("help-watch"))
    parser.add_argument("--record", metavar=say("word-file"), type=Path, help=say("help-record"))
    _add_look(parser)


def _add_rest(commands: Any) -> None:
    replay = _command(commands, "replay", _replay)
    replay.add_argument("file", metavar=say("word-file"), type=Path)
    _add_look(replay)
    verify = _command(commands, "verify", _verify)
    verify.add_argument("file", metavar=say("word-file"), type=Path)
    _add_look(verify)
    analyse = _command(commands, "analyse", _analyse)
    analyse.add_argument("file", metavar=say("word-file"), type=Path)
    analyse.add_argument("--seat", metavar="N", type=_whole, help=say("help-analyse-seat"))
    analyse.add_argument("--iterations", metavar="N", type=_count, default=2000, help=say("help-iterations"))
    analyse.add_argument("--json", metavar=say("word-file"), type=Path, help=say("help-analyse-json"))
    _add_look(analyse)
    _add_look(_command(commands, "games", _games))
    rules = _command(commands, "rules", _rules)
    rules.add_argument("game", metavar=say("word-game"), help=", ".join(game_names()))
    rules.add_argument("number", metavar=say("word-number"), nargs="*", help=say("help-rules"))
    _add_look(rules)
    new_game = _command(commands, "new-game", _new_game)
    new_game.add_argument("name", metavar=say("word-name"), help=say("help-new-game"))
    new_game.add_argument("--prefix", metavar="XX", help=say("help-prefix"))
    doctor = _command(commands, "doctor", _doctor)
    doctor.add_argument("--rules", action="store_true", help=say("help-doctor-rules"))
    _add_look(doctor)


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(say("wrong-whole", text=repr(text)))
    return int(text)


def _count(text: str) -> int:
    if not _whole(text):
        raise argparse.ArgumentTypeError(say("wrong-count", text=repr(text)))
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(say("wrong-seconds", text=repr(text)))
    return seconds


def _day(text: str) -> float:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise argparse.ArgumentTypeError(say("wrong-day", text=repr(text))) from None


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
            raise BadInput("log-other-game", path=kept.name, name=name)
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
        raise BadInput("one-record")
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


# --- the lab ----------------------------------------------------------------------------------------------


def _plan(chosen: argparse.Namespace, game: Game) -> Any:
    """What is simulated, checked."""
    from kotatsu.lab.plan import Plan

    edition = game.edition(chosen.edition)
    plan = Plan(
        game.name,
        game.usual_players if chosen.players is None else chosen.players,
        _options(chosen, game),
        None if edition is game.default_edition else edition.as_data(),
        tuple(chosen.bots),
        chosen.seed,
    )
    plan.check()
    return plan


def _workers(chosen: argparse.Namespace) -> Any:
    from kotatsu.lab.workers import Workers

    workers = Workers(chosen.processes, chosen.ray)
    workers.check()
    return workers


def _simulate(chosen: argparse.Namespace) -> int:
    from kotatsu.lab.simulate import Simulation
    from kotatsu.terminal.experiments import simulate
    from kotatsu.terminal.files import check_writable

    plan, workers = _plan(chosen, find_game(chosen.game)), _workers(chosen)
    check_writable(chosen.file)
    check_writable(chosen.decisions)
    simulate(Simulation(plan, chosen.games, chosen.file, chosen.decisions), workers)
    return 0


def _report(chosen: argparse.Namespace) -> int:
    from kotatsu.lab.study import Effort
    from kotatsu.terminal.experiments import write_report
    from kotatsu.terminal.files import check_writable

    plan, workers = _plan(chosen, find_game(chosen.game)), _workers(chosen)
    check_writable(chosen.file)
    check_writable(chosen.json)
    write_report(plan, Effort.for_games(chosen.games), workers, chosen.file, chosen.json)
    return 0


def _compare(chosen: argparse.Namespace) -> int:
    from kotatsu.lab.compare import Comparison
    from kotatsu.lab.variants import read_variant
    from kotatsu.terminal.experiments import compared
    from kotatsu.terminal.files import check_writable, write_json

    plan, workers = _plan(chosen, find_game(chosen.game)), _workers(chosen)
    check_writable(chosen.json)
    comparison = Comparison(read_variant(plan, chosen.one), read_variant(plan, chosen.other), chosen.measure)
    data, lines = compared(comparison, chosen.games, chosen.within, workers)
    _console(chosen).print(lines)
    if chosen.json is not None:
        write_json(chosen.json, data)
    return 0


def _tune(chosen: argparse.Namespace) -> int:
    from kotatsu.lab.tune import Range, Search, Target
    from kotatsu.terminal.experiments import tuned
    from kotatsu.terminal.files import check_writable

    plan, workers = _plan(chosen, find_game(chosen.game)), _workers(chosen)
    check_writable(chosen.file)
    check_writable(chosen.report)
    targets = tuple(Target.read(typed) for typed in chosen.target)
    ranges = tuple(Range.read(typed, plan) for typed in chosen.vary)
    search = Search(plan, targets, ranges, chosen.games, chosen.trials)
    _console(chosen).print(tuned(search, chosen.file, chosen.report, workers))
    return 0


# --- serve ------------------------------------------------------------------------------------------------


def _serve(chosen: argparse.Namespace) -> int:
    from kotatsu.bots.levels import add_own_bot
    from kotatsu.server import announce
    from kotatsu.server.reach import DEFAULT_PORT
    from kotatsu.server.run import serve
    from kotatsu.server.settings import Settings

    if chosen.port is not None and chosen.port > 65_535:
        raise BadInput("port-too-large", port=str(chosen.port))
    settings = Settings.read(chosen.set)
    for bot in chosen.bot:
        add_own_bot(bot)
    port = DEFAULT_PORT if chosen.port is None else chosen.port
    if chosen.open and port and announce.is_running(chosen.host, port):
        print(say("serve-already", url=announce.address(chosen.host, port)))
        announce.open_browser(announce.address(chosen.host, port))
        return 0
    serve(chosen.host, chosen.port, _where(chosen), settings, chosen.open, chosen.workers)
    return 0


# --- upkeep -----------------------------------------------------------------------------------------------


def _where(chosen: argparse.Namespace) -> str | Path:
    from kotatsu.terminal.files import data_folder

    in_environment = None if chosen.data else os.environ.get(DATABASE)  # no list of processes shows it there
    where: str | Path = chosen.database or in_environment or chosen.data or data_folder()
    return where


def _backup(chosen: argparse.Namespace) -> int:
    from kotatsu.store.backup import back_up
    from kotatsu.terminal.upkeep import check_record, counted

    found = back_up(_where(chosen), chosen.file, check_record)
    print(counted(found, say("backup-holds", file=str(chosen.file))))
    return 1 if found.wrong else 0


def _move_store(chosen: argparse.Namespace) -> int:
    from kotatsu.store.moving import move
    from kotatsu.terminal.upkeep import check_record, counted

    found = move(chosen.source, chosen.target, check_record)
    print(counted(found, say("store-moved")))
    return 1 if found.wrong else 0


def _restore(chosen: argparse.Namespace) -> int:
    from kotatsu.store.backup import restore
    from kotatsu.terminal.upkeep import check_record, counted

    found, kept = restore(chosen.file, _where(chosen), check_record)
    print(counted(found, say("brought-back")))
    if kept is not None:
        print(say("kept-before", file=str(kept)))
    return 1 if found.wrong else 0


def _records(chosen: argparse.Namespace) -> int:
    from kotatsu.server.bulk import Wanted, bring_in_file, listed, send_out

    if chosen.action == "import":
        brought = bring_in_file(_where(chosen), chosen.file)
        for number, problem in brought.refused:
            print(say("records-refused", line=number, why=told(problem)), file=sys.stderr)
        counts = {"added": brought.added, "known": brought.known, "refused": len(brought.refused)}
        print(say("records-imported", **counts))
        return 1 if brought.refused else 0
    wanted = Wanted(chosen.game, chosen.player, chosen.since, chosen.limit)
    if chosen.action == "list":
        for line in listed(_where(chosen), wanted):
            print(line)
        return 0
    count = send_out(_where(chosen), wanted, chosen.file)
    if chosen.file is not None:
        print(say("records-exported", count=count, file=str(chosen.file)))
    return 0


def _bug_report(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal.upkeep import write_report

    write_report(chosen.file, chosen.record)
    print(say("report-written", file=str(chosen.file)))
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
    print("\n" + say("new-game-next", name=names.name, folder=names.folder) + "\n")
    return 0


def _doctor(chosen: argparse.Namespace) -> int:
    from kotatsu.terminal import doctor

    console = _console(chosen)
    if not chosen.rules:
        console.print(doctor.installation(console))
        return 0
    folder = doctor.tests_folder()
    if folder is None:
        raise BadInput("no-tests")
    lines, gaps = doctor.rules_report(folder)
    console.print(lines)
    return 1 if gaps else 0
