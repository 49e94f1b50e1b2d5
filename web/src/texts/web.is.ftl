# What the web app itself says; everything about a game stands in its own narration.

## Names and small words

guest = Gestur
nobody = Enginn
you = Þú
names-and = { $names } og { $last }
seat-number = Sæti { $seat }
close = Loka
yes = Já
no = Nei
cancel = Hætta við
save = Vista
event-unknown = Eitthvað gerðist ({ $kind }).
ask-unknown = Þú átt leik: veldu hvað þú gerir.

## Everywhere

skip = Beint að borðinu
home-link = Kotatsu, að hillunni
your-name = Nafnið þitt
footer-title = Hverjir eiga þessi spil
footer-credits = Við spilum eftir reglum þeirra og teiknum okkar eigin myndir; ekkert er fengið að láni af myndum eða texta útgefenda og við tengjumst engum sem hér er nefndur.
footer-version = Kotatsu { $version }, { $rules ->
    [compiled] reglurnar þýddar á vélamál
   *[plain] reglurnar í hreinu Python
  }.
settings = Stillingar

## The shelf

hero-title = Fáðu þér sæti, borðið er hlýtt
hero-line = { $count ->
    [3] Þrjú
    [4] Fjögur
    [5] Fimm
    [6] Sex
    [7] Sjö
    [8] Átta
   *[other] { $count }
} lítil borðspil um pönnukökur, ketti og þök. Spilaðu strax við þjarka eða sendu vinum hlekk.
shelf-title = Spil
box-people = leikmenn:
box-players = { $few ->
    [same] { $many }
   *[other] { $few }–{ $many }
}
minutes = { $minutes } mín.
learn = Fyrsta sinn? Lærðu við borðið
learn-note = Fyrsta spil með leiðsögn, um fimm mínútur.
guide = Leiðsögukisan þín
guide-next = Áfram
guide-play-on = Spila áfram
guide-back = Eitt skref til baka
guide-skip = Spila án leiðsagnar
guide-count = { $at } af { $steps }
guide-your-move = Þú átt leik
guide-first = Lestu áfram: kisan hefur orðið.
guide-now = Þú átt leik: gerðu það sem kisan segir.
guide-rule = Regla
guide-wait = Sjáum hvað hin gera …
play-bots = Spila við þjarka
play-friends = Spila við vini
play-bots-note = { $count ->
    [1] Þú og einn þjarkur ({ level-name }).
   *[other] Þú og { $count } þjarkar ({ level-name }).
}
level-name = { $level ->
    [kitten] kettlingur
    [cat] köttur
    [alley-cat] götuköttur
    [tiger] tígur
    [random] af handahófi
    [greedy] gráðugur
   *[other] { $level }
}
play-friends-note = Leggur á borð og gefur þér hlekk til að deila.
options = Valkostir
option-players = Leikmenn
option-bots = Þjarkar
option-edition = Útgáfa
option-edition-usual = Sú venjulega
option-clock = Klukka
option-private = Einkaborð: aðeins með hlekk
option-hints = Ráð leyfð
option-watching = Aðrir mega horfa á
option-none = ekkert
option-yes = já
option-no = nei
option-random = af handahófi
clock-none = Engin klukka
clock-move-30 = 30 sekúndur á ákvörðun
clock-move-90 = 90 sekúndur á ákvörðun
clock-bank-300 = 5 mínútur + 5 sekúndur
clock-bank-900 = 15 mínútur + 10 sekúndur
clock-hours-8 = Átta klukkustundir á ákvörðun
clock-days-1 = Sólarhringur á ákvörðun
clock-days-3 = Þrír sólarhringar á ákvörðun
clock-days-7 = Vika á ákvörðun
clock-other = { $seconds } s { $increment ->
    [0] á ákvörðun
   *[other] + { $increment } s
}
by = { $credits }

## Lists of tables

your-games = Spilin þín
your-turn = þú átt leik
next-turn = Næsta spil
tables-waiting = Borð sem bíða leikmanna
more-tables = Sýna fleiri
no-tables-waiting = Enginn bíður núna. Leggðu á borð og þá sjá aðrir það hér.
recent-results = Nýleg spil
no-results = Engu spili er lokið hér enn.
table-free = { $free ->
    [0] fullt
    [one] { $free } sæti laust
   *[other] { $free } sæti laus
}
phase-gathering = bíður leikmanna
phase-opening = verið að stokka
phase-playing = í gangi
phase-over = lokið
phase-abandoned = hætt
result-won = { $name } vann með { $points }
result-shared = { $names } deildu sigrinum með { $points }
result-won-by-nobody = enginn vann
result-abandoned = hætt
bot-level = þjarkur: { level-name }

## Problems

problem-network = Þjónninn svarar ekki. Er netið í lagi?
problem-unknown = Þetta tókst ekki. Reyndu aftur.
problem-old = Síðan og þjónninn skilja ekki hvort annað. Ef til vill er annað þeirra nýrra.
problem-closed = Ekki er hægt að opna borðið.
reload = Hlaða síðunni aftur
back-home = Að hillunni
try-again = Reyna aftur
not-found-title = Þessi hilla er tóm
not-found-line = Slóðin er kannski gömul eða rangt slegin inn.

## The lobby

lobby-seats = Sæti
lobby-free = laust
lobby-sit = Setjast hér
lobby-sit-too = Setjast líka hér
lobby-leave = Standa upp
lobby-you = þú
lobby-host = gestgjafi
lobby-add-bot = Bæta við þjarki
lobby-fill-bots = Fylla með þjörkum
lobby-bot-strength = Styrkur þjarka
lobby-remove-bot = Fjarlægja
lobby-free-seat = Losa sætið
lobby-start = Hefja spilið
lobby-wait-seats = { $count ->
    [1] Beðið eftir einum leikmanni enn.
   *[other] Beðið eftir { $count } leikmönnum enn.
}
lobby-wait-coming = { $name } á eftir að opna borðið.
lobby-wait-host = Öll eru mætt. Gestgjafinn hefur spilið.
lobby-ready = Öll eru mætt.
lobby-shuffling = Verið að stokka: tæki allra leikmanna leggja sitt af mörkum …
lobby-call-off = Hætta við
lobby-not-seated = Veldu sæti til að spila eða horfðu bara á.
lobby-full = Öll sæti eru setin: þú horfir á.
lobby-invite = Bjóða vinum
lobby-invite-line = Sendu hlekkinn eða láttu skanna kóðann.
lobby-invite-watch = Aðeins til að horfa á
lobby-copy = Afrita hlekk
lobby-copied = Afritað
lobby-share = Deila …
lobby-qr = QR-kóði hlekksins
lobby-table = Borðið
lobby-options-host = Þú ert gestgjafi: öllu þessu má breyta þar til spilið hefst.
lobby-close = Loka borðinu
lobby-close-sure = Loka borðinu? Þá finnur það enginn framar.
lobby-rename = Breyta nafni
name-of-guest = Nafn þess sem sest líka hér
name-sit = Setjast
name-taken = { $name } situr hér þegar. Veldu nafn sem þekkist í sundur.
door-shut = Enn getur aðeins þessi vél opnað borðið.
door-open = Hleypa öðrum inn
door-open-note = Símar og tölvur á staðarnetinu geta þá opnað það, þar til þjónninn hættir.
door-command = Til að hleypa öðrum inn skaltu stöðva þjóninn (Ctrl-C) og ræsa hann með þessari skipun. Borðin haldast.
door-command-too = Eða alltaf: ræstu þjóninn með þessari skipun.
door-copy = Afrita skipunina
lobby-hot-seat = Taktu annað sæti fyrir þann sem er hjá þér: tækið gengur þá á milli.

