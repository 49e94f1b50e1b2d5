# The reference card of Tower Of PanCakes!!, in a browser and a terminal.

table = Með { $players } leikmönnum: { $tricks } slagir, tölur 1 til { $highest } í fjórum litum.

numbers = Hvað spil gefur
number = Tala
plate = Diskur: vinnur, ber fram
pan = Panna: tapar, bakar
face-down = Á grúfu: tapar og bakar 1, hvað sem pannan segir. Einu sinni í spili, hvenær sem þú átt leik.
short-of = Eigir þú of fáar bakaðar kökur eða of lítið deig notar þú það sem til er.

trick = Slagur
trick-follow = Fylgdu lit ef þú getur.
trick-order = Liturinn sem kom út er hæstur, eftir tölu; svo öll önnur spil eftir tölu, af jöfnum það sem fyrr var spilað.
trick-win = Tvö bestu vinna og bera fram: allar kökurnar á einn disk. { $losers ->
    [1] Það þriðja tapar og bakar.
   *[other] Það þriðja og fjórða tapa og baka.
}
trick-lead = Sá sem átti besta spilið á næst út.

plates = Hvað diskarnir gefa
plates-hidden = Hvað diskarnir gefa: á grúfu
plate-name = Diskur
eighth = 8. kaka
others = Kökur 1–7
topmost = Efsta kaka
most = Hver af flestum
secret-rows = Uppi liggja { $above }, niðri { $below }, enginn veit hvar. Sá sem setur út á grúfu kíkir á eitt.
secret-all = { $all } liggja uppi og niðri, enginn veit hvar. Sá sem setur út á grúfu kíkir á eitt.
full = Diskur með 8 er fullur; það sem fram yfir er fer í ruslið. Dave opnar þegar hinir þrír eru fullir, byrjar nýjan stafla eftir hverja 8. köku og sóar engu.
extreme = Allir diskar eru opnir og enginn fyllist. Í hverjum turni fær eigandi efstu kökunnar stig, og sá sem á flestar kökur þar undir fær stig fyrir hverja sína.

end = Í lokin
end-discarded = Hver kaka í ruslinu
end-in-hand = Hver bökuð kaka á hendi
end-dough = Deig
end-nothing = Ekkert annað gefur stig og ekkert kostar stig.
start = Þú byrjar með { $baked } bakaðar kökur og { $dough } í deigi.
