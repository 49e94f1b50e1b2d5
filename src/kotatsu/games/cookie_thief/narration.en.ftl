# Hver stal kökunni úr krúsinni? — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none". $known says whether the
# hidden part of the event may be told ("yes") or not ("no"). Cards keep their Icelandic names.

## Words

cake = { $card ->
    [1] Kleina (1)
    [2] Piparkaka (2)
    [3] Laufabrauð (3)
    [4] Lakkrístoppur (4)
    [5] Randalína (5)
    [6] Hjónabandssæla (6)
    [7] Hnallþóra (7)
    [8] Tóm krús (8)
    [K1] Kleina með kaffi (K1)
    [K2] Piparkaka með kaffi (K2)
    [K3] Laufabrauð með kaffi (K3)
    [K4] Lakkrístoppur með kaffi (K4)
    [K5] Randalína með kaffi (K5)
    [K6] Hjónabandssæla með kaffi (K6)
    [G] Grautarlumma (G)
    [H] Hálfbökuð lumma (H)
    [K] Lumma með kaffi (K)
    [D] Lummudeig (D)
    [S] Lummustafli (S)
    [T] Tvílumma (T)
    [U] Upphituð lumma (U)
   *[V] Viðbrennd lumma (V)
}
part-card = { cake }
meaning = { $card ->
    [1] twisted doughnut: name an opponent's cake
    [2] gingerbread: look at an opponent's card
    [3] leaf bread: compare, the lower is out
    [4] liquorice meringue: protects you
    [5] layer cake: somebody discards and draws
    [6] happy-marriage cake: swap hands
    [7] colossal cake: leaves before any coffee
    [8] the empty jar: never let go of it
    [K1] name everybody's cake
    [K2] swap with the secret card
    [K3] two players compare
    [K4] mark whom all must choose
    [K5] two players discard and draw
   *[K6] two players swap hands
}

## What happened

