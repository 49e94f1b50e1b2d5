# What the web app itself says; everything about a game stands in its own narration.

## Names and small words

guest = ゲスト
nobody = なし
you = あなた
names-and = { $names }、{ $last }
seat-number = 席{ $seat }
close = 閉じる
yes = はい
no = いいえ
cancel = キャンセル
save = 保存
event-unknown = 何かが起こりました（{ $kind }）。
ask-unknown = あなたの手番です。手を選んでください。

## Everywhere

skip = 卓へ進む
home-link = Kotatsu、棚へ
your-name = お名前
footer-title = ゲームの作者
footer-credits = ルールをお借りして、絵は自分たちで描いています。出版元の絵や文章は使っておらず、ここに名前のある方々とは無関係です。
footer-version = Kotatsu { $version }、ルールは{ $rules ->
    [compiled] コンパイル済み
   *[plain] 素のPython
  }。
settings = 設定

## The shelf

hero-title = こたつ、あったまってますよ
hero-line = パンケーキと猫と屋根の、小さなボードゲームが{ $count }種類。今すぐボットと、またはリンクを送って友だちと。
shelf-title = ゲーム
box-people = 人数：
box-players = { $few ->
    [same] { $many }人
   *[other] { $few }–{ $many }人
}
minutes = { $minutes }分
learn = はじめてなら、遊びながら覚える
learn-note = 案内つきの初ゲーム、5分ほど。
guide = 案内役
guide-next = 次へ
guide-play-on = 続ける
guide-back = ひとつ戻る
guide-skip = 案内なしで遊ぶ
guide-count = { $at } / { $steps }
guide-your-move = あなたの番
guide-first = 案内役の話の続きを読みましょう。
guide-now = あなたの番：案内役の言うとおりにどうぞ。
guide-rule = ルール
guide-wait = ほかの人の番を見てみましょう…
play-bots = ボットと遊ぶ
play-friends = 友だちと遊ぶ
play-bots-note = あなたとボット{ $count }匹（{ $level }）。
play-friends-note = 卓を立てて、招待リンクを作ります。
options = オプション
option-players = 人数
option-bots = ボット
option-edition = 版
option-edition-usual = 標準の版
option-clock = 持ち時間
option-private = 非公開：リンクのある人だけ
option-hints = ヒントあり
option-watching = 観戦できる
option-none = なし
option-yes = はい
option-no = いいえ
option-random = ランダム
clock-none = 時間制限なし
clock-move-30 = 1手30秒
clock-move-90 = 1手90秒
clock-bank-300 = 5分＋1手5秒
clock-bank-900 = 15分＋1手10秒
clock-hours-8 = 1手につき8時間
clock-days-1 = 1手につき1日
clock-days-3 = 1手につき3日
clock-days-7 = 1手につき1週間
clock-other = { $increment ->
    [0] 1手{ $seconds }秒
   *[other] { $seconds }秒＋1手{ $increment }秒
}
by = { $credits }

## Lists of tables

your-games = あなたのゲーム
your-turn = あなたの番
next-turn = 次のゲームへ
tables-waiting = 参加者を待っている卓
more-tables = もっと見る
no-tables-waiting = 今は待っている人がいません。卓を立てると、ここに表示されます。
recent-results = 最近のゲーム
no-results = 終わったゲームはまだありません。
table-free = { $free ->
    [0] 満席
   *[other] 空席{ $free }
}
phase-gathering = 参加者待ち
phase-opening = シャッフル中
phase-playing = プレイ中
phase-over = 終了
phase-abandoned = 打ち切り
result-won = { $name }さんが{ $points }点で勝利
result-shared = { $names }さんが{ $points }点で勝利を分け合う
result-won-by-nobody = 勝者なし
result-abandoned = 打ち切り
bot-level = ボット：{ $level }

## Problems

problem-network = サーバーの応答がありません。ネットワークはつながっていますか？
problem-unknown = うまくいきませんでした。もう一度お試しください。
problem-old = このページとサーバーの話が合いません。どちらかが新しいのかもしれません。
problem-closed = この卓は開けません。
reload = ページを読み込み直す
back-home = 棚へ
try-again = もう一度
not-found-title = この棚には何もありません
not-found-line = アドレスが古いか、打ち間違いかもしれません。

## The lobby

lobby-seats = 席
lobby-free = 空席
lobby-sit = ここに座る
lobby-sit-too = ここにも座る
lobby-leave = 席を立つ
lobby-you = あなた
lobby-host = ホスト
lobby-add-bot = ボットを追加
lobby-fill-bots = ボットで埋める
lobby-bot-strength = ボットの強さ
lobby-remove-bot = 外す
lobby-free-seat = 席を空ける
lobby-start = ゲーム開始
lobby-wait-seats = あと{ $count }人を待っています。
lobby-wait-coming = { $name }さんがこの卓に来るのを待っています。
lobby-wait-host = 全員そろいました。ホストが始めます。
lobby-ready = 全員そろいました。
lobby-shuffling = シャッフル中：全員の端末が少しずつ混ぜています…
lobby-call-off = 中止する
lobby-not-seated = 席を選んで参加するか、このまま観戦できます。
lobby-full = 満席です。観戦中です。
lobby-invite = 友だちを誘う
lobby-invite-line = このリンクを送るか、コードを読み取ってもらいましょう。
lobby-invite-watch = 観戦だけの人に
lobby-copy = リンクをコピー
lobby-copied = コピー済み
lobby-share = 共有…
lobby-qr = リンクのQRコード
lobby-table = 卓
lobby-options-host = あなたがホストです。開始までは何でも変えられます。
lobby-close = 卓を閉じる
lobby-close-sure = 卓を閉じますか？ もう誰にも見つからなくなります。
lobby-rename = 名前を変える
name-of-guest = ここに座る人の名前
name-sit = 席につく
name-taken = { $name }さんはもういます。見分けのつく名前にしてください。
door-shut = この卓を開けるのは、まだこの機械だけです。
door-open = ほかの人を入れる
door-open-note = サーバーが止まるまで、同じネットワークの電話やパソコンから開けます。
door-command = ほかの人を入れるには、サーバーを止めて（Ctrl-C）次のコマンドで起動してください。卓は残ります。
door-command-too = いつもそうするなら、次のコマンドで起動します。
door-copy = コマンドをコピー
lobby-hot-seat = 隣の人のために席をもうひとつ。端末を回して遊べます。

