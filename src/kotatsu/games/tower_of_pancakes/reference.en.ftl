# The reference card of Tower Of PanCakes!!, in a browser and a terminal.

table = With { $players } players: { $tricks } tricks, numbers 1 to { $highest } in four colours.

numbers = What a card brings
number = Number
plate = Plate: wins, serves
pan = Pan: loses, bakes
face-down = Played face down: loses and bakes 1, whatever its pan says. Once a game, at any of your turns.
short-of = With too few baked pancakes you serve, and with too little dough you bake, what you have.

trick = A trick
trick-follow = Follow the led colour if you can.
trick-order = The led colour ranks first, by number; then all other cards by number, of equal ones the one played earlier.
trick-win = First and second win and serve: all their pancakes on one plate. { $losers ->
    [one] The third loses and bakes.
   *[other] The third and the fourth lose and bake.
}
trick-lead = The first leads the next trick.

plates = What the plates bring
plates-hidden = What the plates bring: face down
plate-name = Plate
eighth = 8th pancake
others = Pancakes 1–7
topmost = Topmost pancake
most = Each of the most
secret-rows = Above lie { $above }, below { $below }, nobody knows where. Whoever plays face down looks at one.
secret-all = { $all } lie above and below, nobody knows where. Whoever plays face down looks at one.
full = A plate of 8 is full; what is served beyond that is discarded. Dave opens when the other three are full, starts a new stack after every 8th pancake, and wastes nothing.
extreme = Every plate is open and none is ever full. In each tower the owner of the topmost pancake scores, and whoever has the most pancakes below it scores each of their own.

end = In the end
end-discarded = Each discarded pancake
end-in-hand = Each baked pancake in hand
end-dough = Dough
end-nothing = Nothing else scores, and nothing costs points.
start = You start with { $baked } baked pancakes and { $dough } of dough.