event-dealt = { $seat ->
    [you] Round { $round } is dealt. You start.
   *[other] Round { $round } is dealt. { $seat_name } starts.
}
event-received = { $seat ->
    [you] You hold { cake }.
   *[other] { $seat_name } holds { cake }.
}
event-drew = { $known ->
    [yes] { $seat ->
        [you] You draw { cake }.
       *[other] { $seat_name } draws { cake }.
    }
   *[no] { $seat_name } draws a card.
}
event-no_card = { $seat ->
    [you] The deck is empty: you draw nothing.
   *[other] The deck is empty: { $seat_name } draws nothing.
}
event-turn_over = { $seat ->
    [you] Your turn is over: you play no cake.
   *[other] { $seat_name } plays no cake: the turn is over.
}
event-pancake = { $seat ->
    [you] You draw a pancake: { cake }!{ pancake-then }
   *[other] { $seat_name } draws a pancake: { cake }!{ pancake-then }
}
pancake-then = { $card ->
    [H] {" "}After this turn the order turns round.
    [K] {" "}Whoever holds coffee is out. No cake is drawn.
    [S] {" "}No cake is drawn. Whoever has the highest open cake goes next.
    [T] {" "}Two cards are drawn, two are played.
    [U] {" "}Somebody who is out may come back. No cake is drawn.
   *[other] {""}
}
event-unread = { $seat ->
    [you] You draw { cake } and discard it unread.
   *[other] { $seat_name } draws { cake } and discards it unread.
}
event-laid = { $seat ->
    [you] You lay { cake }.
   *[other] { $seat_name } lays { cake }.
}
event-held = { $seat ->
    [you] Your hand is { cake }.
   *[other] The hand of { $seat_name } is { cake }.
}
event-nothing = { $card ->
    [7] It has no effect.
   *[other] Nobody can be chosen: nothing happens.
}
event-out = { $count ->
    [0] { $seat ->
        [you] You are out.
       *[other] { $seat_name } is out.
    }
   *[other] { $seat ->
        [you] You are out and show { $cards }.
       *[other] { $seat_name } is out and shows { $cards }.
    }
}
event-guessed = { $target ->
    [you] { $right ->
        [yes] { $seat_name } says you hold { cake } — right!
       *[no] { $seat_name } says you hold { cake } — wrong.
    }
   *[other] { $right ->
        [yes] { guesser } that { $target_name } holds { cake } — right!
       *[no] { guesser } that { $target_name } holds { cake } — wrong.
    }
}
guesser = { $seat ->
    [you] You say
   *[other] { $seat_name } says
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] You look at the card of { $target_name }: { cake }.
       *[other] { $target ->
            [you] { $seat_name } looks at your { cake }.
           *[other] { $seat_name } looks at the card of { $target_name }: { cake }.
        }
    }
   *[no] { $seat_name } looks at the card of { $target_name }.
}
event-nobody = { $seat ->
    [you] You look at nobody's card.
   *[other] { $seat_name } looks at nobody's card.
}
event-swapped_secret = { $seat ->
    [you] You swap your card with the secret card.
   *[other] { $seat_name } swaps with the secret card.
}
event-compared = { $known ->
    [yes] { pair-compares }: { $card } against { $other_card }{ tie }
   *[no] { pair-compares }{ tie }
}
pair-compares = { $one ->
    [you] You compare cards with { $other_name }
   *[other] { $other ->
        [you] { $one_name } compares cards with you
       *[other] { $one_name } compares cards with { $other_name }
    }
}
tie = { $tied ->
    [yes] {""} — a tie: nobody is out.
   *[no] .
}
event-protected = { $seat ->
    [you] Nobody can choose you until you lay another cake.
   *[other] Nobody can choose { $seat_name } now.
}
event-marked = { $target ->
    [you] { $seat_name } marks you: the cakes of others must choose you.
   *[other] { $seat ->
        [you] You mark { $target_name }, whom all others’ cakes must choose.
       *[other] { $seat_name } marks { $target_name }, whom all others’ cakes must choose.
    }
}
event-mark_ended = { $seat ->
    [you] Your mark on { $target_name } ends.
   *[other] { $target ->
        [you] The mark that { $seat_name } put on you ends.
       *[other] The mark that { $seat_name } put on { $target_name } ends.
    }
}
event-discarded = { $seat ->
    [you] You discard { cake }.
   *[other] { $seat_name } discards { cake }.
}
event-swapped = { $one ->
    [you] You swap hands with { $other_name }.
   *[other] { $other ->
        [you] { $one_name } swaps hands with you.
       *[other] { $one_name } and { $other_name } swap hands.
    }
}
event-gathered = { $kept ->
    [none] All cakes played and discarded are shuffled into the deck: { $deck } cards.
    [you] All cakes but your active Lakkrístoppur are shuffled into the deck: { $deck } cards.
   *[other] All cakes but active Lakkrístoppur are shuffled into the deck: { $deck } cards.
}
event-dropped = { cake } is discarded unread.
event-reversed = { $clockwise ->
    [yes] Hálfbökuð lumma turns the order round: turns go clockwise again.
   *[no] Hálfbökuð lumma turns the order round: from now on turns go the other way.
}
event-kneaded = All unprotected hands are shuffled and dealt again.
event-passed = { $target ->
    [you] The next turn is yours.
   *[other] The next turn goes to { $target_name }.
}
event-reheated = { $back ->
    [yes] { $target ->
        [you] You are back in!
       *[other] { $target_name } is back in!
    }
   *[no] { $target ->
        [you] No cake comes: you stay out.
       *[other] No cake comes: { $target_name } stays out.
    }
}
event-showed = { $seat ->
    [you] You show { $cards }.
   *[other] { $seat_name } shows { $cards }.
}
event-round = { $caught ->
    [you] You are caught with the empty jar and lose a point! { round-won }{ hands-tied }
    [other] { $caught_name } is caught with the empty jar and loses a point! { round-won }{ hands-tied }
   *[none] { round-won }{ hands-tied }
}
hands-tied = { $why ->
    [plate] {" "}The highest hands were equal: the larger sum of open cakes wins.
    [shared] {" "}The highest hands were equal, and so were the sums of open cakes: each gets the point.
   *[other] {""}
}
round-won = { $winners ->
    [you] You win round { $round }{ jar-kept }
    [shared] You share round { $round } with { $winners_name }{ jar-kept }
    [others] { $winners_name } share round { $round }{ jar-kept }
    [other] { $winners_name } wins round { $round }{ jar-kept }
   *[none] Nobody wins round { $round }.
}
jar-kept = { $with_jar ->
    [none] .
   *[other] {""} — with the empty jar in hand!
}
event-ended = { $winners ->
    [you] You win the match!
    [shared] You share the match with { $winners_name }.
    [others] { $winners_name } share the match.
    [none] Nobody wins the match.
   *[other] { $winners_name } wins the match.
}

## What is asked

