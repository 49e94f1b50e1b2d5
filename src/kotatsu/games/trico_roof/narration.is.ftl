# Trico Roof — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none", lists as their parts with
# blanks between them.

## Words

paint = { $colour ->
    [R] rautt
    [B] blátt
   *[Y] gult
}
old-paint = { $instead ->
    [R] rautt
    [B] blátt
   *[Y] gult
}
led-gift = { $led ->
    [B] brauð
    [W] vín
    [S] trefil
   *[C] vindla
}
no-led-gift = { $led ->
    [B] ekkert brauð
    [W] ekkert vín
    [S] engan trefil
   *[C] enga vindla
}
trump-gift = { $trump ->
    [B] Brauð er tromp.
    [W] Vín er tromp.
    [S] Treflar eru tromp.
   *[C] Vindlar eru tromp.
}
points = { $points } stig

request = { $request ->
    [gov-1] ósk bæjarstjórnar 1
    [gov-2] ósk bæjarstjórnar 2
    [gov-3] ósk bæjarstjórnar 3
    [res-1] ósk íbúa 1
    [res-2] ósk íbúa 2
   *[res-3] ósk íbúa 3
}

## What happened

event-filled = { $seat ->
    [you] Þú málar hvíta hringinn { $square } { paint }.
   *[other] { $seat_name } málar hvíta hringinn { $square } { paint }.
}
event-gave = { $seat ->
    [you] Þú gefur { $card }.
   *[other] { $seat_name } gefur { $card }.
}
event-ranked = { $trump ->
    [none] { rank-order }
   *[other] { trump-gift } { rank-order }
}
rank-order = { $first ->
    [you] Röðin er { $cards }: þú málar fyrst.
   *[other] Röðin er { $cards }: { $first_name } málar fyrst.
}
event-painted = { $seat ->
    [you] Þú málar { $square } { paint } yfir { old-paint }.
   *[other] { $seat_name } málar { $square } { paint } yfir { old-paint }.
}
event-idle = { $seat ->
    [you] Engin málning er eftir handa þér.
   *[other] { $seat_name } fær enga málningu: engin er eftir.
}
event-scored = { $seat ->
    [you] Þú uppfyllir { request } og færð { points }.
   *[other] { $seat_name } uppfyllir { request } og fær { points }.
}
event-turned = Hin hliðin snýr nú upp: { request }.
event-declined = { $seat ->
    [you] Þú tekur engin stig.
   *[other] { $seat_name } tekur engin stig.
}
event-assisted = { $seat ->
    [you] Þú hjálpaðir: { points }.
   *[other] { $seat_name } hjálpaði: { points }.
}
event-opened = { $shuffled ->
    [yes] Allar óskir íbúa eru stokkaðar, og þrjár nýjar liggja opnar.
   *[no] Þrjár nýjar óskir íbúa liggja opnar.
}
event-late = { $step ->
    [corner] { $seat ->
        [you] Þú varst of lengi: fyrsta horn og fyrsti litur sem passa gilda.
       *[other] { $seat_name } var of lengi: fyrsta horn og fyrsti litur sem passa gilda.
    }
   *[paint] { $seat ->
        [you] Þú fellur á tíma{ who-chooses }
       *[other] { $seat_name } fellur á tíma{ who-chooses }
    }
}
who-chooses = { $chooser ->
    [none] {""}, og ekkert horn passar: ekkert er málað.
    [you] : þú velur horn og lit þess.
   *[other] : { $chooser_name } velur horn og lit þess.
}
event-cornered = { $seat ->
    [you] Þú málar hornið { $square } { paint } yfir { old-paint }: { $painter_name } var of lengi.
   *[other] { $painter ->
        [you] { $seat_name } málar hornið { $square } { paint } yfir { old-paint } fyrir þig.
       *[other] { $seat_name } málar hornið { $square } { paint } yfir { old-paint }: { $painter_name } var of lengi.
    }
}
event-ended = { $winners ->
    [you] Þú vinnur!
    [shared] Þú og { $winners_name } deilið sigrinum.
    [others] { $winners_name } deila sigrinum.
   *[other] { $winners_name } vinnur.
}

## What is asked

ask-fill = Þú átt út og sérð allar óskir: hvaða lit fær hvíti hringurinn { $square }?
ask-give = { $led ->
    [none] Þú átt út: gefðu hvaða spil sem er.
   *[other] { $follows ->
        [yes] Gefðu { led-gift }: sú tegund kom út.
       *[no] Þú átt { no-led-gift }: gefðu hvaða spil sem er.
    }
}
ask-paint = Þú ert málari { $rank } af { $ranks }: málaðu eitt þak í öðrum lit.
ask-score = { $requests ->
    [gov-1] { completes-one }
    [gov-2] { completes-one }
    [gov-3] { completes-one }
    [res-1] { completes-one }
    [res-2] { completes-one }
    [res-3] { completes-one }
   *[other] Nýja flísin þín uppfyllir fleiri en eina ósk: viltu stig fyrir eina þeirra?
}
completes-one = Nýja flísin þín uppfyllir ósk: viltu stigin?
ask-corner = { $painter_name } var of lengi: veldu horn og lit þess.

## Moves

part-colour = { paint }
move-give = { $card }
move-paint = { $square } { paint }
move-score = taka stig: { request }
move-decline = taka engin stig

## Why a move is advised: parts of sentences, $points on average

