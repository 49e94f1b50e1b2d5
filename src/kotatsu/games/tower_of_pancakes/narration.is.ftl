# Tower Of PanCakes!! — what is said at the table.
#
# A field of an event that names a seat comes as two values: $seat is "you", "other" or "none", $seat_name is the
# name. Other fields come as they are; yes and no as "yes" and "no", nothing as "none". $known says whether the
# hidden part of the event may be told ("yes") or not ("no").

## Words

mode-basic = Grunnspil
mode-mystery = Huldugestir
mode-hyper-mystery = Ofurhuldugestir
mode-extreme = Himinhátt

cat = { $plate ->
    [A] Agatha
    [B] Bruno
    [C] Carl
   *[D] Dave
}
cat-dative = { $plate ->
    [A] Agöthu
    [B] Bruno
    [C] Carl
   *[D] Dave
}
place = { $row ->
    [above] { cat }, efra spjald
   *[below] { cat }, neðra spjald
}
colour = { $led ->
    [Y] gult
    [B] brúnt
    [R] rautt
   *[G] grænt
}
pancakes = { $count ->
    [one] { $count } köku
   *[other] { $count } kökur
}

## What happened

event-played = { $face ->
    [up] { $seat ->
        [you] Þú setur út { $card }.
       *[other] { $seat_name } setur út { $card }.
    }
   *[down] { $seat ->
        [you] Þú setur út { $card } á grúfu.
       *[other] { $known ->
            [yes] { $seat_name } setur út { $card } á grúfu.
           *[no] { $seat_name } setur út spil á grúfu.
        }
    }
}
event-ranked = { $first ->
    [you] Þú átt besta spilið{ second-of-two }
    [other] { $first_name } á besta spilið{ second-of-two }
   *[none] { $taker ->
        [you] Öll spilin eru á grúfu: þú færð bunkann og átt aftur út.
       *[other] Öll spilin eru á grúfu: { $taker_name } fær bunkann og á aftur út.
    }
}
second-of-two = { $second ->
    [you] , þú það næstbesta.
    [other] , { $second_name } það næstbesta.
   *[none] {""}, enginn það næstbesta.
}
event-passed = { $seat ->
    [you] Þú átt ekkert bakað og segir pass.
   *[other] { $seat_name } á ekkert bakað og segir pass.
}
event-served = { $seat ->
    [you] Þú berð fram { $count }{ to-whom }
   *[other] { $seat_name } ber fram { $count }{ to-whom }
}
to-whom = { $discarded ->
    [0] , { cat } þiggur.
    [one] , { cat } þiggur; { $discarded } kemst ekki fyrir og fer í ruslið.
   *[other] , { cat } þiggur; { $discarded } komast ekki fyrir og fara í ruslið.
}
event-baked = { $count ->
    [0] { $seat ->
        [you] Þú átt ekkert deig eftir til að baka.
       *[other] { $seat_name } á ekkert deig eftir til að baka.
    }
   *[other] { $seat ->
        [you] Þú bakar { $count }.
       *[other] { $seat_name } bakar { $count }.
    }
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] Þú kíkir ({ place }): þar stendur { $points }.
       *[other] { $seat_name } kíkir ({ place }): þar stendur { $points }.
    }
   *[no] { $seat_name } kíkir á stigaspjald: { place }.
}
event-revealed = Stigaspjöldunum er snúið við: efri { $above }, neðri { $below }.
event-ended = { $winners ->
    [you] Þú vinnur!
    [shared] Þú og { $winners_name } deilið sigrinum.
    [others] { $winners_name } deila sigrinum.
   *[other] { $winners_name } vinnur.
}

## What is asked

ask-play = { $must_face_down ->
    [yes] Síðasta spilið þitt verður að fara út á grúfu.
   *[no] { $led ->
        [none] { $leads ->
            [yes] Þú átt út: settu út hvaða spil sem er{ or-face-down }
           *[no] Enginn litur er kominn út: hvaða spil sem er{ or-face-down }
        }
       *[other] { $follows ->
            [yes] Fylgdu lit: settu út { colour }{ or-face-down }
           *[no] Þú átt ekkert { colour }: settu út hvað sem er{ or-face-down }
        }
    }
}
or-face-down = { $may_face_down ->
    [yes] {""}, eða eitt á grúfu.
   *[no] .
}
ask-serve = { $rank ->
    [first] Þú átt besta spilið: berðu fram { pancakes } — veldu disk.
   *[second] Þú átt næstbesta spilið: berðu fram { pancakes } — veldu disk.
}
ask-look = Þú settir út á grúfu: kíktu á eitt stigaspjald í laumi.

