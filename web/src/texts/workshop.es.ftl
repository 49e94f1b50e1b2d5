# What the workshop says, in which an edition of a game is changed, kept, shared and tried out.

workshop-title = Taller
workshop-of = Taller: { $game }
workshop-line = Cambia lo que hay en las cartas, hojas y encargos, juega con ello y mira qué efecto tiene.
workshop-choose = ¿De qué juego quieres cambiar los números?
workshop-to-game = Al taller de { $game }
workshop-coming = Abriendo el taller …

workshop-name = Cómo la llamas
workshop-untitled = Mi propia edición
workshop-printed = impreso
workshop-rebuilt = reconstruido
workshop-original = original
workshop-own = tuyo
workshop-mark-printed = Está en el reglamento, o en la caja de alguien.
workshop-mark-rebuilt = Solo estaba en una imagen que se perdió, así que lo elegimos.
workshop-mark-original = Se inventó para este juego.
workshop-mark-own = No es lo que trae el juego.
workshop-in-box = así está en mi caja
workshop-reset-printed = lo impreso
workshop-reset-rebuilt = lo reconstruido
workshop-reset-original = como era
workshop-reset-of = Volver a lo que era: { $name }
workshop-reset-all = Todo como viene
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-tools = Qué puedes hacer con ella
workshop-less = Uno menos
workshop-more = Uno más
workshop-place = { $name }, { $number }
workshop-part = { $name }, { $part }
workshop-add-place = Uno más: { $name }
workshop-remove-place = Quitar { $name }
workshop-rest = El resto
workshop-none-changed = Como viene el juego: no hay cambios.
workshop-changes = { $count ->
    [one] Hay un valor cambiado.
   *[other] Hay { $count } valores cambiados.
}
workshop-fine = Las reglas lo aceptan.
workshop-checking = Las reglas lo están mirando …
workshop-faults = { $count ->
    [one] Hay una cosa que no encaja:
   *[other] Hay { $count } cosas que no encajan:
}
workshop-as-forms = Algunos valores tienen una forma que no se puede dibujar, así que todo se muestra como formulario.
workshop-left-out = Se ha dejado fuera, porque este juego no tiene esos valores: { $keys }
workshop-of-table = Esta es la edición de una mesa. Cámbiala como quieras: la mesa conserva la suya.

workshop-save = Guardar
workshop-saved = Guardado.
workshop-saved-here = Guardado solo en este navegador.
workshop-keep-there = y en este servidor, para mis otros dispositivos
workshop-editions = Tus ediciones
workshop-editions-none = Ninguna todavía. Lo que guardes aparecerá aquí.
workshop-where-here = en este navegador
workshop-where-there = en el servidor
workshop-where-both = en este navegador y en el servidor
workshop-open = Abrir { $title }
workshop-delete = Borrar
workshop-delete-of = Borrar { $title }
workshop-delete-sure = ¿Borrar «{ $title }»? Las partidas jugadas con ella se quedan.
workshop-new = Empezar de nuevo

workshop-play = Jugar con ella
workshop-play-title = Jugar con { $title }

workshop-share = Compartir
workshop-share-line = Como archivo es TOML: cualquiera puede leerlo, jugar con él aquí o con --edition, y cambiarlo.
workshop-download = Descargar el archivo
workshop-upload = Abrir un archivo
workshop-copy = Copiar el texto
workshop-copied = Copiado.
workshop-link-label = Copiar el enlace
workshop-link-line = Quien abra este enlace verá tu edición en su propio taller.
workshop-link-long = Es demasiado para un enlace: envía el archivo.
workshop-text = La edición como texto