## Presence

presence-here = við borðið
presence-stale = slæmt samband
presence-bot-waits = bíður: þjónninn getur ekki hugsað fyrir hann núna
presence-gone = ekki við
presence-away = brá sér frá
presence-kept = þjarkur spilar á meðan
presence-late = tíminn er búinn
presence-vacation = í fríi til { $date }
connection-lost = Sambandið rofnaði
connection-again = Reyni aftur …
connection-first = Á leið að borðinu …

## At the table

table-title = Borð
seats-title = Leikmenn
board-title = Spilaborð
turn-yours = þú átt leik
turn-theirs = hugsar
waiting-for = Beðið eftir: { $names }
is-paused = Hlé er á spilinu
paused-line = Engin klukka gengur.
one-moment = Augnablik …
watching = Þú horfir á. Beðið eftir: { $names }.
no-view = Gestgjafi borðsins vill ekki áhorfendur.
game-over = Spilinu er lokið.
game-abandoned = Spilinu var hætt án úrslita.
undo = Afturkalla
undo-last = Afturkalla síðasta leik þinn
undo-bots = Afturkalla: aftur fyrir síðasta leik þinn; það sem þjarkarnir hafa gert síðan fellur líka niður
withdraw = Taka til baka
withdraw-what = Taka valið til baka: enginn hefur séð það
take-back = Fá að afturkalla
take-back-what = Spyrja hin hvort þú megir taka síðasta leik til baka
taken-back = Tekið til baka.
take-back-refused = Það er ekki tekið til baka: spilið heldur áfram.
take-back-asked = { $name } vill taka síðasta leik sinn til baka.
take-back-yours = Þú baðst um að taka til baka; beðið eftir: { $names }.
take-back-agree = Samþykkja
take-back-refuse = Nei
stop-asking = Hætta við
hint = Ráð
hint-thinking = Hugsa mig um …
hint-only = Aðeins eitt er í boði: { $best }.
hint-best = Ég myndi velja: { $best }.
hint-and-equal = Ég myndi velja: { $best }. Jafn oft vann ég í huganum með öðru: { $next }.
hint-and-close = Ég myndi velja: { $best }. Næstum jafn oft vann ég í huganum með öðru: { $next }.
hint-and-behind = Ég myndi velja: { $best }. Aðeins minni sigurlíkur: { $next }.
hint-and-far = Ég myndi velja: { $best }. Miklu minni sigurlíkur: { $next }.
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
pause = Hlé
skip-ahead = Hlaupa yfir
resume = Halda áfram
log = Annáll
log-empty = Ekkert hefur gerst enn.
matters-to-you = Hjá þér:
show-me = Sýndu mér
show-me-what = Sýndu mér þetta aftur, hægt
event-line = Það sem gerðist síðast; allt stendur í annálnum
log-forgets = Hér stendur aðeins slagurinn sem er í gangi: annað eiga leikmenn að muna.
rewind-title = Litið um öxl
rewind-look = Líta um öxl
rewind-to = Líta aftur hingað
rewind-back = Skref aftur
rewind-forward = Skref áfram
rewind-far-back = Langt skref aftur
rewind-far-forward = Langt skref áfram
rewind-place = Litið um öxl: { $number } af { $count }
rewind-deal = Hér hefst annállinn.
rewind-now = Aftur til nútíðar
rewind-now-short = Núna
rewind-now-turn = Aftur til nútíðar: þú átt leik
chat = Spjall
seat-about = Nánar: { $name }
panel-hide = { $panel ->
    [log] Fela annálinn
   *[chat] Fela spjallið
}
chat-empty = Enginn hefur sagt neitt enn.
chat-say = Segðu eitthvað
chat-send = Senda
chat-reactions = Snögg viðbrögð
chat-unread = Spjall: ný skilaboð
react-hello = Halló!
react-nice = Flott!
react-oops = Úps …
react-thanks = Takk!
react-moment = Augnablik …
react-good-game = Gott spil!
sound = Hljóð
sound-is-on = Kveikt á hljóði
sound-is-off = Slökkt á hljóði
more = Meira
reference = Minnisspjald
rules = Reglur
rules-none = Hér er engin reglubók fyrir þetta spil.
rules-title = Reglur: { $game }
rules-search = Leita í reglunum
rules-found = { $count ->
    [0] Ekkert fannst.
    [one] { $count } staður fannst.
   *[other] { $count } staðir fundust.
}
rules-contents = Efnisyfirlit
rules-page = Sem síða
rules-print = Prenta
rules-open-at = Opna reglubókina við { $rule }
rules-mark-why = Hvaðan reglan kemur
rules-mark-printed = Prentað: svo segir í upprunalegu reglubókinni.
rules-mark-ruling = Úrskurður: upprunalega bókin þegir eða er í mótsögn við sjálfa sig og þetta er okkar ákvörðun.
rules-mark-rebuilt = Endurgert: þetta stóð aðeins á mynd sem við höfum ekki, svo við gerðum það upp á nýtt þannig að vel spilist.
rules-mark-original = Frumsamið: búið til fyrir þetta verkefni.
example-missing = Ekki tókst að sækja dæmið.
example-back = Skref til baka
example-forward = Næsta skref
scores = Stig
goal-what = Hvað færir sigur og hve langt er í hann; stigablaðið opnast við snertingu
invite = Bjóða
visitors = { $count ->
    [one] { $count } áhorfandi fylgist með.
   *[other] { $count } áhorfendur fylgjast með.
}
leave-table = Fara frá borðinu
leave-note = Þú heldur sætinu þínu.
bot-for-away = Láta þjark spila í staðinn: { $name }
back-to-play = Taka aftur við
bot-plays-for-you = Þjarkur spilar fyrir þig.
give-up = Hætta spilinu
give-up-sure = { $others ->
    [yes] Hætta spilinu? Því lýkur án úrslita þegar allir samþykkja.
   *[no] Hætta spilinu? Því lýkur strax, án úrslita.
}
giving-up = Beiðni um að hætta spilinu: { $names }. Því lýkur þegar allir samþykkja.
give-up-undo = Spila áfram
confirm-title = Gera þetta?
confirm-play = Leika: { $move }
clock-days = { $days } d. { $hours } klst.
clock-left = { $time } eftir
clock-low = Aðeins { $time } eftir
clock-hurry = Tíu sekúndur eftir.
moves-title = Það sem þú getur gert
move-hint = ráðlagt

