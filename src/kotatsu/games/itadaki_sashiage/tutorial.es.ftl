# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = ¡Pasa a la fiesta de los panqueques! Tú y tres gatos levantan torres de cartas con una fruta y un número, una sobre otra. Al final, gana quien tenga más puntos.
goal = Cada torre ante ti dará 1 punto, y además el número de su cima. Así que te convienen muchas torres con cimas altas. Junto a cada nombre está el total y, con +, esta ronda.
cards = Estas son tus 13 cartas: fresas (R), arándanos (B), bananas (Y), kiwis (G). De cada fruta, el 1, el 2 y el 3 están tres veces; el 4, dos; el 6, una; entre cuatro no hay 5. De tu X hablamos luego.
bottom = Primero, cada cual hace una torre de dos cartas, todos a la vez; un ✓ dice quién está listo. Guarda las altas: con ellas ganarás torres. La carta del fondo es tu secreto: toma el 1 de arándano.
top = La segunda carta va encima. Es la única que verán los demás, y su número cuenta. Toma el 2 de arándano.
now = Ya están todas las primeras torres; ×2 solo dice que una tiene dos cartas. Tu +3 es lo que llevas en esta ronda: 1 por la torre y 2 por el número de la cima.
follow = Ahora, bazas: cada cual juega una carta. Por sorteo empezó { $seat1 }, con una fresa: quien tenga una (o su X) debe jugarla. La más alta, con la corona, gana y va a la cima de una torre nueva: ¡juega tu 6!
won = ¡Has ganado la baza! Tu 6 corona una torre nueva; debajo está la carta de { $seat1 }, luego la de { $seat2 } y, al fondo, la de { $seat3 }: recuérdalas, pueden volver a verse. (Entre iguales gana la primera.) +10: 2 torres, 2 y 6.
lead = Quien gana una baza abre la siguiente, con cualquier carta menos una X. Juega el 3 de kiwi, a ver qué pasa.
given = { $seat3 } repitió tu 3: ¡ocasión de panqueque! Antes de ganarse la baza, una carta pasa de uno a otro. { $seat3 } puso un 1 de kiwi sobre tu 6, te deja en +5 y suma 1 punto por moverla. Luego { $seat2 } ganó con un 6.
match = ¡Ahora tú! { $seat2 } empezó con arándano. No tienes: juega lo que sea, aunque no podrá ganar. { $seat3 } jugó un 4, así que juega tu 4 de fresa. Para la ocasión solo cuenta el número.
give = ¡Tu ocasión de panqueque! Debes tomar una carta de arriba de { $seat3 } (itadaki) o darle una (sashiage), si puedes. Una carta sola en su torre no se mueve, así que da tu 1 de kiwi: tócalo y luego el 4 de banana, adonde irá.
back = Tu 6 vuelve a estar arriba. Y cada carta que mueves es 1 punto, anotado junto a tu puntuación. Así que llevas +11: 2 torres, cimas 2 y 6, 1 carta movida.
x = Otra vez fresa. ¡Tu X de fresa es el número del 1 al 6 que digas, incluso un 5; con un 6 podría ganar! Por ahora solo te dejo elegir 2, como { $seat1 }, o 1, como { $seat2 }: ambos tienen una torre con un 6. Guarda tu 2 normal.
take = Otra ocasión de panqueque, y esta vez tomas: elige el 6 y luego tu 2 de arándano, donde ponerlo.
scored = Son +16: 2 torres, cimas 6 y 6, 2 cartas movidas. Si igualas a dos, tienes una ocasión con cada uno, en el orden que quieras. Pero cuidado: quien juega después puede igualar tu número, y una X iguala cualquiera.
x-dangers = Tu X está ahora en la torre nueva de { $seat3 }. Como carta de arriba, una X vale 0; se puede tomar, pero no dar. No la guardes demasiado: si debes abrir una baza con ella, es un 1, y en esta ronda no puntúas nada.
end = Quedan seis bazas. Luego todos ponen a la vez su última carta en una torre propia, incluso sobre una mejor: ¡guarda una buena! Esto es una ronda; lo normal es sumar los puntos de cuatro. El empate se comparte. La bombilla da pistas.