## Presence

presence-here = 在席
presence-stale = 接続が不安定
presence-bot-waits = 待機中：サーバーが今は考えられません
presence-gone = 不在
presence-away = 席を外しました
presence-kept = ボットが代打中
presence-late = 時間切れ
presence-vacation = { $date }までお休み
connection-lost = 接続が切れました
connection-again = つなぎ直しています…
connection-first = 卓へ向かっています…

## At the table

table-title = 卓
seats-title = プレイヤー
board-title = ボード
turn-yours = あなたの番
turn-theirs = 考え中
waiting-for = { $names }さんを待っています
is-paused = ゲームは一時停止中です
paused-line = 誰の時間も減りません。
one-moment = 少々お待ちを…
watching = 観戦中。{ $names }さんの番です。
no-view = この卓のホストは観戦を受けつけていません。
game-over = ゲーム終了です。
game-abandoned = ゲームは結果なしで打ち切られました。
undo = 元に戻す
undo-last = あなたの最後の手を元に戻す
undo-bots = あなたの最後の手の前まで戻します。そのあとのボットの手も取り消されます
withdraw = 取り下げ
withdraw-what = 選択を取り下げる。まだ誰も見ていません
take-back = 待った
take-back-what = 最後の手を戻してよいか、ほかの人に尋ねる
taken-back = 手を戻しました。
take-back-refused = 待ったは認められず、ゲームは続きます。
take-back-asked = { $name }さんが「待った」を求めています。
take-back-yours = 待ったを頼みました。{ $names }さんの返事待ちです。
take-back-agree = いいですよ
take-back-refuse = だめです
stop-asking = やっぱりやめる
hint = ヒント
hint-thinking = 考えています…
hint-only = 選べる手はひとつだけ：「{ $best }」です。
hint-best = 私なら「{ $best }」にします。
hint-and-equal = 私なら「{ $best }」にします。頭の中で続きを試すと、「{ $next }」でも同じだけ勝てました。
hint-and-close = 私なら「{ $best }」にします。頭の中で続きを試すと、「{ $next }」でもほぼ同じだけ勝てました。
hint-and-behind = 私なら「{ $best }」にします。「{ $next }」だと勝てる見込みが少し下がります。
hint-and-far = 私なら「{ $best }」にします。「{ $next }」だと勝てる見込みが大きく下がります。
why-always = そうすると、{ $what }はずです。
why-mostly = 頭の中で試すと、たいてい{ $what }ようです。
why-half = 頭の中で試すと、およそ半分は{ $what }ようです。
why-some = 頭の中で試すと、{ $what }こともあります。
instead-always = 「{ $instead }」だと、{ $what }はずです。
instead-mostly = 「{ $instead }」だと、頭の中ではたいてい{ $what }ようです。
instead-half = 「{ $instead }」だと、頭の中ではおよそ半分は{ $what }ようです。
instead-some = 「{ $instead }」だと、頭の中では{ $what }こともあります。
why-and = { $one }し、{ $two }
why-later = すぐには差が出ません。違いが出るのは、ゲームのもっとあとです。
pause = 一時停止
skip-ahead = 早送り
resume = 再開
log = ログ
log-empty = まだ何も起きていません。
matters-to-you = あなたへ：
show-me = 見せて
show-me-what = もう一度ゆっくり見せる
event-line = たった今の出来事。すべてはログにあります
log-forgets = ここには今のトリックだけ。それより前は、覚えておくゲームです。
rewind-title = 振り返り
rewind-look = 振り返る
rewind-to = ここまで振り返る
rewind-back = 一手戻る
rewind-forward = 一手進む
rewind-far-back = 大きく戻る
rewind-far-forward = 大きく進む
rewind-place = 振り返り：{ $number } / { $count }
rewind-deal = ここがログの始まりです。
rewind-now = 今に戻る
rewind-now-short = 今へ
rewind-now-turn = 今に戻る：あなたの番です
chat = チャット
seat-about = { $name }さんについて
panel-hide = { $panel ->
    [log] ログを隠す
   *[chat] チャットを隠す
}
chat-empty = まだ誰も話していません。
chat-say = ひとことどうぞ
chat-send = 送信
chat-reactions = ひとことリアクション
chat-unread = チャット：新着あり
react-hello = こんにちは！
react-nice = お見事！
react-oops = あちゃー…
react-thanks = ありがとう！
react-moment = 少し待って…
react-good-game = 楽しかった！
sound = 音
sound-is-on = 音はオン
sound-is-off = 音はオフ
more = その他
reference = 早見表
rules = ルール
rules-none = このゲームのルールブックはここにありません。
rules-title = { $game }のルール
rules-search = ルールを検索
rules-found = { $count ->
    [0] 見つかりません。
   *[other] { $count }か所見つかりました。
}
rules-contents = 目次
rules-page = ページで見る
rules-print = 印刷
rules-open-at = ルールブックの{ $rule }を開く
rules-mark-why = このルールの出どころ
rules-mark-printed = 印刷：元のルールブックにそう書いてあります。
rules-mark-ruling = 裁定：元のルールブックが触れていないか矛盾しているので、私たちが決めました。
rules-mark-rebuilt = 復元：手元にない絵にしか載っていなかったので、よく遊べるように作り直しました。
rules-mark-original = 独自：このプロジェクトのために考えたものです。
example-missing = この例は読み込めませんでした。
example-back = 前へ
example-forward = 次へ
scores = 得点
goal-what = 何で勝つか、どこまで来たか。押すと得点表が開きます
invite = 招待
visitors = { $count }人が観戦中です。
leave-table = 卓を離れる
leave-note = 席はあなたのままです。
bot-for-away = { $name }さんの代わりをボットに頼む
back-to-play = 自分に戻す
bot-plays-for-you = ボットが代打中です。
give-up = ゲームを打ち切る
give-up-sure = { $others ->
    [yes] ゲームを打ち切りますか？ 全員が同意すると、結果なしで終わります。
   *[no] ゲームを打ち切りますか？ 結果なしで、今すぐ終わります。
}
giving-up = { $names }さんが打ち切りを望んでいます。全員が同意すると終わります。
give-up-undo = 続ける
confirm-title = これでOK？
confirm-play = 「{ $move }」にする
clock-days = { $days }日{ $hours }時間
clock-left = 残り{ $time }
clock-low = 残りわずか{ $time }
clock-hurry = 残り10秒です。
moves-title = できること
move-hint = おすすめ

