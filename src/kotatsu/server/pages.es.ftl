# Pages of the server that need no web app, and previews of links to it.

transfer-question = ¿Seguir jugando en este dispositivo? Tus mesas vienen contigo; el enlace sirve una sola vez.
transfer-yes = Sí, seguir aquí
no-app = La mesa está calentita, pero esta instalación vino sin la aplicación web: al instalarla no había Node.js 20.19 o más nuevo, que la construye, ni se pudo traer.
no-app-install = Instala Node.js y vuelve a instalar Kotatsu ({ $command } en su carpeta).
no-app-terminal = Mientras tanto se puede jugar desde una terminal: { $command } con esta dirección.
no-app-interface = Lo que puede hacer este servidor se describe en { $link }.
no-app-interface-link = su interfaz
needs-scripts = Kotatsu necesita JavaScript para mostrarte la mesa.
preview = Pequeños juegos de mesa sobre panqueques, gatos y tejados. Siéntate, la mesa está calentita.
preview-invitation = Ven a jugar: { $game }
preview-replay = Repasa una partida
preview-replay-line = Una partida en la mesa calentita, jugada a jugada, con los ojos de quien quieras.
picture-moment = Jugada { $number } de { $count }
picture-end = Fin de la partida
