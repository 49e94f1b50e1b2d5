# Itadaki Sashiage Pancake — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Several seats, as in $others, are "you", "other", "others" or "shared". Other fields come as they are; yes
# and no as "yes" and "no", nothing as "none". $known says whether the hidden part of the event may be told.

## Words

fruit = { $led ->
    [R] jarðarber
    [B] bláber
    [Y] banani
   *[G] kíví
}
points = { $points } stig

## What happened

event-stacked = { $seat ->
    [you] Þú staflar { $card }.
   *[other] { $seat_name } staflar { $card }.
}
event-chose = { $seat ->
    [you] Þú velur turn { $tower }.
   *[other] { $seat_name } velur turn { $tower }.
}
event-ready = { $seat ->
    [you] Þú hefur valið.
   *[other] { $seat_name } hefur valið.
}
event-built = { $seat ->
    [you] Fyrsti turninn þinn, talið neðan frá: { $cards }.
   *[other] { $known ->
        [yes] { $seat_name }, fyrsti turn talinn neðan frá: { $cards }.
       *[no] { $seat_name } sýnir efst á fyrsta turni { $card }.
    }
}
event-played = { $seat ->
    [you] Þú setur út { $card }{ declared }
   *[other] { $seat_name } setur út { $card }{ declared }
}
declared = { $is_x ->
    [yes] {""} sem { $number }.
   *[no] .
}
event-spoiled = { $seat ->
    [you] Þú spilaðir út X: þessi umferð gefur þér ekkert.
   *[other] { $seat_name } spilaði út X og fær ekkert fyrir þessa umferð.
}
event-chance = { $seat ->
    [you] { $others ->
        [others] Þú átt Pönnukökufæri! { $others_name } eiga í hlut.
       *[other] Þú átt Pönnukökufæri! { $others_name } á í hlut.
    }
   *[other] { $others ->
        [you] { $seat_name } á Pönnukökufæri hjá þér!
        [shared] { $seat_name } á Pönnukökufæri! Þú og { $others_name } eigið í hlut.
        [others] { $seat_name } á Pönnukökufæri! { $others_name } eiga í hlut.
       *[other] { $seat_name } á Pönnukökufæri! { $others_name } á í hlut.
    }
}
event-took = { $seat ->
    [you] Itadaki: þú tekur { $card } á turn { $to } hjá þér ({ $other_name } missir); { $uncovered } kemur í ljós.
   *[other] { $other ->
        [you] Itadaki: { $seat_name } tekur { $card } af turni þínum númer { $from }; { $uncovered } kemur í ljós.
       *[other] Itadaki: { $seat_name } tekur { $card } ({ $other_name } missir); { $uncovered } kemur í ljós.
    }
}
event-gave = { $seat ->
    [you] Sashiage: þú gefur { $card }, { $other_name } fær; { $uncovered } kemur í ljós.
   *[other] { $other ->
        [you] Sashiage: { $seat_name } gefur { $card } á turn þinn númer { $to }; { $uncovered } kemur í ljós.
       *[other] Sashiage: { $seat_name } gefur { $card }, { $other_name } fær; { $uncovered } kemur í ljós.
    }
}
event-lapsed = { $others ->
    [you] Þú og { $seat_name } getið ekkert spil flutt ykkar á milli.
    [shared] { $seat_name }, þú og { $others_name } getið ekkert spil flutt ykkar á milli.
   *[other] { $seat ->
        [you] Þú og { $others_name } getið ekkert spil flutt ykkar á milli.
       *[other] { $seat_name } og { $others_name } geta ekkert spil flutt sín á milli.
    }
}
event-won = { $seat ->
    [you] Þú færð slaginn: hann verður turn { $tower } hjá þér.
   *[other] { $seat_name } fær slaginn: turn { $tower }.
}
event-topped = { $seat ->
    [you] Þú leggur { $card } á { $covered }.
   *[other] { $seat_name } leggur { $card } á { $covered }.
}
event-scored = { $is_spoiled ->
    [yes] { $seat ->
        [you] Umferð { $round }: þú færð ekkert, X kom út.
       *[other] Umferð { $round }: { $seat_name } fær ekkert, X kom út.
    }
   *[no] { $seat ->
        [you] Umferð { $round }: þú færð { points } ({ score-parts }).
       *[other] Umferð { $round }: { $seat_name } fær { points } ({ score-parts }).
    }
}
score-parts = turnar { $towers }, toppar { $tops }, flutt { $moved }
event-dealt = { $leader ->
    [you] Umferð { $round } hefst; þú átt út.
   *[other] Umferð { $round } hefst; { $leader_name } á út.
}
event-ended = { $winners ->
    [you] Þú vinnur!
    [shared] Þú og { $winners_name } deilið sigrinum.
    [others] { $winners_name } deila sigrinum.
   *[other] { $winners_name } vinnur.
}

## What is asked

ask-stack = Fyrsti turn, spil { $step } af { $of } neðan frá: aðeins það síðasta mun sjást.
ask-play = { $led ->
    [none] { $only_x ->
        [yes] Ekkert nema X: spilaðu einu út sem 1. Þessi umferð gefur þér ekkert.
       *[no] { $holds_x ->
            [yes] Þú átt út: hvaða spil sem er nema X.
           *[no] Þú átt út: hvaða spil sem er.
        }
    }
   *[other] { $follows ->
        [yes] Fylgdu lit: út kom { fruit }.
       *[no] Út kom { fruit }, sem þú átt ekki: settu út hvað sem er.
    }
}
ask-chance = { $others ->
    [others] Þú átt færi ({ $others_name }): { take-or-give }
   *[other] Aftur { $number }, eins og { $others_name } setti út: { take-or-give }
}
take-or-give = { $can ->
    [take] þú verður að taka efsta spil.
    [give] þú verður að gefa efsta spil.
   *[both] þú verður að taka eða gefa efsta spil.
}
ask-top = Síðasta spilið þitt er { $card }: leggðu það á einn turna þinna.

