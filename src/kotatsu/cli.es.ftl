# What the command `kotatsu` says beside the games: its help, its errors, what a server's owner reads.
#
# What was typed comes with its quotation marks; $reason is what the system says.

## Bots

too-many-bots = Se nombran { $bots } bots para { $seats } asientos; nombra uno, o uno por asiento.
arena-bots = Un torneo necesita de 2 a { $players } bots en esta mesa, no { $bots }.
no-seat-of = No existe el asiento { $seat }; con { $players } jugadores van del 0 al { $last }.

## Commands

no-such-command = No existe la orden { $name }; hay { $commands }.
name-a-game = kotatsu { $command }: di un juego; hay { $games }.
no-such-language = No existe el idioma { $name }; hay { $languages }.
log-other-game = { $path }: contiene una partida con otro valor de { $name }; omite esa opción para seguir con ella.
one-record = Un registro contiene una sola partida; omite --games o --record.
no-rulebook = No hay reglamento de { $game }.
no-such-rule = { $game } no tiene la regla { $number }; sus reglas van de { $first } a { $last }.
no-tests = No hay pruebas a mano: esta instalación no incluye el código fuente.

## Joining a server

no-address = { $typed } no es una dirección: escribe una como http://192.168.1.7:8765.
no-address-of-server = { $typed } no es la dirección de un servidor: escribe una como http://192.168.1.7:8765.
no-link = { $typed } no es el enlace de una mesa; un enlace es como { $server }/table/….
no-server = No hay servidor en { $server } ({ $why }).
no-answer = { $server } no responde como un servidor ({ $why }).
sends-on = { $server } envía a { $there }; entra en esa dirección si te fías de ella.
not-kotatsu-answers = { $server } no es un servidor de Kotatsu (responde { $status }).
not-kotatsu = { $server } no es un servidor de Kotatsu.
other-version = { $server } usa { $version ->
    [none] otra versión
   *[other] Kotatsu { $version }
}, que esta ({ $own }) no entiende; usa la misma versión en los dos lados.
table-shut = El servidor no abre esta mesa (responde { $status }).
account-damaged = { $path }: está dañado; sin él, ese servidor no te reconocerá.
lobby-no-option = { $game } no tiene la opción { $name }; hay { $options }.

## Serving

port-too-large = kotatsu serve: un puerto es un número hasta 65535, no { $port }.
workers-not-here = kotatsu serve: --workers { $count } necesita un sistema en el que los procesos puedan pasarse conexiones abiertas, y este no puede; omítelo o pon 1.
workers-are-peers = Con PostgreSQL cada proceso es un servidor propio: inicia { $count }, sin --workers.
ports-taken = Los puertos { $first } a { $last } están todos ocupados; di otro con --port.
cannot-serve = No se puede servir en { $host }, puerto { $port } ({ $why }).
no-such-setting = No existe el ajuste { $name }; hay { $settings }.
setting-value = { $name } no puede ser { $value }; se esperaba { $why }.
expected-whole-setting = un número entero desde 0
expected-setting = un número desde 0
expected-smtp = smtp://USUARIO:CLAVE@SERVIDOR:PUERTO o smtps://…

## What a server keeps

