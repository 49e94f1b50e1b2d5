# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Ready to begin
set-up-all = Four cats, four plates. Above each cat stands what an 8th pancake pays, below its plate what each of the others pays. On your cards: the plate says how many you serve if the card wins, the pan how many you bake if it loses.

trick = A trick: who wins it, and why
trick-lead = You lead the red 5. Red is strawberry; whoever has strawberry must play it.
trick-follow = { $seat1 } follows with the red 7. { $seat2 } has no red and plays a green 8.
trick-rank = { $seat3 } has to follow, with the red 2. Red ranks first, from high to low: 7, 5, 2. The mighty 8 comes last, for it is not red. { $seat1 } is first, you are second.
trick-first = { $seat1 } serves first: a 7 has a plate of 3. All three go to one cat, here to Carl.
trick-second = Now you: your 5 serves 4, to Agatha. Then the losers bake: { $seat2 } 2 for the 8, { $seat3 } 4 for the 2. { $seat1 } was first and leads the next trick.

overflow = A serving that overflows
overflow-before = Agatha and Bruno are full: 8 pancakes are the limit. Only Carl is open, with 6. You are first with a green 6, which serves 3; { $seat3 } is second with a green 3.
overflow-over = Two fit: Carl's 7th, and the 8th that pays 7. The third finds no room. It is discarded for good and costs you 2 points.
overflow-dave = Now all three are full, so Dave opens at once, for { $seat3 } in the same trick. A 3 would serve 5, but { $seat3 } has only 1 baked pancake: that one is served.

dave = Dave wastes nothing
dave-all = Dave held 6, and { $seat2 } served 3. The second of them was an 8th and pays 8; the third has begun a new stack. Nothing is discarded.

score = A score sheet
score-all = The end of a game. Bruno pays you 6 for the 8th and 3 each for five others, Dave 8 for an 8th and 1 each for five others. One discarded pancake costs 2, five baked ones in hand cost 5: 27, and { $seat1 } wins with 29.

mystery = A look at a score card
mystery-all = In mystery you have played a card face down. You lost the trick and baked 1, and may look at one score card: Dave's 8th pays 5. Everybody sees where you looked, nobody else sees what.

extreme = Extreme: only tops and the most count
extreme-all = The end of an extreme game. You own the top of Agatha's tower (5) and of Bruno's (6), and under Bruno's top nobody has more than your two (3 each): 17.
