"""A checksum of whole games of every kind, to compare interpreters: `python tests/compiled/fingerprint.py`.

Everything that must not depend on compiling goes into it: deals, moves, views, worlds, events, scores, bots.
"""

import copy
import json
from hashlib import sha256
from itertools import product

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.core.commitments import seat_promise
from kotatsu.core.events import Journal
from kotatsu.core.game import Game
from kotatsu.server.listing import listing_of
from kotatsu.table import PLAYING, Clock, Description, Table, projection
from kotatsu.table.commands import Open, Play, Sit, Start
from kotatsu.wire.diff import changes, share


def game_of(game: Game, players: int, options: dict[str, str], seed: str) -> list[object]:
    """One game between bots of every kind, everything it showed and imagined on the way."""
    rng = kotatsu.Rng(seed)
    levels = ("random", "greedy", "kitten", "tiger@3")
    bots = [make_bot(levels[seat % 4], game) for seat in range(players)]
    state = game.new(players, seed, options)
    state.journal = Journal()
    observer = game.module("observation").OBSERVER(state.setup) if game.has_module("observation") else None
    story: list[object] = [state.dump()]
    while not state.over:
        seat = state.deciders[-1]
        view = state.view(seat)
        moves = state.legal_moves(seat)
        move = bots[seat].choose(view, moves, rng)
        story += [moves, state.text(seat, move), view.dump(), view.imagine(rng).dump(), state.ask(seat)]
        story.append(list(observer.row(state, seat)) if observer is not None else None)
        state.play(seat, move)
    return [*story, [event.whole() for event in state.take_events()], state.sheet(), state.winners]


def table_of(game: Game, seed: int) -> list[object]:
    """A table where a game is played: its entries, and what everybody is told of them."""
    people = [f"person {seat}" for seat in range(game.players[0])]
    nonces = [sha256(f"{seed} {who}".encode()).digest() for who in people]
    description = Description(game.name, players=len(people), clock=Clock("bank", 600, 5))
    table = Table.create("t1", people[0], description, bytes([seed] * 32), bytes(32), now=0.0)
    for seat, who in enumerate(people):
        table.handle(who, Sit(seat, who, seat_promise(nonces[seat])), now=1.0)
    table.handle(people[0], Start(), now=2.0)
    for seat, who in enumerate(people):
        table.handle(who, Open(seat, nonces[seat].hex()), now=3.0)
    rng, story, told = kotatsu.Rng(f"table {seed}"), list[object](), {}
    while table.phase == PLAYING:
        for who in [*people, "a guest"]:
            game_part, seen = projection.common_of_game(table), projection.seen_by_all(table)
            own = projection.own(table, who, None, game_part, seen)
            document = {**projection.common(table), **own}
            share(document, told.get(people[0], {}))
            story += [changes(told.get(who, {}), document), copy.deepcopy(document)]
            told[who] = document
        seat = table.deciders[-1]
        moves = table.state().legal_moves(seat)
        table.handle(people[seat], Play(seat, moves[rng.below(len(moves))]), now=4.0 + len(table.rows))
    stories = [projection.story(table, people[0], 0), projection.record(table).as_data()]
    return [*story, *stories, listing_of(table).about.decode(), [row.decode() for row in table.rows]]


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
        tables = json.dumps([table_of(game, seed) for seed in range(2)])
        found[f"{game.name} at a table"] = sha256(tables.encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps(fingerprint()))
