# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Tower Of PanCakes!!
summary = Gana bazas para servir panqueques a cuatro gatos; piérdelas para cocinar más.
credits = Diseño: LEO; ilustración: Higawind; Vic Village.

## What a host can choose; the help stands behind it and begins small

option-mode = Modo
option-mode-help = el básico, o uno de los modos del reglamento
option-mode-basic = Básico
option-mode-mystery = Clientela misteriosa
option-mode-hyper-mystery = Hipermisterio
option-mode-extreme = Extremo
option-first_leader = Quién abre primero
option-first_leader-help = el asiento de quien hizo panqueques hace menos; se sortea si no se dice

## The values of an edition, and what they were expected to be

edition-cards = cuántas cartas de cada color usan { $count } jugadores
edition-plate = fichas que sirve cada número con { $count } jugadores
edition-pan = fichas que cocina cada número con { $count } jugadores
edition-chips-baked = fichas hechas con las que empieza cada jugador
edition-chips-dough = fichas de masa con las que empieza cada jugador
edition-score-above = las cartas de puntos encima de los platos A a D, por cada 8.ª ficha
edition-score-below = las cartas de puntos debajo de los platos A a D, por cada otra ficha
edition-score-discarded = puntos por cada ficha descartada
edition-score-in_hand = puntos por cada ficha hecha y sin servir
expected-whole-hands = un número con el que los cuatro colores dejen como mucho una carta sobrante a { $players } jugadores
expected-for-each-card = { $length } números, uno por cada carta de un color

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-plate = fichas que sirve cada número
rebuilt-pan = fichas que cocina cada número
