# The reference card of Tower Of PanCakes!!, in a browser and a terminal.

table = Con { $players } jugadores: { $tricks } bazas, números del 1 al { $highest } en cuatro colores.

numbers = Lo que da una carta
number = Número
plate = Plato: gana, sirve
pan = Sartén: pierde, cocina
face-down = Jugada boca abajo: pierde y cocina 1, diga lo que diga su sartén. Una vez por partida, en cualquiera de tus turnos.
short-of = Si te faltan panqueques hechos al servir, o masa al cocinar, vale lo que tengas.

trick = Una baza
trick-follow = Sigue el color de salida si puedes.
trick-order = Va primero el color de salida, por número; luego todas las demás, por número; entre iguales, la que se jugó antes.
trick-win = El primer y el segundo puesto ganan y sirven: todos sus panqueques en un plato. { $losers ->
    [one] El tercero pierde y cocina.
   *[other] El tercero y el cuarto pierden y cocinan.
}
trick-lead = El primer puesto abre la baza siguiente.

plates = Lo que dan los platos
plates-hidden = Lo que dan los platos: boca abajo
plate-name = Plato
eighth = 8.º panqueque
others = Panqueques 1–7
topmost = El de la cima
most = Mayoría, cada uno
secret-rows = Arriba están { $above }, abajo { $below }; nadie sabe dónde. Quien juega boca abajo mira una.
secret-all = { $all } están arriba y abajo; nadie sabe dónde. Quien juega boca abajo mira una.
full = Un plato con 8 está lleno; lo que se sirva de más se descarta. Dave abre cuando los otros tres están llenos, empieza otra pila tras cada 8.º panqueque y no desperdicia nada.
extreme = Todos los platos están abiertos y ninguno se llena. En cada torre puntúa quien tenga el panqueque de la cima, y quien tenga más debajo puntúa cada uno de los suyos.

end = Al final
end-discarded = Cada panqueque descartado
end-in-hand = Cada panqueque hecho en mano
end-dough = Masa
end-nothing = Nada más puntúa, y nada cuesta puntos.
start = Empiezas con { $baked } panqueques hechos y { $dough } de masa.
