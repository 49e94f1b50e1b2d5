# Itadaki Sashiage Pancake — what is said at the table.

## Words

fruit = { $led ->
    [R] fresa
    [B] arándano
    [Y] banana
   *[G] kiwi
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## What happened

event-stacked = { $seat ->
    [you] Apilas { $card }.
   *[other] { $seat_name } apila { $card }.
}
event-chose = { $seat ->
    [you] Eliges la torre { $tower }.
   *[other] { $seat_name } elige la torre { $tower }.
}
event-ready = { $seat ->
    [you] Ya has elegido.
   *[other] { $seat_name } ya ha elegido.
}
event-built = { $seat ->
    [you] Tu primera torre es { $cards }, de abajo arriba.
   *[other] { $known ->
        [yes] La primera torre de { $seat_name } es { $cards }, de abajo arriba.
       *[no] La primera torre de { $seat_name } muestra { $card }.
    }
}
event-played = { $seat ->
    [you] Juegas { $card }{ declared }
   *[other] { $seat_name } juega { $card }{ declared }
}
declared = { $is_x ->
    [yes] {""} como { $number }.
   *[no] .
}
event-spoiled = { $seat ->
    [you] Has abierto con una X: esta ronda no te da nada.
   *[other] { $seat_name } ha abierto con una X: esta ronda no le da nada.
}
event-chance = { $seat ->
    [you] ¡Ocasión de panqueque para ti con { $others_name }!
   *[other] { $others ->
        [you] ¡Ocasión de panqueque para { $seat_name } contigo!
        [shared] ¡Ocasión de panqueque para { $seat_name } contigo y con { $others_name }!
       *[other] ¡Ocasión de panqueque para { $seat_name } con { $others_name }!
    }
}
event-took = { $seat ->
    [you] Itadaki: le tomas { $card } a { $other_name } y va a tu torre { $to }; aparece { $uncovered }.
   *[other] { $other ->
        [you] Itadaki: { $seat_name } toma { $card } de tu torre { $from }; aparece { $uncovered }.
       *[other] Itadaki: { $seat_name } le toma { $card } a { $other_name }; aparece { $uncovered }.
    }
}
event-gave = { $seat ->
    [you] Sashiage: le das { $card } a { $other_name }; aparece { $uncovered }.
   *[other] { $other ->
        [you] Sashiage: { $seat_name } pone { $card } en tu torre { $to }; aparece { $uncovered }.
       *[other] Sashiage: { $seat_name } le da { $card } a { $other_name }; aparece { $uncovered }.
    }
}
event-lapsed = { $others ->
    [you] Entre tú { Y($seat_name) } { $seat_name } no se puede mover ninguna carta.
    [shared] Entre { $seat_name }, tú { Y($others_name) } { $others_name } no se puede mover ninguna carta.
   *[other] Entre { $seat ->
        [you] tú
       *[other] { $seat_name }
    } { Y($others_name) } { $others_name } no se puede mover ninguna carta.
}
event-won = { $seat ->
    [you] Ganas la baza: es tu torre { $tower }.
   *[other] { $seat_name } gana la baza: torre { $tower }.
}
event-topped = { $seat ->
    [you] Pones { $card } sobre { $covered }.
   *[other] { $seat_name } pone { $card } sobre { $covered }.
}
event-scored = { $is_spoiled ->
    [yes] { $seat ->
        [you] Ronda { $round }: nada para ti, por abrir con X.
       *[other] Ronda { $round }: nada para { $seat_name }, por abrir con X.
    }
   *[no] { $seat ->
        [you] Ronda { $round }: { points } para ti ({ score-parts }).
       *[other] Ronda { $round }: { points } para { $seat_name } ({ score-parts }).
    }
}
score-parts = torres { $towers }, cimas { $tops }, movidas { $moved }
event-dealt = { $leader ->
    [you] Empieza la ronda { $round }; abres tú.
   *[other] Empieza la ronda { $round }; abre { $leader_name }.
}
event-ended = { $winners ->
    [you] ¡Ganas!
    [shared] Compartes la victoria con { $winners_name }.
    [others] { $winners_name } comparten la victoria.
   *[other] Gana { $winners_name }.
}

## What is asked

ask-stack = Primera torre, carta { $step } de { $of }, de abajo arriba: solo se verá la última.
ask-play = { $led ->
    [none] { $only_x ->
        [yes] Solo tienes X: abre con una como 1. Esta ronda no te dará nada.
       *[no] { $holds_x ->
            [yes] Abres tú: juega cualquier carta menos X.
           *[no] Abres tú: juega cualquier carta.
        }
    }
   *[other] { $follows ->
        [yes] Juega { fruit }: es la fruta de salida.
       *[no] No tienes { fruit }: juega cualquier carta.
    }
}
ask-chance = { $others ->
    [others] Con cada cual ({ $others_name }): { take-or-give }
   *[other] Otro { $number }, como { $others_name }: { take-or-give }
}
take-or-give = { $can ->
    [take] debes tomar una carta de arriba.
    [give] debes dar una carta de arriba.
   *[both] debes tomar o dar una carta de arriba.
}
ask-top = Tu última carta es { $card }: ponla en una de tus torres.

## What can be done, where the notation would not be understood

move-take = tomar de la torre { $their_tower } de { $other_name } para tu torre { $own_tower }
move-give = dar de tu torre { $own_tower } a la torre { $their_tower } de { $other_name }
move-top = torre { $tower }

## Why a move is advised: parts of sentences, $points on average

reason-round = esta ronda te da de media { points }, en lugar de { $otherwise }
reason-stands = tus torres { $way ->
    [more] ganan { $size ->
        [one] cerca de 1 punto
       *[other] unos { $size } puntos
    }
    [less] pierden { $size ->
        [one] cerca de 1 punto
       *[other] unos { $size } puntos
    }
   *[even] no ganan puntos
} de media, en vez de { $other_way ->
    [more] ganar { $other_size }
    [less] perder { $other_size }
   *[even] no ganar ninguno
}
reason-wins = ganas la baza y, con ella, una torre
reason-spoils = abres con una X, y esta ronda no te da nada
reason-takes = le tomas { $card } a { $other_name }
reason-gives = le das { $card } a { $other_name }
reason-robbed = { $seat_name } te toma { $card }

## What a piece is, and what a move would do now

about-card = { $number ->
    [none] { $card }: en una baza es el número que digas. En la cima de una torre no vale nada.
   *[other] { $card }: la carta más alta de la fruta de salida gana la baza. En la cima de una de tus torres vale { $number }.
}
about-tower = { $card ->
    [none] Una torre a medio hacer.
   *[other] Una torre con { $card } en la cima: 1 punto por la torre y { points } por esa carta, para quien la tenga al acabar la ronda.
}
outcome-stack = { $last ->
    [yes] Va arriba, a la vista de todos: vale { points } mientras siga ahí.
   *[no] Queda oculta en la torre y no vale nada, salvo que se lleven todas las de encima.
}
outcome-play = { $spoils ->
    [yes] Abrirías con una X: esta ronda no te daría nada.
   *[no] { $others ->
        [none] { wins-or-not }
       *[other] El mismo número que { $others_name }: ocasión de panqueque. { wins-or-not }
    }
}
wins-or-not = { $wins ->
    [yes] { $last ->
        [yes] Gana la baza.
       *[no] Por ahora gana la baza.
    }
   *[no] No gana la baza.
}
outcome-take = Te llevas { $card }, más un punto por moverla: { more-or-less }
outcome-give = { $other_name } recibe { $card } en la cima y tú, un punto por moverla: { more-or-less }
more-or-less = { $points ->
    [0] en total, nada cambia para ti.
    [1] en total, un punto más para ti.
    [-1] en total, un punto menos para ti.
   *[other] en total, { $points } puntos para ti.
}
outcome-top = { $card } va sobre { $covered }: { $points ->
    [0] eso no cambia nada.
    [1] un punto más.
    [-1] un punto menos.
   *[other] de diferencia, { $points } puntos.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [1] { $trick ->
        [none] Última carta
       *[other] Baza { $trick } de { $tricks }
    }
   *[other] Ronda { $round } de { $rounds }
} · gana quien sume más{ $points ->
    [none] { "" }
   *[other] { $rounds ->
        [1] { " · " }tienes { $brings }
       *[other] { " · " }tienes { $points } + { $brings }
    }
}

## The score sheet

sheet-towers = Torres
sheet-tops = Números en las cimas
sheet-moved = Cartas movidas
sheet-spoiled = Rondas perdidas por una X

## On the board

board-title = Itadaki Sashiage Pancake
board-round = Ronda { $number } de { $of }
board-trick = Baza { $number } de { $of }
board-led = salida: { fruit } ({ $led })
board-over = fin de la partida
board-you = Tú
board-ready = ya está
board-leads = abre
board-wins = gana
board-total = total { $total }
board-standing = total { $total } · esta ronda { $now } · movidas { $moved }
board-hand = Mano
board-stack = Primera torre hasta ahora, desde abajo:

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = esa carta no está en la mano
illegal-no-such-tower = esa torre no existe
illegal-x-alone = una X se juega con el número que será, como RX=4 (IS-6)
illegal-follow = hay que seguir la fruta de salida (IS-5)
illegal-x-led = solo se abre con una X si no hay otra cosa, y entonces como 1 (IS-5, IS-7)
illegal-no-chance = con esa persona no hay ocasión de panqueque (IS-12)
illegal-only-card = la única carta de una torre se queda (IS-13, IS-14)
illegal-x-given = una X no se puede dar (IS-13)
illegal-other-decision = ahora toca otra decisión { $phase ->
    [stack] (la primera torre)
    [play] (una carta)
    [chance] (una ocasión de panqueque)
   *[top] (una torre para la última carta)
}
