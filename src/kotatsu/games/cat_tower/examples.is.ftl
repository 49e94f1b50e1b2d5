# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Tómur turn
set-up-all = Blaðið þitt: fimm dálkar af reitum, bónus yfir hverjum, og reipi þar sem enginn reitur er. Á þeim upplýstu er húsmynd: aðeins þar má hús standa.

round = Umferð með tveimur leikmönnum
round-rolled = Þrír teningar fyrir tvo leikmenn: 6, 3 og 2. Þú ert á undan og mátt velja.
round-take = Þú tekur 6, { $seat1 } tekur 3. Eftir handa öllum er 2. Þú ert því með 6 og 2: mús (6) á hæð 2, eða garn (2) á hæð 6.
round-mark = Þú merkir garn á hæð 6, í dálki B. { $seat1 } sagði hins vegar pass og merkti loppufar. Enginn vissi neitt fyrr en bæði höfðu ákveðið sig.

house = Hús, og kisa sem fær stig
house-before = Þú ert með 1, og 4 er eftir: hús (1) á hæð 4. Í E4 er húsmynd. Á blaðinu þínu eru eitt hús og þrír garnhnyklar.
house-after = Þú merkir það og lætur garnkisuna fá stig, endanlega: tvö hús sinnum þrír hnyklar eru 6 stig. Kisa sem bíður gæti orðið meira virði, en hvert hús gefur aðeins einni stig.

footprint = Loppufar breytir teningi
footprint-before = Þú ert með 2, og 1 er eftir. Það væri garn á hæð 1; fyrir hús á hæð 2 áttu enga auða húsmynd. En fiðrildi hefur fært þér loppufar.
footprint-after = Þú eyðir því: 2 verður 3, og fiðrildi (3) fer á hæð 1. Nýja fiðrildið færir annað loppufar.

column = Fullur dálkur
column-all = Þú hefur fyllt dálk E, á undan öllum öðrum: stóri bónusinn, 3 stig. Frá næstu umferð gefur hann aðeins þann litla.

score = Blað gert upp
score-all = Þrír dálkar eru fullir, og spilinu er lokið. Hver lína á blaðinu segir hvað gaf hve mikið.

items = Hlutirnir, og hvað hver gefur
items-all = Tala tenings segir hvaða hlutur það er.