## Passing the device

pass-title = Réttu tækið áfram: { $name }
pass-line = Engin spil sjást á skjánum núna.
pass-go = Ég er { $name }: sýna spilin mín

## The end

sheet-title = Stigablað
sheet-category = Flokkur
sheet-total = Samtals
sheet-winner = sigur
sheet-hidden = ? er þér hulið þar til í lokin.
sheet-cell = { $count } × { $each }
sheet-sum = { $category }, { $name }: { $count } × { $each } = { $points }.
sheet-plain = { $category }, { $name }: { $points } stig.
sheet-together = { $category }, { $name }: { $count } alls, { $points } stig samtals.
sheet-show = Sýna á spilaborðinu
result-you-win = Þú vinnur!
result-you-share = Þú og { $names } deilið sigrinum!
result-wins = { $name } vinnur
result-share = { $names } deila sigrinum
result-nobody = Enginn vinnur
rematch = Spila aftur
rematch-go = Í næsta spil
end-board = Skoða spilaborðið
end-sheet = Stigablað
end-look = Fara yfir spilið
save-record = Vista upptökuna
shuffle-honest = Stokkunin var heiðarleg: allt sem var opnað er það sem lofað var áður en gefið var.
shuffle-false = Stokkunin stenst ekki: það sem var opnað er ekki það sem lofað var. Treystu þessum þjóni ekki.
shuffle-changed = Þjónninn breytti loforði sínu um stokkunina eftir að þú settist. Best er að spila ekki hér.

## Looking through a game that is over

replay = Endursýning
replay-of = Endursýning: { $game }
replay-title = Endursýning: { $game }
replay-coming = Sæki spilið …
replay-cannot = Ekki er hægt að sýna þetta spil.
replay-steps = Leiðin gegnum spilið
replay-moment = Augnablik í spilinu
replay-place = Augnablik { $number } af { $count }
replay-play = Spila
replay-pause = Hlé
replay-speed = Hraði
replay-eyes = Hver horfir
eyes-open = Öll spil opin
eyes-watch = Áhorfandi
replay-deal = Hér hefst spilið.
replay-unseen = Eitthvað gerðist sem þessi augu sáu ekki.
replay-beside = Greining og annáll
replay-link = Hlekkur á þetta augnablik
replay-table = Að borðinu
replay-keys = Lyklar: ← og → fyrir skref, Page Up og Page Down fyrir slag, Home og End, bilslá spilar og gerir hlé.
replay-open-file = Opna upptöku
replay-drop = Slepptu upptökunni hér
replay-no-record = Þessi skrá er ekki upptaka af spili.
replay-file-title = Spil úr skrá
replay-file-line = Slepptu upptöku hvar sem er á síðuna eða veldu eina: úr skipanalínunni, af öðrum þjóni eða vistaða í lok spils.
hands = Hendur
hands-left = Það sem allir áttu eftir
held-secret = Leynispil
held-down = á grúfu
held-tower = undir turninum
play-on = Spila áfram héðan
play-on-what = Sestu í sæti á þessu augnabliki. Öll spil eru eins og þau voru, þú sérð aðeins það sem sætið vissi, og þjarkar spila í hinum. Það fer á engan lista.
play-on-seat = Sætið þitt
play-on-go = Spila áfram
analysis = Greining
analysis-what = Sterkur þjarkur skoðar hverja ákvörðun: hvernig líkurnar stóðu, hvað tapaðist og hvað hefði verið betra.
analysis-start = Greina þetta spil
analysis-running = { $of ->
    [0] Þjarkarnir fara að hugsa …
   *[other] Þjarkarnir hugsa: { $done } af { $of } …
}
chances-title = Sigurlíkur allra gegnum spilið; tölur augnabliksins standa fyrir neðan
percent = { $percent } %
judged-best = { $name } fann besta leikinn.
judged-good = { $name } lék eins vel og hægt var.
judged-cost = { $name } missti hér { $loss } % af sigurlíkunum.
judged-better = Betra: { $best }, { $chance } % sigurlíkur. Leikið var: { $played }, { $loss } % minna.
judged-show = Sýna betri leikinn
judged-here = Betri leikurinn er merktur á spilaborðinu.
judged-none = Ekkert var ákveðið í skrefinu að þessu augnabliki.
turning-point = Vendipunkturinn: leikur { $number }, þar sem { $name } missti { $loss } %.
turning-none = Enginn missti mikið: enginn einn leikur sneri þessu spili.
puzzles = Æfa afleikina
puzzles-of = Leikmaður
puzzles-none = Enginn afleikur sem orð er á gerandi. Vel spilað!
puzzle = leikur { $number }, { $loss } %
puzzle-solved = leyst
puzzle-now = Finndu betri leikinn á spilaborðinu. Þú veist það sem þetta sæti vissi.
puzzle-ask = Hvað er betra hér?
puzzle-right = Já: { $best }. Þannig heldur þú { $loss } % meira.
puzzle-same = Þetta var einmitt leikið; það kostaði { $loss } %.
puzzle-other = Önnur hugmynd: { $chosen }. Þjarkarnir vilja frekar: { $best }.
puzzle-why = Hvers vegna?

## Checking the shuffle of a game that is over

