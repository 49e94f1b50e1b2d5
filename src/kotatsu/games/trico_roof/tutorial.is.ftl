# What the cat says in the guided first game (tutorial.toml). $seat1 and $seat2 are the other players.

welcome = Velkomin í þrílita bæinn! Þú, { $seat1 } og { $seat2 } málið sextán þök bæjarins rauð, blá og gul. Eftir sex lotur vinna flest stig; jafnir deila sigrinum.
requests = Stigin koma af óskum, spjöldunum kringum bæinn: myndum af þökum, hvar sem er í bænum, en eins og teiknað er, aldrei snúnum. Punktareitur: hvaða litur sem er. Bæjarstjórnin gefur 3 (litla myndin er bakhliðin), íbúar sína tölu.
white = Raðir hafa tölur og dálkar bókstafi: 1d er efst til hægri. Fjögur þök voru ómáluð í fyrstu, hvítu hringirnir: { $seat2 } átti fyrst út og valdi liti þeirra. Loppuförin fyrir neðan telja stig allra.
gifts = Gildismeistarinn segir hver málar fyrst, eftir gjöfum: í hverri lotu gefur hver eina, brauð, vín, trefil eða vindla, 1 til 4, hvert spil er til tvisvar. Spilin þín sex duga í sex lotur.
follow = { $seat2 } á út með vín-4. Þau sem eiga vín verða að gefa vín, og háar tölur eru betri. Þú átt ekkert vín og mátt því gefa hvað sem er.
trump = Tegund númer tvö sem birtist verður tromp. Hún slær þá fyrstu, jafnvel með 1! Þín verður númer tvö: gefðu brauð-1.
order = Brauð er tromp, svo þú málar fyrst og { $seat2 } næst. { $seat1 } gaf þriðju tegundina, trefil: þá er ekki málað heldur hjálpað, og stig fæst fyrir hvern málara sem fær stig.
star = Áður en þú málar: þriðja mynd íbúanna gefur 9, ef nýja þakið þitt fullgerir hana og hefur lit einhverrar stjörnu hennar, eins og blátt. Það þarf ekki að vera þar sem stjarnan er.
starless = Rautt á 4c myndi líka ljúka þeirri mynd. En sé stjarnan aðeins ein, eins og á fyrstu mynd bæjarstjórnar, gefa aðrir litir ekkert. Ekki heldur mynd sem er þar þegar, án nýja þaksins þíns.
paint = Blátt á 2b er rétt: með 2a, 3b og 3c verður það myndin. Fyrst er litur valinn (blátt er þegar valið), svo þak í öðrum lit; gamla flísin fer aftur í bunkann. Málaðu 2b blátt!
score = Myndin er fullgerð, og nýja flísin þín hefur lit stjörnu. Taktu stigin! Þá getur enginn annar það: ósk íbúa lokast þegar stigin eru tekin.
turned = Þú tókst blátt, svo rautt og gult var eftir: { $seat2 } valdi úr því, þrír málarar nota hvern lit einu sinni. { $seat2 } fékk 3 fyrir spil bæjarstjórnar. Því var snúið, og bakhliðin gildir nú.
assist = Tveir málarar hafa fengið stig, þú og { $seat2 }. Fyrir hvorn þeirra fær hjálparhellan stig, svo { $seat1 } fær 2.
lead = Ný lota: öllum þremur óskum íbúa var skipt út, hvort sem stig fengust eða ekki. Þú málaðir fyrst og átt því út: gefðu vindla-4!
equal = Aðeins vindlar voru gefnir, svo ekkert er tromp. { $seat2 } gaf hinn fjarkann, og af jöfnum gjöfum er sú seinni betri: þú málar næst.
left = { $seat2 } tók rautt, svo blátt og gult er eftir handa þér. Málaðu 2c blátt: það fullgerir tvær myndir, og þú mátt taka stig fyrir aðra.
choice = Taktu 7! Líka má taka engin stig: spili bæjarstjórnar er snúið við þegar stig fást og bakhliðin gæti nýst næsta málara; og þá fær hjálparhellan líka stig.
end = { $seat1 } málar síðast og verður að taka síðasta litinn: góðar gjafir borga sig! { $seat2 } á næst út. Nú tekur þú við; biddu um ráð þegar þú vilt.
