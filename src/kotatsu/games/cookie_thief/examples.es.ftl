# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = Empieza una ronda
set-up-all = Cada cual tiene un dulce; tú ya has robado otro, porque es tu turno. En el centro, el mazo y, a su lado, la carta secreta que nadie conoce.

guess = Kleina: adivinar
guess-before = Tienes dos dulces de valor 1: Kleina y Kleina með kaffi. Juegas la normal.
guess-lay = Kleina te deja elegir un rival y nombrar un dulce. Con o sin café importa: tiene que ser exacto.
guess-name = Dices que { $seat1 } tiene Hjónabandssæla með kaffi, y aciertas. { $seat1 } queda fuera de la ronda y muestra la carta. Sigue { $seat2 }.

compare = Laufabrauð: ¿quién tiene la más baja?
compare-before = Tienes Laufabrauð y Lakkrístoppur, un 3 y un 4. Juegas el 3 y te quedas el 4.
compare-lay = { $seat1 } y tú se muestran las cartas: tu 4 contra el 1 de { $seat1 }. La más baja queda fuera.

protected = Lakkrístoppur te pone a salvo
protected-all = Has jugado Lakkrístoppur. Hasta que juegues otro dulce, ningún dulce ajeno puede elegirte.

caught = Con las manos en el tarro
caught-before = Solo quedan { $seat1 } y tú. Conoces la carta de { $seat1 }, porque era tuya hasta que intercambió su mano contigo: es el tarro vacío, la carta más alta de todas.
caught-lay = Así que juegas Randalína: alguien que tú elijas descarta su mano y roba otra carta.
caught-out = { $seat1 } tiene que descartar el tarro. Quien lo hace queda fuera, y la ronda acaba en el acto. La ganas tú: un punto para ti, { Y($seat1) } { $seat1 } pierde uno.

round-end = El mazo se agota
round-end-before = Se ha robado la última carta, así que este es el último turno de la ronda, el de { $seat2 }. Tienes Hjónabandssæla, un 6.
round-end-end = { $seat2 } hace que { $seat3 } y tú intercambien sus manos, y el mazo está vacío: se muestran todas. Ahora la tuya es la más alta, el tarro vacío. Ganas la ronda: un punto, y otro más por el tarro.

cakes = Los dulces
cakes-all = De Kleina, el 1, al tarro vacío, el 8; con café, a la derecha de cada uno. En cada carta está lo que hace.

pancakes = Los panqueques
pancakes-all = Son ocho, y cuatro están en el mazo de cada ronda. Se cumplen en cuanto se roban.
