# The reference card of Trico Roof, in a browser and a terminal.

table = Með { $players } leikmönnum: { $phases } lotur, í hverri { $gifts } gjafir{ $each ->
    [1] .
   *[other] , { $each } frá hverjum.
}

gifts = Gjafir
gifts-cards = Brauð, vín, trefill og vindlar: 1 til { $numbers }, { $copies ->
    [1] hvert spil einu sinni.
    [2] hvert spil tvisvar.
   *[other] hvert spil { $copies } sinnum.
}
gifts-follow = Gefðu tegundina sem kom út ef þú átt hana.

ranks = Hver málar fyrst
rank-trump = Tromp: tegund númer tvö sem birtist
rank-led = Tegundin sem kom út
rank-assist = Þriðja eða fjórða tegund: gefandinn hjálpar
ranks-within = Innan tegundar er hærri tala á undan; af tveimur eins spilum það sem síðar kom.
ranks-none = Birtist aðeins ein tegund er ekkert tromp.
ranks-next = Fyrsti málarinn á út í næstu gjöfum.

example-given = Gefið í þessari röð
example-order = Málað í þessari röð
example-assists = hjálpar

painting = Málun
paint-how = Taktu flís af hvaða þaki sem er og leggðu þar aðra í öðrum lit. Flísar í hverjum lit eru { $chips }.
paint-set = Málarar 1 til 3 deila einni rauðri, einni blárri og einni gulri: þrjár í boði, svo tvær, svo ein.
paint-new = { $painters ->
    [4] Fjórði málari velur úr nýju setti.
   *[other] Fjórði og fimmti málari deila nýju setti: þrjár í boði, svo tvær.
}

requests = Óskir
requests-how = Nýja flísin þín verður að vera hluti af fullgerðu mynstri og hafa lit ★-reits; hún þarf ekki að liggja á ★. Mynstrum er aldrei snúið og þau aldrei spegluð.
requests-one = Eftir málun máttu taka stig fyrir eina ósk, ekki fleiri, og þarft þess aldrei.
government = Bæjarstjórn: alltaf opin. Spili sem gefur stig er snúið við.
residents = Íbúar: þrjár opnar, nýjar í hverri lotu.
worth = { $points } stig

scoring = Stig
points-request = Ósk
points-request-worth = talan á henni
points-assist = Hjálparhella, fyrir hvern málara sem fær stig
