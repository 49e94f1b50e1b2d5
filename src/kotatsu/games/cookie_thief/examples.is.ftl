# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Umferð hefst
set-up-all = Allir eru með eina köku; þú hefur þegar dregið aðra, því þú átt leik. Í miðjunni er stokkurinn og við hlið hans leynispilið sem enginn þekkir.

guess = Kleina: giskað
guess-before = Þú ert með tvær kökur með gildið 1: Kleinu og Kleinu með kaffi. Þú leggur þá venjulegu.
guess-lay = Með Kleinu velur þú andstæðing og nefnir köku. Kaffið skiptir máli: allt þarf að stemma.
guess-name = Þú segir að { $seat1 } sé með Hjónabandssælu með kaffi, og það er rétt. { $seat1 } er úr leik í umferðinni og sýnir spilið. { $seat2 } á næst leik.

compare = Laufabrauð: hver er með lægra?
compare-before = Þú ert með Laufabrauð og Lakkrístopp, 3 og 4. Þú leggur þristinn og heldur fjarkanum.
compare-lay = Þú og { $seat1 } sýnið hvort öðru spilin: 4 hjá þér gegn 1. Lægra spilið dettur út.

protected = Lakkrístoppur ver
protected-all = Þú hefur lagt Lakkrístopp. Þar til þú leggur aðra köku getur engin kaka annarra valið þig.

caught = Gómað með krúsina
caught-before = Aðeins þú og { $seat1 } eruð eftir. Þú veist hvaða spil { $seat1 } er með, því þú áttir það þar til þið skiptust á spilum: það er tóma krúsin, hæsta spilið af öllum.
caught-lay = Því leggur þú Randalínu: leikmaður að þínu vali kastar hendinni og dregur nýja.
caught-out = { $seat1 } verður að kasta krúsinni. Sá sem það gerir er úr leik, og umferðinni lýkur strax. Þú vinnur hana: þú færð stig, og { $seat1 } missir eitt.

round-end = Stokkurinn er búinn
round-end-before = Síðasta spilið hefur verið dregið, svo þetta er síðasti leikur umferðarinnar: { $seat2 } á hann. Þú ert með Hjónabandssælu, sexu.
round-end-end = { $seat2 } lætur skipta á spilum: { $seat3 } fær þitt og þú hitt. Þá er stokkurinn búinn og allar hendur sýndar. Þín er nú hæst, tóma krúsin. Þú vinnur umferðina: eitt stig, og annað fyrir krúsina.

cakes = Kökurnar
cakes-all = Frá Kleinu, sem er 1, til tómu krúsarinnar, sem er 8; með kaffi hægra megin við hverja. Á hverju spili stendur hvað það gerir.

pancakes = Lummurnar
pancakes-all = Þær eru átta, og fjórar eru í stokki hverrar umferðar. Þær virka um leið og þær eru dregnar.
