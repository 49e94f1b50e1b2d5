# Það sem klúbbar og mót segja.

club-title = Klúbbur
club-invited = Þér er boðið í klúbb
club-invited-line = Félagar sjá hver eru hér, spila við borð klúbbsins og deila stöðunni.
club-join = Ganga inn
club-make = Stofna klúbb
club-name = Nafn klúbbsins
club-members = { $count ->
    [one] { $count } félagi
   *[other] { $count } félagar
}
club-people = Félagar
club-here = hér núna
club-away = ekki hér núna
club-role = Hlutverk: { $name }
club-role-host = Gestgjafi
club-role-helper = Aðstoð
club-role-member = Félagi
club-remove = Fjarlægja: { $name }
club-remove-sure = Fjarlægja úr klúbbnum: { $name }?
club-manage = Hlutverk og félagar
club-tables = Borð
club-tables-none = Ekkert borð er opið. Opnaðu borð: öll hér sjá það.
club-open-table = Opna borð
club-which-game = Hvaða spil?
club-standing = Staða
club-span = Hvaða tími
club-span-evening = Í kvöld
club-span-month = 30 dagar
club-span-all = Frá upphafi
club-standing-none = Engu spili í klúbbnum hefur lokið á þessum tíma.
club-points-how = Hvernig stig eru talin
club-points-rule = Hver sem þú skilur eftir telur 1, hver sem er jafn þér hálfan. Deilt með fjölda hinna og sinnum 12: við fjögurra manna borð 12, 8, 4 og 0 stig.
club-bots-how = Þjarkar og gestir spila með og þá má skilja eftir, en þau eru ekki á listanum.
column-place = Sæti
column-name = Nafn
column-points = Stig
column-games = Spil
column-wins = Sigrar
column-same = Sömu spil
column-met = Andstæðingar
club-calendar = Kvöld
club-calendar-none = Ekkert kvöld er ákveðið.
club-evening-add = Ákveða kvöld
club-evening-title = Hvað það heitir
club-evening-begins = Byrjar
club-evening-hours = Klukkustundir
club-evening-drop = Taka út: { $title }
club-calendar-file = Í dagatalið þitt (.ics)
club-invite = Bjóða fleirum
club-qr = Hlekkur á klúbbinn sem QR-kóði
club-renew = Nýr hlekkur
club-renew-sure = Gamli hlekkurinn hættir að virka. Búa til nýjan?
club-more = Klúbburinn sjálfur
club-file = Vista gögn klúbbsins
club-leave = Ganga úr klúbbnum
club-leave-sure = Ganga úr klúbbnum? Spilin þín fylgja þér áfram.
club-delete = Eyða klúbbnum
club-delete-sure = Félagar, kvöld, staða og mót hverfa fyrir fullt og allt. Eyða klúbbnum?
cups = Mót
cups-none = Ekkert mót enn.
cup-make = Nýtt mót
cup-name = Nafn mótsins
cup-game = Spil
cup-players = Fjöldi við borð
cup-system = Röðun
cup-system-swiss = Svissneskt: nágrannar í stöðunni mætast
cup-system-all = Öll mæta öllum
cup-rounds = Umferðir í mesta lagi
cup-fill = Laus sæti
cup-fill-none = engir þjarkar: minni borð og hvíld
cup-watching = Áhorfendur mega horfa á meðan umferð er spiluð (leikmaður gæti verið þar á meðal)
cup-create = Búa til
cup-round-of = Umferð { $number } af { $of }
cup-round = Umferð { $number }
cup-over = Mótinu er lokið
cup-entrants = { $count ->
    [one] { $count } þátttakandi
   *[other] { $count } þátttakendur
}
cup-stage-gathering = opið fyrir næstu umferð
cup-stage-opening = raðað á borð
cup-stage-playing = umferð í gangi
cup-stage-over = lokið
cup-enter = Taka þátt
cup-ready = Ég spila næstu umferð
cup-is-ready = Þú spilar næstu umferð. Vertu á þessari síðu þar til raðað er á borð.
cup-not-ready = Segðu til um að þú spilir, annars byrjar umferðin án þín.
cup-ready-count = { $count ->
    [0] Enginn er tilbúinn enn.
    [one] { $count } er tilbúinn.
   *[other] { $count } eru tilbúin.
}
cup-draw = Raða á borð
cup-bots-level = Hvaða þjarkar
cup-bots-count = Hve margir
cup-bots-add = Leyfa þjörkum að taka þátt
cup-run = Stýra mótinu
cup-end = Ljúka því núna
cup-end-sure = Ekki verður spiluð fleiri umferð. Ljúka mótinu?
cup-opening = Raðað er á borð. Verið er að setja saman hlut allra í stokkuninni …
cup-playing = { $done } af { $of } borðum er lokið. Úrslit birtast þegar því síðasta lýkur: öll spila sömu spilin.
cup-to-table = Að borðinu þínu
cup-bye = Þú situr hjá í þessari umferð: það gefur 6 stig.
cup-byes = Sitja hjá: { $names }
cup-leave = Hætta þátttöku
cup-leave-sure = Þú heldur stigunum en verður ekki raðað aftur. Hætta á mótinu?
cup-left = hætt
cup-bot = þjarkur
cup-filler = þjarkur
cup-standing = Staðan
cup-tie-breaks = Hvernig staðan er fundin
cup-tie-same = Jafn mörg stig: hver gerði betur með sömu spil. Í hverri umferð er borið saman við öll sem sátu í þínu sæti við hin borðin, eftir stigum spilsins; 12 fyrir að skilja þau öll eftir.
cup-tie-met = Síðan hver mætti sterkari andstæðingum: stig allra sem hann mætti. Síðan sigrar. Þau sem eru enn jöfn deila sætinu.
cup-tie-absent = Umferð sem ekki er spiluð gefur ekkert, hjáseta 6, og þjarkur í lausu sæti telur ekki fyrir neinn. Hver sem fer frá borði fær það sem þjarkurinn í staðinn nær.
cup-csv = Vista sem töflu (CSV)
cup-table = Borð { $number }
cup-look = Skoða
cup-table-ended = lokið
cup-table-plays = í gangi
cup-seats-line = { $place }. { $name }
cup-same-deal = Öll borð umferðar spila sömu stokkun, svo að heppnin jafnast út.
cup-release = Láta þjarka spila fyrir þau sem beðið er eftir
cup-void = Ógilda borðið
cup-void-sure = Þetta borð telst ekki fyrir neinn sem situr þar. Ógilda það?
