# Itadaki Sashiage Pancake — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Several seats, as in $others, are "you", "other", "others" or "shared". Other fields come as they are; yes
# and no as "yes" and "no", nothing as "none". $known says whether the hidden part of the event may be told.

## Words

fruit = { $led ->
    [R] strawberry
    [B] blueberry
    [Y] banana
   *[G] kiwi
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happened

event-stacked = { $seat ->
    [you] You stack { $card }.
   *[other] { $seat_name } stacks { $card }.
}
event-chose = { $seat ->
    [you] You choose tower { $tower }.
   *[other] { $seat_name } chooses tower { $tower }.
}
event-ready = { $seat ->
    [you] You are ready.
   *[other] { $seat_name } is ready.
}
event-built = { $seat ->
    [you] Your first tower is { $cards }, bottom to top.
   *[other] { $known ->
        [yes] { $seat_name }'s first tower is { $cards }, bottom to top.
       *[no] { $seat_name }'s first tower shows { $card }.
    }
}
event-played = { $seat ->
    [you] You play { $card }{ declared }
   *[other] { $seat_name } plays { $card }{ declared }
}
declared = { $is_x ->
    [yes] {""} as a { $number }.
   *[no] .
}
event-spoiled = { $seat ->
    [you] You have led an X: this round brings you nothing.
   *[other] { $seat_name } has led an X: this round brings { $seat_name } nothing.
}
event-chance = { $seat ->
    [you] Pancake Chance for you with { $others_name }!
   *[other] { $others ->
        [you] Pancake Chance for { $seat_name } with you!
        [shared] Pancake Chance for { $seat_name } with you and { $others_name }!
       *[other] Pancake Chance for { $seat_name } with { $others_name }!
    }
}
event-took = { $seat ->
    [you] Itadaki: you take { $card } from { $other_name } onto your tower { $to }; { $uncovered } comes to light.
   *[other] { $other ->
        [you] Itadaki: { $seat_name } takes { $card } from your tower { $from }; { $uncovered } comes to light.
       *[other] Itadaki: { $seat_name } takes { $card } from { $other_name }; { $uncovered } comes to light.
    }
}
event-gave = { $seat ->
    [you] Sashiage: you give { $card } to { $other_name }; { $uncovered } comes to light.
   *[other] { $other ->
        [you] Sashiage: { $seat_name } gives { $card } onto your tower { $to }; { $uncovered } comes to light.
       *[other] Sashiage: { $seat_name } gives { $card } to { $other_name }; { $uncovered } comes to light.
    }
}
event-lapsed = { $others ->
    [you] Between you and { $seat_name } no card can be moved.
    [shared] Between { $seat_name }, you and { $others_name } no card can be moved.
   *[other] Between { $seat ->
        [you] you
       *[other] { $seat_name }
    } and { $others_name } no card can be moved.
}
event-won = { $seat ->
    [you] You win the trick: your tower { $tower }.
   *[other] { $seat_name } wins the trick: tower { $tower }.
}
event-topped = { $seat ->
    [you] You put { $card } on { $covered }.
   *[other] { $seat_name } puts { $card } on { $covered }.
}
event-scored = { $is_spoiled ->
    [yes] { $seat ->
        [you] Round { $round }: nothing for you after a led X.
       *[other] Round { $round }: nothing for { $seat_name } after a led X.
    }
   *[no] { $seat ->
        [you] Round { $round }: { points } for you ({ score-parts }).
       *[other] Round { $round }: { points } for { $seat_name } ({ score-parts }).
    }
}
score-parts = towers { $towers }, tops { $tops }, moved { $moved }
event-dealt = { $leader ->
    [you] Round { $round } begins; you lead.
   *[other] Round { $round } begins; { $leader_name } leads.
}
event-ended = { $winners ->
    [you] You win!
    [shared] You share the win with { $winners_name }.
    [others] { $winners_name } share the win.
   *[other] { $winners_name } wins.
}

## What is asked

ask-stack = First tower, card { $step } of { $of } from the bottom up: only the last will be seen.
ask-play = { $led ->
    [none] { $only_x ->
        [yes] Nothing but X: lead one as a 1. This round will bring you nothing.
       *[no] { $holds_x ->
            [yes] You lead: play any card but X.
           *[no] You lead: play any card.
        }
    }
   *[other] { $follows ->
        [yes] Play { fruit }: it is led.
       *[no] You have no { fruit }: play any card.
    }
}
ask-chance = { $others ->
    [others] With { $others_name } each: { take-or-give }
   *[other] { $number } again, like { $others_name }: { take-or-give }
}
take-or-give = { $can ->
    [take] you must take a top card.
    [give] you must give a top card.
   *[both] you must take or give a top card.
}
ask-top = Your last card is { $card }: put it on one of your towers.

## What can be done, where the notation would not be understood

move-take = take from { $other_name }'s tower { $their_tower } onto your tower { $own_tower }
move-give = give from your tower { $own_tower } onto { $other_name }'s tower { $their_tower }
move-top = tower { $tower }

## Why a move is advised: parts of sentences, $points on average

reason-round = this round brings you { points } on average, instead of { $otherwise }
reason-stands = your towers { $way ->
    [more] gain about { $size } points
    [less] lose about { $size } points
   *[even] gain no points
} on average, instead of { $other_way ->
    [more] gaining { $other_size }
    [less] losing { $other_size }
   *[even] gaining none
}
reason-wins = you win the trick, and with it a tower
reason-spoils = you lead an X, and this round brings you nothing
reason-takes = you take { $card } from { $other_name }
reason-gives = you give { $card } to { $other_name }
reason-robbed = { $seat_name } takes { $card } from you

## What a piece is, and what a move would do now

about-card = { $number ->
    [none] { $card }: in a trick it is any number you say. On top of a tower it counts nothing.
   *[other] { $card }: the highest card of the led fruit wins the trick. On top of one of your towers it counts { $number }.
}
about-tower = { $card ->
    [none] A tower that is being made.
   *[other] A tower with { $card } on top: 1 point for the tower and { points } for its top card, to its owner when the round ends.
}
outcome-stack = { $last ->
    [yes] It comes on top, where all see it: it counts { points } as long as it is there.
   *[no] It is hidden inside the tower, and counts nothing unless all above it are taken.
}
outcome-play = { $spoils ->
    [yes] You would lead an X: this round would bring you nothing.
   *[no] { $others ->
        [none] { wins-or-not }
       *[other] The same number as { $others_name } played: a Pancake Chance. { wins-or-not }
    }
}
wins-or-not = { $wins ->
    [yes] { $last ->
        [yes] It wins the trick.
       *[no] It wins the trick as it stands.
    }
   *[no] It does not win the trick.
}
outcome-take = You get { $card }, and a point for moving it: { more-or-less }
outcome-give = { $other_name } gets { $card } on top, and you a point for moving it: { more-or-less }
more-or-less = { $points ->
    [0] altogether nothing changes for you.
    [one] altogether one point more for you.
   *[other] altogether { $points } points for you.
}
outcome-top = { $card } comes on { $covered }: { $points ->
    [0] that changes nothing.
    [one] one point more.
   *[other] { $points } points beside now.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [1] { $trick ->
        [none] Last card
       *[other] Trick { $trick } of { $tricks }
    }
   *[other] Round { $round } of { $rounds }
} · most points win{ $points ->
    [none] { "" }
   *[other] { $rounds ->
        [1] { " · " }you have { $brings }
       *[other] { " · " }you have { $points } + { $brings }
    }
}

## The score sheet

sheet-towers = Towers
sheet-tops = Numbers on top
sheet-moved = Cards moved
sheet-spoiled = Rounds lost to a led X

## On the board

board-title = Itadaki Sashiage Pancake
board-round = Round { $number } of { $of }
board-trick = Trick { $number } of { $of }
board-led = { fruit } ({ $led }) led
board-over = the game is over
board-you = You
board-ready = ready
board-leads = leads
board-wins = wins
board-total = total { $total }
board-standing = total { $total } · this round { $now } · moved { $moved }
board-hand = Hand
board-stack = First tower so far, bottom first:

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = that card is not in the hand
illegal-no-such-tower = that tower is not there
illegal-x-alone = an X is played with the number it shall be, such as RX=4 (IS-6)
illegal-follow = the led fruit must be followed (IS-5)
illegal-x-led = an X is led only when there is nothing else, and then as a 1 (IS-5, IS-7)
illegal-no-chance = there is no Pancake Chance with that player (IS-12)
illegal-only-card = the only card of a tower stays (IS-13, IS-14)
illegal-x-given = an X may not be given (IS-13)
illegal-other-decision = it is time for another decision { $phase ->
    [stack] (the first tower)
    [play] (a card)
    [chance] (a Pancake Chance)
   *[top] (a tower for the last card)
}
