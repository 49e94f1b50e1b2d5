# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Trico Roof
summary = Da el regalo justo al maestro del gremio, pinta antes y completa encargos.
credits = El reglamento no dice quién creó el juego.

## What a host can choose; the help stands behind it and begins small

option-count = Segundos para pintar
option-count-help = segundos para poner una ficha al pintar; la regla impresa dice 30; nada, sin cuenta
option-first_leader = Quién abre primero
option-first_leader-help = el asiento que abre primero; se sortea si no se dice

## The values of an edition, and what they were expected to be

edition-gifts-numbers = cuántos números tiene cada clase de regalo
edition-gifts-copies = cuántas veces está cada carta de regalo
edition-hand = cartas de regalo por mano con { $count } jugadores
edition-chips = fichas de tejado de cada color
edition-roofs = las cuatro cartas de tejados
edition-government-front = los anversos de las tres cartas del gobierno
edition-government-back = los reversos de las tres cartas del gobierno
edition-residents = los encargos del vecindario
expected-roofs = cuatro filas de cuatro casillas R, B, Y o . como "R B Y ."
expected-requests = { $many ->
    [3] 3
   *[other] de 3 a { $many } (un múltiplo de 3)
} encargos distintos como { $example }: como mucho 4 × 4 casillas R, B, Y o ., al menos una con *, ningún borde vacío, de 1 a { $most } puntos
expected-hand = como mucho { $most } cartas para cada uno de { $players } jugadores
expected-even = un número par, porque dos jugadores dan dos cartas en cada fase
expected-chips = al menos { $least }, para que todos los círculos blancos puedan tomar el mismo color
edition-called-first = Los primeros encargos (antes de ajustarlos)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-hand = manos de dos jugadores
rebuilt-roofs = cartas de tejados
rebuilt-government = cartas del gobierno
rebuilt-residents = encargos del vecindario
