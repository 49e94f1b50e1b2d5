# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = ¡Hola, detective! El nombre del juego pregunta: ¿quién robó el dulce del tarro? Una carta es el tarro vacío. Descubre quién la tiene, y que no te atrapen a ti con ella.
goal = Se juegan rondas cortas en las que hay quien queda fuera. Quien quede al final gana la ronda: 1 punto. Si quedan varios, gana la carta más alta en mano. Con 5 puntos se gana la partida.
hand = Cada cual tiene una carta. En tu turno robas otra, juegas una de las dos a la vista ante ti y haces lo que dice. El número de una carta es su valor.
look = Tenías Piparkaka (pan de jengibre) y robaste Kleina (rosquilla trenzada). La primera deja mirar la carta de alguien: buen comienzo. ¡Juega Piparkaka (pan de jengibre), el 2!
whose = El pan de jengibre pregunta: ¿de quién miras la carta? Solo la verás tú, y no pasa nada más. ¡Elige a { $seat2 }!
thief = ¡{ $seat2 } tiene Tóm krús (el tarro vacío), un 8! Solo lo sabes tú. Quien juega o descarta el tarro, o queda fuera con él, cae: pierde 1 punto, y la ronda acaba en el acto.
compare = { $seat2 } jugó Laufabrauð (pan de hojas) y comparó cartas con { $seat1 }, a escondidas: la más baja queda fuera; si empatan, ninguna. { $seat1 } tenía un 5 y el tarro es un 8: { $seat1 } queda fuera.
pancake = Luego { $seat3 } robó un panqueque. Actúan en el acto: tras unos vuelves a robar, otros acaban tu turno. Lumma með kaffi (panqueque con café) deja fuera a quien tenga un dulce con café: ¡{ $seat3 }!
coffee = Por suerte, el tuyo lo robas justo ahora: Randalína með kaffi (pastel de capas con café). K es café. K5 vale 5 como el pastel de capas normal, pero hace más: descartan y roban dos, no uno.
guess = Con Kleina (rosquilla trenzada) nombras el dulce que tiene alguien. Si aciertas, queda fuera. { $seat1 } lo intentó contigo, en vano. Tú sabes más: ¡juégala, el 1!
whom = La rosquilla trenzada pregunta: ¿de quién nombras el dulce? Además de ti solo queda { $seat2 }. ¡Elige a { $seat2 }!
name = Más adelante puedes nombrar cualquier dulce salvo las dos Kleina (rosquilla trenzada); con o sin café importa. Hoy no hay que adivinar: { $seat2 } tiene Tóm krús (el tarro vacío), el 8. ¡Nómbralo!
point = ¡Con las manos en el tarro! { $seat2 } pierde 1 punto, aunque tenga 0. Solo quedas tú y ganas la ronda: 1 punto. Además, quien gana empieza la siguiente.
jar = Cartas nuevas, ¡y ahora Tóm krús (el tarro vacío) es tuyo! Guárdalo y escóndete con Lakkrístoppur (merengue de regaliz): ningún dulce ajeno puede elegirte hasta que juegues otro. ¡Juega el 4!
bonus = ¡Buen escondite! Aún tienes el tarro. Si ganas esta ronda con él en la mano, son 2 puntos y no 1. Pero no lo juegues nunca, y que nadie lo encuentre.
deck = Una ronda acaba también cuando se agota el mazo: gana la carta más alta; si hay empate, quien jugó mayor suma. Un dulce está aparte, sin ver, la carta secreta: en algunas rondas es el tarro.
discard = { $seat1 } y { $seat3 } jugaron Randalína (pastel de capas): hace que alguien descarte y robe. Tú habrías descartado el tarro: ¡adiós! Pero nadie podía elegirte: tenías escondite.
end = El 6 intercambia manos. El 7 se juega antes que cualquier café. El mazo lleva cuatro de los ocho panqueques; siempre puedes leer lo que hacen. Ahora la partida es tuya; pide una pista cuando quieras.
