# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Cat Tower
summary = Toma un dado y comparte otro: uno es el objeto; el otro, el piso de tu torre.
credits = Diseño: Ju-Hwa Lee y Keewoong Kim.

## What a host can choose; the help stands behind it and begins small

option-first_leader = Quién empieza
option-first_leader-help = el asiento de quien vio un gato hace menos; se sortea si no se dice

## The values of an edition, and what they were expected to be

edition-columns-colours = el color de cada columna, de izquierda a derecha
edition-columns-floors = los pisos de cada columna; donde falta uno hay una cuerda
edition-columns-large = la bonificación grande de cada columna
edition-columns-small = la bonificación pequeña de cada columna
edition-columns-houses = los pisos de cada columna con una casa dibujada
edition-items-order = los objetos de los números 1 a 6 de un dado
edition-cats-items = los objetos que tienen gato
edition-footprints-count = huellas de una hoja
edition-end-columns = columnas completas en una hoja que terminan la partida
edition-end-rounds = rondas tras las que la partida termina en todo caso
edition-score-yarn = puntos de los puestos 1 a 4 en los ovillos de cada columna
edition-score-butterfly = puntos por cada mariposa
edition-score-bowl = puntos por cada clase distinta junto a un tazón
edition-score-cushion = puntos por cada piso de altura de un cojín
edition-score-mouse = puntos por un grupo de 1, 2, 3… ratones
expected-colours = una lista de 1 a { $most } colores, uno por columna
expected-own-colour = que la columna { $number } tuviera un color propio
expected-floors = una lista con una lista de pisos por columna
expected-some-floors = que la columna { $number } tuviera al menos un piso del 1 al { $most }, en orden ascendente
expected-any-floors = que la columna { $number } no tuviera ninguno, o pisos del 1 al { $most } en orden ascendente
expected-all-items = una lista de todos los objetos: { $items }
expected-some-items = una lista de algunos de los objetos: { $items }
expected-item = que la entrada { $number } fuera uno de los objetos { $items }
expected-other-item = que la entrada { $number } no repitiera { $item }
expected-for-each-column = { $length } entradas, una por columna
expected-house-on-floor = que las casas de la columna { $number } estuvieran en sus pisos { $floors }, no en { $house }
expected-columns = como mucho { $most }, el número de columnas
expected-mice = al menos { $least } números, uno por cada tamaño posible de un grupo de ratones
edition-called-first = La primera hoja (seis dibujos de casa)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-columns = columnas
rebuilt-cats = clases de gatos
rebuilt-footprints = huellas
rebuilt-end = última ronda
