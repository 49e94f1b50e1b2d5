# What the command `kotatsu` says beside the games: its help, its errors, what a server's owner reads.
#
# What was typed comes with its quotation marks; $reason is what the system says.

## Bots

too-many-bots = Nefndir eru { $bots } þjarkar en sætin eru { $seats }; nefndu einn, eða einn í hvert.
arena-bots = Hér geta 2 til { $players } þjarkar mæst, ekki { $bots }.
no-seat-of = Sæti { $seat } er ekki til; { $players } leikmenn eiga sæti 0 til { $last }.

## Commands

no-such-command = Skipunin { $name } er ekki til; í boði er: { $commands }.
name-a-game = kotatsu { $command }: nefndu spil; í boði er: { $games }.
no-such-language = Tungumálið { $name } er ekki til; í boði er: { $languages }.
log-other-game = { $path }: geymir spil þar sem { $name } er annað; slepptu því til að halda áfram.
one-record = Í upptöku er eitt spil; slepptu --games eða --record.
no-rulebook = Engin reglubók er til: { $game }.
no-such-rule = { $game }: regla { $number } er ekki til; þær eru { $first } til { $last }.
no-tests = Hér eru engin próf: þetta er uppsetning án frumkóða.

## Joining a server

no-address = { $typed } er ekki slóð: sláðu inn slóð eins og http://192.168.1.7:8765.
no-address-of-server = { $typed } er ekki slóð þjóns: sláðu inn slóð eins og http://192.168.1.7:8765.
no-link = { $typed } er ekki hlekkur á borð; hlekkur er eins og { $server }/table/….
no-server = Enginn þjónn er á { $server } ({ $why }).
no-answer = { $server } svarar ekki eins og þjónn ({ $why }).
sends-on = { $server } vísar á { $there }; notaðu þá slóð ef þú treystir henni.
not-kotatsu-answers = { $server } er ekki Kotatsu-þjónn (svarar { $status }).
not-kotatsu = { $server } er ekki Kotatsu-þjónn.
other-version = { $server } keyrir { $version ->
    [none] aðra útgáfu
   *[other] Kotatsu { $version }
}, sem þessi ({ $own }) skilur ekki; notaðu sömu útgáfu báðum megin.
table-shut = Þjónninn opnar ekki þetta borð (svarar { $status }).
account-damaged = { $path }: skráin er skemmd; án hennar þekkir sá þjónn þig ekki.
lobby-no-option = { $game }: valkosturinn { $name } er ekki til; í boði er: { $options }.

## Serving

port-too-large = kotatsu serve: gátt er tala upp að 65535, ekki { $port }.
workers-not-here = kotatsu serve: --workers { $count } þarf kerfi þar sem ferli geta rétt hvert öðru opnar tengingar og þetta kerfi getur það ekki; slepptu því eða gefðu 1.
workers-are-peers = Með PostgreSQL er hvert ferli eigin þjónn: ræstu { $count }, án --workers.
ports-taken = Gáttir { $first } til { $last } eru allar uppteknar; nefndu aðra með --port.
cannot-serve = Ekki er hægt að þjóna á { $host }, gátt { $port } ({ $why }).
no-such-setting = Stillingin { $name } er ekki til; í boði er: { $settings }.
setting-value = { $name } getur ekki verið { $value }; á að vera { $why }.
expected-whole-setting = heil tala frá 0
expected-setting = tala frá 0
expected-smtp = smtp://NOTANDI:LYKILORÐ@ÞJÓNN:GÁTT eða smtps://…

## What a server keeps