check-shuffle = Sannreyna stokkunina
check-what = Vafrinn þinn reiknar sjálfur loforð, fræ og hvern drátt með SHA-256, út frá upptökunni einni, og ber saman við spilið.
check-running = Reikna …
check-holds = Allt stemmir.
check-fails = Eitthvað stemmir ekki.
check-fits = stemmir
check-misfits = stemmir ekki
check-not-reached = Ekki skoðað, því eitthvað á undan stemmir ekki.
check-promises = 1. Loforðin
check-promises-none = Engu var lofað áður en gefið var: einhver valdi fræið.
check-promises-what = Áður en gefið var birtu allir tætigildi. Eftir spilið voru gildin að baki þeim opnuð; til að skipta um gildi þyrfti annað með sama tætigildi, og það getur enginn fundið.
check-server = Þjónninn
check-person = Manneskja { $number } í umferðinni
check-seat = Sæti { $seat }
check-promised = Lofað áður en gefið var
check-opened = Opnað eftir spilið
check-opened-server = Opnað eftir spilið (salt, svo leyndarmál)
check-hash = SHA-256 af því sem var opnað
check-called-off = { $count ->
    [one] Áður var hætt við að byrja { $count } sinni; þá lofuðu allir upp á nýtt.
   *[other] Áður var hætt við að byrja { $count } sinnum; þá lofuðu allir upp á nýtt.
}
check-seed = 2. Fræið
check-seed-what = SHA-256 af leyndarmáli þjónsins og leynitölum sætanna, í þeirra röð.
check-seed-claimed = Í upptökunni
check-seed-found = Reiknað
check-draws = 3. Hver dráttur
check-draws-what = Hver tala er sú næsta sem fræið gefur; stokkun notar eina tölu fyrir hvert spil.
check-deal = Gjöfin
check-move = Leikur { $number }
check-number = { $result } af 0 til { $last }
check-shuffled = { $count ->
    [one] { $count } spil stokkað
   *[other] { $count } spil stokkuð
}
check-before = Fyrir
check-numbers = Tölur sem fræið gefur
check-after = Eftir, reiknað hér
check-moves = 4. Leikir og úrslit
check-moves-played = { $count ->
    [one] Þjónninn hefur leikið { $count } leik aftur eftir reglunum.
   *[other] Þjónninn hefur leikið { $count } leiki aftur eftir reglunum.
}
check-result-same = Úrslitin verða þau sem standa í upptökunni.
check-moves-trust = Þessi síða kann ekki reglurnar. Ef þú treystir þjóninum ekki fyrir þeim skaltu vista upptökuna og sannreyna hana heima: kotatsu verify
check-draw = Dráttur { $number } er ekki það sem fræið gefur.
check-hand = Dráttur { $number }: sæti { $seat } er ekki með það sem fræið gefur því.
draw-name = { $name ->
    [leader] Hver byrjar
    [deck] Stokkurinn
    [scores] Öll stigaspjöldin
    [scores-above] Efri stigaspjöldin
    [scores-below] Neðri stigaspjöldin
    [cakes] Kökurnar
    [pancakes] Lummurnar
    [gathered] Grautarlumma: stokkurinn aftur
    [kneaded] Lummudeig: spil leikmanna
    [die] Teningur (0 er einn)
    [gifts] Gjafaspilin
    [roofs] Þakspilin
    [turned] Hvort þakspili er snúið
    [government] Hlið á spili bæjarstjórnar
    [requests] Óskir íbúanna
   *[other] Dráttur
}

## Me

me-title = Þú
me-line = Enginn aðgangur, ekkert lykilorð: vafrakaka man eftir þér.
me-name-saved = Vistað.
me-move-title = Flytja í annað tæki
me-move-line = Skannaðu þetta með símanum eða opnaðu hlekkinn þar: nafnið þitt og borðin fylgja með. Það virkar einu sinni, í tíu mínútur.
me-move-make = Búa til hlekk
me-qr = QR-kóði sem flytur þig í annað tæki

## Settings

settings-language = Tungumál
speed-half = ½×
speed-usual = 1×
speed-double = 2×
speed-instant = Strax

## Ahead of time

ahead = Undirbúa næsta leik
ahead-how = { $cards ->
    [yes] Veldu spilið sem á að leika þegar þú átt leik; svo önnur til vara ef ekki má leika því.
   *[no] Veldu hvað á að gera þegar þú ert spurð(ur).
}
ahead-prepared = Undirbúið: { $moves }
ahead-take-back = Taka undirbúninginn aftur
ahead-again = Aftur, þar til eitthvað annað er í boði
ahead-news = Meðan þú bíður geturðu undirbúið næsta leik með klukkunni við hlið þessarar línu.
ahead-news-read = Ég skil
ahead-dropped = { $why ->
    [otherwise] Það sem þú undirbjóst átti við aðra spurningu; veldu núna.
    [new-choice] Eitthvað nýtt er í boði, svo ekkert leikst lengur af sjálfu sér.
    [went-back] Eitthvað var tekið aftur; það sem þú undirbjóst er horfið.
    [bot] Þjarkur lék fyrir þig; það sem þú undirbjóst er horfið.
   *[other] Því sem þú undirbjóst má ekki leika núna; veldu aftur.
}

## The others

people = Aðrir við borðið
reports = Kvartanir

## The plain board

plain-table = Á borðinu
plain-hidden = { $count ->
    [one] { $count } hulið spil
   *[other] { $count } hulin spil
}
plain-none = ekkert
plain-many = Öll { $count }
plain-points = { $points } stig
plain-points-hidden = ? stig

## Board: Trico Roof

trico-board = Trico Roof
trico-town-title = Þökin
trico-paint-title = Málning
trico-hand-title = Gjafirnar þínar
trico-government = Bæjarstjórnin óskar
trico-residents = Íbúar óska
trico-gifts = Gjafir
trico-order = Röð
trico-order-past = Áður
trico-phase = Lota { $number } af { $of }
trico-over-title = Eftir síðustu lotu
trico-led = Út: { $gift ->
    [B] brauð
    [W] vín
    [S] treflar
   *[C] vindlar
}
trico-trump = Tromp: { $gift ->
    [B] brauð
    [W] vín
    [S] treflar
   *[C] vindlar
}
trico-paint = { $paint ->
    [R] rautt
    [B] blátt
   *[Y] gult
}
trico-gift = { $gift ->
    [B] brauð
    [W] vín
    [S] trefla
   *[C] vindla
}-{ $number }
trico-unit = stig
trico-roof = { $square } { $roof }.
trico-white = án litar
trico-paint-here = Mála { $square } { $paint }.
trico-now-roof = Málaðu nú þak { $paint }.
trico-now-corner = Veldu nú horn fyrir { $paint }.
trico-completes = Uppfyllir { $request } og gefur { $points } stig.
trico-painted-by = Málað í þessari lotu: { $name }.
trico-pot = { $paint }, { $left } eftir: sýna hvað það myndi uppfylla
trico-pot-take = Taka { $paint }, { $left } eftir
trico-pot-taken = { $paint }, frátekið ({ $name }), { $left } eftir: sýna hvað það myndi uppfylla
trico-place = { $who ->
    [gov] ósk bæjarstjórnar
   *[res] ósk íbúa
} { $number }
trico-request = { $points } stig, { $picture }.
trico-behind = Hin hliðin: { $points } stig, { $picture }.
trico-score = Taka { $points } stig, { $request }: { $picture }
trico-scored-by = Stigin tekin: { $names }.
trico-done = búið
trico-score-now = Taka { $points } stig
trico-decline = Taka engin stig
trico-any = hvað sem er
trico-plain = { $paint }
trico-starred = { $paint } með stjörnu
trico-over = {" yfir "}
trico-give = Gefa { $gift }
trico-gave = { $name }: { $gift }.
trico-to-give = { $name }: á eftir að gefa.
trico-assists = Hjálpar.
trico-rank = Málar númer { $rank }.
trico-painted = Málaði { $square } { $paint }.
trico-points = Fékk { $points }.
## Board: Tower Of PanCakes

