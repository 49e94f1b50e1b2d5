# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Hver stal kökunni úr krúsinni?
summary = Ein kaka á hendi: dragðu eina, leggðu eina og láttu ekki góma þig með tómu krúsina.
credits = Höfundur Embla Vigfúsdóttir, 2014, byggt á Love Letter eftir Seiji Kanai.

## What a host can choose; the help stands behind it and begins small

option-points = Stig til sigurs
option-points-help = sá sem fyrst fær svo mörg stig vinnur viðureignina
option-rounds = Umferðir
option-rounds-help = spila svo margar umferðir í stað stigakapphlaups
option-first_leader = Hver byrjar fyrst
option-first_leader-help = sæti þess sem síðast bakaði köku; dregið er um það sé ekkert nefnt

## The values of an edition, and what they were expected to be

edition-cakes-plain = eintök af hverri köku, eftir gildi 1 til 8
edition-cakes-coffee = eintök af hverri köku með kaffi, eftir gildi 1 til 6
edition-pancakes-copies = hvaða lummur eru til, í sömu röð og í CK-2
edition-pancakes-in_deck = hve margar þeirra eru stokkaðar í stokkinn
expected-one-jar = mest ein tóm krús (gildi 8)
expected-cakes = mest { $most } kökur alls
too-few-cakes = Kökurnar í útgáfunni eru { $cakes }, of fáar fyrir { $players } leikmenn.
