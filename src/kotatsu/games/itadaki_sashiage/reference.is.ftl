# The reference card of Itadaki Sashiage Pancake, in a browser and a terminal.

table = Með { $players } leikmönnum: { $hand } spil hver, { $tricks } slagir í umferð, umferðir alls: { $rounds }.

cards = Spilin
cards-each = Af hverjum ávexti
card = Spil
copies = Eintök
tower = Fyrsti turn: { $cards ->
    [1] eitt spil sem allir sjá.
   *[other] { $cards } spil, hin sjá aðeins það efsta.
}
trick = Fylgdu ávextinum sem kom út. Hæsta tala hans vinnur, af jöfnum sú fyrsta, og gerir turn úr slagnum með það spil efst. Sá sem fær slag á út í þann næsta.

chance = Pönnukökufæri
chance-when = Tala spilsins þíns er þegar í slagnum, í hvaða ávexti sem er. Strax, áður en næsti setur út, verður þú að gera annað af tvennu hjá hverjum sem setti hana út, ef þú getur, í þeirri röð sem þú vilt.
take = Itadaki
take-what = Taktu efsta spil af turni þess leikmanns, með tvö spil eða fleiri, á einn af þínum.
give = Sashiage
give-what = Gefðu efsta spil af turni þínum, með tvö spil eða fleiri, á turn þess leikmanns. Aldrei X.
chance-worth = Hvert spil sem þú flytur er 1 stig.

x = X-ið
x-number = Þú nefnir tölu þess, 1 til 6. Það fylgir, vinnur og gefur færi eins og sú tala í sínum ávexti.
x-top = Efst á turni er það 0 virði. Það má taka en ekki gefa.
x-lead = Því má ekki spila út. Eigir þú ekkert annað spilarðu því út sem 1 og umferðin gefur þér 0.

scoring = Stig fyrir umferð
points-tower = Hver turn þinn
points-top = Efst á hverjum turni
points-top-worth = talan þar
points-x = X efst
points-moved = Hvert spil sem þú fluttir
points-last = Þegar allir eiga eitt spil eftir leggur hver sitt á eigin turn.
points-win = { $rounds ->
    [1] Flest stig vinna. Jafnir deila sigrinum.
   *[other] Stig úr öllum umferðum ({ $rounds }) leggjast saman og flest vinna. Jafnir deila sigrinum.
}

signs = Merki á borðinu
sign-now = Hvað umferðin gefur eins og er
sign-moved = Spil flutt í færum í þessari umferð
sign-spoiled = Varð að spila út X: umferðin gefur ekkert
sign-height = Hve mörg spil eru í turni
sign-crown = Er hæst í slagnum eða vann hann
sign-ready = Hefur valið; allt sést þegar allir eru til