ask-play = { $must_hnallthora ->
    [yes] Hnallþóra will not stay beside coffee: you must play it.
   *[no] Which cake do you play?
}
ask-choose = { $second ->
    [yes] { cake }: and who is the other?
   *[no] { cake }: whom do you choose?
}
ask-name = Which cake does { $target_name } hold?
ask-hold = Tvílumma: which cake is your hand for { cake }?
ask-order = Two pancakes: which is carried out first?
ask-next = Lummustafli: whose turn is next?
ask-return = Upphituð lumma: who comes back in?
ask-discard = Viðbrennd lumma: your turn is over. Which card do you discard?

## Why a move is advised: parts of sentences

reason-wins = you win the round
reason-puts-out = { $target_name } is out at once
reason-out-now = you are out at once
reason-out-later = you are out before the round ends
reason-caught-now = you are caught with the empty jar and lose a point
reason-caught-later = you are caught with the empty jar before the round ends, and lose a point
reason-catches = { $target_name } is caught with the empty jar and loses a point
reason-looks = you see the card of { $target_name }
reason-safe = nobody can choose you until your next cake

## What a choice would do now

the-chosen = { $seat ->
    [you] yourself
    [none] nobody
   *[other] { $seat_name }
}
outcome-choose = { $card ->
    [1] You then name a cake; if { the-chosen } holds just that, they are out.
    [2] { $seat ->
        [none] Nobody’s card is looked at.
       *[other] You alone see the card of { the-chosen }.
    }
    [3] You and { the-chosen } compare cards: the lower one is out.
    [5] { $seat ->
        [you] You discard your card and draw another.
       *[other] { $seat_name } discards their card and draws another.
    }{ jar-discarded }
    [6] You and { the-chosen } swap hands.
    [K3] { $one ->
        [none] One of two who compare cards would be { the-chosen }: the lower card is out.
       *[other] This card is compared with that of the one chosen first: the lower one is out.
    }
    [K4] From now on all cakes of others must choose { the-chosen }, whenever they can.
    [K5] { $seat ->
        [you] You discard your card and draw another, as one of two.
       *[other] { $seat_name } discards their card and draws another, as one of two.
    }{ jar-discarded }
   *[K6] { $one ->
        [none] One of two who swap hands would be { the-chosen }.
       *[other] This hand is swapped with that of the one chosen first.
    }
}
jar-discarded = {" "}Whoever discards the empty jar is out and loses a point.
outcome-name = { $card ->
    [8] If { $target_name } holds the empty jar, they are caught: out, a point lost, and the round is over. If not, nothing happens.
   *[other] If { $target_name } holds exactly this cake, they are out. If not, nothing happens.
}
outcome-hold = It is your hand while { cake } is carried out; your other cake takes no part. Then you play one of the two.
outcome-jar = You are caught: you are out, you lose a point, and the round is over.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [none] Round { $round } · { $race_to ->
        [1] the first point wins
       *[other] first to { $race_to } points wins
    }
   *[other] Round { $round } of { $rounds } · most points win
}{ $points ->
    [none] { "" }
   *[other] { " · " }you have { $points }
}

## The score sheet

sheet-won = Rounds won
sheet-with-jar = Won with the empty jar
sheet-caught = Caught with the jar

## On the board

board-title = Hver stal kökunni úr krúsinni?
board-round = Round { $number }
board-race = first to { $points } points
board-rounds = of { $rounds }
board-over = The jar is closed
board-you = You
board-deck = Deck { $count }
board-secret = Secret card
board-clockwise = turns go down ↓
board-reversed = turns go up ↑
board-pancakes = Pancakes seen
board-no-pancakes = none yet
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-out = out
board-protected = safe
board-marked = marked
board-not = not { $cards }
board-discarded = Discarded
board-unseen = Not seen
board-memory = One of { $names } holds { $card }.
board-hand = Your hand

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = that cake is not in the hand
illegal-hnallthora = with a coffee cake in hand Hnallþóra must be played (CK-21)
illegal-choice = that player cannot be chosen now (CK-13, CK-14)
illegal-name = neither Kleina nor a cake that is not in the game can be named (CK-15)
illegal-other-question = { $phase ->
    [play] the question now is which cake to play
    [choose] the question now is which player to choose
    [name] the question now is which cake to name
    [hold] the question now is which cake to keep
    [order] the question now is which pancake is carried out first
    [next] the question now is who goes on
    [return] the question now is who comes back
    [discard] the question now is which cake to discard
   *[other] there is no question now
}
