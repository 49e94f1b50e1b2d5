# The reference card of Itadaki Sashiage Pancake, in a browser and a terminal.

table = { $players }人：手札{ $hand }枚、1ラウンド{ $tricks }トリックを{ $rounds }ラウンド。

cards = カード
cards-each = 各フルーツ
card = カード
copies = 枚数
tower = 最初のタワー：{ $cards ->
    [1] みんなに見える1枚。
   *[other] { $cards }枚、ほかの人に見えるのは上の1枚だけ。
}
trick = リードのフルーツをフォローする。その最高の数字が勝ち（同じなら先の人）、そのカードを上にしてトリックをタワーにする。勝った人が次のトリックをリードする。

chance = パンケーキチャンス
chance-when = 出したカードの数字がもうこのトリックにあれば（フルーツは問わない）、次の人が出す前にすぐ、それを出した人それぞれと、できるならどちらかを必ず行う。順番は自由。
take = いただき
take-what = 相手の2枚以上のタワーの上のカードを、自分のタワーに取る。
give = さしあげ
give-what = 自分の2枚以上のタワーの上のカードを、相手のタワーに渡す。Xは渡せない。
chance-worth = 動かしたカードは1枚1点。

x = X
x-number = 数字を1～6から宣言する。そのフルーツのその数字としてフォローし、勝ち、チャンスになる。
x-top = タワーの上では0点。取れるが、渡せない。
x-lead = Xではリードできない。ほかになければ1としてリードし、このラウンドは0点。

scoring = ラウンドの得点
points-tower = 自分のタワー1つ
points-top = 各タワーの上
points-top-worth = その数字
points-x = 上のX
points-moved = 動かしたカード1枚
points-last = 全員が残り1枚になったら、自分のタワーに置く。
points-win = { $rounds ->
    [1] 得点の高い人の勝ち。同点なら勝利を分け合う。
   *[other] { $rounds }ラウンドの得点を合計し、高い人の勝ち。同点なら勝利を分け合う。
}

signs = 卓の上の印
sign-now = 今のところのこのラウンドの得点
sign-moved = このラウンドにチャンスで動かしたカード
sign-spoiled = Xでリードした：このラウンドは0点
sign-height = タワーのカードの枚数
sign-crown = 今のところトリックに勝っているか、勝ったカード
sign-ready = 選び終えた印：全員がそろうと公開
