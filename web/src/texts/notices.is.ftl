# Það sem appið segir um tilkynningar, og um sjálft sig þegar það er komið í tækið.

newer-app = Það er komið nýrra Kotatsu.
newer-take = Hlaða með því
newer-later = Seinna
asleep-title = Ekkert net
asleep-line = Kotatsu nær ekki sambandi við þjóninn. Spilin þín eru örugg þar: komdu aftur þegar netið kemur.
asleep-again = Reyna aftur

notices-title = Láta mig vita þegar ég á leik
notices-who = Segðu fyrst til nafns hér að ofan, svo að við vitum hvern á að láta vita.
notices-line = Sá sem er ekki við borðið er látinn vita einu sinni í hverri umferð. Ekkert er sent fyrr en þú biður um það hér.
push-switch = Í þessum vafra, líka þegar Kotatsu er lokað
push-here = Þessi vafri
push-elsewhere = Annar vafri
push-not-here = Þessi vafri getur ekki tekið við tilkynningum þegar Kotatsu er lokað. Settu Kotatsu fyrst á heimaskjáinn ef þú ert með iPhone.
push-not-server = Þessi þjónn getur ekki látið vafra vita, en hann getur látið veffang vita.
push-not-permitted = Vafrinn leyfir það ekki: leyfðu tilkynningar frá þessari síðu í stillingum hans.
remove = Fjarlægja
channel-remove = Fjarlægja { $name }
channel-address = Vefkrókur (Discord, Slack eða þinn eigin)
channel-address-mail = Netfang eða vefkrókur (Discord, Slack eða þinn eigin)
channel-add = Bæta við
mail-code = Kóðinn sem barst í pósti
mail-code-send = Staðfesta
hook-secret = Lykill undirskrifta
hook-secret-line = Með honum getur viðtakandinn gengið úr skugga um að tilkynning sé héðan.
quiet = Kyrrðartími
quiet-from = frá
quiet-to = til
reminders = Minna mig á áður en tíminn rennur út í hægum spilum
bell = Láta mig vita þegar ég á leik hér
notice-network = Síðasta tilkynning barst ekki: enginn svaraði þar.
notice-answer = Síðustu tilkynningu var ekki tekið þar.
notice-address = Ekki tókst að senda síðustu tilkynningu: veffangið er rangt.
notice-private = Þetta veffang er á einkaneti sem þessi þjónn talar ekki við.
notice-mail = Ekki tókst að senda síðasta póst.
notice-unsure = Þjónninn stöðvaðist á meðan hann sendi síðustu tilkynningu: hún barst kannski ekki. Hér er hún ekki send aftur, svo að enginn sé látinn vita tvisvar.
