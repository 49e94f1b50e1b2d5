# Það sem skýrsla tilraunastofunnar segir.

number-share = { $value } %
report-title = { $game }: hvað spilin segja
report-intro = Spil: { $games }, leikmenn: { $players }, þjarkur í öllum sætum: { $bot }; útgáfa { $edition }, fræ { $seed }.
report-sure = Á eftir ± stendur hálft 95 % öryggisbil: af tuttugu slíkum bilum missir um það bil eitt marks. Rauður punktur er greinilega frá brotalínunni, jafnvel að teknu tilliti til þess hve margir punktar voru skoðaðir. Allt á við um þessa þjarka; fólk kann að spila öðruvísi.
all-numbers = Allar tölur

section-seats = Er eitt sæti betra en annað?
section-seats-means = Sæti eru talin frá þeim sem ákveður fyrst upp á eigin spýtur. Brotalínan er jafn hlutur.
seat-from-opener = { $place ->
    [0] ákveður fyrst
    [1] næsta sæti
   *[other] { $place } sætum síðar
}
seats-even = Nei: hvert sæti vinnur um { $even } spilanna, að svo miklu leyti sem þau geta sýnt.
seats-differ = Já: „{ $best }“ vinnur { $most }, „{ $worst }“ vinnur { $least }; jafn hlutur er { $even }.

section-features = Það sem fylgir sigri
section-features-means = Hve oft sæti vann sem hafði þetta á hendi í byrjun eða gerði það að minnsta kosti einu sinni. Það fylgir sigri; ekki er sagt að það valdi honum: kannski getur aðeins sá gert það sem er á undan.
features-none = Ekkert slíkt kom nógu oft fyrir.
features-said = { $count } af { $all } atriðum skipta greinilega máli. Mest fylgir sigri „{ $best }“: { $most } í stað { $even }.

section-restricted = Hvers virði leikur er: þjarkar sem gera hann aldrei
section-restricted-means = Sömu gjafir aftur, og sætin skiptast á að gera aldrei slíkan leik meðan annað er hægt. Vinstra megin við línuna: það kostar að sleppa honum.
restricted-none = Engri tegund leiks er hægt að sleppa.
restricted-unclear = Að sleppa einni tegund leiks breytir engu sem þessi spil gætu sýnt.
restricted-said = Mest tapast á því að gera aldrei „{ $what }“: hlutur sigra breytist um { $difference }. { $count } af { $all } tegundum skipta greinilega máli.

section-length = Lengd spils og hve jafnt það er
section-length-means = Ákvarðanir allra sæta samanlagt, ein súla fyrir hverja tölu.
length-said = Í spili eru { $mean } ákvarðanir, í níu af hverjum tíu á milli { $low } og { $high }. Stig sigurvegara eru að meðaltali { $winner } og forskotið á annað sæti { $margin }; í { $ties } spilanna er sigri deilt.

section-leads = Skipt um forystu og endurkomur
section-leads-means = Stig eftir hverja ákvörðun, falin meðtalin. Endurkoma er sigur þess sem var í neðsta sæti um mitt spil, nema allt hafi verið jafnt.
leads-said = Forystan skiptir um hendur { $changes } sinnum í spili. Í { $comebacks } spilanna var sigurvegarinn neðstur í hálfleik.

section-drama = Hvenær ræðst spilið?
section-drama-means = Sigurlíkur þess sem vinnur að lokum, frá 0 % til 100 % af spilinu, eins og stigaforskotið eitt segir til um. Hvers virði forskot er var lært af helmingi spilanna og prófað á hinum.
drama-open = Seint: um mitt spil eru líkurnar { $middle }, og stigin ein gera þær aldrei 80 % fyrir lokin.
drama-said = Um mitt spil eru líkurnar { $middle }; þær ná 80 % þegar { $at } af spilinu er lokið.

section-choices = Hve mikið er að ákveða
section-choices-means = Meðalfjöldi löglegra leikja eftir því sem á líður. Hvort leikir eru ólíkir er álit þjarksins við fyrstu sýn: vísbending, ekki sönnun.
choices-said = Í hverri ákvörðun eru { $choices } mögulegir leikir. { $forced } ákvarðana eru þvingaðar, og í { $even } til viðbótar sýnast þjarkinum allir leikir eins.

section-sources = Hvaðan stigin koma
section-sources-means = Meðalstig hverrar línu stigablaðsins, hjá sigurvegurum og hinum.
sources-none = Engin stig voru skoruð.
sources-winner = sigurvegarar
sources-others = hin
sources-said = Mestur munur er á „{ $what }“: { $winner } stig á móti { $others }.

section-skill = Vinnur betri þjarkurinn?
section-skill-means = Einn betri þjarkur meðal lakari þjarka, í hverju sæti sömu gjafa. Það sem hann vinnur ekki þótt hann spili betur er heppni.
skill-step = { $better } innan um: { $worse }
skill-said = Já, á hverju þrepi. Skýrast: { $better } innan um þjarka ({ $worse }) vinnur { $most } þar sem { $even } væri jafnt.
skill-unclear = Ekki á öllum þrepum sem voru reynd, eða ekki greinilega. Skýrast: { $better } innan um þjarka ({ $worse }) vinnur { $most } þar sem { $even } væri jafnt.

section-styles = Gildir það um aðra stíla?
section-styles-means = Hve oft það sæti vinnur sem ákveður fyrst þegar öll spila í þessum stíl. Niðurstaða er traust þegar hún gildir um alla stíla.
styles-agree = Já: allir stílar benda í sömu átt, að minnsta kosti einn greinilega.
styles-disagree = Nei: að ákveða fyrst er betra í einum stíl og verra í öðrum.
styles-unclear = Ekki vitað: stílarnir benda ekki allir í sömu átt, eða enginn greinilega; færri spil voru í hverjum.

section-deviations = Einu skrefi frá tölum útgáfunnar
section-deviations-means = Hver tala útgáfunnar einum lægri eða hærri, með sömu gjöfum: hvernig stig sigurvegara breytast.
deviations-none = Engri tölu útgáfunnar var hægt að breyta um einn.
deviations-said = Mest veltur á { $number }: sé talan { $to } breytast stig sigurvegara um { $difference }. Greinilegar breytingar: { $count } af { $all }.

column-seat = sæti
column-wins = hlutur sigra
column-points = stig
column-what = hvað
column-times = sinnum í spili
column-bot = þjarkar
column-number = tala
column-winner-points = stig sigurvegara
column-margin = forskot í lok
column-opener = sigrar þess sem ákveður fyrst
column-moves = ákvarðanir

tune-title = { $game }: leit að tölum
tune-said = Tilraunir: { $trials }. Fjarlægð frá markmiði var { $before } og er { $found }, hvort tveggja mælt aftur með nýjum gjöfum.
tune-means = Fjarlægðin er 0 þegar allt er eins og óskað var: lagðir eru saman ferningar þess sem hver mæling er fyrir utan, sem hluti af því sem óskað var. Ferillinn sýnir bestu fjarlægð fram að því eins og tilraunirnar mældu hana; heppni þeirra lætur hana sýnast betri en hún er.
tune-course = Leiðin
tune-column-what = mæling
tune-column-number = tala
tune-column-wanted = óskað
tune-column-before = áður
tune-column-found = fundið