## Passing the device

pass-title = { $name }さんに端末を渡してください
pass-line = 今は誰のカードも画面に出ていません。
pass-go = { $name }です。カードを見せて

## The end

sheet-title = 得点表
sheet-category = 項目
sheet-total = 合計
sheet-winner = 勝者
sheet-hidden = 「?」はゲームが終わるまで見えません。
sheet-cell = { $count } × { $each }
sheet-sum = { $category }、{ $name }：{ $count } × { $each } ＝ { $points }。
sheet-plain = { $category }、{ $name }：{ $points }点。
sheet-together = { $category }、{ $name }：全部で{ $count }個、合わせて{ $points }点。
sheet-show = ボード上で見る
result-you-win = あなたの勝ち！
result-you-share = { $names }さんと勝利を分け合いました！
result-wins = { $name }さんの勝ち
result-share = { $names }さんが勝利を分け合いました
result-nobody = 勝者なし
rematch = もう一度遊ぶ
rematch-go = 次のゲームへ
end-board = ボードを見る
end-sheet = 得点表
end-look = ゲームを振り返る
save-record = 記録を保存
shuffle-honest = シャッフルは公正でした。公開された内容は、配る前の約束どおりです。
shuffle-false = シャッフルに偽りがあります。公開された内容が約束と違います。このサーバーは信用できません。
shuffle-changed = 着席後に、サーバーがシャッフルの約束を変えました。ここでは遊ばないほうがよいでしょう。
## Looking through a game that is over

replay = リプレイ
replay-of = { $game }のリプレイ
replay-title = リプレイ：{ $game }
replay-coming = ゲームを読み込んでいます…
replay-cannot = このゲームは表示できません。
replay-steps = ゲームの中を移動
replay-moment = ゲームの場面
replay-place = 場面{ $number } / { $count }
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-eyes = 誰の視点
eyes-open = 全カード公開
eyes-watch = 観戦者
replay-deal = ここからゲームが始まります。
replay-unseen = この視点からは見えないことが起こりました。
replay-beside = 分析とログ
replay-link = この場面へのリンク
replay-table = 卓へ
replay-keys = キー：← と → で一手、Page UpとPage Downで1トリック、HomeとEnd、スペースで再生と一時停止。
replay-open-file = 記録を開く
replay-drop = ここに記録をドロップ
replay-no-record = このファイルはゲームの記録ではありません。
replay-file-title = ファイルのゲーム
replay-file-line = このページのどこかに記録をドロップするか、選んでください。ターミナルのもの、別のサーバーのもの、ゲームの終わりに保存したもの、どれでもかまいません。
hands = 手札
hands-left = みんなの残りの手札
held-secret = 秘密のカード
held-down = 裏向き
held-tower = タワーの下
play-on = ここから続きを遊ぶ
play-on-what = この場面で席につきます。カードはすべて元のまま、見えるのはその席が知っていたことだけで、ほかの席はボットが受け持ちます。どの一覧にも数えません。
play-on-seat = あなたの席
play-on-go = 続きを遊ぶ
analysis = 分析
analysis-what = 強いボットが選択をひとつずつ見ます。勝ち目はどうだったか、どれだけ損したか、どの手のほうが良かったか。
analysis-start = このゲームを分析
analysis-running = { $of ->
    [0] ボットが考え始めました…
   *[other] ボットが考えています：{ $done } / { $of } …
}
chances-title = ゲームを通しての全員の勝率。この場面の数字は下にあります
percent = { $percent }%
judged-best = { $name }さんは最善手を選びました。
judged-good = { $name }さんは最善手と互角の手を選びました。
judged-cost = { $name }さんは勝率を{ $loss }%損しました。
judged-better = 「{ $best }」なら勝率{ $chance }%でした。実際の「{ $played }」は{ $loss }%の損です。
judged-show = 良い手を見る
judged-here = 良い手はボード上に印をつけました。
judged-none = この場面までの一手で、誰も選択をしていません。
turning-point = 勝負の分かれ目：{ $number }手目、{ $name }さんが{ $loss }%の損。
turning-none = 誰も大きな損をせず、勝負を分けた一手はありません。
puzzles = ミスを練習する
puzzles-of = 誰の
puzzles-none = 目立つミスはありません。お見事！
puzzle = { $number }手目、{ $loss }%
puzzle-solved = 正解済み
puzzle-now = ボードで良い手を探しましょう。わかるのは、この席が知っていたことだけです。
puzzle-ask = ここではどの手が良い？
puzzle-right = 正解：「{ $best }」。勝率が{ $loss }%多く残ります。
puzzle-same = それが実際の手で、{ $loss }%の損でした。
puzzle-other = 別の考え：「{ $chosen }」。ボットのおすすめは「{ $best }」です。
puzzle-why = なぜ？

## Checking the shuffle of a game that is over

