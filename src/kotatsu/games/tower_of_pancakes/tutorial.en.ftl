# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome to the pancake house! Four guests are waiting. You and three other cooks pile pancakes on their plates. Whoever has the most points in the end wins.
goal = Every pancake of yours on a plate scores. Under each plate stands what each of the first seven is worth; above it, what the eighth is worth. The eighth is the big one.
chips = These are your pancakes: 5 are baked and ready, 15 are still dough. You can serve only what is baked.
cards = In a trick each cook plays one card: four syrups, 1 to 8. The plate on a card says how many pancakes it serves if it wins; the pan, how many you bake if it loses.
lead = You begin. The best two cards of a trick win: the highest of the syrup that is led. An 8 is the highest there is. Play the yellow 8!
follow = { $seat1 } and { $seat2 } had to play yellow, for they have some. { $seat3 } has none and may play anything. The best two win: your 8 is first, { $seat1 } is second.
rank = Other syrups rank below every yellow, by their numbers. Had nobody else played yellow, the highest of the others would be second, and even a yellow 1 of yours would be first.
serve = Winners serve, first you. Your 8 has a plate of 2: put 2 pancakes, no fewer, all on one plate. Agatha pays 4 for each. Serve her!
bake = { $seat1 } served Agatha too. The two losers baked: their pans turned dough into pancakes. So losing is not bad: a winner with too few baked serves only those, with none nothing.
lose = Whoever was first leads again: you. Time to bake! The green 1 loses as soon as two others play green, and its pan bakes 4. Play it!
baked = Four more are baked. { $seat2 } was first, so { $seat2 } takes the trick and leads now. Tricks taken count only if points are tied.
waste = A plate is full with 8. { $seat3 } served Agatha 4, but only 3 fitted: the fourth was thrown away and costs { $seat3 } 2 points. Nobody can serve a full plate.
must-follow = Red was led, so you must play red. The red 8 cannot be beaten, but second place serves as well: play your red 6.
eighth = You are second and serve 3. Bruno's plate has 5: your last one becomes the eighth, which pays 6, and the two below pay 3 each. Serve Bruno!
full = Twelve points at once! A good cook counts ahead: win when your plate just reaches an eighth, lose when you need a big pan.
dave = Dave waits until the other three plates are full. Then he eats without end, in stacks of eight: every eighth on his plate pays 8, each other 1.
end = After eight tricks all is counted. Baked pancakes you still have cost 1 each, dough nothing: bake only what you can serve. Now the game is yours; ask for a hint whenever you like.
