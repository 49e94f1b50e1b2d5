# Trico Roof — what is said at the table.

## Words

paint = { $colour ->
    [R] rojo
    [B] azul
   *[Y] amarillo
}
old-paint = { $instead ->
    [R] rojo
    [B] azul
   *[Y] amarillo
}
led-gift = { $led ->
    [B] pan
    [W] vino
    [S] bufandas
   *[C] puros
}
trump-gift = { $trump ->
    [B] El pan es triunfo.
    [W] El vino es triunfo.
    [S] Las bufandas son triunfo.
   *[C] Los puros son triunfo.
}
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}

request = { $request ->
    [gov-1] encargo del gobierno 1
    [gov-2] encargo del gobierno 2
    [gov-3] encargo del gobierno 3
    [res-1] encargo del vecindario 1
    [res-2] encargo del vecindario 2
   *[res-3] encargo del vecindario 3
}

## What happened

event-filled = { $seat ->
    [you] Pintas el círculo blanco { $square } de { paint }.
   *[other] { $seat_name } pinta el círculo blanco { $square } de { paint }.
}
event-gave = { $seat ->
    [you] Das { $card }.
   *[other] { $seat_name } da { $card }.
}
event-ranked = { $trump ->
    [none] { rank-order }
   *[other] { trump-gift } { rank-order }
}
rank-order = { $first ->
    [you] El orden es { $cards }: pintas primero.
   *[other] El orden es { $cards }: { $first_name } pinta primero.
}
event-painted = { $seat ->
    [you] Pintas { $square } de { paint } sobre { old-paint }.
   *[other] { $seat_name } pinta { $square } de { paint } sobre { old-paint }.
}
event-idle = { $seat ->
    [you] No queda pintura para ti.
   *[other] No queda pintura para { $seat_name }.
}
event-scored = { $seat ->
    [you] Completas el { request } por { points }.
   *[other] { $seat_name } completa el { request } por { points }.
}
event-turned = Ahora vale el reverso del { request }.
event-declined = { $seat ->
    [you] No cobras nada.
   *[other] { $seat_name } no cobra nada.
}
event-assisted = { $seat ->
    [you] Ayudaste por { points }.
   *[other] { $seat_name } ayudó por { points }.
}
event-opened = { $shuffled ->
    [yes] Se barajan todos los encargos del vecindario, y se descubren tres nuevos.
   *[no] Se descubren tres encargos nuevos del vecindario.
}
event-late = { $step ->
    [corner] { $seat ->
        [you] Llegas tarde: valen la primera esquina y el primer color que encajen.
       *[other] { $seat_name } llega tarde: valen la primera esquina y el primer color que encajen.
    }
   *[paint] { $seat ->
        [you] Se acabó tu tiempo{ who-chooses }
       *[other] Se acabó el tiempo de { $seat_name }{ who-chooses }
    }
}
who-chooses = { $chooser ->
    [none] {""}, y no encaja ninguna esquina: no se pinta nada.
    [you] : eliges una esquina y su color.
   *[other] : { $chooser_name } elige una esquina y su color.
}
event-cornered = { $seat ->
    [you] Pintas la esquina { $square } de { paint } sobre { old-paint } por { $painter_name }.
   *[other] { $painter ->
        [you] { $seat_name } pinta la esquina { $square } de { paint } sobre { old-paint } por ti.
       *[other] { $seat_name } pinta la esquina { $square } de { paint } sobre { old-paint } por { $painter_name }.
    }
}
event-ended = { $winners ->
    [you] ¡Ganas!
    [shared] Compartes la victoria con { $winners_name }.
    [others] { $winners_name } comparten la victoria.
   *[other] Gana { $winners_name }.
}

## What is asked

ask-fill = Abres y ves todos los encargos: ¿qué color para el círculo blanco { $square }?
ask-give = { $led ->
    [none] Abres tú: da cualquier carta.
   *[other] { $follows ->
        [yes] Da { led-gift }: es la clase de salida.
       *[no] No tienes { led-gift }: da cualquier carta.
    }
}
ask-paint = Pintas en el puesto { $rank } de { $ranks }: pinta un tejado de otro color.
ask-score = { $requests ->
    [gov-1] { completes-one }
    [gov-2] { completes-one }
    [gov-3] { completes-one }
    [res-1] { completes-one }
    [res-2] { completes-one }
    [res-3] { completes-one }
   *[other] Tu ficha nueva completa varios encargos: ¿cobras uno de ellos?
}
completes-one = Tu ficha nueva completa un encargo: ¿lo cobras?
ask-corner = A { $painter_name } se le acabó el tiempo: elige una esquina y su color.

## Moves

part-colour = { paint }
move-give = { $card }
move-paint = { $square } de { paint }
move-score = cobrar el { request }
move-decline = no cobrar nada

## Why a move is advised: parts of sentences, $points on average

