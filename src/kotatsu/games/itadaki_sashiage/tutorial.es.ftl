# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = ¡Pasa a la fiesta de los panqueques! Tú y tres gatos levantan torres de cartas con una fruta y un número, una sobre otra. Al final, gana quien tenga más puntos.
goal = Cada torre ante ti dará 1 punto, y además el número de su cima. Así que te convienen muchas torres con cimas altas. Junto a cada nombre está el total y, con +, esta ronda.
cards = Estas son tus 13 cartas: fresas (R), arándanos (B), bananas (Y), kiwis (G). Los números bajos están dos o tres veces, pero hay un 6 por fruta; entre cuatro no hay 5. La X, más tarde.
bottom = Primero, cada cual hace una torre de dos cartas, todos a la vez. Guarda las fuertes: con ellas ganarás torres. La carta de abajo es tu secreto: toma el 1 de arándano.
top = La segunda carta va encima. Es la única que verán los demás, y su número cuenta. Toma el 2 de arándano.
now = Ya están todas las primeras torres; ×2 dice cuántas cartas tiene una. Tu +3 es lo que llevas en esta ronda: 1 por la torre y 2 por el número de la cima.
follow = Ahora, bazas: cada cual juega una carta. Por sorteo empezó { $seat1 }, con una fresa: quien tenga una debe jugarla. La fresa más alta gana y corona una torre nueva: ¡juega tu 6!
won = ¡Has ganado la baza! Tu 6 corona una torre nueva; debajo está la carta de quien va después de ti, y así toda la vuelta. (Entre iguales gana la primera.) +10: 2 torres, cimas 2 y 6.
lead = Quien gana una baza abre la siguiente, con cualquier carta menos una X. Juega el 3 de kiwi, a ver qué pasa.
given = { $seat3 } jugó un 3 tras tu 3. Quien repite un número de la baza tiene una ocasión de panqueque con quien lo jugó: ¡{ $seat3 } puso un 1 de kiwi sobre tu 6! Has bajado a +5.
match = ¡Ahora tú! { $seat2 } empezó con arándano. No tienes: juega lo que sea, aunque no podrá ganar. { $seat3 } jugó un 4, así que juega tu 4 de fresa. Para la ocasión solo cuenta el número.
give = ¡Tu ocasión de panqueque! Debes tomar una carta de arriba de { $seat3 } (itadaki) o darle una (sashiage). Una carta sola en su torre no se mueve, así que da: tu 1 de kiwi, sobre el 4 de banana.
back = Tu 6 vuelve a estar arriba. Y cada carta que mueves es 1 punto, anotado junto a tu puntuación. Así que llevas +11: 2 torres, cimas 2 y 6, 1 carta movida.
x = Otra vez fresa. ¡Tu X de fresa será el número que digas! Juégala y di 2, como { $seat1 }, o 1, como { $seat2 }. Ambos tienen una torre con un 6. Tu 2 normal queda para luego.
take = Otra ocasión de panqueque, y esta vez tomas: levanta el 6 y ponlo sobre tu 2 de arándano.
scored = Son +16: 2 torres, cimas 6 y 6, 2 cartas movidas. Si igualas a dos a la vez, tienes una ocasión con cada uno. Pero cuidado: quien juega después puede igualarte, con una X en cualquier número.
x-dangers = Tu X está ahora en la torre nueva de { $seat3 }. Arriba vale 0 y no se puede dar, solo tomar. Y juega la X a tiempo: si debes abrir y no tienes otra cosa, esta ronda te da 0 puntos.
end = Quedan seis bazas. Luego cada cual pone su última carta en una torre propia: ¡guarda una buena! Lo normal son cuatro rondas; el empate se comparte. Sigue jugando, y pide pistas si quieres.
