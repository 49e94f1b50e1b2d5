# What somebody's own page says; the shell has what leads to it.

you-title = あなたのページ
you-none = 最初のゲームが終わると、ここに記録が残ります。
you-since = { $date }から利用
you-games = { $count }ゲーム
you-wins = { $count ->
    [0] まだ勝ちなし
   *[other] { $count }勝
}
you-hours = { $hours ->
    [0] 卓で1時間未満
   *[other] 卓で{ $hours }時間
}
you-against = 集計するゲーム
you-all = すべて
you-bots = ボット戦
you-people = 人との対戦
you-counting = このサーバーの終わったゲームのうち、{ $count }件はまだ集計中です。
you-share = 勝率
you-even = 互角なら{ $percent }%
you-points = 平均点
you-best = 最高点
you-streak = 最長連勝
you-streak-now = { $count ->
    [1] 前回は勝ち
   *[other] 現在{ $count }連勝中
}
you-strength = 強さ
strength-about = { $level ->
    [kitten] 子猫くらい
    [cat] 猫くらい
    [alley-cat] 野良猫くらい
   *[tiger] トラくらい
}
strength-above = トラより強い
strength-below = 子猫にはまだ届きません
strength-scale = ボットの目盛りで{ $rating } ± { $within }です。猫が0で、400高いと10倍勝ちやすくなります。{ $games }ゲームから求めました。
strength-none = ボットと5ゲーム遊ぶと、最初の目安が出ます。
you-over-time = これまでの変化
you-curve-won = 勝率
you-curve-points = 得点
you-curve = { $what }：最初は{ $first }、最近は{ $last }
you-records = 自己記録
you-details = 人数・モード・相手ごと
you-mode = モード
you-mode-usual = 通常
you-opponents = 相手
you-rivals-several = いろいろなボット
you-rivals-people = 人
you-column-games = ゲーム
you-column-won = 勝率
you-column-points = 得点
you-companions = 一緒に遊んだ人
you-companion = { $games }ゲーム、上位{ $ahead }回、下位{ $behind }回
you-history = すべてのゲーム
you-any-game = すべてのゲーム
you-any-number = 人数を問わない
you-any-opponents = 相手を問わない
you-history-empty = そのようなゲームはまだありません。
you-place = { $players }人中{ $rank }位
you-won = 勝ち
you-shared = 勝利を分け合う
you-who = 名前と猫
you-cat = あなたの猫
coat-ginger = 茶トラ
coat-smoke = スモーク
coat-siam = シャム
coat-tux = タキシード
coat-calico = 三毛
coat-cocoa = ココア
coat-lilac = ライラック
you-data = あなたのデータ
you-data-line = これらはすべて、このブラウザーのクッキーに結び付いています。ほかの人はこのページを開けません。
you-export = すべてダウンロード
you-export-sure = 名前、すべてのゲームとその記録、卓での発言を1つのファイルにまとめます。今ダウンロードしますか？
you-forget = わたしに関するすべてを削除
you-forget-sure = 名前、対戦の記録、ゲームとのつながりをすべて削除しますか？ ゲームはほかの人のために「誰か」が遊んだものとして残ります。元には戻せません。
