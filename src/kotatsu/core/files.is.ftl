# What can be wrong with files: records, logs, editions. $reason is what the system says about it, $where a file or a
# part of it, $why another text: what was expected. $got is what was found instead, as it stands there.

file-unreadable = { $path }: ekki hægt að lesa ({ $reason }).
file-unwritable = { $path }: ekki hægt að skrifa ({ $reason }).
file-no-folder = { $path }: ekki hægt að skrifa, mappan { $folder } er ekki til.
file-is-folder = { $path }: er mappa, ekki skrá.
file-not-text = { $path }: ekki hægt að lesa (er ekki UTF-8-texti).
file-not-toml = { $path }: er ekki TOML{ $line ->
    [0] { "" }
   *[other] , lína { $line }
}: { $reason }.
file-too-deep = { $path }: of djúpt hreiðrað.
file-not-record = { $path }: er ekki upptaka; { $why }.
file-not-log = { $path }: er ekki annáll spils; { $why }.
not-text = þetta er ekki UTF-8-texti
not-json = þetta er ekki JSON{ $line ->
    [0] { "" }
   *[other] {" "}(lína { $line }, stafur { $column })
}
not-so = þetta er öðruvísi byggt
too-deep = þetta er of djúpt hreiðrað
got = { $got ->
    [missing] en vantar
   *[other] en er { $got }
}

## Records

record-none = { $where }: á að vera upptaka (JSON-hlutur), en er { $got }.
record-value = { $where }, { $key }: á að vera { $why }, { got }.
record-part = { $where }, { $key }: á að vera { $why }.
record-format = { $where }: er á sniði { $format }; þessi útgáfa les snið { $known }.
record-other-rules = Upptakan var spiluð eftir reglum af útgáfu { $version } ({ $game }); þessi uppsetning er með útgáfu { $here }.
record-no-seed = Í upptökunni er ekkert fræ: sæti tók hana út fyrir sig úr spili í gangi.
nothing-to-decide = Sæti { $seat } hafði ekkert að ákveða á augnabliki { $at }.
no-such-eyes = Augun { $eyes } eru ekki til; í boði er: open, watch og 0 til { $last }.
record-old-moves = Fyrstu leikir ({ $count }) fylgdu eldri reglum; ekki er hægt að endursýna hana.
record-move = moves[{ $at }]: { $inner }
record-not-abandoned = Upptakan segir að spilinu hafi verið hætt, en leikirnir ljúka því.
record-not-over = Upptakan endar eftir leik { $count }, en spilinu er ekki lokið.
record-other-result = Upptakan segir { $claimed }, en leikirnir gefa { $found }.
record-other-hash = Upptakan er ekki sú sem tætigildið við hliðina er af.
line-not-record = Þessi lína er ekki upptaka af spili.
record-runs = { $path }: er úr spili sem er enn í gangi; láttu vita þegar því er lokið.
promises-not-opened = Loforð þessarar upptöku eru óopnuð: hún var tekin út meðan spilið var í gangi.
promise-of-server = Leyndarmál þjónsins er ekki það sem hann lofaði áður en gefið var.
promise-of-seat = Leynitala sætis { $seat } er ekki sú sem það lofaði áður en gefið var.
promise-of-person = Leynitala manneskju { $seat } í umferðinni er ekki sú sem lofað var fyrir gjöf.
promise-of-round = Loforð sætanna eru ekki þau sem fólkið í umferðinni gaf.
promises-twice = Einhver kemur tvisvar fyrir meðal þeirra sem lofuðu fyrir umferðina.
promised-seed = Fræið leiðir ekki af leyndarmáli þjónsins og leynitölum sætanna.
expected-whole-number = heil tala
expected-text = texti
expected-object = hlutur
expected-list = listi
expected-move = [sæti, texti]
expected-text-or-null = texti eða null
expected-result = stig og sigurvegarar, eða null
expected-texts = listi af textum
expected-seat = númer sætis, eða null
expected-old-moves = fjöldi leikja sem ekki verða endursýndir
expected-promises = það sem þjónninn og sætin lofuðu, eða null
expected-seats = { $count } stök í lista, eitt fyrir hvert sæti
expected-promise = loforð, eða null fyrir þjark
expected-people = listi yfir loforð allra sem spiluðu umferðina
expected-places = fyrir hvert af { $count } sætum númer úr þeim lista, eða null
expected-called-off = fjöldi ræsinga sem hætt var við
expected-digits = { $count } sextánskir tölustafir

