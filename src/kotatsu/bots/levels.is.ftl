# Whom one can play against: what a level is called, and its character as it stands behind its name.

level-kitten = kettlingur
level-kitten-character = spilar það sem lítur vel út, misstígur sig stundum og lærir af því
level-cat = köttur
level-cat-character = kann spilið og hugsar sig aðeins um
level-alley-cat = götuköttur
level-alley-cat-character = telur spil og hugsar fram í tímann
level-tiger = tígur
level-tiger-character = sterkastur; les í leiki hinna og hugsar í um sekúndu
level-random = af handahófi
level-random-character = einhver löglegur leikur
level-greedy = gráðugur
level-greedy-character = það sem best lítur út, án þess að hugsa lengra
level-own-character = þjarkur sem fylgdi þeim sem rekur þennan þjón