store-in-use = Otro servidor de Kotatsu está usando { $path }; deténlo primero.
store-unwritable = No se puede escribir { $path } ({ $reason }); da a este usuario permiso de escritura en el archivo y su carpeta.
store-two-names = { $path } tiene también otro nombre (un enlace duro), con el que no se encontraría su diario; borra el otro nombre, o copia el archivo.
store-no-database = No hay base de datos en { $path }; di la carpeta del servidor con --data.
store-there-already = { $path } ya existe; da a la copia de seguridad un nombre propio.
store-no-folder = No se puede escribir { $path }: no existe la carpeta { $folder }.
store-not-written = No se puede escribir { $path } ({ $reason }).
store-no-file = No existe el archivo { $path }.
store-damaged = { $path } está dañado ({ $reason }).
store-other-kind = No se admite un almacén en { $scheme }://; di una carpeta.
store-not-empty = { $path } no está vacío; di un lugar nuevo.
store-moved-wrong = Lo escrito en { $path } no es lo que se leyó ({ $table }); no se ha conservado nada.
store-unreachable = No se puede llegar a { $where } ({ $reason }).
store-needs-postgresql = Para PostgreSQL falta un paquete: pip install "kotatsu[postgresql]".
store-no-file-there = Esto trabaja con un archivo; una base de datos en postgresql:// tiene sus propias herramientas: docs/hosting.md las nombra.
store-folder = No se puede crear la carpeta { $path } ({ $reason }).
store-empty = { $path } no contiene nada.
store-other-program = { $path } es una base de datos de otro programa.
store-newer = { $path } lo escribió una versión más nueva de Kotatsu (su esquema es { $schema }; esta versión conoce { $known }); instala de nuevo aquella versión.
store-unreleased = { $path } lo escribió una versión de Kotatsu que nunca se publicó (el paso { $step } de su esquema es distinto); pon en su lugar una copia de seguridad.
store-closed = { $path } se ha cerrado.
store-no-log = { $path } está donde el diario de SQLite no funciona; usa un disco de este equipo.
store-not-opened = No se puede abrir { $path } ({ $reason }).
store-not-database = { $path } no es una base de datos.
store-corrupt = { $path } está dañado; pon en su lugar una copia de seguridad.
store-full = El disco de { $path } está lleno; no se escribe nada más hasta que haya sitio.
store-locked = Otro programa bloquea { $path }; ciérralo e inténtalo de nuevo.
store-read-only = No se puede escribir { $path }; da a este usuario permiso de escritura en el archivo y su carpeta.
store-shut = No se puede abrir { $path }; da a este usuario permiso de escritura en el archivo y su carpeta.
store-disk-fails = El disco de { $path } falla ({ $reason }); arréglalo y arranca de nuevo.
store-unusable = No se puede usar { $path }: { $reason }.

## What is wrong with a new game

game-name = Un juego se nombra con minúsculas, cifras y guiones, como goose-market; no { $name }.
rules-prefix = Los números de las reglas empiezan con dos letras, como en GM-1; no { $prefix }. Usa --prefix.
game-there = Ya existe un juego { $name }.
prefix-taken = Las reglas de { $game } ya empiezan con { $prefix }; di otro --prefix.
no-checkout = Un juego nuevo se escribe en una copia del código de Kotatsu (checkout); ve primero allí.
written-already = { $path } ya existe; no se ha escrito nada.
command-failed = { $command } ha fallado: { $reason }

## What argparse says: usage, headings, and why arguments are wrong

args-usage = uso:
args-positional = argumentos posicionales
args-options = opciones
args-help = mostrar esta ayuda y salir
args-version = mostrar la versión del programa y salir
args-required = faltan estos argumentos: { $names }
args-one-required = hace falta uno de los argumentos { $names }
args-unknown = argumentos desconocidos: { $names }
args-wrong = argumento { $name }: { $what }
args-not-with = no se admite junto con el argumento { $name }
args-takes-none = sobra el valor { $value }
args-needs-one = se esperaba un valor
args-needs-some = se esperaba al menos un valor
args-choice = elección no válida: { $value } (elige entre { $choices })
wrong-arguments = { $prog }: { $what }; mira { $prog } --help.
wrong-whole = se esperaba un número entero, no { $text }
wrong-day = { $text } no es un día; se esperaba uno como 2026-11-18
wrong-count = se esperaba un número entero desde 1, no { $text }
wrong-seconds = se esperaban de 0 a 60 segundos, no { $text }

## Help: what stands for what is typed

word-command = ORDEN
word-game = JUEGO
word-file = ARCHIVO
word-from = DE
word-to = A
word-folder = CARPETA
word-level = NIVEL
word-seconds = SEGUNDOS
word-name = NOMBRE
word-number = NÚMERO
word-code = CÓDIGO
word-address = DIRECCIÓN
word-own-bot = NOMBRE=ARCHIVO
word-setting = NOMBRE=VALOR
word-target = NOMBRE=MÍNIMO..MÁXIMO
word-range = CLAVE:MÍNIMO..MÁXIMO

## Help: the commands

