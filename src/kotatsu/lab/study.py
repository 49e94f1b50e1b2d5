"""What a report tells, measured: a study of one table, as data.

Work is done in parts by workers. The same plan and effort give the same study on any number of cores.
"""

import itertools
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

from kotatsu.bots.arena import CONFIDENT, ERROR
from kotatsu.bots.styles import STYLES
from kotatsu.core.errors import BadInput
from kotatsu.core.playouts import play_games
from kotatsu.core.registry import game as find_game
from kotatsu.lab.details import SLICES, Kind, Refuser, add_up, look_closely
from kotatsu.lab.figures import Mean, mean_of, quantile
from kotatsu.lab.measures import USUAL, Measure, measured
from kotatsu.lab.plan import Plan, Played, games_of, make_player, play_plan
from kotatsu.lab.variants import changed, edition_of, numbers_of
from kotatsu.lab.workers import Workers

MEASURES = [Measure(name) for name in USUAL]
RARE = 0.002  # what fewer seats than this have is left out
COMMON = 0.995  # so is what nearly all have
FEW = 20  # of fewer games nothing is called clear
BINS = 12  # of leads, for the chance to win
LEVELS = ("random", "kitten", "greedy", "cat")


@dataclass(frozen=True)
class Effort:
    """How many games each section plays."""

    games: int = 10_000
    details: int = 3_000
    restricted: int = 500  # deals for each kind of move
    kinds: int = 10  # kinds of moves
    ladder: int = 300  # deals for each step
    cats: int = 40  # deals where bots search
    styles: int = 300
    deviations: int = 400
    numbers: int = 40  # of the edition, at most

    @classmethod
    def for_games(cls, games: int) -> "Effort":
        """What fits to so many games."""
        usual = cls()
        part = min(1.0, games / usual.games)

        def some(count: int, least: int) -> int:
            return max(least, round(count * part))

        return cls(
            games,
            min(games, some(usual.details, 20)),
            some(usual.restricted, 10),
            some(usual.kinds, 3),
            some(usual.ladder, 4),
            some(usual.cats, 1),
            some(usual.styles, 4),
            some(usual.deviations, 5),
            some(usual.numbers, 4),
        )


# --- parts of the work --------------------------------------------------------------------------------------


def refuse(plan: Plan, kind: Kind, first: int, count: int) -> Mean:
    """How the share of wins changes for who never does so, deal by deal."""
    seats = range(plan.players)
    usual = make_player(plan.bots[0], find_game(plan.game))
    players = [usual, Refuser(make_player(plan.bots[0], find_game(plan.game)), kind)]
    lineups = [[int(seat == refusing) for seat in seats] for refusing in seats]
    found: list[int] = []
    play_games(
        plan.setup(), players, lineups, plan.seed, first * plan.players, count * plan.players, found, None
    )
    refused = games_of(array("q", found), plan.players)
    base = games_of(play_plan(plan, first, count), plan.players)
    differences = Mean()
    for deal, usually in enumerate(base):
        games = refused[deal * plan.players : (deal + 1) * plan.players]
        own = sum(share(game, seat) for seat, game in enumerate(games))
        differences.add((own - sum(share(usually, seat) for seat in seats)) / plan.players)
    return differences


def _step(plan: Plan, deals: int) -> Mean:
    """The share of wins of the first bot of a plan, deal by deal."""
    lineups = plan.lineups()
    games = games_of(play_plan(plan, 0, deals * len(lineups)), plan.players)
    found = Mean()
    for at in range(0, len(games), len(lineups)):
        own = [
            share(game, seat)
            for game, lineup in zip(games[at : at + len(lineups)], lineups, strict=True)
            for seat, bot in enumerate(lineup)
            if bot == 0
        ]
        found.add(sum(own) / len(own))
    return found


def _measure(plan: Plan, count: int) -> dict[str, list[float]]:
    return measured(plan, 0, count, MEASURES)


_WORK: dict[str, Callable[..., Any]] = {
    "play": play_plan,
    "look": look_closely,
    "refuse": refuse,
    "step": _step,
    "measure": _measure,
}


def _work(what: str, *arguments: Any) -> Any:
    return _WORK[what](*arguments)


