# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml).

set-up = ラウンドの始まり
set-up-all = 全員がお菓子を1枚ずつ持ち、手番のあなたはもう2枚目を引きました。中央に山札、その横に、誰も知らない秘密のカードがあります。

guess = Kleina：当てる
guess-before = 数字1のお菓子が2枚あります。KleinaとKleina með kaffi。普通のほうを出します。
guess-lay = Kleinaでは相手を選び、お菓子の名前を言います。コーヒーの有無まで、ぴったり当てなければなりません。
guess-name = 「{ $seat1 }さんはHjónabandssæla með kaffi」と言うと、当たりです。{ $seat1 }さんはこのラウンドを脱落し、カードを見せます。次は{ $seat2 }さんです。

compare = Laufabrauð：低いのはどっち？
compare-before = 3のLaufabrauðと4のLakkrístoppurがあります。3を出し、4を残します。
compare-lay = あなたと{ $seat1 }さんがカードを見せ合います。あなたは4、{ $seat1 }さんは1。低いほうが脱落です。

protected = Lakkrístoppurの守り
protected-all = Lakkrístoppurを出しました。次のお菓子を出すまで、ほかの人のお菓子はあなたを選べません。

caught = 瓶で捕まる
caught-before = 残っているのはあなたと{ $seat1 }さんだけ。{ $seat1 }さんのカードは、手札を交換されるまであなたのものでした。いちばん高いカード、空っぽの瓶です。
caught-lay = そこでRandalínaを出します。選ばれた人は手札を捨て、引き直します。
caught-out = { $seat1 }さんは瓶を捨てるしかありません。脱落して、ラウンドはその場で終わり。あなたの勝ちで1点、{ $seat1 }さんは1点失います。

round-end = 山札が尽きる
round-end-before = 最後のカードが引かれ、これがラウンド最後の手番、{ $seat2 }さんの番です。あなたは6のHjónabandssælaを持っています。
round-end-end = { $seat2 }さんが、あなたと{ $seat3 }さんの手札を交換させ、山札がなくなって全員の手札を公開。いちばん高いのは、あなたの空っぽの瓶。ラウンドに勝って1点、瓶でもう1点です。

cakes = お菓子
cakes-all = 1のKleinaから8の空っぽの瓶まで。それぞれの右がコーヒー付きです。効果はカードに書いてあります。

pancakes = パンケーキ
pancakes-all = 全部で8種、そのうち4枚が各ラウンドの山札に入ります。引いたらすぐに効果を行います。
