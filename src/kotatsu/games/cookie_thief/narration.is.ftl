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
    [1] snúin og steikt: nefndu köku andstæðings
    [2] krydduð smákaka: kíktu á spil andstæðings
    [3] skorið jólabrauð: berðu saman, lægra dettur út
    [4] marens með lakkrís: ver þig
    [5] lagkaka með sultu: einhver kastar og dregur
    [6] sæla með sultu: skiptu á spili
    [7] ógurleg terta: flýr undan öllu kaffi
    [8] ekkert nema mylsna: slepptu henni aldrei
    [K1] nefndu köku hvers og eins
    [K2] skiptu við leynispilið
    [K3] tveir bera saman
    [K4] skotmark sem allir verða að velja
    [K5] tveir kasta og draga
   *[K6] tveir skiptast á spilum
}

## What happened

event-dealt = { $seat ->
    [you] Umferð { $round } er gefin. Þú byrjar.
   *[other] Umferð { $round } er gefin. { $seat_name } byrjar.
}
event-received = { $seat ->
    [you] Á hendi þinni er { cake }.
   *[other] { $seat_name } er með á hendi: { cake }.
}
event-drew = { $known ->
    [yes] { $seat ->
        [you] Þú dregur: { cake }.
       *[other] { $seat_name } dregur: { cake }.
    }
   *[no] { $seat_name } dregur spil.
}
event-no_card = { $seat ->
    [you] Stokkurinn er búinn: þú dregur ekkert.
   *[other] Stokkurinn er búinn: { $seat_name } dregur ekkert.
}
event-turn_over = { $seat ->
    [you] Þú átt ekki lengur leik og leggur enga köku.
   *[other] { $seat_name } á ekki lengur leik og leggur enga köku.
}
event-pancake = { $seat ->
    [you] Þú dregur lummu: { cake }!{ pancake-then }
   *[other] { $seat_name } dregur lummu: { cake }!{ pancake-then }
}
pancake-then = { $card ->
    [H] {" "}Eftir þennan leik snýst leikröðin við.
    [K] {" "}Allir með kaffi á hendi detta út. Engin kaka er dregin.
    [S] {" "}Engin kaka er dregin. Sá sem á hæstu opnu kökuna á næst leik.
    [T] {" "}Tvö spil eru dregin og tvö lögð.
    [U] {" "}Einhver sem datt út getur komið aftur. Engin kaka er dregin.
   *[other] {""}
}
event-unread = { $seat ->
    [you] Þú dregur lummu og kastar ólesinni: { cake }.
   *[other] { $seat_name } dregur lummu og kastar ólesinni: { cake }.
}
event-laid = { $seat ->
    [you] Þú leggur: { cake }.
   *[other] { $seat_name } leggur: { cake }.
}
event-held = { $seat ->
    [you] Á hendi þinni er { cake }.
   *[other] { $seat_name } er með á hendi: { cake }.
}
event-nothing = { $card ->
    [7] Hún hefur engin áhrif.
   *[other] Engan er hægt að velja: ekkert gerist.
}
event-out = { $count ->
    [0] { $seat ->
        [you] Þú ert úr leik.
       *[other] { $seat_name } er úr leik.
    }
   *[other] { $seat ->
        [you] Þú ert úr leik og sýnir: { $cards }.
       *[other] { $seat_name } er úr leik og sýnir: { $cards }.
    }
}
event-guessed = { $target ->
    [you] { $right ->
        [yes] { $seat_name } giskar á spilið þitt: { cake } — rétt!
       *[no] { $seat_name } giskar á spilið þitt: { cake } — rangt.
    }
   *[other] { $right ->
        [yes] { guesser } að { $target_name } sé með: { cake } — rétt!
       *[no] { guesser } að { $target_name } sé með: { cake } — rangt.
    }
}
guesser = { $seat ->
    [you] Þú segir
   *[other] { $seat_name } segir
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] Þú kíkir á hvaða spil { $target_name } er með: { cake }.
       *[other] { $target ->
            [you] { $seat_name } kíkir á spilið þitt: { cake }.
           *[other] { $seat_name } kíkir á hvaða spil { $target_name } er með: { cake }.
        }
    }
   *[no] { $seat_name } kíkir á hvaða spil { $target_name } er með.
}
event-nobody = { $seat ->
    [you] Þú kíkir ekki á neitt spil.
   *[other] { $seat_name } kíkir ekki á neitt spil.
}
event-swapped_secret = { $seat ->
    [you] Þú skiptir á þínu spili og leynispilinu.
   *[other] { $seat_name } skiptir við leynispilið.
}
event-compared = { $known ->
    [yes] { pair-compares }: { $card } og { $other_card }{ tie }
   *[no] { pair-compares }{ tie }
}
pair-compares = { $one ->
    [you] Þú og { $other_name } berið saman spil
   *[other] { $other ->
        [you] { $one_name } og þú berið saman spil
       *[other] { $one_name } og { $other_name } bera saman spil
    }
}
tie = { $tied ->
    [yes] {""} — jafnt: enginn dettur út.
   *[no] .
}
event-protected = { $seat ->
    [you] Enginn getur valið þig þar til þú leggur aðra köku.
   *[other] { $seat_name } er nú í skjóli fyrir kökum annarra.
}
event-marked = { $target ->
    [you] { $seat_name } velur skotmark: þig! Allar kökur annarra verða að velja þig.
   *[other] { $seat ->
        [you] Þú velur skotmark: { $target_name }. Allar kökur annarra verða að velja það.
       *[other] { $seat_name } velur skotmark: { $target_name }. Allar kökur annarra verða að velja það.
    }
}
event-mark_ended = { $seat ->
    [you] { $target_name } er ekki lengur skotmark þitt.
   *[other] { $target ->
        [you] Þú ert ekki lengur skotmarkið sem { $seat_name } valdi.
       *[other] { $target_name } er ekki lengur skotmarkið sem { $seat_name } valdi.
    }
}
event-discarded = { $seat ->
    [you] Þú kastar: { cake }.
   *[other] { $seat_name } kastar: { cake }.
}
event-swapped = { $one ->
    [you] Þú og { $other_name } skiptist á spilum.
   *[other] { $other ->
        [you] { $one_name } og þú skiptist á spilum.
       *[other] { $one_name } og { $other_name } skiptast á spilum.
    }
}
event-gathered = { $kept ->
    [none] Allar lagðar og kastaðar kökur eru stokkaðar í stokkinn: { $deck } spil.
    [you] Allar kökur nema virkur Lakkrístoppur þinn eru stokkaðar í stokkinn: { $deck } spil.
   *[other] Allar kökur nema virkur Lakkrístoppur eru stokkaðar í stokkinn: { $deck } spil.
}
event-dropped = Kastað ólesinni: { cake }.
event-reversed = { $clockwise ->
    [yes] Hálfbökuð lumma snýr röðinni við: leikið er aftur réttsælis.
   *[no] Hálfbökuð lumma snýr röðinni við: héðan í frá er leikið rangsælis.
}
event-kneaded = Allar óvarðar hendur eru stokkaðar og gefnar aftur.
event-passed = { $target ->
    [you] Þú átt næst leik.
   *[other] { $target_name } á næst leik.
}
event-reheated = { $back ->
    [yes] { $target ->
        [you] Þú ert aftur með!
       *[other] { $target_name } er aftur með!
    }
   *[no] { $target ->
        [you] Engin kaka kemur: þú ert áfram úr leik.
       *[other] Engin kaka kemur: { $target_name } er áfram úr leik.
    }
}
event-showed = { $seat ->
    [you] Þú sýnir: { $cards }.
   *[other] { $seat_name } sýnir: { $cards }.
}
event-round = { $caught ->
    [you] Gómað! Þú ert með tómu krúsina og missir stig. { round-won }{ hands-tied }
    [other] Gómað! { $caught_name } er með tómu krúsina og missir stig. { round-won }{ hands-tied }
   *[none] { round-won }{ hands-tied }
}
hands-tied = { $why ->
    [plate] {" "}Hæstu hendur voru jafnar: hærri summa opinna kakna ræður.
    [shared] {" "}Hæstu hendur voru jafnar og summur opinna kakna líka: hver fær stigið.
   *[other] {""}
}
round-won = { $winners ->
    [you] Þú vinnur umferð { $round }{ jar-kept }
    [shared] Þú og { $winners_name } deilið sigri í umferð { $round }{ jar-kept }
    [others] { $winners_name } deila sigri í umferð { $round }{ jar-kept }
    [other] { $winners_name } vinnur umferð { $round }{ jar-kept }
   *[none] Enginn vinnur umferð { $round }.
}
jar-kept = { $with_jar ->
    [none] .
   *[other] {""} — með tómu krúsina á hendi!
}
event-ended = { $winners ->
    [you] Þú vinnur viðureignina!
    [shared] Þú og { $winners_name } deilið sigrinum.
    [others] { $winners_name } deila sigrinum.
    [none] Enginn vinnur viðureignina.
   *[other] { $winners_name } vinnur viðureignina.
}

