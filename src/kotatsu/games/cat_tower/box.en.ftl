# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Cat Tower
summary = Take a die and share one: one is the item, the other the floor of your cats' tower.
credits = Design Ju-Hwa Lee and Keewoong Kim.

## What a host can choose; the help stands behind it and begins small

option-first_leader = Who leads first
option-first_leader-help = the seat of who saw a cat most recently; drawn at random if not named

## The values of an edition, and what they were expected to be

edition-columns-colours = the colour of each column, from left to right
edition-columns-floors = the floors of each column; a missing one is a rope
edition-columns-large = the large bonus of each column
edition-columns-small = the small bonus of each column
edition-columns-houses = the floors of each column with a house picture
edition-items-order = the items of the numbers 1 to 6 of a die
edition-cats-items = the items that have a cat
edition-footprints-count = footprints on a sheet
edition-end-columns = complete columns on one sheet that end the game
edition-end-rounds = rounds after which the game ends anyway
edition-score-yarn = points for the places 1 to 4 in each column's yarn
edition-score-butterfly = points for each butterfly
edition-score-bowl = points for each different kind next to a bowl
edition-score-cushion = points for each floor that a cushion lies high
edition-score-mouse = points for a group of 1, 2, 3 … mice
expected-colours = a list of 1 to { $most } colours, one for each column
expected-own-colour = column { $number } to have a colour of its own
expected-floors = a list with a list of floors for each column
expected-some-floors = column { $number } to have at least one floor from 1 to { $most }, in rising order
expected-any-floors = column { $number } to have none or some floors from 1 to { $most }, in rising order
expected-all-items = a list of all of the items { $items }
expected-some-items = a list of some of the items { $items }
expected-item = entry { $number } to be one of the items { $items }
expected-other-item = entry { $number } not to be { $item } again
expected-for-each-column = { $length } entries, one for each column
expected-house-on-floor = the houses of column { $number } on its floors { $floors }, not on { $house }
expected-columns = at most { $most }, the number of columns
expected-mice = { $least } numbers at least, one for every size that a group of mice can have
edition-called-first = The first sheet (six house pictures)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-columns = columns
rebuilt-cats = kinds of cats
rebuilt-footprints = footprints
rebuilt-end = the last round
