# What the cat says in the guided first game (tutorial.toml). $seat1 is the other player.

welcome = ¡Pasa a la torre de los gatos! { $seat1 } y tú amueblan cada cual una torre para seis gatos, cosa a cosa. Gana quien sume más puntos.
floors = Esta es tu torre: cinco columnas, de A a E, de huecos de seis lados, los hexágonos. El numerito de cada uno es su piso. Donde cuelga una cuerda no hay hexágono. Los números de arriba, más tarde.
items = Aquí viven seis gatos, y cada uno adora un objeto. Al lado está el número de su dado: 1 casa, 2 ovillo, 3 mariposa, 4 tazón, 5 cojín, 6 ratón.
take = Siempre se tira un dado más que jugadores: aquí, tres. Tú tomas uno, { $seat1 } otro, y el último cuenta para ambos. Eliges antes, como dice el dadito junto a tu nombre: ¡toma el 3!
two-dice = { $seat1 } tomó el 6, así que el 2 queda para ambos. De tus dos números, 3 y 2, uno es el objeto y el otro el piso, como prefieras. Cada cual decide en secreto y luego lo muestra.
butterfly = O sea, una mariposa (3) en el piso 2 o un ovillo (2) en el piso 3, en cualquier columna. ¡Toca el hexágono vacío A2 (columna A, piso 2) para dibujar ahí una mariposa!
footprint = Se muestra lo de ambos. Tu mariposa vale 2 puntos y trae una huella, abajo, que luego puede cambiar un número. Si nada te conviene, puedes pasar en vez de dibujar: eso también da una huella. ¿Y los 9 de { $seat1 }?
yarn = { $seat1 } dibujó un ovillo (2) en el piso 6: B6. En cada columna, quien más tiene recibe 9; el segundo, 3; sin ovillos, nada. Los empates se reparten: dos en cabeza, 6 cada uno; dos en segundo lugar, 1. ¡Los puntos aún pueden bajar!
take-second = En cada ronda elige antes otra persona: esta vez { $seat1 }, que volvió a tomar el 6. De los dos dados restantes, el que no tomes cuenta para ambos. ¡Toma el 4!
bowl = Un tazón vale 2 puntos por cada clase de objeto que comparte lado con él, incluso otro tazón. Dibuja uno (4) en el piso 3, en A3, junto a tu mariposa.
mouse = { $seat1 } ha dibujado un ratón: 1 punto. Pero los ratones aman la compañía: dos que se tocan valen 2 × 2 = 4; un grupo de tres, 3 × 3 = 9, y así.
houses = Una casa (1) solo cabe en los doce hexágonos con una casa dibujada, como B3; otros objetos también caben ahí. Cada casa nueva puntúa en el acto un gato que eliges: tus casas, también la nueva, × los objetos que adora.
change = No salió ningún 1, pero tienes una huella. Cada huella que gastas suma o resta 1 a uno de tus dos números, solo para ti, sin bajar de 1 ni pasar de 6. ¡Toma el 2!
cat = La huella hace del 2 un 1. ¡Dibuja una casa en B3! Un gato puntúa entonces, y una sola vez: el de casas, mariposas o tazones, 1 × 1; otros, 0.
later = El gato que elegiste ya está, para siempre. Los otros cinco esperan una casa cada uno, y más tarde paga más: con 2 casas y 3 ratones, el gato de ratones puntúa 2 × 3 = 6.
cushion = Tu tazón toca ahora también una casa: 2 más, así que 4. { $seat1 } dibujó un cojín: vale el número de su piso, 3.
columns = Los números de arriba: en la primera ronda en que alguien llena una columna, todo el que la llena recibe el grande, entero. Quien la llena en una ronda posterior recibe el pequeño.
end = Las tres barras junto a un nombre son sus columnas llenas: con la tercera de alguien, esa ronda es la última. Las huellas sobrantes no valen; el empate se comparte. Ya es tuya; la bombilla de abajo da pistas.
