# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome to the pancake house! Four cats wait at their plates. You and three other cooks pile pancakes there. Whoever has the most points after eight tricks wins.
goal = Every pancake you put on a plate scores for you: below each plate stands how many points one is worth. Only the eighth pays the larger number above, to whoever puts it there.
chips = These are your pancakes: 5 are baked, 15 are still dough. You can serve only what is baked. Baked ones left at the end cost 1 point each, so now you would lose 5; dough costs nothing.
cards = A trick: every cook plays one card. There are four syrups, yellow, brown, red and green, from 1 to 8. A card that wins serves the number on its little plate; one that loses bakes the number in its little pan.
lead = You begin, so yours is the colour that counts: the others must play it if they can. The two highest cards of it win, and nothing is higher than an 8. Play the yellow 8!
follow = { $seat1 } and { $seat2 } have yellow, so they had to play it. { $seat3 } has none and played another colour. Two cards win: your 8 is first, { $seat1 } is second.
rank = Cards of other colours come after every yellow, by their numbers; of equal ones, the one played earlier. So even a yellow 1 can win, if the others have no yellow; then it serves 6.
serve = Winners serve, first you. Your 8 has a plate of 2: put 2 pancakes, no fewer, all on one plate. Agatha pays 4 points for each. Serve her!
bake = { $seat1 } served Agatha too: the little sign and topping show whose a pancake is. The losers baked as much as their pans say. You need both: winners with too few baked serve only those, with none nothing.
lose = Whoever was first leads again: you. Low cards seldom win, so they serve and bake more. The green 1 loses as soon as two others play green, and its pan bakes 4. Play it!
baked = Four more are baked, to be served soon. { $seat2 } was first, takes the trick and leads. The little cards beside a name are tricks taken: on equal points more of them win; else the win is shared.
waste = { $seat2 } served Bruno. { $seat3 } had to serve 4, but Agatha had room for 3: the last of these was the eighth and pays 5; the fourth is thrown away and costs 2 points. A plate with 8 is full.
must-follow = { $seat2 } began with red, so you must play red. The red 8 cannot be beaten, but second place serves as well: play your red 6.
eighth = You are second and serve 3. Bruno's plate has 5: your last one becomes the eighth, which pays 6, and the two below pay 3 each. Serve Bruno!
full = Twelve points at once! Count ahead: win when a plate is just short of its eighth. But a win hurts where there is no room, and so does baking more than you can still serve.
dave = Dave waits until the other three plates are full, then opens at once, even for the second of that trick. He eats without end, and wastes nothing: every eighth pancake pays 8, each other 1.
end = After eight tricks all is counted: your pancakes on plates, less 2 for each thrown away and 1 for each baked one left. Now the game is yours! The bulb gives hints; the line beside it shows all scores.
