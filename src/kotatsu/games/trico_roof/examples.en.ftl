# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = The town before it is painted
set-up-all = Sixteen roofs. Four of them are white circles: the leader chooses a colour for each. Beside the town lie the requests, and you hold your presents.

request = A request and its ★
request-all = Three requests of the government, three of the residents: patterns that may lie anywhere on the roofs, never turned. The number says what one is worth; to score it, your new chip must have the colour of a ★.

gifts = Presents: who paints when
gifts-lead = { $seat1 } leads scarf 3. { $seat2 } has a scarf and must give one: scarf 4.
gifts-trump = { $seat3 } has no scarf and gives cigars 1. Cigars are the second kind that appears: they are trump.
gifts-order = You have no scarf either and give bread 2. Trump first, then the scarves from high to low: { $seat3 }, { $seat2 }, { $seat1 }. Bread is a third kind and does not rank: you assist.

paint = Roofs: a request is scored
paint-first = { $seat3 } paints first, with all three colours on offer: red in the bottom row.
paint-score = Now a residents' request lies on the roofs, with the new chip in it, and red is the colour of one of its ★: 9 points. The request is turned face down.
paint-second = { $seat2 } has blue and yellow left, takes yellow and completes nothing.
paint-third = Blue is left for { $seat1 }, and completes a request of the government: 3 points, and the card is turned over. Two painters have scored, so you, who assisted, get 2 points.

score = The end of a game
score-all = After six phases. Five requests, worth 3, 3, 5, 7 and 9, and 1 point from assisting: you have 28 and win.

circles = A white circle is filled
circles-all = You lead, so you fill the white circles, from the top row down, knowing your hand and all requests. The first one is blue now.
