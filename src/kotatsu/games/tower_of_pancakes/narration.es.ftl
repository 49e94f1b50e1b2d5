# Tower Of PanCakes!! — what is said at the table.

## Words

mode-basic = Básico
mode-mystery = Clientela misteriosa
mode-hyper-mystery = Hipermisterio
mode-extreme = Extremo

cat = { $plate ->
    [A] Agatha
    [B] Bruno
    [C] Carl
   *[D] Dave
}
place = { $row ->
    [above] encima de { cat }
   *[below] debajo de { cat }
}
colour = { $led ->
    [Y] amarillo
    [B] marrón
    [R] rojo
   *[G] verde
}
pancakes = { $count ->
    [one] un panqueque
   *[other] { $count } panqueques
}

## What happened

event-played = { $face ->
    [up] { $seat ->
        [you] Juegas { $card }.
       *[other] { $seat_name } juega { $card }.
    }
   *[down] { $seat ->
        [you] Juegas { $card } boca abajo.
       *[other] { $known ->
            [yes] { $seat_name } juega { $card } boca abajo.
           *[no] { $seat_name } juega una carta boca abajo.
        }
    }
}
event-ranked = { $first ->
    [you] Primer puesto para ti{ second-of-two }
    [other] Primer puesto para { $first_name }{ second-of-two }
   *[none] { $taker ->
        [you] Todas las cartas están boca abajo: te llevas la baza y abres otra vez.
       *[other] Todas las cartas están boca abajo: { $taker_name } se lleva la baza y abre otra vez.
    }
}
second-of-two = { $second ->
    [you] , segundo para ti.
    [other] , segundo para { $second_name }.
   *[none] {""}, segundo para nadie.
}
event-passed = { $seat ->
    [you] No tienes nada hecho y pasas.
   *[other] { $seat_name } no tiene nada hecho y pasa.
}
event-served = { $seat ->
    [you] Sirves { $count }{ to-whom }
   *[other] { $seat_name } sirve { $count }{ to-whom }
}
to-whom = { $discarded ->
    [0] {""} a { cat }.
    [one] {""} a { cat }; otro no cabe y se descarta.
   *[other] {""} a { cat }; otros { $discarded } no caben y se descartan.
}
event-baked = { $count ->
    [0] { $seat ->
        [you] No te queda masa que cocinar.
       *[other] A { $seat_name } no le queda masa que cocinar.
    }
   *[other] { $seat ->
        [you] Cocinas { $count }.
       *[other] { $seat_name } cocina { $count }.
    }
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] Miras { place }: hay un { $points }.
       *[other] { $seat_name } mira { place }: hay un { $points }.
    }
   *[no] { $seat_name } mira la carta de puntos { place }.
}
event-revealed = Se descubren las cartas de puntos: arriba { $above }, abajo { $below }.
event-ended = { $winners ->
    [you] ¡Ganas!
    [shared] Compartes la victoria con { $winners_name }.
    [others] { $winners_name } comparten la victoria.
   *[other] Gana { $winners_name }.
}

## What is asked

ask-play = { $must_face_down ->
    [yes] Tu última carta se juega boca abajo.
   *[no] { $led ->
        [none] { $leads ->
            [yes] Abres tú: juega cualquier carta{ or-face-down }
           *[no] Aún no hay color de salida: juega cualquier carta{ or-face-down }
        }
       *[other] { $follows ->
            [yes] Juega { colour }, el color de salida{ or-face-down }
           *[no] No tienes { colour }: juega cualquier carta{ or-face-down }
        }
    }
}
or-face-down = { $may_face_down ->
    [yes] {""}, o una boca abajo.
   *[no] .
}
ask-serve = { $rank ->
    [first] Primer puesto: sirve { pancakes } — elige un plato.
   *[second] Segundo puesto: sirve { pancakes } — elige un plato.
}
ask-look = Jugaste boca abajo: mira en secreto una carta de puntos.

## Moves

move-play = { $face ->
    [down] { $card } boca abajo
   *[up] { $card }
}
move-serve = servir a { cat }
move-look = mirar la carta de puntos { place }

## Why a move is advised: parts of sentences, $points on average

reason-first = el primer puesto de esta baza es tuyo
reason-second = el segundo puesto de esta baza es tuyo
reason-serves = sirves { $points } a { cat }
reason-fills = pones el octavo panqueque de { cat }
reason-brings = { $points ->
    [one] esta baza te da de media un punto, en lugar de { $otherwise }
   *[other] esta baza te da de media { $points } puntos, en lugar de { $otherwise }
}
reason-spills = pierdes { $points } que no caben en el plato de { cat }
reason-bakes = cocinas { $points }
reason-passes = ganas sin nada hecho que servir
reason-taken = { $seat_name } pone el octavo panqueque de { cat }

## What a piece is, and what a move would do now

