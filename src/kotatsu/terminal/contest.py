"""`kotatsu arena`: bots against bots, and the table of how they did."""

from math import ceil
from typing import Any

from kotatsu.bots.arena import Match, Standing, Tally, play
from kotatsu.core.registry import game as find_game
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, cells, right
from kotatsu.terminal.progress import progress
from kotatsu.terminal.speech import load_texts, title_of

COLUMNS = ("share", "even", "points", "rating")
WIDTH = 18


def contest(match: Match, games: int, processes: int | None) -> tuple[dict[str, Any], list[Line]]:
    """Play about so many games, in whole deals; the result as data and as lines."""
    match.check()
    texts = load_texts()
    deals = ceil(games / len(match.lineups()))
    tally = Tally(match)
    for results in progress(play(match, range(deals), processes), deals, texts.say("arena-deals")):
        tally.add(results)
    standings = tally.standings()
    return _as_data(tally, standings), _table(texts, tally, standings)


def _as_data(tally: Tally, standings: list[Standing]) -> dict[str, Any]:
    match = tally.match
    return {
        "game": match.game,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "deals": tally.deals,
        "games": tally.games,
        "bots": [
            {
                "bot": standing.bot,
                "seats": standing.seats,
                "wins": round(standing.wins, 3),
                "share": round(standing.share, 4),
                "share_within": round(standing.share_within, 4),
                "times_even": round(standing.share * match.players, 3),
                "points": round(standing.points, 3),
                "rating": round(standing.rating, 1),
            }
            for standing in standings
        ],
    }


def _table(texts: Texts, tally: Tally, standings: list[Standing]) -> list[Line]:
    title = title_of(find_game(tally.match.game))
    head = texts.say("arena-title", title=title, players=tally.match.players)
    count = texts.say("arena-count", games=tally.games, deals=tally.deals)
    lines: list[Line] = [[(f" {head}", "title"), (f"  {count}", "dim")]]
    name_width = max(cells(standing.bot) for standing in standings) + 2
    titles = [right(texts.say(f"arena-column-{column}"), WIDTH) for column in COLUMNS]
    lines.append([(" " * (name_width + 1), ""), *[(text, "dim") for text in titles]])
    for standing in sorted(standings, key=lambda standing: -standing.rating):
        shown = (
            f"{standing.share:.1%} ± {standing.share_within:.1%}",
            f"{standing.share * tally.match.players:.2f}",
            f"{standing.points:.1f}",
            f"{standing.rating:+.0f}",
        )
        lines.append(
            [
                (f" {standing.bot.ljust(name_width)}", ""),
                *[(texts.digits(text).rjust(WIDTH), "") for text in shown],
            ]
        )
    return lines
