"""What a sensible player thinks of their moves: points now, and what a card or a top would be worth later.

`appraise` uses only what its seat knows — its hand, its own first tower, everything that was ever seen — so
it says the same of a seat's view as of the whole state.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.state import NONE, State
from kotatsu.core.strategy import Strategy
from kotatsu.games.itadaki_sashiage import cards
from kotatsu.games.itadaki_sashiage.cards import X, may_give, points_of, top_points
from kotatsu.games.itadaki_sashiage.knowledge import unseen
from kotatsu.games.itadaki_sashiage.rules import PancakeState

# What a card is worth in the hand for later tricks, by face: 1 to 6, then X.
KEEP: Final[list[float]] = [0.2, 0.5, 1.1, 2.2, 3.2, 4.4, 2.4]
COVERED: Final = 2.0  # a card that somebody has put under a first tower
HARM: Final = 0.35  # a point that one opponent loses, in own points
LEAD: Final = 0.4  # to lead the next trick
BEATEN: Final = 0.8  # how often somebody who could beat a card does
MATCHED: Final = 2.0  # what it costs when somebody matches a number


# --- IS-16: the last card -----------------------------------------------------------------------------------


def _worth_of_topping(state: PancakeState, seat: i64, tower: i64) -> float:
    return float(int(points_of(cards.only_card(state.hands[seat])) - top_points(state.towers[seat][tower])))


# --- IS-13: take or give ------------------------------------------------------------------------------------


def _worth_of_chance(state: PancakeState, seat: i64, move: i64) -> float:
    other, their_tower, own_tower = cards.carry(move)
    return _worth_of_moving(state, seat, move < cards.GIVE, other, their_tower, own_tower)


def _worth_of_moving(
    state: PancakeState, seat: i64, takes: bool, other: i64, their_tower: i64, own_tower: i64
) -> float:
    """The point for moving a card, and what it changes on top of the two towers."""
    mine = float(int(top_points(state.towers[seat][own_tower])))
    yours = float(int(top_points(state.towers[other][their_tower])))
    if takes:  # their top covers mine
        return 1.0 + (yours - mine) + HARM * (yours - _under(state, seat, other, their_tower))
    return 1.0 + (_under(state, seat, seat, own_tower) - mine) + HARM * (yours - mine)


def _under(state: PancakeState, seat: i64, owner: i64, number: i64) -> float:
    """What the card below the top of a tower is worth; a guess where only its builder knows."""
    tower = state.towers[owner][number]
    below = len(tower) - 2
    if owner != seat and number == 0 and below < state.buried[owner]:
        return COVERED
    return float(int(points_of(tower[below])))


def _best_chance(state: PancakeState, seat: i64, other: i64) -> float:
    """What a Pancake Chance with this player is worth now."""
    best = 0.0
    own = state.towers[seat]
    theirs = state.towers[other]
    for mine in range(i64(len(own))):
        for yours in range(i64(len(theirs))):
            if len(theirs[yours]) > 1:
                best = max(best, _worth_of_moving(state, seat, True, other, yours, mine))
            if may_give(own[mine]):
                best = max(best, _worth_of_moving(state, seat, False, other, yours, mine))
    return best


# --- IS-5 to IS-11: a card ----------------------------------------------------------------------------------


def _appraise_cards(state: PancakeState, seat: i64, moves: list[int]) -> list[float]:
    left = unseen(state, seat)
    chances = _chances_by_face(state, seat)
    return [_worth_of_card(state, move, left, chances) for move in moves]


def _worth_of_card(state: PancakeState, move: i64, left: vec[i64], chances: list[float]) -> float:
    """The chance it gives and the trick it may win, less what it could do later and what it may provoke."""
    card = move & 31  # an X as what it is declared
    face = card & 7
    kept = X if move >= cards.CALL else face
    number = 0 if move >= cards.CALL else face + 1  # on top of the tower it would win
    later = state.box.players - 1 - state.played
    win = _chance_to_win(state, card, left, later)
    risk = float(int(later)) * MATCHED * _share_of_face(left, face)
    return chances[face] + win * (1.0 + LEAD + float(int(number))) - KEEP[kept] - risk


def _chances_by_face(state: PancakeState, seat: i64) -> list[float]:
    """For each number, what the Pancake Chances are worth that it would give now."""
    chances = [0.0] * 6
    for other in range(state.box.players):
        if state.table[other] != NONE:
            chances[state.table[other] & 7] += _best_chance(state, seat, other)
    return chances


def _chance_to_win(state: PancakeState, card: i64, left: vec[i64], later: i64) -> float:
    """How likely a card wins the trick against those who have played and those who have not."""
    led = card >> 3
    if state.played and (led != state.led or card <= state.table[state.winning] & 31):
        return 0.0
    if later == 0:
        return 1.0
    total: i64 = 0
    for count in left:
        total += count
    better = left[led * 8 + X] if card & 7 < 5 else 0
    for face in range((card & 7) + 1, 6):
        better += left[led * 8 + face]
    theirs = later * (state.box.tricks + 1 - state.trick)
    held = min(1.0, float(int(theirs)) / max(1.0, float(int(total))))
    safe = 1.0
    for _n in range(better):
        safe *= 1.0 - held * BEATEN
    return safe


def _share_of_face(left: vec[i64], face: i64) -> float:
    """Which part of the cards that this seat does not see shows this number."""
    total: i64 = 0
    alike: i64 = 0
    for card in range(i64(32)):
        total += left[card]
        if card & 7 == face:
            alike += left[card]
    return float(int(alike)) / float(int(total)) if total else 0.0


class PancakeStrategy(Strategy):
    """How searching bots judge this game."""

    temperature = 1.5
    slip = 0.13
    iterations: ClassVar[dict[str, int]] = {"alley-cat": 300, "tiger": 6_000}
    margin = 20.0
    predicted = 1.0
    stages = 2  # this trick and the next, where the card led now tells

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, PancakeState)
        if state.phase == cards.PLAYING:
            return _appraise_cards(state, seat, moves)
        if state.phase == cards.CHANCE:
            return [_worth_of_chance(state, seat, move) for move in moves]
        if state.phase == cards.STACKING:
            return [-KEEP[move & 7] for move in moves]
        return [_worth_of_topping(state, seat, move - cards.TOP) for move in moves]

    def horizon(self, state: State) -> int:
        """The end of this round."""
        assert isinstance(state, PancakeState)
        return int(state.round) + 1

    def is_beyond(self, state: State, horizon: int) -> bool:
        assert isinstance(state, PancakeState)
        return state.round >= horizon

    def stage(self, state: State) -> int:
        """Tricks of the whole game that have begun; the last cards are put down in the last of a round."""
        assert isinstance(state, PancakeState)
        begun: i64 = 0
        if state.phase != cards.STACKING:
            begun = 1 + min(state.trick, state.box.tricks - 1)
        return int(state.round * (state.box.tricks + 1) + begun)


strategy: Final = PancakeStrategy()
