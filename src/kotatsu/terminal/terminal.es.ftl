# What the terminal itself says; everything about a game stands in its own narration.

## Names

you = Tú
guest = Visita
guest-number = Visita { $number }
names-and = { $names } { Y($last) } { $last }
names-none = nadie

## At the table

keys = ? pista  u atrás  l diario  c tarjeta  r reglas  h más  q salir
prompt = ›
learn-keys = Enter siguiente  b atrás  x sin guía  q salir
learn-other-move = Eso es para más tarde. { $words }
learn-none = { $game } no tiene primera partida guiada.
welcome = ¡Te esperábamos en la mesa! Escribe el número de una jugada, o h (ayuda).
welcome-back = Hola de nuevo: { $count ->
    [one] se ha hecho una jugada.
   *[other] se han hecho { $count } jugadas.
}
thinking = { $name } está pensando…
pass-keyboard = Pasa el teclado a { $name }.
pass-keyboard-why = Ahora no se ven las cartas de nadie.
pass-keyboard-enter = { $name }, pulsa Enter para ver tus cartas ›
pages = Página { $page } de { $pages }: Enter sigue, b atrás, q a la mesa ›
back-to-table = Enter para volver a la mesa ›
yes-or-no = y sí, n no ›
answers-yes = y s si sí
answers-no = n no
to-the-sheet = Enter para la hoja de puntos ›
go-on = Enter para seguir ›

## Answers to what was typed

no-such-number = { $last ->
    [one] Solo hay una jugada: escribe 1.
   *[other] No hay jugada { $number }: escribe un número del 1 al { $last }.
}
no-such-move = No conozco «{ $text }»: escribe { $last ->
    [1] el número 1
   *[other] un número del 1 al { $last }
}, una jugada como { $example }, o h (ayuda).
not-now = { $text } no se puede jugar: { $why }.
taken-back = Jugada retirada: { $move }.
undo-nothing = No hay nada que retirar: aún no has jugado.
undo-others-moved = { $name } ha jugado después, así que no depende solo de ti; uu pregunta a los demás.
undo-learned = Esa jugada ha revelado algo a alguien, así que no depende solo de ti; uu pregunta a los demás.
undo-bots-agree = A los bots no les importa. Jugada retirada: { $move }.
undo-ask-people = ¿Todos de acuerdo en retirar { $move }?
undo-refused = Se queda como está.
quit-kept = ¿Dejar la mesa? La partida se guarda en { $file }: la misma orden la continúa.
quit-lost = ¿Dejar la mesa? Esta partida no se guarda (empieza con --log ARCHIVO para seguir otro día).
goodbye = ¡Hasta pronto! El kotatsu sigue calentito.
goodbye-kept = ¡Hasta pronto! El kotatsu sigue calentito, y la partida espera en { $file }.

## Hints

hint-only = Solo hay una jugada: { $best }.
hint-best = Yo elegiría { $best }.
hint-and-equal = Yo elegiría { $best }; seguí jugando en mi cabeza y con { $next } gané las mismas veces.
hint-and-close = Yo elegiría { $best }; seguí jugando en mi cabeza y con { $next } gané casi las mismas veces.
hint-and-behind = Yo elegiría { $best }; con { $next } ganarías algo menos a menudo.
hint-and-far = Yo elegiría { $best }; con { $next } ganarías mucho menos a menudo.
hint-move = { $number }: { $words }
why-always = Así, { $what }.
why-mostly = En la mayoría de las partidas que imaginé, { $what }.
why-half = En cerca de la mitad de las partidas que imaginé, { $what }.
why-some = En algunas de las partidas que imaginé, { $what }.
instead-always = Tras «{ $instead }», { $what }.
instead-mostly = Tras «{ $instead }», en la mayoría de las partidas que imaginé, { $what }.
instead-half = Tras «{ $instead }», en cerca de la mitad de las partidas que imaginé, { $what }.
instead-some = Tras «{ $instead }», en algunas de las partidas que imaginé, { $what }.
why-and = { $one }, { Y($two) } { $two }
why-later = De momento no se nota: la diferencia llega más adelante en la partida.
hint-thinking = Déjame pensar…

