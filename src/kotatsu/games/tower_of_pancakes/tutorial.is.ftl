# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Velkomin í pönnukökuhúsið! Fjórir kettir bíða við diskana. Þú og þrír aðrir kokkar hlaðið á þá pönnukökum. Flest stig eftir átta slagi vinna.
goal = Hver kaka sem þú leggur á disk gefur þér stig: undir diskinum stendur hve mörg. Sú áttunda ein gefur hærri töluna fyrir ofan, þeim sem leggur hana.
chips = Þetta eru kökurnar þínar: 5 bakaðar, 15 enn í deigi. Aðeins bakaðar má bera fram. Bakaðar kökur sem verða eftir í lokin kosta 1 stig hver, nú myndir þú missa 5; deig kostar ekkert.
cards = Slagur: hver kokkur setur út eitt spil. Sírópin eru fjögur, gult, brúnt, rautt og grænt, frá 1 til 8. Spil sem vinnur ber fram töluna á litla diskinum; spil sem tapar bakar töluna á litlu pönnunni.
lead = Þú byrjar, svo þinn litur gildir: hin verða að fylgja ef þau geta. Tvö hæstu spilin í honum vinna, og ekkert er hærra en 8. Settu út gulu áttuna!
follow = { $seat1 } og { $seat2 } eiga gult og urðu að fylgja. { $seat3 } á ekkert gult og setti út annan lit. Tvö spil vinna: áttan þín er best, { $seat1 } á það næstbesta.
rank = Aðrir litir koma á eftir öllu gulu, eftir tölu; af jöfnum er það á undan sem fyrr var spilað. Því getur jafnvel gult 1 unnið, ef hin eiga ekkert gult, og ber þá fram 6.
serve = Þau sem vinna bera fram, þú fyrst. Diskur áttunnar segir 2: leggðu 2 kökur, ekki færri, á sama disk. Agatha gefur 4 stig fyrir hvora. Gefðu henni!
bake = { $seat1 } gaf Agöthu líka: merkið og ofanáleggið sýna hver á hvaða köku. Hin tvö bökuðu eins og pannan segir. Þú þarft hvort tveggja: með fátt bakað er bara það borið fram, og með ekkert bakað ekkert.
lose = Besta spilið á næst út: þú. Lág spil vinna sjaldan og bera því meira fram og baka meira. Grænt 1 tapar um leið og tveir aðrir fylgja lit, og pannan á því bakar 4. Settu það út!
baked = Fjórar nýbakaðar. { $seat2 } átti besta spilið, fær slaginn og á út. Litlu spilin við nafn eru fengnir slagir: séu stig jöfn ráða flestir slagir, og séu þeir jafnmargir er sigrinum deilt.
waste = { $seat2 } gaf Bruno. { $seat3 } varð að bera fram 4, en Agatha hafði pláss fyrir 3: sú síðasta þeirra var sú áttunda og gefur 5; sú fjórða fór í ruslið og kostar 2 stig. Diskur með 8 er fullur.
must-follow = { $seat2 } byrjaði á rauðu og þú verður að fylgja. Rauðu áttuna slær ekkert, en næstbesta spilið ber líka fram: settu út rauðu sexuna.
eighth = Þú átt næstbesta spilið og berð fram 3. Á diski Brunos eru 5: síðasta kakan þín verður sú áttunda og gefur 6, hinar tvær 3 hvor. Gefðu Bruno!
full = Tólf stig í einu! Teldu fram í tímann: vinndu þegar rétt vantar þá áttundu. En vont er að vinna þar sem ekkert pláss er, og að baka meira en þú nærð að bera fram.
dave = Dave bíður þar til hinir þrír diskarnir eru fullir og opnar þá strax, jafnvel fyrir næstbesta spil þess slags. Hann borðar endalaust og sóar engu: hver áttunda kaka gefur 8, hver önnur 1.
end = Eftir átta slagi er talið: kökur þínar á diskum, mínus 2 fyrir hverja í ruslinu og 1 fyrir hverja bakaða á hendi. Nú tekur þú við! Peran gefur ráð; línan við hlið hennar sýnir öll stig.
