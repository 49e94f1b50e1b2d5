# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = ¡Hola, detective! El nombre del juego pregunta: ¿quién robó el dulce del tarro? Una carta es el tarro vacío. Descubre quién la tiene, y que no te atrapen a ti con ella.
goal = Se juegan rondas cortas en las que hay quien queda fuera. La última persona que quede gana la ronda: 1 punto. Si al acabar quedan varias, gana la carta más alta en mano. Con 5 puntos se gana la partida.
hand = Cada cual recibió una carta. Empiezas tú y ya has robado otra, como al inicio de cada turno. Juega una de las dos a la vista ante ti y haz lo que dice. El número de una carta es su valor.
look = Tenías Piparkaka (pan de jengibre) y robaste Kleina (rosquilla trenzada). La primera deja mirar la carta de alguien: buen comienzo. ¡Juega Piparkaka (pan de jengibre), el 2!
whose = El pan de jengibre pregunta: ¿de quién miras la carta? Solo la verás tú, y no pasa nada más. ¡Elige a { $seat2 }!
thief = ¡{ $seat2 } tiene Tóm krús (el tarro vacío), el 8! Quien lo juega, lo descarta o queda fuera con él, cae: pierde 1 punto y la ronda acaba; la gana la carta más alta de los demás. Ahora mira qué hacen los otros.
tried = { $seat1 } jugó Kleina (rosquilla trenzada): dices a alguien qué dulce crees que tiene. { $seat1 } dijo que tú tienes el 6. No lo tienes, así que no pasa nada. Si hubiera acertado, quedarías fuera.
compare = { $seat2 } juega Laufabrauð (pan de hojas): dos comparan sus cartas y solo ellos las ven. La más baja queda fuera; si empatan, nadie. Tú sabes qué tiene { $seat2 }. ¡A ver quién se va!
pancake = { $seat1 } tenía un 5 contra ese 8: ¡fuera! Luego { $seat3 } robó un panqueque. Los panqueques no se guardan: actúan en el acto. Este, Lumma með kaffi (panqueque con café), deja fuera a quien tenga un dulce con café: { $seat3 } tenía uno.
coffee = Por suerte, el tuyo lo robas justo ahora: Randalína með kaffi (pastel de capas con café). K es café: K5 vale 5, como el dulce sin café, pero hace más. La i de una carta te dice qué hace.
guess = Haz ahora lo que intentó { $seat1 }: con Kleina (rosquilla trenzada) nombras el dulce que tiene alguien y, si aciertas, queda fuera. Ya has visto la carta de { $seat2 }. ¡Juega Kleina, el 1!
whom = La rosquilla trenzada pregunta: ¿de quién nombras el dulce? Además de ti solo queda { $seat2 }. ¡Elige a { $seat2 }!
name = Normalmente puedes nombrar cualquier dulce salvo Kleina y Kleina með kaffi, y un K5 no es un 5. Hoy no hay que adivinar y solo hay una opción: { $seat2 } tiene Tóm krús (el tarro vacío), el 8. ¡Nómbralo!
point = ¡Con las manos en el tarro! { $seat2 } pierde 1 punto, aunque tenga 0. Solo quedas tú y ganas la ronda: 1 punto. Además, quien gana empieza la siguiente.
jar = Cartas nuevas, ¡y Tóm krús (el tarro vacío) es tuyo! Guárdalo y escóndete con Lakkrístoppur (merengue de regaliz): hasta que juegues otro dulce, ninguno puede elegirte ni un panqueque quitarte la carta. ¡Juega el 4!
bonus = ¡Buen escondite! Si ganas la ronda con el tarro en la mano, son 2 puntos. También acaba cuando se agota el mazo: gana la carta más alta o, en un empate, la mayor suma de dulces a la vista. Un dulce queda aparte: la carta secreta.
discard = { $seat1 } { Y($seat3) } { $seat3 } jugaron Randalína (pastel de capas): alguien tiene que descartar y robar. ¡Habrías perdido el tarro y caído! Un panqueque robado así no hace nada, como Hálfbökuð lumma (a medio hacer), en los descartes.
end = Quedan dos dulces: el 6 intercambia tu mano con la de alguien y, si tienes Hnallþóra (7) y cualquier café, debes jugar el 7. Aquí se explican todas las cartas, también los ocho panqueques. A jugar; la bombilla da pistas.
