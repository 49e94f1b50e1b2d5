# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = Tower Of PanCakes!!
summary = トリックに勝てば4匹の猫にパンケーキを提供、負ければもっと焼けます。
credits = デザイン：LEO、絵：Higawind、Vic Village。

## What a host can choose; the help stands behind it and begins small

option-mode = モード
option-mode-help = 基本、またはルールブックにあるモード
option-mode-basic = 基本
option-mode-mystery = ミステリーショッパー
option-mode-hyper-mystery = ハイパーミステリー
option-mode-extreme = エクストリーム
option-first_leader = 最初のリード
option-first_leader-help = いちばん最近パンケーキを作った人の席。指定しなければランダム

## The values of an edition, and what they were expected to be

edition-cards = { $count }人のときに使う各色の枚数
edition-plate = { $count }人のときに各数字で提供するチップ
edition-pan = { $count }人のときに各数字で焼くチップ
edition-chips-baked = 開始時の焼けたチップの枚数
edition-chips-dough = 開始時の生地のチップの枚数
edition-score-above = 皿AからDの上の得点カード（8枚目のチップ）
edition-score-below = 皿AからDの下の得点カード（ほかのチップ）
edition-score-discarded = 廃棄チップ1枚の点
edition-score-in_hand = 提供しなかった焼けたチップ1枚の点
expected-whole-hands = { $players }人に4色を配って余りが1枚以下になる数
expected-for-each-card = 1色のカードごとに1つ、全{ $length }個の数

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-plate = 各数字で提供するチップ
rebuilt-pan = 各数字で焼くチップ
