# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Hver stal kökunni úr krúsinni?
summary = One cake in hand: draw one, play one, and do not be caught with the empty jar.
credits = Design Embla Vigfúsdóttir, 2014, after Seiji Kanai's Love Letter.

## What a host can choose; the help stands behind it and begins small

option-points = Points to win
option-points-help = the match is a race to so many points
option-rounds = Rounds
option-rounds-help = play so many rounds instead of a race
option-first_leader = Who leads first
option-first_leader-help = the seat of who baked a cake most recently; drawn at random if not named

## The values of an edition, and what they were expected to be

edition-cakes-plain = copies of each cake, by value 1 to 8
edition-cakes-coffee = copies of each cake with coffee, by value 1 to 6
edition-pancakes-copies = which pancakes there are, in the order of CK-2
edition-pancakes-in_deck = how many of them are shuffled into the deck
expected-one-jar = one empty jar (value 8) at most
expected-cakes = at most { $most } cakes in all
too-few-cakes = The edition has { $cakes } cakes, too few for { $players } players.
