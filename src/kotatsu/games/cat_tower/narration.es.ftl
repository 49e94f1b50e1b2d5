# Cat Tower — what is said at the table.

## Words

item = { $item ->
    [house] casa
    [yarn] ovillo
    [butterfly] mariposa
    [bowl] tazón
    [cushion] cojín
   *[mouse] ratón
}
an-item = { $item ->
    [house] una casa
    [yarn] un ovillo
    [butterfly] una mariposa
    [bowl] un tazón
    [cushion] un cojín
   *[mouse] un ratón
}
cat-name = { $cat ->
    [house] gato de casas
    [yarn] gato de ovillos
    [butterfly] gato de mariposas
    [bowl] gato de tazones
    [cushion] gato de cojines
   *[mouse] gato de ratones
}
points-made = { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## What happened

event-rolled = { $seat ->
    [you] Ronda { $round }: sacas { $dice }.
   *[other] Ronda { $round }: { $seat_name } saca { $dice }.
}
event-took = { $seat ->
    [you] Tomas el { $die }.
   *[other] { $seat_name } toma el { $die }.
}
event-left = Queda el { $die }: el segundo número de cada cual.
event-ready = { $known ->
    [yes] { $seat ->
        [you] Decides: { decided }.
       *[other] { $seat_name } decide: { decided }.
    }
   *[no] { $seat_name } ya ha decidido.
}
decided = { $item ->
    [none] { move-pass }
   *[other] { move-mark }
}
event-marked = { $seat ->
    [you] Marcas { an-item } en { $hex }{ for-footprints }
   *[other] { $seat_name } marca { an-item } en { $hex }{ for-footprints }
}
for-footprints = { $cost ->
    [0] .
    [one] {""} con una huella.
   *[other] {""} con { $cost } huellas.
}
event-passed = { $footprint ->
    [yes] { $seat ->
        [you] Pasas y marcas una huella.
       *[other] { $seat_name } pasa y marca una huella.
    }
   *[no] { $seat ->
        [you] Pasas; no quedan huellas por marcar.
       *[other] { $seat_name } pasa; no le quedan huellas por marcar.
    }
}
event-scored = { $seat ->
    [you] Tu { cat-name } puntúa { $houses } × { $items } = { $points }.
   *[other] El { cat-name } de { $seat_name } puntúa { $houses } × { $items } = { $points }.
}
event-caught = { $footprint ->
    [yes] { $seat ->
        [you] La mariposa te trae una huella.
       *[other] La mariposa trae una huella a { $seat_name }.
    }
   *[no] A la mariposa no le quedan huellas que traer.
}
event-completed = { $bonus ->
    [large] { $seat ->
        [you] ¡Completas la columna { $column }, bonificación grande: { points-made }!
       *[other] { $seat_name } completa la columna { $column }, bonificación grande: { points-made }.
    }
   *[small] { $seat ->
        [you] Completas la columna { $column }, bonificación pequeña: { points-made }.
       *[other] { $seat_name } completa la columna { $column }, bonificación pequeña: { points-made }.
    }
}
event-overtaken = { $seat ->
    [you] Tus ovillos de la columna { $column } dan ahora { $points }, ya no { $before }.
   *[other] Los ovillos de { $seat_name } en la columna { $column } dan ahora { $points }, ya no { $before }.
}
event-ended = { $why ->
    [columns] La torre está en pie. { who-won }
   *[rounds] Era la última ronda. { who-won }
}
who-won = { $winners ->
    [you] ¡Ganas!
    [shared] Compartes la victoria con { $winners_name }.
    [others] { $winners_name } comparten la victoria.
   *[other] Gana { $winners_name }.
}

## What is asked

ask-take = Toma un dado: con el que quede forma tu objeto y tu piso.
ask-mark = { $fits ->
    [no] Nada encaja con { $own } y { $left }{ $footprints ->
        [0] , y no tienes huellas: pasa.
       *[other] , ni con huellas: pasa.
    }
   *[yes] { $own } y { $left }: uno es el objeto, el otro el piso{ with-footprints }
}
with-footprints = { $footprints ->
    [0] .
    [one] {""} (1 huella).
   *[other] {""} ({ $footprints } huellas).
}
choices-how = o pasa — escribe «{ $example }» o «house C1 yarn» (con gato); +1: una huella

## Moves

move-take = el { $die }
move-mark = { $cat ->
    [none] { an-item } en { $hex }
   *[other] una casa en { $hex } para el { cat-name }
}
move-pass = pasar

## Why a move is advised: parts of sentences, $points on average

reason-marks = marcas { an-item } en { $hex }
reason-cat = tu { cat-name } puntúa { points-made }
reason-empty = sacrificas el { cat-name } por 0 para tener la casa: con { $houses ->
    [one] una
   *[other] { $houses }
} en tu hoja, todos los gatos siguientes valen más
reason-column = completas la columna { $column } por { points-made }
reason-rival = { $seat_name } completa la columna { $column } por { points-made }
reason-brings = tu hoja gana de media { points-made } en esta ronda, en lugar de { $otherwise }
reason-footprint = recibes una huella
reason-passes = solo puedes pasar

## What a piece is, and what a move would do now

item-counts = { $item ->
    [house] Una casa puntúa un gato en el acto: las casas de tu hoja por los objetos de ese gato.
    [yarn] Ovillos: en cada columna, tener más da puntos al final; ser segundo da unos pocos.
    [butterfly] Una mariposa trae una huella, que se gasta desde la ronda siguiente, y puntos al final.
    [bowl] Un tazón cuenta por cada clase distinta de objeto a su alrededor.
    [cushion] Un cojín cuenta según su piso: cuanto más alto, más.
   *[mouse] Los ratones que se tocan cuentan juntos: un grupo de tres vale tres por tres.
}
about-item = { item-counts }
about-hex = { $item ->
    [none] { $house ->
        [yes] Un hexágono vacío donde puede ir una casa.
       *[no] Un hexágono vacío; aquí no puede ir una casa.
    }
   *[other] { item-counts }
}
about-cat = { $points ->
    [none] El { cat-name } espera: una casa nueva lo puntúa una vez, todas tus casas por sus objetos.
   *[other] El { cat-name } ya ha puntuado: { points-made }.
}
about-die = Un dado: un número es el objeto, el otro el piso. { item-counts }
about-footprints = { $ready ->
    [0] Huellas: al pasar, o con una mariposa, rodeas una. Las rodeadas se gastan para mover un número en uno.
    [one] Hay una huella rodeada: se puede gastar para mover un número en uno.
   *[other] Hay { $ready } huellas rodeadas: cada una se puede gastar para mover un número en uno.
}
about-column = Columna { $column }: quien la llena primero recibe { $large } puntos; después, { $small }.
outcome-take = Podrías marcar { an-item } en el piso del dado que quede, o el objeto de ese dado en el piso { $die }.
outcome-mark = { $bonus ->
    [0] { $cat ->
        [none] { column-left }
       *[other] El { cat-name } puntúa { $score ->
            [0] 0: solo cuenta la casa, para gatos posteriores.
           *[other] { $score }.
        } { column-left }
    }
   *[other] { $cat ->
        [none] Completa la columna { $column } por { $bonus }.{ game-ends }
       *[other] El { cat-name } puntúa { $score }, y la columna { $column } queda completa por { $bonus }.{ game-ends }
    }
}
game-ends = { $ends ->
    [yes] {""} Con eso, la partida acaba en esta ronda.
   *[no] {""}
}
column-left = { $left ->
    [one] Queda un hexágono vacío en la columna { $column }.
   *[other] Quedan { $left } hexágonos vacíos en la columna { $column }.
}
outcome-pass = { $footprint ->
    [yes] No marcas nada y recibes una huella.
   *[no] No marcas nada, y no queda ninguna huella que recibir.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = Fin: { $end_columns ->
    [one] una columna llena
   *[other] { $end_columns } columnas llenas
} (ahora { $full }) · gana quien sume más{ $points ->
    [none] { "" }
   *[other] { " · " }tienes { $points }
}

## The score sheet

sheet-cat-house = Gato de casas
sheet-cat-yarn = Gato de ovillos
sheet-cat-butterfly = Gato de mariposas
sheet-cat-bowl = Gato de tazones
sheet-cat-cushion = Gato de cojines
sheet-cat-mouse = Gato de ratones
sheet-column-A = Columna A
sheet-column-B = Columna B
sheet-column-C = Columna C
sheet-column-D = Columna D
sheet-column-E = Columna E
sheet-column-F = Columna F
sheet-yarn-A = Ovillos en A
sheet-yarn-B = Ovillos en B
sheet-yarn-C = Ovillos en C
sheet-yarn-D = Ovillos en D
sheet-yarn-E = Ovillos en E
sheet-yarn-F = Ovillos en F
sheet-butterfly = Mariposas
sheet-bowl = Clases junto a tazones
sheet-cushion = Pisos de cojines
sheet-mouse = Ratones, por grupos

## On the board

board-title = Cat Tower
board-round = Ronda { $number } de { $of } como mucho
board-middle = en el centro
board-over = { $count ->
    [one] fin tras una ronda
   *[other] fin tras { $count } rondas
}
board-you = Tú
board-footprints = O{ $ready } X{ $spent }
board-marked = { $move }…
board-cats = { $count ->
    [one] 1 gato { $points }
   *[other] { $count } gatos { $points }
}
board-points = = { $points }

## Why a move is illegal, as the middle of a sentence

illegal-no-such-die = ese dado no está en el centro (CT-5)
illegal-take-a-die = ahora toca tomar un dado (CT-5)
illegal-mark-or-pass = ahora toca marcar o pasar (CT-6)
illegal-no-such-hex = la hoja no tiene ese hexágono (CT-1)
illegal-filled = ese hexágono ya está ocupado (CT-6)
illegal-no-house-there = una casa solo puede ir donde hay una dibujada (CT-7)
illegal-cat-scored = ese gato ya no se puede puntuar (CT-7, CT-10)
illegal-footprints = eso cuesta { $cost ->
    [one] una huella
   *[other] { $cost } huellas
}, y hay { $ready } por gastar (CT-9)
