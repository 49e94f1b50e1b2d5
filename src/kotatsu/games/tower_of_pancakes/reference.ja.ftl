# The reference card of Tower Of PanCakes!!, in a browser and a terminal.

table = { $players }人：{ $tricks }トリック、4色、数字は1～{ $highest }。

numbers = カードの働き
number = 数字
plate = 皿：勝てば提供
pan = フライパン：負ければ焼く
face-down = 裏向きに出すと：必ず負けて1枚焼く（フライパンの数は無関係）。ゲーム中1回、好きな手番に。
short-of = 焼けたパンケーキや生地が足りなければ、あるだけ提供し、あるだけ焼く。

trick = トリック
trick-follow = リードの色を持っていれば、必ずその色を出す。
trick-order = まずリードの色を数字順に、次にほかの全部を数字順に。同じ数字は先に出したほうが上。
trick-win = 1位と2位が勝って提供する：全部を1つの皿へ。{ $losers ->
    [1] 3位は負けて焼く。
   *[other] 3位と4位は負けて焼く。
}
trick-lead = 1位が次のトリックをリードする。

plates = 皿の点数
plates-hidden = 皿の点数：裏向き
plate-name = 皿
eighth = 8枚目
others = 1～7枚目
topmost = いちばん上
most = 最多の人の1枚
secret-rows = 上は{ $above }、下は{ $below }、並びは誰も知らない。裏向きに出した人は1枚見る。
secret-all = { $all }が上下にあり、並びは誰も知らない。裏向きに出した人は1枚見る。
full = 皿は8枚で満杯。余った分は廃棄。デイブの皿はほかの3皿が満杯になると開き、8枚ごとに新しい山を作り、廃棄はない。
extreme = どの皿も開いていて、満杯はない。タワーごとに、いちばん上の持ち主と、その下で最多の人（自分の1枚ごと）が得点する。

end = 最後に
end-discarded = 廃棄したパンケーキ1枚
end-in-hand = 手元の焼けたパンケーキ1枚
end-dough = 生地
end-nothing = ほかに得点も減点もない。
start = 開始時：焼けたパンケーキ{ $baked }枚、生地{ $dough }枚。
