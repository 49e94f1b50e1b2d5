# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Allt til reiðu
set-up-all = Fjórir kettir, fjórir diskar. Fyrir ofan hvern kött stendur hvað áttunda kakan gefur, fyrir neðan diskinn hvað hver hinna gefur. Á spilunum þínum: diskurinn segir hve margar þú berð fram ef spilið vinnur, pannan hve margar þú bakar ef það tapar.

trick = Slagur: hver vinnur hann og hvers vegna
trick-lead = Þú spilar út rauðri fimmu. Rautt er jarðarber; þau sem eiga jarðarber verða að fylgja.
trick-follow = { $seat1 } fylgir með rauðri sjöu. { $seat2 } á ekkert rautt og setur út græna áttu.
trick-rank = { $seat3 } verður að fylgja, með rauðum tvisti. Rautt er hæst, ofan frá og niður: 7, 5, 2. Áttan volduga er síðust, því hún er ekki rauð. { $seat1 } á besta spilið, þú það næstbesta.
trick-first = { $seat1 } ber fyrst fram: á sjöu er diskur með 3. Allar þrjár fara til eins kattar, hér til Carls.
trick-second = Nú þú: fimman þín ber 4 fram, handa Agöthu. Svo baka þau sem töpuðu: { $seat2 } 2 fyrir áttuna, { $seat3 } 4 fyrir tvistinn. { $seat1 } átti besta spilið og á næst út.

overflow = Skammtur sem flæðir yfir
overflow-before = Agatha og Bruno eru södd: 8 kökur eru hámarkið. Aðeins Carl er opinn, með 6. Þú átt besta spilið, græna sexu sem ber fram 3; { $seat3 } á það næstbesta, grænan þrist.
overflow-over = Tvær komast fyrir: sú sjöunda hjá Carl, og sú áttunda sem gefur 7. Þeirri þriðju er ofaukið. Hún fer í ruslið fyrir fullt og allt og kostar þig 2 stig.
overflow-dave = Nú eru allir þrír fullir, svo Dave opnar strax: { $seat3 } má bera honum í sama slag. Þristur bæri fram 5, en { $seat3 } á aðeins 1 bakaða köku: hún er borin fram.

dave = Dave sóar engu
dave-all = Dave var með 6, og { $seat2 } bar fram 3. Kaka númer tvö var sú áttunda og gefur 8; sú þriðja byrjar nýjan stafla. Ekkert fer í ruslið.

score = Stigablað
score-all = Spilinu er lokið. Bruno gefur þér 6 fyrir áttundu kökuna og 3 fyrir hverja af fimm öðrum, Dave 8 fyrir áttundu og 1 fyrir hverja af fimm öðrum. Ein kaka í ruslinu kostar 2, fimm bakaðar á hendi kosta 5: 27, og { $seat1 } vinnur með 29.

mystery = Kíkt á stigaspjald
mystery-all = Með huldugestum settir þú út spil á grúfu. Þú tapaðir slagnum, bakaðir 1 og mátt kíkja á eitt stigaspjald: áttunda kakan hjá Dave gefur 5. Allir sjá hvert þú kíktir, enginn annar sér hvað þar stóð.

extreme = Himinhátt: aðeins toppar og flestar telja
extreme-all = Himinháu spili er lokið. Þú átt toppinn á turni Agöthu (5) og turni Brunos (6), og undir toppi Brunos á enginn fleiri en þínar tvær (3 hvor): 17.
