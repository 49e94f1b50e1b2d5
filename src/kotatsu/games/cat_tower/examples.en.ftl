# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = An empty tower
set-up-all = Your sheet: five columns of hexes, a bonus above each, and ropes where there is no hex. The lit ones have a house picture: only there a house may stand.

round = A round with two players
round-rolled = Three dice for two players: 6, 3 and 2. You are first and may choose.
round-take = You take the 6, { $seat1 } the 3. The 2 is left for everybody. So you have 6 and 2: a mouse (6) on floor 2, or yarn (2) on floor 6.
round-mark = You mark yarn on floor 6, in column B. { $seat1 } has passed and marked a footprint instead. Nobody knew before both had decided.

house = A house, and a cat that scores
house-before = You have a 1, and a 4 is left: a house (1) on floor 4. E4 has a house picture. On your sheet are one house and three balls of yarn.
house-after = You mark it and score the yarn cat, for good: two houses times three balls of yarn are 6 points. A cat that waits may be worth more, but every house scores only one.

footprint = A footprint changes a die
footprint-before = You have a 2, and a 1 is left. That would be yarn on floor 1; for a house on floor 2 you have no empty house picture. But a butterfly has brought you a footprint.
footprint-after = You spend it: the 2 becomes a 3, and a butterfly (3) goes on floor 1. The new butterfly brings another footprint.

column = A full column
column-all = You have filled column E, before anybody else: its large bonus, 3 points. From the next round on it brings only the small one.

score = A sheet that is scored
score-all = Three columns are full, and the game is over. Each line of the sheet says what brought how much.

items = The items, and what each scores
items-all = A die's number says which item it is.
