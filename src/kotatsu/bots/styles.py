"""Styles beside levels: kinds of players who look at the same game with another taste.

A finding about a game is robust when it holds for all of them.
"""

from kotatsu.bots.styled import Styled
from kotatsu.core.errors import BadInput
from kotatsu.core.strategy import Strategy

STYLES: dict[str, dict[str, float]] = {
    "cautious": {"caution": 0.5},
    "spiteful": {"spite": 1.0},
    "forgetful": {"overlooks": 0.25},
    "hasty": {"haste": 1.0},
}
"""The weights of each, as `Styled` takes them."""


def in_style(strategy: Strategy, style: str) -> Styled:
    """The strategy with this style."""
    if style not in STYLES:
        raise BadInput("no-such-style", name=repr(style), styles=", ".join(STYLES))
    return Styled(strategy, **STYLES[style])
