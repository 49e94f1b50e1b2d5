# Whom one can play against: what a level is called, and its character as it stands behind its name.

level-kitten = gatito
level-kitten-character = juega lo que le gusta, resbala a veces y aprende de ello
level-cat = gato
level-cat-character = conoce el juego y piensa un momento
level-alley-cat = gato callejero
level-alley-cat-character = cuenta las cartas y piensa por adelantado
level-tiger = tigre
level-tiger-character = el más fuerte; lee las jugadas ajenas y piensa cerca de un segundo
level-random = azar
level-random-character = cualquier jugada legal
level-greedy = ansioso
level-greedy-character = lo que parece mejor, sin pensar más allá
level-own-character = un bot que trajo quien lleva este servidor
