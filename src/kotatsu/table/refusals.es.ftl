# Why something asked of a table, or of a server, was not done: a sentence for each code (see refusals.py).
# The terminal and the web app say them.

## Who one is at the table

refused-only-host = Eso solo puede hacerlo el anfitrión.
refused-no-seat = No existe el asiento { $seat }; en esta mesa van del 0 al { $last }.
refused-not-your-seat = El asiento { $seat } no es tuyo.
refused-no-seat-yours = Aquí no tienes ningún asiento.
refused-seat-taken = El asiento { $seat } está ocupado.
refused-seat-empty = En el asiento { $seat } no hay nadie.
refused-seat-not-abandoned = El asiento { $seat } no está abandonado.
refused-not-here = No estás en esta mesa.
refused-sits-already = Ya tienes asiento en esta mesa.
refused-left = Te has ido; primero vuelve.
refused-no-say = En esta partida no tienes voz.
refused-private = Esta mesa es privada; necesitas la invitación.
refused-no-spectators = El anfitrión no quiere público.
refused-speak-first = Siéntate o quédate mirando antes de hablar.
refused-nobody-to-report = Aquí no hay nadie con ese nombre.
refused-report-host = No se puede denunciar al anfitrión ante sí mismo; puedes silenciarlo o irte.
refused-report-yourself = No puedes denunciarte a ti mismo.
refused-chat-length = Un mensaje tiene de 1 a { $most } caracteres.
refused-name-length = Un nombre tiene de 1 a { $most } caracteres.
refused-name-blank = Un nombre necesita una letra, un número o un signo que se vea.
refused-name-marks = Un nombre tiene como mucho { $most } acentos en una letra.

## Before the start

refused-before-start = Eso solo se puede hacer antes de empezar.
refused-seat-would-go = Hay alguien en un asiento que desaparecería; antes libéralo o intercámbialo.
refused-seat-open = El asiento { $seat } está libre; que lo ocupe alguien, o un bot.
refused-not-promised = { $name }, en el asiento { $seat }, aún no ha prometido un nonce para el barajado.
refused-seed-alone = Una semilla solo se puede fijar si se sienta como mucho una persona.
refused-seed-taken = Esta mesa juega con una semilla fijada, que es para una sola persona.
refused-no-clock = No hay un reloj «{ $clock }»; hay { $clocks }.
refused-clock-seconds = El reloj «{ $clock }» admite de { $least } a { $most } segundos, no { $given }.
refused-clock-increment = El reloj «{ $clock }» admite un incremento de { $least } a { $most } segundos, no { $given }.
refused-no-bot = No hay un bot «{ $level }»; hay { $levels }.
refused-no-tutorial = { $game } no tiene primera partida guiada.
refused-tutorial-set-up = Una partida guiada se prepara tal como es.
refused-too-many-chairs = Hay { $seats } asientos, pero se describen { $described }.
refused-only-host-closes = Antes de empezar, solo el anfitrión puede cerrar la mesa.

## The shuffle

refused-no-promise = Una promesa es el SHA-256 de un nonce, en 64 cifras hexadecimales.
refused-same-promise = Otro asiento ha prometido exactamente lo mismo; usa un nonce propio.
refused-not-opening = Los nonces se revelan cuando el anfitrión empieza la partida, y solo entonces.
refused-wrong-nonce = Ese no es el nonce que prometió el asiento { $seat }.
refused-not-starting = Ninguna partida va a empezar.
refused-only-seated-call-off = Solo quien se sienta a la mesa puede cancelar el comienzo.

## Playing

