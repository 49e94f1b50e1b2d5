"""For each game, what the tests say is hidden — independent of what the game's own `view` says.

A module named after the game (`tower_of_pancakes`) has:

    class Witness            watches a game from the deal on, move by move, with a memory of its own
        .start(state), .watch(state, seat, text)   the deal, then every move
        .redeal(dump, viewer, keep, rng)   the dump of another whole state that `viewer` must not be able to
                                           tell from this one, or None; `keep` = (seat, text) stays playable
        .reveals(state, mover, move, viewer)   whether the rules let `viewer` learn something by this move
        .assert_possible(dump)   that a whole state fits everything that happened
    tiny_tables()            (name, players, options, edition data, observers) small enough to enumerate
    all_deals(state, viewer) every dump of a just dealt state that `viewer` cannot tell from this one

and, if the game needs them:

    OPTIONS                  options for the suite's tables, where the usual match is too long for it
    deal(state)              of a dump's state, the part that imagine draws: without what others remember
"""
