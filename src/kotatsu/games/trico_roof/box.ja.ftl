# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = トリコルーフ
summary = ギルドマスターにぴったりの贈り物をして、早く屋根を塗り、依頼を達成する。
credits = ルールブックに作者の名前はありません。

## What a host can choose; the help stands behind it and begins small

option-count = 塗る秒数
option-count-help = 職人がチップを置くまでの秒数。印刷では30、なしなら無制限
option-first_leader = 最初のリード
option-first_leader-help = 最初にリードする席。指定しなければランダム

## The values of an edition, and what they were expected to be

edition-gifts-numbers = 贈り物の各種類の数字の数
edition-gifts-copies = 同じ贈り物カードの枚数
edition-hand = { $count }人のときに配る贈り物カードの枚数
edition-chips = 各色の屋根チップの枚数
edition-roofs = 4枚の屋根カード
edition-government-front = 役所のカード3枚の表
edition-government-back = 役所のカード3枚の裏
edition-residents = 住民の依頼
expected-roofs = R、B、Y、.を"R B Y ."のように4マスずつ並べた4行
expected-requests = { $example }のような別々の依頼{ $many ->
    [3] 3件
   *[other] 3～{ $many }件（3の倍数）
}（R、B、Y、.が4×4マス以内、*つきが1つ以上、空の端なし、1～{ $most }点）
expected-hand = { $players }人にそれぞれ{ $most }枚以下
expected-even = 偶数（ふたりでは、フェーズごとに2枚ずつ贈るため）
expected-chips = { $least }枚以上（白丸が全部同じ色になっても足りる数）
edition-called-first = 最初の依頼（調整前）

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-hand = 2人のときの手札
rebuilt-roofs = 屋根カード
rebuilt-government = 役所のカード
rebuilt-residents = 住民の依頼