overview = Kotatsu: juegos de mesa sobre panqueques, gatos y tejados, a una mesa calentita.
overview-no-command = Sin más: serve --open.
overview-alone = jugar en el navegador, ya mismo
overview-serve = lo mismo como servidor, para esta casa o para internet
overview-join = sentarse a una mesa de un servidor, con su enlace
overview-analyse = lo que costó cada decisión, y dónde cambió todo
overview-new-game = empezar un juego propio
overview-backup = copiar todo lo de un servidor; restore lo recupera
overview-doctor = cómo es esta instalación; bug-report lo anota para otros
overview-end =
    Para empezar:  kotatsu play { $game }
    Más sobre una orden:  kotatsu play --help
command-play = sentarse a jugar contra bots
command-learn = una primera partida guiada, unos cinco minutos
command-watch = dejar que los bots jueguen entre ellos
command-arena = qué bot es mejor, y por cuánto
command-serve = jugar en el navegador, a solas o con otros
command-join = sentarse a una mesa de un servidor
command-backup = copiar todo lo que guarda un servidor, aun en marcha
command-restore = poner una copia en lugar de lo que guarda un servidor
command-move-store = lleva todo lo que guarda un servidor a otra base de datos, SQLite o PostgreSQL, y lo compara allí
command-records = listar, exportar e importar los registros de partidas terminadas
command-bug-report = anotar lo que otros necesitan para hallar un fallo
command-replay = recorrer una partida registrada, adelante y atrás
command-verify = repartir y jugar de nuevo un registro, y comparar
command-analyse = lo que costó cada decisión de una partida registrada
command-games = qué juegos hay
command-rules = cómo se juega, regla a regla
command-new-game = empezar un juego propio, en una copia del código
command-doctor = cómo es esta instalación
description = { $text }.

## Help: what can be said with them

group-look = aspecto
group-game = opciones de { $game }
with-default = { $text } (por defecto: { $default })
help-no-colour = sin colores
help-language = { $languages } (por defecto: el del sistema)
help-plain = texto ASCII, línea a línea: para transcripciones y lectores de pantalla
help-players = cuántos juegan
help-players-of = de { $few } a { $many }, normalmente { $usual }
help-seed = la misma semilla reparte otra vez la misma partida
help-edition = una edición propia (TOML), o el nombre de una que trae el juego
help-names = nombres de los asientos
help-seat = tu asiento, desde 0; varios, o todos, con comas
help-bots = un nivel por bot, según el asiento
help-record = escribir la partida terminada en este archivo
help-log = guardar aquí la partida, o seguir con ella
help-pace = pausa antes de que juegue un bot
help-bots-watched = un nivel por asiento
help-delay = pausa tras una jugada
help-games = jugar tantas y contar
help-record-watched = escribir la partida en este archivo
help-arena-bots = quiénes se miden: niveles, también como tiger@500 para uno que busca como mucho 500 veces por jugada
help-arena-games = cuántas partidas, más o menos; cada reparto se juega con cada bot en cada asiento (por defecto: 200)
help-arena-seed = la misma semilla juega otra vez las mismas partidas
help-arena-json = escribir el resultado en este archivo
help-processes = cuántas a la vez (por defecto: todos los núcleos)
help-host = dónde escuchar; 0.0.0.0 deja entrar a otros dispositivos (por defecto: 127.0.0.1)
help-port = (por defecto: 8765, o el siguiente que esté libre)
help-workers = procesos que se reparten las mesas (por defecto: uno por núcleo menos uno)
help-open = mostrarlo en tu navegador
help-own-bot = dejar jugar también contra un bot propio, hecho por un archivo de Python; docs/writing-a-bot.md
help-set = cambiar un ajuste, como metrics_token=TOKEN para /metrics; docs/hosting.md los enumera
help-data = la carpeta para mesas, personas y registros
help-database = lo mismo como dirección: sqlite:///RUTA
help-backup-file = un archivo nuevo; guárdalo tan en secreto como los datos
help-restore-file = lo que escribió kotatsu backup
help-move-from = dónde está: una carpeta, sqlite:///RUTA o postgresql://…; ningún servidor debe estar en marcha allí
help-move-to = dónde debe estar: lo mismo, y vacío
help-records-action = listarlos, escribirlos como líneas JSON o tomar líneas así
help-records-file = adónde, o de dónde; sin archivo o con -: salida o entrada estándar
help-records-game = solo de este juego
help-records-player = solo con alguien de este nombre
help-records-since = solo partidas que acabaron ese día (UTC) o después
help-records-limit = como mucho tantos, los más recientes
help-report-file = dónde escribirlo (por defecto: { $file })
help-report-record = la partida terminada en la que algo falló
help-url = el enlace de una mesa, o la dirección de un servidor: entonces eliges o abres una mesa
help-name = cómo te llaman los demás
help-watch = solo mirar
help-analyse-seat = mostrar solo las decisiones de este asiento
help-analyse-json = escribir el análisis en este archivo
help-iterations = cuánto buscar en cada una (por defecto: 2000)
help-rules = solo estas reglas, como TP-14
help-new-game = en minúsculas y con guiones: goose-market
help-prefix = dos letras ante los números de sus reglas (GM)
help-doctor-rules = qué pruebas demuestran cada regla