check-shuffle = シャッフルを検証
check-what = 約束、シード、すべての抽選を、あなたのブラウザーが記録だけからSHA-256で計算し直し、ゲームと比べます。
check-running = 計算しています…
check-holds = すべて一致しました。
check-fails = 一致しないところがあります。
check-fits = 一致
check-misfits = 不一致
check-not-reached = その前に一致しないところがあるため、調べていません。
check-promises = 1. 約束
check-promises-none = 配る前の約束はありません。シードは誰かが決めたものです。
check-promises-what = 配る前に全員がハッシュを公開し、ゲームのあとで元の値が公開されました。値をすり替えるには同じハッシュになる別の値が必要ですが、それは誰にも見つけられません。
check-server = サーバー
check-person = ラウンドの{ $number }人目
check-seat = 席{ $seat }
check-promised = 配る前の約束
check-opened = ゲーム後に公開された値
check-opened-server = ゲーム後に公開された値（ソルト、秘密の順）
check-hash = 公開された値のSHA-256
check-called-off = その前に開始が{ $count }回中止され、全員が約束し直しました。
check-seed = 2. シード
check-seed-what = サーバーの秘密と各席のナンスを、席の順につないだもののSHA-256です。
check-seed-claimed = 記録の値
check-seed-found = 計算した値
check-draws = 3. すべての抽選
check-draws-what = どの数も、シードから次に出てくる数です。シャッフルではカード1枚ごとに数を1つ使います。
check-deal = 最初の配り
check-move = { $number }手目
check-number = 0～{ $last }のうち{ $result }
check-shuffled = { $count }枚をシャッフル
check-before = シャッフル前
check-numbers = シードから出た数
check-after = シャッフル後（ここで計算）
check-moves = 4. 手と結果
check-moves-played = サーバーがルールどおりに{ $count }手を遊び直しました。
check-result-same = 記録にある結果と同じになります。
check-moves-trust = このページはルールを知りません。その点でこのサーバーを信用できないときは、記録を保存して手元で検証してください：kotatsu verify
check-draw = 抽選{ $number }が、シードから出るものと違います。
check-hand = 抽選{ $number }：席{ $seat }の手札が、シードから配られるものと違います。
draw-name = { $name ->
    [leader] 誰から始めるか
    [deck] 山札
    [scores] すべての得点カード
    [scores-above] 上の得点カード
    [scores-below] 下の得点カード
    [cakes] お菓子
    [pancakes] パンケーキ
    [gathered] Grautarlumma：山札をもう一度
    [kneaded] Lummudeig：プレイヤーのカード
    [die] ダイス（0が1の目）
    [gifts] 贈り物カード
    [roofs] 屋根カード
    [turned] 屋根カードの向き
    [government] 役所のカードの面
    [requests] 住民の依頼
   *[other] 抽選
}

## Me

me-title = あなた
me-line = アカウントもパスワードも不要。このブラウザーをクッキーで覚えています。
me-name-saved = 保存済み。
me-move-title = 別の端末に移る
me-move-line = スマートフォンで読み取るか、向こうでリンクを開いてください。名前も卓も引き継がれます。使えるのは1回、10分間です。
me-move-make = リンクを作る
me-qr = 別の端末に移るためのQRコード

## Settings

settings-language = 言語
speed-half = ½×
speed-usual = 1×
speed-double = 2×
speed-instant = すぐに

## Ahead of time

ahead = 次の手を用意する
ahead-how = { $cards ->
    [yes] 自分の番に出したいカードをタップします。出せないときの代わりも続けて選べます。
   *[no] 聞かれたらどうするかを選びます。
}
ahead-prepared = 用意した手：{ $moves }
ahead-take-back = 用意した手を取り消す
ahead-again = ほかの選択肢が出るまで繰り返す
ahead-news = 待っている間に次の手を用意できます。この行の横にある時計を押してください。
ahead-news-read = わかりました
ahead-dropped = { $why ->
    [otherwise] 用意した手は別の質問のためのものでした。いま選んでください。
    [new-choice] 新しい選択肢が出たので、自動で進めるのをやめました。
    [went-back] 手が戻されたので、用意した手は取り消されました。
    [bot] ボットが代わりに決めたので、用意した手は取り消されました。
   *[other] 用意した手はいま出せません。選び直してください。
}

## The others

people = ほかの人たち
reports = 報告

## The plain board

plain-table = 卓の上
plain-hidden = 伏せ札{ $count }枚
plain-none = なし
plain-many = 全{ $count }件
plain-points = { $points }点
plain-points-hidden = ?点

## Board: Trico Roof

trico-board = トリコルーフ
trico-town-title = 屋根
trico-paint-title = ペンキ
trico-hand-title = あなたの贈り物
trico-government = 役所の依頼
trico-residents = 住民の依頼
trico-gifts = 贈り物
trico-order = 順番
trico-order-past = 前回
trico-phase = フェーズ{ $number } / { $of }
trico-over-title = 最終フェーズ終了
trico-led = リードは{ trico-gift-kind }
trico-trump = 切り札は{ trico-gift-kind }
trico-gift-kind = { $gift ->
    [B] パン
    [W] ワイン
    [S] マフラー
   *[C] 葉巻
}
trico-paint = { $paint ->
    [R] 赤
    [B] 青
   *[Y] 黄
}
trico-gift = { trico-gift-kind }{ $number }
trico-unit = 点
trico-roof = { $square }：{ $roof }。
trico-white = 色なし
trico-paint-here = { $square }を{ $paint }に塗る。
trico-now-roof = { $paint }に塗る屋根を選んでください。
trico-now-corner = { $paint }に塗る角を選んでください。
trico-completes = { $request }を達成、{ $points }点。
trico-painted-by = このフェーズに塗った人：{ $name }。
trico-pot = { $paint }、残り{ $left }：達成できる依頼を見る
trico-pot-take = { $paint }を取る、残り{ $left }
trico-pot-taken = { $paint }、使用済み（{ $name }）、残り{ $left }：達成できる依頼を見る
trico-place = { $who ->
    [gov] 役所の依頼
   *[res] 住民の依頼
}{ $number }
trico-request = { $points }点、{ $picture }。
trico-behind = 裏面：{ $points }点、{ $picture }。
trico-score = { $request }で{ $points }点を得る：{ $picture }
trico-scored-by = 得点した人：{ $names }。
trico-done = 済み
trico-score-now = { $points }点を得る
trico-decline = 得点しない
trico-any = 何色でも
trico-plain = { $paint }
trico-starred = 星つきの{ $paint }
trico-over = 、その下に
trico-give = { $gift }を贈る
trico-gave = { $name }：{ $gift }。
trico-to-give = { $name }：まだ贈っていません。
trico-assists = 助手。
trico-rank = { $rank }番目に塗る。
trico-painted = { $square }を{ $paint }に塗りました。
trico-points = { $points }点獲得。
## Board: Tower Of PanCakes

