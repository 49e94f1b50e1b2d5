# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Una torre vacía
set-up-all = Tu hoja: cinco columnas de hexágonos, una bonificación encima de cada una y cuerdas donde no hay hexágono. Los iluminados tienen una casa dibujada: solo ahí puede ir una casa.

round = Una ronda con dos jugadores
round-rolled = Tres dados para dos: 6, 3 y 2. Empiezas tú y puedes elegir.
round-take = Tomas el 6; { $seat1 }, el 3. El 2 queda para todos. Así que tienes 6 y 2: un ratón (6) en el piso 2, o un ovillo (2) en el piso 6.
round-mark = Marcas un ovillo en el piso 6, en la columna B. { $seat1 } ha pasado y ha marcado una huella. Nadie lo supo hasta que ambos decidieron.

house = Una casa y un gato que puntúa
house-before = Tienes un 1 y queda un 4: una casa (1) en el piso 4. E4 tiene una casa dibujada. En tu hoja hay una casa y tres ovillos.
house-after = La marcas y puntúas el gato de ovillos, para siempre: dos casas por tres ovillos son 6 puntos. Un gato que espera puede valer más, pero cada casa puntúa solo uno.

footprint = Una huella cambia un dado
footprint-before = Tienes un 2 y queda un 1. Sería un ovillo en el piso 1; para una casa en el piso 2 no te queda libre ninguna casa dibujada. Pero una mariposa te trajo una huella.
footprint-after = La gastas: el 2 pasa a 3, y una mariposa (3) va al piso 1. La mariposa nueva trae otra huella.

column = Una columna llena
column-all = Has llenado la columna E antes que nadie: su bonificación grande, 3 puntos. Desde la ronda siguiente solo da la pequeña.

score = Una hoja puntuada
score-all = Hay tres columnas llenas y la partida ha terminado. Cada línea de la hoja dice qué dio cuánto.

items = Los objetos y lo que puntúa cada uno
items-all = El número de un dado dice qué objeto es.