store-in-use = { $path } er í notkun hjá öðrum Kotatsu-þjóni; stöðvaðu hann fyrst.
store-unwritable = Ekki er hægt að skrifa í { $path } ({ $reason }); veittu þessum notanda skrifrétt að skránni og möppu hennar.
store-two-names = { $path } á sér annað nafn (harðan tengil), og undir því fyndist annáll hennar ekki; fjarlægðu hitt nafnið eða afritaðu skrána.
store-no-database = Enginn gagnagrunnur er í { $path }; nefndu möppu þjónsins með --data.
store-there-already = { $path } er þegar til; gefðu öryggisafriti sitt eigið nafn.
store-no-folder = Ekki er hægt að skrifa { $path }: mappan { $folder } er ekki til.
store-not-written = Ekki er hægt að skrifa { $path } ({ $reason }).
store-no-file = Skráin { $path } er ekki til.
store-damaged = { $path } er skemmd ({ $reason }).
store-other-kind = Geymsla á { $scheme }:// er ekki studd; nefndu möppu.
store-not-empty = { $path } er ekki tómt; nefndu nýjan stað.
store-moved-wrong = Það sem var skrifað í { $path } er ekki það sem var lesið ({ $table }); engu var haldið.
store-unreachable = Ekki næst samband við { $where } ({ $reason }).
store-needs-postgresql = PostgreSQL þarf einn pakka í viðbót: pip install "kotatsu[postgresql]".
store-no-file-there = Þetta vinnur á skrá; gagnagrunnur á postgresql:// hefur sín eigin tól: docs/hosting.md nefnir þau.
store-folder = Ekki er hægt að búa til möppuna { $path } ({ $reason }).
store-empty = Í { $path } er ekkert.
store-other-program = { $path } er gagnagrunnur einhvers annars forrits.
store-newer = Nýrri útgáfa af Kotatsu skrifaði { $path } (skema { $schema }, þessi útgáfa þekkir { $known }); settu þá útgáfu upp aftur.
store-unreleased = Útgáfa af Kotatsu sem aldrei kom út skrifaði { $path } (skref { $step } í skemanu er annað); settu öryggisafrit í staðinn.
store-closed = { $path } hefur verið lokað.
store-no-log = { $path } er þar sem annáll SQLite virkar ekki; notaðu disk í þessari vél.
store-not-opened = Ekki er hægt að opna { $path } ({ $reason }).
store-not-database = { $path } er ekki gagnagrunnur.
store-corrupt = { $path } er skemmd; settu öryggisafrit í staðinn.
store-full = Diskurinn sem geymir { $path } er fullur; ekkert er skrifað fyrr en þar losnar pláss.
store-locked = Annað forrit læsir { $path }; lokaðu því og reyndu aftur.
store-read-only = Ekki er hægt að skrifa í { $path }; veittu þessum notanda skrifrétt að skránni og möppu hennar.
store-shut = Ekki er hægt að opna { $path }; veittu þessum notanda skrifrétt að skránni og möppu hennar.
store-disk-fails = Diskurinn sem geymir { $path } bilar ({ $reason }); lagaðu hann og byrjaðu svo aftur.
store-unusable = Ekki er hægt að nota { $path }: { $reason }.

## What is wrong with a new game

game-name = Heiti spils er úr lágstöfum, tölustöfum og bandstrikum, svo sem goose-market; ekki { $name }.
rules-prefix = Númer reglna hefjast á tveimur bókstöfum, eins og GM-1; ekki { $prefix }. Notaðu --prefix.
game-there = Spilið { $name } er þegar til.
prefix-taken = Reglur hefjast þegar á { $prefix } ({ $game }); veldu annað --prefix.
no-checkout = Nýtt spil er skrifað inn í frumkóða Kotatsu (checkout); farðu fyrst þangað.
written-already = { $path } er þegar til; ekkert var skrifað.
command-failed = { $command } mistókst: { $reason }

## What argparse says: usage, headings, and why arguments are wrong

args-usage = notkun:
args-positional = viðföng
args-options = valkostir
args-help = sýna þessa hjálp og hætta
args-version = sýna útgáfunúmer forritsins og hætta
args-required = þessi viðföng vantar: { $names }
args-one-required = eitt þessara viðfanga vantar: { $names }
args-unknown = óþekkt viðföng: { $names }
args-wrong = viðfang { $name }: { $what }
args-not-with = gengur ekki með viðfanginu { $name }
args-takes-none = tekur ekkert gildi, en fékk { $value }
args-needs-one = eitt gildi vantar
args-needs-some = minnst eitt gildi vantar
args-choice = ekki í boði: { $value } (veldu úr { $choices })
wrong-arguments = { $prog }: { $what }; sjá { $prog } --help.
wrong-whole = á að vera heil tala, en er { $text }
wrong-day = { $text } er ekki dagur; búist var við degi eins og 2026-11-18
wrong-count = á að vera heil tala frá 1, en er { $text }
wrong-seconds = á að vera 0 til 60 sekúndur, en er { $text }

## Help: what stands for what is typed

word-command = SKIPUN
word-game = SPIL
word-file = SKRÁ
word-from = FRÁ
word-to = TIL
word-folder = MAPPA
word-level = STYRKUR
word-seconds = SEKÚNDUR
word-name = NAFN
word-number = TALA
word-code = KÓÐI
word-address = SLÓÐ
word-own-bot = NAFN=SKRÁ
word-setting = NAFN=GILDI
word-target = NAFN=LÆGST..HÆST
word-range = LYKILL:LÆGST..HÆST

## Help: the commands

