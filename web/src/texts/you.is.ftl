# What somebody's own page says; the shell has what leads to it.

you-title = Síðan þín
you-none = Sagan þín hefst með fyrsta spilinu sem þú lýkur.
you-since = Hér síðan { $date }
you-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
you-wins = { $count ->
    [0] enginn sigur enn
    [one] { $count } sigur
   *[other] { $count } sigrar
}
you-hours = { $hours ->
    [0] innan við klukkustund við borðið
    [one] { $hours } klukkustund við borðið
   *[other] { $hours } klukkustundir við borðið
}
you-against = Hvaða spil teljast hér
you-all = Öll
you-bots = Gegn þjörkum
you-people = Með fólki
you-counting = { $count ->
    [one] Enn á eftir að telja { $count } lokið spil á þessum þjóni.
   *[other] Enn á eftir að telja { $count } lokin spil á þessum þjóni.
}
you-share = unnið
you-even = jafn hlutur: { $percent } %
you-points = stig að meðaltali
you-best = flest stig
you-streak = Lengsta sigurganga
you-streak-now = { $count ->
    [one] { $count } sigur í röð núna
   *[other] { $count } sigrar í röð núna
}
you-strength = Styrkur
strength-about = { $level ->
    [kitten] Á við kettling
    [cat] Á við kött
    [alley-cat] Á við götukött
   *[tiger] Á við tígur
}
strength-above = Sterkari en tígur
strength-below = Ekki enn á við kettling
strength-scale = { $rating } ± { $within } á kvarða þjarkanna: köttur hefur 0 og 400 meira þýðir tífaldar sigurlíkur. Eftir { $games } spil.
strength-none = Fimm spil gegn þjörkum gefa fyrsta mat.
you-over-time = Í tímans rás
you-curve-won = Hlutfall unninna spila
you-curve-points = Stig
you-curve = { $what }: fyrst { $first }, undanfarið { $last }
you-records = Met
you-details = Eftir fjölda, afbrigði og andstæðingum
you-mode = Afbrigði
you-mode-usual = venjulegt
you-opponents = Andstæðingar
you-rivals-several = ýmiss konar
you-rivals-people = fólk
you-column-games = Spil
you-column-won = Unnið
you-column-points = Stig
you-companions = Fólk sem þú spilar við
you-companion = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}, á undan: { $ahead }, á eftir: { $behind }
you-history = Öll spil
you-any-game = Öll spil
you-any-number = Hvaða fjöldi sem er
you-any-opponents = Hver sem er
you-history-empty = Ekkert slíkt spil enn.
you-place = { $rank }. af { $players }
you-won = Sigur
you-shared = Deildur sigur
you-who = Nafnið þitt og kötturinn
you-cat = Kötturinn þinn
coat-ginger = rauðgulur
coat-smoke = reykgrár
coat-siam = síams
coat-tux = svartur og hvítur
coat-calico = þrílitur
coat-cocoa = kakóbrúnn
coat-lilac = lillablár
you-data = Gögnin þín
you-data-line = Allt þetta tilheyrir vafraköku þessa vafra. Enginn annar getur opnað þessa síðu.
you-export = Sækja allt
you-export-sure = Nafnið þitt, öll spilin þín með upptökum og það sem þú sagðir við borðin, í einni skrá. Sækja hana núna?
you-forget = Eyða öllu um mig
you-forget-sure = Eyða nafninu þínu, sögunni og öllu sem tengir þig við spil? Hin halda spilunum, þar sem „Einhver“ spilaði. Þetta verður ekki afturkallað.
