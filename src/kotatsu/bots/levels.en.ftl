# Whom one can play against: what a level is called, and its character as it stands behind its name.

level-kitten = kitten
level-kitten-character = plays what looks nice, slips now and then, and learns from it
level-cat = cat
level-cat-character = knows the game and thinks a moment
level-alley-cat = alley cat
level-alley-cat-character = counts cards and thinks ahead
level-tiger = tiger
level-tiger-character = the strongest; reads what others play, and thinks about a second
level-random = random
level-random-character = any legal move
level-greedy = greedy
level-greedy-character = what looks best, without thinking ahead
level-own-character = a bot that whoever runs this server brought along
