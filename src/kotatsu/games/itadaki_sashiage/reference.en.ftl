# The reference card of Itadaki Sashiage Pancake, in a browser and a terminal.

table = With { $players } players: { $hand } cards each, { $tricks } tricks a round, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.

cards = The cards
cards-each = Of each fruit
card = Card
copies = Copies
tower = First tower: { $cards ->
    [one] one card that all see.
   *[other] { $cards } cards, of which others see only the top one.
}
trick = Follow the fruit that was led. Its highest number wins, of equal ones the first, and makes a tower of the trick with that card on top. Whoever wins leads the next trick.

chance = Pancake Chance
chance-when = The number of your card lies in this trick already, in any fruit. At once, before anybody else plays, you must do one of two things with each player who played it, if you can; in the order you like.
take = Itadaki
take-what = Take the top of one of their towers, of two cards or more, onto one of yours.
give = Sashiage
give-what = Give the top of one of your towers, of two cards or more, onto one of theirs. Never an X.
chance-worth = Each card you move is 1 point.

x = The X
x-number = You say its number, from 1 to 6. It follows, wins and makes chances like that number of its fruit.
x-top = On top of a tower it is worth 0. It may be taken, but not given.
x-lead = You may not lead it. Holding nothing else you lead it as a 1, and this round brings you 0.

scoring = Points of a round
points-tower = Each of your towers
points-top = Top of each tower
points-top-worth = its number
points-x = An X on top
points-moved = Each card you moved
points-last = When all have one card left, each puts it on a tower of their own.
points-win = { $rounds ->
    [1] Most points win. A tie is shared.
   *[other] The points of { $rounds } rounds are added up, and the most win. A tie is shared.
}

signs = Signs on the table
sign-now = What this round brings, as it stands
sign-moved = Cards moved in chances in this round
sign-spoiled = Had to lead an X: this round brings nothing
sign-height = How many cards a tower has
sign-crown = Wins the trick as it stands, or has won it
sign-ready = Has chosen; all is shown when everybody is ready
