# What the web app itself says; everything about a game stands in its own narration.

## Names and small words

guest = Visita
nobody = Nadie
you = Tú
names-and = { $names } { Y($last) } { $last }
seat-number = Asiento { $seat }
close = Cerrar
yes = Sí
no = No
cancel = Cancelar
save = Guardar
event-unknown = Ha pasado algo ({ $kind }).
ask-unknown = Es tu turno: elige una jugada.

## Everywhere

skip = Ir a la mesa
home-link = Kotatsu, al estante
your-name = Tu nombre
footer-title = De quién son estos juegos
footer-credits = Jugamos con sus reglas y hacemos nuestros propios dibujos, sin usar ilustraciones ni textos de las editoriales; no tenemos relación con nadie de quienes aquí se nombran.
footer-version = Kotatsu { $version }, con { $rules ->
    [compiled] reglas compiladas
   *[plain] reglas en Python puro
  }.
settings = Ajustes

## The shelf

hero-title = Siéntate, la mesa está calentita
hero-line = { $count ->
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
   *[other] { $count }
} pequeños juegos de mesa sobre panqueques, gatos y tejados. Juega ya con bots, o invita con un enlace.
shelf-title = Juegos
box-people = jugadores:
box-players = { $few ->
    [same] { $many }
   *[other] { $few }–{ $many }
}
minutes = { $minutes } min
learn = ¿Primera vez? Aprende en la mesa
learn-note = Una primera partida guiada, unos cinco minutos.
guide = Tu guía
guide-next = Siguiente
guide-play-on = A jugar
guide-back = Un paso atrás
guide-skip = Jugar sin guía
guide-count = { $at } de { $steps }
guide-your-move = Te toca
guide-first = Sigue leyendo: habla tu guía.
guide-now = Te toca: haz lo que dice tu guía.
guide-rule = Regla
guide-wait = Veamos qué hacen los demás…
play-bots = Jugar con bots
play-friends = Jugar con amigos
play-bots-note = { $count ->
    [one] Tú y un bot ({ $level }).
   *[other] Tú y { $count } bots ({ $level }).
}
play-friends-note = Abre una mesa y te da un enlace para compartir.
options = Opciones
option-players = Jugadores
option-bots = Bots
option-edition = Edición
option-edition-usual = La habitual
option-clock = Reloj
option-private = Privada: solo con el enlace
option-hints = Se permiten pistas
option-watching = Se permite mirar
option-none = ninguno
option-yes = sí
option-no = no
option-random = al azar
clock-none = Sin reloj
clock-move-30 = 30 segundos por decisión
clock-move-90 = 90 segundos por decisión
clock-bank-300 = 5 minutos + 5 segundos
clock-bank-900 = 15 minutos + 10 segundos
clock-hours-8 = Ocho horas por decisión
clock-days-1 = Un día por decisión
clock-days-3 = Tres días por decisión
clock-days-7 = Una semana por decisión
clock-other = { $seconds } s { $increment ->
    [0] por decisión
   *[other] + { $increment } s
}
by = { $credits }

## Lists of tables

your-games = Tus partidas
your-turn = te toca
next-turn = Siguiente partida
tables-waiting = Mesas que esperan gente
more-tables = Ver más
no-tables-waiting = Ahora no espera nadie. Abre una mesa y se verá aquí.
recent-results = Partidas recientes
no-results = Aún no ha acabado ninguna partida.
table-free = { $free ->
    [0] completa
    [one] un asiento libre
   *[other] { $free } asientos libres
}
phase-gathering = esperando gente
phase-opening = barajando
phase-playing = en juego
phase-over = terminada
phase-abandoned = abandonada
result-won = Ganó { $name } con { $points }
result-shared = { $names } compartieron la victoria con { $points }
result-won-by-nobody = no ganó nadie
result-abandoned = abandonada
bot-level = bot: { $level }

## Problems

problem-network = El servidor no responde. ¿Hay conexión?
problem-unknown = No ha funcionado. Inténtalo de nuevo.
problem-old = Esta página y el servidor no se entienden. Quizá uno de los dos sea más nuevo.
problem-closed = No se puede abrir la mesa.
reload = Recargar la página
back-home = Al estante
try-again = Reintentar
not-found-title = En este estante no hay nada
not-found-line = Dirección antigua, o quizá mal escrita.

## The lobby

lobby-seats = Asientos
lobby-free = libre
lobby-sit = Sentarme aquí
lobby-sit-too = Ocupar también este
lobby-leave = Levantarme
lobby-you = tú
lobby-host = anfitrión
lobby-add-bot = Añadir un bot
lobby-fill-bots = Completar con bots
lobby-bot-strength = Nivel de los bots
lobby-remove-bot = Quitar
lobby-free-seat = Dejar libre
lobby-start = Empezar la partida
lobby-wait-seats = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
lobby-wait-coming = Falta que { $name } abra esta mesa.
lobby-wait-host = Ya no falta nadie. El anfitrión empieza la partida.
lobby-ready = Ya no falta nadie.
lobby-shuffling = Barajando: cada dispositivo aporta su parte…
lobby-call-off = Cancelar
lobby-not-seated = Elige un asiento para jugar, o quédate mirando.
lobby-full = No quedan asientos: estás mirando.
lobby-invite = Invitar
lobby-invite-line = Envía este enlace o muestra el código.
lobby-invite-watch = Solo para mirar
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share = Compartir…
lobby-qr = Código QR del enlace
lobby-table = La mesa
lobby-options-host = La mesa es tuya: puedes cambiar todo esto hasta el comienzo.
lobby-close = Cerrar la mesa
lobby-close-sure = ¿Cerrar la mesa? Ya no la encontrará nadie.
lobby-rename = Cambiar el nombre
name-of-guest = Nombre de quien se sienta
name-sit = Sentarse
name-taken = Ya hay alguien en la mesa que se llama { $name }. Elige un nombre que los distinga.
door-shut = De momento, solo este equipo puede abrir esta mesa.
door-open = Dejar entrar a otros
door-open-note = Los teléfonos y demás equipos de tu red podrán abrirla hasta que se cierre el servidor.
door-command = Para que entre más gente, cierra el servidor (Ctrl-C) y arráncalo con esta orden. Las mesas se conservan.
door-command-too = O siempre: arranca el servidor con esta orden.
door-copy = Copiar la orden
lobby-hot-seat = Ocupa otro asiento para alguien que esté a tu lado: el dispositivo pasa de mano en mano.

