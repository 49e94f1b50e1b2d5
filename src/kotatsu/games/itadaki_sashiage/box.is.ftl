# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Itadaki Sashiage Pancake
summary = Reistu pönnukökuturna úr slögum, hittu á tölu og taktu eða gefðu efsta spil.
credits = Höfundur Suikun (TOYLOVENUS).

## What a host can choose; the help stands behind it and begins small

option-rounds = Umferðir
option-rounds-help = hve margar umferðir eru spilaðar
option-memory_aid = Minnishjálp
option-memory_aid-help = hvort forritið sýnir öll hulin spil sem leikmaður hefur séð
option-first_leader = Hver á fyrst út
option-first_leader-help = sætið sem á fyrst út; dregið er um það sé ekkert nefnt

## The values of an edition, and what they were expected to be

edition-fruits = hve margir ávextirnir eru
edition-copies = spil 1 til 6 og X í hverjum ávexti með { $count } leikmönnum
edition-hand = spil sem hver fær gefin með { $count } leikmönnum
edition-first_tower = spil í fyrsta turni með { $count } leikmönnum
expected-smaller-hands = hendur sem spilin duga í með { $players } leikmönnum
expected-tricks = stærð sem skilur eftir 1 til { $most } slagi og síðasta spil
