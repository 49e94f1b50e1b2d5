# Trico Roof — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none", lists as their parts with
# blanks between them.

## Words

paint = { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
}
old-paint = { $instead ->
    [R] red
    [B] blue
   *[Y] yellow
}
led-gift = { $led ->
    [B] bread
    [W] wine
    [S] scarves
   *[C] cigars
}
trump-gift = { $trump ->
    [B] Bread is trump.
    [W] Wine is trump.
    [S] Scarves are trump.
   *[C] Cigars are trump.
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}

request = { $request ->
    [gov-1] government request 1
    [gov-2] government request 2
    [gov-3] government request 3
    [res-1] resident's request 1
    [res-2] resident's request 2
   *[res-3] resident's request 3
}

## What happened

event-filled = { $seat ->
    [you] You paint the white circle { $square } { paint }.
   *[other] { $seat_name } paints the white circle { $square } { paint }.
}
event-gave = { $seat ->
    [you] You give { $card }.
   *[other] { $seat_name } gives { $card }.
}
event-ranked = { $trump ->
    [none] { rank-order }
   *[other] { trump-gift } { rank-order }
}
rank-order = { $first ->
    [you] The order is { $cards }: you paint first.
   *[other] The order is { $cards }: { $first_name } paints first.
}
event-painted = { $seat ->
    [you] You paint { $square } { paint } over { old-paint }.
   *[other] { $seat_name } paints { $square } { paint } over { old-paint }.
}
event-idle = { $seat ->
    [you] There is no paint left for you.
   *[other] There is no paint left for { $seat_name }.
}
event-scored = { $seat ->
    [you] You complete { request } for { points }.
   *[other] { $seat_name } completes { request } for { points }.
}
event-turned = The other side of { request } is up now.
event-declined = { $seat ->
    [you] You score nothing.
   *[other] { $seat_name } scores nothing.
}
event-assisted = { $seat ->
    [you] You assisted for { points }.
   *[other] { $seat_name } assisted for { points }.
}
event-opened = { $shuffled ->
    [yes] All residents' requests are shuffled, and three new ones lie open.
   *[no] Three new residents' requests lie open.
}
event-late = { $step ->
    [corner] { $seat ->
        [you] You are late, so it is the first corner and the first colour that fit.
       *[other] { $seat_name } is late, so it is the first corner and the first colour that fit.
    }
   *[paint] { $seat ->
        [you] Your time is up{ who-chooses }
       *[other] The time of { $seat_name } is up{ who-chooses }
    }
}
who-chooses = { $chooser ->
    [none] {""}, and no corner fits: nothing is painted.
    [you] : you choose a corner and its colour.
   *[other] : { $chooser_name } chooses a corner and its colour.
}
event-cornered = { $seat ->
    [you] You paint the corner { $square } { paint } over { old-paint } for { $painter_name }.
   *[other] { $painter ->
        [you] { $seat_name } paints the corner { $square } { paint } over { old-paint } for you.
       *[other] { $seat_name } paints the corner { $square } { paint } over { old-paint } for { $painter_name }.
    }
}
event-ended = { $winners ->
    [you] You win!
    [shared] You share the win with { $winners_name }.
    [others] { $winners_name } share the win.
   *[other] { $winners_name } wins.
}

## What is asked

ask-fill = You lead and see all requests: which colour for the white circle { $square }?
ask-give = { $led ->
    [none] You lead: give any card.
   *[other] { $follows ->
        [yes] Give { led-gift }: that is led.
       *[no] You have no { led-gift }: give any card.
    }
}
ask-paint = You are painter { $rank } of { $ranks }: paint one roof in another colour.
ask-score = { $requests ->
    [gov-1] { completes-one }
    [gov-2] { completes-one }
    [gov-3] { completes-one }
    [res-1] { completes-one }
    [res-2] { completes-one }
    [res-3] { completes-one }
   *[other] Your new chip completes several requests: score one of them?
}
completes-one = Your new chip completes a request: score it?
ask-corner = { $painter_name } was too slow: choose a corner and its colour.

## Moves

part-colour = { paint }
move-give = { $card }
move-paint = { $square } { paint }
move-score = score { request }
move-decline = score nothing

## Why a move is advised: parts of sentences, $points on average

