# What the terminal itself says; everything about a game stands in its own narration.

## Names

you = Þú
guest = Gestur
guest-number = Gestur { $number }
names-and = { $names } og { $last }
names-none = enginn

## At the table

# A long move still fits behind it: what else there is stands in the help.
keys = ? ráð  u aftur  l annáll  c spjald  r reglur  h hjálp  q hætta
prompt = ›
learn-keys = Enter áfram  b til-baka  x án-leiðsagnar  q hætta
learn-other-move = Það kemur síðar. { $words }
learn-none = { $game } er ekki með leiðsögn.
welcome = Velkomin að borðinu! Sláðu inn númer leiks, eða h fyrir hjálp.
welcome-back = Velkomin aftur: { $count ->
    [one] { $count } leikur er að baki.
   *[other] { $count } leikir eru að baki.
}
thinking = { $name } hugsar …
pass-keyboard = Réttu lyklaborðið áfram: { $name }.
pass-keyboard-why = Engin spil sjást á skjánum núna.
pass-keyboard-enter = { $name }, ýttu á Enter til að sjá spilin þín ›
pages = Síða { $page } af { $pages }: Enter áfram, b til baka, q að borðinu ›
back-to-table = Enter til að fara aftur að borðinu ›
yes-or-no = y já, n nei ›
answers-yes = y j já ja
answers-no = n nei
to-the-sheet = Enter sýnir stigablaðið ›
go-on = Enter heldur áfram ›

## Answers to what was typed

no-such-number = { $last ->
    [1] Aðeins einn leikur er í boði: sláðu inn 1.
   *[other] Leikur { $number } er ekki til: sláðu inn tölu frá 1 til { $last }.
}
no-such-move = Ég skil ekki „{ $text }“: sláðu inn { $last ->
    [1] töluna 1
   *[other] tölu frá 1 til { $last }
}, leik eins og { $example }, eða h fyrir hjálp.
not-now = Ekki er hægt að leika { $text }: { $why }.
taken-back = Tekið til baka: { $move }.
undo-nothing = Ekkert er til að taka til baka: þú hefur ekki leikið enn.
undo-others-moved = { $name } hefur leikið síðan, svo fleiri ráða því; uu spyr hin.
undo-learned = Leikurinn sýndi einhverjum eitthvað nýtt, svo fleiri ráða því; uu spyr hin.
undo-bots-agree = Þjörkunum er sama. Tekið til baka: { $move }.
undo-ask-people = Samþykkja öll að taka þetta til baka: { $move }?
undo-refused = Það stendur óbreytt.
quit-kept = Fara frá borðinu? Spilið geymist í { $file }: sama skipun heldur því áfram.
quit-lost = Fara frá borðinu? Spilið geymist ekki (ræstu með --log SKRÁ til að halda áfram síðar).
goodbye = Bless! Kotatsu-borðið er áfram hlýtt.
goodbye-kept = Bless! Kotatsu-borðið er áfram hlýtt, og spilið bíður í { $file }.

## Hints

hint-only = Aðeins eitt er í boði, { $best }.
hint-best = Ég myndi velja { $best }.
hint-and-equal = Ég myndi velja: { $best }. Jafn oft vann ég í huganum með öðru: { $next }.
hint-and-close = Ég myndi velja: { $best }. Næstum jafn oft vann ég í huganum með öðru: { $next }.
hint-and-behind = Ég myndi velja: { $best }. Aðeins minni sigurlíkur: { $next }.
hint-and-far = Ég myndi velja: { $best }. Miklu minni sigurlíkur: { $next }.
hint-move = { $number }: { $words }
why-always = Þá fer svo að { $what }.
why-mostly = Oftast fer svo í huga mér að { $what }.
why-half = Í annað hvert sinn fer svo í huga mér að { $what }.
why-some = Stundum fer svo í huga mér að { $what }.
instead-always = Eftir „{ $instead }“ fer svo að { $what }.
instead-mostly = Eftir „{ $instead }“ fer oftast svo í huga mér að { $what }.
instead-half = Eftir „{ $instead }“ fer svo í annað hvert sinn í huga mér að { $what }.
instead-some = Eftir „{ $instead }“ fer stundum svo í huga mér að { $what }.
why-and = { $one } og { $two }
why-later = Munurinn sést ekki strax: hann kemur fram síðar í spilinu.
hint-thinking = Leyfðu mér að hugsa …

