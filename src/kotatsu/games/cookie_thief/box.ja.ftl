# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Hver stal kökunni úr krúsinni?
summary = お菓子を盗んだのは誰？ 1枚引いて1枚出し、空っぽの瓶で捕まらないように。
credits = デザイン：Embla Vigfúsdóttir（2014年）。もとはカナイセイジの『ラブレター』。

## What a host can choose; the help stands behind it and begins small

option-points = 勝利に必要な点
option-points-help = 先にこの点に達した人がマッチに勝つ
option-rounds = ラウンド数
option-rounds-help = 先取ではなく、このラウンド数だけ遊ぶ
option-first_leader = 最初の手番
option-first_leader-help = いちばん最近お菓子を焼いた人の席。指定しなければランダム

## The values of an edition, and what they were expected to be

edition-cakes-plain = 数字1から8の各お菓子の枚数
edition-cakes-coffee = 数字1から6の各コーヒー付きお菓子の枚数
edition-pancakes-copies = どのパンケーキがあるか、CK-2の順に
edition-pancakes-in_deck = そのうち山札に混ぜる枚数
expected-one-jar = 1枚以下の空っぽの瓶（数字8）
expected-cakes = 全部で{ $most }枚以下のお菓子
too-few-cakes = この版のお菓子は{ $cakes }枚で、{ $players }人には足りません。