## What can be done, where the notation would not be understood

move-take = taka: { $other_name }, turn { $their_tower }, á þinn turn { $own_tower }
move-give = gefa af þínum turni { $own_tower }: { $other_name }, turn { $their_tower }
move-top = turn { $tower }

## Why a move is advised: parts of sentences, $points on average

reason-round = umferðin gefur þér að meðaltali { points } í stað { $otherwise }
reason-stands = turnarnir þínir { $way ->
    [more] hækka að meðaltali um { $size } stig
    [less] lækka að meðaltali um { $size } stig
   *[even] haldast að meðaltali eins
} í stað þess að { $other_way ->
    [more] hækka um { $other_size }
    [less] lækka um { $other_size }
   *[even] haldast eins
}
reason-wins = þú færð slaginn og þar með turn
reason-spoils = þú spilar út X og umferðin gefur þér ekkert
reason-takes = þú tekur { $card } ({ $other_name } missir)
reason-gives = þú gefur { $card } ({ $other_name } fær)
reason-robbed = { $seat_name } tekur { $card } af þér

## What a piece is, and what a move would do now

about-card = { $number ->
    [none] { $card }: í slag er það hvaða tala sem þú nefnir. Efst á turni telur það ekkert.
   *[other] { $card }: hæsta spil ávaxtarins sem kom út fær slaginn. Efst á turni þínum telur það { $number }.
}
about-tower = { $card ->
    [none] Turn í smíðum.
   *[other] Turn með { $card } efst: 1 stig fyrir turninn og { points } fyrir efsta spilið, handa eiganda þegar umferð lýkur.
}
outcome-stack = { $last ->
    [yes] Það fer efst, þar sem allir sjá það: það telur { points } meðan það er þar.
   *[no] Það er hulið inni í turninum og telur ekkert nema öll þar fyrir ofan séu tekin.
}
outcome-play = { $spoils ->
    [yes] Þú myndir spila út X: umferðin gæfi þér ekkert.
   *[no] { $others ->
        [none] { wins-or-not }
        [others] Sama tala og { $others_name } settu út: Pönnukökufæri. { wins-or-not }
       *[other] Sama tala og { $others_name } setti út: Pönnukökufæri. { wins-or-not }
    }
}
wins-or-not = { $wins ->
    [yes] { $last ->
        [yes] Það fær slaginn.
       *[no] Það fær slaginn eins og er.
    }
   *[no] Það fær ekki slaginn.
}
outcome-take = Þú færð { $card }, og stig fyrir flutninginn: { more-or-less }
outcome-give = { $other_name } fær { $card } efst og þú stig fyrir flutninginn: { more-or-less }
more-or-less = { $points ->
    [0] alls breytist ekkert hjá þér.
    [1] alls einu stigi meira handa þér.
   *[other] alls { $points } stig handa þér.
}
outcome-top = { $card } fer ofan á { $covered }: { $points ->
    [0] það breytir engu.
    [1] einu stigi meira.
   *[other] { $points } stig miðað við nú.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [1] { $trick ->
        [none] Síðasta spil
       *[other] Slagur { $trick } af { $tricks }
    }
   *[other] Umferð { $round } af { $rounds }
} · flest stig vinna{ $points ->
    [none] { "" }
   *[other] { $rounds ->
        [1] { " · " }þú ert með { $brings }
       *[other] { " · " }þú ert með { $points } + { $brings }
    }
}

## The score sheet

sheet-towers = Turnar
sheet-tops = Tölur efst
sheet-moved = Spil flutt
sheet-spoiled = Umferðir ónýtar, X út

## On the board

board-title = Itadaki Sashiage Pancake
board-round = Umferð { $number } af { $of }
board-trick = Slagur { $number } af { $of }
board-led = út: { fruit } ({ $led })
board-over = spilinu er lokið
board-you = Þú
board-ready = klárt
board-leads = á út
board-wins = vinnur
board-total = alls { $total }
board-standing = alls { $total } · þessi umferð { $now } · flutt { $moved }
board-hand = Hönd
board-stack = Fyrsti turn hingað til, neðsta fyrst:

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = það spil er ekki á hendi
illegal-no-such-tower = sá turn er ekki til
illegal-x-alone = X er sett út með tölunni sem það á að vera, svo sem RX=4 (IS-6)
illegal-follow = fylgja verður ávextinum sem kom út (IS-5)
illegal-x-led = X má aðeins spila út þegar ekkert annað er til, og þá sem 1 (IS-5, IS-7)
illegal-no-chance = hjá þeim leikmanni er ekkert Pönnukökufæri (IS-12)
illegal-only-card = stakt spil í turni má ekki flytja (IS-13, IS-14)
illegal-x-given = X má ekki gefa (IS-13)
illegal-other-decision = nú er komið að annarri ákvörðun { $phase ->
    [stack] (fyrsti turn)
    [play] (spil)
    [chance] (Pönnukökufæri)
   *[top] (turn fyrir síðasta spilið)
}
