# Cat Tower — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none". $known says whether the
# hidden part of the event may be told ("yes") or not ("no").

## Words

item = { $item ->
    [house] hús
    [yarn] garn
    [butterfly] fiðrildi
    [bowl] skál
    [cushion] bæli
   *[mouse] mús
}
an-item = { item }
cat-name = { $cat ->
    [house] húsakisa
    [yarn] garnkisa
    [butterfly] fiðrildakisa
    [bowl] skálakisa
    [cushion] bæliskisa
   *[mouse] músakisa
}
the-cat = { $cat ->
    [house] Húsakisan
    [yarn] Garnkisan
    [butterfly] Fiðrildakisan
    [bowl] Skálakisan
    [cushion] Bæliskisan
   *[mouse] Músakisan
}
points-made = { $points } stig

## What happened

event-rolled = { $seat ->
    [you] Umferð { $round }: þú kastar: { $dice }.
   *[other] Umferð { $round }: { $seat_name } kastar: { $dice }.
}
event-took = { $seat ->
    [you] Þú tekur { $die }.
   *[other] { $seat_name } tekur { $die }.
}
event-left = Eftir er { $die }: seinni tala hvers og eins.
event-ready = { $known ->
    [yes] { $seat ->
        [you] Þú ákveður: { decided }.
       *[other] { $seat_name } ákveður: { decided }.
    }
   *[no] { $seat_name } hefur ákveðið sig.
}
decided = { $item ->
    [none] { move-pass }
   *[other] { move-mark }
}
event-marked = { $seat ->
    [you] Þú merkir { an-item } í { $hex }{ for-footprints }
   *[other] { $seat_name } merkir { an-item } í { $hex }{ for-footprints }
}
for-footprints = { $cost ->
    [0] .
    [one] {""} með { $cost } loppufari.
   *[other] {""} með { $cost } loppuförum.
}
event-passed = { $footprint ->
    [yes] { $seat ->
        [you] Þú segir pass og merkir loppufar.
       *[other] { $seat_name } segir pass og merkir loppufar.
    }
   *[no] { $seat ->
        [you] Þú segir pass; ekkert loppufar er eftir til að merkja.
       *[other] { $seat_name } segir pass; ekkert loppufar er eftir til að merkja.
    }
}
event-scored = { $seat ->
    [you] Hjá þér fær { cat-name } { $houses } × { $items } = { $points }.
   *[other] { $seat_name }: { cat-name } fær { $houses } × { $items } = { $points }.
}
event-caught = { $footprint ->
    [yes] { $seat ->
        [you] Fiðrildið færir þér loppufar.
       *[other] { $seat_name } fær loppufar fyrir fiðrildið.
    }
   *[no] Fiðrildið finnur ekkert loppufar til að færa.
}
event-completed = { $bonus ->
    [large] { $seat ->
        [you] Þú fyllir dálk { $column }, stóra talan: { points-made }!
       *[other] { $seat_name } fyllir dálk { $column }, stóra talan: { points-made }.
    }
   *[small] { $seat ->
        [you] Þú fyllir dálk { $column }, litla talan: { points-made }.
       *[other] { $seat_name } fyllir dálk { $column }, litla talan: { points-made }.
    }
}
event-overtaken = { $seat ->
    [you] Garnið þitt í dálki { $column } gefur nú { $points }, ekki lengur { $before }.
   *[other] { $seat_name }: garn í dálki { $column } gefur nú { $points }, ekki lengur { $before }.
}
event-ended = { $why ->
    [columns] Turninn er risinn. { who-won }
   *[rounds] Þetta var síðasta umferðin. { who-won }
}
who-won = { $winners ->
    [you] Þú vinnur!
    [shared] Þú og { $winners_name } deilið sigrinum.
    [others] { $winners_name } deila sigrinum.
   *[other] { $winners_name } vinnur.
}

## What is asked

ask-take = Taktu tening: hann og sá sem verður eftir eru hlutur þinn og hæð.
ask-mark = { $fits ->
    [no] Ekkert passar við { $own } og { $left }{ $footprints ->
        [0] , og þú átt ekkert loppufar: pass.
       *[other] , ekki einu sinni með loppuförum: pass.
    }
   *[yes] { $own } og { $left }: annað er hluturinn, hitt hæðin{ with-footprints }
}
with-footprints = { $footprints ->
    [0] .
    [one] {""} ({ $footprints } loppufar).
   *[other] {""} ({ $footprints } loppuför).
}
choices-how = eða pass — sláðu inn „{ $example }“ eða „house C1 yarn“ (og kisa); +1: loppufar

## Moves

move-take = teningurinn { $die }
move-mark = { $cat ->
    [none] { an-item } í { $hex }
   *[other] hús í { $hex }, { cat-name } fær stig
}
move-pass = pass

## Why a move is advised: parts of sentences, $points on average

reason-marks = þú merkir { an-item } í { $hex }
reason-cat = { cat-name } hjá þér fær { points-made }
reason-empty = { cat-name } fær 0, því húsið skiptir meiru: með { $houses } hús gefa allar síðari kisur meira
reason-column = þú fyllir dálk { $column } og færð { points-made }
reason-rival = { $seat_name } fyllir dálk { $column } og fær { points-made }
reason-brings = blaðið þitt batnar að meðaltali um { points-made } í umferðinni í stað { $otherwise }
reason-footprint = þú færð loppufar
reason-passes = þú getur aðeins sagt pass

