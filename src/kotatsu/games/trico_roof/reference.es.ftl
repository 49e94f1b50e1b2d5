# The reference card of Trico Roof, in a browser and a terminal.

table = Con { $players } jugadores: { $phases } fases, { $gifts } regalos en cada una{ $each ->
    [1] .
   *[other] , { $each } de cada cual.
}

gifts = Regalos
gifts-cards = Pan, vino, bufanda y puros: del 1 al { $numbers }, { $copies ->
    [1] cada carta una vez.
    [2] cada carta dos veces.
   *[other] cada carta { $copies } veces.
}
gifts-follow = Da la clase de salida si la tienes.

ranks = Quién pinta antes
rank-trump = Triunfo: la segunda clase que aparece
rank-led = La clase de salida
rank-assist = Una tercera o cuarta clase: quien la da ayuda
ranks-within = Dentro de una clase va antes el número más alto; entre dos cartas iguales, la que se dio después.
ranks-none = Si solo aparece una clase, no hay triunfo.
ranks-next = Quien pinta primero abre los regalos siguientes.

example-given = Dados en este orden
example-order = Pintan en este orden
example-assists = ayuda

painting = Pintar
paint-how = Quita una ficha de cualquier tejado y pon ahí una de otro color. Hay { $chips } de cada color.
paint-set = Los puestos 1 a 3 comparten un rojo, un azul y un amarillo: tres para elegir, luego dos, luego uno.
paint-new = { $painters ->
    [4] El cuarto puesto elige de un juego nuevo.
   *[other] El cuarto y el quinto comparten un juego nuevo: tres para elegir, luego dos.
}

requests = Encargos
requests-how = Tu ficha nueva debe formar parte del patrón acabado y tener el color de una casilla con ★; no hace falta que esté en la ★. Los patrones nunca se giran ni se reflejan.
requests-one = Cobras como mucho un encargo por turno, y nunca por obligación.
government = Gobierno: siempre abiertos. Al cobrar una carta, se le da la vuelta.
residents = Vecindario: tres abiertos, nuevos en cada fase.
worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

scoring = Puntos
points-request = Un encargo
points-request-worth = lo que muestra
points-assist = Quien ayuda, por cada persona que cobra