reason-paints = { $rank ->
    [1] you paint first, with every colour to choose from
    [2] you paint second
    [3] you paint third
   *[other] you paint as number { $rank }
}
reason-helps = you are an assistant
reason-completes = you complete { request } for { points }
reason-rival = { $seat_name } completes { request } for { points }
reason-assists = you assist for { points }
reason-idle = no paint is left for you

## What a piece is, and what a move would do now

gift-kind = { $colour ->
    [B] bread
    [W] wine
    [S] scarves
   *[C] cigars
}
about-card = A gift: { gift-kind } { $number }. The highest gift paints first; the second kind of gift to appear beats the first, and whoever gives any other kind assists.
about-square = { $roof ->
    [none] A white circle: the leader gives it a colour before the first gifts.
    [R] A red roof. A painter may cover it with another colour.
    [B] A blue roof. A painter may cover it with another colour.
   *[Y] A yellow roof. A painter may cover it with another colour.
}
about-request = A request worth { points }: it can be scored when this pattern, as it is drawn, lies anywhere on the roofs, your new chip is part of it, and has the colour of a ★.
about-done = Scored: new requests of residents come in the next phase.
about-paint = { paint }: { $left } chips are left. In each set of three painters, every colour is used once.
outcome-give = { $rank ->
    [0] { $last ->
        [yes] It has no rank: you assist, and get a point whenever a painter scores.
       *[no] It has no rank: you would assist, and get a point whenever a painter scores.
    }
   *[other] { $trumps ->
        [yes] It makes { gift-kind } trump, and stands in place { $rank } among the painters.
       *[no] { $last ->
            [yes] You paint in place { $rank }.
           *[no] As it stands you would paint in place { $rank }.
        }
    }
}
outcome-fill = Nothing is scored for filling a white circle: it only sets the scene.
outcome-paint = { $request ->
    [none] It completes nothing now.
   *[other] { $count ->
        [one] It completes { request }, for { points }.
       *[other] It completes { $count } requests; { request } brings { points }.
    }
}
outcome-score = { $turns ->
    [yes] It brings { points }; its other side is open at once.
   *[no] It brings { points }.
}
outcome-decline = You score nothing now; the request stays open for others.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Phase { $phase } of { $phases } · most points win{ $points ->
    [none] { "" }
   *[other] { " · " }you have { $points }
}

## The score sheet

sheet-requests-1 = Requests worth 1
sheet-requests-2 = Requests worth 2
sheet-requests-3 = Requests worth 3
sheet-requests-4 = Requests worth 4
sheet-requests-5 = Requests worth 5
sheet-requests-6 = Requests worth 6
sheet-requests-7 = Requests worth 7
sheet-requests-8 = Requests worth 8
sheet-requests-9 = Requests worth 9
sheet-requests-10 = Requests worth 10
sheet-requests-11 = Requests worth 11
sheet-requests-12 = Requests worth 12
sheet-requests-13 = Requests worth 13
sheet-requests-14 = Requests worth 14
sheet-requests-15 = Requests worth 15
sheet-requests-16 = Requests worth 16
sheet-requests-17 = Requests worth 17
sheet-requests-18 = Requests worth 18
sheet-requests-19 = Requests worth 19
sheet-requests-20 = Requests worth 20
sheet-assisting = Assisting

## On the board

board-title = Trico Roof
board-phase = Phase { $number } of { $of }
board-led = { led-gift } ({ $led }) led
board-trump = trump { $trump }
board-over = the game is over
board-you = You
board-hand = Hand
board-assists = helps
board-leads = leads
board-paint-left = Paint left:
board-worth = { $points }pt
board-done = ✓

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = that card is not in the hand
illegal-follow = the led kind must be followed (TR-8)
illegal-not-complete = the new chip does not complete that request with the colour of a ★ (TR-12)
illegal-fill-order = white circles are filled from the top, { $square } is next (TR-7)
illegal-corner = it must be a corner, and a colour on offer that does not lie there yet (TR-17)
illegal-not-on-offer = that colour is not on offer (TR-10, TR-11)
illegal-same-colour = the new chip must have another colour than the old one (TR-10)
illegal-other-duty = it is time to { $phase ->
    [fill] choose a colour for the white circle
    [give] give a card
    [paint] paint
    [score] score a request or decline
   *[corner] choose a corner
}
