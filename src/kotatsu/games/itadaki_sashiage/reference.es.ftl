# The reference card of Itadaki Sashiage Pancake, in a browser and a terminal.

table = Con { $players } jugadores: { $hand } cartas por mano, { $tricks } bazas por ronda, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.

cards = Las cartas
cards-each = De cada fruta
card = Carta
copies = Copias
tower = Primera torre: { $cards ->
    [one] una carta que ven todos.
   *[other] { $cards } cartas, de las que los demás ven solo la de arriba.
}
trick = Sigue la fruta de salida. Gana su número más alto, entre iguales el primero; quien lo jugó hace con la baza una torre, con esa carta en la cima, y abre la baza siguiente.

chance = Ocasión de panqueque
chance-when = El número de tu carta ya está en esta baza, en cualquier fruta. En el acto, antes de que nadie más juegue, debes hacer una de dos cosas con cada persona que lo jugó, si puedes, en el orden que quieras.
take = Itadaki
take-what = Toma la cima de una de sus torres, de dos cartas o más, para una de las tuyas.
give = Sashiage
give-what = Da la cima de una de tus torres, de dos cartas o más, a una de las suyas. Nunca una X.
chance-worth = Cada carta que mueves es 1 punto.

x = La X
x-number = Tú dices su número, del 1 al 6. Sigue, gana y crea ocasiones como ese número de su fruta.
x-top = En la cima de una torre vale 0. Se puede tomar, pero no dar.
x-lead = No puedes abrir con ella. Si no tienes otra cosa, abres con ella como 1, y esta ronda te da 0.

scoring = Puntos de una ronda
points-tower = Cada torre tuya
points-top = Cima de cada torre
points-top-worth = su número
points-x = Una X en la cima
points-moved = Cada carta que moviste
points-last = Cuando a cada cual le queda una carta, la pone en una torre propia.
points-win = { $rounds ->
    [1] Gana quien tenga más puntos. El empate se comparte.
   *[other] Se suman los puntos de { $rounds } rondas y gana quien tenga más. El empate se comparte.
}

signs = Signos en la mesa
sign-now = Lo que da esta ronda, por ahora
sign-moved = Cartas movidas en ocasiones en esta ronda
sign-spoiled = Tuvo que abrir con X: esta ronda no da nada
sign-height = Cuántas cartas tiene una torre
sign-crown = Va ganando la baza, o la ganó
sign-ready = Ya ha elegido; se muestra cuando todos están listos
