# What the workshop says, in which an edition of a game is changed, kept, shared and tried out.

workshop-title = 工房
workshop-of = 工房：{ $game }
workshop-line = カードやシート、依頼に書かれていることを変えて遊び、何が起こるかを見ましょう。
workshop-choose = どのゲームの数を変えますか？
workshop-to-game = { $game }の工房へ
workshop-coming = 工房を開いています…

workshop-name = 名前
workshop-untitled = わたしの版
workshop-printed = 印刷
workshop-rebuilt = 復元
workshop-original = 独自
workshop-own = 自作
workshop-mark-printed = ルールブックか、誰かの箱に書かれている値です。
workshop-mark-rebuilt = 失われた絵にしかなかったので、こちらで決めた値です。
workshop-mark-original = このゲームのために考えた値です。
workshop-mark-own = ゲームにもとからある値ではありません。
workshop-in-box = わたしの箱ではこう書いてある
workshop-reset-printed = 印刷どおりに
workshop-reset-rebuilt = 復元どおりに
workshop-reset-original = もとどおりに
workshop-reset-of = もとに戻す：{ $name }
workshop-reset-all = すべてもとどおりに
workshop-undo = 元に戻す
workshop-redo = やり直す
workshop-tools = この版でできること
workshop-less = 1減らす
workshop-more = 1増やす
workshop-place = { $name }、{ $number }
workshop-part = { $name }、{ $part }
workshop-add-place = 1つ増やす：{ $name }
workshop-remove-place = { $name }を取り除く
workshop-rest = そのほか
workshop-none-changed = もとのままです。何も変えていません。
workshop-changes = { $count }個の値を変えました。
workshop-fine = このままルールで遊べます。
workshop-checking = ルールと照らし合わせています…
workshop-faults = { $count }か所、合わないところがあります：
workshop-as-forms = 絵にできない形の値があるので、すべて欄で表示しています。
workshop-left-out = このゲームにない値なので省きました：{ $keys }
workshop-of-table = ある卓の版です。自由に変えてください。卓の版はそのままです。

workshop-save = 保存
workshop-saved = 保存しました。
workshop-saved-here = このブラウザーだけに保存しました。
workshop-keep-there = ほかの端末のために、このサーバーにも
workshop-editions = あなたの版
workshop-editions-none = まだありません。保存したものがここに並びます。
workshop-where-here = このブラウザーにあり
workshop-where-there = サーバーにあり
workshop-where-both = このブラウザーとサーバーにあり
workshop-open = { $title }を開く
workshop-delete = 消す
workshop-delete-of = { $title }を消す
workshop-delete-sure = 「{ $title }」を消しますか？ これで遊んだゲームは残ります。
workshop-new = 新しく始める

workshop-play = これで遊ぶ
workshop-play-title = { $title }で遊ぶ

workshop-share = 共有
workshop-share-line = ファイルはTOMLです。誰でも読めて、ここや --edition で遊べて、変えられます。
workshop-download = ファイルをダウンロード
workshop-upload = ファイルを開く
workshop-copy = テキストをコピー
workshop-copied = コピーしました。
workshop-link-label = リンクをコピー
workshop-link-line = このリンクを開いた人は、自分の工房であなたの版を見られます。
workshop-link-long = リンクには長すぎます。ファイルを送ってください。
workshop-text = 版のテキスト

