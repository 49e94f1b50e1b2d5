# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = ¡Hola, detective! El nombre del juego pregunta: ¿quién robó el dulce del tarro? Una carta es el tarro vacío. Descubre quién la tiene, y que no te atrapen a ti con ella.
goal = Se juegan rondas cortas en las que hay quien queda fuera. Quien quede al final gana la ronda: 1 punto. Si quedan varios, gana la carta más alta en mano. Con 5 puntos se gana la partida.
hand = Cada cual recibió una carta. Empiezas tú y ya has robado otra, como al inicio de cada turno. Juega una de las dos a la vista ante ti y haz lo que dice. El número de una carta es su valor.
look = Tenías Piparkaka (pan de jengibre) y robaste Kleina (rosquilla trenzada). La primera deja mirar la carta de alguien: buen comienzo. ¡Juega Piparkaka (pan de jengibre), el 2!
whose = El pan de jengibre pregunta: ¿de quién miras la carta? Solo la verás tú, y no pasa nada más. ¡Elige a { $seat2 }!
thief = ¡{ $seat2 } tiene Tóm krús (el tarro vacío), un 8! Quien lo juega, lo tiene que descartar o queda fuera con él, cae: pierde 1 punto y la ronda acaba. La gana la carta más alta de los demás.
compare = { $seat1 } quiso adivinar tu carta, en vano: pronto verás cómo. Luego { $seat2 } jugó Laufabrauð (pan de hojas) y comparó en secreto cartas con { $seat1 }: la menor queda fuera; si empatan, nadie. 8 gana a 5.
pancake = Luego { $seat3 } empezó su turno con un panqueque. Robados así, actúan en el acto, y algunos acaban el turno. Lumma með kaffi (panqueque con café) deja fuera a todos los que tengan un dulce con café: aquí, { $seat3 }.
coffee = Por suerte, el tuyo lo robas justo ahora: Randalína með kaffi (pastel de capas con café). K es café: mismo valor, pero pasa más. Con K1 adivinas a cada rival; con K5 descartan y roban dos; K2 y K4 hacen otra cosa.
guess = Con Kleina (rosquilla trenzada) nombras el dulce que tiene alguien. Si aciertas, queda fuera. { $seat1 } lo intentó contigo, en vano. Tú sabes más: ¡juégala, el 1!
whom = La rosquilla trenzada pregunta: ¿de quién nombras el dulce? Además de ti solo queda { $seat2 }. ¡Elige a { $seat2 }!
name = Normalmente puedes nombrar cualquier dulce salvo Kleina y Kleina með kaffi; K5 no vale por un 5 normal. Hoy no hay que adivinar y solo hay una opción: { $seat2 } tiene Tóm krús (el tarro vacío), el 8. ¡Nómbralo!
point = ¡Con las manos en el tarro! { $seat2 } pierde 1 punto, aunque tenga 0. Solo quedas tú y ganas la ronda: 1 punto. Además, quien gana empieza la siguiente.
jar = Cartas nuevas, ¡y Tóm krús (el tarro vacío) es tuyo! Guárdalo y escóndete con Lakkrístoppur (merengue de regaliz): hasta que juegues otro dulce, ninguno puede elegirte ni un panqueque quitarte la carta. ¡Juega el 4!
bonus = ¡Buen escondite! Aún tienes el tarro. Si ganas esta ronda con él en la mano, son 2 puntos y no 1. Pero no lo juegues nunca, y que nadie lo encuentre.
deck = Una ronda acaba también tras el turno que agota el mazo: gana la carta más alta; si hay empate, la mayor suma de dulces jugados; si también empata, se comparte. Un dulce está aparte, sin ver, la carta secreta: quizá sea el tarro.
discard = { $seat1 } y { $seat3 } jugaron Randalína (pastel de capas): hace que alguien descarte y robe (un panqueque así robado se aparta sin leer). Habrías perdido el tarro: ¡adiós! Pero tenías escondite.
end = El 6 intercambia tu mano con la de alguien. Con Hnallþóra (7) y cualquier café debes jugar el 7. En el mazo hay cuatro de ocho panqueques; uno devuelve a alguien eliminado. Aquí se explica todo. A jugar; la bombilla da pistas.
