# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Bærinn áður en hann er málaður
set-up-all = Sextán þök. Fjögur þeirra eru hvítir hringir: sá sem á út velur lit á hvern. Við hlið bæjarins liggja óskirnar, og á hendi eru gjafirnar þínar.

request = Ósk og ★ hennar
request-all = Þrjár óskir bæjarstjórnar, þrjár íbúa: mynstur sem mega vera hvar sem er á þökunum, aldrei snúin. Talan segir hvers virði ósk er; til að fá stigin verður nýja flísin þín að hafa lit ★.

gifts = Gjafir: hver málar hvenær
gifts-lead = { $seat1 } á út með trefla-3. { $seat2 } á trefil og verður að gefa hann: trefla-4.
gifts-trump = { $seat3 } á engan trefil og gefur vindla-1. Vindlar eru tegund númer tvö sem birtist: þeir eru tromp.
gifts-order = Þú átt ekki heldur trefil og gefur brauð-2. Tromp fyrst, svo treflar frá háum til lágra: { $seat3 }, { $seat2 }, { $seat1 }. Brauð er þriðja tegund og kemst ekki í röðina: þú hjálpar.

paint = Þökin: ósk gefur stig
paint-first = { $seat3 } málar fyrst, með alla þrjá liti í boði: rautt í neðstu röð.
paint-score = Nú er ósk íbúa á þökunum, með nýju flísina í sér, og rautt er litur ★: 9 stig. Óskin er lögð á grúfu.
paint-second = { $seat2 } á blátt og gult eftir, tekur gult og uppfyllir ekkert.
paint-third = Blátt er eftir, { $seat1 } tekur það og uppfyllir ósk bæjarstjórnar: 3 stig, og spilinu er snúið við. Tveir málarar hafa fengið stig, svo þú, sem hjálpaðir, færð 2.

score = Spilinu er lokið
score-all = Eftir sex lotur. Fimm óskir, á 3, 3, 5, 7 og 9, og 1 stig fyrir hjálp: þú ert með 28 og vinnur.

circles = Hvítur hringur fylltur
circles-all = Þú átt út og fyllir því hvítu hringina, frá efstu röð og niður, og þekkir hönd þína og allar óskir. Sá fyrsti er nú blár.