## A server, for who has started it

serve-at = Kotatsu está en { $url } (Ctrl-C lo detiene)
serve-others = Los demás dispositivos de tu red lo encuentran en { $url }
serve-already = Kotatsu ya está en marcha, en { $url }
serve-other-port = El puerto { $usual } lo ocupa otro programa; este es el puerto { $port }.

## Backups and reports

records-refused = Línea { $line }: { $why }
records-imported = Aceptados: { $added }; ya estaban: { $known }; rechazados: { $refused }.
records-exported = { $count ->
    [one] Hay un registro
   *[other] Hay { $count } registros
} en { $file }.
backup-holds = { $file } contiene
brought-back = Recuperado:
store-moved = Todo se ha llevado y comparado, fila por fila.
backup-counts = { $first } { $tables ->
    [one] { $tables } mesa abierta
   *[other] { $tables } mesas abiertas
}, { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}, { $records ->
    [one] { $records } registro
   *[other] { $records } registros
}; { $wrong ->
    [0] todos los registros son válidos
    [one] { $wrong } de ellos no es válido
   *[other] { $wrong } de ellos no son válidos
}.
backup-more = y { $count } más
backup-not-json = no es JSON
kept-before = Lo que había antes se conserva en { $file }.
report-written = Escrito en { $file }; léelo antes de enviarlo.
report-happened = Qué ha pasado, y qué esperabas
report-machine = Este equipo
report-game = La partida

## The shelf

shelf-rebuilt = Reconstruido en esta edición: { $what }.
shelf-as-printed = Esta edición es como la impresa.
shelf-also = También, con --edition { $name }: { $what }
shelf-ours = Solo las reglas: todos los dibujos y textos son nuestros, y no tenemos relación con nadie de quienes aquí se nombran.

## The doctor

doctor-rules = Reglas
doctor-terminal = Terminal
doctor-game = Juego
doctor-where = { $version } en { $folder }
doctor-python = { $version } ({ $kind }) en { $path }
doctor-version = { $game } ({ $name }), versión { $version } de las reglas
doctor-edition = edición { $edition }, hash { $hash }; reconstruido: { $rebuilt }
doctor-nothing = nada
doctor-plain = Python puro, nada compilado ({ $modules })
doctor-plain-yet = Python puro, nada compilado ({ $modules }); lo compilado estará desde el próximo arranque
doctor-compiled = compilado: { $modules }
doctor-compiled-partly = compilado: { $modules }; Python puro: { $plain }
doctor-screen = { $columns } × { $rows }{ $room ->
    [enough] { "" }
   *[small] , menos que los 80 × 24 que ocupa una mesa
}, { $colours ->
    [none] sin color
   *[other] color { $colours }
}, { $shapes ->
    [round] imágenes redondas
   *[ascii] imágenes ASCII
}, { $redraw ->
    [live] redibujado en su sitio
   *[lines] impreso línea a línea
}
doctor-no-test = sin prueba

## A new game