refused-not-begun = La partida no ha empezado.
refused-not-dealt = Aún no se ha repartido.
refused-nothing-dealt = En esta mesa no se repartió nada.
refused-game-over = La partida ha terminado.
refused-not-over = La partida no ha terminado.
refused-paused = La partida está en pausa.
refused-not-running = No hay partida en curso.
refused-not-out = Alguien sigue en juego y querrá seguir las jugadas de los demás.
refused-bot-decides = Ahora decide un bot por el asiento { $seat }.
refused-no-bot-asked = Ningún bot debe decidir por el asiento { $seat }.
refused-tutorial-other-move = Eso es para más tarde: este paso trata de otra jugada.
refused-other-moment = Esa jugada era para otro momento de la partida.
refused-illegal-move = El asiento { $seat } no puede jugar «{ $move }»: { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }Ahora se puede: { $legal }.
}
refused-prepare-shared = Con varios asientos en un mismo dispositivo no se puede preparar nada: quien está a tu lado lo vería.
refused-prepare-no-move = En este juego no hay ninguna jugada «{ $move }».
refused-nothing-prepared = El asiento { $seat } no tiene nada preparado para lo que ahora se le pide.
refused-still-time = El asiento { $seat } aún tiene tiempo.
refused-nothing-pending = El asiento { $seat } no tiene elección que retirar.
refused-withdraw-instead = Nadie ha visto aún tu elección; retírala.
refused-ask-instead = Desde tu última jugada alguien ha jugado o se ha enterado de algo; pide retirarla.
refused-asked-already = Ya se está pidiendo retirar una jugada.
refused-nothing-to-take-back = El asiento { $seat } no tiene jugadas que retirar.
refused-nothing-asked = Nadie pide retirar una jugada.
refused-only-seated-rematch = Solo quien se sentó a la mesa puede pedir otra partida.
refused-nothing-to-see = No hay nada que volver a mirar.
refused-to-remember = Lo anterior, en este juego, hay que recordarlo.
refused-not-yet = Eso aún no ha pasado.
refused-hints-off = El anfitrión de esta mesa no permite pistas.
refused-hints-not-asked = Las pistas son para quien tiene que jugar ahora.
refused-hints-nobody = Ahora nadie lo sabe; pregunta otra vez en un momento.

## The table itself

refused-rules-changed = Las reglas han cambiado desde la última jugada; antes, la mesa tiene que seguir con ellas.
refused-too-much = En esta mesa ha pasado demasiado; ya solo queda seguir jugando o irse.
refused-persons-command = { $command } es una orden de una persona, y no la dio nadie.
refused-servers-command = { $command } es una orden del servidor.
refused-still-used = En esta mesa pasó algo hace poco.
refused-bad-input = { $error }

## The server

refused-who-are-you = Primero di quién eres (POST /api/me).
refused-hello-first = Primero saluda.
refused-hello-again = Ya has saludado.
refused-screen-only-shows = Una pantalla solo muestra la mesa; juega desde otro dispositivo.
refused-old-client = Esta página y el servidor no son de la misma versión; recárgala.
refused-no-message = Ese mensaje no es de los nuestros: { $why }.
refused-too-much-nonsense = Demasiados mensajes que no son de los nuestros.
refused-too-fast = Demasiado rápido; espera un momento y envíalo otra vez.
refused-too-often = Demasiadas veces; espera un momento.
refused-too-many-requests = Demasiadas peticiones; espera un momento.
refused-too-many-connections = Tienes demasiadas conexiones abiertas.
refused-too-many-tables = Tienes demasiadas mesas abiertas; antes termina o cierra alguna.
refused-silent = No se ha sabido nada de ti.
refused-silent-for-long = Hace un rato que no se sabe nada de ti.
refused-server-restarts = El servidor se reinicia; vuelve en un momento.
refused-table-read-again = La mesa se está leyendo de nuevo; envíalo otra vez.
refused-perhaps-not-saved = Puede que no se haya guardado; vuelve y envíalo otra vez.
refused-table-removed = Esta mesa se ha eliminado.
refused-no-table = No existe esa mesa.
refused-no-record = No hay registro de esta mesa.
refused-no-moment = No hay un momento { $at } desde el que seguir; el último es { $last }.
refused-played-on-set-up = Aquí se sigue una partida tal como era; no se puede cambiar nada de ella.
refused-still-running = Esta partida aún no ha terminado.
refused-replay-nobody = Ahora no se puede volver a jugar esta partida; inténtalo en un momento.
refused-analysis-later = Ahora mismo se analizan demasiadas partidas; inténtalo dentro de un rato.
refused-analysis-nobody = No se pudo hacer el análisis; inténtalo dentro de un rato.
refused-link-used = Este enlace ya se usó o es demasiado antiguo; crea otro.
refused-only-seated-invite = Solo quien se sienta a la mesa puede invitar.
refused-database = La base de datos no responde; inténtalo en un momento.
refused-went-wrong = Algo ha fallado aquí; ha quedado anotado.
refused-door-not-yours = Solo quien está ante el equipo del servidor puede dejar entrar a otros.
refused-other-site = Esta petición viene de otro sitio.
refused-other-scheme = Esta página llegó por { $page }, pero al servidor se le preguntó por { $server }: quien lo aloja debería nombrar el proxy intermedio (--set proxies=DIRECCIÓN).
refused-host-name = El nombre del host es demasiado largo.
refused-nothing-here = Aquí no hay nada.
refused-bad-request = { $why }.
refused-not-text = El cuerpo no es UTF-8.
refused-not-json = El cuerpo debe ser JSON, y decirlo: content-type application/json.
refused-too-deep = Hay demasiados niveles anidados.