tower-guests = Gestir
tower-guest = { $plate ->
    [A] Agatha
    [B] Bruno
    [C] Carl
   *[D] Dave
}
tower-colour = { $colour ->
    [Y] gult
    [B] brúnt
    [R] rautt
   *[G] grænt
}
tower-plate = { tower-guest }, diskur { $plate }
tower-card-short = { tower-colour } { $number }
tower-card = { tower-colour } { $number }, ber fram { $plate }, bakar { $pan }
tower-of-eight = { $count } af 8
tower-high = hæð { $count }
tower-so-far = { $count ->
    [one] { $count } komin
   *[other] { $count } komnar
}
tower-full = fullur
tower-closed = lokað
tower-closed-why = opnast á eftir A, B, C
tower-empty = Diskurinn er tómur.
tower-told = Talið neðan frá: { $runs }.
tower-serve = { tower-guest }: bera fram { $count }. { $height }. { $told }
tower-usual-above = 8.
tower-usual-below = hver
tower-extreme-above = efst
tower-extreme-below = flest
tower-score = { $row ->
    [above] Efra
   *[below] Neðra
} stigaspjald, { tower-guest }, { $what ->
    [usual-above] fyrir áttundu kökuna
    [usual-below] fyrir hverja köku frá 1 til 7
    [extreme-above] fyrir efstu kökuna
   *[extreme-below] fyrir hverja köku þess sem á flestar undir þeirri efstu
}: { $points ->
    [none] á grúfu.
   *[other] { $points }.
}
tower-only-you = Þú hefur kíkt á það.
tower-lookers = Kíkt: { $names }.
tower-look = Kíkja á spjaldið í laumi. { $words }
tower-trick = Slagur { $number } af { $of }
tower-led = Út: { tower-colour }
tower-last = Síðasti slagur
tower-first = 1.
tower-second = 2.
tower-bakes = bakar
tower-first-short = 1
tower-second-short = 2
tower-bakes-short = –
tower-deciding = hugsar
tower-nothing = ekkert spil enn
tower-face-down = { $card ->
    [none] spil á grúfu
   *[other] { $card }, á grúfu
}
tower-spare = Snýr upp
tower-heap = Í ruslinu
tower-serving = { $count } af { $baked }
tower-kitchen = Eldhúsið þitt: { $baked ->
    [one] { $baked } bökuð
   *[other] { $baked } bakaðar
}, { $dough } í deigi
tower-baked = bakaðar
tower-dough = deig
tower-taken = { $count ->
    [one] slagur fenginn
   *[other] slagir fengnir
}
tower-down-played = hefur sett út spil á grúfu
tower-down-left = á eftir að setja út spil á grúfu
tower-hand = Höndin þín, { $count } spil
tower-card-not = { $words }: ekki núna
tower-play = Setja út { $words }
tower-play-down = Setja út á grúfu: { $words }
tower-turn = Setja út á grúfu
## Board: Itadaki Sashiage

itadaki-board = Turnar, slagur og hönd
itadaki-unseen = spil sem þú hefur ekki séð
itadaki-card = { $fruit ->
    [R] jarðarberja
    [B] bláberja
    [Y] banana
   *[G] kíví
}-{ $face }{ $number ->
    [none] {""}
   *[other] {" "}sem { $number }
}
itadaki-towers = { $mine ->
    [yes] Turnarnir þínir
   *[no] Turnar: { $owner }
}
itadaki-first-yours = Fyrsti turninn þinn
itadaki-first-all = Allir reisa fyrsta turn
itadaki-slot-top = efst: allir sjá það
itadaki-slot-hidden = hulið undir því
itadaki-stacked = Komið í stafla, talið neðan frá: { $cards }
itadaki-no-tower = Ekkert á diskinum enn
itadaki-tower = { $mine ->
    [yes] Turninn þinn, númer { $number }
   *[no] { $owner }, turn { $number }
}: efst { $top }, { $height } spil.
itadaki-under = Undir því: { $cards }.
itadaki-total = Samtals
itadaki-now = þessi umferð { $points }
itadaki-moved = spil flutt í færum
itadaki-spoiled = X út: 0
itadaki-ready = klárt
itadaki-take-here = Itadaki: taka ↓
itadaki-give-here = Sashiage: gefa ↑
itadaki-onto-here = leggja hér
itadaki-stack = Stafla { $card }
itadaki-play = Setja út { $card }
itadaki-play-x = Setja út { $card } og velja tölu
itadaki-take = Itadaki: taka { $top }, { $owner }, turn { $number }
itadaki-give = Sashiage: gefa { $top } af turni þínum númer { $number }
itadaki-onto = Leggja { $card } á { $mine ->
    [yes] turn þinn númer { $number }
   *[no] turn { $number }, { $owner }
}, ofan á { $top }
itadaki-put = { $mine ->
    [yes] Gefa { $card }: á hvaða turn?
   *[no] Taka { $card }: á hvaða turn þinn?
}
itadaki-back = Skila því
itadaki-declare = Hvaða tala á { $card } að vera?
itadaki-matches = færi!
itadaki-hand = Höndin þín
itadaki-table = Slagur
itadaki-trick = Umferð { $round }/{ $rounds } · slagur { $number }/{ $of }
itadaki-round = Umferð { $number }/{ $of } · síðasta spil
itadaki-chance = { $mine ->
    [yes] Þú átt Pönnukökufæri!
   *[no] { $name } á Pönnukökufæri
}
itadaki-won = { $mine ->
    [yes] Þú fékkst slaginn
   *[no] { $name } fékk slaginn
}
itadaki-led = Út: { $fruit ->
    [R] jarðarber
    [B] bláber
    [Y] banani
   *[G] kíví
}
itadaki-to-lead = { $mine ->
    [yes] Þú átt út
   *[no] { $name } á út
}
itadaki-played = { $name }: { $card }
itadaki-wins = vinnur
itadaki-last = Síðasta
itadaki-ending = Umferð { $round } er lokið
itadaki-col-tops = Efst
itadaki-col-towers = Turnar
itadaki-col-moved = Flutt
itadaki-col-points = Stig
## Board: Cookie Thief

cookie-told = { $name } – { $english }. { $text }
cookie-effect = { $second ->
    [yes] { $name } ({ $english }): { $gist } Og hver er hinn?
   *[no] { $name } ({ $english }): { $gist } Hvern velur þú?
}

