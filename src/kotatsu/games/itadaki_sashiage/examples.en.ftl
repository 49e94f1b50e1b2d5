# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Your hand, before the first tower
set-up-all = Thirteen cards of fruit. With four players two of them become your first tower; only the upper one will be seen.

towers = First towers
towers-all = Everybody is ready, and all first towers are shown at once: of each the top, and how many cards it has. What lies below only its builder knows.

trick = A trick, and a Pancake Chance
trick-lead = { $seat0 } leads the strawberry 2. { $seat1 } follows with a 1, { $seat2 } with the 6.
trick-x = Your only strawberry is the X, so you must play it, and say which number it is. As a 6 it would come too late. You say 2: that is { $seat0 }'s number, and you have a Pancake Chance with { $seat0 }.
trick-take = Itadaki! You take the top of { $seat0 }'s tower, a kiwi 4, onto your own: a chance point. Then the trick is won, by { $seat2 }'s 6, the highest strawberry. It becomes a new tower of { $seat2 }'s, the 6 on top.

two-chances = Two chances at once
two-chances-before = { $seat1 } and { $seat2 } have each played a banana 2, and it is your turn.
two-chances-match = You play a 2 as well: a chance with each of them, in the order you like.
two-chances-take = From { $seat1 } you take a kiwi 4. Everybody sees what was under it: a 6.
two-chances-give = You give it to { $seat2 } at once. Two cards moved are two points. Then { $seat1 } wins the trick: of equal numbers of the led fruit the first one counts.

new-tower = A trick becomes a tower
new-tower-all = The winner's own card is on top, below it the left neighbour's, and so on. From now on only the top may be looked at.

score = The end of a round
score-all = The last cards lie on the towers. You have 4 towers, the numbers on top make 17, and you moved 1 card: 22 points.
