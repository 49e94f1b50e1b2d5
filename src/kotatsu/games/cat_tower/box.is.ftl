# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Cat Tower
summary = Taktu tening og deildu öðrum: annar er hluturinn, hinn hæðin í kattaturni þínum.
credits = Höfundar Ju-Hwa Lee og Keewoong Kim.

## What a host can choose; the help stands behind it and begins small

option-first_leader = Hver kastar fyrst
option-first_leader-help = sæti þess sem síðast sá kött; dregið er um það sé ekkert nefnt

## The values of an edition, and what they were expected to be

edition-columns-colours = litur hvers dálks, frá vinstri til hægri
edition-columns-floors = hæðir hvers dálks; þar sem vantar er reipi
edition-columns-large = stóri bónus hvers dálks
edition-columns-small = litli bónus hvers dálks
edition-columns-houses = hæðir hvers dálks með húsmynd
edition-items-order = hlutir talnanna 1 til 6 á teningi
edition-cats-items = hlutirnir sem eiga kisu
edition-footprints-count = loppuför á blaði
edition-end-columns = fullir dálkar á einu blaði sem ljúka spilinu
edition-end-rounds = umferðir sem ljúka spilinu hvað sem öðru líður
edition-score-yarn = stig fyrir sæti 1 til 4 í garni hvers dálks
edition-score-butterfly = stig fyrir hvert fiðrildi
edition-score-bowl = stig fyrir hverja ólíka tegund við hlið skálar
edition-score-cushion = stig fyrir hverja hæð sem bæli er uppi
edition-score-mouse = stig fyrir hóp af 1, 2, 3 … músum
expected-colours = listi af 1 til { $most } litum, einum fyrir hvern dálk
expected-own-colour = sérstakur litur á dálki { $number }
expected-floors = listi með lista af hæðum fyrir hvern dálk
expected-some-floors = minnst ein hæð frá 1 til { $most } í dálki { $number }, í hækkandi röð
expected-any-floors = engin hæð eða hæðir frá 1 til { $most } í dálki { $number }, í hækkandi röð
expected-all-items = listi af öllum hlutunum { $items }
expected-some-items = listi af einhverjum hlutanna { $items }
expected-item = einn hlutanna { $items } sem færsla { $number }
expected-other-item = annað en { $item } aftur sem færsla { $number }
expected-for-each-column = { $length } færslur, ein fyrir hvern dálk
expected-house-on-floor = hús í dálki { $number } á hæðum hans, { $floors }, ekki á { $house }
expected-columns = mest { $most }, fjöldi dálkanna
expected-mice = minnst { $least } tölur, ein fyrir hverja stærð sem músahópur getur náð
edition-called-first = Fyrsta blaðið (sex húsamyndir)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-columns = dálkar
rebuilt-cats = tegundir katta
rebuilt-footprints = loppuför
rebuilt-end = síðasta umferð
