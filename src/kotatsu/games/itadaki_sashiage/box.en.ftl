# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Itadaki Sashiage Pancake
summary = Win tricks to build pancake towers, match a number to take or give the top of one.
credits = Design Suikun (TOYLOVENUS).

## What a host can choose; the help stands behind it and begins small

option-rounds = Rounds
option-rounds-help = how many rounds are played
option-memory_aid = Memory aid
option-memory_aid-help = whether the app shows every covered card that a player has seen
option-first_leader = Who leads first
option-first_leader-help = the seat that leads first; drawn at random if not named

## The values of an edition, and what they were expected to be

edition-fruits = how many fruits there are
edition-copies = cards 1 to 6 and X of each fruit for { $count } players
edition-hand = cards that each of { $count } players is dealt
edition-first_tower = cards in the first tower with { $count } players
expected-smaller-hands = hands that the cards of { $players } players suffice for
expected-tricks = a size that leaves 1 to { $most } tricks and a last card
