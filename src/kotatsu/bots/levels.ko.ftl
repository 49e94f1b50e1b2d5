# Whom one can play against: what a level is called, and its character as it stands behind its name.

level-kitten = 아기 고양이
level-kitten-character = 마음에 드는 대로 하고, 가끔 실수하고, 그러면서 배워요
level-cat = 고양이
level-cat-character = 게임을 알고 잠깐 생각해요
level-alley-cat = 길고양이
level-alley-cat-character = 카드를 세고 앞을 내다봐요
level-tiger = 호랑이
level-tiger-character = 가장 강해요. 남의 수를 읽고 1초쯤 생각해요
level-random = 무작위
level-random-character = 할 수 있는 아무 행동이나 해요
level-greedy = 욕심쟁이
level-greedy-character = 앞을 안 내다보고 당장 좋아 보이는 대로 해요
level-own-character = 이 서버를 연 사람이 데려온 봇이에요
