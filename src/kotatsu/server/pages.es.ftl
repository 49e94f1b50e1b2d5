# Pages of the server that need no web app.

transfer-question = ¿Seguir jugando en este dispositivo? Tus mesas vienen contigo; el enlace sirve una sola vez.
transfer-yes = Sí, seguir aquí
