# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = いただきさしあげパンケーキ
summary = トリックに勝ってパンケーキタワーを作り、数字を合わせて上の1枚を取るか渡す。
credits = デザイン：Suikun（TOYLOVENUS）。

## What a host can choose; the help stands behind it and begins small

option-rounds = ラウンド数
option-rounds-help = 遊ぶラウンドの数
option-memory_aid = 記憶メモ
option-memory_aid-help = 一度見た、隠れたカードをアプリが表示するか
option-first_leader = 最初のリード
option-first_leader-help = 最初にリードする席。指定しなければランダム

## The values of an edition, and what they were expected to be

edition-fruits = フルーツの種類の数
edition-copies = { $count }人のときの、各フルーツの1から6とXの枚数
edition-hand = { $count }人のときに配る枚数
edition-first_tower = { $count }人のときの最初のタワーの枚数
expected-smaller-hands = { $players }人分のカードで足りる手札の枚数
expected-tricks = 1～{ $most }トリックと最後の1枚が残る枚数