## Logs

log-format = Þetta er ekki annáll á sniði { $format }.
log-damaged = Annállinn er skemmdur: { $old } gamlir leikir af { $count }.
log-too-short = Annállinn varð til eftir öðrum reglum og er of stuttur til að geyma stöðu sem halda mætti áfram frá.

## Editions

edition-of-record = útgáfa upptökunnar
other-edition = { $game }: útgáfan { $wanted } með tætigildið { $hash } er ekki til hér; þessi uppsetning er með { $here } og { $hash_here }.
no-edition = { $game }: útgáfan { $name } er ekki til; þær eru { $names }.
edition-no-table = { $where }: á að vera tafla með gildum, { got }.
edition-no-text = { $where }, { $key }: á að vera texti, { got }.
edition-unknown-key = { $where }, { $key }: er ekki lykill í þessu spili; þeir eru { $keys }.
edition-no-value = { $where }, { $key }: á að vera tafla með source og value ({ $why }).
edition-no-source = { $where }, { $key }.source: á að vera "printed" eða "rebuilt".
edition-value = { $where }, { $key }.value: á að vera { $why }, { got }.
edition-too-big = { $where }: er of stór ({ $size } bæti, en { $most } eru leyfð).
edition-text = { $where }, { $key }.value: í því er texti sem er ekki einfaldur og í mesta lagi { $most } bókstafir, tölustafir og bil.
expected-numbers = listi af heilum tölum frá { $low } til { $high }
expected-so-many-numbers = { $length } heilar tölur í lista, frá { $low } til { $high }

## Það sem brást utan frá: skrá, tenging, þjónn, skírteini

cause-missing = það er ekki til
cause-denied = aðgangi er hafnað
cause-read-only = diskurinn er aðeins til lestrar
cause-full = diskurinn er fullur
cause-folder = þetta er mappa en ekki skrá
cause-no-folder = hluti slóðarinnar er skrá en ekki mappa
cause-there = eitthvað með því nafni er þegar til
cause-too-long = nafnið er of langt
cause-loop = tenglarnir leiða í hring
cause-disk = diskurinn er bilaður
cause-too-many = of margar skrár eru opnar
cause-taken = annað forrit notar þessa gátt
cause-not-here = þessi vél hefur ekki það vistfang
cause-refused = tengingu var hafnað
cause-broken = tengingin rofnaði
cause-silent = ekkert svar berst
cause-no-way = ekkert net liggur þangað
cause-unknown-name = enginn þekkir það nafn
cause-no-names = ekki er hægt að fletta upp nöfnum núna
cause-no-host = það er ekki heiti á hýsli
cause-nothing = ekkert svar
cause-password = lykilorðið er rangt
cause-certificate = skírteininu er ekki treystandi
cause-certificate-old = skírteinið er útrunnið
cause-certificate-early = skírteinið hefur ekki enn tekið gildi
cause-certificate-own = skírteinið er undirritað af sjálfu sér
cause-certificate-other = skírteinið er gefið út á annað nafn
cause-not-https = þar er ekki talað HTTPS
cause-not-http = svarið er ekki HTTP

## TOML

toml-no-equals = lykill án = á eftir
toml-more = í línunni stendur eitthvað sem á ekki heima þar
toml-open = hornklofi eða slaufusvigi er ekki lokaður
toml-open-text = texta er ekki lokað með gæsalöppum
toml-twice = lykill eða tafla stendur þar tvisvar
toml-no-key = þar byrjar enginn lykill
toml-no-value = ekkert gildi sem TOML þekkir
toml-letter = stafur sem má ekki standa þar
toml-backslash = öfugt skástrik á undan því sem þarf það ekki
toml-number = tala er of löng
