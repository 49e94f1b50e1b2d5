# Cat Tower — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none". $known says whether the
# hidden part of the event may be told ("yes") or not ("no").

## Words

item = { $item ->
    [house] house
    [yarn] yarn
    [butterfly] butterfly
    [bowl] bowl
    [cushion] cushion
   *[mouse] mouse
}
an-item = { $item ->
    [house] a house
    [yarn] yarn
    [butterfly] a butterfly
    [bowl] a bowl
    [cushion] a cushion
   *[mouse] a mouse
}
cat-name = { $cat ->
    [house] house cat
    [yarn] yarn cat
    [butterfly] butterfly cat
    [bowl] bowl cat
    [cushion] cushion cat
   *[mouse] mouse cat
}
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}

## What happened

event-rolled = { $seat ->
    [you] Round { $round }: you roll { $dice }.
   *[other] Round { $round }: { $seat_name } rolls { $dice }.
}
event-took = { $seat ->
    [you] You take the { $die }.
   *[other] { $seat_name } takes the { $die }.
}
event-left = The { $die } is left: each player’s second number.
event-ready = { $known ->
    [yes] { $seat ->
        [you] You decide: { decided }.
       *[other] { $seat_name } decides: { decided }.
    }
   *[no] { $seat_name } is ready.
}
decided = { $item ->
    [none] { move-pass }
   *[other] { move-mark }
}
event-marked = { $seat ->
    [you] You mark { an-item } in { $hex }{ for-footprints }
   *[other] { $seat_name } marks { an-item } in { $hex }{ for-footprints }
}
for-footprints = { $cost ->
    [0] .
    [one] {""} with one footprint.
   *[other] {""} with { $cost } footprints.
}
event-passed = { $footprint ->
    [yes] { $seat ->
        [you] You pass and mark a footprint.
       *[other] { $seat_name } passes and marks a footprint.
    }
   *[no] { $seat ->
        [you] You pass; no footprint is left to mark.
       *[other] { $seat_name } passes; no footprint is left to mark.
    }
}
event-scored = { $seat ->
    [you] Your { cat-name } scores { $houses } × { $items } = { $points }.
   *[other] { $seat_name }’s { cat-name } scores { $houses } × { $items } = { $points }.
}
event-caught = { $footprint ->
    [yes] { $seat ->
        [you] The butterfly brings you a footprint.
       *[other] The butterfly brings { $seat_name } a footprint.
    }
   *[no] The butterfly finds no footprint left to bring.
}
event-completed = { $bonus ->
    [large] { $seat ->
        [you] You complete column { $column } for the large number: { points-made }!
       *[other] { $seat_name } completes column { $column } for the large number: { points-made }.
    }
   *[small] { $seat ->
        [you] You complete column { $column } for the small number: { points-made }.
       *[other] { $seat_name } completes column { $column } for the small number: { points-made }.
    }
}
event-overtaken = { $seat ->
    [you] Your yarn in column { $column } brings { $points } now, no longer { $before }.
   *[other] { $seat_name }’s yarn in column { $column } brings { $points } now, no longer { $before }.
}
event-ended = { $why ->
    [columns] The tower stands. { who-won }
   *[rounds] That was the last round. { who-won }
}
who-won = { $winners ->
    [you] You win!
    [shared] You share the win with { $winners_name }.
    [others] { $winners_name } share the win.
   *[other] { $winners_name } wins.
}

## What is asked

ask-take = Take a die: with the one left it makes your item and floor.
ask-mark = { $fits ->
    [no] Nothing fits { $own } and { $left }{ $footprints ->
        [0] , and you have no footprint: pass.
       *[other] , even with footprints: pass.
    }
   *[yes] { $own } and { $left }: one is the item, the other the floor{ with-footprints }
}
with-footprints = { $footprints ->
    [0] .
    [one] {""} (1 footprint).
   *[other] {""} ({ $footprints } footprints).
}
choices-how = or pass — type “{ $example }” or “house C1 yarn” (with a cat); +1: a footprint

## Moves

move-take = the { $die }
move-mark = { $cat ->
    [none] { an-item } in { $hex }
   *[other] a house in { $hex } for the { cat-name }
}
move-pass = pass

## Why a move is advised: parts of sentences, $points on average

reason-marks = you mark { an-item } in { $hex }
reason-cat = your { cat-name } scores { points-made }
reason-empty = the { cat-name } is given up for 0, for the sake of the house: with { $houses } of them, all later cats count for more
reason-column = you complete column { $column } for { points-made }
reason-rival = { $seat_name } completes column { $column } for { points-made }
reason-brings = your sheet gains { points-made } on average this round, instead of { $otherwise }
reason-footprint = you get a footprint
reason-passes = you can only pass

