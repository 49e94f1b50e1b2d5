# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = A round begins
set-up-all = Everybody holds one cake; you have already drawn a second one, for it is your turn. In the middle the deck, and beside it the secret card that nobody knows.

guess = Kleina: a guess
guess-before = You hold two cakes with the value 1: Kleina, and Kleina með kaffi. You lay the plain one.
guess-lay = Kleina lets you choose an opponent and name a cake. With coffee or without matters: you must be exact.
guess-name = You say that { $seat1 } holds Hjónabandssæla með kaffi, and you are right. { $seat1 } is out of this round and shows the card. { $seat2 } is next.

compare = Laufabrauð: who has the lower one?
compare-before = You hold Laufabrauð and Lakkrístoppur, a 3 and a 4. You lay the 3 and keep the 4.
compare-lay = You and { $seat1 } show each other your cards: your 4 against { $seat1 }'s 1. The lower one is out.

protected = Lakkrístoppur protects
protected-all = You have laid Lakkrístoppur. Until you lay another cake nobody else's cake can choose you.

caught = Caught with the jar
caught-before = Only you and { $seat1 } are left. You know { $seat1 }'s card, for it was yours until { $seat1 } swapped hands with you: it is the empty jar, the highest card of all.
caught-lay = So you lay Randalína: a player of your choice discards the hand and draws a new one.
caught-out = { $seat1 } has to discard the jar. Whoever does that is out, and the round is over at once. You win it: a point for you, and { $seat1 } loses one.

round-end = The deck is empty
round-end-before = The last card is drawn, so this is the last turn of the round, { $seat2 }'s. You hold Hjónabandssæla, a 6.
round-end-end = { $seat2 } makes you and { $seat3 } swap hands, and then the deck is empty: all hands are shown. Yours is the highest now, the empty jar. You win the round: a point, and one more for the jar.

cakes = The cakes
cakes-all = From Kleina, the 1, to the empty jar, the 8; with coffee on the right of each. On every card stands what it does.

pancakes = The pancakes
pancakes-all = Eight of them, and four are in the deck of each round. They are carried out as soon as they are drawn.
