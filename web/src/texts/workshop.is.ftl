# What the workshop says, in which an edition of a game is changed, kept, shared and tried out.

workshop-title = Smiðja
workshop-of = Smiðja: { $game }
workshop-line = Breyttu því sem stendur á spilum, blöðum og óskum, spilaðu með því og sjáðu hvað það gerir.
workshop-choose = Tölum hvaða spils viltu breyta?
workshop-to-game = Í smiðjuna: { $game }
workshop-coming = Smiðjan er að opnast …

workshop-name = Hvað þú kallar hana
workshop-untitled = Mín eigin útgáfa
workshop-printed = prentað
workshop-rebuilt = endurgert
workshop-original = frumsamið
workshop-own = þitt
workshop-mark-printed = Það stendur í reglubókinni eða í kassa einhvers.
workshop-mark-rebuilt = Það stóð aðeins á mynd sem er týnd, svo að við völdum það.
workshop-mark-original = Það var samið fyrir þetta spil.
workshop-mark-own = Það er ekki það sem fylgir spilinu.
workshop-in-box = svona stendur í kassanum mínum
workshop-reset-printed = eins og prentað
workshop-reset-rebuilt = eins og endurgert
workshop-reset-original = eins og var
workshop-reset-of = Aftur eins og var: { $name }
workshop-reset-all = Allt eins og það kemur
workshop-undo = Afturkalla
workshop-redo = Gera aftur
workshop-tools = Það sem þú getur gert við hana
workshop-less = Einum minna
workshop-more = Einum meira
workshop-place = { $name }, { $number }
workshop-part = { $name }, { $part }
workshop-add-place = Bæta við: { $name }
workshop-remove-place = Fjarlægja: { $name }
workshop-rest = Afgangurinn
workshop-none-changed = Eins og spilið kemur: engu er breytt.
workshop-changes = { $count ->
    [one] { $count } gildi er breytt.
   *[other] { $count } gildum er breytt.
}
workshop-fine = Reglurnar leyfa þetta.
workshop-checking = Reglurnar skoða þetta …
workshop-faults = { $count ->
    [one] { $count } atriði passar ekki:
   *[other] { $count } atriði passa ekki:
}
workshop-as-forms = Sum gildi eru þannig að ekki er hægt að teikna þau, svo að allt er sýnt sem eyðublöð.
workshop-left-out = Sleppt, því að þetta spil hefur engin slík gildi: { $keys }
workshop-of-table = Þetta er útgáfa borðs. Breyttu henni að vild: borðið heldur sinni.

workshop-save = Vista
workshop-saved = Vistað.
workshop-saved-here = Vistað í þessum vafra eingöngu.
workshop-keep-there = líka á þessum þjóni, fyrir hin tækin mín
workshop-editions = Útgáfurnar þínar
workshop-editions-none = Engin enn. Það sem þú vistar stendur hér.
workshop-where-here = í þessum vafra
workshop-where-there = á þjóninum
workshop-where-both = í þessum vafra og á þjóninum
workshop-open = Opna: { $title }
workshop-delete = Eyða
workshop-delete-of = Eyða: { $title }
workshop-delete-sure = Eyða útgáfunni „{ $title }“? Spil sem voru spiluð með henni verða áfram til.
workshop-new = Byrja upp á nýtt

workshop-play = Spila með henni
workshop-play-title = Spila: { $title }

workshop-share = Deila
workshop-share-line = Sem skrá er hún TOML: öll geta lesið hana, spilað með henni hér eða með --edition og breytt henni.
workshop-download = Hlaða skránni niður
workshop-upload = Opna skrá
workshop-copy = Afrita textann
workshop-copied = Afritað.
workshop-link-label = Afrita hlekkinn
workshop-link-line = Hver sem opnar þennan hlekk sér útgáfuna þína í sinni eigin smiðju.
workshop-link-long = Það er of mikið í henni fyrir hlekk: sendu skrána.
workshop-text = Útgáfan sem texti

