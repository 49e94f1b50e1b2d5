# High Card — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none".

## What happened

event-played = { $seat ->
    [you] You play the { $card }.
   *[other] { $seat_name } plays the { $card }.
}
event-took = { $seat ->
    [you] Your { $card } takes the trick.
   *[other] { $seat_name } takes the trick with the { $card }.
}
event-ended = { $winners ->
    [you] You have won.
    [other] { $winners_name } has won.
    [others] { $winners_name } have won together.
   *[shared] You and { $winners_name } have won together.
}

## What is asked

ask-play = { $leads ->
    [yes] You lead: play any card.
   *[no] Play a card; the highest so far is { $highest }.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Trick { $trick } of { $tricks } · most tricks win{ $points ->
    [none] { "" }
   *[other] { " · " }you have { $points }
}

## The score sheet

sheet-tricks = Tricks

## The picture in a terminal

board-title = High Card
board-taken = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
board-hand = Hand

## Why a move is illegal, as the middle of a sentence

illegal-no-such-card = the cards are 1 to { $cards } (HC-1)
illegal-not-in-hand = that card is not in the hand (HC-3)
