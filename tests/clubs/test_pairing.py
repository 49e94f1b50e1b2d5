"""Pairing and standings, by properties: who meets whom, who sits where, and that everybody plays."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from kotatsu.clubs import pairing
from kotatsu.clubs.pairing import Group, Pair
from kotatsu.clubs.points import BYE, FIRST, points_of, ranks_of
from kotatsu.clubs.standings import Played, PlayedRound, standings

EVENING = st.tuples(
    st.integers(2, 14), st.integers(2, 5), st.booleans(), st.integers(1, 5), st.randoms(use_true_random=False)
)


def partitions(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[Group]]:
    """Every way to fill the tables, as somebody with much time would find them."""
    if not sizes:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            group = (people[0], *others)
            for found in partitions([one for one in people if one not in group], rest):
                yield [group, *found]


@given(st.integers(2, 8), st.integers(2, 4), st.data())
def test_nobody_meets_anybody_again_while_that_can_be_avoided(
    count: int, most: int, data: st.DataObject
) -> None:
    people = data.draw(st.permutations(range(1, count + 1)))
    sizes, sit_out = pairing.table_sizes(count, 2, most, fill=data.draw(st.booleans()))
    playing = people[: count - sit_out]
    pairs = list(combinations(range(1, count + 1), 2))
    met: dict[Pair, int] = dict.fromkeys(data.draw(st.sets(st.sampled_from(pairs))), 1)
    found = pairing.pair(playing, sizes, met)
    assert sorted(one for group in found for one in group) == sorted(playing)
    assert sorted(map(len, found)) == sorted(sizes)
    least = min(pairing.cost_of(groups, met) for groups in partitions(playing, sizes))
    assert pairing.cost_of(found, met) == least


@given(EVENING)
def test_everybody_plays_and_sits_everywhere_about_equally_often(
    evening: tuple[int, int, bool, int, object],
) -> None:
    count, most, fill, rounds, rng = evening
    people = list(range(1, count + 1))
    tables: list[list[Group]] = []
    chairs: list[list[list[int | None]]] = []
    had: Counter[int] = Counter()
    for _ in range(rounds):
        rng.shuffle(people)  # type: ignore[attr-defined]
        sizes, sit_out = pairing.table_sizes(count, 2, most, fill)
        free = pairing.byes(people, had, sit_out)
        had.update(free)
        groups = pairing.pair([one for one in people if one not in free], sizes, pairing.meetings(tables))
        sat = pairing.seats_had(chairs)
        chairs.append([pairing.seat(group, most if fill else len(group), sat) for group in groups])
        tables.append(groups)
        playing = [one for chair in chairs[-1] for one in chair if one is not None]
        assert sorted([*playing, *free]) == sorted(people)  # everybody, once
        if fill:
            assert not free
    assert max(had.values(), default=0) - min((had[one] for one in people), default=0) <= 1
    sat = pairing.seats_had(chairs)
    seats = min(len(chair) for round_ in chairs for chair in round_)
    for one in people:
        assert max(sat[one, place] for place in range(most)) <= -(-rounds // seats) + 1


@given(st.integers(1, 6).map(lambda half: 2 * half))
def test_a_round_robin_of_pairs_is_over_when_each_has_met_each_once(count: int) -> None:
    people = range(1, count + 1)
    played: list[list[Group]] = []
    for _ in range(count - 1):
        played.append(pairing.all_meet(people, [2] * (count // 2), played))
    assert set(pairing.meetings(played).values()) <= {1}
    assert pairing.have_all_met(people, played)


@given(st.integers(3, 12), st.integers(3, 5))
def test_a_round_robin_of_larger_tables_comes_to_an_end(count: int, most: int) -> None:
    people = range(1, count + 1)
    played: list[list[Group]] = []
    sizes, _ = pairing.table_sizes(count, 3, most, fill=True)
    while not pairing.have_all_met(people, played):
        played.append(pairing.all_meet(people, sizes, played))
        assert len(played) <= 3 * count


def test_the_best_meet_the_best() -> None:
    order = [7, 3, 1, 5, 2, 4, 6, 8]
    assert pairing.pair(order, [4, 4], {}) == [(7, 3, 1, 5), (2, 4, 6, 8)]
    # Those who have met make way for the next in the standings, and no further.
    assert pairing.pair(order, [2] * 4, {(3, 7): 1}) == [(7, 1), (3, 5), (2, 4), (6, 8)]


def test_for_many_people_there_is_an_answer_soon() -> None:
    people = list(range(1, 61))
    played: list[list[Group]] = []
    for _ in range(6):
        played.append(pairing.pair(people, [4] * 15, pairing.meetings(played)))
        assert sorted(one for group in played[-1] for one in group) == people
    # Six rounds with three others each: next to nobody need meet anybody again.
    assert sum(times - 1 for times in pairing.meetings(played).values()) <= 6


@given(st.lists(st.integers(0, 9), min_size=2, max_size=7))
def test_a_table_gives_the_same_points_however_it_ends(scores: list[int]) -> None:
    ranks = ranks_of(
        list(map(float, scores)), [seat for seat, one in enumerate(scores) if one == max(scores)]
    )
    found = points_of(ranks)
    assert abs(sum(found) - FIRST * len(scores) / 2) < 0.5  # a tenth is rounded for each seat
    for (rank, points), (other, more) in combinations(zip(ranks, found, strict=True), 2):
        assert (rank < other) == (points > more)


# --- standings, worked out by hand --------------------------------------------------------------------------

ROUND = PlayedRound(
    [
        Played((1, 2, 3), (1, 2, 3), (50, 40, 10)),
        Played((4, 5, None), (2, 1, 3), (30, 45, 5)),
    ],
    byes=(6,),
)


def test_points_first_and_then_the_same_cards() -> None:
    lines = {line.entrant: line for line in standings(range(1, 7), [ROUND])}
    assert [lines[one].points for one in range(1, 7)] == [12, 6, 0, 6, 12, BYE]
    # 1 had 50 where 4 had 30 of the same cards, 5 had 45 where 2 had 40; 3 had 10 where a bot had 5.
    assert [lines[one].same for one in range(1, 7)] == [12, 0, 12, 0, 12, 0]
    assert [lines[one].met for one in range(1, 7)] == [6, 12, 18, 12, 6, 0]
    # 1 and 5 are level in everything; so are 2 and 4, ahead of 6, who has met nobody.
    assert [(line.place, line.entrant) for line in standings(range(1, 7), [ROUND])] == [
        (1, 1), (1, 5), (3, 2), (3, 4), (5, 6), (6, 3),
    ]  # fmt: skip


def test_a_table_that_was_given_up_is_worth_nothing() -> None:
    given_up = PlayedRound([Played((1, 2), None, (None, None)), Played((3, 4), (1, 2), (9, 1))])
    lines = {line.entrant: line for line in standings(range(1, 5), [given_up])}
    assert [lines[one].points for one in range(1, 5)] == [0, 0, 12, 0]
    assert lines[3].same == 0  # there is nobody to be compared with
    assert lines[1].rounds == 1
