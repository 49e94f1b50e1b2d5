# Hver stal kökunni úr krúsinni? — what is said at the table.

## Words

cake = { $card ->
    [1] Kleina (1)
    [2] Piparkaka (2)
    [3] Laufabrauð (3)
    [4] Lakkrístoppur (4)
    [5] Randalína (5)
    [6] Hjónabandssæla (6)
    [7] Hnallþóra (7)
    [8] Tóm krús (8)
    [K1] Kleina með kaffi (K1)
    [K2] Piparkaka með kaffi (K2)
    [K3] Laufabrauð með kaffi (K3)
    [K4] Lakkrístoppur með kaffi (K4)
    [K5] Randalína með kaffi (K5)
    [K6] Hjónabandssæla með kaffi (K6)
    [G] Grautarlumma (G)
    [H] Hálfbökuð lumma (H)
    [K] Lumma með kaffi (K)
    [D] Lummudeig (D)
    [S] Lummustafli (S)
    [T] Tvílumma (T)
    [U] Upphituð lumma (U)
   *[V] Viðbrennd lumma (V)
}
part-card = { cake }
meaning = { $card ->
    [1] rosquilla trenzada: nombra el dulce de un rival
    [2] pan de jengibre: mira la carta de un rival
    [3] pan de hojas: compara; la menor, fuera
    [4] merengue de regaliz: te pone a salvo
    [5] pastel de capas: alguien descarta y roba
    [6] dicha conyugal: intercambia manos
    [7] pastel colosal: se va antes que el café
    [8] el tarro vacío: no lo sueltes nunca
    [K1] nombra el dulce de cada rival
    [K2] cambia por la carta secreta
    [K3] dos comparan
    [K4] marca a quien hay que elegir
    [K5] dos descartan y roban
   *[K6] dos intercambian manos
}

## What happened

