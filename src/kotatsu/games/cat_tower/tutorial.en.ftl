# What the cat says in the guided first game (tutorial.toml). $seat1 is the other player.

welcome = Welcome to the cat tower! You and { $seat1 } each furnish a tower for six cats, one thing at a time. The most points win.
floors = This is your tower: five columns, A to E, of six-sided rooms called hexes. The little number in a hex is its floor. Where a rope hangs, there is none. The numbers on top of columns come later.
items = Six cats live here, and each loves one item. Beside it stands the number of the die for it: 1 house, 2 yarn, 3 butterfly, 4 bowl, 5 cushion, 6 mouse.
take = Always one die more than players was rolled: here three. You take one, { $seat1 } takes one, and the last one counts for both. You are first, as the little die at your name says: take the 3!
two-dice = { $seat1 } took the 6, so the 2 is left for both. Of your two numbers, 3 and 2, one is the item, the other the floor, as you like. Both of you decide in secret, then show.
butterfly = So it is a butterfly (3) on floor 2, or yarn (2) on floor 3, in any column. Tap the empty hex A2 (column A, floor 2) to draw a butterfly there!
footprint = Both drawings are shown. Your butterfly is worth 2 points and brings a footprint, below: it can change a number later. Whenever nothing suits you, you may pass instead of drawing: that brings a footprint, too. And { $seat1 }’s 9?
yarn = { $seat1 } drew yarn (2) on floor 6, in B6. In each column, most yarn is worth 9, second most 3, no yarn nothing. Who ties shares: two at the top 6 each, two second 1 each, rounded down. Points may fall again!
take-second = Each round somebody else is first: this time { $seat1 }, who took the 6 again. Of the last two dice, the one you do not take counts for both. Take the 4!
bowl = A bowl is worth 2 points for each kind of item that shares a side with it, even another bowl. Draw one (4) on floor 3, in A3, beside your butterfly.
mouse = { $seat1 } has drawn a mouse: 1 point. But mice love company: two that touch are worth 2 × 2 = 4, a group of three 3 × 3 = 9, and so on.
houses = A house (1) fits only into the twelve hexes with a house in outline, like B3; other items may go there, too. Each new house scores a cat of your choice at once: your houses, the new one too, × the items it loves.
change = No 1 was rolled, but you have a footprint. Each one you spend makes one of your two numbers 1 more or 1 less, for you alone, but never less than 1 or more than 6. Take the 2!
cat = The footprint makes the 2 a 1. Draw a house into B3! Then a cat must score, for good: house, butterfly or bowl, 1 × 1 each; the others would get 0.
later = The cat you chose is done for good. The other five wait for a house each, and later pays more: with 2 houses and 3 mice, the mouse cat scores 2 × 3 = 6.
cushion = Your bowl touches a house now, too: 2 more, so 4. { $seat1 } drew a cushion: it is worth the number of its floor, 3.
columns = The numbers on top: in the first round in which anybody fills a column, all who fill it get the large one, each of them in full. Whoever fills it in a later round gets the small one.
end = The three bars at a name are its full columns: with somebody's third, that round is the last. Footprints left are worth nothing; a tie is shared. It is yours now; the bulb below gives hints.
