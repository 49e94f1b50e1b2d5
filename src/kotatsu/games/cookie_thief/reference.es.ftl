# The reference card of Hver stal kökunni úr krúsinni?, in a browser and a terminal.

in-short = En breve
goal-how = Que solo quedes tú, o tener el dulce más alto cuando se agota el mazo o sale el tarro: 1 punto.
goal-jar = Ganar con el tarro vacío en la mano: 1 más. Que te atrapen con él: 1 menos.
goal-equal = Manos iguales: gana la mayor suma de dulces propios a la vista. Si sigue igual, ganan todos, con un punto entero cada cual.
goal-match = La partida acaba tras una ronda: gana el total más alto, también si varios llegan a los puntos; con totales iguales se comparte.
turn = Roba una, juega una y haz lo que dice. Los panqueques actúan en el acto.

cakes = Dulces
copies = Copias
unseen = Sin ver
unseen-how = { $who ->
    [seat] Sin ver: ni a la vista, ni en tu mano, ni vista por ti donde está ahora.
   *[all] Sin ver: no está a la vista en la mesa.
}
unseen-of = { $unseen } de { $copies } sin ver

pancakes = Panqueques
pancakes-in-deck = { $count ->
    [one] Uno de estos, sacado a ciegas, está en el mazo.
   *[other] { $count } de estos, sacados a ciegas, están en el mazo.
}
pancakes-draw = Tras G, H y D se roba otra vez. Tras K, S y U no: con un solo dulce en la mano, el turno acaba.
pancake-seen = visto esta ronda
pancake-unseen = aún sin ver
pancake-name = { $card ->
    [G] Grautarlumma
    [H] Hálfbökuð lumma
    [K] Lumma með kaffi
    [D] Lummudeig
    [S] Lummustafli
    [T] Tvílumma
    [U] Upphituð lumma
   *[V] Viðbrennd lumma
}
pancake-does = { $card ->
    [G] los dulces a la vista vuelven al mazo; roba
    [H] roba; tras este turno se invierte el orden de juego
    [K] todos los que tengan café quedan fuera
    [D] las manos se barajan y se reparten; roba
    [S] sigue quien tenga el dulce más alto a la vista
    [T] roba dos cartas, juega dos
    [U] alguien que está fuera vuelve
   *[V] tu turno acaba
}