cookie-name-1 = Kleina
cookie-name-2 = Piparkaka
cookie-name-3 = Laufabrauð
cookie-name-4 = Lakkrístoppur
cookie-name-5 = Randalína
cookie-name-6 = Hjónabandssæla
cookie-name-7 = Hnallþóra
cookie-name-8 = Tóm krús
cookie-name-K1 = Kleina með kaffi
cookie-name-K2 = Piparkaka með kaffi
cookie-name-K3 = Laufabrauð með kaffi
cookie-name-K4 = Lakkrístoppur með kaffi
cookie-name-K5 = Randalína með kaffi
cookie-name-K6 = Hjónabandssæla með kaffi
cookie-name-G = Grautarlumma
cookie-name-H = Hálfbökuð lumma
cookie-name-K = Lumma með kaffi
cookie-name-D = Lummudeig
cookie-name-S = Lummustafli
cookie-name-T = Tvílumma
cookie-name-U = Upphituð lumma
cookie-name-V = Viðbrennd lumma

cookie-english-1 = snúin og steikt
cookie-english-2 = krydduð smákaka
cookie-english-3 = skorið jólabrauð
cookie-english-4 = marens með lakkrís
cookie-english-5 = lagkaka með sultu
cookie-english-6 = sæla með rabarbarasultu
cookie-english-7 = ógurleg terta
cookie-english-8 = ekkert nema mylsna
cookie-english-K1 = snúin, steikt og kaffibolli
cookie-english-K2 = smákaka og kaffibolli
cookie-english-K3 = jólabrauð og kaffibolli
cookie-english-K4 = marens og kaffibolli
cookie-english-K5 = lagkaka og kaffibolli
cookie-english-K6 = sæla og kaffibolli
cookie-english-G = úr afgangi af graut
cookie-english-H = hrá í miðjunni
cookie-english-K = lumma og kaffibolli
cookie-english-D = hrært en óbakað
cookie-english-S = hver ofan á annarri
cookie-english-T = tvær í einni
cookie-english-U = frá því í gær
cookie-english-V = kolsvört undir

cookie-gist-1 = Giskaðu á köku andstæðings. Rétt? Þá er hann úr leik.
cookie-gist-2 = Kíktu á spil andstæðings ef þú vilt.
cookie-gist-3 = Berðu saman við andstæðing. Lægra spil dettur út.
cookie-gist-4 = Enginn getur valið þig fram að næstu köku þinni.
cookie-gist-5 = Einhver kastar og dregur.
cookie-gist-6 = Skiptu á spili við andstæðing.
cookie-gist-7 = Gerir ekkert. Með kaffi á hendi verður hún að fara.
cookie-gist-8 = Sleppir þú henni dettur þú út og missir stig.
cookie-gist-K1 = Giskaðu á köku allra andstæðinga.
cookie-gist-K2 = Skiptu á þínu spili og leynispilinu.
cookie-gist-K3 = Tveir bera saman. Lægra spil dettur út.
cookie-gist-K4 = Veldu skotmark sem allir verða að velja.
cookie-gist-K5 = Tveir kasta og draga.
cookie-gist-K6 = Tveir skiptast á spilum.
cookie-gist-G = Allar opnar kökur fara aftur í stokkinn.
cookie-gist-H = Dragðu. Eftir þennan leik snýst leikröðin við.
cookie-gist-K = Allir með kaffi á hendi detta út.
cookie-gist-D = Allar hendur stokkaðar og gefnar aftur.
cookie-gist-S = Sá sem á hæstu opnu kökuna á næst leik.
cookie-gist-T = Dragðu tvö spil, leggðu tvö.
cookie-gist-U = Einhver sem datt út kemur aftur.
cookie-gist-V = Þú átt ekki lengur leik.

cookie-text-1 = Veldu andstæðing og nefndu köku, þó hvoruga Kleinuna. Sé það nákvæmlega spilið á hendi hans – kaffið skiptir máli – er hann úr leik.
cookie-text-2 = Kíktu á spil andstæðings, eða á ekkert spil. Enginn annar sér það.
cookie-text-3 = Þú og andstæðingur sýnið hvort öðru spilin. Lægra gildi dettur út; jafntefli breytir engu.
cookie-text-4 = Þar til þú leggur aðra köku geta kökur annarra ekki valið þig, og Lumma með kaffi, Lummudeig og Grautarlumma láta þig, hönd þína og þetta spil í friði.
cookie-text-5 = Veldu leikmann, jafnvel þig: sá kastar spili sínu, án áhrifa þess, og dregur nýtt. Sá sem fær enga köku er úr leik. Sá sem kastar tómu krúsinni dettur út og missir stig.
cookie-text-6 = Skiptu á spili við andstæðing.
cookie-text-7 = Hún gerir ekkert. En ef þú ert með hana og einhverja köku með kaffi þegar þú leggur, verður þú að leggja hana.
cookie-text-8 = Sá sem leggur eða kastar tómu krúsinni dettur út og missir stig, og umferðinni lýkur strax. Vinnir þú umferðina með hana á hendi færðu annað stig.
cookie-text-K1 = Giskaðu á spil allra andstæðinga, hvers á eftir öðrum: nefndu köku, þó hvoruga Kleinuna. Sá sem er með nákvæmlega það spil er úr leik.
cookie-text-K2 = Skiptu á spilinu sem þú átt eftir og leynispilinu.
cookie-text-K3 = Veldu tvo leikmenn, jafnvel þig. Þeir sýna hvor öðrum spilin; lægra gildi dettur út, jafntefli breytir engu.
cookie-text-K4 = Gerðu andstæðing að skotmarki. Þar til þú leggur aðra köku verða allar kökur annarra að velja hann þegar hægt er.
cookie-text-K5 = Veldu tvo leikmenn, jafnvel þig. Sá fyrri kastar og dregur, svo sá seinni. Sá sem fær enga köku er úr leik. Sá sem kastar tómu krúsinni dettur út og missir stig.
cookie-text-K6 = Veldu tvo leikmenn, jafnvel þig. Þeir skiptast á spilum.
cookie-text-G = Allar lagðar og kastaðar kökur fara aftur í stokkinn og hann er stokkaður. Virkur Lakkrístoppur liggur kyrr; skotmark losnar. Dragðu svo.
cookie-text-H = Dragðu aftur. Þegar þú hefur leikið snýst leikröðin við.
cookie-text-K = Allir óvarðir sem eru með köku með kaffi detta út, allir í einu. Ekkert er dregið.
cookie-text-D = Spil allra óvarinna leikmanna eru stokkuð saman og gefin aftur. Dragðu svo.
cookie-text-S = Ekkert er dregið. Næst á leik sá sem er nú með hæstu opnu kökuna fyrir framan sig; séu þær jafnar velur sá sem dró.
cookie-text-T = Dragðu tvö spil, leggðu tvö. Lummur ganga fyrir og teljast lagðar; leggðu svo kökur þar til ein er eftir. Þegar þú leggur þá fyrri af tveimur segir þú hvor hinna er höndin þín: hún er borin saman, skipt er á henni eða henni kastað, og hún gildir ljúki umferðinni.
cookie-text-U = Veldu leikmann sem er úr leik: hann dregur köku og er aftur með. Þú dregur ekkert.
cookie-text-V = Þú átt ekki lengur leik. Sá sem dró hana með Tvílummu kastar niður í eina köku; lummur sem bíða eru ekki lesnar.