event-dealt = { $seat ->
    [you] Se reparte la ronda { $round }. Empiezas tú.
   *[other] Se reparte la ronda { $round }. Empieza { $seat_name }.
}
event-received = { $seat ->
    [you] Tienes { cake }.
   *[other] { $seat_name } tiene { cake }.
}
event-drew = { $known ->
    [yes] { $seat ->
        [you] Robas { cake }.
       *[other] { $seat_name } roba { cake }.
    }
   *[no] { $seat ->
        [you] Robas una carta.
       *[other] { $seat_name } roba una carta.
    }
}
event-no_card = { $seat ->
    [you] El mazo está vacío: no robas nada.
   *[other] El mazo está vacío: { $seat_name } no roba nada.
}
event-turn_over = { $seat ->
    [you] Tu turno acaba sin que juegues ningún dulce.
   *[other] El turno de { $seat_name } acaba sin que juegue ningún dulce.
}
event-pancake = { $seat ->
    [you] Robas un panqueque: ¡{ cake }!{ pancake-then }
   *[other] { $seat_name } roba un panqueque: ¡{ cake }!{ pancake-then }
}
pancake-then = { $card ->
    [H] {" "}Tras este turno se invierte el orden.
    [K] {" "}Todos los que tengan café quedan fuera. No se roba ningún dulce.
    [S] {" "}No se roba ningún dulce. Sigue quien tenga el dulce más alto a la vista.
    [T] {" "}Se roban dos cartas y se juegan dos.
    [U] {" "}Alguien que está fuera puede volver. No se roba ningún dulce.
   *[other] {""}
}
event-unread = { $seat ->
    [you] Robas { cake } y lo descartas sin leer.
   *[other] { $seat_name } roba { cake } y lo descarta sin leer.
}
event-laid = { $seat ->
    [you] Juegas { cake }.
   *[other] { $seat_name } juega { cake }.
}
event-held = { $seat ->
    [you] Tu mano es { cake }.
   *[other] La mano de { $seat_name } es { cake }.
}
event-nothing = { $card ->
    [7] No tiene efecto.
   *[other] No hay a quién elegir: no pasa nada.
}
event-out = { $count ->
    [0] { $seat ->
        [you] Quedas fuera.
       *[other] { $seat_name } queda fuera.
    }
   *[other] { $seat ->
        [you] Quedas fuera y muestras { $cards }.
       *[other] { $seat_name } queda fuera y muestra { $cards }.
    }
}
event-guessed = { $target ->
    [you] { $right ->
        [yes] { $seat_name } dice que tienes { cake }: ¡acierto!
       *[no] { $seat_name } dice que tienes { cake }: fallo.
    }
   *[other] { $right ->
        [yes] { guesser } que { $target_name } tiene { cake }: ¡acierto!
       *[no] { guesser } que { $target_name } tiene { cake }: fallo.
    }
}
guesser = { $seat ->
    [you] Dices
   *[other] { $seat_name } dice
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] Miras la carta de { $target_name }: { cake }.
       *[other] { $target ->
            [you] { $seat_name } mira tu { cake }.
           *[other] { $seat_name } mira la carta de { $target_name }: { cake }.
        }
    }
   *[no] { $seat_name } mira la carta de { $target_name }.
}
event-nobody = { $seat ->
    [you] No miras la carta de nadie.
   *[other] { $seat_name } no mira la carta de nadie.
}
event-swapped_secret = { $seat ->
    [you] Cambias tu carta por la secreta.
   *[other] { $seat_name } cambia su carta por la secreta.
}
event-compared = { $known ->
    [yes] { pair-compares }: { $card } contra { $other_card }{ tie }
   *[no] { pair-compares }{ tie }
}
pair-compares = { $one ->
    [you] Comparas cartas con { $other_name }
   *[other] { $other ->
        [you] { $one_name } compara cartas contigo
       *[other] { $one_name } compara cartas con { $other_name }
    }
}
tie = { $tied ->
    [yes] {""}: empate, nadie queda fuera.
   *[no] .
}
event-protected = { $seat ->
    [you] Nadie puede elegirte hasta que juegues otro dulce.
   *[other] Ahora nadie puede elegir a { $seat_name }.
}
event-marked = { $target ->
    [you] { $seat_name } te marca: los dulces de los demás deben elegirte.
   *[other] { $seat ->
        [you] Marcas a { $target_name }: los dulces de los demás deben elegirle.
       *[other] { $seat_name } marca a { $target_name }: los dulces de los demás deben elegirle.
    }
}
event-mark_ended = { $seat ->
    [you] Acaba tu marca sobre { $target_name }.
   *[other] { $target ->
        [you] Acaba la marca que { $seat_name } te puso.
       *[other] Acaba la marca que { $seat_name } puso a { $target_name }.
    }
}
event-discarded = { $seat ->
    [you] Descartas { cake }.
   *[other] { $seat_name } descarta { cake }.
}
event-swapped = { $one ->
    [you] Intercambias tu mano con { $other_name }.
   *[other] { $other ->
        [you] { $one_name } intercambia su mano contigo.
       *[other] { $one_name } { Y($other_name) } { $other_name } intercambian sus manos.
    }
}
event-gathered = { $kept ->
    [none] Todos los dulces jugados y descartados vuelven al mazo y se barajan: { $deck } cartas.
    [you] Todos los dulces menos tu Lakkrístoppur activo vuelven al mazo y se barajan: { $deck } cartas.
   *[other] Todos los dulces salvo cualquier Lakkrístoppur activo vuelven al mazo y se barajan: { $deck } cartas.
}
event-dropped = { cake } se descarta sin leer.
event-reversed = { $clockwise ->
    [yes] Hálfbökuð lumma invierte el orden: vuelve al sentido de las agujas del reloj.
   *[no] Hálfbökuð lumma invierte el orden: desde ahora los turnos van al revés.
}
event-kneaded = Se barajan y reparten otra vez las manos que no están a salvo.
event-passed = { $target ->
    [you] El turno siguiente es tuyo.
   *[other] El turno siguiente es de { $target_name }.
}
event-reheated = { $back ->
    [yes] { $target ->
        [you] ¡Vuelves a la ronda!
       *[other] ¡{ $target_name } vuelve a la ronda!
    }
   *[no] { $target ->
        [you] No sale ningún dulce: sigues fuera.
       *[other] No sale ningún dulce: { $target_name } sigue fuera.
    }
}
event-showed = { $seat ->
    [you] Muestras { $cards }.
   *[other] { $seat_name } muestra { $cards }.
}
event-round = { $caught ->
    [you] ¡Te atrapan con el tarro vacío y pierdes un punto! { round-won }{ hands-tied }
    [other] ¡Atrapan a { $caught_name } con el tarro vacío: pierde un punto! { round-won }{ hands-tied }
   *[none] { round-won }{ hands-tied }
}
hands-tied = { $why ->
    [plate] {" "}Las manos más altas eran iguales: gana la mayor suma de dulces a la vista.
    [shared] {" "}Las manos más altas eran iguales, y las sumas de dulces a la vista también: cada cual recibe el punto.
   *[other] {""}
}
round-won = { $winners ->
    [you] Ganas la ronda { $round }{ jar-kept }
    [shared] Compartes la ronda { $round } con { $winners_name }{ jar-kept }
    [others] { $winners_name } comparten la ronda { $round }{ jar-kept }
    [other] { $winners_name } gana la ronda { $round }{ jar-kept }
   *[none] Nadie gana la ronda { $round }.
}
jar-kept = { $with_jar ->
    [none] .
   *[other] {""}, ¡con el tarro vacío en la mano!
}
event-ended = { $winners ->
    [you] ¡Ganas la partida!
    [shared] Compartes la victoria con { $winners_name }.
    [others] { $winners_name } comparten la victoria.
    [none] Nadie gana la partida.
   *[other] { $winners_name } gana la partida.
}

## What is asked

ask-play = { $must_hnallthora ->
    [yes] Hnallþóra no se queda junto al café: debes jugarla.
   *[no] ¿Qué dulce juegas?
}
ask-choose = { $second ->
    [yes] { cake }: ¿y quién más?
   *[no] { cake }: ¿a quién eliges?
}
ask-name = ¿Qué dulce tiene { $target_name }?
ask-hold = Tvílumma: ¿qué dulce es tu mano para { cake }?
ask-order = Dos panqueques: ¿cuál se cumple primero?
ask-next = Lummustafli: ¿a quién le toca después?
ask-return = Upphituð lumma: ¿quién vuelve a la ronda?
ask-discard = Viðbrennd lumma: tu turno ha acabado. ¿Qué carta descartas?

