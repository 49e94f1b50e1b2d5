# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Tower Of PanCakes!!
summary = Vinndu slag og berðu pönnukökur fyrir fjóra ketti; tapaðu honum og bakaðu fleiri.
credits = Höfundur LEO, myndir Higawind, Vic Village.

## What a host can choose; the help stands behind it and begins small

option-mode = Afbrigði
option-mode-help = grunnspil eða eitt af afbrigðunum úr reglubókinni
option-mode-basic = Grunnspil
option-mode-mystery = Huldugestir
option-mode-hyper-mystery = Ofurhuldugestir
option-mode-extreme = Himinhátt
option-first_leader = Hver á fyrst út
option-first_leader-help = sæti þess sem síðast bakaði pönnukökur; dregið er um það sé ekkert nefnt

## The values of an edition, and what they were expected to be

edition-cards = fjöldi spila í hverjum lit með { $count } leikmönnum
edition-plate = kökur sem hver tala ber fram með { $count } leikmönnum
edition-pan = kökur sem hver tala bakar með { $count } leikmönnum
edition-chips-baked = bakaðar kökur hvers leikmanns í upphafi
edition-chips-dough = kökur hvers leikmanns í deigi í upphafi
edition-score-above = stigaspjöldin fyrir ofan diska A til D, fyrir 8. kökur
edition-score-below = stigaspjöldin fyrir neðan diska A til D, fyrir aðrar kökur
edition-score-discarded = stig fyrir hverja köku í ruslinu
edition-score-in_hand = stig fyrir hverja bakaða köku sem var ekki borin fram
expected-whole-hands = tala þannig að í litunum fjórum gangi mest eitt spil af með { $players } leikmönnum
expected-for-each-card = { $length } tölur, ein fyrir hvert spil í lit

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-plate = kökur sem hver tala ber fram
rebuilt-pan = kökur sem hver tala bakar
