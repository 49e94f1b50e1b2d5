# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome, detective! The name of this game means: who stole the cake from the jar? One card is the empty jar. Find out who holds it, and do not be caught with it yourself.
goal = You play short rounds, in which players go out. The last one still in wins the round: 1 point. If several are still in when it ends, the highest card in hand wins. 5 points win the game.
hand = Everybody was dealt one card. You are first and have drawn a second one, as every turn begins. Lay one of the two open before you and do what it says. The number on a card is its value.
look = You held Piparkaka (gingerbread) and drew Kleina (twisted doughnut). Gingerbread lets you look at somebody's card, a good start. Lay Piparkaka (gingerbread), the 2!
whose = Gingerbread asks: whose card do you look at? You alone will see it, and nothing else happens. Choose { $seat2 }!
thief = { $seat2 } holds Tóm krús (the empty jar), an 8! Whoever lays it, has to throw it away or goes out with it is caught: that costs 1 point and ends the round. The highest card of the others wins it.
compare = { $seat1 } guessed at your card, in vain: more on that soon. Then { $seat2 } laid Laufabrauð (leaf bread) and secretly compared cards with { $seat1 }: the lower is out, on a tie nobody. Here 8 beat 5.
pancake = Then { $seat3 } began a turn with a pancake. Drawn like that, they act at once, and some end the turn. Lumma með kaffi (pancake with coffee) puts out all who hold a cake with coffee: here { $seat3 }.
coffee = Luckily you drew yours only now: Randalína með kaffi (layer cake with coffee). K means coffee: same value, but more happens. K1 guesses at every opponent, K5 lets two players discard and draw; K2 and K4 are different.
guess = With Kleina (twisted doughnut) you name the cake that somebody holds. If you are right, that player is out. { $seat1 } tried it on you, in vain. You know more: lay it, the 1!
whom = Twisted doughnut asks: whose cake will you name? Besides you only { $seat2 } is still in. Choose { $seat2 }!
name = Usually you may name any cake but Kleina and Kleina með kaffi; K5 is wrong for a plain 5. Today you need not guess, so there is one choice: { $seat2 } holds Tóm krús (the empty jar), the 8. Name it!
point = Caught! { $seat2 } loses 1 point, even from 0. You are the last one still in and win the round: 1 point. The winner also starts the next round.
jar = New cards, and Tóm krús (the empty jar) is yours! Keep it, and hide with Lakkrístoppur (liquorice meringue): until you lay another cake, no cake can choose you, nor a pancake take your card. Lay the 4!
bonus = Well hidden! You still hold the jar. If you win this round with it in hand, you get 2 points, not 1. But never lay it, and let nobody find it.
deck = A round also ends after the turn that empties the deck: the highest card wins; on a tie the larger sum of cakes laid, else they share. One cake lies aside unseen, the secret card: it may be the jar.
discard = { $seat1 } and { $seat3 } laid Randalína (layer cake): it makes a player discard and draw (a pancake drawn so is put away unread). You would have lost the jar: caught! But you were hidden.
end = The 6 swaps your hand with somebody’s. With Hnallþóra (7) and any coffee in hand you must lay the 7. Of eight pancakes four are in the deck; one brings back somebody who is out. All cards are explained here. Play on; the bulb gives hints.