## Titles of pages

title-log = Það sem hefur gerst
title-rules = Reglur um þessa ákvörðun
title-sheet = Stigablaðið eins og er
title-final = Stigablaðið
title-card = Minnisspjald
title-help = Hvernig spilað er hér
log-empty = Ekkert hefur gerst enn.
card-missing = { $game } á ekkert minnisspjald.
rules-missing = Í þessari uppsetningu er engin reglubók: { $game }.

help-move = Sláðu inn númer leiks eða rithátt hans: { $example }.
help-hint = Hvað góður leikmaður gerði, og hvers vegna
help-undo = Taka síðasta leik til baka, meðan enginn hefur neitt af honum lært
help-undo-all = Taka til baka þótt aðrir hafi leikið, ef þau leyfa (þjarkar leyfa)
help-log = Allt sem hefur gerst, í orðum
help-sheet = Stigablaðið eins og er
help-card = Minnisspjaldið: hvað er í kassanum og hvað allt gerir
help-rules = Reglur um ákvörðunina sem þú stendur frammi fyrir
help-quit = Fara frá borðinu
help-marks = Hver leikmaður á merki og lit, hvert spil bókstaf fyrir lit sinn.

## The score sheet

sheet-total = Samtals
sheet-hidden = ? er þér hulið þar til í lokin.
result-you-win = Þú vinnur með { $points }!
result-wins = { $name } vinnur með { $points }.
result-shared = { $names } deila sigrinum með { $points }.
result-nobody = Enginn vinnur.
record-written = Upptakan er í { $file }: kotatsu replay { $file } sýnir hana aftur, kotatsu verify { $file } sannreynir hana.

## Watch

watch-result = Spil { $number }: { $scores } — { $winners }
watch-summary = { $games } spil, fræ frá { $seed }
watch-column-wins = sigrar
watch-column-mean = meðaltal
watch-column-best = best

## Replay

replay-where = Leikur { $number } af { $of }
replay-start = Á undan fyrsta leik
replay-keys = Enter áfram  b til-baka  TALA stökkva  a byrjun  e endir  s stig  q hætta
replay-unknown = Ég skil ekki „{ $text }“: Enter áfram, b til baka, tala stekkur, e á enda, q hættir.

## Verify

verify-title = { $file } stenst
verify-game = spil { $title }, { $players } leikmenn
verify-edition = útgáfa { $name } ({ $hash })
verify-server = leyndarmál þjónsins er það sem hann lofaði áður en gefið var ({ $hash })
verify-nonces = { $count ->
    [0] engin manneskja sat við borðið, svo fræið leiðir af leyndarmálinu einu
    [1] leynitala þessarar einu manneskju er eins og lofað var; fræið leiðir af henni og leyndarmálinu
   *[other] leynitölur allra { $count } eru eins og lofað var; fræið leiðir af þeim og leyndarmálinu
}
verify-round = { $count ->
    [0] engin manneskja spilaði umferð { $number } á mótinu, svo fræ allra borða leiðir af leyndarmálinu einu
    [1] leynitala þessarar einu manneskju er eins og lofað var; fræ allra borða í umferð { $number } leiðir af henni og leyndarmálinu
   *[other] leynitölur { $count } manneskja eru eins og lofað var; fræ allra borða í umferð { $number } leiðir af þeim og leyndarmálinu
}
verify-not-opened = { $count ->
    [one] { $count } manneskja lofaði einhverju og opnaði það ekki í tæka tíð; fræið er án þess
   *[other] { $count } manneskjur lofuðu einhverju og opnuðu það ekki í tæka tíð; fræið er án þess
}
verify-called-off = { $count ->
    [one] hætt var við { $count } ræsingu á undan þessari gjöf, og öll lofuðu upp á nýtt
   *[other] hætt var við { $count } ræsingar á undan þessari gjöf, og öll lofuðu upp á nýtt
}
verify-seed = fræið { $seed } gefur aftur sama borð
verify-moves = { $count ->
    [1] leikurinn eini er löglegur
   *[other] allir { $count } leikirnir eru löglegir, í sinni röð
}
verify-result = þeir gefa { $scores }, og { $winners }, eins og skráð er
verify-abandoned = spilinu var hætt þar, án úrslita
verify-winner = { $count ->
    [0] enginn vinnur
    [1] { $names } vinnur
   *[other] { $names } deila sigrinum
}

