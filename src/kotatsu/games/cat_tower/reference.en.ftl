# The reference card of Cat Tower, in a browser and a terminal.

dice = The dice
dice-two = Your own die and the one that is left: one is the item, the other the floor, as you like.

items = Items and what they score
die = Die
item-name = Item
scores = Scores
scores-house = A cat at once. Only where a house is drawn.
scores-yarn = In each column: { $first } for the most yarn{ $second ->
    [0] .
   *[other] , { $second } for the second most.
} Ties share what their places bring, rounded down; no yarn, no points.
scores-butterfly = { $each } each, and a footprint.
scores-bowl = { $each } for each different kind next to it.
scores-cushion = { $each ->
    [1] The number of its floor.
   *[other] { $each } for each floor it lies high.
}
scores-mouse = Groups that hang together: { $groups } … for { $counts } … mice.

cats = Cats
cats-how = A house scores one of your cats, once and for good: your houses × your items of its kind, the new house counted in both.
cats-none = When all your cats are scored, no house can be marked.
cats-which = There is a cat for: { $items }.

paws = Footprints
paws-get = You get one by passing, or with a butterfly; each player { $count } at most in a game.
paws-use = Each one you spend makes a number 1 higher or lower, from 1 to 6.

columns = Full columns
column = Column
hexes = Hexes
house-floors = House on floor
large = First
small = Later
columns-how = All who fill a column in the first round in which anybody does get the large bonus, each of them in full. In later rounds it brings the small one.
end = The game ends when somebody has { $columns ->
    [one] a full column
   *[other] { $columns } full columns
}, or after round { $rounds }.