def share(game: Played, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


# --- the study ----------------------------------------------------------------------------------------------


def study(plan: Plan, effort: Effort, workers: Workers) -> Iterator[float | dict[str, Any]]:
    """How far it is, from 0 to 1, again and again; at last what was found."""
    plan.check()
    if len(set(plan.bots)) > 1:
        raise BadInput("lab-one-bot")
    changes = list(_deviations(plan, effort))
    tasks: list[tuple[Any, ...]] = []
    tasks += [("look", plan, *part) for part in _parts(plan, effort.details, 8)]
    tasks += [("step", steps, deals) for _, _, steps, deals in _ladder(plan, effort)]
    tasks += [("measure", styled, effort.styles) for styled in _styled(plan)]
    tasks += [("measure", plan, effort.deviations)]
    tasks += [("measure", variant, effort.deviations) for _, _, variant in changes]
    tasks += [("play", plan, *part) for part in _parts(plan, effort.games, 1)]
    found: list[Any] = []
    for result in workers.run(_work, tasks):
        found.append(result)
        yield 0.85 * len(found) / len(tasks)
    results = iter(found)
    taken = {"look": [next(results) for task in tasks if task[0] == "look"]}
    details = add_up(taken["look"])
    ladder = [next(results) for _ in _ladder(plan, effort)]
    styles = [next(results) for _ in _styled(plan)]
    base, *others = [next(results) for _ in range(len(changes) + 1)]
    kinds = _kinds(details["kinds"], effort.kinds)
    refusals = []
    parts = [("refuse", plan, kind, 0, effort.restricted) for kind in kinds]
    for result in workers.run(_work, parts):
        refusals.append(result)
        yield 0.85 + 0.1 * len(refusals) / len(parts)
    data: dict[str, Any] = {"plan": plan.as_data(), "edition": edition_of(plan).name, "games": effort.games}
    data |= _results(results, plan.players)
    data |= _details(details, plan.players, effort.details)
    data["restricted"] = [
        {"kind": " ".join(filter(None, kind)), **refused.as_data(share=True)}
        for kind, refused in zip(kinds, refusals, strict=True)
    ]
    data["ladder"] = [
        {"better": better, "worse": worse, **mean.as_data(share=True)}
        for (better, worse, _, _), mean in zip(_ladder(plan, effort), ladder, strict=True)
    ]
    data["styles"] = [
        {"bot": styled.bots[0], **_means(columns)}
        for styled, columns in zip(_styled(plan), styles, strict=True)
    ]
    data["deviations"] = [
        {"number": path, "to": number, **_differences(base, columns)}
        for (path, number, _), columns in zip(changes, others, strict=True)
        if columns != base
    ]
    yield data


def _parts(plan: Plan, games: int, slower: int) -> list[tuple[int, int]]:
    size = max(1, plan.chunk(games) // slower)
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _results(parts: Iterator["array[int]"], players: int) -> dict[str, Any]:
    """Seats and length, of all games."""
    seats = [Mean() for _ in range(players)]
    points = [Mean() for _ in range(players)]
    lengths: dict[int, int] = {}
    ties, margins, winners = Mean(), Mean(), Mean()
    for part in parts:
        for game in games_of(part, players):
            for place in range(players):
                seat = (max(game.opener, 0) + place) % players
                seats[place].add(share(game, seat))
                points[place].add(float(game.points[seat]))
            lengths[game.moves] = lengths.get(game.moves, 0) + 1
            best, second = sorted(game.points)[:-3:-1]
            ties.add(float(len(game.winners) > 1))
            margins.add(float(best - second))
            winners.add(float(best))
    ordered = [float(length) for length in sorted(lengths) for _ in range(lengths[length])]
    return {
        "seats": [
            {"share": share.as_data(share=True), "points": own.as_data()}
            for share, own in zip(seats, points, strict=True)
        ],
        "lengths": sorted(lengths.items()),
        "length": {
            **mean_of(ordered).as_data(),
            "low": quantile(ordered, 0.05),
            "high": quantile(ordered, 0.95),
        },
        "ties": ties.as_data(share=True),
        "margin": margins.as_data(),
        "winner": winners.as_data(),
    }


def _details(found: dict[str, Any], players: int, games: int) -> dict[str, Any]:
    decisions = max(1, found["decisions"])
    return {
        "looked_at": games,
        "features": _features(found, players, games),
        "changes": found["changes"].as_data(),
        "comebacks": found["comebacks"].as_data(share=True),
        "drama": _drama(found["courses"], players),
        "decisions": found["decisions"],
        "forced": found["forced"] / decisions,
        "even": found["even"] / decisions,
        "branching": [mean.as_data() for mean in found["branching"]],
        "sources": {
            category: {"winner": rows[0].as_data(), "others": rows[1].as_data()}
            for category, rows in found["sources"].items()
        },
    }


def _features(found: dict[str, Any], players: int, games: int) -> list[dict[str, Any]]:
    """What goes with winning most clearly, at the top."""
    rows = []
    for name, mean in found["features"].items():
        if not RARE * games * players <= mean.count <= COMMON * games * players or mean.count < 10:
            continue
        times = found["often"].get(name, mean.count) / games
        rows.append({"feature": name, "times": round(times, 3), **mean.as_data(share=True)})
    return sorted(rows, key=lambda row: (-row["mean"], row["feature"]))


def _drama(courses: list[tuple[list[list[int]], list[int]]], players: int) -> list[dict[str, Any]]:
    """How likely the eventual winner seemed to win, from leads alone, slice by slice.

    How likely a lead wins is learned from every other game, and asked of the rest.
    """
    curve = []
    for place in range(SLICES):
        learned = sorted(
            (lead, 1 / len(winners) if seat in winners else 0.0)
            for leads, winners in courses[::2]
            for seat, lead in enumerate(leads[place])
        )
        bins = _bins(learned)
        chance = mean_of(
            _chance(bins, leads[place][winner]) for leads, winners in courses[1::2] for winner in winners[:1]
        )
        curve.append({"at": (place + 1) / SLICES, **chance.as_data(share=True)})
    even = {"at": 0.0, "count": 0, "mean": round(1 / players, 5), "within": 0.0}
    return [even, *curve]


def _bins(ordered: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Up to which lead, and how likely those win; equal leads are in the same bin."""
    bins: list[tuple[int, float]] = []
    at, size = 0, max(1, len(ordered) // BINS)
    while at < len(ordered):
        end = min(len(ordered), at + size)
        while end < len(ordered) and ordered[end][0] == ordered[end - 1][0]:
            end += 1
        bins.append((ordered[end - 1][0], sum(won for _, won in ordered[at:end]) / (end - at)))
        at = end
    return bins


def _chance(bins: list[tuple[int, float]], lead: int) -> float:
    return next((chance for most, chance in bins if lead <= most), bins[-1][1])


def _kinds(counts: dict[Kind, int], most: int) -> list[Kind]:
    """The kinds of moves that one could do or leave most often, of parts that have few values."""
    values: dict[tuple[str, str], int] = {}
    for kind, part, _ in counts:
        values[kind, part] = values.get((kind, part), 0) + 1
    few = [kind for kind in counts if values[kind[:2]] <= 12]
    return sorted(few, key=lambda kind: (-counts[kind], kind))[:most]


def _ladder(plan: Plan, effort: Effort) -> list[tuple[str, str, Plan, int]]:
    """Each level among those of the level below: better, worse, the plan, how many deals."""
    steps = []
    for worse, better in itertools.pairwise(LEVELS):
        bots = (better, *[worse] * (plan.players - 1))
        deals = effort.cats if better == "cat" else effort.ladder
        steps.append((better, worse, plan.with_bots(*bots), deals))
    return steps


def _styled(plan: Plan) -> list[Plan]:
    return [plan.with_bots("greedy"), *[plan.with_bots(f"greedy:{style}") for style in STYLES]]


def _means(columns: dict[str, list[float]]) -> dict[str, Any]:
    return {
        measure.text: measure.mean(columns).as_data(share=measure.text in ("ties", "opener"))
        for measure in MEASURES
    }


def _differences(base: dict[str, list[float]], other: dict[str, list[float]]) -> dict[str, Any]:
    return {
        name: mean_of(two - one for one, two in zip(base[name], other[name], strict=True)).as_data()
        for name in base
    }


def _deviations(plan: Plan, effort: Effort) -> Iterator[tuple[str, int, Plan]]:
    """Every number of the edition one less and one more, where rules allow it and it changes anything."""
    game = find_game(plan.game)
    quick = replace(plan, bots=("random",))
    usual = play_plan(quick, 0, 12)
    found = 0
    for path, number in numbers_of(game, edition_of(plan)).items():
        variants = []
        for other in (number - 1, number + 1):
            try:
                variants.append((path, other, changed(plan, {path: other})))
            except BadInput:
                continue
        if any(play_plan(replace(v, bots=("random",)), 0, 12) != usual for _, _, v in variants):
            yield from variants
            found += 1
        if found == effort.numbers:
            return


def is_clear(row: dict[str, Any], even: float = 0.0, among: int = 1) -> bool:
    """Whether a mean is off by more than chance explains, also for the luckiest among so many of them."""
    if row["within"] is None or row["count"] < FEW:
        return False
    stricter = NormalDist().inv_cdf(1 - ERROR / 2 / max(1, among)) / CONFIDENT
    return bool(abs(row["mean"] - even) > stricter * row["within"])
