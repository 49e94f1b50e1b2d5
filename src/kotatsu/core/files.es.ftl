# What can be wrong with files: records, logs, editions. $reason is what the system says about it, $where a file or a
# part of it, $why another text: what was expected. $got is what was found instead, as it stands there.

file-unreadable = { $path }: no se puede leer ({ $reason }).
file-unwritable = { $path }: no se puede escribir ({ $reason }).
file-no-folder = { $path }: no se puede escribir; no existe la carpeta { $folder }.
file-is-folder = { $path }: es una carpeta, no un archivo.
file-not-text = { $path }: no se puede leer (no es texto UTF-8).
file-not-toml = { $path }: no es TOML{ $line ->
    [0] { "" }
   *[other] , línea { $line }
}: { $reason }.
file-too-deep = { $path }: tiene demasiados niveles anidados.
file-not-record = { $path }: no es un registro; { $why }.
file-not-log = { $path }: no es el diario de una partida; { $why }.
not-text = no es texto UTF-8
not-json = no es JSON{ $line ->
    [0] { "" }
   *[other] {" "}(línea { $line }, carácter { $column })
}
not-so = tiene otra forma
too-deep = tiene demasiados niveles anidados
got = { $got ->
    [missing] pero falta
   *[other] y hay { $got }
}

## Records

record-none = { $where }: se esperaba un registro (un objeto JSON), y hay { $got }.
record-value = { $where }, { $key }: se esperaba { $why }, { got }.
record-part = { $where }, { $key }: se esperaba { $why }.
record-format = { $where }: es del formato { $format }; esta versión lee el formato { $known }.
record-other-rules = Este registro se jugó con la versión { $version } de las reglas de { $game }; esta instalación tiene la versión { $here }.
record-no-seed = El registro no tiene semilla: es lo que exportó un asiento de una partida en curso.
nothing-to-decide = El asiento { $seat } no tenía nada que decidir en el momento { $at }.
record-old-moves = { $count ->
    [one] La primera jugada se hizo con reglas anteriores; no se puede reproducir.
   *[other] Las primeras { $count } jugadas se hicieron con reglas anteriores; no se puede reproducir.
}
record-move = moves[{ $at }]: { $inner }
record-not-abandoned = El registro dice que la partida se abandonó, pero sus jugadas la terminan.
record-not-over = { $count ->
    [one] El registro acaba tras una jugada, pero la partida no ha terminado.
   *[other] El registro acaba tras { $count } jugadas, pero la partida no ha terminado.
}
record-other-result = El registro afirma { $claimed }, pero sus jugadas dan { $found }.
record-other-hash = El registro no es aquel cuyo hash figura al lado.
line-not-record = Esta línea no es el registro de una partida.
record-runs = { $path }: es de una partida en curso; espera a que termine para enviarla.
no-such-eyes = No existen los ojos { $eyes }; hay open, watch y del 0 al { $last }.
promises-not-opened = Las promesas de este registro no están reveladas: se exportó durante la partida.
promise-of-server = El secreto del servidor no es el que prometió antes de repartir.
promise-of-seat = El nonce del asiento { $seat } no es el que prometió antes de repartir.
promise-of-person = El nonce de la persona { $seat } de la ronda no es el que prometió antes del reparto.
promise-of-round = Lo que prometieron los asientos no es lo que prometió la gente de la ronda.
promises-twice = Alguien figura dos veces entre quienes prometieron algo para la ronda.
promised-seed = La semilla no sale del secreto del servidor y de los nonces de los asientos.
expected-whole-number = un número entero
expected-text = un texto
expected-object = un objeto
expected-list = una lista
expected-move = [asiento, texto]
expected-text-or-null = un texto o null
expected-result = puntuaciones y ganadores, o null
expected-texts = una lista de textos
expected-seat = el número de un asiento, o null
expected-old-moves = cuántas jugadas no se pueden reproducir
expected-promises = lo que prometieron el servidor y los asientos, o null
expected-seats = una lista de { $count }, uno por asiento
expected-promise = una promesa, o null para un bot
expected-people = una lista de promesas de toda la gente que jugó la ronda
expected-places = para cada uno de los { $count } asientos un número de esa lista, o null
expected-called-off = cuántos comienzos se cancelaron
expected-digits = { $count } cifras hexadecimales

## Logs

log-format = Esto no es un diario del formato { $format }.
log-damaged = El diario está dañado: { $old } jugadas antiguas de { $count }.
log-too-short = El diario se hizo con otras reglas y es demasiado corto para contener un volcado desde el que seguir.

## Editions

edition-of-record = edición del registro
other-edition = { $game }: falta la edición { $wanted } con el hash { $hash }; esta instalación tiene { $here } con { $hash_here }.
no-edition = { $game }: no hay edición { $name }; las hay: { $names }.
edition-no-table = { $where }: se esperaba una tabla de valores, { got }.
edition-no-text = { $where }, { $key }: se esperaba un texto, { got }.
edition-unknown-key = { $where }, { $key }: no es una clave de este juego; tiene { $keys }.
edition-no-value = { $where }, { $key }: se esperaba una tabla con source y value ({ $why }).
edition-no-source = { $where }, { $key }.source: se esperaba "printed" o "rebuilt".
edition-value = { $where }, { $key }.value: se esperaba { $why }, { got }.
edition-too-big = { $where }: es demasiado grande ({ $size } bytes, y se admiten { $most }).
edition-text = { $where }, { $key }.value: contiene un texto que no es sencillo, de { $most } letras, cifras y espacios como mucho.
expected-numbers = una lista de números enteros del { $low } al { $high }
expected-so-many-numbers = una lista de { $length } números enteros del { $low } al { $high }

## Lo que falló fuera: un archivo, una línea, un servidor, un certificado

cause-missing = no existe
cause-denied = permiso denegado
cause-read-only = el disco es de solo lectura
cause-full = el disco está lleno
cause-folder = es una carpeta, no un archivo
cause-no-folder = una parte de la ruta es un archivo, no una carpeta
cause-there = ya hay algo con ese nombre
cause-too-long = el nombre es demasiado largo
cause-loop = los enlaces dan vueltas en círculo
cause-disk = el disco falla
cause-too-many = hay demasiados archivos abiertos
cause-taken = otro programa ocupa ese puerto
cause-not-here = este equipo no tiene esa dirección
cause-refused = conexión rechazada
cause-broken = se cortó la conexión
cause-silent = no responde
cause-no-way = ninguna red llega hasta allí
cause-unknown-name = nadie conoce ese nombre
cause-no-names = ahora no se pueden buscar nombres
cause-no-host = eso no es el nombre de un equipo
cause-nothing = sin respuesta
cause-password = la contraseña no es correcta
cause-certificate = el certificado no es de fiar
cause-certificate-old = el certificado ha caducado
cause-certificate-early = el certificado aún no es válido
cause-certificate-own = el certificado está firmado por sí mismo
cause-certificate-other = el certificado es para otro nombre
cause-not-https = allí no se habla HTTPS
cause-not-http = lo que llega no es HTTP

## TOML

toml-no-equals = una clave sin = detrás
toml-more = en la línea hay algo que no va ahí
toml-open = un corchete o una llave sin cerrar
toml-open-text = un texto sin comillas de cierre
toml-twice = una clave o tabla está dos veces
toml-no-key = ahí no empieza ninguna clave
toml-no-value = ningún valor que TOML conozca
toml-letter = un carácter que no puede estar ahí
toml-backslash = una barra invertida ante algo que no la lleva
toml-number = un número demasiado largo
