# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome, detective! The name of this game means: who stole the cake from the jar? One card is the empty jar. Find out who holds it, and do not be caught with it yourself.
goal = You play short rounds, in which players go out. The last one still in wins the round: 1 point. If several are still in when it ends, the highest card in hand wins. 5 points win the game.
hand = Everybody was dealt one card. You are first and have drawn a second one, as every turn begins. Lay one of the two open before you and do what it says. The number on a card is its value.
look = You held Piparkaka (gingerbread) and drew Kleina (twisted doughnut). Gingerbread lets you look at somebody's card, a good start. Lay Piparkaka (gingerbread), the 2!
whose = Gingerbread asks: whose card do you look at? You alone will see it, and nothing else happens. Choose { $seat2 }!
thief = { $seat2 } holds Tóm krús (the empty jar), the 8! To lay it, to discard it or to go out with it means to be caught: it costs 1 point and ends the round, and the highest card of the others wins. Now watch the others.
tried = { $seat1 } laid Kleina (twisted doughnut): name somebody, and the cake you think they hold. { $seat1 } named you, and the 6. You do not hold it, so nothing happens. Had it been right, you would be out.
compare = { $seat2 } lays Laufabrauð (leaf bread): two players compare their cards, and only they see them. The lower card is out; if both are equal, nobody is. You know what { $seat2 } holds. Let us see who has to go!
pancake = { $seat1 } held a 5 against that 8: out! Then { $seat3 } drew a pancake. A pancake is never held: it acts at once. This one, Lumma með kaffi (pancake with coffee), puts out whoever holds a cake with coffee: { $seat3 } did.
coffee = Luckily you drew yours only now: Randalína með kaffi (layer cake with coffee). K is for coffee: K5 is worth 5, like the plain cake, but does more. The i on a card tells you what it does.
guess = Now do what { $seat1 } tried: with Kleina (twisted doughnut) you name the cake that somebody holds, and if you are right, they are out. You have seen the card of { $seat2 }. Lay Kleina, the 1!
whom = Twisted doughnut asks: whose cake will you name? Besides you only { $seat2 } is still in. Choose { $seat2 }!
name = Usually you may name any cake but Kleina and Kleina með kaffi, and a K5 is not a 5. Today you need not guess, so there is one choice: { $seat2 } holds Tóm krús (the empty jar), the 8. Name it!
point = Caught! { $seat2 } loses 1 point, even from 0. You are the last one still in and win the round: 1 point. The winner also starts the next round.
jar = New cards, and Tóm krús (the empty jar) is yours! Keep it, and hide with Lakkrístoppur (liquorice meringue): until you lay another cake, no cake can choose you, nor a pancake take your card. Lay the 4!
bonus = Well hidden! Win this round with the jar in hand, and you get 2 points, not 1. A round also ends when the deck is empty: the highest card wins, between equals the larger sum of open cakes. One cake lies aside, the secret card.
discard = { $seat1 } and { $seat3 } laid Randalína (layer cake): somebody has to discard and draw. You would have lost the jar, and been caught! A pancake drawn that way does nothing, like the half-baked one in the discards.
end = Two cakes are left: 6 swaps your hand with somebody’s, and if you hold Hnallþóra (7) and any coffee, you must lay the 7. Here all cards are explained, all eight pancakes too. Play on; the bulb gives hints.
