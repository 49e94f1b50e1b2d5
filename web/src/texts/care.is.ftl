# What a device can be told to like, and who else is at a table: read when it is opened.

## Settings

settings-theme = Ljóst eða dökkt
theme-auto = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
settings-speed = Hraði hreyfinga
settings-calm = Tækið þitt biður um litla hreyfingu, svo hér hreyfist ekkert.
settings-sound = Hljóð
settings-confirm = Spyrja áður en leikið er
settings-forced = Leika sjálfkrafa þegar aðeins eitt er í boði
settings-type = Stærð texta
settings-cards = Stærð spilanna þinna
size-small = Lítil
size-usual = Venjuleg
size-large = Stór
size-largest = Stærst
settings-sort = Röð spilanna þinna
sort-dealt = Eins og þau voru gefin
sort-number = Eftir tölum
sort-colour = Eftir litum
sort-own = Eins og ég raða þeim
settings-sort-own = Dragðu spil þangað sem þú vilt hafa það; á lyklaborði heldurðu Shift niðri og ýtir á ör.
settings-left = Fyrir örvhenta í síma
settings-awake = Halda skjánum vakandi meðan spilað er
settings-vibrate = Titra þegar þú átt leik
settings-talk = Sýna spjallið

## The others

mute = Þagga
mute-name = Þagga bara hjá mér: { $name }
unmute = Heyra aftur
unmute-name = Heyra aftur: { $name }
report = Kvarta
report-sure = Segja gestgjafanum frá slæmri hegðun? Kvörtunin varðar: { $name }. Enginn annar fær að vita af því.
reported = Gestgjafinn veit af því.
reports-line = Kvörtun frá: { $by }. Hún varðar: { $name }.
