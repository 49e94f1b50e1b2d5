"""A match of Cookie Thief, or a view of one, as JSON-able data; `shapes.Dump` says how it looks."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append
from mypy_extensions import i64

from kotatsu.core import coding
from kotatsu.core.bits import mask_of, members
from kotatsu.core.coding import SEAT, SEATS, Coding, at, bits_of, listed, or_null, words
from kotatsu.core.state import NONE, UNKNOWN, WHOLE, or_minus, or_none
from kotatsu.games.cookie_thief import cards, knowledge
from kotatsu.games.cookie_thief.cards import CARD, CARDS, PLACE_NAMES, PLACES

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief import shapes
    from kotatsu.games.cookie_thief.rules import CookieState

_HIDDEN_CARD: Final = or_null(CARD, UNKNOWN)
_KINDS: Final = bits_of(CARD)
_PLACES: Final = bits_of(words(PLACE_NAMES, "Place"))
_CLOCKWISE: Final = Coding("bool", lambda way: way == 1, lambda clockwise: 1 if clockwise else -1)
_PILE: Final = coding.copies_of(CARD, 3)
_CARDS: Final = listed(_HIDDEN_CARD)
_TALLY: Final = ["won", "with_jar", "caught"]

LAYOUT: Final = coding.Layout(
    phase=words(cards.PHASES, "Phase"),
    turn=SEAT,
    round=coding.NUMBER,
    starter=SEAT,
    clockwise=at("direction", _CLOCKWISE),
    reversing=coding.FLAG,
    next=at("next_turn", or_null(SEAT)),
    card=or_null(CARD),
    target=or_null(SEAT),
    protected=at("shielded", SEATS),
    laid=coding.by_seat(_PILE, cards.SEATS),
    discarded=at("tossed", _PILE),
    pancakes=at("shown", bits_of(words(CARDS[cards.PANCAKES :], "Card"))),
    **{"in": at("inside", SEATS)},
)


def write(state: "CookieState") -> dict[str, Any]:
    is_whole = state.viewer == WHOLE
    return {
        **LAYOUT.write(state),
        "waiting": [CARDS[card] for card in (state.waiting, state.waiting_too) if card != NONE],
        "mark": {"by": or_none(state.marker), "on": or_none(state.marked)},
        "deck": _CARDS.write(state.deck[: state.left]) if is_whole else [None] * int(state.left),
        "tally": coding.write_rows(state.tally, _TALLY, cards.SEATS, state.box.players),
        "points": state.standings(),
        "facts": _facts(state),
        **own(state),
    }


def own(state: "CookieState") -> dict[str, Any]:
    """What a seat may know more of than others."""
    return {
        "hands": [_CARDS.write(state.cards_of(seat)) for seat in range(int(state.box.players))],
        "secret": _HIDDEN_CARD.write(state.hands[cards.SECRET]),
        "memory": _memory(state),
        "unseen": _unseen(state),
    }


def _unseen(state: "CookieState") -> dict[str, int]:
    """Worked out anew from what the dump shows, so it is not read."""
    left = knowledge.unseen(state, NONE)
    return {CARDS[kind]: int(left[kind]) for kind in range(cards.KINDS) if state.box.copies[kind]}


def _facts(state: "CookieState") -> "shapes.Facts":
    barred: dict[str, list[str]] = {}
    deeds: dict[str, list[str]] = {}
    for place in range(PLACES):
        if state.hands[place] == NONE:
            continue
        not_there = cards.ANY_CAKE & ~state.facts[cards.DOMAIN + place]
        if not_there:
            barred[PLACE_NAMES[place]] = _KINDS.write(not_there)
        if state.facts[cards.DEEDS + place]:
            done = knowledge.deeds_of(state, place)
            deeds[PLACE_NAMES[place]] = [cards.DEED_TEXTS[deed] for deed in done]
    equal = [[PLACE_NAMES[a], PLACE_NAMES[b]] for a, b in knowledge.tied_pairs(state)]
    sure = _knowers(state, cards.SURE)
    return {"not": barred, "known_for_sure": sure, "equal": equal, "deeds": deeds}


def _knowers(state: "CookieState", row: i64) -> dict[str, list[int]]:
    """Who knows the card of each place, where that is not just its owner."""
    knowers: dict[str, list[int]] = {}
    for place in range(PLACES):
        if state.hands[place] != NONE:
            seats = members(state.facts[row + place])
            if seats != _owner_alone(state, place):
                knowers[PLACE_NAMES[place]] = seats
    return knowers


def _owner_alone(state: "CookieState", place: i64) -> list[int]:
    return [] if place == cards.SECRET else [int(state.owner(place))]


def _read_facts(state: "CookieState", facts: "shapes.Facts") -> None:
    state.facts = cards.NO_FACTS[:]
    _read_knowers(state, cards.SURE, facts["known_for_sure"])
    for place in range(PLACES):
        if state.hands[place] != NONE:
            name = PLACE_NAMES[place]
            barred = _KINDS.read(facts["not"].get(name, []))
            state.facts[cards.DOMAIN + place] = cards.ANY_CAKE & ~barred
            for deed in facts["deeds"].get(name, []):
                knowledge.note(state, place, cards.DEED_TEXTS.index(deed))
    for a, b in facts["equal"]:
        state.ties |= knowledge.pair(PLACE_NAMES.index(a), PLACE_NAMES.index(b))


def _memory(state: "CookieState") -> "shapes.Memory":
    remembered: list[shapes.Remembered] = []
    for memory in state.memories:
        seat, card = int(knowledge.rememberer(memory)), CARDS[knowledge.cake_of(memory)]
        remembered.append({"seat": seat, "card": card, "one_of": _PLACES.write(knowledge.among(memory))})
    return {"known": _knowers(state, cards.KNOWERS), "among": remembered}


def _read_memory(state: "CookieState", memory: "shapes.Memory") -> None:
    _read_knowers(state, cards.KNOWERS, memory["known"])
    for one in memory["among"]:
        places = _PLACES.read(one["one_of"])
        remembered = knowledge.memory_of(one["seat"], CARDS.index(one["card"]), places)
        state.memories = append(state.memories, remembered)


def _read_knowers(state: "CookieState", row: i64, knowers: dict[str, list[int]]) -> None:
    for place in range(PLACES):
        if state.hands[place] != NONE:
            seats = knowers.get(PLACE_NAMES[place], _owner_alone(state, place))
            state.facts[row + place] = mask_of(seats)


def read(state: "CookieState", body: "shapes.Dump") -> None:
    LAYOUT.read(state, body)
    waiting = [CARDS.index(card) for card in body["waiting"]] + [NONE, NONE]
    state.waiting = waiting[0]
    state.waiting_too = waiting[1]
    state.marker = or_minus(body["mark"]["by"])
    state.marked = or_minus(body["mark"]["on"])
    state.hands = cards.NO_CARDS[:]
    for seat, hand in enumerate(body["hands"]):
        for n, card in enumerate(hand):
            state.hands[seat if n == 0 else cards.SECOND + n - 1] = _HIDDEN_CARD.read(card)
    state.hands[cards.SECRET] = _HIDDEN_CARD.read(body["secret"])
    state.left = len(body["deck"])
    if None not in body["deck"]:
        state.deck = _CARDS.read(body["deck"])
    state.tally = coding.read_rows(body["tally"], _TALLY, cards.SEATS)
    _read_facts(state, body["facts"])
    _read_memory(state, body["memory"])