## Titles of pages

title-log = Lo que ha pasado hasta ahora
title-rules = Las reglas de esta decisión
title-sheet = La hoja de puntos por ahora
title-final = La hoja de puntos
title-card = Tarjeta de ayuda
title-help = Cómo se juega aquí
log-empty = Aún no ha pasado nada.
card-missing = { $game } no tiene tarjeta de ayuda.
rules-missing = Esta instalación no tiene reglamento de { $game }.

help-move = Escribe el número de una jugada, o su notación: { $example }.
help-hint = Qué haría alguien que juega bien, y por qué
help-undo = Retirar tu última jugada, mientras nadie haya sabido nada por ella
help-undo-all = Retirarla aunque otros hayan jugado, si aceptan (los bots aceptan)
help-log = Todo lo que ha pasado hasta ahora, en palabras
help-sheet = La hoja de puntos por ahora
help-card = La tarjeta de ayuda: qué hay en la caja y qué hace cada cosa
help-rules = Las reglas de la decisión que te toca
help-quit = Dejar la mesa
help-marks = Cada jugador tiene una marca y un color; cada carta, una letra por su color.

## The score sheet

sheet-total = Total
sheet-hidden = ? no se te muestra hasta el final.
result-you-win = ¡Ganas con { $points }!
result-wins = Gana { $name } con { $points }.
result-shared = { $names } comparten la victoria con { $points }.
result-nobody = No gana nadie.
record-written = El registro está en { $file }: kotatsu replay { $file } lo muestra otra vez, kotatsu verify { $file } lo comprueba.

## Watch

watch-result = Partida { $number }: { $scores } — { $winners }
watch-summary = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, semillas desde { $seed }
watch-column-wins = gana
watch-column-mean = media
watch-column-best = máx.

## Replay

replay-where = Jugada { $number } de { $of }
replay-start = Antes de la primera jugada
replay-keys = Enter sigue  b atrás  NÚMERO salta  a inicio  e fin  s puntos  q salir
replay-unknown = No conozco «{ $text }»: Enter sigue, b atrás, un número salta, e va al final, q sale.

## Verify

verify-title = { $file } es válido
verify-game = juego { $title }, { $players } jugadores
verify-edition = edición { $name } ({ $hash })
verify-server = el secreto del servidor es el que prometió antes de repartir ({ $hash })
verify-nonces = { $count ->
    [0] no se sentó ninguna persona, así que la semilla sale solo de ese secreto
    [one] el nonce de la única persona es el prometido; la semilla sale de él y de ese secreto
   *[other] los nonces de las { $count } personas son los prometidos; la semilla sale de ellos y de ese secreto
}
verify-round = { $count ->
    [0] ninguna persona jugó la ronda { $number } del torneo, así que la semilla de todas sus mesas sale solo de ese secreto
    [one] el nonce de la única persona es el prometido; la semilla de todas las mesas de la ronda { $number } sale de él y de ese secreto
   *[other] los nonces de { $count } personas son los prometidos; la semilla de todas las mesas de la ronda { $number } sale de ellos y de ese secreto
}
verify-not-opened = { $count ->
    [one] una persona prometió algo y no lo abrió a tiempo; la semilla va sin ello
   *[other] { $count } personas prometieron algo y no lo abrieron a tiempo; la semilla va sin ello
}
verify-called-off = { $count ->
    [one] antes de este reparto se canceló un comienzo, y se hicieron promesas nuevas
   *[other] antes de este reparto se cancelaron { $count } comienzos, y se hicieron promesas nuevas
}
verify-seed = la semilla { $seed } vuelve a repartir la misma mesa
verify-moves = { $count ->
    [one] la única jugada es legal
   *[other] las { $count } jugadas son legales, en su orden
}
verify-result = llevan a { $scores }, y { $winners }, como consta
verify-abandoned = ahí se abandonó la mesa, sin resultado
verify-winner = { $count ->
    [0] no gana nadie
    [one] gana { $names }
   *[other] { $names } comparten la victoria
}

## Bots against bots