## What is asked

ask-play = { $must_hnallthora ->
    [yes] Hnallþóra þolir ekki kaffi sér við hlið: þú verður að leggja hana.
   *[no] Hvaða köku leggur þú?
}
ask-choose = { $second ->
    [yes] { cake }: og hver er hinn?
   *[no] { cake }: hvern velur þú?
}
ask-name = Hvaða köku er { $target_name } með?
ask-hold = Tvílumma: hvor er höndin þín við þetta: { cake }?
ask-order = Tvær lummur: hvor gildir á undan?
ask-next = Lummustafli: hver á næst leik?
ask-return = Upphituð lumma: hver kemur aftur með?
ask-discard = Viðbrennd lumma: þú átt ekki lengur leik. Hvaða spili kastar þú?

## Why a move is advised: parts of sentences

reason-wins = þú vinnur umferðina
reason-puts-out = { $target_name } dettur strax út
reason-out-now = þú dettur strax út
reason-out-later = þú dettur út áður en umferð lýkur
reason-caught-now = þú lætur góma þig með tómu krúsina og missir stig
reason-caught-later = þú lætur góma þig með tómu krúsina áður en umferð lýkur og missir stig
reason-catches = { $target_name } lætur góma sig með tómu krúsina og missir stig
reason-looks = þú sérð hvaða spil { $target_name } er með
reason-safe = enginn getur valið þig fram að næstu köku þinni