cookie-about = Nánar: { $name }
cookie-value = Gildi { $value }
cookie-copies = { $copies } í kassanum
cookie-kind-wool = Kaka
cookie-kind-rust = Kaka með kaffi
cookie-kind-slate = Tóma krúsin
cookie-kind-moss = Lumma

cookie-round = Umferð { $round }
cookie-race = { $points } stig vinna
cookie-rounds = af { $rounds }
cookie-deck = Stokkur
cookie-deck-count = Stokkur: { $count } spil
cookie-secret = Leynispil
cookie-secret-hidden = Leynispilið: enginn þekkir það
cookie-secret-known = Leynispilið, aðeins þú veist: { $name }
cookie-discards = Kastað
cookie-discards-open = { $count ->
    [0] Kastbunki: tómur
   *[other] Kastbunki: { $count } spil
}
cookie-book = Spil
cookie-book-title = Öll spilin
cookie-clockwise = réttsælis
cookie-reversed = rangsælis
cookie-reversing = snýst við eftir þennan leik
cookie-next = svo { $name }
cookie-just-now = Rétt í þessu
cookie-nothing-yet = Kökurnar hafa verið gefnar. Hvar er tóma krúsin?

cookie-points = { $points } stig
cookie-standing-safe = í skjóli
cookie-standing-marked = skotmark
cookie-standing-out = úr leik
cookie-no-cakes = engar kökur enn
cookie-only-you = Aðeins þú veist
cookie-place = { $name }: meira
cookie-you-know = Þú veist: { $name }
cookie-maybe = Kannski { $name }
cookie-not = ekki með { $cards }
cookie-equal = sama gildi: { $names }
cookie-seen-by = { $names } { $many ->
    [yes] þekkja
   *[no] þekkir
} þetta spil
cookie-seen-by-you = { $names } { $many ->
    [yes] þekkja
   *[no] þekkir
} spilið þitt
cookie-among = { $name } er hjá einu þeirra: { $names }.
cookie-a-card-of = { $count } spil á hendi
cookie-known-title = Það sem vitað er um höndina
cookie-known-nothing = Ekkert enn.
cookie-laid-title = Lagt
cookie-points-title = Stig
cookie-tally = Umferðir unnar: { $won }. Unnar með krúsina: { $jar }. Gómað með hana: { $caught }.
cookie-standing-text-safe = Í skjóli: kökur annarra geta ekki valið { $seat ->
    [you] þig
   *[other] þennan leikmann
}.
cookie-standing-text-marked = Skotmark ({ $name } valdi): kökur annarra verða að velja { $seat ->
    [you] þig
   *[other] þennan leikmann
}.
cookie-standing-text-out = Úr leik í þessari umferð.

cookie-hand = Höndin þín
cookie-hand-empty = Þú ert úr leik. Bíddu næstu umferðar.
cookie-play = Leggja: { $name }
cookie-hold = Í bili er höndin þín: { $name }
cookie-hold-asked = { $question } { $use ->
    [guess] Hún gildir ef rétt ágiskun lýkur umferðinni.
    [compared] Hún ein er borin saman.
    [compared-if] Ef þú ert annað þeirra tveggja er hún ein borin saman.
    [discarded] Ef þú velur þig er henni einni kastað.
    [discarded-if] Ef þú ert annað þeirra tveggja er henni einni kastað.
    [swapped] Aðeins er skipt á henni.
    [swapped-if] Ef þú ert annað þeirra tveggja er aðeins skipt á henni.
   *[alike] Í þetta sinn skiptir það engu.
} Svo leggur þú aðra þeirra.
cookie-hold-tag = { $use ->
    [compared] bera þessa saman
    [compared-if] bera þessa saman
    [swapped] skipta á þessari
    [swapped-if] skipta á þessari
   *[other] höndin mín í bili
}
cookie-discard = Kasta: { $name }
cookie-nobody = Engan
cookie-yourself = Þig
cookie-first-chosen = fyrra valið
cookie-only-marked = verður að velja: { $name }
cookie-left = { $count ->
    [0] allar komnar
    [one] { $count } óséð
   *[other] { $count } óséðar
}
cookie-name-it = { $name }, { $left }
cookie-ruled-out = ekki þessi
cookie-sure = þú veist það
cookie-pick-player = Veldu leikmann
cookie-pick-cake = Nefndu köku
cookie-pick-pancake = Veldu lummu
cookie-first = { $name } fyrst

cookie-discards-title = Kastbunki
cookie-discards-how = Kökur sem eru lagðar liggja áfram hjá þeim sem lagði þær. Hér er það sem var kastað, kökur þeirra sem eru úr leik, og lummur.
cookie-discards-none = Engu hefur verið kastað enn.
cookie-discards-cakes = Kökur
cookie-discards-pancakes = Lummur komnar í þessari umferð

cookie-end-caught = { $seat ->
    [you] Þú varst þjófurinn!
   *[other] { $name } var þjófurinn!
}
cookie-end-kept = { $seat ->
    [you] Þú varst þjófurinn – og slappst!
   *[other] { $name } var þjófurinn – og slapp!
}
cookie-end-none = Þjófurinn fannst ekki
cookie-how-laid = { $seat ->
    [you] Þú lagðir tómu krúsina fyrir allra augum.
   *[other] { $name } lagði tómu krúsina fyrir allra augum.
}
cookie-how-named = { $by ->
    [you] Þú nefndir tómu krúsina, og þar var hún.
   *[other] { $by_name } nefndi tómu krúsina, og þar var hún.
}
cookie-how-discarded = { $by ->
    [none] { $card }: { cookie-whom } að kasta tómu krúsinni.
   *[other] { $card } ({ $by_name }): { cookie-whom } að kasta tómu krúsinni.
}
cookie-whom = { $seat ->
    [you] þú varðst
   *[other] { $name } varð
}
cookie-how-coffee = Kaffið gekk hringinn, og þar stóð tóma krúsin.
cookie-how-kept = Tóma krúsin var enn á hendi þegar umferðinni lauk.
cookie-how-none = Tóma krúsin var ekki á neinni hendi.
cookie-why-last = { $seat ->
    [you] Enginn er eftir nema þú: þú vinnur umferðina.
   *[other] Enginn er eftir nema { $names }, sem vinnur umferðina.
}
cookie-why-highest = { $seat ->
    [you] Þú ert með hæstu kökuna og vinnur umferðina.
   *[other] { $names } er með hæstu kökuna og vinnur umferðina.
}
cookie-why-plate = { $seat ->
    [you] Jafntefli: hæstu hendur eru jafnar, en opnu kökurnar þínar eru meira virði samtals. Þú vinnur umferðina.
   *[other] Jafntefli: hæstu hendur eru jafnar, en { $names } á opnar kökur sem eru meira virði samtals, og vinnur umferðina.
}
cookie-why-shared = Jafntefli: hæstu hendur eru jafnar og summur opinna kakna líka. { $names } deila umferðinni og hver fær stig.
cookie-why-nobody = Enginn er eftir: enginn vinnur umferðina.
cookie-end-table = Hvernig umferð { $round } lauk
cookie-end-player = Leikmaður
cookie-end-card = Spil
cookie-end-change = Stig
cookie-end-total = Samtals
cookie-end-winner = vinnur
cookie-end-laid = lagt: { $sum }
cookie-out-named = { $by ->
    [you] þú nefndir hana
   *[other] { $by_name } nefndi hana
}
cookie-out-compared = { $by ->
    [you] lægra en þitt
   *[other] lægra en { $by_name }
}
cookie-out-coffee = með kaffi
cookie-out-empty = fékk enga köku
cookie-end-lot = Dregið var um hver þeirra byrjar næstu umferð.
cookie-end-thief = þjófur
cookie-end-on = Í umferð { $round }
## Board: Cat Tower

