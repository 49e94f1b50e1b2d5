# Why something asked of a table, or of a server, was not done: a sentence for each code (see refusals.py).
# The terminal and the web app say them.

## What the server itself says in the chat of a table

said-lost = Diskur þjónsins hefur glatað því sem hér gerðist síðast. Borðið heldur áfram frá því sem eftir er.

## Who one is at the table

refused-only-host = Aðeins gestgjafinn getur gert þetta.
refused-no-seat = Sæti { $seat } er ekki til; við þetta borð eru sæti 0 til { $last }.
refused-not-your-seat = Þú átt ekki sæti { $seat }.
refused-no-seat-yours = Þú átt ekkert sæti hér.
refused-seat-taken = Sæti { $seat } er setið.
refused-seat-empty = Enginn situr í sæti { $seat }.
refused-seat-not-abandoned = Sæti { $seat } hefur ekki verið yfirgefið.
refused-not-here = Þú ert ekki við þetta borð.
refused-sits-already = Þú situr nú þegar við þetta borð.
refused-left = Þú fórst frá; komdu fyrst aftur.
refused-no-say = Þú ræður engu í þessu spili.
refused-private = Þetta er einkaborð; þú þarft boðshlekk.
refused-no-spectators = Gestgjafinn vill ekki áhorfendur.
refused-speak-first = Sestu eða horfðu á áður en þú tekur til máls.
refused-nobody-to-report = Hér er enginn með því nafni.
refused-report-host = Ekki er hægt að kvarta við gestgjafann undan honum sjálfum; þú getur þaggað hann hjá þér eða farið.
refused-report-yourself = Þú getur ekki kvartað undan þér.
refused-chat-length = Skilaboð eru 1 til { $most } stafir.
refused-name-length = Nafn er 1 til { $most } stafir.
refused-name-blank = Í nafni þarf að vera bókstafur, tala eða tákn sem sést.
refused-name-marks = Í nafni mega mest vera { $most } merki á einum staf.

## Before the start

refused-before-start = Þetta er aðeins hægt áður en spilið hefst.
refused-seat-would-go = Einhver situr í sæti sem myndi hverfa; losaðu það fyrst eða láttu það skipta um stað við annað.
refused-seat-open = Sæti { $seat } er laust; láttu einhvern setjast þar, eða þjark.
refused-not-promised = { $name } í sæti { $seat } hefur ekki enn lofað leynitölu fyrir stokkunina.
refused-seed-alone = Fræ má aðeins nefna þar sem í mesta lagi ein manneskja situr.
refused-seed-taken = Þetta borð spilar eftir nefndu fræi, sem er aðeins fyrir eina manneskju.
refused-no-clock = Klukkan „{ $clock }“ er ekki til; í boði er: { $clocks }.
refused-clock-seconds = Klukkan „{ $clock }“ tekur { $least } til { $most } sekúndur, ekki { $given }.
refused-clock-increment = Klukkan „{ $clock }“ tekur viðbót upp á { $least } til { $most } sekúndur, ekki { $given }.
refused-no-bot = Þjarkurinn „{ $level }“ er ekki til; í boði er: { $levels }.
refused-no-tutorial = { $game } er ekki með leiðsögn.
refused-tutorial-set-up = Uppsetningu spils með leiðsögn verður ekki breytt.
refused-too-many-chairs = Sætin eru { $seats }, en { $described } er lýst.
refused-only-host-closes = Aðeins gestgjafinn getur lokað borði áður en spilið hefst.

## The shuffle

refused-no-promise = Loforð er SHA-256 af leynitölu, ritað með 64 tölustöfum sextándakerfis.
refused-same-promise = Annað sæti hefur lofað nákvæmlega því sama; taktu þína eigin leynitölu.
refused-not-opening = Leynitölur eru opnaðar þegar gestgjafinn hefur spilið, og aðeins þá.
refused-wrong-nonce = Þetta er ekki leynitalan sem sæti { $seat } lofaði.
refused-not-starting = Ekkert spil er að hefjast.
refused-only-seated-call-off = Aðeins þau sem sitja við borðið geta hætt við að hefja spilið.

## Playing