## What the server itself says in the chat of a table

said-lost = El disco del servidor ha perdido lo último que pasó aquí. La mesa sigue desde lo que queda.

## Clubes y torneos

refused-no-club = No existe ese club, o su enlace es antiguo.
refused-not-member = Eso solo lo ven los miembros del club.
refused-only-helpers = Eso solo pueden hacerlo el anfitrión del club y sus ayudantes.
refused-only-club-host = Eso solo puede hacerlo el anfitrión del club.
refused-too-many-clubs = Nadie puede estar en más de { $most } clubes.
refused-club-full = Un club tiene { $most } miembros como máximo.
refused-no-member = Aquí no hay ningún miembro { $number }.
refused-own-role = Tu propio papel no lo cambias tú; nombra anfitrión a otra persona.
refused-no-practice-in-clubs = En un club las partidas se juegan desde el principio.
refused-evening-times = Una velada termina después de empezar y dura dos días como máximo.
refused-too-many-evenings = Un calendario tiene { $most } veladas como máximo.
refused-too-many-tournaments = Un club tiene { $most } torneos como máximo.
refused-no-tournament = No existe ese torneo.
refused-tournament-clock = Un torneo necesita reloj, para que todas las rondas terminen.
refused-tournament-full = Un torneo tiene { $most } participantes como máximo.
refused-tournament-over = Este torneo ha terminado.
refused-no-entrant = No hay participante { $number }.
refused-not-entered = No juegas esta ronda.
refused-round-drawn = Las mesas de esta ronda ya están sorteadas.
refused-round-changed = Alguien acaba de llegar o de irse; sortea las mesas otra vez.
refused-too-few = Falta gente preparada: una mesa necesita { $least }.
refused-wrong-value = Ese no es el valor que prometiste para esta ronda.
refused-round-plays = Otras mesas aún juegan estas mismas cartas; vuelve cuando termine la ronda.
refused-round-plays-still = Se está jugando una ronda; espera a que termine.
refused-round-set-up = Esta mesa es de un torneo: queda como está y se juega hasta el final.
refused-notice-address = A esta dirección no se puede avisar: debe empezar por https://.
refused-notice-private = Esta dirección está en una red privada, con la que este servidor no habla.
refused-notice-mailbox = Esto no parece una dirección de correo.
refused-notice-no-mail = Este servidor no envía correo.
refused-notice-no-push = Este servidor no puede enviar avisos a navegadores.
refused-notice-code = Ese no es el código.
refused-notice-too-many = Con { $most } basta: quita antes uno.
refused-only-seated-bell = Solo se avisa a quien se sienta a la mesa.
refused-vacation-too-long = Es demasiado: te quedan { $days } días de vacaciones.

## Ediciones hechas por la gente

refused-no-edition = No tienes esa edición.
refused-too-many-editions = { $most } ediciones propias son suficientes: quita una antes.
refused-trial-nothing = Aún no hay ningún cambio, así que no hay nada que probar.
refused-trial-later = Ahora mismo hay demasiadas pruebas en marcha; inténtalo dentro de un rato.
refused-trial-nobody = No se ha podido hacer la prueba; inténtalo dentro de un rato.
