# The reference card of Cat Tower, in a browser and a terminal.

dice = Teningarnir
dice-two = Þinn teningur og sá sem er eftir: annar er hluturinn, hinn hæðin, eins og þú vilt.

items = Hlutir og hvað þeir gefa
die = Talan
item-name = Hlutur
scores = Gefur
scores-house = Kisa fær strax stig. Aðeins þar sem húsmynd er.
scores-yarn = Í hverjum dálki: { $first } fyrir mest garn{ $second ->
    [0] .
   *[other] , { $second } fyrir næstmest.
} Jafnir deila því sem sæti þeirra gefa, brot falla niður; ekkert garn, engin stig.
scores-butterfly = { $each } hvert, og loppufar.
scores-bowl = { $each } fyrir hverja ólíka tegund við hliðina.
scores-cushion = { $each ->
    [1] Jafnt tölu hæðarinnar.
   *[other] { $each } fyrir hverja hæð upp.
}
scores-mouse = Hópar sem hanga saman: { $groups } … fyrir { $counts } … mýs.

cats = Kisur
cats-how = Hús gefur einni kisu þinni stig, einu sinni og endanlega: húsin þín × hlutir hennar, nýja húsið talið í hvoru tveggja.
cats-none = Þegar allar kisur þínar hafa fengið stig má ekkert hús merkja.
cats-which = Til er kisa fyrir: { $items }.

paws = Loppuför
paws-get = Þú færð eitt með passi eða fiðrildi; hver leikmaður mest { $count } í spilinu.
paws-use = Hvert sem þú eyðir hækkar eða lækkar tölu um 1, frá 1 til 6.

columns = Fullir dálkar
column = Dálkur
hexes = Reitir
house-floors = Hús á hæð
large = Fyrst
small = Síðar
columns-how = Öll sem fylla dálk í fyrstu umferðinni sem einhver gerir það fá stóra bónusinn, hvert um sig óskiptan; í síðari umferðum fæst sá litli.
end = Spilinu lýkur þegar einhver á { $columns ->
    [one] { $columns } fullan dálk
   *[other] { $columns } fulla dálka
}, eða eftir umferð { $rounds }.
