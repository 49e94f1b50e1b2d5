# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Höndin þín, á undan fyrsta turni
set-up-all = Þrettán ávaxtaspil. Með fjórum leikmönnum verða tvö þeirra fyrsti turninn þinn; aðeins það efra mun sjást.

towers = Fyrstu turnar
towers-all = Allir hafa valið, og fyrstu turnar eru sýndir samtímis: toppur hvers þeirra og hve mörg spil eru í honum. Hvað er undir veit aðeins sá sem reisti hann.

trick = Slagur og Pönnukökufæri
trick-lead = { $seat0 } spilar út jarðarberja-2. { $seat1 } fylgir með 1, { $seat2 } með 6.
trick-x = Eina jarðarberið þitt er X, svo þú verður að setja það út og nefna tölu. Sem 6 kæmi það of seint. Þú nefnir 2: það er talan sem { $seat0 } setti út, og þú færð Pönnukökufæri.
trick-take = Itadaki! Þú tekur toppinn, kíví-4, sem { $seat0 } átti, á þinn turn: færisstig. Svo fær { $seat2 } slaginn á 6, hæsta jarðarberið. Hann verður nýr turn sem { $seat2 } á, með 6 efst.

two-chances = Tvö færi í einu
two-chances-before = { $seat1 } og { $seat2 } hafa hvort sett út banana-2, og þú átt leik.
two-chances-match = Þú setur líka út 2: færi hjá hvoru þeirra, í þeirri röð sem þú vilt.
two-chances-take = { $seat1 } missir kíví-4 til þín. Allir sjá hvað var undir: 6.
two-chances-give = Þú gefur kíví-4 strax áfram: { $seat2 } fær það. Tvö spil flutt eru tvö stig. Svo fær { $seat1 } slaginn: af jöfnum tölum ávaxtarins sem kom út gildir sú fyrsta.

new-tower = Slagur verður turn
new-tower-all = Spil þess sem vann er efst, undir því spil sessunautar til vinstri, og svo áfram. Héðan í frá má aðeins skoða það efsta.

score = Umferð lýkur
score-all = Síðustu spilin liggja á turnunum. Þú átt 4 turna, tölurnar efst gera 17, og þú fluttir 1 spil: 22 stig.