tower-guests = お客さん
tower-guest = { $plate ->
    [A] アガサ
    [B] ブルーノ
    [C] カール
   *[D] デイブ
}
tower-colour = { $colour ->
    [Y] 黄
    [B] 茶
    [R] 赤
   *[G] 緑
}
tower-plate = { tower-guest }、{ $plate }の皿
tower-card-short = { tower-colour }の{ $number }
tower-card = { tower-colour }の{ $number }、提供{ $plate }枚、焼き{ $pan }枚
tower-of-eight = { $count } / 8枚
tower-high = { $count }段
tower-so-far = 今{ $count }枚
tower-full = 満杯
tower-closed = まだ
tower-closed-why = A・B・Cのあと
tower-empty = 皿は空です。
tower-told = 下から：{ $runs }。
tower-serve = { tower-guest }に{ $count }枚提供する。{ $height }。{ $told }
tower-usual-above = 8枚目
tower-usual-below = 各
tower-extreme-above = 頂上
tower-extreme-below = 最多
tower-score = { tower-guest }の{ $row ->
    [above] 上
   *[below] 下
}の得点カード、{ $what ->
    [usual-above] 8枚目のパンケーキ
    [usual-below] 1～7枚目の1枚ごと
    [extreme-above] いちばん上のパンケーキ
   *[extreme-below] 頂上より下で最多の人の1枚ごと
}：{ $points ->
    [none] 裏向き。
   *[other] { $points }点。
}
tower-only-you = あなたは見ました。
tower-lookers = 見た人：{ $names }。
tower-look = このカードをこっそり見る。{ $words }
tower-trick = トリック{ $number } / { $of }
tower-led = リードは{ tower-colour }
tower-last = 前のトリック
tower-first = 1位
tower-second = 2位
tower-bakes = 焼く
tower-first-short = 1
tower-second-short = 2
tower-bakes-short = –
tower-deciding = 考え中
tower-nothing = まだ出していない
tower-face-down = { $card ->
    [none] 裏向きのカード
   *[other] { $card }、裏向き
}
tower-spare = 公開カード
tower-heap = 廃棄
tower-serving = { $baked }枚中{ $count }枚
tower-kitchen = あなたのキッチン：焼けた{ $baked }枚、生地{ $dough }枚
tower-baked = 焼けた
tower-dough = 生地
tower-taken = 取ったトリック
tower-down-played = 裏向きのカードは使用済み
tower-down-left = 裏向きのカードはこれから
tower-hand = あなたの手札、{ $count }枚
tower-card-not = { $words }：今は出せません
tower-play = { $words }を出す
tower-play-down = 裏向きに出す：{ $words }
tower-turn = 裏向きに出す
## Board: Itadaki Sashiage

itadaki-board = タワー、トリック、手札
itadaki-unseen = まだ見ていないカード
itadaki-card = { $fruit ->
    [R] いちご
    [B] ブルーベリー
    [Y] バナナ
   *[G] キウイ
}{ $face }{ $number ->
    [none] {""}
   *[other] （{ $number }扱い）
}
itadaki-towers = { $mine ->
    [yes] あなたのタワー
   *[no] { $owner }さんのタワー
}
itadaki-first-yours = あなたの最初のタワー
itadaki-first-all = 全員が最初のタワーを作ります
itadaki-slot-top = 上：みんなに見える
itadaki-slot-hidden = 下：隠れる
itadaki-stacked = 今までに積んだカード、下から：{ $cards }
itadaki-no-tower = 皿の上はまだ空です
itadaki-tower = { itadaki-towers }{ $number }：いちばん上は{ $top }、{ $height }枚。
itadaki-under = その下：{ $cards }。
itadaki-total = 合計
itadaki-now = このラウンド{ $points }点
itadaki-moved = チャンスで動かしたカード
itadaki-spoiled = Xでリード：0点
itadaki-ready = 準備完了
itadaki-take-here = いただき ↓
itadaki-give-here = さしあげ ↑
itadaki-onto-here = ここに置く
itadaki-stack = { $card }を積む
itadaki-play = { $card }を出す
itadaki-play-x = { $card }を出して数字を決める
itadaki-take = いただき：{ $owner }さんのタワー{ $number }から{ $top }を取る
itadaki-give = さしあげ：あなたのタワー{ $number }から{ $top }を渡す
itadaki-onto = { $card }を{ itadaki-towers }{ $number }の{ $top }の上に置く
itadaki-put = { $mine ->
    [yes] { $card }を渡す：どのタワーに？
   *[no] { $card }をもらう：あなたのどのタワーに？
}
itadaki-back = 元の場所に戻す
itadaki-declare = { $card }の数字はいくつ？
itadaki-matches = チャンス！
itadaki-hand = あなたの手札
itadaki-table = トリック
itadaki-trick = ラウンド{ $round }/{ $rounds } · トリック{ $number }/{ $of }
itadaki-round = ラウンド{ $number }/{ $of } · 最後のカード
itadaki-chance = { $mine ->
    [yes] あなたのパンケーキチャンス！
   *[no] { $name }さんのパンケーキチャンス
}
itadaki-won = { $mine ->
    [yes] あなたがこのトリックを取りました
   *[no] { $name }さんがこのトリックを取りました
}
itadaki-led = リードは{ $fruit ->
    [R] いちご
    [B] ブルーベリー
    [Y] バナナ
   *[G] キウイ
}
itadaki-to-lead = { $mine ->
    [yes] あなたのリード
   *[no] { $name }さんのリード
}
itadaki-played = { $name }：{ $card }
itadaki-wins = 勝ち
itadaki-last = 前回
itadaki-ending = ラウンド{ $round }終了
itadaki-col-tops = いちばん上
itadaki-col-towers = タワー
itadaki-col-moved = 移動
itadaki-col-points = 得点
## Board: Cookie Thief

cookie-told = { $name }（{ $english }）。{ $text }
cookie-effect = { $second ->
    [yes] { $name }（{ $english }）：{ $gist } もうひとりは？
   *[no] { $name }（{ $english }）：{ $gist } 誰を選びますか？
}

cookie-name-1 = Kleina
cookie-name-2 = Piparkaka
cookie-name-3 = Laufabrauð
cookie-name-4 = Lakkrístoppur
cookie-name-5 = Randalína
cookie-name-6 = Hjónabandssæla
cookie-name-7 = Hnallþóra
cookie-name-8 = Tóm krús
cookie-name-K1 = Kleina með kaffi
cookie-name-K2 = Piparkaka með kaffi
cookie-name-K3 = Laufabrauð með kaffi
cookie-name-K4 = Lakkrístoppur með kaffi
cookie-name-K5 = Randalína með kaffi
cookie-name-K6 = Hjónabandssæla með kaffi
cookie-name-G = Grautarlumma
cookie-name-H = Hálfbökuð lumma
cookie-name-K = Lumma með kaffi
cookie-name-D = Lummudeig
cookie-name-S = Lummustafli
cookie-name-T = Tvílumma
cookie-name-U = Upphituð lumma
cookie-name-V = Viðbrennd lumma