## Why a move is advised: parts of sentences

reason-wins = ganas la ronda
reason-puts-out = { $target_name } queda fuera en el acto
reason-out-now = quedas fuera en el acto
reason-out-later = quedas fuera antes de que acabe la ronda
reason-caught-now = te atrapan con el tarro vacío y pierdes un punto
reason-caught-later = te atrapan con el tarro vacío antes de que acabe la ronda y pierdes un punto
reason-catches = atrapan a { $target_name } con el tarro vacío y pierde un punto
reason-looks = ves la carta de { $target_name }
reason-safe = nadie puede elegirte hasta tu próximo dulce

## What a choice would do now

the-chosen = { $seat ->
    [you] tú
    [none] nadie
   *[other] { $seat_name }
}
one-would-be = { $seat ->
    [you] uno serías tú
   *[other] uno sería { $seat_name }
}
outcome-choose = { $card ->
    [1] Después nombras un dulce; si { the-chosen } tiene justo ese, queda fuera.
    [2] { $seat ->
        [none] No se mira la carta de nadie.
       *[other] Solo tú ves la carta de { the-chosen }.
    }
    [3] Comparas cartas con { the-chosen }: la más baja queda fuera.
    [5] { $seat ->
        [you] Descartas tu carta y robas otra.
       *[other] { $seat_name } descarta su carta y roba otra.
    }{ jar-discarded }
    [6] Intercambias tu mano con { the-chosen }.
    [K3] { $one ->
        [none] De los dos que comparan, { one-would-be }: la carta más baja queda fuera.
       *[other] Esta carta se compara con la de la primera elección: la más baja queda fuera.
    }
    [K4] Desde ahora, todos los dulces de los demás deben elegir a { the-chosen }, siempre que puedan.
    [K5] { $seat ->
        [you] Descartas tu carta y robas otra, y alguien más también.
       *[other] { $seat_name } descarta su carta y roba otra, y alguien más también.
    }{ jar-discarded }
   *[K6] { $one ->
        [none] De los dos que intercambian sus manos, { one-would-be }.
       *[other] Esta mano se intercambia con la de la primera elección.
    }
}
jar-discarded = {" "}Quien descarta el tarro vacío queda fuera y pierde un punto.
outcome-name = { $card ->
    [8] Si { $target_name } tiene el tarro vacío, queda fuera, pierde un punto y la ronda acaba. Si no, no pasa nada.
   *[other] Si { $target_name } tiene exactamente este dulce, queda fuera. Si no, no pasa nada.
}
outcome-hold = Es tu mano mientras se cumple { cake }; tu otro dulce no interviene. Después juegas uno de los dos.
outcome-jar = Te atrapan: quedas fuera, pierdes un punto y la ronda acaba.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [none] Ronda { $round } · { $race_to ->
        [1] gana el primer punto
       *[other] gana quien llegue a { $race_to } puntos
    }
   *[other] Ronda { $round } de { $rounds } · gana quien sume más
}{ $points ->
    [none] { "" }
   *[other] { " · " }tienes { $points }
}

## The score sheet

sheet-won = Rondas ganadas
sheet-with-jar = Ganadas con tarro vacío
sheet-caught = Con las manos en el tarro

## On the board

board-title = Hver stal kökunni úr krúsinni?
board-round = Ronda { $number }
board-race = { $points ->
    [one] a 1 punto
   *[other] a { $points } puntos
}
board-rounds = de { $rounds }
board-over = El tarro está cerrado
board-you = Tú
board-deck = Mazo { $count }
board-secret = Carta secreta
board-clockwise = turnos hacia abajo ↓
board-reversed = turnos hacia arriba ↑
board-pancakes = Panqueques
board-no-pancakes = ninguno
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-out = fuera
board-protected = a salvo
board-marked = con marca
board-not = no { $cards }
board-discarded = Descartes
board-unseen = Sin ver
board-memory = { $card } está entre { $names }.
board-hand = Tu mano

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = ese dulce no está en la mano
illegal-hnallthora = con un dulce con café en la mano hay que jugar Hnallþóra (CK-21)
illegal-choice = ahora no se puede elegir a esa persona (CK-13, CK-14)
illegal-name = no se puede nombrar ninguna Kleina, ni un dulce que no esté en la partida (CK-15)
illegal-other-question = { $phase ->
    [play] ahora la pregunta es qué dulce jugar
    [choose] ahora la pregunta es a quién elegir
    [name] ahora la pregunta es qué dulce nombrar
    [hold] ahora la pregunta es qué dulce es la mano
    [order] ahora la pregunta es qué panqueque se cumple primero
    [next] ahora la pregunta es a quién le toca después
    [return] ahora la pregunta es quién vuelve
    [discard] ahora la pregunta es qué dulce descartar
   *[other] ahora no hay ninguna pregunta
}
