# Tower Of PanCakes!! — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none". $known says whether the
# hidden part of the event may be told ("yes") or not ("no").

## Words

mode-basic = Basic
mode-mystery = Mystery Shoppers
mode-hyper-mystery = Hyper Mystery
mode-extreme = Extreme

cat = { $plate ->
    [A] Agatha
    [B] Bruno
    [C] Carl
   *[D] Dave
}
place = { $row ->
    [above] above { cat }
   *[below] below { cat }
}
colour = { $led ->
    [Y] yellow
    [B] brown
    [R] red
   *[G] green
}
pancakes = { $count ->
    [one] one pancake
   *[other] { $count } pancakes
}

## What happened

event-played = { $face ->
    [up] { $seat ->
        [you] You play { $card }.
       *[other] { $seat_name } plays { $card }.
    }
   *[down] { $seat ->
        [you] You play { $card } face down.
       *[other] { $known ->
            [yes] { $seat_name } plays { $card } face down.
           *[no] { $seat_name } plays a card face down.
        }
    }
}
event-ranked = { $first ->
    [you] You are first{ second-of-two }
    [other] { $first_name } is first{ second-of-two }
   *[none] { $taker ->
        [you] All cards lie face down: you take the pile and lead again.
       *[other] All cards lie face down: { $taker_name } takes the pile and leads again.
    }
}
second-of-two = { $second ->
    [you] , you are second.
    [other] , { $second_name } second.
   *[none] {""}, nobody second.
}
event-passed = { $seat ->
    [you] You have nothing baked and pass.
   *[other] { $seat_name } has nothing baked and passes.
}
event-served = { $seat ->
    [you] You serve { $count }{ to-whom }
   *[other] { $seat_name } serves { $count }{ to-whom }
}
to-whom = { $discarded ->
    [0] {""} to { cat }.
    [one] {""} to { cat }; one more finds no room and is discarded.
   *[other] {""} to { cat }; { $discarded } more find no room and are discarded.
}
event-baked = { $count ->
    [0] { $seat ->
        [you] You have no dough left to bake.
       *[other] { $seat_name } has no dough left to bake.
    }
   *[other] { $seat ->
        [you] You bake { $count }.
       *[other] { $seat_name } bakes { $count }.
    }
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] You look { place }: it is { $points }.
       *[other] { $seat_name } looks { place }: it is { $points }.
    }
   *[no] { $seat_name } looks at the score card { place }.
}
event-revealed = The score cards are turned over: above { $above }, below { $below }.
event-ended = { $winners ->
    [you] You win!
    [shared] You share the win with { $winners_name }.
    [others] { $winners_name } share the win.
   *[other] { $winners_name } wins.
}

## What is asked

ask-play = { $must_face_down ->
    [yes] Your last card must be played face down.
   *[no] { $led ->
        [none] { $leads ->
            [yes] You lead: play any card{ or-face-down }
           *[no] No colour is led yet: play any card{ or-face-down }
        }
       *[other] { $follows ->
            [yes] Play { colour }: it is led{ or-face-down }
           *[no] You have no { colour }: play any card{ or-face-down }
        }
    }
}
or-face-down = { $may_face_down ->
    [yes] {""}, or one face down.
   *[no] .
}
ask-serve = { $rank ->
    [first] You are first: serve { pancakes } — choose a plate.
   *[second] You are second: serve { pancakes } — choose a plate.
}
ask-look = You played face down: look at one score card in secret.

## Moves

move-play = { $face ->
    [down] { $card } face down
   *[up] { $card }
}
move-serve = serve { cat }
move-look = look at the score card { place }

## Why a move is advised: parts of sentences, $points on average

reason-first = you are first in this trick
reason-second = you are second in this trick
reason-serves = you serve { $points } to { cat }
reason-fills = you lay the eighth pancake at { cat }’s
reason-brings = { $points ->
    [one] this trick brings you one point on average, instead of { $otherwise }
   *[other] this trick brings you { $points } points on average, instead of { $otherwise }
}
reason-spills = you lose { $points } that find no room at { cat }’s
reason-bakes = you bake { $points }
reason-passes = you win with nothing baked to serve
reason-taken = { $seat_name } lays the eighth pancake at { cat }’s

## What a piece is, and what a move would do now