reason-paints = { $rank ->
    [1] pintas primero, con todos los colores para elegir
    [2] pintas en segundo lugar
    [3] pintas en tercer lugar
   *[other] pintas en el puesto { $rank }
}
reason-helps = te toca ayudar
reason-completes = completas el { request } por { points }
reason-rival = { $seat_name } completa el { request } por { points }
reason-assists = ayudas por { points }
reason-idle = no queda pintura para ti

## What a piece is, and what a move would do now

gift-kind = { $colour ->
    [B] pan
    [W] vino
    [S] bufandas
   *[C] puros
}
about-card = Un regalo: { $colour ->
    [S] bufanda
   *[other] { gift-kind }
} { $number }. El regalo más alto pinta primero; la segunda clase que aparece gana a la primera, y quien da cualquier otra ayuda.
about-square = { $roof ->
    [none] Un círculo blanco: quien abre le da color antes de los primeros regalos.
    [R] Un tejado rojo. Al pintar se puede cubrir con otro color.
    [B] Un tejado azul. Al pintar se puede cubrir con otro color.
   *[Y] Un tejado amarillo. Al pintar se puede cubrir con otro color.
}
about-request = Un encargo de { points }: se puede cobrar cuando este patrón, tal como está dibujado, aparece en cualquier parte de los tejados, tu ficha nueva forma parte de él y tiene el color de una ★.
about-done = Cobrado: en la fase siguiente llegan nuevos encargos del vecindario.
about-paint = { $left ->
    [one] De { paint } queda una ficha.
   *[other] De { paint } quedan { $left } fichas.
} Cada tres que pintan usan cada color una vez.
outcome-give = { $rank ->
    [0] { $last ->
        [yes] No tiene puesto: ayudas, y recibes un punto cada vez que cobre quien pinta.
       *[no] No tiene puesto: ayudarías, y recibirías un punto cada vez que cobre quien pinta.
    }
   *[other] { $trumps ->
        [yes] Triunfo: { gift-kind }. Pintarías en el puesto { $rank }.
       *[no] { $last ->
            [yes] Pintas en el puesto { $rank }.
           *[no] Por ahora pintarías en el puesto { $rank }.
        }
    }
}
outcome-fill = Rellenar un círculo blanco no da puntos: solo prepara la escena.
outcome-paint = { $request ->
    [none] Ahora no completa nada.
   *[other] { $count ->
        [one] Completa el { request }, por { points }.
       *[other] Completa { $count } encargos; el { request } da { points }.
    }
}
outcome-score = { $turns ->
    [yes] Da { points }; su reverso vale en el acto.
   *[no] Da { points }.
}
outcome-decline = Ahora no cobras nada; el encargo sigue abierto para los demás.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Fase { $phase } de { $phases } · gana quien sume más{ $points ->
    [none] { "" }
   *[other] { " · " }tienes { $points }
}

## The score sheet

sheet-requests-1 = Encargos de 1
sheet-requests-2 = Encargos de 2
sheet-requests-3 = Encargos de 3
sheet-requests-4 = Encargos de 4
sheet-requests-5 = Encargos de 5
sheet-requests-6 = Encargos de 6
sheet-requests-7 = Encargos de 7
sheet-requests-8 = Encargos de 8
sheet-requests-9 = Encargos de 9
sheet-requests-10 = Encargos de 10
sheet-requests-11 = Encargos de 11
sheet-requests-12 = Encargos de 12
sheet-requests-13 = Encargos de 13
sheet-requests-14 = Encargos de 14
sheet-requests-15 = Encargos de 15
sheet-requests-16 = Encargos de 16
sheet-requests-17 = Encargos de 17
sheet-requests-18 = Encargos de 18
sheet-requests-19 = Encargos de 19
sheet-requests-20 = Encargos de 20
sheet-assisting = Ayudar

## On the board

board-title = Trico Roof
board-phase = Fase { $number } de { $of }
board-led = salida: { led-gift } ({ $led })
board-trump = triunfo { $trump }
board-over = fin de la partida
board-you = Tú
board-hand = Mano
board-assists = ayuda
board-leads = abre
board-paint-left = Pintura:
board-worth = { $points }pt
board-done = ✓

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = esa carta no está en la mano
illegal-follow = hay que dar la clase de salida (TR-8)
illegal-not-complete = la ficha nueva no completa ese encargo con el color de una ★ (TR-12)
illegal-fill-order = los círculos blancos se llenan desde arriba; ahora va { $square } (TR-7)
illegal-corner = debe ser una esquina, y un color disponible que aún no esté ahí (TR-17)
illegal-not-on-offer = ese color no está disponible (TR-10, TR-11)
illegal-same-colour = la ficha nueva debe ser de otro color que la anterior (TR-10)
illegal-other-duty = { $phase ->
    [fill] ahora toca elegir un color para el círculo blanco
    [give] ahora toca dar una carta
    [paint] ahora toca pintar
    [score] ahora toca cobrar un encargo o no cobrar nada
   *[corner] ahora toca elegir una esquina
}