refused-not-begun = Spilið er ekki hafið.
refused-not-dealt = Ekki er búið að gefa.
refused-nothing-dealt = Ekkert var gefið við þetta borð.
refused-game-over = Spilinu er lokið.
refused-not-over = Spilinu er ekki lokið.
refused-paused = Hlé er á spilinu.
refused-not-running = Ekkert spil er í gangi.
refused-not-out = Einhver spilar enn og á rétt á að fylgjast með leikjum hinna.
refused-bot-decides = Þjarkur ákveður nú fyrir sæti { $seat }.
refused-no-bot-asked = Enginn þjarkur skuldar ákvörðun í sæti { $seat }.
refused-tutorial-other-move = Það kemur síðar: þetta skref er um annan leik.
refused-other-moment = Sá leikur átti við annað augnablik í spilinu.
refused-illegal-move = Sæti { $seat } getur ekki leikið „{ $move }“: { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }Í boði núna: { $legal }.
}
refused-prepare-shared = Þegar fleiri en eitt sæti er á sama tæki er ekki hægt að undirbúa neitt: hver sem situr við hliðina á þér sæi það.
refused-prepare-no-move = Enginn leikur heitir „{ $move }“ í þessu spili.
refused-nothing-prepared = Sæti { $seat } á ekkert undirbúið svar við því sem nú er spurt um.
refused-still-time = Sæti { $seat } hefur enn tíma.
refused-nothing-pending = Sæti { $seat } á ekkert val sem bíður og taka mætti til baka.
refused-withdraw-instead = Enginn hefur séð val þitt enn; taktu það bara til baka.
refused-ask-instead = Einhver hefur leikið eða komist að einhverju síðan þú lékst; biddu um afturköllun.
refused-asked-already = Þegar er beðið um afturköllun.
refused-nothing-to-take-back = Sæti { $seat } á engan leik til að taka til baka.
refused-nothing-asked = Ekki er beðið um neina afturköllun.
refused-only-seated-rematch = Aðeins þau sem sátu við borðið geta beðið um annað spil.
refused-nothing-to-see = Hér er ekkert að líta aftur á.
refused-to-remember = Það sem áður var eiga leikmenn í þessu spili að muna.
refused-not-yet = Það hefur ekki gerst enn.
refused-hints-off = Gestgjafi borðsins leyfir ekki ráð.
refused-hints-not-asked = Ráð eru fyrir þann sem á leik núna.
refused-hints-nobody = Enginn veit það í augnablikinu; spurðu aftur rétt strax.

## The table itself

refused-rules-changed = Reglurnar hafa breyst síðan síðast var leikið; borðið þarf fyrst að halda áfram eftir þeim.
refused-too-much = Of margt hefur gerst við þetta borð; nú er aðeins hægt að spila áfram eða fara.
refused-persons-command = { $command } er skipun manneskju, og enginn gaf hana.
refused-servers-command = { $command } er skipun þjónsins.
refused-still-used = Eitthvað gerðist við þetta borð fyrir skömmu.
refused-bad-input = { $error }

## The server

refused-who-are-you = Segðu fyrst hver þú ert (POST /api/me).
refused-hello-first = Heilsaðu fyrst.
refused-hello-again = Þú hefur þegar heilsað.
refused-screen-only-shows = Skjár sýnir aðeins borðið; spilaðu á öðru tæki.
refused-old-client = Síðan og þjónninn eru ekki af sömu útgáfu; hladdu henni aftur.
refused-no-message = Þetta eru ekki skilaboð sem við þekkjum: { $why }.
refused-too-much-nonsense = Of mörg skilaboð sem við þekkjum ekki.
refused-too-fast = Þetta var of hratt; bíddu augnablik og sendu aftur.
refused-too-often = Þetta var of oft; bíddu augnablik.
refused-too-many-requests = Of margar beiðnir; bíddu augnablik.
refused-too-many-connections = Þú ert með of margar tengingar opnar.
refused-too-many-tables = Þú ert með of mörg opin borð; ljúktu eða lokaðu einhverjum fyrst.
refused-silent = Ekkert heyrðist frá þér.
refused-silent-for-long = Ekkert hefur heyrst frá þér um hríð.
refused-server-restarts = Þjónninn er að endurræsa sig; komdu aftur rétt strax.
refused-table-read-again = Verið er að lesa borðið inn aftur; sendu þetta einu sinni enn.
refused-perhaps-not-saved = Óvíst er að þetta hafi vistast; komdu aftur og sendu það einu sinni enn.
refused-table-removed = Þetta borð hefur verið fjarlægt.
refused-no-table = Þetta borð er ekki til.
refused-no-record = Engin upptaka er til af þessu borði.
refused-no-moment = Augnablik { $at } er ekki til að spila frá; það síðasta er { $last }.
refused-played-on-set-up = Hér er spilað áfram eins og spilið var; engu um það verður breytt.
refused-still-running = Þessu spili er ekki lokið enn.
refused-replay-nobody = Ekki er hægt að endursýna þetta spil núna; reyndu aftur rétt strax.
refused-analysis-later = Of mörg spil eru í greiningu núna; reyndu aftur eftir stund.
refused-analysis-nobody = Greiningin tókst ekki; reyndu aftur eftir stund.
refused-link-used = Þessi hlekkur hefur verið notaður eða er of gamall; búðu til nýjan.
refused-only-seated-invite = Aðeins þau sem sitja við borðið geta boðið öðrum að því.
refused-database = Gagnagrunnurinn svarar ekki; reyndu aftur rétt strax.
refused-went-wrong = Eitthvað fór úrskeiðis hér; það hefur verið skráð.
refused-door-not-yours = Aðeins sá sem situr við vélina sem keyrir þjóninn getur hleypt öðrum inn.
refused-other-site = Þessi beiðni kemur frá öðrum vef.
refused-other-scheme = Síðan barst með { $page } en beiðnin til þjónsins með { $server }: sá sem rekur hann ætti að nefna milliþjóninn þar á milli (--set proxies=ADDRESS).
refused-host-name = Nafn hýsilsins er of langt.
refused-nothing-here = Hér er ekkert.
refused-bad-request = { $why }.
refused-not-text = Meginmálið er ekki UTF-8.
refused-not-json = Meginmálið verður að vera JSON og segja það: content-type application/json.
refused-too-deep = Þetta er of djúpt hreiðrað.