reason-paints = { $rank ->
    [1] þú málar fyrst, með alla liti í boði
    [2] þú málar númer tvö
    [3] þú málar númer þrjú
   *[other] þú málar númer { $rank }
}
reason-helps = þú ert hjálparhella
reason-completes = þú uppfyllir { request } og færð { points }
reason-rival = { $seat_name } uppfyllir { request } og fær { points }
reason-assists = þú hjálpar og færð { points }
reason-idle = engin málning er eftir handa þér

## What a piece is, and what a move would do now

gift-kind = { $colour ->
    [B] brauð
    [W] vín
    [S] trefla
   *[C] vindla
}
about-card = Gjöf: { gift-kind }-{ $number }. Hæsta gjöfin málar fyrst; tegund númer tvö sem birtist slær þá fyrstu, og sá sem gefur þriðju eða fjórðu tegund hjálpar.
about-square = { $roof ->
    [none] Hvítur hringur: sá sem á út gefur honum lit á undan fyrstu gjöfum.
    [R] Rautt þak. Málari má setja annan lit yfir það.
    [B] Blátt þak. Málari má setja annan lit yfir það.
   *[Y] Gult þak. Málari má setja annan lit yfir það.
}
about-request = Ósk, { points }: taka má stig fyrir hana þegar þetta mynstur, eins og það er teiknað, liggur einhvers staðar á þökunum, nýja flísin þín er hluti af því og hefur lit ★.
about-done = Stigin eru farin: nýjar óskir íbúa koma í næstu lotu.
about-paint = { $colour ->
    [R] Rautt
    [B] Blátt
   *[Y] Gult
}: { $left ->
    [one] { $left } flís
   *[other] { $left } flísar
} eftir. Þrír málarar saman nota hvern lit einu sinni.
outcome-give = { $rank ->
    [0] { $last ->
        [yes] Það kemst ekki í röðina: þú hjálpar, stig fyrir hvern málara sem fær stig.
       *[no] Það kæmist ekki í röðina: þú myndir hjálpa, stig fyrir hvern málara sem fær stig.
    }
   *[other] { $trumps ->
        [yes] Það gerir { gift-kind } að trompi, og þú málar númer { $rank }.
       *[no] { $last ->
            [yes] Þú málar númer { $rank }.
           *[no] Eins og er myndir þú mála númer { $rank }.
        }
    }
}
outcome-fill = Ekkert fæst fyrir að fylla hvítan hring: það undirbýr aðeins spilið.
outcome-paint = { $request ->
    [none] Það uppfyllir ekkert núna.
   *[other] { $count ->
        [one] Það uppfyllir { request } og gefur { points }.
       *[other] Það uppfyllir { $count } óskir; { request } gefur { points }.
    }
}
outcome-score = { $turns ->
    [yes] Það gefur { points }; hin hliðin er strax opin.
   *[no] Það gefur { points }.
}
outcome-decline = Þú tekur engin stig núna; óskin er áfram opin öðrum.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Lota { $phase } af { $phases } · flest stig vinna{ $points ->
    [none] { "" }
   *[other] { " · " }þú ert með { $points }
}

## The score sheet

sheet-requests-1 = Óskir á 1
sheet-requests-2 = Óskir á 2
sheet-requests-3 = Óskir á 3
sheet-requests-4 = Óskir á 4
sheet-requests-5 = Óskir á 5
sheet-requests-6 = Óskir á 6
sheet-requests-7 = Óskir á 7
sheet-requests-8 = Óskir á 8
sheet-requests-9 = Óskir á 9
sheet-requests-10 = Óskir á 10
sheet-requests-11 = Óskir á 11
sheet-requests-12 = Óskir á 12
sheet-requests-13 = Óskir á 13
sheet-requests-14 = Óskir á 14
sheet-requests-15 = Óskir á 15
sheet-requests-16 = Óskir á 16
sheet-requests-17 = Óskir á 17
sheet-requests-18 = Óskir á 18
sheet-requests-19 = Óskir á 19
sheet-requests-20 = Óskir á 20
sheet-assisting = Hjálp

## On the board

board-title = Trico Roof
board-phase = Lota { $number } af { $of }
board-led = út: { $led ->
    [B] brauð
    [W] vín
    [S] treflar
   *[C] vindlar
} ({ $led })
board-trump = tromp { $trump }
board-over = spilinu er lokið
board-you = Þú
board-hand = Hönd
board-assists = hjálp
board-leads = á út
board-paint-left = Málning:
board-worth = { $points }st
board-done = ✓

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = það spil er ekki á hendi
illegal-follow = fylgja verður tegundinni sem kom út (TR-8)
illegal-not-complete = nýja flísin uppfyllir ekki þá ósk með lit ★ (TR-12)
illegal-fill-order = hvítir hringir eru fylltir ofan frá, næst er { $square } (TR-7)
illegal-corner = það verður að vera horn, og litur í boði sem er ekki þar fyrir (TR-17)
illegal-not-on-offer = sá litur er ekki í boði (TR-10, TR-11)
illegal-same-colour = nýja flísin verður að vera í öðrum lit en sú gamla (TR-10)
illegal-other-duty = nú á að { $phase ->
    [fill] velja lit á hvíta hringinn
    [give] gefa spil
    [paint] mála
    [score] taka stig fyrir ósk eða engin stig
   *[corner] velja horn
}
