# The reference card of Hver stal kökunni úr krúsinni?, in a browser and a terminal.

in-short = In short
goal-how = Be the last one in, or hold the highest cake when the deck is empty or the jar comes out: 1 point.
goal-jar = Win with the empty jar in hand: 1 more. Caught with it: 1 less.
goal-equal = Equal hands: the larger sum of one’s open cakes wins. Still equal: all of them win, with a whole point each.
goal-match = The match ends after a round: the highest total wins, also when several have reached the points to win; equal totals share it.
turn = Draw one, play one and do what it says. Pancakes act at once.

cakes = Cakes
copies = Copies
unseen = Unseen
unseen-how = { $who ->
    [seat] Unseen: neither open, nor in your hand, nor seen by you where it lies now.
   *[all] Unseen: not open on the table.
}
unseen-of = { $unseen } of { $copies } unseen

pancakes = Pancakes
pancakes-in-deck = { $count ->
    [one] One of these, drawn blindly, is in the deck.
   *[other] { $count } of these, drawn blindly, are in the deck.
}
pancakes-draw = After G, H and D you draw again. After K, S and U you do not: with one cake in hand your turn ends.
pancake-seen = seen this round
pancake-unseen = not seen yet
pancake-name = { $card ->
    [G] Grautarlumma
    [H] Hálfbökuð lumma
    [K] Lumma með kaffi
    [D] Lummudeig
    [S] Lummustafli
    [T] Tvílumma
    [U] Upphituð lumma
   *[V] Viðbrennd lumma
}
pancake-does = { $card ->
    [G] open cakes go back into the deck; draw
    [H] draw; after this turn the order of play turns round
    [K] everybody who holds coffee is out
    [D] hands are shuffled and dealt again; draw
    [S] whoever has the highest open cake takes the next turn
    [T] draw two cards, play two
    [U] somebody who is out comes back
   *[V] your turn ends
}
