# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = Velkomin í pönnukökuhúsið! Fjórir kettir bíða við diskana. Þú og þrír aðrir kokkar hlaðið á þá pönnukökum. Flest stig eftir átta slagi vinna.
goal = Hver kaka sem þú leggur á disk gefur þér stig: undir diskinum stendur hve mörg. Sú áttunda ein gefur hærri töluna fyrir ofan, þeim sem leggur hana.
chips = Þetta eru kökurnar þínar: 5 bakaðar, 15 enn í deigi. Aðeins bakaðar má bera fram. Bakaðar kökur sem verða eftir í lokin kosta 1 stig hver; deig kostar ekkert.
cards = Slagur: hver kokkur setur út eitt spil. Sírópslitirnir eru fjórir, frá 1 til 8. Ef spilið vinnur segir diskurinn á því hve margar þú berð fram; ef það tapar segir pannan hve margar þú bakar.
lead = Þú byrjar, svo þinn litur gildir: hin verða að fylgja ef þau geta. Tvö hæstu spilin í honum vinna, og ekkert er hærra en 8. Settu út gulu áttuna!
follow = { $seat1 } og { $seat2 } eiga gult og urðu að fylgja. { $seat3 } á ekkert gult og setti út annan lit. Tvö spil vinna: áttan þín er best, { $seat1 } á það næstbesta.
rank = Aðrir litir koma á eftir öllu gulu, eftir tölu; af jöfnum er það fyrra betra. Því getur jafnvel gult 1 unnið, ef hin eiga ekkert gult.
serve = Þau sem vinna bera fram, þú fyrst. Diskur áttunnar segir 2: leggðu 2 kökur, ekki færri, á sama disk. Agatha gefur 4 stig fyrir hvora. Gefðu henni!
bake = { $seat1 } gaf Agöthu líka. Þau tvö sem töpuðu bökuðu: pannan gerir deig að kökum. Tap er ekki slæmt: sá sem vinnur með fátt bakað ber bara það fram, með ekkert bakað ekkert.
lose = Besta spilið á næst út: þú. Lág spil vinna sjaldan en baka mikið. Grænt 1 tapar um leið og tveir aðrir fylgja lit, og pannan á því bakar 4. Settu það út!
baked = Fjórar nýbakaðar, tilbúnar á diskana. { $seat2 } átti besta spilið, fær slaginn og á út. Fjöldi slaga við hvert nafn skiptir aðeins máli ef stigin eru jöfn.
waste = Diskur er fullur með 8. { $seat3 } bar Agöthu 4, en 3 komust fyrir: sú þriðja var sú áttunda og gefur 5, sú fjórða fór í ruslið: 2 stig í mínus. Á fullan disk má ekkert leggja.
must-follow = { $seat2 } byrjaði á rauðu og þú verður að fylgja. Rauðu áttuna slær ekkert, en næstbesta spilið ber líka fram: settu út rauðu sexuna.
eighth = Þú átt næstbesta spilið og berð fram 3. Á diski Brunos eru 5: síðasta kakan þín verður sú áttunda og gefur 6, hinar tvær 3 hvor. Gefðu Bruno!
full = Tólf stig í einu! Góður kokkur telur fram í tímann: vinndu þegar rétt vantar þá áttundu, tapaðu þegar þig vantar stóra pönnu.
dave = Dave bíður þar til hinir þrír diskarnir eru fullir. Svo borðar hann endalaust og ekkert fer í ruslið: hver áttunda kaka hjá honum gefur 8, hver önnur 1.
end = Eftir átta slagi er talið: kökur þínar á diskum, mínus 2 fyrir hverja í ruslinu og 1 fyrir hverja bakaða á hendi. Nú tekur þú við; biddu um ráð þegar þú vilt.
