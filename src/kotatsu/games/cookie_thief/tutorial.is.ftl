# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Velkomin, spæjari! Hver stal kökunni úr krúsinni? Eitt spilanna er tóma krúsin. Finndu út hver er með hana, og láttu ekki góma þig með hana.
goal = Spilaðar eru stuttar umferðir og leikmenn detta út. Sá síðasti sem eftir er vinnur: 1 stig. Séu fleiri eftir þegar umferð lýkur vinnur hæsta spil á hendi. 5 stig vinna spilið.
hand = Allir eru með eitt spil. Þegar þú átt leik dregur þú annað, leggur svo annað þeirra opið á borðið og gerir það sem á því stendur. Talan á spili er gildi þess.
look = Þú varst með Piparköku og dróst Kleinu. Með Piparköku máttu kíkja á spil hjá öðrum, góð byrjun. Leggðu Piparköku (2)!
whose = Piparkakan spyr: á hvers spil kíkir þú? Enginn annar sér það, og ekkert annað gerist. Veldu: { $seat2 }!
thief = { $seat2 } er með Tóma krús, áttu! Það veist aðeins þú. Sá sem leggur krúsina, kastar henni eða dettur út með hana er gómaður: það kostar 1 stig, og umferðinni lýkur strax.
compare = { $seat2 } lagði Laufabrauð: { $seat2 } og { $seat1 } báru saman spil í laumi. Lægra spilið dettur út, jafnt breytir engu. { $seat1 } var með 5, krúsin er 8. Því er { $seat1 } úr leik.
pancake = Svo dró { $seat3 } lummu. Þær virka strax: eftir sumar er dregið aftur, eftir aðrar á næsti leik. Lumma með kaffi sendir úr leik alla sem eru með köku með kaffi: { $seat3 }!
coffee = Sem betur fer dróst þú þína fyrst núna: Randalínu með kaffi. K merkir kaffi. K5 er 5 virði eins og venjuleg Randalína en gerir meira: tveir kasta og draga, ekki einn.
guess = Með Kleinu nefnir þú köku sem einhver er með. Sé það rétt dettur viðkomandi út. { $seat1 } reyndi það á þér, án árangurs. Þú veist meira: leggðu hana (1)!
whom = Kleinan spyr: á hvers köku giskar þú? Auk þín er aðeins { $seat2 } eftir. Veldu: { $seat2 }!
name = Síðar máttu nefna hvaða köku sem er nema Kleinurnar tvær; kaffið þarf að vera rétt. Í dag þarftu ekki að giska: { $seat2 } er með Tóma krús, áttuna. Nefndu hana!
point = Gómað! { $seat2 } missir 1 stig, jafnvel úr 0. Enginn er eftir nema þú: þú vinnur umferðina, 1 stig. Sá sem vinnur byrjar líka næstu umferð.
jar = Ný spil, og nú ert þú með Tóma krús! Haltu í hana og feldu þig með Lakkrístoppi: engin kaka annarra getur valið þig þar til þú leggur aðra. Leggðu fjarkann!
bonus = Vel falið! Þú ert enn með krúsina. Vinnir þú umferðina með hana á hendi færðu 2 stig, ekki 1. En leggðu hana aldrei, og láttu engan finna hana.
deck = Umferð lýkur líka þegar stokkurinn er búinn: hæsta spil vinnur, af jöfnum sá sem lagði hærri summu. Ein kaka liggur óséð til hliðar, leynispilið: stundum er það krúsin.
discard = { $seat1 } og { $seat3 } lögðu Randalínu: hún lætur leikmann kasta og draga. Þú hefðir kastað krúsinni: gómað! En enginn gat valið þig, þú varst í skjóli.
end = Með sexu er skipst á spilum. Sjöuna verður að leggja á undan kaffi. Í stokknum eru fjórar lummur af átta. Hvað þær gera má alltaf lesa. Nú tekur þú við; biddu um ráð þegar þú vilt.
