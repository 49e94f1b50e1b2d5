# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Trico Roof
summary = Give the guildmaster the right gift, paint the roofs early, complete requests.
credits = Its rulebook names no author.

## What a host can choose; the help stands behind it and begins small

option-count = Seconds to paint
option-count-help = seconds a painter has to place a chip; 30 is the printed rule, nothing for no count
option-first_leader = Who leads first
option-first_leader-help = the seat that leads first; drawn at random if not named

## The values of an edition, and what they were expected to be

edition-gifts-numbers = how many numbers each kind of gift has
edition-gifts-copies = how often every gift card is there
edition-hand = gift cards each of { $count } players gets
edition-chips = roof chips of each colour
edition-roofs = the four roof cards
edition-government-front = the fronts of the three government cards
edition-government-back = the backs of the three government cards
edition-residents = the residents' requests
expected-roofs = four rows of four squares R, B, Y or . like "R B Y ."
expected-requests = { $many ->
    [3] 3
   *[other] 3 to { $many } (a multiple of 3)
} different requests like { $example }: at most 4 × 4 squares R, B, Y or ., one with * at least, no empty edge, 1 to { $most } points
expected-hand = at most { $most } cards for each of { $players } players
expected-even = an even number, because two players give two cards in each phase
expected-chips = { $least } at least, so that all white circles can take the same colour
edition-called-first = The first requests (before they were tuned)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-hand = hands of two players
rebuilt-roofs = roof cards
rebuilt-government = government cards
rebuilt-residents = residents’ requests