cookie-english-1 = ねじりドーナツ
cookie-english-2 = ジンジャークッキー
cookie-english-3 = 木の葉パン
cookie-english-4 = リコリスメレンゲ
cookie-english-5 = しましまケーキ
cookie-english-6 = 幸せな結婚ケーキ
cookie-english-7 = 特大ケーキ
cookie-english-8 = 空っぽの瓶
cookie-english-K1 = コーヒー付きねじりドーナツ
cookie-english-K2 = コーヒー付きジンジャークッキー
cookie-english-K3 = コーヒー付き木の葉パン
cookie-english-K4 = コーヒー付きリコリスメレンゲ
cookie-english-K5 = コーヒー付きしましまケーキ
cookie-english-K6 = コーヒー付き幸せな結婚ケーキ
cookie-english-G = おかゆパンケーキ
cookie-english-H = 生焼けパンケーキ
cookie-english-K = コーヒー付きパンケーキ
cookie-english-D = パンケーキの生地
cookie-english-S = 重ねパンケーキ
cookie-english-T = ふたごパンケーキ
cookie-english-U = 温め直しパンケーキ
cookie-english-V = こげたパンケーキ

cookie-gist-1 = 相手のお菓子を当てる。当たれば脱落。
cookie-gist-2 = 相手のカードを見てもよい。
cookie-gist-3 = 相手と比べる。低いほうが脱落。
cookie-gist-4 = 次のお菓子を出すまで、誰もあなたを選べない。
cookie-gist-5 = 誰かが捨てて引き直す。
cookie-gist-6 = 相手と手札を交換する。
cookie-gist-7 = 効果なし。コーヒー付きと一緒なら必ず出す。
cookie-gist-8 = 手放すと脱落し、1点失う。
cookie-gist-K1 = 相手全員のお菓子を当てる。
cookie-gist-K2 = 自分のカードと秘密のカードを交換。
cookie-gist-K3 = ふたりが比べる。低いほうが脱落。
cookie-gist-K4 = ひとりをマーク。みんな必ずその人を選ぶ。
cookie-gist-K5 = ふたりが捨てて引き直す。
cookie-gist-K6 = ふたりが手札を交換する。
cookie-gist-G = 公開のお菓子がすべて山札に戻る。
cookie-gist-H = 引く。この手番のあと、手番の順が逆になる。
cookie-gist-K = コーヒー付きを持つ人は全員脱落。
cookie-gist-D = 全員の手札を混ぜて配り直す。
cookie-gist-S = 公開のお菓子が最高の人が次の手番。
cookie-gist-T = 2枚引いて2枚出す。
cookie-gist-U = 脱落した誰かが戻ってくる。
cookie-gist-V = 手番が終わる。

cookie-text-1 = 相手をひとり選び、お菓子の名前を言います（2種のKleinaは不可）。持っているカードとぴったり同じなら、その人は脱落。コーヒーの有無も区別します。
cookie-text-2 = 相手ひとりのカードを見ます。誰のも見なくてもかまいません。見るのはあなただけです。
cookie-text-3 = 相手とカードを見せ合います。数字の低いほうが脱落。同じなら何も起こりません。
cookie-text-4 = 次のお菓子を出すまで、ほかの人のお菓子はあなたを選べません。Lumma með kaffi、Lummudeig、Grautarlummaも、あなたと手札とこのカードには効きません。
cookie-text-5 = 誰かひとり（自分でも可）を選びます。その人は手札を効果なしで捨て、引き直します。お菓子が来なければ脱落です。空っぽの瓶を捨てた人は脱落して1点失います。
cookie-text-6 = 相手ひとりと手札を交換します。
cookie-text-7 = 効果はありません。ただし、með kaffiのお菓子と一緒に持っていたら、必ずこちらを出します。
cookie-text-8 = 空っぽの瓶を出すか捨てると脱落して1点失い、ラウンドはその場で終わります。持ったままラウンドに勝てば、もう1点もらえます。
cookie-text-K1 = 相手全員に対して順番に、お菓子の名前を言います（2種のKleinaは不可）。ぴったり同じカードを持つ人は脱落です。
cookie-text-K2 = 手元に残ったカードを秘密のカードと交換します。
cookie-text-K3 = ふたり（自分でも可）を選びます。ふたりはカードを見せ合い、数字の低いほうが脱落。同じなら何も起こりません。
cookie-text-K4 = 相手ひとりをマークします。あなたが次のお菓子を出すまで、ほかの人のお菓子は、選べるときは必ずその人を選ばなければなりません。
cookie-text-K5 = ふたり（自分でも可）を選びます。ひとり目が捨てて引き、続いてふたり目。お菓子が来なければ脱落です。空っぽの瓶を捨てた人は脱落して1点失います。
cookie-text-K6 = ふたり（自分でも可）を選びます。ふたりは手札を交換します。
cookie-text-G = 出されたお菓子と捨てられたお菓子がすべて戻り、山札を混ぜます。有効なLakkrístoppurは残り、マークは終わります。それから引きます。
cookie-text-H = もう一度引きます。この手番のあと、手番の順が逆になります。
cookie-text-K = 守られていない人で、með kaffiのお菓子を持つ人は、いっせいに脱落。カードは引きません。
cookie-text-D = 守られていない全員のカードを混ぜて、配り直します。それから引きます。
cookie-text-S = カードは引きません。次の手番は、今公開のお菓子がいちばん高い人。並んだときは、これを引いた人が選びます。
cookie-text-T = 2枚引いて2枚出します。パンケーキが先で、それも出した数に入ります。あとは1枚残るまでお菓子を出します。2枚のうち1枚目を出すとき、残りのどちらを手札とするか決めます。比べる、交換する、捨てるのはそのカードで、そこでラウンドが終わればそれで決まります。
cookie-text-U = 脱落した人をひとり選びます。その人はお菓子を引いて復帰します。あなたは何も引きません。
cookie-text-V = 手番はすぐに終わります。Tvílummaで引いた人は、お菓子が1枚になるまで捨てます。待っているパンケーキは効果なしです。

