# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Velkomin, spæjari! Hver stal kökunni úr krúsinni? Eitt spilanna er tóma krúsin. Komstu að því hver er með hana, og láttu ekki góma þig með hana.
goal = Spilaðar eru stuttar umferðir og leikmenn detta út. Sá síðasti sem er eftir vinnur umferðina: 1 stig. Séu fleiri eftir þegar henni lýkur vinnur hæsta spil á hendi. 5 stig vinna spilið.
hand = Allir fengu eitt spil. Þú byrjar og hefur dregið annað, eins og alltaf þegar kemur að þér. Leggðu annað þeirra opið fyrir framan þig og gerðu það sem á því stendur. Talan á spili er gildi þess.
look = Þú varst með Piparköku og dróst Kleinu. Með Piparköku máttu kíkja á spil hjá öðrum, góð byrjun. Leggðu Piparköku (2)!
whose = Piparkakan spyr: á hvers spil kíkir þú? Enginn annar sér það, og ekkert annað gerist. Veldu: { $seat2 }!
thief = { $seat2 } er með Tóma krús, áttuna! Sá sem leggur hana, kastar henni eða dettur út með hana er gómaður: það kostar 1 stig og umferðinni lýkur, og hæsta spil hinna vinnur. Fylgstu nú með hinum.
tried = { $seat1 } lagði Kleinu: þá nefnir maður einhvern og kökuna sem maður heldur að sá sé með. { $seat1 } nefndi þig og sexuna. Þú ert ekki með hana, svo ekkert gerist. Hefði það verið rétt værir þú úr leik.
compare = { $seat2 } leggur Laufabrauð: tveir bera saman spilin sín og engir aðrir sjá þau. Sá með lægra spilið dettur út; séu þau jöfn, enginn. Þú veist hvað { $seat2 } er með. Sjáum hver dettur út!
pancake = { $seat1 } var með fimmu á móti áttunni: úr leik! Svo dró { $seat3 } lummu. Lummum er ekki haldið, þær virka strax. Þessi, Lumma með kaffi, sendir úr leik alla sem eru með köku með kaffi: { $seat3 } var með eina.
coffee = Sem betur fer dróst þú þína ekki fyrr en núna: Randalínu með kaffi. K merkir kaffi: K5 er 5 virði eins og venjulega kakan, en gerir meira. Táknið i á spili segir hvað það gerir.
guess = Gerðu nú það sem { $seat1 } reyndi: með Kleinu nefnir þú köku sem einhver er með, og sé það rétt dettur viðkomandi út. Þú hefur séð spilið sem { $seat2 } er með. Leggðu Kleinu (1)!
whom = Kleinan spyr: á hvers köku giskar þú? Auk þín er aðeins { $seat2 } eftir. Veldu: { $seat2 }!
name = Vanalega máttu nefna hvaða köku sem er nema Kleinu og Kleinu með kaffi, og K5 er ekki 5. Í dag þarftu ekki að giska, svo eitt er í boði: { $seat2 } er með Tóma krús, áttuna. Nefndu hana!
point = Gómað! { $seat2 } missir 1 stig, jafnvel úr 0. Enginn er eftir nema þú: þú vinnur umferðina, 1 stig. Sá sem vinnur byrjar líka næstu umferð.
jar = Ný spil, og nú ert þú með Tóma krús! Haltu í hana og feldu þig með Lakkrístoppi: þar til þú leggur aðra köku getur engin kaka valið þig og engin lumma tekið spil þitt. Leggðu fjarkann!
bonus = Vel falið! Vinnir þú með krúsina á hendi færðu 2 stig, ekki 1. Umferð lýkur líka þegar stokkurinn tæmist: þá vinnur hæsta spil, en séu tvö jöfn hærri summa opinna kakna. Ein kaka er óséð til hliðar, leynispilið.
discard = { $seat1 } og { $seat3 } lögðu Randalínu: einhver verður að kasta og draga. Þú hefðir misst krúsina: gómað! Lumma sem er dregin þannig gerir ekkert, eins og sú hálfbakaða í kastbunkanum.
end = Tvær kökur eru eftir: með sexu skiptir þú á spili við einhvern, og með Hnallþóru (7) og kaffi á hendi verður þú að leggja sjöuna. Hér má lesa um öll spil, líka lummurnar átta. Spilaðu áfram; peran gefur ráð.
