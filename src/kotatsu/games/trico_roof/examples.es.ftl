# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = El pueblo antes de pintarlo
set-up-all = Dieciséis tejados. Cuatro son círculos blancos: quien abre elige un color para cada uno. Junto al pueblo están los encargos, y en tu mano, tus regalos.

request = Un encargo y su ★
request-all = Tres encargos del gobierno y tres del vecindario: patrones que pueden estar en cualquier parte de los tejados, nunca girados. El número dice lo que vale; para cobrarlo, tu ficha nueva debe tener el color de una ★.

gifts = Regalos: quién pinta cuándo
gifts-lead = { $seat1 } abre con bufanda 3. { $seat2 } tiene una bufanda y debe darla: bufanda 4.
gifts-trump = { $seat3 } no tiene bufandas y da puros 1. Los puros son la segunda clase que aparece: son triunfo.
gifts-order = Tú tampoco tienes bufandas y das pan 2. Primero el triunfo, luego las bufandas de mayor a menor: { $seat3 }, { $seat2 }, { $seat1 }. El pan es una tercera clase y no tiene puesto: ayudas.

paint = Tejados: se cobra un encargo
paint-first = { $seat3 } pinta primero, con los tres colores disponibles: rojo en la fila de abajo.
paint-score = Ahora un encargo del vecindario está en los tejados, con la ficha nueva en él, y el rojo es el color de una de sus ★: 9 puntos. El encargo se pone boca abajo.
paint-second = A { $seat2 } le quedan azul y amarillo; toma amarillo y no completa nada.
paint-third = Para { $seat1 } queda el azul, que completa un encargo del gobierno: 3 puntos, y se da la vuelta a la carta. Han cobrado dos, así que tú, que ayudaste, recibes 2 puntos.

score = El final de una partida
score-all = Tras seis fases. Cinco encargos, de 3, 3, 5, 7 y 9, y 1 punto por ayudar: tienes 28 y ganas.

circles = Se rellena un círculo blanco
circles-all = Abres tú, así que rellenas los círculos blancos, desde la fila de arriba, conociendo tu mano y todos los encargos. El primero ya es azul.
