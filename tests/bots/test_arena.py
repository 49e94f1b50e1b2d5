"""Arenas: fair line-ups, the same games on any number of cores, and statistics that mean what they say."""

import itertools
import math
from collections import Counter
from random import Random

import pytest

import kotatsu
from kotatsu.bots.arena import Match, Result, Tally, interval, play, play_deal

TOWER = "tower-of-pancakes"


@pytest.mark.parametrize(("players", "bots"), [(p, b) for p in (2, 3, 4, 5, 7) for b in (2, 3, 4) if b <= p])
def test_every_bot_sits_in_every_seat_equally_often(players: int, bots: int) -> None:
    lineups = Match(TOWER, tuple("abcd"[:bots]), players).lineups()
    assert len(set(lineups)) == len(lineups)
    for seat in range(players):
        assert len(set(Counter(lineup[seat] for lineup in lineups).values())) == 1
        assert {lineup[seat] for lineup in lineups} == set(range(bots))


def test_a_deal_is_the_same_for_every_lineup_and_a_match_plays_the_same_again() -> None:
    match = Match(TOWER, ("greedy", "random"), 3)
    first = play_deal(match, 4)
    assert first == play_deal(match, 4)
    assert first != play_deal(match, 5)
    same = Match(TOWER, ("greedy", "greedy"), 3)
    # Greedy bots that draw no ties play equal games from equal deals, wherever they are said to sit.
    assert len({result.points for result in play_deal(same, 1)}) < len(same.lineups())


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    match = Match("trico-roof", ("greedy", "kitten"), 4)
    assert list(play(match, range(4), 1)) == list(play(match, range(4), 2))


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (Match(TOWER, ("cat",), 4), "2 to 4 bots"),
        (Match(TOWER, ("cat",) * 5, 4), "2 to 4 bots"),
        (Match(TOWER, ("cat", "dog"), 4), "no bot 'dog'"),
        (Match(TOWER, ("cat", "kitten"), 9), "not 9"),
        (Match(TOWER, ("cat", "kitten"), 4, {"mode": "silly"}), "mode"),
    ],
)
def test_matches_that_cannot_be_are_refused_in_one_sentence(match: Match, said: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=said):
        match.check()


def result(lineup: tuple[int, ...], *winners: int) -> Result:
    return Result(lineup, winners, tuple(10 if seat in winners else 0 for seat in range(len(lineup))), 8)


def test_shares_points_and_intervals_by_hand() -> None:
    tally = Tally(Match(TOWER, ("a", "b"), 4))
    tally.add([result((0, 1, 0, 1), 0), result((1, 0, 1, 0), 1)])  # a wins both
    tally.add([result((0, 1, 0, 1), 1), result((1, 0, 1, 0), 0, 1)])  # b wins one, the other is shared
    a, b = tally.standings()
    assert (a.bot, a.seats, a.wins) == ("a", 8, 2.5)
    assert (b.bot, b.seats, b.wins) == ("b", 8, 1.5)
    assert a.share == 2.5 / 8
    assert a.points == 30 / 8
    # Deals: 2/4 and 0.5/4 by seat; their standard error is half their difference.
    assert interval([0.5, 0.125]) == pytest.approx(1.96 * (0.5 - 0.125) / 2)
    assert a.share_within == pytest.approx(max(1.96 * (0.5 - 0.125) / 2, 3 / 2 / 4))
    assert (tally.games, tally.deals, tally.moves) == (4, 2, 32)


def test_bots_of_the_same_name_are_one() -> None:
    tally = Tally(Match(TOWER, ("tiger", "greedy", "greedy", "greedy"), 4))
    tally.add([result((0, 1, 2, 3), 0)])
    tiger, greedy = tally.standings()
    assert (tiger.seats, greedy.seats) == (1, 3)


def made_up(match: Match, strengths: list[float], rng: Random) -> list[Result]:
    """The games of a deal, won in proportion to strengths."""
    return [
        result(lineup, rng.choices(range(4), [strengths[bot] for bot in lineup])[0])
        for lineup in match.lineups()
    ]


def played(strengths: list[float], deals: int, rng: Random) -> Tally:
    match = Match(TOWER, tuple("abcd"[: len(strengths)]), 4)
    tally = Tally(match)
    for _ in range(deals):
        tally.add(made_up(match, strengths, rng))
    return tally


def test_ratings_find_the_strengths_that_games_were_made_with() -> None:
    strengths = [8.0, 4.0, 2.0, 1.0]
    standings = played(strengths, 4000, Random(5)).standings()
    for stronger, weaker in itertools.pairwise(standings):
        assert stronger.rating - weaker.rating == pytest.approx(400 * math.log10(2), abs=15)
    assert sum(standing.rating for standing in standings) == pytest.approx(0, abs=1e-6)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    rng = Random(2)
    held = 0
    for _ in range(400):
        a = played([2.0, 1.0], 60, rng).standings()[0]
        held += abs(a.share - 1 / 3) <= a.share_within
    assert 365 <= held <= 395


def first_sure(strengths: list[float], deals: int, rng: Random) -> int | None:
    """After how many deals a sequential test, looked at after each, calls the first bot better."""
    match = Match(TOWER, ("a", "b"), 4)
    tally = Tally(match)
    for deal in range(deals):
        tally.add(made_up(match, strengths, rng))
        lead, bound = tally.lead("a", "b")
        if lead > bound:
            return deal
    return None


def test_equal_bots_are_seldom_called_different_however_often_one_looks() -> None:
    rng = Random(3)
    wrong = sum(first_sure([1.0, 1.0], 100, rng) is not None for _ in range(60))
    assert wrong <= 3


def test_a_better_bot_is_found_out() -> None:
    rng = Random(4)
    found = [first_sure([2.0, 1.0], 300, rng) for _ in range(20)]
    assert None not in found


def test_even_a_bot_that_always_won_is_not_certain_to() -> None:
    tally = Tally(Match(TOWER, ("a", "b"), 4))
    for _ in range(30):
        tally.add([result((0, 1, 0, 1), 0), result((1, 0, 1, 0), 1)])
    a, b = tally.standings()
    assert (a.share, b.share) == (0.5, 0.0)
    assert b.share_within == 3 / 30 / 4
    assert a.rating > b.rating


def test_interval_of_too_little_is_endless() -> None:
    assert interval([0.5]) == math.inf
