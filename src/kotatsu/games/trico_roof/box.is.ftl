# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Trico Roof
summary = Gefðu gildismeistaranum réttu gjöfina, málaðu þökin snemma og uppfylltu óskir.
credits = Reglubókin nefnir engan höfund.

## What a host can choose; the help stands behind it and begins small

option-count = Sekúndur til að mála
option-count-help = sekúndur sem málari hefur til að leggja flís; 30 er prentaða reglan, ekkert án tímamarka
option-first_leader = Hver á fyrst út
option-first_leader-help = sætið sem á fyrst út; dregið er um það sé ekkert nefnt

## The values of an edition, and what they were expected to be

edition-gifts-numbers = hve margar tölur eru í hverri tegund gjafa
edition-gifts-copies = hve oft hvert gjafaspil er til
edition-hand = gjafaspil sem hver fær með { $count } leikmönnum
edition-chips = þakflísar í hverjum lit
edition-roofs = þakspilin fjögur
edition-government-front = framhliðar þriggja spila bæjarstjórnar
edition-government-back = bakhliðar þriggja spila bæjarstjórnar
edition-residents = óskir íbúa
expected-roofs = fjórar raðir með fjórum reitum R, B, Y eða . eins og "R B Y ."
expected-requests = { $many ->
    [3] 3
   *[other] 3 til { $many } (margfeldi af 3)
} ólíkar óskir eins og { $example }: mest 4 × 4 reitir R, B, Y eða ., minnst einn með *, engin auð brún, 1 til { $most } stig
expected-hand = mest { $most } spil á hvern af { $players } leikmönnum
expected-even = slétt tala, því tveir leikmenn gefa tvö spil í hverri lotu
expected-chips = minnst { $least }, svo allir hvítir hringir geti fengið sama lit
edition-called-first = Fyrstu óskirnar (fyrir fínstillingu)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-hand = hendur tveggja leikmanna
rebuilt-roofs = þakspil
rebuilt-government = spil bæjarstjórnar
rebuilt-residents = óskir íbúa