## Bots against bots

arena-deals = Gjafir
arena-title = { $title }, { $players } leikmenn
arena-count = { $games } spil úr { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjöfum
}, hver þjarkur í hverju sæti
arena-column-share = sigrar (95 %)
arena-column-even = sinnum jafnt
arena-column-points = meðalstig
arena-column-rating = einkunn

## A game looked over

analyse-moves = Leikir
analyse-title = { $title }: hvers virði hver ákvörðun var leikmanni sínum, eftir því sem vita mátti
analyse-better = { $move } er betra, munar { $loss }
analyse-seat = { $name } missti af { $loss } alls; { $marked ->
    [0] engin ákvörðun sker sig úr.
    [one] { $marked } ákvörðun sker sig úr.
   *[other] { $marked } ákvarðanir skera sig úr.
}
analyse-turning-point = Spilið snerist í leik { $number }: { $name } valdi { $move } en ekki { $best }, sem kostaði { $loss }.
analyse-line = Eftir { $move } hefði það getað haldið áfram svona: { $line }.
analyse-no-turning-point = Engin ein ákvörðun sneri þessu spili: enginn missti af neinu sem munaði um.

## Tables of a server

your-name = Hvað heitir þú? Enter fyrir { $usual } ›
title-chat = Það sem var sagt
title-links = Hvernig bjóða má öðrum að borðinu
hall-title = Borð hjá { $server }
hall-mine = Þín
hall-waiting = Bíða leikmanna
hall-empty = Ekkert borð bíður leikmanna: n býr til nýtt.
hall-more = … og fleiri: m sýnir þau.
hall-free = { $free ->
    [0] fullt
    [one] { $free } sæti laust
   *[other] { $free } sæti laus
}
hall-running = í gangi
hall-your-turn = þú átt leik!
hall-keys = TALA setjast  n nýtt  m fleiri  Enter gá aftur  q hætta
hall-unknown = Ég skil ekki „{ $text }“: sláðu inn númer borðs, n fyrir nýtt, m fyrir fleiri, eða q.

