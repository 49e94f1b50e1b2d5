# What somebody's own page says; the shell has what leads to it.

you-title = Tu página
you-none = Tu historia empieza con la primera partida que termines.
you-since = Aquí desde el { $date }
you-games = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
you-wins = { $count ->
    [0] ninguna victoria aún
    [one] una victoria
   *[other] { $count } victorias
}
you-hours = { $hours ->
    [0] menos de una hora a la mesa
    [one] una hora a la mesa
   *[other] { $hours } horas a la mesa
}
you-against = Qué partidas cuentan aquí
you-all = Todas
you-bots = Contra bots
you-people = Con personas
you-counting = { $count ->
    [one] Aún falta por contar una partida terminada de este servidor.
   *[other] Aún faltan por contar { $count } partidas terminadas de este servidor.
}
you-share = ganadas
you-even = a partes iguales: { $percent } %
you-points = puntos de media
you-best = máximo de puntos
you-streak = Mejor racha de victorias
you-streak-now = { $count ->
    [one] la última, ganada
   *[other] { $count } seguidas ahora
}
you-strength = Fuerza
strength-about = { $level ->
    [kitten] Más o menos un gatito
    [cat] Más o menos un gato
    [alley-cat] Más o menos un gato callejero
   *[tiger] Más o menos un tigre
}
strength-above = Más fuerte que un tigre
strength-below = Aún no llegas a gatito
strength-scale = { $rating } ± { $within } en la escala de los bots, donde un gato tiene 0 y 400 más significa que ganar es diez veces más probable. Según { $games } partidas.
strength-none = Cinco partidas contra bots dan una primera estimación.
you-over-time = Con el tiempo
you-curve-won = Proporción de partidas ganadas
you-curve-points = Puntos
you-curve = { $what }: al principio { $first }, últimamente { $last }
you-records = Récords
you-details = Por jugadores, modo y rivales
you-mode = Modo
you-mode-usual = el habitual
you-opponents = Rivales
you-rivals-several = de varias clases
you-rivals-people = personas
you-column-games = Partidas
you-column-won = Ganadas
you-column-points = Puntos
you-companions = Con quién juegas
you-companion = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, por delante { $ahead }, por detrás { $behind }
you-history = Todas las partidas
you-any-game = Todos los juegos
you-any-number = Cualquier número
you-any-opponents = Cualquiera
you-history-empty = Aún no hay ninguna partida así.
you-place = { $rank }.º de { $players }
you-won = Ganada
you-shared = Victoria compartida
you-who = Tu nombre y tu gato
you-cat = Tu gato
coat-ginger = rojizo
coat-smoke = humo
coat-siam = siamés
coat-tux = de esmoquin
coat-calico = tricolor
coat-cocoa = cacao
coat-lilac = lila
you-data = Tus datos
you-data-line = Todo esto pertenece a la cookie de este navegador. Nadie más puede abrir esta página.
you-export = Descargar todo
you-export-sure = Tu nombre, todas tus partidas con sus registros y lo que dijiste en las mesas, en un solo archivo. ¿Descargarlo ahora?
you-forget = Borrar todo sobre mí
you-forget-sure = ¿Borrar tu nombre, tu historia y todo lo que te une a partidas? Los demás conservan las partidas, jugadas por «Alguien». No se puede deshacer.
