# The reference card of Cat Tower, in a browser and a terminal.

dice = ダイス
dice-two = 自分のダイスと残ったダイス：好きなほうがアイテム、もう一方が階。

items = アイテムと得点
die = 目
item-name = アイテム
scores = 得点
scores-house = すぐに猫1匹が得点。家の絵のマスだけ。
scores-yarn = 列ごとに：毛糸が最多で{ $first }点{ $second ->
    [0] 。
   *[other] 、2番目で{ $second }点。
}同数はその順位の点を分け合い、端数は切り捨て。毛糸なしは0点。
scores-butterfly = 1匹{ $each }点と、足あと1個。
scores-bowl = 隣の1種類につき{ $each }点。
scores-cushion = { $each ->
    [1] 階の数。
   *[other] 1階につき{ $each }点。
}
scores-mouse = つながったグループ：{ $counts } …匹で{ $groups } …点。

cats = 猫
cats-how = 家を建てると猫1匹の得点が一度だけ決まる：家の数 × その猫のアイテムの数。新しい家も両方に数える。
cats-none = すべての猫が得点済みなら、家は書き込めない。
cats-which = 猫がいるアイテム：{ $items }。

paws = 足あと
paws-get = パスかちょうちょでもらえる。ひとり1ゲームに{ $count }個まで。
paws-use = 1個使うごとに、数字を1増減できる（1～6）。

columns = 完成した列
column = 列
hexes = マス
house-floors = 家のある階
large = 先
small = あと
columns-how = 誰かがその列を初めて埋めたラウンドに埋めた人は、全員が大ボーナスを分けずにもらう。あとのラウンドなら小ボーナス。
end = 誰かが{ $columns }列を完成するか、ラウンド{ $rounds }のあとで終わる。
