# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Tu mano, antes de la primera torre
set-up-all = Trece cartas de fruta. Con cuatro jugadores, dos de ellas serán tu primera torre; solo se verá la de arriba.

towers = Primeras torres
towers-all = Ya han elegido todos, y todas las primeras torres se muestran a la vez: de cada una, la cima y cuántas cartas tiene. Lo de debajo solo lo sabe quien la hizo.

trick = Una baza y una ocasión de panqueque
trick-lead = { $seat0 } abre con el 2 de fresa. { $seat1 } sigue con un 1; { $seat2 }, con el 6.
trick-x = Tu única fresa es la X, así que debes jugarla y decir qué número es. Como 6 llegaría tarde. Dices 2: es el número de { $seat0 }, y tienes una ocasión de panqueque con { $seat0 }.
trick-take = ¡Itadaki! Tomas la cima de la torre de { $seat0 }, un 4 de kiwi, para la tuya: un punto de ocasión. Luego gana la baza el 6 de { $seat2 }, la fresa más alta. Es una torre nueva de { $seat2 }, con el 6 en la cima.

two-chances = Dos ocasiones a la vez
two-chances-before = { $seat1 } { Y($seat2) } { $seat2 } han jugado un 2 de banana cada uno, y es tu turno.
two-chances-match = Tú también juegas un 2: una ocasión con cada uno, en el orden que quieras.
two-chances-take = A { $seat1 } le tomas un 4 de kiwi. Todos ven lo que había debajo: un 6.
two-chances-give = Enseguida se lo das a { $seat2 }. Dos cartas movidas son dos puntos. Luego { $seat1 } gana la baza: entre números iguales de la fruta de salida cuenta el primero.

new-tower = Una baza se convierte en torre
new-tower-all = La carta de quien gana va en la cima; debajo, la del vecino de la izquierda, y así sucesivamente. Desde ahora solo se puede mirar la cima.

score = El final de una ronda
score-all = Las últimas cartas están sobre las torres. Tienes 4 torres, los números de las cimas suman 17 y moviste 1 carta: 22 puntos.
