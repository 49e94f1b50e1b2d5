# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Itadaki Sashiage Pancake
summary = Gana bazas para hacer torres de panqueques; iguala un número y toma o da la de arriba.
credits = Diseño: Suikun (TOYLOVENUS).

## What a host can choose; the help stands behind it and begins small

option-rounds = Rondas
option-rounds-help = cuántas rondas se juegan
option-memory_aid = Ayuda de memoria
option-memory_aid-help = si la aplicación muestra cada carta tapada que un jugador haya visto
option-first_leader = Quién abre primero
option-first_leader-help = el asiento que abre primero; se sortea si no se dice

## The values of an edition, and what they were expected to be

edition-fruits = cuántas frutas hay
edition-copies = cartas del 1 al 6 y X de cada fruta con { $count } jugadores
edition-hand = cartas que se reparten a cada uno de { $count } jugadores
edition-first_tower = cartas de la primera torre con { $count } jugadores
expected-smaller-hands = manos para las que alcancen las cartas de { $players } jugadores
expected-tricks = un tamaño que deje de 1 a { $most } bazas y una última carta