overview = Kotatsu: borðspil um pönnukökur, ketti og þök, við eitt hlýtt borð.
overview-no-command = Án skipunar: serve --open.
overview-alone = spila í vafranum, strax
overview-serve = það sama sem þjónn, fyrir heimilið eða netið
overview-join = setjast við borð hjá þjóni, með hlekk þess
overview-analyse = hvað hver ákvörðun kostaði, og hvar spilið snerist
overview-new-game = hefja eigið spil
overview-backup = afrita allt sem þjónn á; restore skilar því aftur
overview-doctor = hvernig uppsetningin er; bug-report skrifar það niður
overview-end =
    Til að byrja:  kotatsu play { $game }
    Nánar um skipun:  kotatsu play --help
command-play = setjast og spila við þjarka
command-learn = fyrsta spil með leiðsögn, um fimm mínútur
command-watch = láta þjarka spila sín á milli
command-arena = hvor þjarkur er betri, og hve miklu munar
command-serve = spila í vafranum, við þjarka eða annað fólk
command-join = setjast við borð hjá þjóni
command-backup = afrita allt sem þjónn geymir, líka meðan hann keyrir
command-restore = setja öryggisafrit í stað þess sem þjónn geymir
command-move-store = flytja allt sem þjónn geymir í annan gagnagrunn, SQLite eða PostgreSQL, og bera það saman þar
command-records = telja upp, flytja út og flytja inn upptökur af loknum spilum
command-bug-report = skrifa niður það sem þarf til að finna villu
command-replay = fletta upptöku af spili, fram og til baka
command-verify = gefa og spila upptöku aftur og bera saman
command-analyse = hvað hver ákvörðun í upptöku kostaði
command-games = hvaða spil eru til
command-rules = hvernig spil gengur, regla fyrir reglu
command-new-game = hefja eigið spil, í frumkóðanum (checkout)
command-doctor = hvernig þessi uppsetning er
# A command's line once more, as a sentence.
description = { $text }.

## Help: what can be said with them

group-look = útlit
group-game = valkostir ({ $game })
with-default = { $text } (sjálfgefið: { $default })
help-no-colour = engir litir
help-language = { $languages } (sjálfgefið: mál kerfisins)
help-plain = ASCII-texti, línu fyrir línu: fyrir afrit og skjálesara
help-players = hve margir spila
help-players-of = { $few } til { $many }, vanalega { $usual }
help-seed = sama fræ gefur aftur sama spil
help-edition = eigin útgáfa (TOML), eða nafn útgáfu sem fylgir spilinu
help-names = nöfn sætanna
help-seat = sætið þitt, frá 0; fleiri, eða öll, með kommum
help-bots = styrkur hvers þjarks, eftir sætum
help-record = skrifa spilið í þessa skrá þegar því lýkur
help-log = geyma spilið hér, eða halda því áfram
help-pace = bið áður en þjarkur leikur
help-bots-watched = styrkur í hverju sæti
help-delay = bið eftir hvern leik
help-games = spila svo mörg og telja
help-record-watched = skrifa spilið í þessa skrá
help-arena-bots = hverjir mætast: styrkleikar, líka tiger@500 fyrir þann sem leitar mest 500 sinnum í leik
help-arena-games = um það bil hve mörg spil; hver gjöf er spiluð með hverjum þjarki í hverju sæti (sjálfgefið: 200)
help-arena-seed = sama fræ spilar aftur sömu spil
help-arena-json = skrifa niðurstöðuna í þessa skrá
help-processes = hve mörg í einu (sjálfgefið: allir kjarnar)
help-host = hvar hlustað er; 0.0.0.0 hleypir öðrum tækjum inn (sjálfgefið: 127.0.0.1)
help-port = (sjálfgefið: 8765, eða næsta sem er laus)
help-workers = ferli sem skipta borðunum með sér (sjálfgefið: eitt á hvern kjarna nema einn)
help-open = sýna það í vafranum þínum
help-own-bot = leyfa líka leiki gegn þínum eigin þjarki, sem Python-skrá býr til; docs/writing-a-bot.md
help-set = breyta stillingu, svo sem metrics_token=TOKEN fyrir /metrics; docs/hosting.md telur þær upp
help-data = mappan fyrir borð, fólk og upptökur
help-database = það sama sem slóð: sqlite:///PATH
help-backup-file = ný skrá; haltu henni jafnleyndri og gögnunum
help-restore-file = það sem kotatsu backup skrifaði
help-move-from = hvar það er: mappa, sqlite:///SLÓÐ eða postgresql://…; enginn þjónn má vera þar í gangi
help-move-to = hvar það á að vera: eins, og tómt
help-records-action = telja þær upp, skrifa þær sem JSON-línur eða taka við slíkum línum
help-records-file = hvert eða hvaðan; án skráar eða -: staðalúttak eða -inntak
help-records-game = aðeins úr þessu spili
help-records-player = aðeins með einhverjum með þessu nafni
help-records-since = aðeins spil sem lauk þennan dag (UTC) eða síðar
help-records-limit = mest svo margar, þær nýjustu
help-report-file = hvar skrifað er (sjálfgefið: { $file })
help-report-record = upptaka spilsins sem fór úrskeiðis
help-url = hlekkur á borð, eða slóð þjóns: þá velur þú borð eða leggur á nýtt
help-name = hvað hin kalla þig
help-watch = horfa aðeins á
help-analyse-seat = sýna aðeins ákvarðanir þessa sætis
help-analyse-json = skrifa greininguna í þessa skrá
help-iterations = hve lengi leitað er í hverri (sjálfgefið: 2000)
help-rules = aðeins þessar reglur, eins og TP-14
help-new-game = með lágstöfum og bandstrikum: goose-market
help-prefix = tveir bókstafir á undan númerum reglna (GM)
help-doctor-rules = hvaða próf sanna hvaða reglu

