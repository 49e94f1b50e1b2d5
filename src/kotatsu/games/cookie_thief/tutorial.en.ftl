# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Welcome, detective! The name of this game means: who stole the cake from the jar? One card is the empty jar. Find out who holds it, and do not be caught with it yourself.
goal = You play short rounds, in which players go out. The last one still in wins the round: 1 point. If several are still in when it ends, the highest card in hand wins. 5 points win the game.
hand = Everybody holds one card. On your turn you draw a second one, lay one of the two open before you and do what it says. The number on a card is its value.
look = You held Piparkaka (gingerbread) and drew Kleina (twisted doughnut). Gingerbread lets you look at somebody's card, a good start. Lay Piparkaka (gingerbread), the 2!
whose = Gingerbread asks: whose card do you look at? You alone will see it, and nothing else happens. Choose { $seat2 }!
thief = { $seat2 } holds Tóm krús (the empty jar), an 8! Only you know that. Whoever lays or discards the jar or goes out with it is caught: that costs 1 point, and the round ends at once.
compare = { $seat2 } laid Laufabrauð (leaf bread) and compared cards with { $seat1 }, unseen by others: the lower one is out, of equals nobody. { $seat1 } had a 5, and the jar is an 8. So { $seat1 } is out.
pancake = Then { $seat3 } drew a pancake. They act at once: after some you draw again, others end your turn. Lumma með kaffi (pancake with coffee) puts out whoever holds a cake with coffee: { $seat3 }!
coffee = Luckily you drew yours only now: Randalína með kaffi (layer cake with coffee). K means coffee. K5 is worth 5 like the plain layer cake, but does more: two players discard and draw, not one.
guess = With Kleina (twisted doughnut) you name the cake that somebody holds. If you are right, that player is out. { $seat1 } tried it on you, in vain. You know more: lay it, the 1!
whom = Twisted doughnut asks: whose cake will you name? Besides you only { $seat2 } is still in. Choose { $seat2 }!
name = Later you may name any cake but the two Kleina (twisted doughnut); with coffee or without has to be right. Today you need not guess: { $seat2 } holds Tóm krús (the empty jar), the 8. Name it!
point = Caught! { $seat2 } loses 1 point, even from 0. You are the last one still in and win the round: 1 point. The winner also starts the next round.
jar = New cards, and now Tóm krús (the empty jar) is yours! Keep it, and hide with Lakkrístoppur (liquorice meringue): no cake of the others can choose you until you lay another. Lay the 4!
bonus = Well hidden! You still hold the jar. If you win this round with it in hand, you get 2 points, not 1. But never lay it, and let nobody find it.
deck = A round also ends when the deck is empty: the highest card wins, of equals whoever laid the larger sum. One cake lies aside unseen, the secret card: in some rounds that is the jar.
discard = { $seat1 } and { $seat3 } laid Randalína (layer cake): it makes a player discard and draw. You would have discarded the jar: caught! But nobody could choose you, you were hidden.
end = The 6 swaps hands. The 7 has to be laid before any coffee. The deck has four of the eight pancakes. What they do can be read at any time. Now the game is yours; ask for a hint when you like.