cookie-about = { $name }について
cookie-value = 数字{ $value }
cookie-copies = 箱に{ $copies }枚
cookie-kind-wool = お菓子
cookie-kind-rust = コーヒー付きのお菓子
cookie-kind-slate = 空っぽの瓶
cookie-kind-moss = パンケーキ

cookie-round = ラウンド{ $round }
cookie-race = { $points }点先取
cookie-rounds = 全{ $rounds }ラウンド
cookie-deck = 山札
cookie-deck-count = 山札：{ $count }枚
cookie-secret = 秘密
cookie-secret-hidden = 秘密のカード：誰も知りません
cookie-secret-known = 秘密のカード：{ $name }だと知るのはあなただけ
cookie-discards = 捨て札
cookie-discards-open = { $count ->
    [0] 捨て札：なし
   *[other] 捨て札：{ $count }枚
}
cookie-book = カード
cookie-book-title = カード一覧
cookie-clockwise = 時計回り
cookie-reversed = 反時計回り
cookie-reversing = この手番のあと逆回り
cookie-next = 次は{ $name }さん
cookie-just-now = たった今
cookie-nothing-yet = お菓子が配られました。空っぽの瓶はどこに？

cookie-points = { $points }点
cookie-standing-safe = 安全
cookie-standing-marked = マーク
cookie-standing-out = 脱落
cookie-no-cakes = お菓子はまだ
cookie-only-you = あなただけが知る
cookie-place = { $name }：くわしく
cookie-you-know = わかっている：{ $name }
cookie-maybe = { $name }かも
cookie-not = { $cards }は持っていない
cookie-equal = 同じ数字：{ $names }
cookie-seen-by = { $names }さんが知るカード
cookie-seen-by-you = { $names }さんが知るあなたのカード
cookie-among = { $name }の持ち主の候補：{ $names }
cookie-a-card-of = 手札{ $count }枚
cookie-known-title = 手札についてわかること
cookie-known-nothing = まだ何も。
cookie-laid-title = 出したお菓子
cookie-points-title = 得点
cookie-tally = 勝ったラウンド：{ $won }。瓶を持って勝利：{ $jar }。瓶で捕まった：{ $caught }。
cookie-standing-text-safe = 安全：ほかの人のお菓子は{ cookie-this-player }を選べません。
cookie-standing-text-marked = { $name }さんがマーク：ほかの人のお菓子は{ cookie-this-player }を選ばなければなりません。
cookie-this-player = { $seat ->
    [you] あなた
   *[other] この人
}
cookie-standing-text-out = このラウンドは脱落。

cookie-hand = あなたの手札
cookie-hand-empty = あなたは脱落です。次のラウンドを待ちましょう。
cookie-play = { $name }を出す
cookie-hold = 今は{ $name }を手札とする
cookie-hold-asked = { $question } { $use ->
    [guess] 当ててラウンドが終わるときは、そのカードで決まります。
    [compared] 比べるのはそのカードだけです。
    [compared-if] 自分も比べるなら、そのカードだけです。
    [discarded] 自分を選ぶと、そのカードだけを捨てます。
    [discarded-if] 自分も捨てるなら、そのカードだけです。
    [swapped] 交換するのはそのカードだけです。
    [swapped-if] 自分も交換するなら、そのカードだけです。
   *[alike] 今回はどちらでも同じです。
}そのあと2枚のうち1枚を出します。
cookie-hold-tag = { $use ->
    [compared] これを比べる
    [compared-if] これを比べる
    [swapped] これを交換する
    [swapped-if] これを交換する
   *[other] 今の手札
}
cookie-discard = { $name }を捨てる
cookie-nobody = 選ばない
cookie-yourself = 自分
cookie-first-chosen = ひとり目
cookie-only-marked = { $name }さんを選ぶこと
cookie-left = { $count ->
    [0] すべて既出
   *[other] 未出{ $count }
}
cookie-name-it = { $name }、{ $left }
cookie-ruled-out = これではない
cookie-sure = わかっている
cookie-pick-player = プレイヤーを選ぶ
cookie-pick-cake = お菓子の名前を言う
cookie-pick-pancake = パンケーキを選ぶ
cookie-first = { $name }が先

cookie-discards-title = 捨て札
cookie-discards-how = 出されたお菓子は、出した人の前に残ります。ここにあるのは、捨てられたカード、脱落した人のお菓子、パンケーキです。
cookie-discards-none = まだ何も捨てられていません。
cookie-discards-cakes = お菓子
cookie-discards-pancakes = このラウンドに出たパンケーキ

cookie-end-caught = { $seat ->
    [you] どろぼうはあなたでした！
   *[other] どろぼうは{ $name }さんでした！
}
cookie-end-kept = { $seat ->
    [you] どろぼうはあなた――まんまと逃げ切りました！
   *[other] どろぼうは{ $name }さん――まんまと逃げ切りました！
}
cookie-end-none = どろぼうは見つかりませんでした
cookie-how-laid = { $seat ->
    [you] あなたが空っぽの瓶をみんなの前に出しました。
   *[other] { $name }さんが空っぽの瓶をみんなの前に出しました。
}
cookie-how-named = { $by ->
    [you] あなたが空っぽの瓶だと言い、そのとおりでした。
   *[other] { $by_name }さんが空っぽの瓶だと言い、そのとおりでした。
}
cookie-how-discarded = { $by ->
    [none] { $card }で、{ cookie-whom }は空っぽの瓶を捨てました。
    [you] あなたの{ $card }で、{ cookie-whom }は空っぽの瓶を捨てました。
   *[other] { $by_name }さんの{ $card }で、{ cookie-whom }は空っぽの瓶を捨てました。
}
cookie-whom = { $seat ->
    [you] あなた
   *[other] { $name }さん
}
cookie-how-coffee = コーヒーが回ってきて、その隣に空っぽの瓶がありました。
cookie-how-kept = ラウンドの終わりに、空っぽの瓶は手札にありました。
cookie-how-none = 空っぽの瓶は誰の手札にもありませんでした。
cookie-why-last = { $seat ->
    [you] 最後のひとりになって、あなたがラウンドに勝ちました。
   *[other] 最後のひとりになって、{ $names }さんがラウンドに勝ちました。
}
cookie-why-highest = { $seat ->
    [you] いちばん高いお菓子で、あなたがラウンドに勝ちました。
   *[other] いちばん高いお菓子で、{ $names }さんがラウンドに勝ちました。
}
cookie-why-plate = { $seat ->
    [you] 同点：最高の手札が同じですが、公開のお菓子の合計が大きいあなたがラウンドに勝ちました。
   *[other] 同点：最高の手札が同じですが、公開のお菓子の合計が大きい{ $names }さんがラウンドに勝ちました。
}
cookie-why-shared = 同点：最高の手札も、公開のお菓子の合計も同じ。ラウンドの勝利を分け合い、それぞれ1点もらいます：{ $names }。
cookie-why-nobody = 誰も残らず、このラウンドの勝者はいません。
cookie-end-table = ラウンド{ $round }の結果
cookie-end-player = プレイヤー
cookie-end-card = カード
cookie-end-change = 得点
cookie-end-total = 合計
cookie-end-winner = 勝ち
cookie-end-laid = 出した合計{ $sum }
cookie-out-named = { $by ->
    [you] あなたが当てた
   *[other] { $by_name }さんが当てた
}
cookie-out-compared = { $by ->
    [you] あなたより低い
   *[other] { $by_name }さんより低い
}
cookie-out-coffee = コーヒー付き
cookie-out-empty = お菓子が来ない
cookie-end-lot = 次のラウンドを始める人は、その中からくじで決まりました。
cookie-end-thief = どろぼう
cookie-end-on = ラウンド{ $round }へ
## Board: Cat Tower

