# The reference card of Hver stal kökunni úr krúsinni?, in a browser and a terminal.

in-short = Í stuttu máli
goal-how = Vertu síðast eftir, eða með hæstu kökuna þegar stokkurinn er búinn eða krúsin kemur fram: 1 stig.
goal-jar = Sigur með tómu krúsina á hendi: 1 að auki. Gómað með hana: 1 í mínus.
goal-equal = Jafnhá spil: hærri summa eigin opinna kakna vinnur. Enn jafnt: allir þeir vinna og fá heilt stig hver.
goal-match = Viðureign lýkur eftir umferð: hæsta stigatala vinnur, líka þegar fleiri en einn ná markinu; jafnir deila sigri.
turn = Dragðu eitt, leggðu eitt og gerðu það sem á því stendur. Lummur virka strax.

cakes = Kökur
copies = Eintök
unseen = Óséð
unseen-how = { $who ->
    [seat] Óséð: hvorki opin né á hendi þinni, og þú hefur ekki séð þau þar sem þau eru nú.
   *[all] Óséð: ekki opin á borðinu.
}
unseen-of = { $unseen } af { $copies } óséð

pancakes = Lummur
pancakes-in-deck = { $count ->
    [one] { $count } þessara, dregin blint, er í stokknum.
   *[other] { $count } þessara, dregnar blint, eru í stokknum.
}
pancakes-draw = Eftir G, H og D dregur þú aftur. Eftir K, S og U ekki: sértu með eina köku á hendi átt þú ekki lengur leik.
pancake-seen = komin í þessari umferð
pancake-unseen = ókomin
pancake-name = { $card ->
    [G] Grautarlumma
    [H] Hálfbökuð lumma
    [K] Lumma með kaffi
    [D] Lummudeig
    [S] Lummustafli
    [T] Tvílumma
    [U] Upphituð lumma
   *[V] Viðbrennd lumma
}
pancake-does = { $card ->
    [G] opnar kökur fara aftur í stokkinn; dragðu
    [H] dragðu; eftir þennan leik snýst leikröðin við
    [K] allir með kaffi á hendi detta út
    [D] hendur stokkaðar og gefnar aftur; dragðu
    [S] sá sem á hæstu opnu kökuna á næst leik
    [T] dragðu tvö spil, leggðu tvö
    [U] einhver sem datt út kemur aftur
   *[V] þú átt ekki lengur leik
}