hall-clubs = Klúbbarnir þínir
club-here = Hér eru: { $names }{ $away ->
    [0] {""}
   *[other] {" "}(ekki hér: { $away })
}
club-evening = Næsta kvöld: { $title }, { $time }
club-tables = Borð
club-no-tables = Ekkert borð er opið: n býr til nýtt.
club-cups = Mót
club-span-evening = Þetta kvöld, eða það síðasta
club-span-month = Síðustu þrjátíu dagar
club-span-all = Frá upphafi
club-counted = { $points } stig · { $games ->
    [one] { $games } spil
   *[other] { $games } spil
} · sigrar: { $wins }
club-nothing-counted = Ekkert spil telst enn.
club-points = Hver sem lendir á eftir þér telst; við fjögurra manna borð 12, 8, 4 og 0 stig.
club-keys = TALA fara þangað  n nýtt borð  s staðan  Enter gá aftur  q hætta
club-keys-standing = s annað tímabil  Enter aftur í klúbbinn  q hætta
club-unknown = Ég skil ekki „{ $text }“: sláðu inn númer, n fyrir nýtt borð, s fyrir stöðuna eða q.
cup-round-of = Umferð { $number } af { $of }
cup-stage-gathering = opið fyrir næstu umferð
cup-stage-opening = raðað á borð
cup-stage-playing = umferð er spiluð
cup-stage-over = Mótinu er lokið.
cup-tables-done = { $done } af { $of } borðum er lokið
cup-you-are-ready = þú spilar; bíddu hér þar til raðað hefur verið á borð
cup-you-are-not-ready = r segir að þú spilir
cup-counted = { $points } stig · sömu spil { $same } · andstæðingar { $met }
cup-keys-enter = e taka þátt  c klúbbur  Enter gá aftur  q hætta
cup-keys-ready = r ég spila næstu umferð  l hætta þátttöku  c klúbbur  q hætta
cup-keys-wait = Enter gá aftur  l hætta þátttöku  c klúbbur  q hætta
cup-keys-table = t að borðinu þínu  c klúbbur  Enter gá aftur  q hætta
cup-keys-over = c klúbbur  q hætta
cup-unknown = „{ $text }“ þýðir ekkert hér núna.

new-title = Nýtt borð
new-facts = { $few } til { $many } leikmenn, { $minutes } mínútur
new-game = Hvaða spil? Númer, eða q til baka ›
new-players = Hve margir leikmenn, { $low } til { $high }? Enter fyrir { $usual } ›
new-bots = Hve margir þeirra eru þjarkar, { $low } til { $high }? Enter fyrir { $usual } ›
new-level = Hve sterkir eru þjarkarnir? Enter fyrir { $usual } ›
new-private = Aðeins fyrir þau með hlekkinn? y eða n, Enter fyrir { $usual } ›
new-number = Sláðu inn tölu frá { $low } til { $high }.

## The lobby of a table

