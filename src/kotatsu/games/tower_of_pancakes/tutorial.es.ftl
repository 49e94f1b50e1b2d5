# What the cat says in the guided first game (tutorial.toml). $seat1 … are the other players.

welcome = ¡Pasa a la casa de los panqueques! Cuatro gatos esperan ante su plato, y otros tres y tú apilan ahí panqueques. Tras ocho bazas, gana quien tenga más puntos.
goal = Cada panqueque que pones en un plato puntúa para ti: debajo de cada plato está lo que vale uno. Solo el octavo paga el número mayor, el de arriba, a quien lo pone.
chips = Estos son tus panqueques: 5 están hechos y 15 son masa. Solo puedes servir los hechos. Cada uno hecho que sobre al final cuesta 1 punto, así que ahora perderías 5; la masa no cuesta nada.
cards = Una baza: cada cual juega una carta. Hay cuatro jarabes, amarillo, marrón, rojo y verde, del 1 al 8. La carta que gana sirve el número de su platito; la que pierde cocina el de su sartencita.
lead = Empiezas tú, así que manda tu color: los demás deben jugarlo si pueden. Ganan las dos cartas más altas de ese color, y nada supera a un 8. ¡Juega el 8 amarillo!
follow = { $seat1 } { Y($seat2) } { $seat2 } tienen amarillo y debían jugarlo. { $seat3 } no tiene y jugó otro color. Ganan dos cartas: tu 8 va en primer puesto; { $seat1 }, en el segundo.
rank = Los otros colores van detrás de todo amarillo, según su número; entre iguales, antes la que se jugó antes. Así, hasta un 1 amarillo puede ganar, si los demás no tienen amarillo; entonces sirve 6.
serve = Quienes ganan sirven; primero, tú. Tu 8 tiene un plato de 2: pon 2 panqueques, ni uno menos, en un solo plato. Agatha paga 4 puntos por cada uno. ¡Sírvele!
bake = { $seat1 } también sirvió a Agatha: el signo y la cobertura dicen de quién es cada panqueque. Los otros dos cocinaron lo que dice su sartén. Hacen falta ambas cosas: con pocos hechos sirves solo esos; sin ninguno, nada.
lose = El primer puesto abre otra vez: tú. Las cartas bajas rara vez ganan, y por eso sirven y cocinan más. El 1 verde pierde en cuanto otros dos jueguen verde, y su sartén cocina 4. ¡Juégalo!
baked = Ya hay cuatro más hechos, para servirlos pronto. { $seat2 } logró el primer puesto, se lleva la baza y abre. Las cartitas junto a un nombre son sus bazas: si empatan a puntos, gana quien tenga más; si también, se comparte.
waste = { $seat2 } sirvió a Bruno. { $seat3 } tuvo que servir 4, pero a Agatha le cabían 3: el último de ellos fue el octavo y paga 5; el cuarto se tira y cuesta 2 puntos. Un plato con 8 está lleno.
must-follow = { $seat2 } empezó con rojo, así que debes jugar rojo. Al 8 rojo nada lo supera, pero el segundo puesto también sirve: juega tu 6 rojo.
eighth = Tienes el segundo puesto y sirves 3. El plato de Bruno tiene 5: tu último será el octavo, que paga 6, y los dos de abajo, 3 cada uno. ¡Sirve a Bruno!
full = ¡Doce de golpe! Haz cuentas: gana cuando a un plato le falte poco para el octavo. Pero ganar duele donde no hay sitio, y también cocinar más de lo que aún puedes servir.
dave = Dave espera a que los otros tres platos estén llenos; entonces abre en el acto, incluso para el segundo de esa baza. Come sin fin y no desperdicia nada: cada octavo panqueque paga 8; los demás, 1.
end = Tras ocho bazas se cuenta: tus panqueques en los platos, menos 2 por cada uno tirado y 1 por cada hecho que sobre. ¡Ahora la partida es tuya! La bombilla da pistas; la línea de al lado muestra los puntos.
