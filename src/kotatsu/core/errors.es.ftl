# What can be wrong with a move, or with how a table is asked for. The terminal and the web app say it.

plain = { $sentence }

## Games, players and options

no-such-game = No existe el juego { $name }; hay { $games }.
players = { $game } es para { $few } a { $many } jugadores, no para { $count }.
option-value = { $game }: { $name } no puede ser { $value }; se esperaba { $why }.
no-such-option = { $game }: no existe la opción { $name }; hay { $options }.
first-leader = { $game }: first_leader no puede ser { $seat }; con { $players } jugadores, los asientos van del 0 al { $last }.
no-such-seat = No existe el asiento { $seat }; en esta partida van del 0 al { $last }.
no-such-bot = No hay un bot { $name }; hay { $levels }.
own-bot = { $given }: un bot propio es NOMBRE=ARCHIVO, con un nombre de letras minúsculas, cifras y - que no sea ninguno de { $taken }.
own-bot-file = No hay un archivo { $file } para ese bot.
bot-does-not-search = { $name }: { $level } no busca, así que se llama solo { $level }.
bot-iterations = { $name }: tras la @ se esperaba un número de iteraciones desde 1.
no-such-style = No existe el estilo { $name }; hay { $styles }.
bot-without-style = { $name }: un estilo es solo para quien juega a primera vista ({ $levels }).
seed-length = Una semilla es un texto de 1 a { $most } caracteres, no de { $length }.
seed-no-text = Una semilla es un texto, pero esta contiene algo que no es un carácter.

## What was expected

expected-choice = { $choices } { O($last) } { $last }
expected-switch = true o false
expected-number = un número entero del { $low } al { $high }
expected-number-or-nothing = un número entero del { $low } al { $high }, o nada

## Moves

illegal-move = El asiento { $seat } no puede jugar «{ $move }»: { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }Ahora se puede: { $legal }.
}
no-time-out = Al asiento { $seat } no se le puede acabar el tiempo aquí: las reglas no dicen nada de eso.
illegal-now = las reglas no lo permiten ahora
illegal-over = la partida ha terminado
illegal-not-asked = { $count ->
    [one] ahora no le toca decidir; le toca al asiento { $seats }
   *[other] ahora no le toca decidir; les toca a los asientos { $seats }
}
illegal-no-such-seat = solo hay asientos del 0 al { $last }
illegal-no-such-move = las jugadas son números del 0 al { $last }
illegal-notation = no es la notación de una jugada legal
illegal-nothing-pending = no tiene ninguna elección pendiente
illegal-not-alone = desde su última jugada alguien ha jugado o se ha enterado de algo
