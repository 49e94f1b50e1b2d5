# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome to the pancake party! You and three cats build towers of cards with a fruit and a number, one card on the other. Whoever has the most points in the end wins.
goal = Every tower in front of you will score 1 point, and the number on its top as well. So you want many towers with high tops. With each name stands the total, and + for this round.
cards = These are your 13 cards: strawberries (R), blueberries (B), bananas (Y), kiwis (G). Of each fruit 1, 2 and 3 are there three times, 4 twice, 6 once; with four players there are no 5s. What your X does comes later.
bottom = First, everybody builds a tower of two cards, all at once; a tick says who is ready. Keep your high cards: they will win you towers. The card at the bottom is your secret: take the blueberry 1.
top = The second card goes on top. That is the only one the others will see, and its number counts. Take the blueberry 2.
now = All first towers are built; ×2 only says that one has two cards. Your +3 is what you have in this round so far: 1 for the tower and 2 for the number on top.
follow = Now tricks: everybody plays one card. { $seat1 }, drawn by lot, began with a strawberry: whoever has one (or its X) must play one. The highest gets the crown, wins, and tops a new tower: play your 6!
won = You won the trick! Your 6 is on top of a new tower, below it { $seat1 }’s card, then { $seat2 }’s, at the bottom { $seat3 }’s: remember them, they may come to light. (Of equal cards the first wins.) +10: 2 towers, 2 and 6.
lead = Whoever wins a trick begins the next one, with any card but an X. Play the kiwi 3 and see what happens.
given = { $seat3 } repeated your 3: a Pancake Chance! Before the trick is won, a card goes from one of you to the other. { $seat3 } put a kiwi 1 on your 6, which leaves you +5, and gets 1 point for moving it. Then { $seat2 } won with a 6.
match = Now you! { $seat2 } began with a blueberry. You have none: play anything, it just cannot win. { $seat3 } played a 4, so play your strawberry 4. For a chance, only the number counts.
give = Your Pancake Chance! You must take a top card from { $seat3 } (itadaki) or give one (sashiage), if you can. A card alone in its tower cannot be moved, so give one: your kiwi 1. Touch it, then the banana 4, where it will lie.
back = Your 6 is on top again. And each card you move is 1 point, noted beside your score. So you have +11: 2 towers, 2 and 6 on top, 1 card moved.
x = Strawberry again. Your strawberry X is whatever number you say, 1 to 6, even a 5; with a 6 it could win. For now I let you choose only 2, as { $seat1 } played, or 1, as { $seat2 } did: both have a tower with a 6. Keep your plain 2.
take = A Pancake Chance again, and this time you take: choose the 6, then your blueberry 2 to put it on.
scored = That makes +16: 2 towers, 6 and 6 on top, 2 cards moved. If you match two players, you have a chance with each, in the order you like. But beware: all who play after you can match your number, and an X can match any.
x-dangers = Your X lies in { $seat3 }’s new tower now. As its top card an X is worth 0; it can be taken, never given. Do not keep an X too long: if you must begin a trick with it, it is a 1, and this round brings you nothing at all.
end = Six tricks are left. Then all at once put their last card on a tower of their own, even over a better one: keep a good one! This is one round; usually the points of four rounds are added up. A tie is shared. Play on; the bulb gives hints.