cat-item = { $item ->
    [house] 家
    [yarn] 毛糸
    [butterfly] ちょうちょ
    [bowl] ボウル
    [cushion] クッション
   *[mouse] ネズミ
}
cat-an-item = { cat-item }
cat-item-scores = { $item ->
    [house] すぐに猫1匹の得点が決まる：家の数×その猫のアイテムの数。
    [yarn] 列ごとに、最多なら9点、2番目なら3点。
    [butterfly] 2点と、足あとひとつ。
    [bowl] 隣り合うアイテム1種類につき2点。
    [cushion] 階の数だけ得点。
   *[mouse] つながった2匹で4点、3匹で9点、4匹で16点。
}
cat-cat = { $cat ->
    [house] 家ねこ
    [yarn] 毛糸ねこ
    [butterfly] ちょうちょねこ
    [bowl] ボウルねこ
    [cushion] クッションねこ
   *[mouse] ネズミねこ
}
cat-colour = { $colour ->
    [ochre] 黄土
    [red] 赤
    [green] 緑
    [blue] 青
    [purple] 紫
   *[other] { $colour }
}
cat-cost = { $cost ->
    [0] 足あとなし
   *[other] 足あと{ $cost }個
}

cat-sheet-own = あなたのシート
cat-sheet-of = { $name }さんのシート
cat-sheets = ほかの人のシート
cat-open-sheet = { $name }さんのシートを開く、{ $marked ->
    [0] まだ空
   *[other] { $marked }マス記入済み
}、{ cat-ready }
cat-floors = 階
cat-floor = { $floor }階
cat-sign = { $column }列、{ cat-colour }：{ $state ->
    [large] 一番乗りで完成、{ $large }点
    [small] あとから完成、{ $small }点
    [gone] 一番乗りの{ $large }点はもうなし、完成で{ $small }点
   *[open] 一番乗りなら{ $large }点、あとなら{ $small }点
}
cat-rope = { $hex }：ロープ
cat-hex-empty = { $hex }：空き
cat-hex-house = { $hex }：空き、家の絵あり
cat-hex-item = { $hex }：{ $item }
cat-hex-drawn = { $hex }：{ $item }、下書き
cat-hex-one = { $state }。{ $item }を書き込む、{ cat-cost }
cat-hex-several = { $state }。{ $count }種から選ぶ、{ cat-cost }から

cat-cats = 猫
cat-cat-waits = { $name }：得点はまだ
cat-footprints = 足あと：使える{ $ready }、使った{ $spent }、未記入{ $left }
cat-ready = 使える足あと{ $ready }個
cat-total = { $total }点

cat-columns = { $all }列のうち{ $complete }列が完成。{ $all }列そろえた人が出たら終了
cat-round = ラウンド{ $round }
cat-first = ダイスを振った人、最初に取る
cat-dice = ダイス
cat-take = { $die }を取る：{ $item }、または{ $die }階
cat-die-own = あなたのダイス：{ $die }
cat-die-taken = { $die }を取った
cat-die-middle = 中央に{ $die }
cat-die-left = みんなの残り：{ $die }
cat-yours = 自分
cat-left = 残り

cat-tray = アイテム
cat-number = { $number }：{ $item }
cat-show = { $number }：{ $item }を置ける場所を見る、{ cat-cost }から
cat-mark = { $hex }に{ $item }を書き込む、{ cat-cost }
cat-which-item = { $hex }に何を書き込みますか？
cat-which-cat = { $hex }に家：どの猫の得点を決めますか？
cat-score = { $name }：{ $houses } × { $items } ＝ { $points }
cat-times = { $houses }×{ $items }
cat-back = 別のマスを選ぶ
cat-back-short = 別のマス
cat-pass = { $full ->
    [yes] パス。記せる足あとはもうありません
   *[no] パスして足あとを記す
}
cat-pass-short = パス

cat-scores = 現在の得点
cat-category = { $category ->
    [cats] 猫
    [columns] 列
    [yarn] 毛糸
    [butterfly] ちょうちょ
    [bowl] ボウル
    [cushion] クッション
   *[mouse] ネズミ
}

## Your page

somebody = 誰か
you-link = あなたの対戦と強さ

## Clubs, tournaments and big screens

clubs-title = あなたのクラブ
clubs-line = クラブは仲間の部屋です。リンク、卓、成績、大会があります。
clubs-new = クラブを作る
clubs-name = クラブの名前
lobby-screen = みんなで見る大画面用
screen-title = 大画面
screen-turn = { $names }の番
screen-waits = プレイヤーを待っています
round-sealed = ほかの卓がまだ同じ札で遊んでいます。最後の卓が終わると公開されます。
round-back = 大会へ
round-of = { $name } ラウンド{ $number }

## ハウス版

workshop-link = 工房
house-edition = ハウス版：{ $title }
shipped-edition = 版：{ $title }
house-short = ハウス版
house-note = ゲームにもとからある数とは違う数で遊びます。卓の全員にそう表示されます。
