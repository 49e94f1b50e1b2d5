# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = High Card
summary = The highest card takes the trick.
credits = Nobody: it came with `kotatsu new-game`.

## What a host can choose; the help stands behind it and begins small

option-hand = Cards in hand
option-hand-help = how many cards everybody gets
option-first_leader = Who leads first
option-first_leader-help = the seat that leads first; drawn at random if not named

## The values of an edition, and what they were expected to be

edition-cards = how many cards there are, numbered from 1
too-few-cards = { $cards } cards are too few for { $players } hands of { $hand }.