lobby-players = { $count } leikmenn
lobby-private = einkaborð
lobby-public = opið öllum
lobby-house = heimaútgáfa „{ $title }“
lobby-edition = útgáfa „{ $title }“
option-on = já
option-off = nei
lobby-clock = klukka { $clock }
clock-none = engin
clock-each = { $time } á mann
clock-days = { $days } d { $hours } klst.
clock-vacation = { $name } í fríi til { $date }
lobby-open = laust
lobby-bot = þjarkur ({ $level })
lobby-you = þú
lobby-host = gestgjafi
lobby-stale = slæmt samband
lobby-gone = ekki við
lobby-opening = stokkar …
lobby-opened = búið að stokka
lobby-watching = Áhorfendur: { $names }
lobby-link = Bjóða öðrum að spila:
lobby-watch-link = Eða aðeins að horfa á:
lobby-sit = Enter til að setjast.
lobby-full = Öll sæti eru setin.
lobby-wait = { $count ->
    [1] Beðið eftir einum leikmanni enn.
   *[other] Beðið eftir { $count } leikmönnum enn.
}
lobby-wait-host = { $count ->
    [one] { $count } sæti er laust: bíddu eftir fólki eða sláðu inn bot.
   *[other] { $count } sæti eru laus: bíddu eftir fólki eða sláðu inn bot.
}
lobby-start = Öll eru mætt: Enter til að hefja spilið.
lobby-wait-coming = { $name } á eftir að koma að borðinu.
lobby-wait-start = Öll eru mætt: gestgjafinn hefur spilið.
lobby-shuffling = Verið að stokka: forrit allra leggja sitt af mörkum.
lobby-keys-new = Enter setjast  TALA það-sæti  watch horfa-á  h hjálp  q hætta
lobby-keys-seated = /say … spjall  leave standa-upp  h hjálp  q hætta
lobby-keys-host = Enter hefja  bot þjarkur  /say … spjall  leave upp  h hjálp  q hætta
lobby-keys-opening = off hætta-við  q hætta
lobby-unknown = Ég skil ekki „{ $text }“: h sýnir hvað slá má inn hér.
lobby-no-seat = Sæti { $seat } er ekki til: þau eru númeruð frá 0 til { $last }.
lobby-no-open-seat = Ekkert sæti er laust.
lobby-bot-how = Sláðu inn bot, bot tiger, eða bot 2 tiger fyrir sæti 2.
lobby-name-how = Hvers nafn? Sláðu inn name { $seat } NÝTT fyrir sæti { $seat }.
lobby-clock-how = Sláðu inn clock 60 fyrir mínútu á ákvörðun, clock 600+10 fyrir tíu mínútur og tíu sekúndur að auki með hverri, eða clock off.
lobby-help =
    Enter | setjast; gestgjafi: hefja spilið þegar öll sæti eru setin
    0, 1 Lea | setjast í sæti 0, eða í sæti 1 fyrir Leu þér við hlið
    leave, leave 1 | standa aftur upp, eða aðeins úr sæti 1
    watch | horfa aðeins á
    name NÝTT, name 1 NÝTT | annað nafn
    /say … | segja eitthvað við alla
    /link | hvernig bjóða má öðrum
    bot, bot 2 tiger | gestgjafi: þjarkur í næsta lausa sæti, eða sæti 2
    free 2 | gestgjafi: losa sæti 2
    swap 0 1 | gestgjafi: láta tvö sæti skipta um stað
    players 4 | gestgjafi: hve margir spila
    set VALKOSTUR GILDI | gestgjafi: valkostur spilsins
    clock 60, 600+10, off | gestgjafi: sekúndur á ákvörðun, eða sjóður og viðbót
    hints off | gestgjafi: engin ráð við þetta borð
    watching off | gestgjafi: enginn má horfa á
    private, public | gestgjafi: aðeins með hlekk, eða opið öllum
    host 1 | gestgjafi: sæti 1 verður gestgjafi
    close | gestgjafi: loka borðinu
    q | fara; þú heldur sætinu

## At a table of a server