## What a piece is, and what a move would do now

item-counts = { $item ->
    [house] Hús gefur kisu strax stig: húsin á blaðinu þínu sinnum hlutir þeirrar kisu.
    [yarn] Garn: í hverjum dálki gefur mest garn stig í lokin, og næstmest fáein.
    [butterfly] Fiðrildi færir loppufar, sem eyða má frá næstu umferð, og stig í lokin.
    [bowl] Skál gefur stig fyrir hverja ólíka tegund hlutar kringum hana.
    [cushion] Bæli gefur stig eftir hæð: því ofar, því meira.
   *[mouse] Mýs sem snertast telja saman: þriggja músa hópur gefur þrisvar sinnum þrjú.
}
about-item = { item-counts }
about-hex = { $item ->
    [none] { $house ->
        [yes] Auður reitur þar sem hús má standa.
       *[no] Auður reitur; hér má ekkert hús standa.
    }
   *[other] { item-counts }
}
about-cat = { $points ->
    [none] { the-cat } bíður: nýtt hús gefur henni stig einu sinni, öll húsin þín sinnum hlutir hennar.
   *[other] { the-cat } hefur fengið sitt: { points-made }.
}
about-die = Teningur: önnur talan er hluturinn, hin hæðin. { item-counts }
about-footprints = { $ready ->
    [0] Loppuför: pass eða fiðrildi setur hring um eitt. Því má eyða til að hnika tölu um einn.
    [one] Hringur er um { $ready } loppufar: því má eyða til að hnika tölu um einn.
   *[other] Hringur er um { $ready } loppuför: hverju má eyða til að hnika tölu um einn.
}
about-column = Dálkur { $column }: sá sem fyrstur fyllir hann fær { $large } stig, síðar { $small }.
outcome-take = Þú gætir merkt { an-item } á hæð teningsins sem er eftir, eða hlut hans á hæð { $die }.
outcome-mark = { $bonus ->
    [0] { $cat ->
        [none] { column-left }
       *[other] { the-cat } fær { $score ->
            [0] 0: aðeins húsið telur, fyrir síðari kisur.
           *[other] { $score }.
        } { column-left }
    }
   *[other] { $cat ->
        [none] Það fyllir dálk { $column } og gefur { $bonus }.{ game-ends }
       *[other] { the-cat } fær { $score }, og dálkur { $column } fyllist og gefur { $bonus }.{ game-ends }
    }
}
game-ends = { $ends ->
    [yes] {""} Þar með lýkur spilinu í þessari umferð.
   *[no] {""}
}
column-left = { $left ->
    [one] Þá er { $left } reitur auður í dálki { $column }.
   *[other] Þá eru { $left } reitir auðir í dálki { $column }.
}
outcome-pass = { $footprint ->
    [yes] Þú merkir ekkert og færð loppufar.
   *[no] Þú merkir ekkert, og ekkert loppufar er eftir að fá.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Lýkur við { $end_columns ->
    [one] fullan dálk
   *[other] { $end_columns } fulla dálka
} (nú { $full }) · flest stig vinna{ $points ->
    [none] { "" }
   *[other] { " · " }þú ert með { $points }
}

## The score sheet

sheet-cat-house = Húsakisa
sheet-cat-yarn = Garnkisa
sheet-cat-butterfly = Fiðrildakisa
sheet-cat-bowl = Skálakisa
sheet-cat-cushion = Bæliskisa
sheet-cat-mouse = Músakisa
sheet-column-A = Dálkur A
sheet-column-B = Dálkur B
sheet-column-C = Dálkur C
sheet-column-D = Dálkur D
sheet-column-E = Dálkur E
sheet-column-F = Dálkur F
sheet-yarn-A = Garn í A
sheet-yarn-B = Garn í B
sheet-yarn-C = Garn í C
sheet-yarn-D = Garn í D
sheet-yarn-E = Garn í E
sheet-yarn-F = Garn í F
sheet-butterfly = Fiðrildi
sheet-bowl = Tegundir við skálar
sheet-cushion = Hæðir bæla
sheet-mouse = Mýs, eftir hópum

## On the board

board-title = Cat Tower
board-round = Umferð { $number } af mest { $of }
board-middle = í miðjunni
board-over = { $count ->
    [one] lokið eftir { $count } umferð
   *[other] lokið eftir { $count } umferðir
}
board-you = Þú
board-footprints = O{ $ready } X{ $spent }
board-marked = { $move } …
board-cats = { $count ->
    [one] { $count } kisa { $points }
   *[other] { $count } kisur { $points }
}
board-points = = { $points }

## Why a move is illegal, as the middle of a sentence

illegal-no-such-die = enginn slíkur teningur er í miðjunni (CT-5)
illegal-take-a-die = nú á að taka tening (CT-5)
illegal-mark-or-pass = nú á að merkja eða segja pass (CT-6)
illegal-no-such-hex = sá reitur er ekki á blaðinu (CT-1)
illegal-filled = sá reitur er þegar merktur (CT-6)
illegal-no-house-there = hús má aðeins vera þar sem húsmynd er (CT-7)
illegal-cat-scored = sú kisa getur ekki framar fengið stig (CT-7, CT-10)
illegal-footprints = það kostar { $cost ->
    [one] { $cost } loppufar
   *[other] { $cost } loppuför
}, en til reiðu: { $ready } (CT-9)