## A server, for who has started it

serve-at = Kotatsu er á { $url } (Ctrl-C stöðvar)
serve-others = Önnur tæki á netinu þínu finna það á { $url }
serve-already = Kotatsu er þegar í gangi, á { $url }
serve-other-port = Annað forrit notar gátt { $usual }; þetta er gátt { $port }.

## Backups and reports

records-refused = Lína { $line }: { $why }
records-imported = Teknar inn: { $added }; þegar hér: { $known }; hafnað: { $refused }.
records-exported = { $count ->
    [one] { $count } upptaka er
   *[other] { $count } upptökur eru
} í { $file }.
backup-holds = Í { $file }:
brought-back = Endurheimt:
store-moved = Allt var flutt og borið saman, línu fyrir línu.
backup-counts = { $first } { $tables ->
    [one] { $tables } opið borð
   *[other] { $tables } opin borð
}, { $people ->
    [one] { $people } manneskja
   *[other] { $people } manneskjur
}, { $records ->
    [one] { $records } upptaka
   *[other] { $records } upptökur
}; { $wrong ->
    [0] allar upptökur standast
    [one] { $wrong } þeirra stenst ekki
   *[other] { $wrong } þeirra standast ekki
}.
backup-more = og { $count } að auki
backup-not-json = er ekki JSON
kept-before = Það sem var þar áður er geymt í { $file }.
report-written = Skrifað í { $file }; lestu það áður en þú sendir það áfram.
report-happened = Hvað gerðist, og hverju þú bjóst við
report-machine = Þessi vél
report-game = Spilið

## The shelf

shelf-rebuilt = Endurgert í þessari útgáfu: { $what }.
shelf-as-printed = Þessi útgáfa er eins og prentað var.
shelf-also = Einnig, með --edition { $name }: { $what }
shelf-ours = Aðeins reglurnar: allar myndir og textar eru okkar eigin, og við tengjumst engum sem hér er nefndur.

## The doctor

doctor-rules = Reglur
doctor-terminal = Skjár
doctor-game = Spil
doctor-where = { $version } í { $folder }
doctor-python = { $version } ({ $kind }) í { $path }
doctor-version = { $game } ({ $name }), útgáfa { $version } af reglunum
doctor-edition = útgáfa { $edition }, tætigildi { $hash }; endurgert: { $rebuilt }
doctor-nothing = ekkert
doctor-plain = hreint Python, ekkert þýtt á vélamál ({ $modules })
doctor-plain-yet = hreint Python, ekkert þýtt á vélamál ({ $modules }); það þýdda tekur við við næstu ræsingu
doctor-compiled = þýtt á vélamál: { $modules }
doctor-compiled-partly = þýtt á vélamál: { $modules }; hreint Python: { $plain }
doctor-screen = { $columns } × { $rows }{ $room ->
    [enough] { "" }
   *[small] , minna en þau 80 × 24 sem borð tekur
}, { $colours ->
    [none] engir litir
   *[other] litir: { $colours }
}, { $shapes ->
    [round] rúnnaðar myndir
   *[ascii] ASCII-myndir
}, { $redraw ->
    [live] teiknað aftur á sama stað
   *[lines] prentað línu fyrir línu
}
doctor-no-test = ekkert próf

## A new game