online-keys-waiting = u aftur  l annáll  s stig  c spjald  /say … spjall  h hjálp  q hætta
online-keys-asked = y samþykkja  n neita  l annáll  s stig  c spjald  h hjálp  q hætta
online-keys-watch = l annáll  s stig  c spjald  /say … spjall  h hjálp  q hætta
online-keys-look = l annáll  s stig  c spjald  h hjálp  q hætta
online-keys-over = a aftur  s stig  t borð  l annáll  /record SKRÁ vista  q hætta
online-said = { $name }: „{ $text }“
online-players = Við borðið eru nú { $count } sæti.
online-renamed = Sæti { $seat } heitir nú { $name }.
online-sat = { $name } sest.
online-bot-sat = { $name }, þjarkur ({ $level }), sest í sæti { $seat }.
online-got-up = Sæti { $seat } er laust aftur.
online-seat-lost = Þú átt ekki lengur sæti { $seat }.
online-away = { $name } brá sér frá; sætið er frátekið.
online-returned = { $name } er aftur við.
online-kept = Þjarkur spilar á meðan { $name } er ekki við.
online-unkept = { $name } spilar aftur.
online-own-kept = Tíminn rann of oft út: þjarkur spilar fyrir þig þar til þú slærð inn /back.
online-own-kept-away = Þjarkur spilar fyrir þig þar til þú slærð inn /back.
online-late = { $name } féll á tíma: þjarkur ákveður í þetta sinn.
online-vacation = { $name } er í fríi til { $date }: klukkan hvílist.
online-vacation-over = { $name } er aftur við eftir frí.
online-vacation-days = Sláðu inn /vacation og fjölda daga; 0 bindur enda á fríið.
online-vacation-own = Þú ert í fríi til { $date }: klukkurnar þínar hvílast við hæg borð. Frídagar eftir á þessu ári: { $days } af { $most }.
online-vacation-end = Klukkurnar þínar ganga aftur. Frídagar eftir á þessu ári: { $days } af { $most }.
online-report = Kvörtun frá: { $by }. Hún varðar: { $name }.
online-report-whom = Sláðu inn /report og nafn.
online-report-told = Gestgjafinn veit af því.
online-own-late = Tíminn þinn rann út: þjarkur ákveður í þetta sinn.
online-own-unkept = Þú spilar aftur.
online-bot-waits = { $name } bíður: þjónninn getur ekki hugsað núna.
online-gone = { $name } er ekki lengur í sambandi.
online-here = { $name } er aftur í sambandi.
online-host-now = Nú ert þú gestgjafi.
online-called-off = Hætt var við ræsinguna; öll lofa upp á nýtt.
online-paused = Hlé er á spilinu.
online-resumed = Spilið heldur áfram.
online-asks-back = { $name } vill taka leik til baka.
online-you-ask-back = Þú vilt taka síðasta leik til baka; beðið samþykkis: { $names }.
online-back-refused = Það var ekki samþykkt: leikurinn stendur.
online-gives-up = { $name } vill hætta spilinu{ $you ->
    [plays] ; /give-up samþykkir.
   *[watches] .
}
online-rematch = Annað spil: a fer með þig þangað.
online-options = Valkostir: { $options }.
online-clock-set = Klukka: { $clock }.
online-hints-on = Ráð eru leyfð.
online-hints-off = Ráð eru ekki lengur leyfð.
online-begins = Spilið hefst!
online-narrow = Skjárinn er { $columns } dálkar, myndir þurfa { $needed }: víkkaðu hann til að sjá þær allar.
online-welcome-back = Velkomin aftur: sætið beið þín.
online-watching = Þú horfir á.
online-watching-full = Við borðið er ekkert laust sæti: þú horfir á.
online-full = Borðið er fullt, og gestgjafinn vill ekki áhorfendur.
online-no-spectators = Gestgjafi borðsins vill ekki áhorfendur.
online-broken = Sambandið rofnaði; reyni aftur …
online-mended = Aftur í sambandi.
online-went-back = Síðustu leikir voru teknir til baka.
online-took-back = { $name } tekur leik til baka.
online-taken-back = Tekið til baka.
online-undo-not-free = Fleiri ráða um þann leik en þú; uu spyr hin.
online-asked-back = { $name } vill taka síðasta leik sinn til baka: y eða n?
online-answer-first = Svaraðu fyrst ({ $name }): y samþykkir, n ekki.
online-waiting-back = Beðið eftir samþykki fyrir afturköllun: { $names }.
online-waiting = Beðið eftir: { $names } …
online-thinking = { $count ->
    [1] { $names } hugsar …
   *[other] { $names } hugsa …
}
online-a-moment = Augnablik …
online-is-paused = Hlé er á spilinu{ $host ->
    [yes] : /pause heldur því áfram.
   *[no] .
}
online-bot-plays = Þjarkur spilar fyrir þig: /back tekur aftur við.
online-you-are-away = Hin vita að þú ert ekki við: /back þegar þú ert aftur hér.
online-nobody-away = Enginn hefur farið frá borðinu.
online-not-your-turn = Þú átt ekki leik; /say … talar við hin.
online-only-watching = Þú horfir aðeins á: h sýnir hvað slá má inn hér.
online-only-looking = Með þessum hlekk horfir þú á og getur ekki talað.
online-ahead = Undirbúið: { $moves }{ $again ->
    [yes] { "" }, aftur og aftur
   *[no] { "" }
}
online-ahead-done = Undirbúið. /ahead eitt og sér tekur það til baka.
online-ahead-none = Ekkert er lengur undirbúið.
online-nothing-ahead = Hér er ekki hægt að undirbúa neitt.
online-ahead-dropped = { $why ->
    [otherwise] Það sem þú undirbjóst átti við aðra spurningu.
    [new-choice] Eitthvað nýtt er í boði, svo ekkert leikst lengur af sjálfu sér.
    [went-back] Eitthvað var tekið til baka; það sem þú undirbjóst er horfið.
    [bot] Þjarkur lék fyrir þig; það sem þú undirbjóst er horfið.
   *[other] Því sem þú undirbjóst má ekki leika núna.
}
online-unknown = Ég skil ekki „{ $text }“: h sýnir hvað slá má inn hér.
online-no-hints = Gestgjafi borðsins leyfir ekki ráð.
online-no-chat = Enginn hefur sagt neitt.
online-no-links = Aðeins þau sem sitja við borðið geta boðið öðrum að því.
online-no-rematch = Aðeins þau sem sátu við borðið geta beðið um annað spil.
online-quit = Fara? Þú heldur sætinu og hin bíða þín: sama skipun færir þig aftur hingað.
online-give-up = Hætta spilinu? Því lýkur þegar öll samþykkja.
online-giving-up = Þú vilt hætta spilinu: því lýkur þegar öll samþykkja.
online-going-on = Þú spilar áfram.
online-abandoned = Spilinu var hætt án úrslita.
online-record-own = Það sem sæti þitt má vita um spilið hingað til er í { $file }.
online-no-cookie = { $server } sagði ekki hver þú ert; kannski af annarri útgáfu.
online-no-answer = { $server } svarar ekki.
goodbye-seat = Bless! Þú heldur sætinu; þetta færir þig aftur hingað:

online-shuffle-honest = Stokkunin var heiðarleg: gjöfin leiðir af því sem þjónninn og { $people ->
    [1] ein manneskja
   *[other] { $people } manneskjur
} lofuðu á undan henni{ $own ->
    [yes] , þú þar á meðal.
   *[no] .
}
online-shuffle-false = STOKKUNIN STENST EKKI: { $why }
online-shuffle-unknown = Ekki tókst að sannreyna stokkunina: { $why }
online-shuffle-named = Stokkunin var ekki falin tilviljun: þetta borð spilaði fræ sem einhver nefndi.
online-shuffle-old = reglurnar hafa breyst síðan spilið hófst.
online-shuffle-other-end = upptakan endar öðruvísi en spilið sem hér var sýnt.
online-shuffle-other-server = þjónninn opnaði annað loforð en hann gaf þegar þú settist.
online-shuffle-other-seats = í upptökunni eru önnur loforð en borðið sýndi áður en gefið var.
online-shuffle-nothing-opened = loforð voru gefin á undan gjöfinni, en upptakan opnar engin.
online-shuffle-changed = Þjónninn hefur breytt loforði sínu um stokkunina síðan þú settist; spilaðu ekki þar.

help-say = Segja eitthvað við alla
help-chat = Allt sem hefur verið sagt
help-ahead = Svara fyrir fram, í leyni: R5, R3 (það fyrsta sem má); autt tekur það til baka
help-pause = Gera hlé eða halda áfram (gestgjafinn)
help-skip = Láta þjarkana flýta sér, meðan allt fólk er úr leik í umferðinni
help-away = Láta hin vita að þú þurfir að fara; gestgjafinn getur látið þjark spila fyrir þig
help-back = Taka aftur við eftir að þjarkur spilaði
help-bot = Láta þjark spila fyrir þau sem eru ekki við (gestgjafinn)
help-give-up = Hætta spilinu; því lýkur þegar öll samþykkja
help-report = Segja gestgjafanum, og engum öðrum, frá slæmri hegðun
help-vacation = Láta klukkurnar þínar við hæg borð hvílast svo marga daga, sem öll þar sjá; 0 bindur enda á það
help-link = Hvernig bjóða má öðrum að borðinu
help-record = Skrifa það sem þú mátt vita um spilið í skrá
