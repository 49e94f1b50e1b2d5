# Lo que dice la aplicación de los avisos, y de sí misma una vez instalada.

newer-app = Hay un Kotatsu más nuevo.
newer-take = Recargar con él
newer-later = Más tarde
asleep-title = Sin conexión
asleep-line = Kotatsu no llega al servidor. Tus partidas están a salvo allí: vuelve cuando haya conexión.
asleep-again = Reintentar

notices-title = Avísame cuando me toque
notices-who = Primero di tu nombre arriba, para saber a quién avisar.
notices-line = A quien no está en la mesa se le avisa una vez por turno. No se envía nada hasta que lo pidas aquí.
push-switch = En este navegador, aunque Kotatsu esté cerrado
push-here = Este navegador
push-elsewhere = Otro navegador
push-not-here = Este navegador no puede recibir avisos con Kotatsu cerrado. En un iPhone, pon antes Kotatsu en la pantalla de inicio.
push-not-server = Este servidor no puede avisar a navegadores; sí a una dirección tuya.
push-not-permitted = El navegador no lo permite: activa las notificaciones de esta página en sus ajustes.
remove = Quitar
channel-remove = Quitar { $name }
channel-address = Un webhook (Discord, Slack o el tuyo)
channel-address-mail = Una dirección de correo o un webhook (Discord, Slack o el tuyo)
channel-add = Añadir
mail-code = El código que llegó por correo
mail-code-send = Confirmar
hook-secret = Clave de las firmas
hook-secret-line = Con ella tu receptor comprueba que un aviso viene de aquí.
quiet = Horas de silencio
quiet-from = desde
quiet-to = hasta
reminders = Avísame antes de que se acabe mi tiempo, en partidas lentas
bell = Avísame cuando me toque aquí
notice-network = El último aviso no llegó: allí no respondió nadie.
notice-answer = El último aviso no fue aceptado allí.
notice-address = El último aviso no se pudo enviar: la dirección está mal.
notice-private = Esta dirección está en una red privada, con la que este servidor no habla.
notice-mail = El último correo no se pudo enviar.
notice-unsure = El servidor se detuvo al enviar el último aviso: quizá no llegó. Aquí no se repite, para no avisar dos veces.