new-game-next =
    { $name } er nú spil: pínulítið, og þú breytir því í þitt.

      kotatsu play { $name }               spila það; það er líka í kotatsu serve
      python3 check.py --game { $name }    allt sem það varðar
      src/kotatsu/games/{ $folder }        byrjaðu á rules.py; docs/adding-a-game.md vísar veginn

## Tilraunastofan

lab-no-cluster = { $address }: ekki tókst að ná í eða ræsa Ray-þyrpingu þar ({ $reason }).
lab-worker-lost = Ferli tilraunastofunnar var stöðvað að utan, kannski vegna minnisleysis. Það sem er búið geymist: sama skipun heldur áfram.
lab-needs = Til þess þarf { $what }: pip install "kotatsu[{ $extra }]".
lab-ending = { $path }: línur eru skrifaðar sem eitt af { $endings }.
lab-other-plan = Í { $folder } eru hlutar annarrar hermunar; eyddu þeim eða nefndu aðra skrá.
lab-there-already = { $path } er þegar til; nefndu aðra skrá.
command-simulate = spila þúsundir spila, sem línur fyrir önnur forrit
help-simulate-file = hvert spilin fara: .parquet, .csv eða .jsonl
help-simulate-decisions = hver ákvörðun líka sem lína í þessari skrá
help-lab-games = hve mörg spil
help-lab-seed = það sem allar gjafir ráðast af; sama fræ gefur sömu línur
help-lab-bots = einn þjarkur í öll sæti, eða nokkrir sem skipta um sæti frá spili til spils; stíll stendur á eftir tvípunkti, eins og greedy:cautious
help-lab-ray = á Ray-klasa á þessari slóð, eða á klasa sem er ræstur hér
lab-games = spil
lab-rate = { $rate } spil/s
simulate-goes-on = { $games ->
    [one] { $games } spil er þegar til.
   *[other] { $games } spil eru þegar til.
}
simulate-kept = { $games ->
    [one] { $games } spil geymist; sama skipun heldur áfram með { $file }.
   *[other] { $games } spil geymast; sama skipun heldur áfram með { $file }.
}
simulate-done = { $games } spil, { $moves } ákvarðanir, { $rate } spil/s: { $file }

lab-no-number = { $game }: talan { $path } er ekki í útgáfunni.
lab-no-number-value = { $part }: á eftir = á að standa heil tala.
lab-no-measure = Mælikvarðinn { $name } er ekki til; til eru { $measures }, og fleiri í docs/lab.md.
lab-no-target = { $typed } er ekki markmið; skrifaðu NAFN=LÆGST..HÆST, eins og winner-points=20..40.
lab-no-range = { $typed } er ekki bil; skrifaðu LYKILL:LÆGST..HÆST, eins og score.in_hand:-4..0.
lab-one-bot = Skýrsla er um einn þjark í öllum sætum; nefndu einn með --bots.
command-report = hvernig spil er: sæti, leikir, spenna, stig, leikni; sem síða með myndritum
help-report-html = hvert síðan fer
command-compare = hvað tvær útgáfur eða valkostir gera við spil, með sömu gjöfum
help-compare-variant = as-is, skrá með útgáfu, option=value, eða key=number úr útgáfunni; fleiri með kommum
help-compare-other = það sama fyrir hitt
help-compare-games = hve mörg spil í mesta lagi; hætt er um leið og munurinn er greinilegur
help-compare-measure = það sem ræður hvenær hætt er: { $measures } og fleira
help-compare-within = hætta og telja jafnt þegar munurinn er þekktur svona vel
command-tune = leita að tölum útgáfu sem ná markmiði
help-tune-file = hvert útgáfan fer sem finnst; tilraunir geymast við hliðina
help-tune-vary = tala úr útgáfunni og hvar hún má liggja; má nefna oftar
help-tune-target = mælikvarði og hvað hann á að vera; má nefna oftar
help-tune-trials = hve margar tilraunir
help-tune-games = spil í hverri tilraun
help-tune-report = leið leitarinnar, sem síða
lab-report = skýrsla
lab-trials = tilraunir
report-done = Skýrslan er í { $file }.
compare-higher = { $measure } er hærra með B, um { $difference } ± { $within } (spil: { $games }).
compare-lower = { $measure } er lægra með B, um { $difference } ± { $within } (spil: { $games }).
compare-equal = { $measure } er eins með báðum, innan { $within } (spil: { $games }).
compare-open = { $measure }: enginn greinilegur munur (spil: { $games }); hann er { $difference } ± { $within }.
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
tune-done = { $file }: fjarlægð frá markmiði er { $after }, var { $before }.