## Moves

move-play = { $face ->
    [down] { $card } á grúfu
   *[up] { $card }
}
move-serve = bera fram handa { cat-dative }
move-look = { $row ->
    [above] kíkja á efra spjaldið hjá { cat-dative }
   *[below] kíkja á neðra spjaldið hjá { cat-dative }
}

## Why a move is advised: parts of sentences, $points on average

reason-first = þú átt besta spilið í slagnum
reason-second = þú átt næstbesta spilið í slagnum
reason-serves = þú berð { $points } fram handa { cat-dative }
reason-fills = þú leggur áttundu kökuna hjá { cat-dative }
reason-brings = slagurinn færir þér að meðaltali { $points } stig í stað { $otherwise }
reason-spills = þú missir { $points } sem komast ekki fyrir hjá { cat-dative }
reason-bakes = þú bakar { $points }
reason-passes = þú vinnur án þess að eiga neitt bakað
reason-taken = { $seat_name } leggur áttundu kökuna hjá { cat-dative }

## What a piece is, and what a move would do now

about-card = { $colour ->
    [Y] Gult { $number }
    [B] Brúnt { $number }
    [R] Rautt { $number }
   *[G] Grænt { $number }
}: tvö bestu spil slagsins bera fram; þetta spil ber fram { $plate_number }. Hin baka; þetta spil bakar { $pan }.
about-plate = { $stands ->
    [closed] { cat } bíður þar til hinir diskarnir þrír eru fullir.
    [full] { cat } er með fullan disk: átta kökur og ekki fleiri.
   *[other] { cat }: { $known ->
        [yes] hver kaka þín hér gefur { $below }, sú áttunda { $above }.
       *[no] það sem kökur gefa hér stendur á stigaspjöldum á grúfu.
    }
}
about-tower = { cat }: sá sem á efstu kökuna fær { $known ->
    [yes] { $above } stig
   *[no] hulda tölu stiga
}, sá sem á flestar undir henni fær { $known ->
    [yes] { $below } fyrir hverja sína
   *[no] hulda tölu fyrir hverja sína
}.
about-row = { $extreme ->
    [yes] { $row ->
        [above] Fyrir efstu kökuna í turninum hjá { cat-dative }{ row-points }
       *[below] Fyrir hverja köku þess sem á flestar undir þeirri efstu hjá { cat-dative }{ row-points }
    }
   *[no] { $row ->
        [above] Fyrir hverja áttundu köku á diskinum hjá { cat-dative }{ row-points }
       *[below] Fyrir hverja aðra köku á diskinum hjá { cat-dative }{ row-points }
    }
}
row-points = { $points ->
    [none] {""}: tala sem liggur á grúfu til loka.
   *[other] {""}: { $points } stig.
}
about-baked = Bakaðar pönnukökur: þær má bera fyrir gestina. Þær sem eru enn á hendi í lokin voru bakaðar til lítils.
about-dough = Deig: sá sem á hvorki besta né næstbesta spil slagsins bakar úr því.
about-taken = Slagir fengnir á besta spilið: þeir ráða aðeins ef stigin eru jöfn.
outcome-play = { $rank ->
    [none] { $last ->
        [yes] Ekki eitt af tveimur bestu: það bakar { $bakes }.
       *[no] Ekki eitt af tveimur bestu eins og er: það myndi baka { $bakes }.
    }
   *[other] { $serves ->
        [0] { $last ->
            [yes] Það vinnur, en þú átt ekkert bakað til að bera fram.
           *[no] Það vinnur eins og er, en þú átt ekkert bakað til að bera fram.
        }
       *[other] { $rank ->
            [first] { $last ->
                [yes] Það er best og ber fram { $serves }.
               *[no] Það er best eins og er og myndi bera fram { $serves }.
            }
           *[second] { $last ->
                [yes] Það er næstbest og ber fram { $serves }.
               *[no] Það er næstbest eins og er og myndi bera fram { $serves }.
            }
        }
    }
}
outcome-down = { $looks ->
    [yes] Á grúfu keppir það ekki: það bakar { $bakes } og þú kíkir á stigaspjald.
   *[no] Á grúfu keppir það ekki: það bakar { $bakes }.
}
outcome-serve = { $eighth ->
    [yes] { $count ->
        [1] Ber fram { $count }, þá áttundu{ serving-points }
       *[other] Ber fram { $count }, þar á meðal þá áttundu{ serving-points }
    }
   *[no] Ber fram { $count }{ serving-points }
}
serving-points = { $discarded ->
    [0] { $points ->
        [none] .
       *[other] : { $points } stig.
    }
    [one] { $points ->
        [none] {""}; { $discarded } kemst ekki fyrir og fer í ruslið.
       *[other] : { $points } stig. { $discarded } kemst ekki fyrir og fer í ruslið.
    }
   *[other] { $points ->
        [none] {""}; { $discarded } komast ekki fyrir og fara í ruslið.
       *[other] : { $points } stig. { $discarded } komast ekki fyrir og fara í ruslið.
    }
}
outcome-look = { $again ->
    [yes] Þetta hefur þú þegar séð.
   *[no] Enginn sér það nema þú.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Slagur { $trick } af { $tricks } · flest stig vinna{ $minus ->
    [none] { "" }
    [0] { " · " }þú ert með { $points }
   *[other] { " · " }þú ert með { $plus } − { $minus } = { $points }
}

## The score sheet

sheet-eighth-A = 8. kaka Agöthu
sheet-chips-A = Aðrar kökur Agöthu
sheet-eighth-B = 8. kaka Brunos
sheet-chips-B = Aðrar kökur Brunos
sheet-eighth-C = 8. kaka Carls
sheet-chips-C = Aðrar kökur Carls
sheet-eighth-D = 8. kökur Daves
sheet-chips-D = Aðrar kökur Daves
sheet-discarded = Kökur í ruslinu
sheet-in-hand = Bakaðar, óframbornar
sheet-top-A = Efst hjá Agöthu
sheet-most-A = Flestar þar undir
sheet-top-B = Efst hjá Bruno
sheet-most-B = Flestar þar undir
sheet-top-C = Efst hjá Carl
sheet-most-C = Flestar þar undir
sheet-top-D = Efst hjá Dave
sheet-most-D = Flestar þar undir
sheet-tie-break = Slagir (ef jafnt er)

## On the board

board-title = Tower Of PanCakes!!
board-trick = Slagur { $number } af { $of }
board-led = út: { colour } ({ $led })
board-over = spilinu er lokið
board-you = Þú
board-above = { $mode ->
    [extreme] efst
   *[other] 8.
}
board-below = { $mode ->
    [extreme] flest
   *[other] hver
}
board-of-eight = { $count } af 8
board-height = hæð { $count }
board-closed = ekki enn
board-leads = á út
board-first = best
board-second = næstbest
board-loses = bakar
board-chips = bakað { $baked } · deig { $dough }
board-piles = rusl { $discarded } · slagir { $tricks }
board-spare = Snýr upp:
board-hand = Hönd
board-serves = diskur
board-bakes = panna
board-face-down = á grúfu

## Why a move is illegal, as the middle of a sentence

illegal-dave = Dave fær fyrst þegar diskar Agöthu, Brunos og Carls eru fullir (TP-14)
illegal-full = sá diskur er fullur (TP-12)
illegal-not-in-hand = það spil er ekki á hendi
illegal-face-down = spil fer aðeins á grúfu með huldugestum, og einu sinni í spili (TP-20)
illegal-last-face-up = síðasta spilið verður að fara á grúfu (TP-20)
illegal-follow = fylgja verður litnum sem kom út (TP-6)
illegal-other-duty = nú á að { $phase ->
    [play] setja út spil
    [serve] bera fram
   *[look] kíkja
}
