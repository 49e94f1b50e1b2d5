# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Hver stal kökunni úr krúsinni?
summary = Un dulce en la mano: roba uno, juega uno, y que no te atrapen con el tarro vacío.
credits = Diseño: Embla Vigfúsdóttir, 2014, a partir de Love Letter, de Seiji Kanai.

## What a host can choose; the help stands behind it and begins small

option-points = Puntos para ganar
option-points-help = la partida es una carrera hasta esos puntos
option-rounds = Rondas
option-rounds-help = jugar tantas rondas en vez de una carrera
option-first_leader = Quién empieza
option-first_leader-help = el asiento de quien hizo un dulce hace menos; se sortea si no se dice

## The values of an edition, and what they were expected to be

edition-cakes-plain = copias de cada dulce, por valor de 1 a 8
edition-cakes-coffee = copias de cada dulce con café, por valor de 1 a 6
edition-pancakes-copies = qué panqueques hay, en el orden de CK-2
edition-pancakes-in_deck = cuántos de ellos se barajan con el mazo
expected-one-jar = como mucho un tarro vacío (valor 8)
expected-cakes = como mucho { $most } dulces en total
too-few-cakes = La edición tiene { $cakes } dulces, demasiado pocos para { $players } jugadores.
