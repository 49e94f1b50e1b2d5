# What the cat says in the guided first game (tutorial.toml). $seat1 is the other player.

welcome = Velkomin í kattaturninn! Þú og { $seat1 } innréttið hvort sinn turn fyrir sex kisur, einn hlut í einu. Flest stig vinna.
floors = Þetta er turninn þinn: fimm dálkar, A til E, með sexstrendum reitum. Litla talan í reit er hæð hans. Þar sem reipi hangir er enginn reitur. Tölurnar yfir dálkunum koma síðar.
items = Hér búa sex kisur, og hver elskar einn hlut. Við hann stendur tala teningsins: 1 hús, 2 garn, 3 fiðrildi, 4 skál, 5 bæli, 6 mús.
take = Teningarnir eru alltaf einum fleiri en leikmenn: hér þrír. Þú tekur einn, { $seat1 } einn, og sá síðasti gildir fyrir bæði. Þú ert á undan, það sýnir litli teningurinn við nafnið: taktu þristinn!
two-dice = { $seat1 } tók 6, svo 2 er eftir handa ykkur báðum. Af tölunum þínum, 3 og 2, er önnur hluturinn og hin hæðin, eins og þú vilt. Bæði ákveðið þið í laumi og sýnið svo.
butterfly = Það er því fiðrildi (3) á hæð 2, eða garn (2) á hæð 3, í hvaða dálki sem er. Snertu auða reitinn A2 (dálk A, hæð 2) og teiknaðu þar fiðrildi!
footprint = Nú sést hvað þið teiknuðuð. Fiðrildið þitt er 2 stiga virði og færir loppufar, hér fyrir neðan: það getur breytt tölu síðar. Henti þér ekkert máttu alltaf segja pass: það færir líka loppufar. En 9 stigin sem { $seat1 } fékk?
yarn = { $seat1 } teiknaði garn (2) á hæð 6: B6. Í hverjum dálki gefur mest garn 9, næstmest 3, ekkert garn 0. Jöfn deila: tvö efst fá 6 hvort, tvö næst 1 hvort, brot falla niður. Stig geta lækkað aftur!
take-second = Í hverri umferð er nýr á undan: nú { $seat1 }, sem tók aftur 6. Af síðustu tveimur teningum gildir sá sem þú tekur ekki fyrir bæði. Taktu fjarkann!
bowl = Skál gefur 2 stig fyrir hverja tegund hlutar sem á hlið með henni, líka aðra skál. Teiknaðu eina (4) á hæð 3, í A3, við fiðrildið þitt.
mouse = { $seat1 } teiknaði mús: 1 stig. En mýs elska félagsskap: tvær sem snertast gefa 2 × 2 = 4, þrjár saman 3 × 3 = 9, og svo framvegis.
houses = Hús (1) kemst aðeins í reitina tólf með útlínum húss, eins og B3; þangað mega aðrir hlutir líka. Við hvert nýtt hús velur þú kisu sem fær strax stig: húsin þín, það nýja með, × hlutirnir sem hún elskar.
change = Enginn ás kom upp, en þú átt loppufar. Hvert sem þú eyðir hækkar eða lækkar aðra hvora tölu þína um 1, aðeins fyrir þig, þó aldrei undir 1 eða yfir 6. Taktu tvistinn!
cat = Loppufarið gerir 2 að 1. Teiknaðu hús í B3! Þá fær ein kisa stig, endanlega: húsa-, fiðrilda- eða skálakisa, 1 × 1 hver; hinar fengju 0.
later = Kisan sem þú valdir er búin fyrir fullt og allt. Hinar fimm bíða hver síns húss, og biðin borgar sig: með 2 hús og 3 mýs fær músakisan 2 × 3 = 6.
cushion = Skálin þín snertir nú líka hús: 2 í viðbót, alls 4. { $seat1 } teiknaði bæli: það er jafnmikils virði og hæðin, 3.
columns = Tölurnar efst: í fyrstu umferðinni sem einhver fyllir dálk fá öll sem fylla hann þá stóru, hvert um sig óskipta. Þau sem fylla hann í síðari umferð fá þá litlu.
end = Strikin þrjú við nafn eru fullir dálkar: við þriðja dálk einhvers er umferðin sú síðasta. Loppuför sem verða eftir gefa ekkert; jafnir deila sigri. Nú tekur þú við; peran fyrir neðan gefur ráð.
