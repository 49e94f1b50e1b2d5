# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome to the pancake party! You and three cats build towers of pancakes. On top of each tower sits a fruit with a number.
goal = Every tower in front of you scores 1 point, and the number on its top as well. Most points win: so you want many towers, and high numbers on them.
cards = These are your 13 cards: strawberries, blueberries, bananas and kiwis. A 6 is the highest, and among four players there are no 5s. What the X is for you will see soon.
bottom = First, everybody builds one tower of two cards, all at once. Any card may go in, but keep the strong ones! The lower card is your secret: take the blueberry 1.
top = The second card goes on top. That is the only one the others will see, and its number counts. Take the blueberry 2.
now = All first towers are built. Your +3 is what you have in this round so far: 1 for the tower and 2 for the number on top.
follow = Now tricks: everybody plays one card. { $seat1 } began with a strawberry, so whoever has one must play one. The highest strawberry wins, of equal ones the first: play your 6!
won = You won the trick! Its four cards became your new tower: your 6 on top, the next player's card under it, and so on. That makes +10: 2 for the two towers, 2 and 6 for their tops.
lead = Whoever wins a trick begins the next one, with any card but an X. Play the kiwi 3 and see what happens.
given = { $seat3 } played a 3 after yours. Whoever repeats a number in a trick gets a Pancake Chance: so the kiwi 1 of { $seat3 }'s tower now lies on your 6! You dropped to +5.
match = Now you! { $seat2 } began with a blueberry. You have none: play anything, it just cannot win. { $seat3 } played a 4, so play your strawberry 4. For a chance, only the number counts.
give = Your Pancake Chance! You must take a top card from { $seat3 } (itadaki) or give one (sashiage). A tower's only card stays, so give: lift your kiwi 1 and put it on the banana 4.
back = Your 6 is on top again. And each card you move is 1 point, noted beside your score. So you have +11: 2 towers, 2 and 6 on top, 1 card moved.
x = Strawberry again. Your strawberry X becomes any number you say, 1 to 6! Play it and say 2, as { $seat1 } played, or 1, as { $seat2 } did. Both have a tower with a 6.
take = A Pancake Chance again, and this time you take: lift that player's 6 and put it on your blueberry 2.
scored = That makes +16: 2 towers, 6 and 6 on top, 2 cards moved. Match two players at once, and you get a chance with each. But beware: whoever begins a trick can be matched by all.
x-dangers = Your X lies in { $seat3 }'s new tower now. On top, an X is worth 0 and cannot be given, only taken. And play yours in time: who has only X to begin a trick with gets 0 for the round.
end = Six tricks are left. Then everybody puts their last card on a tower of their own: keep a good one! A usual game has four rounds; a tie is shared. Play on, and ask for hints as you like.