cat-item = { $item ->
    [house] hús
    [yarn] garn
    [butterfly] fiðrildi
    [bowl] skál
    [cushion] bæli
   *[mouse] mús
}
cat-an-item = { cat-item }
cat-item-scores = { $item ->
    [house] Ein kisa fær strax stig: hús sinnum hlutir hennar.
    [yarn] Í hverjum dálki: 9 stig fyrir mest, 3 fyrir næstmest.
    [butterfly] 2 stig og loppufar.
    [bowl] 2 stig fyrir hverja tegund hlutar við hlið hennar.
    [cushion] Jafnmörg stig og hæðin segir.
   *[mouse] Tvær saman gefa 4, þrjár 9, fjórar 16.
}
cat-cat = { $cat ->
    [house] Húsakisa
    [yarn] Garnkisa
    [butterfly] Fiðrildakisa
    [bowl] Skálakisa
    [cushion] Bæliskisa
   *[mouse] Músakisa
}
cat-colour = { $colour ->
    [ochre] okkurgult
    [red] rautt
    [green] grænt
    [blue] blátt
    [purple] fjólublátt
   *[other] { $colour }
}
cat-cost = { $cost ->
    [0] ekkert loppufar
    [one] { $cost } loppufar
   *[other] { $cost } loppuför
}

cat-sheet-own = Blaðið þitt
cat-sheet-of = Blað: { $name }
cat-sheets = Blöð hinna
cat-open-sheet = Opna blað: { $name }, { $marked ->
    [0] ekkert merkt enn
    [one] { $marked } reitur merktur
   *[other] { $marked } reitir merktir
}, { cat-ready }
cat-floors = Hæð
cat-floor = Hæð { $floor }
cat-sign = Dálkur { $column }, { cat-colour }: { $state ->
    [large] fullur með þeim fyrstu, { $large } stig
    [small] fullur síðar, { $small } stig
    [gone] { $large } fyrir þau fyrstu eru farin, { $small } stig fyrir fullan dálk
   *[open] { $large } stig fyrst, { $small } síðar
}
cat-rope = { $hex }: reipi
cat-hex-empty = { $hex }: auður reitur
cat-hex-house = { $hex }: auður reitur með húsmynd
cat-hex-item = { $hex }: { $item }
cat-hex-drawn = { $hex }: { $item }, með blýanti
cat-hex-one = { $state }. Merkja { $item }, kostar { cat-cost }
cat-hex-several = { $state }. Velja einn af { $count } hlutum, kostar minnst { cat-cost }

cat-cats = Kisur
cat-cat-waits = { $name }: bíður enn
cat-footprints = Loppuför: { $ready } til reiðu, { $spent } eydd, { $left } ómerkt
cat-ready = { $ready ->
    [one] { $ready } loppufar til reiðu
   *[other] { $ready } loppuför til reiðu
}
cat-total = { $total } stig

cat-columns = { $complete ->
    [one] { $complete } af { $all } dálkum fullur
   *[other] { $complete } af { $all } dálkum fullir
}; sá sem fyllir { $all } bindur enda á spilið
cat-round = Umferð { $round }
cat-first = kastaði teningunum og velur fyrst
cat-dice = Teningar
cat-take = Taka { $die }: { $item }, eða hæð { $die }
cat-die-own = Þinn teningur: { $die }
cat-die-taken = tók { $die }
cat-die-middle = { $die } í miðjunni
cat-die-left = Eftir handa öllum: { $die }
cat-yours = þinn
cat-left = eftir

cat-tray = Hlutir
cat-number = { $number }: { $item }
cat-show = { $number }: sýna hvert { $item } kemst, kostar minnst { cat-cost }
cat-mark = Merkja { $item } í { $hex }, kostar { cat-cost }
cat-which-item = Hvað fer í { $hex }?
cat-which-cat = Hús í { $hex }: hvaða kisa fær stig?
cat-score = { $name }: { $houses } × { $items } = { $points }
cat-times = { $houses }×{ $items }
cat-back = Velja annan reit
cat-back-short = annan reit
cat-pass = { $full ->
    [yes] Pass; ekkert loppufar er eftir til að merkja
   *[no] Pass og merkja loppufar
}
cat-pass-short = pass

cat-scores = Stig hingað til
cat-category = { $category ->
    [cats] Kisur
    [columns] Dálkar
    [yarn] Garn
    [butterfly] Fiðrildi
    [bowl] Skálar
    [cushion] Bæli
   *[mouse] Mýs
}

## Your page

somebody = Einhver
you-link = Spilin þín og styrkur

## Clubs, tournaments and big screens

clubs-title = Klúbbarnir þínir
clubs-line = Klúbbur er eigið herbergi: hlekkur, borð, staða og mót.
clubs-new = Stofna klúbb
clubs-name = Nafn klúbbsins
lobby-screen = Fyrir stóran skjá sem öll horfa á
screen-title = Á stóra skjánum
screen-turn = { $names } á leik
screen-waits = Beðið eftir leikmönnum
round-sealed = Önnur borð spila enn þessi sömu spil. Þau eru lögð upp þegar því síðasta lýkur.
round-back = Á mótið
round-of = { $name }, umferð { $number }

## Heimaútgáfur

workshop-link = Smiðja
house-edition = Heimaútgáfa: { $title }
shipped-edition = Útgáfa: { $title }
house-short = heimaútgáfa
house-note = Spilað er með öðrum tölum en fylgja spilinu. Allir við borðið sjá það.