about-card = { $colour ->
    [Y] { $number } amarillo
    [B] { $number } marrón
    [R] { $number } rojo
   *[G] { $number } verde
}: los dos primeros puestos de una baza sirven; esta carta sirve { $plate_number }. Los demás cocinan; esta carta cocina { $pan }.
about-plate = { $stands ->
    [closed] { cat } espera a que los otros tres platos estén llenos.
    [full] El plato de { cat } está lleno: ocho panqueques y ni uno más.
   *[other] { cat }: { $known ->
        [yes] cada panqueque tuyo aquí vale { $below }; el octavo vale { $above }.
       *[no] lo que valen aquí los panqueques lo dicen las cartas de puntos que están boca abajo.
    }
}
about-tower = { cat }: la cima da { $known ->
    [yes] { $above }
   *[no] un número oculto de
} puntos; tener más panqueques que nadie debajo da { $known ->
    [yes] { $below }
   *[no] otro número oculto
} por cada uno propio.
about-row = { $extreme ->
    [yes] { $row ->
        [above] Para quien tenga la cima de la torre de { cat }{ row-points }
       *[below] Para quien tenga más panqueques bajo la cima de la torre de { cat }, por cada uno propio{ row-points }
    }
   *[no] { $row ->
        [above] Por cada octavo panqueque en el plato de { cat }{ row-points }
       *[below] Por cada uno de los otros panqueques de { cat }{ row-points }
    }
}
row-points = { $points ->
    [none] {""}: un número boca abajo hasta el final.
    [one] {""}: 1 punto.
   *[other] {""}: { $points } puntos.
}
about-baked = Panqueques hechos: se pueden servir. Los que sigan en tu mano al final se hicieron casi para nada.
about-dough = Masa: quien no logra ni el primer ni el segundo puesto de la baza cocina una parte.
about-taken = Bazas ganadas con el primer puesto: solo deshacen empates.
outcome-play = { $rank ->
    [none] { $last ->
        [yes] Ni primer ni segundo puesto: cocina { $bakes }.
       *[no] Por ahora, ni primer ni segundo puesto: cocinaría { $bakes }.
    }
   *[other] { $serves ->
        [0] { $last ->
            [yes] Gana, pero no tienes nada hecho que servir.
           *[no] Por ahora gana, pero no tienes nada hecho que servir.
        }
       *[other] { $rank ->
            [first] { $last ->
                [yes] Primer puesto, y sirve { $serves }.
               *[no] Por ahora, primer puesto: serviría { $serves }.
            }
           *[second] { $last ->
                [yes] Segundo puesto, y sirve { $serves }.
               *[no] Por ahora, segundo puesto: serviría { $serves }.
            }
        }
    }
}
outcome-down = { $looks ->
    [yes] Boca abajo no tiene puesto: cocina { $bakes }, y miras una carta de puntos.
   *[no] Boca abajo no tiene puesto: cocina { $bakes }.
}
outcome-serve = { $eighth ->
    [yes] Sirve { $count }, con el octavo entre ellos{ serving-points }
   *[no] Sirve { $count }{ serving-points }
}
serving-points = { $discarded ->
    [0] { $points ->
        [none] .
        [one] : 1 punto.
       *[other] : { $points } puntos.
    }
   *[other] { $points ->
        [none] {""}; sin sitio y perdidos: { $discarded }.
        [one] : { $points } punto. Sin sitio y perdidos: { $discarded }.
       *[other] : { $points } puntos. Sin sitio y perdidos: { $discarded }.
    }
}
outcome-look = { $again ->
    [yes] Esta ya la has visto.
   *[no] Solo la verás tú.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Baza { $trick } de { $tricks } · gana quien sume más{ $minus ->
    [none] { "" }
    [0] { " · " }tienes { $points }
   *[other] { " · " }tienes { $plus } − { $minus } = { $points }
}

## The score sheet

sheet-eighth-A = 8.º panqueque de Agatha
sheet-chips-A = Otros de Agatha
sheet-eighth-B = 8.º panqueque de Bruno
sheet-chips-B = Otros de Bruno
sheet-eighth-C = 8.º panqueque de Carl
sheet-chips-C = Otros de Carl
sheet-eighth-D = Los 8.º de Dave
sheet-chips-D = Otros de Dave
sheet-discarded = Descartados
sheet-in-hand = Hechos sin servir
sheet-top-A = Cima de Agatha
sheet-most-A = Más debajo
sheet-top-B = Cima de Bruno
sheet-most-B = Más debajo
sheet-top-C = Cima de Carl
sheet-most-C = Más debajo
sheet-top-D = Cima de Dave
sheet-most-D = Más debajo
sheet-tie-break = Bazas (si hay empate)

## On the board

board-title = Tower Of PanCakes!!
board-trick = Baza { $number } de { $of }
board-led = salida: { colour } ({ $led })
board-over = fin de la partida
board-you = Tú
board-above = { $mode ->
    [extreme] cima
   *[other] 8.º
}
board-below = { $mode ->
    [extreme] más
   *[other] otro
}
board-of-eight = { $count } de 8
board-height = alto { $count }
board-closed = aún no
board-leads = abre
board-first = 1.º
board-second = 2.º
board-loses = cocina
board-chips = hechos { $baked } · masa { $dough }
board-piles = descartes { $discarded } · bazas { $tricks }
board-spare = Descubierta:
board-hand = Mano
board-serves = sirve
board-bakes = cocina
board-face-down = boca abajo

## Why a move is illegal, as the middle of a sentence

illegal-dave = a Dave se le sirve cuando Agatha, Bruno y Carl están llenos (TP-14)
illegal-full = ese plato está lleno (TP-12)
illegal-not-in-hand = esa carta no está en la mano
illegal-face-down = solo se juega una carta boca abajo una vez por partida, y en los modos de misterio (TP-20)
illegal-last-face-up = la última carta se juega boca abajo (TP-20)
illegal-follow = hay que seguir el color de salida (TP-6)
illegal-other-duty = { $phase ->
    [play] ahora toca jugar una carta
    [serve] ahora toca servir
   *[look] ahora toca mirar una carta de puntos
}