## What a piece is, and what a move would do now

item-counts = { $item ->
    [house] A house scores a cat at once: the houses on your sheet times the items of that cat.
    [yarn] Yarn: in every column, most yarn brings points in the end, and second most a few.
    [butterfly] A butterfly brings a footprint, to be spent from the next round on, and points in the end.
    [bowl] A bowl counts for each different kind of item around it.
    [cushion] A cushion counts by its floor: the higher, the more.
   *[mouse] Mice that touch count together: a group of three counts three times three.
}
about-item = { item-counts }
about-hex = { $item ->
    [none] { $house ->
        [yes] An empty room where a house may stand.
       *[no] An empty room; no house may stand here.
    }
   *[other] { item-counts }
}
about-cat = { $points ->
    [none] The { cat-name } waits: a new house scores it once, for all your houses times its items.
   *[other] The { cat-name } is scored: { points-made }.
}
about-die = A die: one number is the item, the other the floor. { item-counts }
about-footprints = { $ready ->
    [0] Footprints: a pass or a butterfly circles one. A circled one can be spent to shift a number by one.
    [one] One footprint is circled: it can be spent to shift a number by one.
   *[other] { $ready } footprints are circled: each can be spent to shift a number by one.
}
about-column = Column { $column }: whoever fills it first gets { $large } points, later { $small }.
outcome-take = You could mark { an-item } on the floor of the die that is left, or that die’s item on floor { $die }.
outcome-mark = { $bonus ->
    [0] { $cat ->
        [none] { column-left }
       *[other] The { cat-name } scores { $score ->
            [0] 0: only the house counts, for later cats.
           *[other] { $score }.
        } { column-left }
    }
   *[other] { $cat ->
        [none] It completes column { $column } for { $bonus }.{ game-ends }
       *[other] The { cat-name } scores { $score }, and column { $column } is complete for { $bonus }.{ game-ends }
    }
}
game-ends = { $ends ->
    [yes] {""} That ends the game with this round.
   *[no] {""}
}
column-left = { $left ->
    [one] One room of column { $column } is empty then.
   *[other] { $left } rooms of column { $column } are empty then.
}
outcome-pass = { $footprint ->
    [yes] You mark nothing and get a footprint.
   *[no] You mark nothing, and no footprint is left to get.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Ends at { $end_columns ->
    [one] a full column
   *[other] { $end_columns } full columns
} (now { $full }) · most points win{ $points ->
    [none] { "" }
   *[other] { " · " }you have { $points }
}

## The score sheet

sheet-cat-house = House cat
sheet-cat-yarn = Yarn cat
sheet-cat-butterfly = Butterfly cat
sheet-cat-bowl = Bowl cat
sheet-cat-cushion = Cushion cat
sheet-cat-mouse = Mouse cat
sheet-column-A = Column A
sheet-column-B = Column B
sheet-column-C = Column C
sheet-column-D = Column D
sheet-column-E = Column E
sheet-column-F = Column F
sheet-yarn-A = Yarn in A
sheet-yarn-B = Yarn in B
sheet-yarn-C = Yarn in C
sheet-yarn-D = Yarn in D
sheet-yarn-E = Yarn in E
sheet-yarn-F = Yarn in F
sheet-butterfly = Butterflies
sheet-bowl = Kinds beside bowls
sheet-cushion = Floors of cushions
sheet-mouse = Mice, by groups

## On the board

board-title = Cat Tower
board-round = Round { $number } of { $of } at most
board-middle = in the middle
board-over = { $count ->
    [one] finished after one round
   *[other] finished after { $count } rounds
}
board-you = You
board-footprints = O{ $ready } X{ $spent }
board-marked = { $move } …
board-cats = { $count ->
    [one] 1 cat { $points }
   *[other] { $count } cats { $points }
}
board-points = = { $points }

## Why a move is illegal, as the middle of a sentence

illegal-no-such-die = no such die lies in the middle (CT-5)
illegal-take-a-die = it is time to take a die (CT-5)
illegal-mark-or-pass = it is time to mark or pass (CT-6)
illegal-no-such-hex = the sheet has no such hex (CT-1)
illegal-filled = that hex is filled already (CT-6)
illegal-no-house-there = a house may stand only where one is drawn (CT-7)
illegal-cat-scored = that cat cannot be scored any more (CT-7, CT-10)
illegal-footprints = that needs { $cost } footprints, and { $ready } are ready (CT-9)
