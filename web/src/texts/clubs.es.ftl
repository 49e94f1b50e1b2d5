# Lo que dicen los clubes y los torneos.

club-title = Club
club-invited = Te invitan a un club
club-invited-line = Los miembros ven quién está, juegan en las mesas del club y comparten su clasificación.
club-join = Entrar
club-make = Crear un club
club-name = Nombre del club
club-members = { $count ->
    [one] Un miembro
   *[other] { $count } miembros
}
club-people = Quiénes son
club-here = aquí ahora
club-away = no está ahora
club-role = Papel de { $name }
club-role-host = Anfitrión
club-role-helper = Ayudante
club-role-member = Miembro
club-remove = Quitar a { $name }
club-remove-sure = ¿Quitar a { $name } del club?
club-manage = Papeles y miembros
club-tables = Mesas
club-tables-none = No hay mesas abiertas. Abre una: la verá todo el club.
club-open-table = Abrir una mesa
club-which-game = ¿Qué juego?
club-standing = Clasificación
club-span = De qué tiempo
club-span-evening = Esta velada
club-span-month = 30 días
club-span-all = Siempre
club-standing-none = En este tiempo no ha terminado ninguna partida del club.
club-points-how = Cómo se cuentan los puntos
club-points-rule = Cada persona a la que dejas atrás cuenta 1, cada una empatada contigo, medio. Eso, dividido entre las demás personas y por 12: en una mesa de cuatro, 12, 8, 4 y 0 puntos.
club-bots-how = Los bots y las visitas juegan y se les puede dejar atrás, pero no aparecen aquí.
column-place = Puesto
column-name = Nombre
column-points = Puntos
column-games = Partidas
column-wins = Victorias
column-same = Mismas cartas
column-met = Rivales
club-calendar = Veladas
club-calendar-none = No hay ninguna velada prevista.
club-evening-add = Preparar una velada
club-evening-title = Cómo se llama
club-evening-begins = Empieza
club-evening-hours = Horas
club-evening-drop = Quitar { $title }
club-calendar-file = Para tu calendario (.ics)
club-invite = Invitar a más gente
club-qr = Enlace del club como código QR
club-renew = Enlace nuevo
club-renew-sure = El enlace antiguo dejará de valer. ¿Crear uno nuevo?
club-more = El club
club-file = Guardar los datos del club
club-leave = Salir del club
club-leave-sure = ¿Salir de este club? Tus partidas siguen siendo tuyas.
club-delete = Borrar el club
club-delete-sure = Miembros, veladas, clasificación y torneos desaparecerán para siempre. ¿Borrar el club?
cups = Torneos
cups-none = Aún no hay torneos.
cup-make = Torneo nuevo
cup-name = Nombre del torneo
cup-game = Juego
cup-players = Jugadores por mesa
cup-system = Emparejamiento
cup-system-swiss = Suizo: se encuentran vecinos de la clasificación
cup-system-all = Todos contra todos
cup-rounds = Rondas como máximo
cup-fill = Sillas vacías
cup-fill-none = sin bots: mesas menores y descansos
cup-watching = El público puede mirar durante la ronda (podría haber jugadores)
cup-create = Crearlo
cup-round-of = Ronda { $number } de { $of }
cup-round = Ronda { $number }
cup-over = El torneo ha terminado
cup-entrants = { $count ->
    [one] Un participante
   *[other] { $count } participantes
}
cup-stage-gathering = abierto para la próxima ronda
cup-stage-opening = mesas sorteadas
cup-stage-playing = se juega una ronda
cup-stage-over = terminado
cup-enter = Participar
cup-ready = Juego la próxima ronda
cup-is-ready = Juegas la próxima ronda. Quédate en esta página hasta el sorteo de las mesas.
cup-not-ready = Di que juegas, o la ronda empezará sin ti.
cup-ready-count = { $count ->
    [0] Aún no hay nadie.
    [one] Hay una persona preparada.
   *[other] Hay { $count } personas preparadas.
}
cup-draw = Sortear las mesas
cup-bots-level = Qué bots
cup-bots-count = Cuántos
cup-bots-add = Que participen bots
cup-run = Llevar el torneo
cup-end = Terminarlo ya
cup-end-sure = No se jugará ninguna ronda más. ¿Terminar el torneo?
cup-opening = Las mesas están sorteadas. Se reúne la parte de cada cual en el barajado …
cup-playing = Han terminado { $done } de { $of } mesas. Los resultados se dicen con la última: todas juegan las mismas cartas.
cup-to-table = A tu mesa
cup-bye = Descansas en esta ronda: cuenta 6 puntos.
cup-byes = Descansan: { $names }
cup-leave = Dejar de participar
cup-leave-sure = Conservas tus puntos y no entras en más sorteos. ¿Dejar el torneo?
cup-left = se ha ido
cup-bot = bot
cup-filler = un bot
cup-standing = Clasificación
cup-tie-breaks = Cómo se hace la clasificación
cup-tie-same = Con los mismos puntos: quién jugó mejor las mismas cartas. En cada ronda se te compara con quienes ocuparon tu asiento en las otras mesas, por los puntos del juego; 12 si superas a todos.
cup-tie-met = Después, quién tuvo rivales más fuertes: los puntos de todas las personas con quienes se ha jugado. Después, las victorias. Quien sigue empatado comparte el puesto.
cup-tie-absent = Una ronda sin jugar no cuenta nada, un descanso 6, y el bot que ocupa una silla no cuenta para nadie. Quien deja una mesa tiene lo que haga el bot en su lugar.
cup-csv = Guardar como tabla (CSV)
cup-table = Mesa { $number }
cup-look = Verla
cup-table-ended = terminada
cup-table-plays = jugando
cup-seats-line = { $place }. { $name }
cup-same-deal = Todas las mesas de una ronda juegan el mismo barajado: la suerte se compensa.
cup-release = Que jueguen bots por quienes se espera
cup-void = Anularla
cup-void-sure = Esta mesa no contará nada para nadie que se siente en ella. ¿Anularla?
