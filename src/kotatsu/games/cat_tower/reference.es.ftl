# The reference card of Cat Tower, in a browser and a terminal.

dice = Los dados
dice-two = Tu dado y el que queda: uno es el objeto y el otro el piso, como prefieras.

items = Los objetos y lo que puntúan
die = Dado
item-name = Objeto
scores = Puntúa
scores-house = Un gato en el acto. Solo donde hay una casa dibujada.
scores-yarn = En cada columna: { $first } a quien tenga más{ $second ->
    [0] .
   *[other] , { $second } al segundo.
} Los empates se reparten lo de sus puestos, sin decimales; sin ovillos, nada.
scores-butterfly = { $each } cada una, y una huella.
scores-bowl = { $each } por cada clase distinta a su lado.
scores-cushion = { $each ->
    [1] El número de su piso.
   *[other] { $each } por cada piso de altura.
}
scores-mouse = Grupos conectados: { $groups } … por { $counts } … ratones.

cats = Gatos
cats-how = Una casa puntúa uno de tus gatos, de una vez por todas: tus casas × tus objetos de su clase, contando la casa nueva en ambos.
cats-none = Cuando todos tus gatos han puntuado, no puedes marcar casas.
cats-which = Hay un gato para: { $items }.

paws = Huellas
paws-get = Recibes una al pasar, o con una mariposa; cada cual, { $count } como mucho en toda la partida.
paws-use = Cada una que gastas sube o baja un número en 1, del 1 al 6.

columns = Columnas llenas
column = Columna
hexes = Hexágonos
house-floors = Casa en el piso
large = Primero
small = Después
columns-how = En la primera ronda en que alguien llena una columna, todo el que la llena recibe la bonificación grande, entera. En rondas posteriores da la pequeña.
end = La partida termina cuando alguien tiene { $columns ->
    [one] una columna llena
   *[other] { $columns } columnas llenas
}, o tras la ronda { $rounds }.