## Presence

presence-here = aquí
presence-stale = mala conexión
presence-bot-waits = espera: el servidor no puede pensar por él ahora
presence-gone = no está
presence-away = se ha ido
presence-kept = un bot juega en su lugar
presence-late = sin tiempo
presence-vacation = vacaciones: { $date }
connection-lost = Conexión perdida
connection-again = Reintentando…
connection-first = Llegando a la mesa…

## At the table

table-title = Mesa
seats-title = Jugadores
board-title = Tablero
turn-yours = te toca
turn-theirs = decide
waiting-for = Esperando a { $names }
is-paused = La partida está en pausa
paused-line = No corre el reloj de nadie.
one-moment = Un momento…
watching = Estás mirando. Juega: { $names }.
no-view = El anfitrión de esta mesa no quiere público.
game-over = La partida ha terminado.
game-abandoned = La partida se abandonó, sin resultado.
undo = Deshacer
undo-last = Deshacer tu última jugada
undo-bots = Deshacer: vuelve a antes de tu última jugada, y se retira también lo que han hecho los bots desde entonces
withdraw = Retirar
withdraw-what = Retirar tu elección: nadie la ha visto
take-back = Pedir deshacer
take-back-what = Preguntar a los demás si puedes deshacer tu última jugada
taken-back = Jugada retirada.
take-back-refused = No se retira: la partida sigue.
take-back-asked = { $name } pide retirar su última jugada.
take-back-yours = Has pedido retirar tu jugada; esperando a { $names }.
take-back-agree = De acuerdo
take-back-refuse = No
stop-asking = Déjalo
hint = Pista
hint-thinking = Pensando…
hint-only = Solo hay una jugada: { $best }.
hint-best = Yo elegiría { $best }.
hint-and-equal = Yo elegiría { $best }; seguí jugando en mi cabeza y con { $next } gané las mismas veces.
hint-and-close = Yo elegiría { $best }; seguí jugando en mi cabeza y con { $next } gané casi las mismas veces.
hint-and-behind = Yo elegiría { $best }; con { $next } ganarías algo menos a menudo.
hint-and-far = Yo elegiría { $best }; con { $next } ganarías mucho menos a menudo.
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
pause = Pausa
skip-ahead = Adelantar
resume = Seguir
log = Diario
log-empty = Aún no ha pasado nada.
matters-to-you = Para ti:
show-me = Ver otra vez
show-me-what = Ver otra vez lo que pasó, despacio
event-line = Lo que acaba de pasar; todo está en el diario
log-forgets = Aquí solo se anota la baza en curso: lo anterior hay que recordarlo.
rewind-title = Mirar atrás
rewind-look = Mirar atrás
rewind-to = Volver a ver esto
rewind-back = Un paso atrás
rewind-forward = Un paso adelante
rewind-far-back = Un salto atrás
rewind-far-forward = Un salto adelante
rewind-place = Mirando atrás: { $number } de { $count }
rewind-deal = Aquí empieza el diario.
rewind-now = Volver al presente
rewind-now-short = Ahora
rewind-now-turn = Volver al presente: te toca
chat = Chat
seat-about = Sobre { $name }
panel-hide = { $panel ->
    [log] Ocultar el diario
   *[chat] Ocultar el chat
}
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-reactions = Reacciones rápidas
chat-unread = Chat: mensaje nuevo
react-hello = ¡Hola!
react-nice = ¡Qué bien!
react-oops = Uy…
react-thanks = ¡Gracias!
react-moment = Un momento…
react-good-game = ¡Buena partida!
sound = Sonido
sound-is-on = Sonido activado
sound-is-off = Sonido desactivado
more = Más
reference = Tarjeta de ayuda
rules = Reglas
rules-none = Aquí no hay reglamento de este juego.
rules-title = Reglas de { $game }
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Un pasaje encontrado.
   *[other] { $count } pasajes encontrados.
}
rules-contents = Índice
rules-page = Como página
rules-print = Imprimir
rules-open-at = Abrir el reglamento en { $rule }
rules-mark-why = De dónde viene esta regla
rules-mark-printed = Impreso: lo dice el reglamento original.
rules-mark-ruling = Decisión nuestra: el original calla o se contradice, y así lo resolvemos.
rules-mark-rebuilt = Reconstruido: solo figuraba en un dibujo que no tenemos, así que lo rehicimos para que se juegue bien.
rules-mark-original = Original: inventado para este proyecto.
example-missing = No se ha podido cargar este ejemplo.
example-back = Paso atrás
example-forward = Paso siguiente
scores = Puntos
goal-what = Qué da la victoria y cuánto falta; toca para abrir la hoja de puntos
invite = Invitar
visitors = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
leave-table = Dejar la mesa
leave-note = Tu asiento sigue siendo tuyo.
bot-for-away = Que un bot juegue por { $name }
back-to-play = Volver a jugar yo
bot-plays-for-you = Un bot juega por ti.
give-up = Abandonar la partida
give-up-sure = { $others ->
    [yes] ¿Abandonar la partida? Acaba sin resultado cuando todos acepten.
   *[no] ¿Abandonar la partida? Acaba ahora, sin resultado.
}
giving-up = Quiere abandonar: { $names }. La partida acaba cuando todos acepten.
give-up-undo = Seguir
confirm-title = ¿Jugar esto?
confirm-play = Jugar: { $move }
clock-days = { $days } d { $hours } h
clock-left = Quedan { $time }
clock-low = Solo quedan { $time }
clock-hurry = Quedan diez segundos.
moves-title = Lo que puedes hacer
move-hint = sugerido

## Passing the device

pass-title = Pasa el dispositivo a { $name }
pass-line = Ahora no se ven las cartas de nadie.
pass-go = Soy { $name }: ver mis cartas

## The end

