"""What trick-taking games share. What differs stays in the game."""

from mypy_extensions import i64


def follow(hand: i64, led: i64) -> i64:
    """The cards of a hand that may be played: those of the led suit if there are any, else all.

    Both are sets of cards kept as bits.
    """
    following = hand & led
    return following if following else hand
