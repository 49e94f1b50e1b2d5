# Whom one can play against: what a level is called, and its character as it stands behind its name.

level-kitten = 子猫
level-kitten-character = 良さそうな手を選び、ときどき失敗しては学ぶ
level-cat = 猫
level-cat-character = ゲームを心得ていて、少し考える
level-alley-cat = 野良猫
level-alley-cat-character = カードを数え、先を読む
level-tiger = トラ
level-tiger-character = 最強。みんなの手を読み、1秒ほど考える
level-random = ランダム
level-random-character = 選べる手をでたらめに
level-greedy = 欲ばり
level-greedy-character = 先は考えず、見た目にいちばん良い手
level-own-character = このサーバーの持ち主が連れてきたボット