new-game-next =
    { $name } ya es un juego: uno diminuto, para convertirlo en el tuyo.

      kotatsu play { $name }               jugarlo; kotatsu serve también lo tiene
      python3 check.py --game { $name }    todo lo que le concierne
      src/kotatsu/games/{ $folder }        empieza por rules.py; docs/adding-a-game.md te acompaña

## El laboratorio

lab-no-cluster = { $address }: allí no se puede alcanzar ni iniciar ningún clúster de Ray ({ $reason }).
lab-worker-lost = Algo de fuera terminó un proceso del laboratorio, quizá por falta de memoria. Lo acabado se conserva: la misma orden continúa.
lab-needs = Para esto hace falta { $what }: pip install "kotatsu[{ $extra }]".
lab-ending = { $path }: las filas se escriben como { $endings }.
lab-other-plan = { $folder } guarda partes de otra simulación; bórralo o elige otro archivo.
lab-there-already = { $path } ya existe; elige otro archivo.
command-simulate = jugar miles de partidas y guardarlas como filas para otros programas
help-simulate-file = adónde van las partidas: .parquet, .csv o .jsonl
help-simulate-decisions = además, cada decisión como una fila de este archivo
help-lab-games = cuántas partidas
help-lab-seed = la semilla de todos los repartos; la misma da las mismas filas
help-lab-bots = un bot para todos los asientos, o varios que cambian de asiento de partida en partida; el estilo va tras dos puntos, como en greedy:cautious
help-lab-ray = en un clúster de Ray en esta dirección, o en uno que se inicia aquí
lab-games = partidas
lab-rate = { $rate } partidas/s
simulate-goes-on = { $games ->
    [one] Ya hay 1 partida.
   *[other] Ya hay { $games } partidas.
}
simulate-kept = { $games ->
    [one] Se conserva 1 partida; la misma orden continúa con { $file }.
   *[other] Se conservan { $games } partidas; la misma orden continúa con { $file }.
}
simulate-done = { $games } partidas, { $moves } decisiones, { $rate } partidas/s: { $file }

lab-no-number = { $game }: la edición no tiene el número { $path }.
lab-no-number-value = { $part }: se esperaba un número entero tras el =.
lab-no-measure = No existe la medida { $name }; hay { $measures }, y más en docs/lab.md.
lab-no-target = { $typed } no es un objetivo; se esperaba NOMBRE=MÍNIMO..MÁXIMO, como winner-points=20..40.
lab-no-range = { $typed } no es un intervalo; se esperaba CLAVE:MÍNIMO..MÁXIMO, como score.in_hand:-4..0.
lab-one-bot = Un informe trata de un solo bot en todos los asientos; nombra uno con --bots.
command-report = cómo es un juego: asientos, jugadas, emoción, puntos, habilidad; como página con gráficos
help-report-html = adónde va la página
command-compare = qué hacen dos ediciones u opciones con un juego, con los mismos repartos
help-compare-variant = as-is, el archivo de una edición, option=value, o key=number de la edición; varios con comas
help-compare-other = lo mismo para la otra
help-compare-games = cuántas partidas como máximo; se detiene en cuanto la diferencia es clara
help-compare-measure = lo que decide cuándo parar: { $measures } y más
help-compare-within = parar y dar por igual cuando la diferencia se conoce así de bien
command-tune = buscar números de una edición que cumplan un objetivo
help-tune-file = adónde va la edición hallada; sus pruebas se guardan al lado
help-tune-vary = un número de la edición y dónde puede estar; se puede repetir
help-tune-target = una medida y lo que debe ser; se puede repetir
help-tune-trials = cuántas pruebas
help-tune-games = partidas de una prueba
help-tune-report = el camino de la búsqueda, como página
lab-report = informe
lab-trials = pruebas
report-done = El informe está en { $file }.
compare-higher = { $measure } es mayor con B, en { $difference } ± { $within } ({ $games } partidas).
compare-lower = { $measure } es menor con B, en { $difference } ± { $within } ({ $games } partidas).
compare-equal = { $measure } es igual con las dos, salvo { $within } ({ $games } partidas).
compare-open = { $measure }: { $games } partidas no muestran una diferencia clara; es { $difference } ± { $within }.
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
tune-done = { $file }: la distancia al objetivo es { $after }; era { $before }.
