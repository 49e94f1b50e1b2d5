"""A checksum of whole games of every kind, to compare interpreters: `python tests/compiled/fingerprint.py`.

Everything that must not depend on compiling goes into it: deals, moves, views, worlds, events, scores, bots.
"""

import json
from hashlib import sha256
from itertools import product

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.core.events import Journal
from kotatsu.core.game import Game


def game_of(game: Game, players: int, options: dict[str, str], seed: str) -> list[object]:
    """One game between bots of every kind, everything it showed and imagined on the way."""
    rng = kotatsu.Rng(seed)
    levels = ("random", "greedy", "kitten", "tiger@3")
    bots = [make_bot(levels[seat % 4], game) for seat in range(players)]
    state = game.new(players, seed, options)
    state.journal = Journal()
    story: list[object] = [state.dump()]
    while not state.over:
        seat = state.deciders[-1]
        view = state.view(seat)
        moves = state.legal_moves(seat)
        move = bots[seat].choose(view, moves, rng)
        story += [moves, state.text(seat, move), view.dump(), view.imagine(rng).dump(), state.ask(seat)]
        state.play(seat, move)
    return [*story, [event.whole() for event in state.take_events()], state.sheet(), state.winners]


def fingerprint() -> dict[str, str]:
    found = {}
    for game in kotatsu.games():
        worded = [option for option in game.options if option.choices]
        for players in game.players:
            for values in product(*[option.choices for option in worded]):
                options = dict(zip([option.name for option in worded], values, strict=True))
                stories = [game_of(game, players, options, f"fingerprint {n}") for n in range(3)]
                text = json.dumps(stories, sort_keys=True)
                found["-".join([game.name, str(players), *values])] = sha256(text.encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps(fingerprint()))
