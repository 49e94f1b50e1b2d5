# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Tower Of PanCakes!!
summary = Win a trick to serve pancakes to four cats, lose it to bake more.
credits = Design LEO, art Higawind, Vic Village.

## What a host can choose; the help stands behind it and begins small

option-mode = Mode
option-mode-help = basic, or one of the rulebook's modes
option-mode-basic = Basic
option-mode-mystery = Mystery Shoppers
option-mode-hyper-mystery = Hyper Mystery
option-mode-extreme = Extreme
option-first_leader = Who leads first
option-first_leader-help = the seat of who made pancakes most recently; drawn at random if not named

## The values of an edition, and what they were expected to be

edition-cards = how many cards of each colour { $count } players use
edition-plate = chips served by each number with { $count } players
edition-pan = chips baked by each number with { $count } players
edition-chips-baked = chips each player starts with baked
edition-chips-dough = chips each player starts with as dough
edition-score-above = the score cards above plates A to D, for 8th chips
edition-score-below = the score cards below plates A to D, for other chips
edition-score-discarded = points for each discarded chip
edition-score-in_hand = points for each baked chip not served
expected-whole-hands = a number whose four colours leave at most one card for { $players } players
expected-for-each-card = { $length } numbers, one for each card of a colour

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-plate = chips served by each number
rebuilt-pan = chips baked by each number
