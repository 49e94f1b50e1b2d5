# What the cat says in the guided first game (tutorial.toml). $seat1 and $seat2 are the other players.

welcome = ¡Pasa al pueblo de los tres colores! { $seat1 }, { $seat2 } y tú pintan sus dieciséis tejados de rojo, azul y amarillo. Tras seis fases gana quien tenga más puntos; el empate se comparte.
requests = Los puntos vienen de encargos, las cartas en torno al pueblo: dibujos de tejados, donde sea, pero tal cual, sin girar. Cuadro punteado: cualquier color. Los tres del gobierno pagan 3 (en pequeño, el reverso); los del vecindario, su número.
white = Las filas llevan números y las columnas letras: 1d es arriba a la derecha. Cuatro tejados no tenían pintura, los círculos blancos: { $seat2 }, que abre, acaba de elegir sus colores. Las huellas de abajo cuentan los puntos.
gifts = El maestro del gremio decide quién pinta antes, según los regalos: en cada fase cada cual da uno, pan, vino, bufanda o puros, del 1 al 4, dos de cada. Tus seis son para seis fases; algunos quedan en la caja.
follow = { $seat2 } abre con vino 4. Quien tenga vino debe dar vino, y cuanto más alto, mejor. No tienes vino, así que puedes dar lo que sea.
trump = La segunda clase de regalo que se da en una fase es triunfo en esa fase. ¡Gana a la primera, hasta con un 1! La tuya será la segunda: da tu pan 1.
order = El pan es triunfo: pintas primero { Y($seat2) } { $seat2 }, después. { $seat1 } dio una tercera clase, una bufanda: quien hace eso no pinta, sino que ayuda, y recibe un punto por cada persona que pinta y cobra.
star = Antes de pintar: el tercer dibujo del vecindario paga 9 si tu tejado nuevo lo completa y tiene el color de una de sus estrellas, como el azul. No hace falta que esté donde la estrella.
starless = Rojo en 4c también acabaría ese dibujo. Pero si solo una casilla tiene estrella, como en el primero del gobierno, otros colores no cobran nada; ni tampoco un dibujo que ya estaba ahí, sin tu tejado nuevo.
paint = Azul en 2b es lo correcto: con 2a, 3b y 3c forma el dibujo. Primero se elige el color (el azul ya está elegido), luego un tejado de otro color, cuya ficha vieja vuelve al montón. ¡Pinta 2b de azul!
score = El dibujo está completo, y tu ficha nueva tiene el color de una estrella. ¡Cóbralo! Así nadie más podrá: un encargo del vecindario se cierra al cobrarse.
turned = Tomaste azul, así que a { $seat2 } le quedaban rojo y amarillo: tres que pintan comparten uno de cada color; el cuarto empieza otro juego. { $seat2 } cobró 3 con una carta del gobierno: girada, ahora vale su reverso.
assist = Han cobrado dos de los que pintan, tú { Y($seat2) } { $seat2 }. Por cada uno, quien ayuda recibe un punto, así que { $seat1 } tiene 2.
lead = Una fase nueva: los tres encargos del vecindario se han cambiado, cobrados o no. (Si se agotan, se barajan otra vez.) Pintaste primero, así que abres: ¡da tus puros 4!
equal = Solo se dieron puros, así que no hay triunfo. { $seat2 } dio el otro 4, y entre regalos iguales gana el posterior: pintas en segundo lugar.
left = { $seat2 } tomó el rojo, así que te quedan azul y amarillo. Pinta 2c de azul: completa dos dibujos, de los que puedes cobrar uno.
choice = ¡Cobra el 7! También se puede no cobrar: una carta del gobierno cobrada se gira, y su reverso puede servir a quien pinta después; y quien ayuda gana un punto cada vez que cobra quien pinta.
end = { $seat1 } pinta en tercer lugar y debe tomar el último color: ¡los buenos regalos compensan! Después abre { $seat2 }. La partida es tuya; la bombilla da pistas.
