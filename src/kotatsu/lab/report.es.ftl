# Lo que dice un informe del laboratorio.

number-share = { $value } %
report-title = { $game }: lo que dicen las partidas
report-intro = { $games } partidas de { $players } jugadores, todas jugadas por { $bot }; edición { $edition }, semilla { $seed }.
report-sure = Lo que sigue a ± es la mitad de un intervalo del 95 %: de veinte intervalos así, más o menos uno no acierta. Un punto rojo se aparta con claridad de la línea discontinua, aun contando cuántos puntos se miraron. Todo vale para estos bots; las personas pueden jugar de otro modo.
all-numbers = Todos los números

section-seats = ¿Hay un asiento mejor?
section-seats-means = Los asientos se cuentan desde quien decide primero por su cuenta. La línea discontinua es un reparto igual.
seat-from-opener = { $place ->
    [0] decide primero
    [1] el siguiente
   *[other] { $place } asientos después
}
seats-even = No: cada asiento gana cerca del { $even } de las partidas, hasta donde estas permiten ver.
seats-differ = Sí: «{ $best }» gana el { $most } y «{ $worst }» el { $least }; un reparto igual es { $even }.

section-features = Lo que acompaña a la victoria
section-features-means = Con qué frecuencia ganó un asiento que tenía esto al repartir o lo hizo al menos una vez. Acompaña a la victoria; no se dice que la cause: quizá quien va por delante es quien puede hacerlo.
features-none = Nada así ocurrió con suficiente frecuencia.
features-said = { $count } de { $all } cosas marcan una diferencia clara. La que más acompaña es «{ $best }»: { $most } en vez de { $even }.

section-restricted = Lo que vale una jugada: bots que nunca la hacen
section-restricted-means = Los mismos repartos otra vez, y por turno cada asiento nunca hace esa jugada mientras pueda hacer otra cosa. A la izquierda de la línea: quien la deja pierde con ello.
restricted-none = No hay clases de jugadas que se puedan dejar.
restricted-unclear = Dejar una sola clase de jugada no cambia nada que estas partidas puedan mostrar.
restricted-said = Lo que más se pierde es por no hacer nunca «{ $what }»: la proporción de victorias cambia en { $difference }. { $count } de { $all } clases marcan una diferencia clara.

section-length = Cuánto dura una partida y lo reñida que es
section-length-means = Decisiones de todos los asientos juntos, una barra por cada número.
length-said = Una partida tiene { $mean } decisiones; nueve de cada diez, entre { $low } y { $high }. Quien gana tiene { $winner } puntos de media y { $margin } de ventaja sobre el segundo puesto; en el { $ties } de las partidas se comparte la victoria.

section-leads = Cambios de líder y remontadas
section-leads-means = Los puntos tras cada decisión, también los ocultos. Una remontada es que gane quien iba en último lugar a mitad de la partida, sin que todos empataran.
leads-said = El liderato cambia { $changes } veces por partida. En el { $comebacks } de las partidas quien ganó iba en último lugar a la mitad.

section-drama = ¿Cuándo se decide?
section-drama-means = La probabilidad de ganar de quien gana al final, del 0 % al 100 % de la partida, según solo la ventaja en puntos. Lo que vale una ventaja se aprendió de la mitad de las partidas y se preguntó a la otra.
drama-open = Tarde: a mitad de la partida quien ganará tiene una probabilidad del { $middle }, y los puntos solos nunca la llevan al 80 % antes del final.
drama-said = A mitad de la partida quien ganará tiene una probabilidad del { $middle }; llega al 80 % cuando ha pasado el { $at } de la partida.

section-choices = Cuánto hay que decidir
section-choices-means = La media de jugadas legales a lo largo de la partida. Si las jugadas se distinguen es lo que el bot piensa a primera vista: una pista, no una prueba.
choices-said = Una decisión tiene { $choices } jugadas posibles. El { $forced } de las decisiones son forzadas, y en otro { $even } todas las jugadas le parecen iguales al bot.

section-sources = De dónde vienen los puntos
section-sources-means = Puntos medios de cada línea de la hoja de puntos, de quien gana y de los demás.
sources-none = No se hicieron puntos.
sources-winner = quien gana
sources-others = los demás
sources-said = La mayor diferencia está en «{ $what }»: { $winner } puntos frente a { $others }.

section-skill = ¿Gana el mejor bot?
section-skill-means = Un bot mejor entre otros más flojos, en cada asiento de los mismos repartos. Lo que no gana aunque juegue mejor es suerte.
skill-step = { $better } entre { $worse }
skill-said = Sí, en cada peldaño. El más claro: un { $better } entre bots de nivel { $worse } gana el { $most } cuando lo igualado sería { $even }.
skill-unclear = No en cada peldaño probado, o no con claridad. El más claro: un { $better } entre bots de nivel { $worse } gana el { $most } cuando lo igualado sería { $even }.

section-styles = ¿Vale para otros estilos?
section-styles-means = Con qué frecuencia gana quien decide primero si todos los asientos juegan con este estilo. Un resultado es sólido cuando vale para todos.
styles-agree = Sí: todos los estilos apuntan en la misma dirección, al menos uno con claridad.
styles-disagree = No: quien decide primero sale mejor en un estilo y peor en otro.
styles-unclear = No se sabe: los estilos no apuntan todos en la misma dirección, o ninguno con claridad; hubo menos partidas de cada uno.

section-deviations = A un paso de los números de la edición
section-deviations-means = Cada número de la edición uno menos o uno más, con los mismos repartos: cómo cambian los puntos de quien gana.
deviations-none = Ningún número de la edición se podía cambiar en uno.
deviations-said = Lo que más pesa es { $number }: como { $to } cambia los puntos de quien gana en { $difference }. { $count } de { $all } cambios son claros.

column-seat = asiento
column-wins = proporción de victorias
column-points = puntos
column-what = qué
column-times = veces por partida
column-bot = bots
column-number = número
column-winner-points = puntos de quien gana
column-margin = ventaja final
column-opener = victorias de quien decide primero
column-moves = decisiones

tune-title = { $game }: una búsqueda de números
tune-said = { $trials } pruebas. La distancia al objetivo era { $before } y es { $found }, medidas de nuevo con repartos nuevos.
tune-means = La distancia es 0 cuando todo es como se quería: suma los cuadrados de lo que cada medida se sale, como proporción de lo pedido. La curva muestra la mejor distancia hasta entonces según las pruebas, que gracias a su suerte parece mejor de lo que es.
tune-course = El camino
tune-column-what = medida
tune-column-number = número
tune-column-wanted = deseado
tune-column-before = antes
tune-column-found = hallado
