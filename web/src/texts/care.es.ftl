# What a device can be told to like, and who else is at a table: read when it is opened.

## Settings

settings-theme = Claro u oscuro
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-speed = Velocidad de las animaciones
settings-calm = Tu dispositivo pide poco movimiento, así que aquí nada se mueve.
settings-sound = Sonido
settings-confirm = Preguntar antes de cada jugada
settings-forced = Jugadas forzosas automáticas
settings-type = Tamaño del texto
settings-cards = Tamaño de tus cartas
size-small = Pequeño
size-usual = Normal
size-large = Grande
size-largest = Muy grande
settings-sort = Orden de tus cartas
sort-dealt = Como se repartieron
sort-number = Por número
sort-colour = Por color
sort-own = Como yo las ponga
settings-sort-own = Arrastra una carta adonde la quieras; con el teclado, mantén Mayús y pulsa una flecha.
settings-left = Para zurdos en el móvil
settings-awake = Mantener la pantalla encendida durante la partida
settings-vibrate = Vibrar cuando te toque
settings-talk = Mostrar el chat

## The others

mute = Silenciar
mute-name = Silenciar a { $name } solo para mí
unmute = Volver a oír
unmute-name = Volver a oír a { $name }
report = Denunciar
report-sure = ¿Decirle al anfitrión que { $name } se porta mal? Nadie más se entera.
reported = El anfitrión ya lo sabe.
reports-line = { $by } denuncia a { $name }.