workshop-try = ¿Qué efecto tendría?
workshop-try-line = Los bots juegan tu edición y la que trae el juego, con exactamente los mismos repartos, y cuentan.
workshop-try-players = Jugadores
workshop-try-measure = Lo que más importa
workshop-try-start = Probar
workshop-try-stop = Parar
workshop-try-limits = Como mucho { $games } pares de partidas, { $seconds } segundos y una prueba a la vez. Termina en cuanto queda claro lo que más importa, y cuando dejas esta página.
workshop-try-running = { $games } de { $most } pares de partidas como mucho.
workshop-try-done = Se han jugado { $games } pares de partidas.
workshop-try-old = Los números han cambiado desde entonces: esto es lo que hacían los anteriores.
workshop-try-bots = En todos los asientos juegan bots que eligen a primera vista; las personas pueden jugar de otra manera.
workshop-measure-winner-points = Puntos de quien gana
workshop-measure-points = Puntos de cada cual, de media
workshop-measure-margin = Ventaja de quien gana
workshop-measure-moves = Duración en decisiones
workshop-measure-ties = Partidas con varios ganadores
workshop-measure-opener = Victorias de quien decide primero
workshop-sources = Puntos de toda la mesa, según de dónde vienen
workshop-others = La partida en conjunto
workshop-say-few = Aún hay muy pocas partidas para decir nada.
workshop-say-higher = { $measure }: sube { $difference }, de { $before } a { $after }. Está claro: la verdadera diferencia está entre { $low } y { $high }, según un cálculo que se equivoca como mucho en una de cada veinte pruebas.
workshop-say-lower = { $measure }: baja { $difference }, de { $before } a { $after }. Está claro: la verdadera diferencia está entre { $low } y { $high }, según un cálculo que se equivoca como mucho en una de cada veinte pruebas.
workshop-say-open = { $measure }: no hay diferencia clara. Si la hay, lo más probable es que no pase de { $most }.
workshop-say-others = { $count ->
    [0] Nada más difiere con claridad.
    [one] Otra cosa difiere con claridad; tiene un punto rojo.
   *[other] Otras { $count } cosas difieren con claridad; tienen puntos rojos.
}
workshop-plot-difference = Qué cambia: cada punto es una diferencia, cada línea lo lejos que puede estar de la verdad. La línea discontinua indica que no hay diferencia.
workshop-plot-spread = Cuántos puntos tienen quienes ganan
workshop-before = como viene
workshop-after = la tuya
workshop-column-what = qué
workshop-column-difference = diferencia
workshop-as-table = Como tabla
workshop-plus-minus = { $value } ± { $within }

workshop-players = { $count } jugadores
workshop-tower-cards = Cartas
workshop-tower-card = Carta { $number }
workshop-tower-serves = El { $number } sirve
workshop-tower-bakes = El { $number } cocina
workshop-tower-points = Puntos
workshop-tower-plate = { $plate }
workshop-cards-of = Cartas para { $count } jugadores
workshop-copies-of = Copias de { $card }
workshop-fruit-cards = Cartas
workshop-deal = El reparto
workshop-cakes = Dulces
workshop-coffee = Dulces con café
workshop-pancakes = Panqueques
workshop-sheet = La hoja
workshop-hex = Columna { $column }, piso { $floor }: { $what ->
    [hex] un hexágono
    [house] un hexágono con el dibujo de una casa
   *[rope] una cuerda
}
workshop-hex-how = Cada pulsación cambia un piso: hexágono, hexágono con casa, cuerda.
workshop-column-add = Una columna más
workshop-column-remove = Quitar la última columna
workshop-colour-of = Color de la columna { $column }
workshop-colour = { $colour ->
    [ochre] ocre
    [red] rojo
    [green] verde
    [blue] azul
    [purple] morado
   *[other] { $colour }
}
workshop-bonus-of = { $name }: columna { $column }
workshop-die-of = Objeto del { $number }
workshop-end = El final de la partida
workshop-points = Puntos
workshop-gifts = Regalos y fichas
workshop-roofs = Tejados
workshop-roof-cell = Carta de tejados { $card }, casilla { $square }: { $paint }
workshop-white = blanco
workshop-requests = Encargos
workshop-request = Encargo { $number }
workshop-request-points = Puntos del encargo { $number }
workshop-request-cell = Fila { $row }, columna { $column }: { $cell }
workshop-request-how = Cada pulsación cambia una casilla: rojo, azul, amarillo, lo mismo con estrella y después nada.
workshop-request-edit = Cambiar el encargo { $number }: { $picture }
workshop-request-done = Listo
workshop-requests-add = Tres encargos más
workshop-requests-remove = Quitar los tres últimos
workshop-star = { $paint } con estrella
