# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = キャットタワー
summary = ダイスをひとつ取り、ひとつは共用。一方がアイテム、もう一方がタワーの階です。
credits = デザイン：Ju-Hwa Lee、Keewoong Kim。

## What a host can choose; the help stands behind it and begins small

option-first_leader = 最初に振る人
option-first_leader-help = いちばん最近猫を見た人の席。指定しなければランダム

## The values of an edition, and what they were expected to be

edition-columns-colours = 各列の色、左から順に
edition-columns-floors = 各列の階。ない階はロープ
edition-columns-large = 各列の大ボーナス
edition-columns-small = 各列の小ボーナス
edition-columns-houses = 各列で家の絵のある階
edition-items-order = ダイスの目1から6のアイテム
edition-cats-items = 猫のいるアイテム
edition-footprints-count = シートの足あとの数
edition-end-columns = ゲームが終わる、1枚のシートの完成した列の数
edition-end-rounds = 必ずゲームが終わるラウンド数
edition-score-yarn = 各列の毛糸の1位から4位の点
edition-score-butterfly = ちょうちょ1匹の点
edition-score-bowl = ボウルの隣のアイテム1種類の点
edition-score-cushion = クッションの1階ごとの点
edition-score-mouse = 1匹、2匹、3匹…のネズミのグループの点
expected-colours = 列ごとに1色、1～{ $most }色のリスト
expected-own-colour = 列{ $number }にほかの列と違う色
expected-floors = 列ごとに階のリストを並べたリスト
expected-some-floors = 列{ $number }に1から{ $most }の階が1つ以上、小さい順に
expected-any-floors = 列{ $number }に1から{ $most }の階が0個以上、小さい順に
expected-all-items = アイテム{ $items }の全部のリスト
expected-some-items = アイテム{ $items }のいくつかのリスト
expected-item = { $number }番目にアイテム{ $items }のどれか
expected-other-item = { $number }番目に{ $item }の重複でないもの
expected-for-each-column = 列ごとに1つ、全{ $length }個
expected-house-on-floor = 列{ $number }の家の階として{ $floors }のどれか（{ $house }は不可）
expected-columns = 列の数{ $most }以下の値
expected-mice = ネズミのグループの大きさごとに1つ、{ $least }個以上の数
edition-called-first = 最初のシート（家の絵は6つ）

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-columns = 列
rebuilt-cats = 猫の種類
rebuilt-footprints = 足あと
rebuilt-end = 最後のラウンド