workshop-try = Hvað myndi þetta gera?
workshop-try-line = Þjarkar spila útgáfuna þína og þá sem fylgir spilinu, með nákvæmlega sömu gjöfum, og telja.
workshop-try-players = Leikmenn
workshop-try-measure = Það sem skiptir mestu
workshop-try-start = Prófa
workshop-try-stop = Hætta
workshop-try-limits = Í mesta lagi { $games } pör af spilum, { $seconds } sekúndur og ein prófun í einu. Henni lýkur um leið og það sem skiptir mestu er ljóst, og þegar þú ferð af þessari síðu.
workshop-try-running = Pör af spilum: { $games } af í mesta lagi { $most }.
workshop-try-done = Spiluð pör af spilum: { $games }.
workshop-try-old = Tölurnar hafa breyst síðan: þetta er það sem þær fyrri gerðu.
workshop-try-bots = Þjarkar sem velja við fyrstu sýn spila í öllum sætum; fólk gæti spilað öðruvísi.
workshop-measure-winner-points = Stig sigurvegarans
workshop-measure-points = Stig allra að meðaltali
workshop-measure-margin = Forskot sigurvegarans
workshop-measure-moves = Lengd í ákvörðunum
workshop-measure-ties = Spil með fleiri en einn sigurvegara
workshop-measure-opener = Sigrar þess sem ákveður fyrst
workshop-sources = Stig allra sæta samanlagt, eftir því hvaðan þau koma
workshop-others = Spilið í heild
workshop-say-few = Enn eru of fá spil til að segja neitt.
workshop-say-higher = { $measure }: hærra um { $difference }, úr { $before } í { $after }. Það er ljóst: hinn sanni munur liggur milli { $low } og { $high }, samkvæmt aðferð sem skeikar í mesta lagi einu sinni í tuttugu prófunum.
workshop-say-lower = { $measure }: lægra um { $difference }, úr { $before } í { $after }. Það er ljóst: hinn sanni munur liggur milli { $low } og { $high }, samkvæmt aðferð sem skeikar í mesta lagi einu sinni í tuttugu prófunum.
workshop-say-open = { $measure }: enginn skýr munur. Sé hann einhver er hann að öllum líkindum ekki meiri en { $most }.
workshop-say-others = { $count ->
    [0] Ekkert annað er greinilega öðruvísi.
    [one] { $count } annað atriði er greinilega öðruvísi; það er með rauðan punkt.
   *[other] { $count } önnur atriði eru greinilega öðruvísi; þau eru með rauða punkta.
}
workshop-plot-difference = Það sem breytist: hver punktur er munur, hver lína sýnir hve langt hann getur verið frá hinu sanna. Brotalínan merkir engan mun.
workshop-plot-spread = Hve mörg stig sigurvegarar fá
workshop-before = óbreytt
workshop-after = þín
workshop-column-what = hvað
workshop-column-difference = munur
workshop-as-table = Sem tafla
workshop-plus-minus = { $value } ± { $within }

workshop-players = { $count } leikmenn
workshop-tower-cards = Spil
workshop-tower-card = Spil { $number }
workshop-tower-serves = { $number } ber fram
workshop-tower-bakes = { $number } bakar
workshop-tower-points = Stig
workshop-tower-plate = { $plate }
workshop-cards-of = Spil fyrir { $count } leikmenn
workshop-copies-of = Eintök: { $card }
workshop-fruit-cards = Spil
workshop-deal = Gjöfin
workshop-cakes = Kökur
workshop-coffee = Kökur með kaffi
workshop-pancakes = Lummur
workshop-sheet = Blaðið
workshop-hex = Dálkur { $column }, hæð { $floor }: { $what ->
    [hex] reitur
    [house] reitur með húsmynd
   *[rope] reipi
}
workshop-hex-how = Hver smellur breytir hæð: reitur, reitur með húsi, reipi.
workshop-column-add = Einn dálkur í viðbót
workshop-column-remove = Fjarlægja síðasta dálkinn
workshop-colour-of = Litur dálks { $column }
workshop-colour = { $colour ->
    [ochre] okkurgult
    [red] rautt
    [green] grænt
    [blue] blátt
    [purple] fjólublátt
   *[other] { $colour }
}
workshop-bonus-of = { $name }: dálkur { $column }
workshop-die-of = Hlutur fyrir { $number }
workshop-end = Lok spilsins
workshop-points = Stig
workshop-gifts = Gjafir og flísar
workshop-roofs = Þök
workshop-roof-cell = Þakspil { $card }, reitur { $square }: { $paint }
workshop-white = hvítt
workshop-requests = Óskir
workshop-request = Ósk { $number }
workshop-request-points = Stig óskar { $number }
workshop-request-cell = Röð { $row }, dálkur { $column }: { $cell }
workshop-request-how = Hver smellur breytir reit: rautt, blátt, gult, svo það sama með stjörnu, svo ekkert.
workshop-request-edit = Breyta ósk { $number }: { $picture }
workshop-request-done = Búið
workshop-requests-add = Þrjár óskir í viðbót
workshop-requests-remove = Fjarlægja þrjár síðustu
workshop-star = { $paint } með stjörnu