sheet-title = Hoja de puntos
sheet-category = Categoría
sheet-total = Total
sheet-winner = gana
sheet-hidden = ? no se te muestra hasta el final.
sheet-cell = { $count } × { $each }
sheet-sum = { $category }, { $name }: { $count } × { $each } = { $points }.
sheet-plain = { $category }, { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
sheet-together = { $category }, { $name }: { $count } en total, { $points } puntos juntos.
sheet-show = Mostrarlo en el tablero
result-you-win = ¡Ganas!
result-you-share = ¡Compartes la victoria con { $names }!
result-wins = Gana { $name }
result-share = { $names } comparten la victoria
result-nobody = No gana nadie
rematch = Otra partida
rematch-go = A la siguiente partida
end-board = Ver el tablero
end-sheet = Hoja de puntos
end-look = Repasar la partida
save-record = Guardar el registro
shuffle-honest = El barajado fue limpio: todo lo revelado es lo que se prometió antes de repartir.
shuffle-false = El barajado no cuadra: lo revelado no es lo que se prometió. No te fíes de este servidor.
shuffle-changed = El servidor ha cambiado su promesa para el barajado desde que te sentaste. Mejor no jugar aquí.

## Looking through a game that is over

replay = Repetición
replay-of = Repetición de { $game }
replay-title = Repetición: { $game }
replay-coming = Trayendo la partida…
replay-cannot = Esta partida no se puede mostrar.
replay-steps = Recorrido por la partida
replay-moment = Momento de la partida
replay-place = Momento { $number } de { $count }
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = Con qué ojos
eyes-open = Cartas a la vista
eyes-watch = El público
replay-deal = Aquí empieza la partida.
replay-unseen = Pasó algo que estos ojos no vieron.
replay-beside = Análisis y diario
replay-link = Enlace a este momento
replay-table = A la mesa
replay-keys = Teclas: ← y → para un paso, Re Pág y Av Pág para una baza, Inicio y Fin, Espacio para reproducir y pausar.
replay-open-file = Abrir un registro
replay-drop = Suelta aquí el registro
replay-no-record = Este archivo no es el registro de una partida.
replay-file-title = Una partida desde un archivo
replay-file-line = Suelta un registro en cualquier parte de esta página, o elige uno: de la terminal, de otro servidor o guardado al final de una partida.
hands = Manos
hands-left = Lo que le quedaba a cada cual
held-secret = Carta secreta
held-down = boca abajo
held-tower = bajo la torre
play-on = Seguir jugando desde aquí
play-on-what = Toma un asiento en este momento. Todas las cartas siguen siendo las que eran, solo ves lo que sabía ese asiento, y los demás los juegan bots. No cuenta en ninguna lista.
play-on-seat = Tu asiento
play-on-go = Seguir
analysis = Análisis
analysis-what = Un bot fuerte mira cada decisión: qué posibilidades había, qué se regaló y qué habría sido mejor.
analysis-start = Analizar esta partida
analysis-running = { $of ->
    [0] Los bots empiezan a pensar…
   *[other] Los bots están pensando: { $done } de { $of }…
}
chances-title = La probabilidad de ganar de cada cual a lo largo de la partida; abajo, los números del momento
percent = { $percent } %
judged-best = { $name } encontró la mejor jugada.
judged-good = La jugada de { $name } es tan buena como la mejor.
judged-cost = { $name } regaló un { $loss } % de probabilidad de ganar.
judged-better = Mejor: { $best }, { $chance } % de ganar. Se jugó { $played }, un { $loss } % menos.
judged-show = Mostrar la jugada mejor
judged-here = La jugada mejor está marcada en el tablero.
judged-none = En el paso hasta este momento no se decidió nada.
turning-point = El momento decisivo: la jugada { $number }, donde { $name } regaló un { $loss } %.
turning-none = Nadie regaló mucho: ninguna jugada cambió por sí sola esta partida.
puzzles = Practicar los errores
puzzles-of = De
puzzles-none = Ningún error digno de mención. ¡Bien jugado!
puzzle = jugada { $number }, { $loss } %
puzzle-solved = resuelto
puzzle-now = Busca la jugada mejor en el tablero. Sabes lo que sabía este asiento.
puzzle-ask = ¿Qué es mejor aquí?
puzzle-right = Sí: { $best }. Conserva un { $loss } % más.
puzzle-same = Eso es lo que se jugó; regaló un { $loss } %.
puzzle-other = Otra idea: { $chosen }. Los bots prefieren { $best }.
puzzle-why = ¿Por qué?

## Checking the shuffle of a game that is over

check-shuffle = Comprobar el barajado
check-what = Tu navegador calcula por sí mismo, con SHA-256 y solo a partir del registro, las promesas, la semilla y cada sorteo, y los compara con la partida.
check-running = Calculando…
check-holds = Todo encaja.
check-fails = Algo no encaja.
check-fits = encaja
check-misfits = no encaja
check-not-reached = No se ha mirado, porque algo anterior no encaja.
check-promises = 1. Las promesas
check-promises-none = No se prometió nada antes de repartir: alguien eligió la semilla.
check-promises-what = Antes de repartir, todos publicaron un hash. Después de la partida se revelaron los valores; quien hubiera cambiado uno necesitaría otro valor con el mismo hash, y eso no lo puede encontrar nadie.
check-server = El servidor
check-person = Persona { $number } de la ronda
check-seat = Asiento { $seat }
check-promised = Prometido antes de repartir
check-opened = Revelado después de la partida
check-opened-server = Revelado después de la partida (sal y luego secreto)
check-hash = SHA-256 de lo revelado
check-called-off = { $count ->
    [one] Antes se canceló un comienzo; entonces todos prometieron de nuevo.
   *[other] Antes se cancelaron { $count } comienzos; entonces todos prometieron de nuevo.
}
check-seed = 2. La semilla
check-seed-what = El SHA-256 del secreto del servidor y los nonces de los asientos, en su orden.
check-seed-claimed = En el registro
check-seed-found = Calculada
check-draws = 3. Cada sorteo
check-draws-what = Cada número es el siguiente que da la semilla; barajar toma un número por cada carta.
check-deal = El reparto
check-move = Jugada { $number }
check-number = { $result } de 0 a { $last }
check-shuffled = { $count ->
    [one] { $count } carta o pieza, barajada
   *[other] { $count } cartas o piezas, barajadas
}
check-before = Antes
check-numbers = Números que da la semilla
check-after = Después, calculado aquí
check-moves = 4. Jugadas y resultado
check-moves-played = { $count ->
    [one] El servidor ha vuelto a jugar { $count } jugada según las reglas.
   *[other] El servidor ha vuelto a jugar { $count } jugadas según las reglas.
}
check-result-same = Llevan al resultado que dice el registro.
check-moves-trust = Esta página no conoce las reglas. Si en eso no te fías de este servidor, guarda el registro y compruébalo en casa: kotatsu verify
check-draw = El sorteo { $number } no es lo que da la semilla.
check-hand = Sorteo { $number }: el asiento { $seat } no tiene lo que le reparte la semilla.
draw-name = { $name ->
    [leader] Quién empieza
    [deck] El mazo
    [scores] Todas las cartas de puntos
    [scores-above] Las cartas de puntos de arriba
    [scores-below] Las cartas de puntos de abajo
    [cakes] Los dulces
    [pancakes] Los panqueques
    [gathered] Grautarlumma: el mazo otra vez
    [kneaded] Lummudeig: las cartas de los jugadores
    [die] Un dado (0 es un uno)
    [gifts] Las cartas de regalo
    [roofs] Las cartas de tejados
    [turned] Si una carta de tejados se gira
    [government] La cara de una carta del gobierno
    [requests] Los encargos del vecindario
   *[other] Un sorteo
}

## Me

me-title = Tú
me-line = Sin cuenta ni contraseña: una cookie recuerda este navegador.
me-name-saved = Guardado.
me-move-title = Pasar a otro dispositivo
me-move-line = Escanea esto con el teléfono o abre allí el enlace: tu nombre y tus mesas van contigo. Sirve una vez, durante diez minutos.
me-move-make = Crear un enlace
me-qr = Código QR que te lleva a otro dispositivo

## Settings

settings-language = Idioma
speed-half = ½×
speed-usual = 1×
speed-double = 2×
speed-instant = Al instante

## Ahead of time

ahead = Preparar tu próxima jugada
ahead-how = { $cards ->
    [yes] Toca la carta que quieres jugar cuando te toque; luego otras, por si esa no se puede jugar.
   *[no] Elige qué hacer cuando te pregunten.
}
ahead-prepared = Preparado: { $moves }
ahead-take-back = Retirar lo preparado
ahead-again = Otra vez, hasta que se pueda elegir algo nuevo
ahead-news = Mientras esperas, puedes preparar tu próxima jugada con el reloj que está junto a esta línea.
ahead-news-read = Entendido
ahead-dropped = { $why ->
    [otherwise] Lo que habías preparado era para otra pregunta; elige ahora.
    [new-choice] Se puede elegir algo nuevo, así que ya nada se juega solo.
    [went-back] Se deshizo algo; lo que habías preparado ya no vale.
    [bot] Un bot jugó por ti; lo que habías preparado ya no vale.
   *[other] Lo que habías preparado no se puede jugar ahora; elige de nuevo.
}

## The others

people = Los demás en la mesa
reports = Denuncias

## The plain board

plain-table = En la mesa
plain-hidden = { $count ->
    [one] una carta oculta
   *[other] { $count } cartas ocultas
}
plain-none = nada
plain-many = Ver { $count }
plain-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
plain-points-hidden = ? puntos

## Board: Trico Roof

trico-board = Trico Roof
trico-town-title = Los tejados
trico-paint-title = Pintura
trico-hand-title = Tus regalos
trico-government = El gobierno pide
trico-residents = El vecindario pide
trico-gifts = Regalos
trico-order = Orden
trico-order-past = Antes
trico-phase = Fase { $number } de { $of }
trico-over-title = Tras la última fase
trico-led = Salida: { $gift ->
    [B] pan
    [W] vino
    [S] bufandas
   *[C] puros
}
trico-trump = Triunfo: { $gift ->
    [B] pan
    [W] vino
    [S] bufandas
   *[C] puros
}
trico-paint = { $paint ->
    [R] rojo
    [B] azul
   *[Y] amarillo
}
trico-gift = { $gift ->
    [B] pan
    [W] vino
    [S] bufanda
   *[C] puros
} { $number }
trico-unit = { $points ->
    [one] punto
   *[other] puntos
}
trico-roof = { $square } { $roof }.
trico-white = sin color
trico-paint-here = Pintar { $square } de { $paint }.
trico-now-roof = Ahora pinta un tejado de { $paint }.
trico-now-corner = Ahora elige una esquina para el { $paint }.
trico-completes = Completa el { $request } por { $points }.
trico-painted-by = Pintado en esta fase: { $name }.
trico-pot = { $paint }, quedan { $left }: mostrar lo que completaría
trico-pot-take = Tomar { $paint }, quedan { $left }
trico-pot-taken = { $paint }, usado ({ $name }), quedan { $left }: mostrar lo que completaría
trico-place = { $who ->
    [gov] encargo del gobierno
   *[res] encargo del vecindario
} { $number }
trico-request = { $points } { trico-unit }, { $picture }.
trico-behind = Por detrás: { $points } { trico-unit }, { $picture }.
trico-score = Cobrar el { $request } por { $points }: { $picture }
trico-scored-by = Cobrado: { $names }.
trico-done = hecho
trico-score-now = Cobrar { $points }
trico-decline = No cobrar nada
trico-any = cualquiera
trico-plain = { $paint }
trico-starred = { $paint } con estrella
trico-over = {" sobre "}
trico-give = Dar { $gift }
trico-gave = { $name }: { $gift }.
trico-to-give = { $name }: aún por dar.
trico-assists = Ayuda.
trico-rank = Pinta en el puesto { $rank }.
trico-painted = Pintó { $square } de { $paint }.
trico-points = Cobró { $points }.
## Board: Tower Of PanCakes

tower-guests = Comensales
tower-guest = { $plate ->
    [A] Agatha
    [B] Bruno
    [C] Carl
   *[D] Dave
}
tower-colour = { $colour ->
    [Y] amarillo
    [B] marrón
    [R] rojo
   *[G] verde
}
tower-plate = { tower-guest }, plato { $plate }
tower-card-short = { $number } { tower-colour }
tower-card = { $number } { tower-colour }, sirve { $plate }, cocina { $pan }
tower-of-eight = { $count } de 8
tower-so-far = { $count } por ahora
tower-high = altura { $count }
tower-full = lleno
tower-closed = cerrado
tower-closed-why = abre tras A, B y C
tower-empty = El plato está vacío.
tower-told = Desde abajo: { $runs }.
tower-serve = Servir { $count } a { tower-guest }. { $height }. { $told }
tower-usual-above = 8.º
tower-usual-below = otros
tower-extreme-above = cima
tower-extreme-below = más
tower-score = Carta de puntos { $row ->
    [above] encima de
   *[below] debajo de
} { tower-guest }, { $what ->
    [usual-above] por el 8.º panqueque
    [usual-below] por cada panqueque del 1.º al 7.º
    [extreme-above] por el panqueque de la cima
   *[extreme-below] por cada panqueque de quien tenga más bajo la cima
}: { $points ->
    [none] boca abajo.
   *[other] { $points }.
}
tower-only-you = Ya la has mirado.
tower-lookers = La han mirado: { $names }.
tower-look = Mirar esta carta en secreto. { $words }
tower-trick = Baza { $number } de { $of }
tower-led = Salida: { tower-colour }
tower-last = Última baza
tower-first = 1.º
tower-second = 2.º
tower-bakes = cocina
tower-first-short = 1
tower-second-short = 2
tower-bakes-short = –
tower-deciding = decide
tower-nothing = aún sin carta
tower-face-down = { $card ->
    [none] una carta boca abajo
   *[other] { $card }, boca abajo
}
tower-spare = Descubierta
tower-heap = Descartados
tower-serving = { $count } de { $baked }
tower-kitchen = Tu cocina: { $baked } hechos, { $dough } de masa
tower-baked = hechos
tower-dough = masa
tower-taken = { $count ->
    [one] baza ganada
   *[other] bazas ganadas
}
tower-down-played = ya jugó una carta boca abajo
tower-down-left = aún debe jugar una carta boca abajo
tower-hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tower-card-not = { $words }: ahora no
tower-play = Jugar { $words }
tower-play-down = Jugar boca abajo: { $words }
tower-turn = Jugar boca abajo
## Board: Itadaki Sashiage

itadaki-board = Torres, baza y mano
itadaki-unseen = una carta que no has visto
itadaki-card = { $face } de { $fruit ->
    [R] fresa
    [B] arándano
    [Y] banana
   *[G] kiwi
}{ $number ->
    [none] {""}
   *[other] {" "}como { $number }
}
itadaki-towers = { $mine ->
    [yes] Tus torres
   *[no] Torres de { $owner }
}
itadaki-first-yours = Tu primera torre
itadaki-first-all = Cada cual hace su primera torre
itadaki-slot-top = arriba: se ve
itadaki-slot-hidden = oculta debajo
itadaki-stacked = Apilado hasta ahora, de abajo arriba: { $cards }
itadaki-no-tower = Aún no hay nada en el plato
itadaki-tower = { $mine ->
    [yes] Tu torre
   *[no] Torre de { $owner },
} { $number }: arriba { $top }, { $height ->
    [one] 1 carta
   *[other] { $height } cartas
}.
itadaki-under = Debajo: { $cards }.
itadaki-total = Total
itadaki-now = esta ronda { $points }
itadaki-moved = cartas movidas en ocasiones
itadaki-spoiled = abrió con X: 0
itadaki-ready = ya está
itadaki-take-here = Itadaki: tomar ↓
itadaki-give-here = Sashiage: dar ↑
itadaki-onto-here = ponla aquí
itadaki-stack = Apilar { $card }
itadaki-play = Jugar { $card }
itadaki-play-x = Jugar { $card } y elegir su número
itadaki-take = Itadaki: tomar { $top } de { $owner }, torre { $number }
itadaki-give = Sashiage: dar { $top } de tu torre { $number }
itadaki-onto = Poner { $card } en { $mine ->
    [yes] tu torre
   *[no] una torre de { $owner }, la
} { $number }, sobre { $top }
itadaki-put = { $mine ->
    [yes] Dar { $card }: ¿sobre qué torre?
   *[no] Tomar { $card }: ¿sobre cuál de tus torres?
}
itadaki-back = Devolverla
itadaki-declare = ¿Qué número será { $card }?
itadaki-matches = ¡ocasión!
itadaki-hand = Tu mano
itadaki-table = Baza
itadaki-trick = Ronda { $round }/{ $rounds } · baza { $number }/{ $of }
itadaki-round = Ronda { $number }/{ $of } · última carta
itadaki-chance = { $mine ->
    [yes] ¡Tu ocasión de panqueque!
   *[no] Ocasión de panqueque: { $name }
}
itadaki-won = { $mine ->
    [yes] Has ganado esta baza
   *[no] { $name } ha ganado esta baza
}
itadaki-led = Salida: { $fruit ->
    [R] fresa
    [B] arándano
    [Y] banana
   *[G] kiwi
}
itadaki-to-lead = { $mine ->
    [yes] Abres tú
   *[no] Abre { $name }
}
itadaki-played = { $name }: { $card }
itadaki-wins = gana
itadaki-last = Última
itadaki-ending = Ha terminado la ronda { $round }
itadaki-col-tops = Cimas
itadaki-col-towers = Torres
itadaki-col-moved = Movidas
itadaki-col-points = Puntos
## Board: Cookie Thief

cookie-told = { $name } – { $english }. { $text }
cookie-effect = { $second ->
    [yes] { $name } ({ $english }): { $gist } ¿Y quién más?
   *[no] { $name } ({ $english }): { $gist } ¿A quién eliges?
}

cookie-name-1 = Kleina
cookie-name-2 = Piparkaka
cookie-name-3 = Laufabrauð
cookie-name-4 = Lakkrístoppur
cookie-name-5 = Randalína
cookie-name-6 = Hjónabandssæla
cookie-name-7 = Hnallþóra
cookie-name-8 = Tóm krús
cookie-name-K1 = Kleina með kaffi
cookie-name-K2 = Piparkaka með kaffi
cookie-name-K3 = Laufabrauð með kaffi
cookie-name-K4 = Lakkrístoppur með kaffi
cookie-name-K5 = Randalína með kaffi
cookie-name-K6 = Hjónabandssæla með kaffi
cookie-name-G = Grautarlumma
cookie-name-H = Hálfbökuð lumma
cookie-name-K = Lumma með kaffi
cookie-name-D = Lummudeig
cookie-name-S = Lummustafli
cookie-name-T = Tvílumma
cookie-name-U = Upphituð lumma
cookie-name-V = Viðbrennd lumma

cookie-english-1 = Rosquilla trenzada
cookie-english-2 = Pan de jengibre
cookie-english-3 = Pan de hojas
cookie-english-4 = Merengue de regaliz
cookie-english-5 = Pastel de capas
cookie-english-6 = Dicha conyugal
cookie-english-7 = Pastel colosal
cookie-english-8 = El tarro vacío
cookie-english-K1 = Rosquilla trenzada con café
cookie-english-K2 = Pan de jengibre con café
cookie-english-K3 = Pan de hojas con café
cookie-english-K4 = Merengue de regaliz con café
cookie-english-K5 = Pastel de capas con café
cookie-english-K6 = Dicha conyugal con café
cookie-english-G = Panqueque de gachas
cookie-english-H = Panqueque a medio hacer
cookie-english-K = Panqueque con café
cookie-english-D = Masa de panqueques
cookie-english-S = Pila de panqueques
cookie-english-T = Panqueque doble
cookie-english-U = Panqueque recalentado
cookie-english-V = Panqueque quemado

cookie-gist-1 = Adivina el dulce de un rival. ¿Aciertas? Queda fuera.
cookie-gist-2 = Mira, si quieres, la carta de un rival.
cookie-gist-3 = Compara con un rival. La más baja queda fuera.
cookie-gist-4 = Nadie puede elegirte hasta tu próximo dulce.
cookie-gist-5 = Alguien descarta y roba.
cookie-gist-6 = Cambia tu mano con un rival.
cookie-gist-7 = No hace nada. Si tienes café, hay que jugarla.
cookie-gist-8 = Si lo sueltas, quedas fuera y pierdes un punto.
cookie-gist-K1 = Adivina el dulce de cada rival.
cookie-gist-K2 = Cambia tu carta por la secreta.
cookie-gist-K3 = Dos comparan. La carta más baja queda fuera.
cookie-gist-K4 = Marca a alguien: elección obligada.
cookie-gist-K5 = Dos descartan y roban.
cookie-gist-K6 = Dos intercambian sus manos.
cookie-gist-G = Los dulces a la vista vuelven al mazo.
cookie-gist-H = Roba. Tras este turno se invierte el orden.
cookie-gist-K = Todos los que tengan café quedan fuera.
cookie-gist-D = Todas las manos se barajan y se reparten.
cookie-gist-S = Sigue quien tenga el dulce más alto a la vista.
cookie-gist-T = Roba dos cartas, juega dos.
cookie-gist-U = Alguien que está fuera vuelve.
cookie-gist-V = El turno termina.

cookie-text-1 = Elige un rival y nombra un dulce, pero ninguna Kleina. Si es justo la carta que tiene – con o sin café importa – queda fuera.
cookie-text-2 = Mira la carta de un rival, o la de nadie. Solo la ves tú.
cookie-text-3 = Un rival y tú se muestran las cartas. El valor más bajo queda fuera; un empate no cambia nada.
cookie-text-4 = Hasta que juegues otro dulce, ningún dulce ajeno puede elegirte, y Lumma með kaffi, Lummudeig y Grautarlumma no te tocan a ti, ni tu mano, ni esta carta.
cookie-text-5 = Elige a alguien, quizá a ti: esa persona descarta su carta, sin efecto, y roba otra. Quien no consigue un dulce queda fuera. Quien descarta el tarro vacío queda fuera y pierde un punto.
cookie-text-6 = Intercambia tu mano con la de un rival.
cookie-text-7 = No hace nada. Pero si la tienes junto a cualquier dulce með kaffi cuando juegas, debes jugarla.
cookie-text-8 = Quien juega o descarta el tarro vacío queda fuera y pierde un punto, y la ronda acaba en el acto. Si ganas la ronda con él en la mano, te da un segundo punto.
cookie-text-K1 = Adivina con cada rival, de uno en uno: nombra un dulce, pero ninguna Kleina. Quien tenga justo esa carta queda fuera.
cookie-text-K2 = Cambia la carta que te queda por la carta secreta.
cookie-text-K3 = Elige a dos, quizá tú entre ellos. Se muestran las cartas; el valor más bajo queda fuera y un empate no cambia nada.
cookie-text-K4 = Marca a un rival. Hasta que juegues otro dulce, todos los dulces de los demás deben elegir a quien lleva la marca, siempre que puedan.
cookie-text-K5 = Elige a dos, quizá tú entre ellos. La primera persona descarta y roba, luego la segunda. Quien no consigue un dulce queda fuera. Quien descarta el tarro vacío queda fuera y pierde un punto.
cookie-text-K6 = Elige a dos, quizá tú entre ellos. Intercambian sus manos.
cookie-text-G = Todos los dulces jugados y descartados vuelven, y el mazo se baraja. Un Lakkrístoppur activo se queda; una marca acaba. Después, roba.
cookie-text-H = Roba otra vez. Tras este turno se invierte el orden de juego.
cookie-text-K = Quien tenga un dulce með kaffi y no esté a salvo queda fuera, y todos a la vez. No se roba nada.
cookie-text-D = Las cartas de quienes no están a salvo se barajan juntas y se reparten de nuevo. Después, roba.
cookie-text-S = No se roba nada. El siguiente turno es de quien tenga ahora delante el dulce más alto; si hay empate, elige quien lo robó.
cookie-text-T = Roba dos cartas, juega dos. Los panqueques van primero y cuentan como jugados; luego juega dulces hasta que quede uno. Al jugar el primero de dos, dices cuál de los otros es tu mano: ese se compara, se intercambia o se descarta, y cuenta si la ronda acaba.
cookie-text-U = Elige a alguien que esté fuera: esa persona roba un dulce y vuelve a la ronda. Tú no robas nada.
cookie-text-V = El turno acaba en el acto. Quien lo robó por Tvílumma descarta hasta quedarse con un dulce; los panqueques pendientes no se leen.

cookie-about = Sobre { $name }
cookie-value = Valor { $value }
cookie-copies = { $copies ->
    [one] una en la caja
   *[other] { $copies } en la caja
}
cookie-kind-wool = Dulce
cookie-kind-rust = Dulce con café
cookie-kind-slate = El tarro vacío
cookie-kind-moss = Panqueque

cookie-round = Ronda { $round }
cookie-race = { $points ->
    [one] gana el primer punto
   *[other] a { $points } puntos
}
cookie-rounds = de { $rounds }
cookie-deck = Mazo
cookie-deck-count = { $count ->
    [one] Mazo: una carta
   *[other] Mazo: { $count } cartas
}
cookie-secret = Secreta
cookie-secret-hidden = La carta secreta: no la conoce nadie
cookie-secret-known = La carta secreta: solo tú sabes que es { $name }
cookie-discards = Descartes
cookie-discards-open = { $count ->
    [0] Descartes: ninguno
    [one] Descartes: una carta
   *[other] Descartes: { $count } cartas
}
cookie-book = Cartas
cookie-book-title = Todas las cartas
cookie-clockwise = sentido horario
cookie-reversed = al revés
cookie-reversing = se invierte tras este turno
cookie-next = luego { $name }
cookie-just-now = Ahora mismo
cookie-nothing-yet = Los dulces están repartidos. ¿Dónde está el tarro vacío?

cookie-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
cookie-standing-safe = a salvo
cookie-standing-marked = con marca
cookie-standing-out = fuera
cookie-no-cakes = aún sin dulces
cookie-only-you = Solo lo sabes tú
cookie-place = { $name }: más
cookie-you-know = Lo sabes: { $name }
cookie-maybe = Quizá { $name }
cookie-not = no tiene { $cards }
cookie-equal = vale lo mismo: { $names }
cookie-seen-by = { $many ->
    [yes] La conocen
   *[no] La conoce
}: { $names }
cookie-seen-by-you = { $many ->
    [yes] Conocen tu carta
   *[no] Conoce tu carta
}: { $names }
cookie-among = { $name } está entre { $names }.
cookie-a-card-of = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
cookie-known-title = Qué se sabe de la mano
cookie-known-nothing = Nada todavía.
cookie-laid-title = Jugado
cookie-points-title = Puntos
cookie-tally = Rondas ganadas: { $won }. Ganadas con el tarro: { $jar }. Con las manos en el tarro: { $caught }.
cookie-standing-text-safe = { $seat ->
    [you] A salvo: los dulces ajenos no pueden elegirte.
   *[other] A salvo: los dulces ajenos no pueden elegir a esta persona.
}
cookie-standing-text-marked = { $seat ->
    [you] Con marca ({ $name }): los dulces ajenos deben elegirte.
   *[other] Con marca ({ $name }): los dulces ajenos deben elegir a esta persona.
}
cookie-standing-text-out = Fuera de esta ronda.

cookie-hand = Tu mano
cookie-hand-empty = Estás fuera. Espera a la próxima ronda.
cookie-play = Jugar { $name }
cookie-hold = { $name } como tu mano por ahora
cookie-hold-asked = { $question } { $use ->
    [guess] Cuenta si un acierto acaba la ronda.
    [compared] Solo ese se compara.
    [compared-if] Si estás entre los dos, solo ese se compara.
    [discarded] Si te eliges, solo ese se descarta.
    [discarded-if] Si estás entre los dos, solo ese se descarta.
    [swapped] Solo ese se cambia.
    [swapped-if] Si estás entre los dos, solo ese se cambia.
   *[alike] Esta vez da igual.
} Después juegas uno de los dos.
cookie-hold-tag = { $use ->
    [compared] comparar este
    [compared-if] comparar este
    [swapped] cambiar este
    [swapped-if] cambiar este
   *[other] mi mano por ahora
}
cookie-discard = Descartar { $name }
cookie-nobody = A nadie
cookie-yourself = A ti
cookie-first-chosen = primera elección
cookie-only-marked = hay que elegir a { $name }
cookie-left = { $count ->
    [0] ya vistas
    [one] 1 sin ver
   *[other] { $count } sin ver
}
cookie-name-it = { $name }, { $left }
cookie-ruled-out = no es
cookie-sure = lo sabes
cookie-pick-player = Elige a alguien
cookie-pick-cake = Nombra un dulce
cookie-pick-pancake = Elige un panqueque
cookie-first = { $name } primero

cookie-discards-title = Pila de descartes
cookie-discards-how = Los dulces jugados se quedan ante quien los jugó. Aquí están los descartados, los de quienes quedaron fuera y los panqueques.
cookie-discards-none = Aún no hay descartes.
cookie-discards-cakes = Dulces
cookie-discards-pancakes = Panqueques vistos en la ronda

cookie-end-caught = { $seat ->
    [you] ¡Fuiste tú!
   *[other] ¡Fue { $name }!
}
cookie-end-kept = { $seat ->
    [you] Fuiste tú… ¡y te saliste con la tuya!
   *[other] Fue { $name }… ¡y se salió con la suya!
}
cookie-end-none = No se supo quién fue
cookie-how-laid = { $seat ->
    [you] Pusiste el tarro vacío a la vista de todos.
   *[other] { $name } puso el tarro vacío a la vista de todos.
}
cookie-how-named = { $by ->
    [you] Nombraste el tarro vacío, y allí estaba.
   *[other] { $by_name } nombró el tarro vacío, y allí estaba.
}
cookie-how-discarded = { $by ->
    [none] { $card } { cookie-whom } a descartar el tarro vacío.
    [you] { $card }, que jugaste tú, { cookie-whom } a descartar el tarro vacío.
   *[other] { $card }, de { $by_name }, { cookie-whom } a descartar el tarro vacío.
}
cookie-whom = { $seat ->
    [you] te obligó
   *[other] obligó a { $name }
}
cookie-how-coffee = Llegó el café, y a su lado estaba el tarro vacío.
cookie-how-kept = El tarro vacío seguía en una mano al acabar la ronda.
cookie-how-none = El tarro vacío no estaba en la mano de nadie.
cookie-why-last = { $seat ->
    [you] Solo quedas tú: ganas la ronda.
   *[other] Solo queda { $names }, que gana la ronda.
}
cookie-why-highest = { $seat ->
    [you] Tienes el dulce más alto y ganas la ronda.
   *[other] { $names } tiene el dulce más alto y gana la ronda.
}
cookie-why-plate = { $seat ->
    [you] Empate: las manos más altas son iguales, pero tus dulces a la vista suman más. Ganas la ronda.
   *[other] Empate: las manos más altas son iguales, pero los dulces a la vista de { $names } suman más y ganan la ronda.
}
cookie-why-shared = Empate: las manos más altas son iguales, y sus dulces a la vista suman lo mismo. { $names } comparten la ronda, con un punto cada cual.
cookie-why-nobody = No queda nadie: nadie gana la ronda.
cookie-end-table = Así acabó la ronda { $round }
cookie-end-player = Jugador
cookie-end-card = Carta
cookie-end-change = Puntos
cookie-end-total = Total
cookie-end-laid = jugado: { $sum }
cookie-out-named = { $by ->
    [you] acertaste tú
   *[other] acertó { $by_name }
}
cookie-out-compared = { $by ->
    [you] menor que la tuya
   *[other] menor que la de { $by_name }
}
cookie-out-coffee = tenía café
cookie-out-empty = sin dulce nuevo
cookie-end-lot = Por sorteo se decidió quién de ellos empieza la próxima ronda.
cookie-end-winner = gana
cookie-end-thief = culpable
cookie-end-on = A la ronda { $round }
## Board: Cat Tower

cat-item = { $item ->
    [house] casa
    [yarn] ovillo
    [butterfly] mariposa
    [bowl] tazón
    [cushion] cojín
   *[mouse] ratón
}
cat-an-item = { $item ->
    [house] una casa
    [yarn] un ovillo
    [butterfly] una mariposa
    [bowl] un tazón
    [cushion] un cojín
   *[mouse] un ratón
}
cat-item-scores = { $item ->
    [house] Puntúa en el acto uno de tus gatos: casas por objetos de su clase.
    [yarn] En cada columna: 9 puntos a quien tenga más, 3 al segundo.
    [butterfly] 2 puntos y una huella.
    [bowl] 2 puntos por cada clase de objeto a su lado.
    [cushion] Tantos puntos como su piso.
   *[mouse] Un grupo de 2 vale 4; de 3, 9; de 4, 16.
}
cat-cat = { $cat ->
    [house] Gato de casas
    [yarn] Gato de ovillos
    [butterfly] Gato de mariposas
    [bowl] Gato de tazones
    [cushion] Gato de cojines
   *[mouse] Gato de ratones
}
cat-colour = { $colour ->
    [ochre] ocre
    [red] rojo
    [green] verde
    [blue] azul
    [purple] morado
   *[other] { $colour }
}
cat-cost = { $cost ->
    [0] ninguna huella
    [one] una huella
   *[other] { $cost } huellas
}

cat-sheet-own = Tu hoja
cat-sheet-of = Hoja de { $name }
cat-sheets = Las hojas de los demás
cat-open-sheet = Abrir la hoja de { $name }, { $marked ->
    [0] aún sin marcas
    [one] un hexágono marcado
   *[other] { $marked } hexágonos marcados
}, { cat-ready }
cat-floors = Piso
cat-floor = Piso { $floor }
cat-sign = Columna { $column }, { cat-colour }: { $state ->
    [large] completa, bonificación grande, { $large } puntos
    [small] completa, bonificación pequeña, { $small } puntos
    [gone] la grande, { $large }, ya no está; { $small } puntos al completarla
   *[open] { $large } puntos a quien llegue primero, { $small } después
}
cat-rope = { $hex }: una cuerda
cat-hex-empty = { $hex }: vacío
cat-hex-house = { $hex }: vacío, con una casa dibujada
cat-hex-item = { $hex }: { $item }
cat-hex-drawn = { $hex }: { $item }, a lápiz
cat-hex-one = { $state }. Marcar { $item }, coste: { cat-cost }
cat-hex-several = { $state }. Elige entre { $count } objetos, coste mínimo: { cat-cost }

cat-cats = Gatos
cat-cat-waits = { $name }: aún sin puntuar
cat-footprints = Huellas: { $ready } por gastar, { $spent } gastadas, { $left } sin marcar
cat-ready = { $ready ->
    [one] una huella por gastar
   *[other] { $ready } huellas por gastar
}
cat-total = { $total ->
    [one] un punto
   *[other] { $total } puntos
}

cat-columns = { $complete } de { $all } columnas completas; quien llegue a { $all } termina la partida
cat-round = Ronda { $round }
cat-first = tiró los dados y elige antes
cat-dice = Dados
cat-take = Tomar el { $die }: { $item }, o piso { $die }
cat-die-own = Tu dado: { $die }
cat-die-taken = tomó el { $die }
cat-die-middle = { $die } en el centro
cat-die-left = Queda para todos: { $die }
cat-yours = tuyo
cat-left = queda

cat-tray = Objetos
cat-number = { $number }: { $item }
cat-show = { $number }: mostrar dónde cabe { $item }, coste mínimo: { cat-cost }
cat-mark = Marcar { $item } en { $hex }, coste: { cat-cost }
cat-which-item = ¿Qué va en { $hex }?
cat-which-cat = Una casa en { $hex }: ¿qué gato puntúa?
cat-score = { $name }: { $houses } × { $items } = { $points }
cat-times = { $houses }×{ $items }
cat-back = Elegir otro hexágono
cat-back-short = otro
cat-pass = { $full ->
    [yes] Pasar; no queda ninguna huella por marcar
   *[no] Pasar y marcar una huella
}
cat-pass-short = pasar

cat-scores = Puntos hasta ahora
cat-category = { $category ->
    [cats] Gatos
    [columns] Columnas
    [yarn] Ovillos
    [butterfly] Mariposas
    [bowl] Tazones
    [cushion] Cojines
   *[mouse] Ratones
}

## Your page

somebody = Alguien
you-link = Tus partidas y tu fuerza

## Clubs, tournaments and big screens

clubs-title = Tus clubes
clubs-line = Un club es un cuarto propio: su enlace, sus mesas, su clasificación y sus torneos.
clubs-new = Crear un club
clubs-name = Nombre del club
lobby-screen = Para una pantalla grande que todos miran
screen-title = En la pantalla grande
screen-turn = Juega: { $names }
screen-waits = Esperando jugadores
round-sealed = Otras mesas aún juegan estas mismas cartas. Se descubren cuando termine la última.
round-back = Al torneo
round-of = { $name }, ronda { $number }

## Ediciones de la casa

workshop-link = Taller
house-edition = Edición de la casa: { $title }
shipped-edition = Edición: { $title }
house-short = edición de la casa
house-note = Se juega con otros números que los que trae el juego. Toda la mesa lo ve.
