# The reference card of Trico Roof, in a browser and a terminal.

table = { $players }人：{ $phases }フェーズ、各フェーズに贈り物{ $gifts }つ{ $each ->
    [1] 。
   *[other] 、ひとり{ $each }つ。
}

gifts = 贈り物
gifts-cards = パン、ワイン、マフラー、葉巻：1～{ $numbers }が{ $copies }枚ずつ。
gifts-follow = リードの種類を持っていれば、必ずそれを贈る。

ranks = 塗る順番
rank-trump = 切り札：2番目に出た種類
rank-led = リードの種類
rank-assist = 3、4番目の種類：贈った人は助手
ranks-within = 同じ種類なら数字の大きいほうが先。同じカードなら、あとに贈ったほうが先。
ranks-none = 1種類だけなら切り札はない。
ranks-next = 最初に塗った人が次の贈り物をリードする。

example-given = 贈った順
example-order = 塗る順
example-assists = 助手

painting = 塗る
paint-how = 好きな屋根のチップを取り、別の色のチップを置く。各色{ $chips }枚。
paint-set = 職人1～3人目は赤・青・黄を1つずつ分け合う：選べるのは3色、2色、1色。
paint-new = { $painters ->
    [4] 4人目の職人は新しい3色から選ぶ。
   *[other] 4人目と5人目の職人は新しい3色を分け合う：選べるのは3色、2色。
}

requests = 依頼
requests-how = 新しいチップが完成した並びの一部で、★のマスの色であること。★の位置でなくてもよい。並びは回転も反転もしない。
requests-one = 得点は1手番に1件まで。しなくてもよい。
government = 役所：いつも公開。得点したカードは裏返す。
residents = 住民：3枚公開、毎フェーズ入れ替え。
worth = { $points }点

scoring = 得点
points-request = 依頼
points-request-worth = 書かれた点
points-assist = 助手、得点した職人ひとりにつき
