# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Velkomin í pönnukökuveisluna! Þú og þrír kettir reisið turna úr spilum með ávexti og tölu, hvert ofan á öðru. Flest stig í lokin vinna.
goal = Hver turn hjá þér gefur 1 stig og talan efst á honum bætist við. Þú vilt því marga turna með háum toppum. Við hvert nafn stendur heildin og + fyrir þessa umferð.
cards = Hér eru 13 spilin þín: jarðarber (R), bláber (B), bananar (Y), kíví (G). Í hverjum ávexti eru 1, 2 og 3 til þrisvar, 4 tvisvar, 6 einu sinni; með fjórum leikmönnum eru engar 5. Frá X segi ég síðar.
bottom = Fyrst reisa allir turn úr tveimur spilum, allir í einu; ✓ sýnir hver er til. Geymdu háu spilin: með þeim vinnurðu turna. Spilið neðst er leyndarmálið þitt: taktu bláberja-1.
top = Seinna spilið fer efst. Aðeins það sjá hin, og tala þess telur. Taktu bláberja-2.
now = Allir fyrstu turnar standa; ×2 merkir aðeins að tvö spil eru í turni. Þín +3 er það sem þú átt í umferðinni til þessa: 1 fyrir turninn og 2 fyrir töluna efst.
follow = Nú slagir: hver setur út eitt spil. { $seat1 } átti út eftir hlutkesti og byrjaði á jarðarberi: þau sem eiga slíkt (eða X þess) verða að fylgja. Það hæsta fær kórónu, vinnur og fer efst á nýjan turn: settu út sexuna!
won = Þú fékkst slaginn! Sexan þín er efst á nýjum turni, undir henni spilið sem { $seat1 } setti út, svo { $seat2 }, neðst { $seat3 }: mundu þau, þau geta komið í ljós. (Af jöfnum vinnur það fyrsta.) +10: 2 turnar, 2 og 6.
lead = Sá sem fær slag byrjar þann næsta, með hvaða spili sem er nema X. Settu út kíví-3 og sjáðu hvað gerist.
given = { $seat3 } endurtók þristinn þinn: Pönnukökufæri! Áður en slagurinn vinnst fer spil frá öðru ykkar til hins. { $seat3 } lagði kíví-1 á sexuna þína (nú ertu með +5) og fær 1 stig fyrir að flytja. Svo fékk { $seat2 } slaginn með sexu.
match = Nú þú! { $seat2 } byrjaði á bláberi. Þú átt ekkert: settu út hvað sem er, það vinnur bara ekki. { $seat3 } setti út 4, svo settu út jarðarberja-4. Í færi gildir aðeins talan.
give = Þú átt Pönnukökufæri! { $seat3 } á í hlut: þú verður, ef hægt er, að taka efsta spil (itadaki) eða gefa (sashiage). Stakt spil í turni má ekki flytja, svo gefðu kíví-1: snertu það og svo banana-4, þar sem það lendir.
back = Sexan er aftur efst. Og hvert spil sem þú flytur er 1 stig, skráð við stigin þín. Þú ert því með +11: 2 turnar, 2 og 6 efst, 1 spil flutt.
x = Aftur jarðarber. Jarðarberja-X er sú tala frá 1 til 6 sem þú nefnir, jafnvel 5, og sem 6 gæti það unnið! Nú leyfi ég þér aðeins 2 eins og { $seat1 }, eða 1 eins og { $seat2 }: bæði eiga turn með 6. Geymdu tvistinn þinn.
take = Aftur Pönnukökufæri, og nú tekur þú: veldu sexuna og svo bláberja-2 þína, sem hún fer á.
scored = Það gerir +16: 2 turnar, 6 og 6 efst, 2 spil flutt. Hittir þú á tölu tveggja færðu færi hjá báðum, í röð að vild. En gættu þín: þau sem eiga eftir að setja út geta hitt á töluna þína, og X á hvaða tölu sem er.
x-dangers = X-ið þitt er nú í nýjum turni sem { $seat3 } á. Efst á turni er X 0 virði; það má taka en aldrei gefa. Haltu X ekki of lengi: verðir þú að byrja slag á því er það 1, og þú færð engin stig í umferðinni.
end = Sex slagir eru eftir. Svo verða allir í einu að leggja síðasta spil sitt á eigin turn, jafnvel yfir betra: geymdu gott! Þetta er ein umferð; vanalega eru stig fjögurra lögð saman. Jafnir deila sigri. Spilaðu áfram; peran gefur ráð.