arena-deals = Repartos
arena-title = { $title }, { $players } jugadores
arena-count = { $games } partidas de { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, cada bot en cada asiento
arena-column-share = gana (95 %)
arena-column-even = veces su parte
arena-column-points = puntos medios
arena-column-rating = nivel

## A game looked over

analyse-moves = Jugadas
analyse-title = { $title }: lo que valió cada decisión para quien la tomó, según lo que podía saber
analyse-better = { $move } es mejor por { $loss }
analyse-seat = { $name } regaló { $loss } en total; { $marked ->
    [0] ninguna decisión llama la atención.
    [one] una decisión llama la atención.
   *[other] { $marked } decisiones llaman la atención.
}
analyse-turning-point = La partida cambió en la jugada { $number }: { $name } eligió { $move } en vez de { $best }, lo que costó { $loss }.
analyse-line = Tras { $move } podría haber seguido así: { $line }.
analyse-no-turning-point = Ninguna decisión cambió por sí sola esta partida: nadie regaló nada de peso.

## Tables of a server

your-name = ¿Cómo te llamas? Enter para { $usual } ›
title-chat = Lo que se ha dicho
title-links = Cómo invitar a esta mesa
hall-title = Mesas en { $server }
hall-mine = Tuyas
hall-waiting = Esperan gente
hall-empty = Ninguna mesa espera gente: n abre una.
hall-more = … y más: m las muestra.
hall-free = { $free ->
    [0] completa
    [one] hay un asiento libre
   *[other] hay { $free } asientos libres
}
hall-running = en juego
hall-your-turn = ¡te toca!
hall-keys = NÚMERO entrar  n nueva  m más  Enter mirar de nuevo  q salir
hall-unknown = No conozco «{ $text }»: escribe el número de una mesa, n (nueva), m (más) o q.

hall-clubs = Tus clubes
club-here = Aquí: { $names }{ $away ->
    [0] {""}
   *[other] {" "}(y { $away } que no están)
}
club-evening = Próxima velada: { $title }, { $time }
club-tables = Mesas
club-no-tables = No hay mesas abiertas: n abre una.
club-cups = Torneos
club-span-evening = Esta velada, o la última
club-span-month = Los últimos treinta días
club-span-all = Desde siempre
club-counted = { $points } puntos · { $games ->
    [one] una partida
   *[other] { $games } partidas
} · { $wins } ganadas
club-nothing-counted = Aún no ha contado ninguna partida.
club-points = Cuenta cada persona a la que dejas atrás; en una mesa de cuatro, 12, 8, 4 y 0 puntos.
club-keys = NÚMERO ir allí  n mesa nueva  s clasificación  Enter mirar otra vez  q salir
club-keys-standing = s otro periodo  Enter volver a la sala  q salir
club-unknown = No conozco «{ $text }»: escribe un número, n para una mesa nueva, s para la clasificación, o q.
cup-round-of = Ronda { $number } de { $of }
cup-stage-gathering = abierto para la próxima ronda
cup-stage-opening = las mesas están sorteadas
cup-stage-playing = se juega una ronda
cup-stage-over = El torneo ha terminado.
cup-tables-done = { $done } de { $of } mesas han terminado
cup-you-are-ready = juegas; espera aquí hasta el sorteo de las mesas
cup-you-are-not-ready = r dice que juegas
cup-counted = { $points } puntos · mismas cartas { $same } · rivales { $met }
cup-keys-enter = e participar  c club  Enter mirar otra vez  q salir
cup-keys-ready = r juego la próxima ronda  l dejarlo  c club  q salir
cup-keys-wait = Enter mirar otra vez  l dejarlo  c club  q salir
cup-keys-table = t a tu mesa  c club  Enter mirar otra vez  q salir
cup-keys-over = c club  q salir
cup-unknown = «{ $text }» no significa nada aquí ahora.

new-title = Una mesa nueva
new-facts = de { $few } a { $many } jugadores, { $minutes } minutos
new-game = ¿Qué juego? Un número, o q para volver ›
new-players = ¿Cuántos jugadores, de { $low } a { $high }? Enter para { $usual } ›
new-bots = ¿Cuántos son bots, de { $low } a { $high }? Enter para { $usual } ›
new-level = ¿De qué nivel son los bots? Enter para { $usual } ›
new-private = ¿Solo para quien tenga el enlace? y (sí) o n (no), Enter para { $usual } ›
new-number = Escribe un número del { $low } al { $high }.

## The lobby of a table

lobby-players = { $count } jugadores
lobby-private = privada
lobby-public = abierta a todos
lobby-house = edición de la casa «{ $title }»
lobby-edition = edición «{ $title }»
option-on = sí
option-off = no
lobby-clock = reloj { $clock }
clock-none = ninguno
clock-each = { $time } por persona
clock-days = { $days } d { $hours } h
clock-vacation = { $name } de vacaciones hasta el { $date }
lobby-open = libre
lobby-bot = un bot ({ $level })
lobby-you = tú
lobby-host = anfitrión
lobby-stale = mala conexión
lobby-gone = no está
lobby-opening = barajando…
lobby-opened = ha barajado
lobby-watching = Miran: { $names }
lobby-link = Invitar a jugar:
lobby-watch-link = O solo a mirar:
lobby-sit = Enter para sentarte.
lobby-full = No quedan asientos libres.
lobby-wait = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
lobby-wait-host = { $count ->
    [one] Hay un asiento libre: espera a alguien, o escribe bot.
   *[other] Hay { $count } asientos libres: espera a más gente, o escribe bot.
}
lobby-start = Ya no falta nadie: Enter para empezar.
lobby-wait-coming = Falta que { $name } llegue a esta mesa.
lobby-wait-start = Ya no falta nadie: el anfitrión empieza la partida.
lobby-shuffling = Barajando: el programa de cada cual aporta su parte.
lobby-keys-new = Enter sentarse  NÚMERO ese asiento  watch mirar  h más  q salir
lobby-keys-seated = /say … chat  leave dejar  h más  q salir
lobby-keys-host = Enter empezar  bot añadir  /say … chat  leave dejar  h más  q salir
lobby-keys-opening = off cancelar  q salir
lobby-unknown = No conozco «{ $text }»: h dice qué se puede escribir aquí.
lobby-no-seat = No hay asiento { $seat }: van del 0 al { $last }.
lobby-no-open-seat = No hay asientos libres.
lobby-bot-how = Escribe bot, bot tiger, o bot 2 tiger para el asiento 2.
lobby-name-how = ¿De quién? Escribe name { $seat } NUEVO para el asiento { $seat }.
lobby-clock-how = Escribe clock 60 para un minuto por decisión, clock 600+10 para diez minutos y diez segundos más con cada una, o clock off.
lobby-help =
    Enter | sentarse; el anfitrión: empezar si no quedan asientos
    0, 1 Lea | sentarse en el 0, o en el 1 para Lea, a tu lado
    leave, leave 1 | levantarse, o solo del asiento 1
    watch | solo mirar
    name NUEVO, name 1 NUEVO | otro nombre
    /say … | decir algo a todos
    /link | cómo invitar
    bot, bot 2 tiger | anfitrión: un bot en el próximo libre, o en el 2
    free 2 | anfitrión: dejar libre el asiento 2
    swap 0 1 | anfitrión: intercambiar dos asientos
    players 4 | anfitrión: cuántos juegan
    set OPCIÓN VALOR | anfitrión: una opción del juego
    clock 60, 600+10, off | anfitrión: segundos por decisión, o banco e incremento
    hints off | anfitrión: sin pistas en esta mesa
    watching off | anfitrión: nadie puede mirar
    private, public | anfitrión: solo con el enlace, o abierta a todos
    host 1 | anfitrión: ceder el puesto al asiento 1
    close | anfitrión: cerrar la mesa
    q | irse; tu asiento sigue siendo tuyo

## At a table of a server

online-keys-waiting = u atrás  l diario  s puntos  c tarjeta  /say … chat  h más  q salir
online-keys-asked = y aceptar  n negar  l diario  s puntos  c tarjeta  h más  q salir
online-keys-watch = l diario  s puntos  c tarjeta  /say … chat  h más  q salir
online-keys-look = l diario  s puntos  c tarjeta  h más  q salir
online-keys-over = a otra  s puntos  t mesa  l diario  /record ARCHIVO guardar  q salir
online-said = { $name }: «{ $text }»
online-players = La mesa tiene ahora { $count } asientos.
online-renamed = Asiento { $seat }: ahora es { $name }.
online-sat = { $name } se sienta.
online-bot-sat = { $name }, un bot ({ $level }), se sienta en el asiento { $seat }.
online-got-up = El asiento { $seat } queda libre.
online-seat-lost = El asiento { $seat } ya no es tuyo.
online-away = { $name } se ha ido; el asiento sigue siendo suyo.
online-returned = { $name } ha vuelto.
online-kept = Un bot juega por { $name } hasta que vuelva.
online-unkept = { $name } juega de nuevo.
online-own-kept = Te quedaste sin tiempo demasiadas veces: un bot juega por ti hasta que escribas /back.
online-own-kept-away = Un bot juega por ti hasta que escribas /back.
online-late = A { $name } se le acabó el tiempo: por esta vez decide un bot.
online-vacation = { $name } está de vacaciones hasta el { $date }: su reloj descansa.
online-vacation-over = { $name } ha vuelto de vacaciones.
online-vacation-days = Escribe /vacation y un número de días; 0 las termina.
online-vacation-own = Estás de vacaciones hasta el { $date }: tus relojes descansan en las mesas lentas. Quedan { $days } de { $most } días de este año.
online-vacation-end = Tus relojes corren otra vez. Quedan { $days } de { $most } días de vacaciones de este año.
online-report = { $by } denuncia a { $name }.
online-report-whom = Escribe /report y un nombre.
online-report-told = El anfitrión ya lo sabe.
online-own-late = Se te acabó el tiempo: por esta vez decide un bot.
online-own-unkept = Juegas de nuevo.
online-bot-waits = { $name } espera: ahora mismo el servidor no puede pensar por él.
online-gone = { $name } ya no tiene conexión.
online-here = { $name } vuelve a tener conexión.
online-host-now = Ahora la mesa es tuya.
online-called-off = Se canceló el comienzo; hay que prometer de nuevo.
online-paused = La partida está en pausa.
online-resumed = La partida sigue.
online-asks-back = { $name } pide retirar una jugada.
online-you-ask-back = Pides retirar tu última jugada; falta que acepte: { $names }.
online-back-refused = No hubo acuerdo: la jugada se queda.
online-gives-up = { $name } abandonaría la partida{ $you ->
    [plays] ; /give-up acepta.
   *[watches] .
}
online-rematch = Otra partida: a te lleva allí.
online-options = Opciones: { $options }.
online-clock-set = Reloj: { $clock }.
online-hints-on = Se permiten pistas.
online-hints-off = Ya no se permiten pistas.
online-begins = ¡Empieza la partida!
online-narrow = Esta terminal tiene { $columns } columnas y las imágenes { $needed }: ensánchala para verlas enteras.
online-welcome-back = Hola de nuevo: te hemos guardado el asiento.
online-watching = Estás mirando.
online-watching-full = En esta mesa no queda asiento para ti: estás mirando.
online-full = Esta mesa está completa, y su anfitrión no quiere público.
online-no-spectators = El anfitrión de esta mesa no quiere público.
online-broken = Se cortó la conexión; reintentando…
online-mended = Conexión recuperada.
online-went-back = Se retiraron las últimas jugadas.
online-took-back = { $name } retira una jugada.
online-taken-back = Jugada retirada.
online-undo-not-free = Retirar esa jugada no depende solo de ti; uu pregunta a los demás.
online-asked-back = { $name } pide retirar su última jugada: ¿y (sí) o n (no)?
online-answer-first = Primero responde a { $name }: y acepta, n no.
online-waiting-back = Esperando el acuerdo de { $names }.
online-waiting = Esperando a { $names }…
online-thinking = { $count ->
    [one] { $names } está pensando…
   *[other] { $names } están pensando…
}
online-a-moment = Un momento…
online-is-paused = La partida está en pausa{ $host ->
    [yes] : /pause la reanuda.
   *[no] .
}
online-bot-plays = Un bot juega por ti: /back para volver a jugar.
online-you-are-away = Los demás saben que no estás: /back cuando vuelvas.
online-nobody-away = Nadie se ha ido de la mesa.
online-not-your-turn = No es tu turno; /say … habla con los demás.
online-only-watching = Solo estás mirando: h dice qué se puede escribir aquí.
online-only-looking = Con este enlace miras y no puedes hablar.
online-ahead = Preparado: { $moves }{ $again ->
    [yes] { "" }, una y otra vez
   *[no] { "" }
}
online-ahead-done = Preparado. /ahead sin nada lo retira.
online-ahead-none = Ya no hay nada preparado.
online-nothing-ahead = Aquí no se puede preparar nada.
online-ahead-dropped = { $why ->
    [otherwise] Lo que habías preparado era para otra pregunta.
    [new-choice] Se puede elegir algo nuevo, así que ya nada se juega solo.
    [went-back] Se retiró algo; lo que habías preparado se ha perdido.
    [bot] Un bot jugó por ti; lo que habías preparado se ha perdido.
   *[other] Lo que habías preparado no se puede jugar ahora.
}
online-unknown = No conozco «{ $text }»: h dice qué se puede escribir aquí.
online-no-hints = El anfitrión de esta mesa no permite pistas.
online-no-chat = Nadie ha dicho nada.
online-no-links = Solo quien se sienta a la mesa puede invitar.
online-no-rematch = Solo quien se sentó a la mesa puede pedir otra partida.
online-quit = ¿Salir? Tu asiento sigue siendo tuyo y los demás te esperan: la misma orden te trae de vuelta.
online-give-up = ¿Abandonar la partida? Acaba cuando todos acepten.
online-giving-up = Abandonarías la partida: acaba cuando todos acepten.
online-going-on = Sigues jugando.
online-abandoned = La partida se abandonó, sin resultado.
online-record-own = Lo que tu asiento puede saber de la partida hasta ahora está en { $file }.
online-no-cookie = { $server } no ha dicho quién eres; quizá sea de otra versión.
online-no-answer = { $server } no responde.
goodbye-seat = ¡Hasta pronto! Tu asiento sigue siendo tuyo; esto te trae de vuelta:

online-shuffle-honest = El barajado fue limpio: el reparto sale de lo que prometieron antes el servidor y { $people ->
    [one] una persona
   *[other] { $people } personas
}{ $own ->
    [yes] , contándote a ti.
   *[no] .
}
online-shuffle-false = EL BARAJADO NO CUADRA: { $why }
online-shuffle-unknown = No se pudo comprobar el barajado: { $why }
online-shuffle-named = El barajado no se dejó al azar: esta mesa jugó con una semilla que alguien fijó.
online-shuffle-old = las reglas han cambiado desde que empezó la partida.
online-shuffle-other-end = el registro acaba de otro modo que la partida que se mostró aquí.
online-shuffle-other-server = el servidor reveló otra promesa que la que había hecho cuando te sentaste.
online-shuffle-other-seats = el registro tiene otras promesas que las que mostró la mesa antes de repartir.
online-shuffle-nothing-opened = se hicieron promesas antes de repartir, pero el registro no revela ninguna.
online-shuffle-changed = El servidor ha cambiado su promesa para el barajado desde que te sentaste; no juegues ahí.

help-say = Decir algo a todos
help-chat = Todo lo que se ha dicho
help-ahead = Responder de antemano, en secreto: R5, R3 (lo primero que se pueda); sin nada, lo retira
help-pause = Pausa, o seguir (el anfitrión)
help-skip = Que los bots se den prisa, si todas las personas están fuera de la ronda
help-away = Avisar de que te vas; el anfitrión puede dejar que un bot juegue por ti
help-back = Volver a jugar tú, después de un bot
help-bot = Que un bot juegue por quienes se han ido (el anfitrión)
help-give-up = Abandonar la partida; acaba cuando todos acepten
help-report = Decirle al anfitrión, y a nadie más, que alguien se porta mal
help-vacation = Dejar descansar tus relojes en las mesas lentas tantos días, a la vista de todos allí; 0 lo termina
help-link = Cómo invitar a esta mesa
help-record = Guardar en un archivo lo que puedes saber de la partida