about-card = { $colour ->
    [Y] Yellow { $number }
    [B] Brown { $number }
    [R] Red { $number }
   *[G] Green { $number }
}: the first and the second of a trick serve; this card serves { $plate_number }. Whoever is neither bakes; this card bakes { $pan }.
about-plate = { $stands ->
    [closed] { cat } waits until the other three plates are full.
    [full] { cat }’s plate is full: eight pancakes, and no more.
   *[other] { cat }: { $known ->
        [yes] each pancake of yours here counts { $below }, the eighth counts { $above }.
       *[no] what pancakes count here is on the score cards that lie face down.
    }
}
about-tower = { cat }: who has the pancake on top gets { $known ->
    [yes] { $above }
   *[no] a hidden number of
} points, who has most of those under it gets { $known ->
    [yes] { $below }
   *[no] a hidden number
} for each of their own there.
about-row = { $extreme ->
    [yes] { $row ->
        [above] For the owner of the pancake on top of { cat }’s tower{ row-points }
       *[below] For whoever has most of the pancakes under the top of { cat }’s tower, each of their own there{ row-points }
    }
   *[no] { $row ->
        [above] For each eighth pancake on { cat }’s plate{ row-points }
       *[below] For each other pancake on { cat }’s plate{ row-points }
    }
}
row-points = { $points ->
    [none] {""}: a number that lies face down until the end.
    [one] {""}: 1 point.
   *[other] {""}: { $points } points.
}
about-baked = Baked pancakes: they can be served to the guests. What is still in hand in the end was baked for little.
about-dough = Dough: whoever is neither first nor second in a trick bakes some of it.
about-taken = Tricks won as the first: they only break ties.
outcome-play = { $rank ->
    [none] { $last ->
        [yes] Neither first nor second: it bakes { $bakes }.
       *[no] Neither first nor second as it stands: it would bake { $bakes }.
    }
   *[other] { $serves ->
        [0] { $last ->
            [yes] It wins, but you have nothing baked to serve.
           *[no] It wins as it stands, but you have nothing baked to serve.
        }
       *[other] { $rank ->
            [first] { $last ->
                [yes] It is first, and serves { $serves }.
               *[no] It is first as it stands, and would serve { $serves }.
            }
           *[second] { $last ->
                [yes] It is second, and serves { $serves }.
               *[no] It is second as it stands, and would serve { $serves }.
            }
        }
    }
}
outcome-down = { $looks ->
    [yes] Face down it has no rank: it bakes { $bakes }, and you look at a score card.
   *[no] Face down it has no rank: it bakes { $bakes }.
}
outcome-serve = { $eighth ->
    [yes] Serves { $count }, the eighth among them{ serving-points }
   *[no] Serves { $count }{ serving-points }
}
serving-points = { $discarded ->
    [0] { $points ->
        [none] .
        [one] : 1 point.
       *[other] : { $points } points.
    }
   *[other] { $points ->
        [none] {""}; { $discarded } find no room and are lost.
       *[other] : { $points } points. { $discarded } find no room and are lost.
    }
}
outcome-look = { $again ->
    [yes] You have seen this one already.
   *[no] You alone will see it.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Trick { $trick } of { $tricks } · most points win{ $minus ->
    [none] { "" }
    [0] { " · " }you have { $points }
   *[other] { " · " }you have { $plus } − { $minus } = { $points }
}

## The score sheet

sheet-eighth-A = Agatha's 8th pancake
sheet-chips-A = Agatha's other pancakes
sheet-eighth-B = Bruno's 8th pancake
sheet-chips-B = Bruno's other pancakes
sheet-eighth-C = Carl's 8th pancake
sheet-chips-C = Carl's other pancakes
sheet-eighth-D = Dave's 8th pancakes
sheet-chips-D = Dave's other pancakes
sheet-discarded = Discarded pancakes
sheet-in-hand = Baked, not served
sheet-top-A = On top of Agatha's
sheet-most-A = Most under it
sheet-top-B = On top of Bruno's
sheet-most-B = Most under it
sheet-top-C = On top of Carl's
sheet-most-C = Most under it
sheet-top-D = On top of Dave's
sheet-most-D = Most under it
sheet-tie-break = Tricks won (if tied)

## On the board

board-title = Tower Of PanCakes!!
board-trick = Trick { $number } of { $of }
board-led = { colour } ({ $led }) is led
board-over = the game is over
board-you = You
board-above = { $mode ->
    [extreme] top
   *[other] 8th
}
board-below = { $mode ->
    [extreme] most
   *[other] each
}
board-of-eight = { $count } of 8
board-height = { $count } high
board-closed = not yet
board-leads = leads
board-first = first
board-second = second
board-loses = bakes
board-chips = baked { $baked } · dough { $dough }
board-piles = discarded { $discarded } · tricks { $tricks }
board-spare = Turned up:
board-hand = Hand
board-serves = serves
board-bakes = bakes
board-face-down = face down

## Why a move is illegal, as the middle of a sentence

illegal-dave = Dave is served once Agatha, Bruno and Carl are full (TP-14)
illegal-full = that plate is full (TP-12)
illegal-not-in-hand = that card is not in the hand
illegal-face-down = only once a game, and in mystery modes, a card is played face down (TP-20)
illegal-last-face-up = the last card must be played face down (TP-20)
illegal-follow = the led colour must be followed (TP-6)
illegal-other-duty = it is time to { $phase ->
    [play] play
    [serve] serve
   *[look] look
}
