# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Todo listo para empezar
set-up-all = Cuatro gatos, cuatro platos. Encima de cada gato está lo que paga un 8.º panqueque; debajo de su plato, lo que paga cada uno de los otros. En tus cartas, el plato dice cuántos sirves si la carta gana; la sartén, cuántos cocinas si pierde.

trick = Una baza: quién la gana y por qué
trick-lead = Abres con el 5 rojo. El rojo es fresa; quien tenga fresa debe jugarla.
trick-follow = { $seat1 } sigue con el 7 rojo. { $seat2 } no tiene rojo y juega un 8 verde.
trick-rank = { $seat3 } tiene que seguir, con el 2 rojo. Primero va el rojo, de mayor a menor: 7, 5, 2. El poderoso 8 queda último, porque no es rojo. El primer puesto es de { $seat1 }; el segundo, tuyo.
trick-first = { $seat1 } sirve primero: un 7 tiene un plato de 3. Los tres van a un solo gato, aquí a Carl.
trick-second = Ahora tú: tu 5 sirve 4, a Agatha. Luego cocinan los que pierden: { $seat2 }, 2 por el 8; { $seat3 }, 4 por el 2. { $seat1 } logró el primer puesto y abre la baza siguiente.

overflow = Una tanda que se desborda
overflow-before = Agatha y Bruno están llenos: 8 panqueques son el límite. Solo queda abierto Carl, con 6. Tienes el primer puesto con un 6 verde, que sirve 3; { $seat3 }, el segundo con un 3 verde.
overflow-over = Caben dos: el 7.º de Carl y el 8.º, que paga 7. El tercero no tiene sitio. Se descarta para siempre y te cuesta 2 puntos.
overflow-dave = Ya están llenos los tres, así que Dave abre en el acto, para { $seat3 } en la misma baza. Un 3 serviría 5, pero { $seat3 } solo tiene 1 panqueque hecho: sirve ese.

dave = Dave no desperdicia nada
dave-all = Dave tenía 6, { Y($seat2) } { $seat2 } sirvió 3. El segundo de ellos fue un 8.º y paga 8; el tercero ha empezado otra pila. No se descarta nada.

score = Una hoja de puntos
score-all = El final de una partida. Bruno te paga 6 por el 8.º y 3 por cada uno de otros cinco; Dave, 8 por un 8.º y 1 por cada uno de otros cinco. Un panqueque descartado cuesta 2, y cinco hechos en mano cuestan 5: 27, y gana { $seat1 } con 29.

mystery = Un vistazo a una carta de puntos
mystery-all = En misterio has jugado una carta boca abajo. Perdiste la baza, cocinaste 1 y puedes mirar una carta de puntos: el 8.º de Dave paga 5. Todos ven dónde miraste; nadie más ve qué.

extreme = Extremo: solo cuentan las cimas y las mayorías
extreme-all = El final de una partida extrema. Tuyas son la cima de la torre de Agatha (5) y la de Bruno (6), y bajo la cima de Bruno nadie tiene más que tus dos (3 cada uno): 17.