## What a choice would do now

the-chosen = { $seat ->
    [you] þú
    [none] enginn
   *[other] { $seat_name }
}
one-of-two = { $seat ->
    [you] Þú ert annað þeirra tveggja
   *[other] { $seat_name } er annað þeirra tveggja
}
outcome-choose = { $card ->
    [1] Þú nefnir svo köku; sé { the-chosen } með einmitt hana dettur viðkomandi út.
    [2] { $seat ->
        [none] Ekki er kíkt á neitt spil.
       *[other] Enginn nema þú sér hvaða spil { the-chosen } er með.
    }
    [3] Þú og { the-chosen } berið saman spil: lægra spil dettur út.
    [5] { $seat ->
        [you] Þú kastar spili þínu og dregur annað.
       *[other] { $seat_name } kastar spili sínu og dregur annað.
    }{ jar-discarded }
    [6] Þú og { the-chosen } skiptist á spilum.
    [K3] { $one ->
        [none] { one-of-two } sem bera saman spil: lægra spil dettur út.
       *[other] Þetta spil er borið saman við spil þess sem fyrr var valinn: lægra spil dettur út.
    }
    [K4] Héðan í frá verða allar kökur annarra að velja þetta skotmark þegar hægt er: { the-chosen }.
    [K5] { one-of-two } sem kasta spili sínu og draga annað.{ jar-discarded }
   *[K6] { $one ->
        [none] { one-of-two } sem skiptast á spilum.
       *[other] Skipt er á þessari hendi og hendi þess sem fyrr var valinn.
    }
}
jar-discarded = {" "}Sá sem kastar tómu krúsinni dettur út og missir stig.
outcome-name = { $card ->
    [8] Sé { $target_name } með tómu krúsina dettur viðkomandi út og missir stig, og umferðinni lýkur. Annars gerist ekkert.
   *[other] Sé { $target_name } með nákvæmlega þessa köku dettur viðkomandi út. Annars gerist ekkert.
}
outcome-hold = Hún er höndin þín meðan þetta gerist: { cake }. Hin kakan kemur ekki við sögu. Svo leggur þú aðra þeirra.
outcome-jar = Gómað! Þú dettur út, missir stig og umferðinni lýkur.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [none] Umferð { $round } · { $race_to ->
        [1] fyrsta stigið vinnur
       *[other] fyrst í { $race_to } stig vinnur
    }
   *[other] Umferð { $round } af { $rounds } · flest stig vinna
}{ $points ->
    [none] { "" }
   *[other] { " · " }þú ert með { $points }
}

## The score sheet

sheet-won = Umferðir unnar
sheet-with-jar = Unnið með tóma krús
sheet-caught = Gómað með krúsina

## On the board

board-title = Hver stal kökunni úr krúsinni?
board-round = Umferð { $number }
board-race = { $points } stig vinna
board-rounds = af { $rounds }
board-over = Krúsinni er lokað
board-you = Þú
board-deck = Stokkur { $count }
board-secret = Leynispil
board-clockwise = röðin fer niður ↓
board-reversed = röðin fer upp ↑
board-pancakes = Lummur
board-no-pancakes = engar enn
board-points = { $points } stig
board-out = úr leik
board-protected = í skjóli
board-marked = skotmark
board-not = ekki { $cards }
board-discarded = Kastað
board-unseen = Óséð
board-memory = { $card } er hjá einu þeirra: { $names }.
board-hand = Höndin þín

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = sú kaka er ekki á hendi
illegal-hnallthora = með köku með kaffi á hendi verður að leggja Hnallþóru (CK-21)
illegal-choice = þann leikmann má ekki velja núna (CK-13, CK-14)
illegal-name = hvorki má nefna Kleinu né köku sem er ekki í spilinu (CK-15)
illegal-other-question = { $phase ->
    [play] nú er spurt hvaða köku á að leggja
    [choose] nú er spurt hvaða leikmann á að velja
    [name] nú er spurt hvaða köku á að nefna
    [hold] nú er spurt hvaða köku á að halda í
    [order] nú er spurt hvor lumman gildir á undan
    [next] nú er spurt hver á næst leik
    [return] nú er spurt hver kemur aftur með
    [discard] nú er spurt hvaða köku á að kasta
   *[other] nú er einskis spurt
}
