# The reference card of Tower Of PanCakes!!, in a browser and a terminal.

table = Con { $players } jugadores: { $tricks } bazas, números del 1 al { $highest } en cuatro colores.

numbers = Lo que da una carta
number = Número
plate = Plato: gana, sirve
pan = Sartén: pierde, cocina
face-down = Jugada boca abajo: pierde y cocina 1, diga lo que diga su sartén. Una vez por partida, en cualquiera de tus turnos.
short-of = Si te faltan fichas hechas al servir, o masa al cocinar, vale lo que tengas.

trick = Una baza
trick-follow = Sigue el color de salida si puedes.
trick-order = Va primero el color de salida, por número; luego todas las demás, por número; entre iguales, la anterior.
trick-win = El primer y el segundo puesto ganan y sirven: todas sus fichas en un plato. { $losers ->
    [one] El tercero pierde y cocina.
   *[other] El tercero y el cuarto pierden y cocinan.
}
trick-lead = El primer puesto abre la baza siguiente.

plates = Lo que dan los platos
plates-hidden = Lo que dan los platos: boca abajo
plate-name = Plato
eighth = 8.ª ficha
others = Fichas 1–7
topmost = Ficha de la cima
most = Mayoría, cada una
secret-rows = Arriba están { $above }, abajo { $below }; nadie sabe dónde. Quien juega boca abajo mira una.
secret-all = { $all } están arriba y abajo; nadie sabe dónde. Quien juega boca abajo mira una.
full = Un plato con 8 está lleno; lo que se sirva de más se descarta. Dave abre cuando los otros tres están llenos, empieza otra pila tras cada 8.ª ficha y no desperdicia nada.
extreme = Todos los platos están abiertos y ninguno se llena. En cada torre puntúa quien tenga la ficha de la cima, y quien tenga más fichas debajo puntúa cada una de las suyas.

end = Al final
end-discarded = Cada ficha descartada
end-in-hand = Cada ficha hecha en mano
end-dough = Masa
end-nothing = Nada más puntúa, y nada cuesta puntos.
start = Empiezas con { $baked } fichas hechas y { $dough } de masa.