workshop-try = これで何が変わる？
workshop-try-line = ボットが、あなたの版ともとの版をまったく同じ配りで遊び、結果を数えます。
workshop-try-players = 人数
workshop-try-measure = いちばん気になること
workshop-try-start = 試す
workshop-try-stop = やめる
workshop-try-limits = 最大{ $games }組のゲーム、{ $seconds }秒、試しは一度に1つまで。いちばん気になることがはっきりするか、このページを離れると終わります。
workshop-try-running = 最大{ $most }組のうち{ $games }組。
workshop-try-done = { $games }組のゲームを遊びました。
workshop-try-old = そのあと数が変わりました。これは前の数での結果です。
workshop-try-bots = どの席も、ひと目で手を選ぶボットが遊びます。人が遊ぶと違うかもしれません。
workshop-measure-winner-points = 勝者の点
workshop-measure-points = 全員の平均点
workshop-measure-margin = 勝者のリード
workshop-measure-moves = 長さ（決断の数）
workshop-measure-ties = 勝者が複数のゲーム
workshop-measure-opener = 最初に決める人の勝ち
workshop-sources = 全員の点の合計、どこから得たか
workshop-others = ゲーム全体
workshop-say-few = まだゲームが少なくて、何も言えません。
workshop-say-higher = { $measure }：{ $before }から{ $after }へ、{ $difference }増えました。はっきりしています。本当の差は{ $low }から{ $high }のあいだです（この数え方が外れるのは、20回の試しに多くて1回）。
workshop-say-lower = { $measure }：{ $before }から{ $after }へ、{ $difference }減りました。はっきりしています。本当の差は{ $low }から{ $high }のあいだです（この数え方が外れるのは、20回の試しに多くて1回）。
workshop-say-open = { $measure }：はっきりした差はありません。あるとしても、おそらく{ $most }までです。
workshop-say-others = { $count ->
    [0] ほかにはっきり違うものはありません。
   *[other] ほかに{ $count }個がはっきり違います。赤い点のものです。
}
workshop-plot-difference = 何が変わるか：点は差、線は本当の値からどれだけ離れうるか。破線は差なし。
workshop-plot-spread = 勝者の点の散らばり
workshop-before = もとの版
workshop-after = あなたの版
workshop-column-what = 項目
workshop-column-difference = 差
workshop-as-table = 表で見る
workshop-plus-minus = { $value } ± { $within }

workshop-players = { $count }人
workshop-tower-cards = カード
workshop-tower-card = { $number }のカード
workshop-tower-serves = { $number }が提供する数
workshop-tower-bakes = { $number }が焼く数
workshop-tower-points = 点
workshop-tower-plate = { $plate }
workshop-cards-of = { $count }人用のカード
workshop-copies-of = { $card }の枚数
workshop-fruit-cards = カード
workshop-deal = 配り方
workshop-cakes = お菓子
workshop-coffee = コーヒー付きのお菓子
workshop-pancakes = パンケーキ
workshop-sheet = シート
workshop-hex = 列{ $column }、{ $floor }階：{ $what ->
    [hex] マス
    [house] 家の絵があるマス
   *[rope] ロープ
}
workshop-hex-how = 押すたびに変わります：マス、家のあるマス、ロープ。
workshop-column-add = 列を1つ増やす
workshop-column-remove = 最後の列を取り除く
workshop-colour-of = 列{ $column }の色
workshop-colour = { $colour ->
    [ochre] 黄土
    [red] 赤
    [green] 緑
    [blue] 青
    [purple] 紫
   *[other] { $colour }
}
workshop-bonus-of = { $name }：列{ $column }
workshop-die-of = { $number }の目のアイテム
workshop-end = ゲームの終わり
workshop-points = 点
workshop-gifts = 贈り物とチップ
workshop-roofs = 屋根
workshop-roof-cell = 屋根カード{ $card }、マス{ $square }：{ $paint }
workshop-white = 白
workshop-requests = 依頼
workshop-request = 依頼{ $number }
workshop-request-points = 依頼{ $number }の点
workshop-request-cell = { $row }行{ $column }列：{ $cell }
workshop-request-how = 押すたびに変わります：赤、青、黄、続いて★つきの同じ色、最後になし。
workshop-request-edit = 依頼{ $number }を変える：{ $picture }
workshop-request-done = 完了
workshop-requests-add = 依頼を3つ増やす
workshop-requests-remove = 最後の3つを取り除く
workshop-star = ★つきの{ $paint }
