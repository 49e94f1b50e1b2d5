# The reference card of Hver stal kökunni úr krúsinni?, in a browser and a terminal.

in-short = ひとことで
goal-how = 最後まで残るか、山札が尽きるか瓶が出たときにいちばん高いお菓子を持っていれば：1点。
goal-jar = 空っぽの瓶を持って勝つ：さらに1点。瓶で捕まる：−1点。
goal-equal = 手札が同じなら、自分の公開のお菓子の合計が大きい人の勝ち。それも同じなら全員の勝ちで、それぞれ1点。
goal-match = マッチはラウンドの終わりに決まる：何人かが目標点に届いても、合計がいちばん高い人の勝ち。同点なら分け合う。
turn = 1枚引き、1枚出して効果を行う。パンケーキはすぐに効果が出る。

cakes = お菓子
copies = 枚数
unseen = 未出
unseen-how = { $who ->
    [seat] 未出：公開中のもの、自分の手札、今ある場所を知っているものを除く。
   *[all] 未出：公開されていないもの。
}
unseen-of = 未出{ $unseen } / { $copies }枚

pancakes = パンケーキ
pancakes-in-deck = このうち、見ずに選んだ{ $count }枚が山札にある。
pancakes-draw = G・H・Dのあとはもう一度引く。K・S・Uのあとは引かず、手札がお菓子1枚なら手番は終わる。
pancake-seen = このラウンドに出た
pancake-unseen = まだ出ていない
pancake-name = { $card ->
    [G] Grautarlumma
    [H] Hálfbökuð lumma
    [K] Lumma með kaffi
    [D] Lummudeig
    [S] Lummustafli
    [T] Tvílumma
    [U] Upphituð lumma
   *[V] Viðbrennd lumma
}
pancake-does = { $card ->
    [G] 公開のお菓子が山札に戻り、引く
    [H] 引き、手番のあとに順が逆になる
    [K] コーヒー付きを持つ人は全員脱落
    [D] 手札を混ぜて配り直し、引く
    [S] 次の手番は公開のお菓子が最高の人
    [T] 2枚引いて2枚出す
    [U] 脱落した誰かが復帰
   *[V] 手番が終わる
}