## Klúbbar og mót

refused-no-club = Þessi klúbbur er ekki til, eða hlekkurinn er úreltur.
refused-not-member = Aðeins félagar í klúbbnum sjá þetta.
refused-only-helpers = Aðeins gestgjafi klúbbsins og aðstoðarfólk geta gert þetta.
refused-only-club-host = Aðeins gestgjafi klúbbsins getur gert þetta.
refused-too-many-clubs = Enginn getur verið í fleiri en { $most } klúbbum.
refused-club-full = Í klúbbi eru mest { $most } félagar.
refused-no-member = Hér er enginn félagi númer { $number }.
refused-own-role = Þú getur ekki breytt eigin hlutverki; gerðu einhvern annan að gestgjafa.
refused-no-practice-in-clubs = Í klúbbi spila öll hvert spil frá byrjun.
refused-evening-times = Kvöld endar eftir að það byrjar, og innan tveggja daga.
refused-too-many-evenings = Í dagatali eru mest { $most } kvöld.
refused-too-many-tournaments = Í klúbbi eru mest { $most } mót.
refused-no-tournament = Þetta mót er ekki til.
refused-tournament-clock = Mót þarf klukku svo að hverri umferð ljúki.
refused-tournament-full = Á móti eru mest { $most } þátttakendur.
refused-tournament-over = Þessu móti er lokið.
refused-no-entrant = Hér er enginn þátttakandi númer { $number }.
refused-not-entered = Þú spilar ekki þessa umferð.
refused-round-drawn = Nú þegar er búið að raða á borð í þessari umferð.
refused-round-changed = Einhver kom eða fór rétt í þessu; raðaðu aftur á borð.
refused-too-few = Of fá eru tilbúin: við borð þarf { $least }.
refused-wrong-value = Þetta er ekki gildið sem þú lofaðir fyrir þessa umferð.
refused-round-plays = Önnur borð spila enn þessi sömu spil; komdu aftur þegar umferðinni er lokið.
refused-round-plays-still = Verið er að spila umferð; bíddu eftir að henni ljúki.
refused-round-set-up = Þetta borð er á móti: engu er breytt og spilað er til enda.
refused-notice-address = Ekki er hægt að láta þetta veffang vita: það verður að byrja á https://.
refused-notice-private = Þetta veffang er á einkaneti sem þessi þjónn talar ekki við.
refused-notice-mailbox = Þetta lítur ekki út eins og netfang.
refused-notice-no-mail = Þessi þjónn sendir engan póst.
refused-notice-no-push = Þessi þjónn getur ekki sent tilkynningar í vafra.
refused-notice-code = Þetta er ekki kóðinn.
refused-notice-too-many = { $most } er nóg: fjarlægðu eitt fyrst.
refused-only-seated-bell = Aðeins þau sem sitja við borðið fá tilkynningar frá því.
refused-vacation-too-long = Það er of langt. Frídagar sem þú átt eftir: { $days }.

## Útgáfur sem fólk bjó til

refused-no-edition = Þú átt enga slíka útgáfu.
refused-too-many-editions = { $most } eigin útgáfur eru nóg: fjarlægðu eina fyrst.
refused-trial-nothing = Engu hefur verið breytt enn, svo að ekkert er að prófa.
refused-trial-later = Of margar prófanir eru í gangi núna; reyndu aftur eftir stutta stund.
refused-trial-nobody = Ekki tókst að prófa þetta; reyndu aftur eftir stutta stund.
