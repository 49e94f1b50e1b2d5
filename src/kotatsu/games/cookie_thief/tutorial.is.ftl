# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Velkomin, spæjari! Hver stal kökunni úr krúsinni? Eitt spilanna er tóma krúsin. Finndu út hver er með hana, og láttu ekki góma þig með hana.
goal = Spilaðar eru stuttar umferðir og leikmenn detta út. Sá síðasti sem eftir er vinnur: 1 stig. Séu fleiri eftir þegar umferð lýkur vinnur hæsta spil á hendi. 5 stig vinna spilið.
hand = Allir fengu eitt spil. Þú byrjar og hefur dregið annað, eins og alltaf þegar kemur að þér. Leggðu annað þeirra opið á borðið og gerðu það sem á því stendur. Talan á spili er gildi þess.
look = Þú varst með Piparköku og dróst Kleinu. Með Piparköku máttu kíkja á spil hjá öðrum, góð byrjun. Leggðu Piparköku (2)!
whose = Piparkakan spyr: á hvers spil kíkir þú? Enginn annar sér það, og ekkert annað gerist. Veldu: { $seat2 }!
thief = { $seat2 } er með Tóma krús, áttu! Sá sem leggur hana, verður að kasta henni eða dettur út með hana er gómaður: það kostar 1 stig, og umferðinni lýkur. Þá vinnur hæsta spil hinna.
compare = { $seat1 } giskaði á spilið þitt, án árangurs: meira um það bráðum. Svo lagði { $seat2 } Laufabrauð: { $seat2 } og { $seat1 } báru saman í laumi. Lægra dettur út, jafnt breytir engu. Hér hafði 8 betur en 5.
pancake = Svo byrjaði { $seat3 } á að draga lummu. Þannig dregnar virka þær strax, og eftir sumar á næsti leik. Lumma með kaffi sendir úr leik alla sem eru með köku með kaffi: hér { $seat3 }.
coffee = Sem betur fer dróst þú þína fyrst núna: Randalínu með kaffi. K merkir kaffi: sama gildi, en meira gerist. K1 giskar á spil allra hinna, K5 lætur tvo kasta og draga; K2 og K4 gera annað.
guess = Með Kleinu nefnir þú köku sem einhver er með. Sé það rétt dettur viðkomandi út. { $seat1 } reyndi það á þér, án árangurs. Þú veist meira: leggðu hana (1)!
whom = Kleinan spyr: á hvers köku giskar þú? Auk þín er aðeins { $seat2 } eftir. Veldu: { $seat2 }!
name = Vanalega máttu nefna hvaða köku sem er nema Kleinu og Kleinu með kaffi; K5 er rangt um venjulega 5. Í dag þarftu ekki að giska, svo eitt er í boði: { $seat2 } er með Tóma krús, áttuna. Nefndu hana!
point = Gómað! { $seat2 } missir 1 stig, jafnvel úr 0. Enginn er eftir nema þú: þú vinnur umferðina, 1 stig. Sá sem vinnur byrjar líka næstu umferð.
jar = Ný spil, og nú ert þú með Tóma krús! Haltu í hana og feldu þig með Lakkrístoppi: þar til þú leggur aðra köku getur engin kaka valið þig og engin lumma tekið spil þitt. Leggðu fjarkann!
bonus = Vel falið! Þú ert enn með krúsina. Vinnir þú umferðina með hana á hendi færðu 2 stig, ekki 1. En leggðu hana aldrei, og láttu engan finna hana.
deck = Umferð lýkur líka eftir leikinn sem tæmir stokkinn: hæsta spil vinnur; af jöfnum sá sem lagði hærri summu, annars er deilt. Ein kaka liggur óséð til hliðar, leynispilið: það gæti verið krúsin.
discard = { $seat1 } og { $seat3 } lögðu Randalínu: hún lætur leikmann kasta og draga (lummu sem þá kemur er kastað ólesinni). Þú hefðir misst krúsina: gómað! En þú varst í skjóli.
end = Með sexu skiptir þú á spili við einhvern. Með Hnallþóru (7) og kaffi á hendi verður þú að leggja sjöuna. Í stokknum eru fjórar lummur af átta; ein kallar aftur einhvern sem er úr. Hér má lesa um öll spil. Spilaðu áfram; peran gefur ráð.
