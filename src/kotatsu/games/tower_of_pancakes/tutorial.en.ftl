# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome to the pancake house! Four guests are waiting. You and three other cooks pile pancakes on their plates.
goal = Every pancake of yours on a plate scores. Under each plate stands what each of the first seven is worth; above it, what the eighth is worth. The eighth is the big one.
chips = These are your pancakes: 5 are baked and ready, 15 are still dough. You can serve only what is baked.
cards = You play tricks with cards of four syrups. The plate on a card says how many pancakes it serves if it wins; the pan, how many you bake if it loses.
lead = You begin. The highest cards of the syrup you lead win, and an 8 is the highest there is. Play the yellow 8!
follow = { $seat1 } and { $seat2 } had to play yellow, for they have some. { $seat3 } has none and may play anything. The best two win: your 8 is first, { $seat1 } is second.
serve = Winners serve, first you. Your 8 has a plate of 2: put 2 pancakes on one guest's plate. Agatha pays 4 for each. Serve her!
bake = { $seat1 } served Agatha too. The two losers baked instead: their pans turned dough into pancakes. So losing is not bad: without it you run out.
lose = Whoever was first leads again: you. Time to bake! The green 1 will surely lose, and its pan bakes 4.
baked = Four more are baked. { $seat2 } was first, so { $seat2 } leads now.
must-follow = Red was led, so you must play red. The red 8 cannot be beaten, but second place serves as well: play your red 6.
eighth = You are second and serve 3. Bruno's plate has 5: your last one becomes the eighth, which pays 6, and the two below pay 3 each. Serve Bruno!
waste = Twelve points at once! A plate is full with eight. Had you served more than fit, the rest would be thrown away, at 2 points less for each.
dave = Dave waits until the other three plates are full. Then he eats without end, and every eighth on his plate pays 8.
end = After eight tricks all is counted. Baked pancakes still in your hand cost 1 each, so serve what you bake. Now the game is yours; ask for a hint whenever you like.
