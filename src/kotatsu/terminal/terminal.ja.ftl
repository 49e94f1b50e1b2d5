# What the terminal itself says; everything about a game stands in its own narration.

## Names

you = あなた
guest = ゲスト
guest-number = ゲスト{ $number }
names-and = { $names }、{ $last }
names-none = なし

## At the table

# A long move still fits behind it: what else there is stands in the help.
keys = ? ヒント  u 戻す  l ログ  c 早見表  r ルール  h ヘルプ  q 終了
prompt = ›
learn-keys = Enter 次へ  b 戻る  x 案内なし  q 終了
learn-other-move = それはまたあとで。{ $words }
learn-none = { $game }には案内つきの初ゲームがありません。
welcome = こたつへようこそ！ 手の番号を入力してください。hでヘルプ。
welcome-back = おかえりなさい：{ $count }手まで進んでいます。
thinking = { $name }さんが考えています…
pass-keyboard = { $name }さんにキーボードを渡してください。
pass-keyboard-why = 今は誰のカードも画面に出ていません。
pass-keyboard-enter = { $name }さん、Enterでカードが見えます ›
pages = { $page } / { $pages }ページ：Enterで次へ、bで前へ、qで卓へ ›
back-to-table = Enterで卓に戻る ›
yes-or-no = y か n ›
answers-yes = y はい
answers-no = n いいえ
to-the-sheet = Enterで得点表 ›
go-on = Enterで続ける ›

## Answers to what was typed

no-such-number = { $last ->
    [1] 手はひとつだけ：1と入力してください。
   *[other] 手{ $number }はありません：1から{ $last }の番号を入力してください。
}
no-such-move = 「{ $text }」がわかりません：{ $last ->
    [1] 番号の1
   *[other] 1～{ $last }の番号
}か、{ $example }のような手か、hでヘルプ。
not-now = { $text }は選べません：{ $why }。
taken-back = 戻しました：{ $move }。
undo-nothing = 戻す手がありません：まだ何もしていません。
undo-others-moved = そのあと{ $name }さんが動いたので、勝手には戻せません。uuで「待った」を頼めます。
undo-learned = その手で誰かが新しいことを知ったので、勝手には戻せません。uuで「待った」を頼めます。
undo-bots-agree = ボットはかまわないそうです。戻しました：{ $move }。
undo-ask-people = 「{ $move }」を戻すことに、みんな賛成ですか？
undo-refused = そのまま続けます。
quit-kept = 卓を離れますか？ ゲームは { $file } に残り、同じコマンドで続けられます。
quit-lost = 卓を離れますか？ このゲームは残りません（残すには --log ファイル で始めます）。
goodbye = さようなら！ こたつは温かくしておきます。
goodbye-kept = さようなら！ こたつは温かいまま、ゲームは { $file } で待っています。

## Hints

hint-only = 選べる手はひとつだけ：「{ $best }」です。
hint-best = 私なら「{ $best }」にします。
hint-and-equal = 私なら「{ $best }」にします。頭の中で続きを試すと、「{ $next }」でも同じだけ勝てました。
hint-and-close = 私なら「{ $best }」にします。頭の中で続きを試すと、「{ $next }」でもほぼ同じだけ勝てました。
hint-and-behind = 私なら「{ $best }」にします。「{ $next }」だと勝てる見込みが少し下がります。
hint-and-far = 私なら「{ $best }」にします。「{ $next }」だと勝てる見込みが大きく下がります。
hint-move = { $number }：{ $words }
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
hint-thinking = ええと、考えますね…

## Titles of pages

title-log = これまでの経過
title-rules = この選択のルール
title-sheet = 現在の得点表
title-final = 得点表
title-card = 早見表
title-help = 遊び方
log-empty = まだ何も起きていません。
card-missing = { $game }には早見表がありません。
rules-missing = { $game }のルールブックはここにありません。

help-move = 手の番号か表記を入力してください：{ $example }
help-hint = 上手な人ならどうするか、そしてなぜか
help-undo = 最後の手を戻す（それで誰かが何かを知る前なら）
help-undo-all = ほかの人が動いたあとでも、同意があれば戻す（ボットは同意）
help-log = これまでのすべてを言葉で
help-sheet = 現在の得点表
help-card = 早見表：箱の中身とその働き
help-rules = 今選ぶことについてのルール
help-quit = 卓を離れる
help-marks = プレイヤーには印と色、カードには色を表す文字があります。

## The score sheet

sheet-total = 合計
sheet-hidden = 「?」はゲームが終わるまで見えません。
result-you-win = { $points }点であなたの勝ち！
result-wins = { $points }点で{ $name }さんの勝ちです。
result-shared = { $names }さんが{ $points }点で勝利を分け合いました。
result-nobody = 勝者はいません。
record-written = 記録は { $file } にあります：kotatsu replay { $file } で再生、kotatsu verify { $file } で検証。

## Watch

watch-result = ゲーム{ $number }：{ $scores } — { $winners }
watch-summary = { $games }ゲーム、シードは{ $seed }から
watch-column-wins = 勝ち
watch-column-mean = 平均
watch-column-best = 最高

## Replay

replay-where = { $number } / { $of }手
replay-start = 最初の手の前
replay-keys = Enter 次  b 前  番号 移動  a 最初  e 最後  s 得点  q 終了
replay-unknown = 「{ $text }」がわかりません：Enterで次、bで前、番号で移動、eで最後、qで終了。

## Verify

verify-title = { $file } は正しい記録です
verify-game = ゲームは{ $title }、{ $players }人
verify-edition = 版は{ $name }（{ $hash }）
verify-server = サーバーの秘密は、配る前に約束したものと同じ（{ $hash }）
verify-nonces = { $count ->
    [0] 人がいなかったので、シードはその秘密だけから決まる
    [1] その人のナンスは約束どおりで、シードはそれと秘密から決まる
   *[other] { $count }人全員のナンスは約束どおりで、シードはそれらと秘密から決まる
}
verify-round = { $count ->
    [0] 大会のラウンド{ $number }に人がいなかったので、全卓のシードはその秘密だけから決まる
    [1] その人のナンスは約束どおりで、ラウンド{ $number }の全卓のシードはそれと秘密から決まる
   *[other] { $count }人のナンスは約束どおりで、ラウンド{ $number }の全卓のシードはそれらと秘密から決まる
}
verify-not-opened = { $count }人は約束したものを時間内に開かなかったので、シードには入っていない
verify-called-off = 配る前に開始が{ $count }回中止され、全員が約束し直した
verify-seed = シード{ $seed }から同じ卓が配られる
verify-moves = { $count ->
    [1] ただ一つの手は合法
   *[other] { $count }手すべてがその順で合法
}
verify-result = 結果は{ $scores }（{ $winners }）で、記録と一致
verify-abandoned = 卓はそこで、結果なしで打ち切られた
verify-winner = { $count ->
    [0] 勝者なし
    [1] { $names }さんの勝ち
   *[other] { $names }さんが勝利を分け合う
}

## Bots against bots

arena-deals = 配り
arena-title = { $title }、{ $players }人
arena-count = { $deals }通りの配りで{ $games }ゲーム、どのボットもすべての席で
arena-column-share = 勝率 (95 %)
arena-column-even = 均等比
arena-column-points = 平均点
arena-column-rating = レート

## A game looked over

analyse-moves = 手
analyse-title = { $title }：それぞれの選択の価値（本人が知りえた範囲で）
analyse-better = { $move }なら{ $loss }良い
analyse-seat = { $name }さんの損は合計{ $loss }。{ $marked ->
    [0] 目立つ選択はありません。
   *[other] 目立つ選択は{ $marked }つ。
}
analyse-turning-point = 勝負の分かれ目は{ $number }手目：{ $name }さんは{ $best }でなく{ $move }を選び、{ $loss }の損でした。
analyse-line = { $move }のあとは、こう続いたかもしれません：{ $line }。
analyse-no-turning-point = 勝負を分けた一手はありません。誰も大きな損をしていません。

## Tables of a server

your-name = お名前は？ Enterなら{ $usual } ›
title-chat = これまでの会話
title-links = この卓に人を誘うには
hall-title = { $server }の卓
hall-mine = あなたの卓
hall-waiting = 参加者待ち
hall-empty = 参加者待ちの卓はありません：nで立てられます。
hall-more = …ほかにも：mで表示。
hall-free = { $free ->
    [0] 満席
   *[other] 空席{ $free }
}
hall-running = プレイ中
hall-your-turn = あなたの番！
hall-keys = 番号 参加  n 新規  m もっと  Enter 更新  q 終了
hall-unknown = 「{ $text }」がわかりません：卓の番号、nで新規、mでもっと、またはq。

hall-clubs = あなたのクラブ
club-here = ここにいる人：{ $names }{ $away ->
    [0] {""}
   *[other] （いない人は{ $away }人）
}
club-evening = 次の会：{ $title }、{ $time }
club-tables = 卓
club-no-tables = 開いている卓はありません：nで立てられます。
club-cups = 大会
club-span-evening = 今回の会、または前回の会
club-span-month = この30日間
club-span-all = 全期間
club-counted = { $points }点 · { $games }ゲーム · { $wins }勝
club-nothing-counted = 点になったゲームはまだありません。
club-points = 自分より下の人が多いほど点になります。4人の卓なら12、8、4、0点です。
club-keys = 番号 そこへ  n 新しい卓  s 成績  Enter 更新  q 終了
club-keys-standing = s ほかの期間  Enter 部屋に戻る  q 終了
club-unknown = 「{ $text }」がわかりません：番号、nで新しい卓、sで成績、またはq。
cup-round-of = ラウンド{ $number } / { $of }
cup-stage-gathering = 次のラウンドを受付中
cup-stage-opening = 卓が決まりました
cup-stage-playing = ラウンド中
cup-stage-over = 大会は終わりました。
cup-tables-done = { $of }卓のうち{ $done }卓が終わりました
cup-you-are-ready = 次のラウンドに出ます。卓が決まるまでここで待ってください
cup-you-are-not-ready = rで、次のラウンドに出ると伝える
cup-counted = { $points }点 · 同じ札 { $same } · 対戦相手 { $met }
cup-keys-enter = e 参加する  c クラブ  Enter 更新  q 終了
cup-keys-ready = r 次のラウンドに出る  l 参加をやめる  c クラブ  q 終了
cup-keys-wait = Enter 更新  l 参加をやめる  c クラブ  q 終了
cup-keys-table = t 自分の卓へ  c クラブ  Enter 更新  q 終了
cup-keys-over = c クラブ  q 終了
cup-unknown = 「{ $text }」は今ここでは使えません。

new-title = 新しい卓
new-facts = { $few }～{ $many }人、{ $minutes }分
new-game = どのゲーム？ 番号か、qで戻る ›
new-players = 何人で？ { $low }～{ $high }、Enterなら{ $usual } ›
new-bots = そのうちボットは何匹？ { $low }～{ $high }、Enterなら{ $usual } ›
new-level = ボットの強さは？ Enterなら{ $usual } ›
new-private = リンクのある人だけにしますか？ yかn、Enterなら{ $usual } ›
new-number = { $low }から{ $high }の数字を入力してください。

## The lobby of a table

lobby-players = { $count }人
lobby-private = 非公開
lobby-public = 誰でも参加可
lobby-house = ハウス版「{ $title }」
lobby-edition = 版「{ $title }」
option-on = はい
option-off = いいえ
lobby-clock = 持ち時間{ $clock }
clock-none = なし
clock-each = 各{ $time }
clock-days = { $days }日{ $hours }時間
clock-vacation = { $name }さんは{ $date }までお休み
lobby-open = 空席
lobby-bot = ボット（{ $level }）
lobby-you = あなた
lobby-host = ホスト
lobby-stale = 接続が不安定
lobby-gone = 不在
lobby-opening = シャッフル中…
lobby-opened = シャッフル済み
lobby-watching = 観戦：{ $names }
lobby-link = 遊ぶ人を誘う：
lobby-watch-link = 観戦だけの人には：
lobby-sit = Enterで席につく。
lobby-full = 満席です。
lobby-wait = あと{ $count }人を待っています。
lobby-wait-host = 空席{ $count }：人を待つか、botと入力。
lobby-start = 全員そろいました：Enterで開始。
lobby-wait-coming = { $name }さんがこの卓に来るのを待っています。
lobby-wait-start = 全員そろいました：ホストが始めます。
lobby-shuffling = シャッフル中：全員のプログラムが混ぜています。
lobby-keys-new = Enter 座る  番号 その席  watch 観戦のみ  h ヘルプ  q 終了
lobby-keys-seated = /say … チャット  leave 席を立つ  h ヘルプ  q 終了
lobby-keys-host = Enter 開始  bot 追加  /say … チャット  leave 席を立つ  h ヘルプ  q 終了
lobby-keys-opening = off 中止  q 終了
lobby-unknown = 「{ $text }」がわかりません：hで入力できるものの一覧。
lobby-no-seat = 席{ $seat }はありません：番号は0から{ $last }です。
lobby-no-open-seat = 空席がありません。
lobby-bot-how = bot、bot tiger、または席2に座らせるなら bot 2 tiger と入力。
lobby-name-how = 誰の名前ですか？ 席{ $seat }なら name { $seat } 新しい名前 と入力。
lobby-clock-how = clock 60 で1手1分、clock 600+10 で10分と1手10秒加算、clock off でなし。
lobby-help =
    Enter | 席につく。ホスト：満席なら開始
    0, 1 Lea | 席0に座る、または隣のLeaさんを席1に
    leave, leave 1 | 席を立つ、または席1だけ立つ
    watch | 観戦だけする
    name 新しい名前, name 1 新しい名前 | 名前を変える
    /say … | みんなに話す
    /link | 人を誘うには
    bot, bot 2 tiger | ホスト：次の空席か席2にボット
    free 2 | ホスト：席2を空ける
    swap 0 1 | ホスト：2つの席を入れ替える
    players 4 | ホスト：人数
    set オプション 値 | ホスト：ゲームのオプション
    clock 60, 600+10, off | ホスト：1手の秒数、または持ち時間と加算
    hints off | ホスト：この卓はヒントなし
    watching off | ホスト：観戦なし
    private, public | ホスト：リンクのある人だけ、または誰でも
    host 1 | ホスト：席1をホストにする
    close | ホスト：卓を閉じる
    q | 離れる。席はあなたのまま

## At a table of a server

online-keys-waiting = u 戻す  l ログ  s 得点  c 早見表  /say … チャット  h ヘルプ  q 終了
online-keys-asked = y 賛成  n 反対  l ログ  s 得点  c 早見表  h ヘルプ  q 終了
online-keys-watch = l ログ  s 得点  c 早見表  /say … チャット  h ヘルプ  q 終了
online-keys-look = l ログ  s 得点  c 早見表  h ヘルプ  q 終了
online-keys-over = a もう一度  s 得点  t 卓  l ログ  /record ファイル 保存  q 終了
online-said = { $name }：「{ $text }」
online-players = 卓は{ $count }席になりました。
online-renamed = 席{ $seat }は{ $name }さんになりました。
online-sat = { $name }さんが席につきました。
online-bot-sat = ボットの{ $name }さん（{ $level }）が席{ $seat }につきました。
online-got-up = 席{ $seat }がまた空きました。
online-seat-lost = 席{ $seat }はもうあなたの席ではありません。
online-away = { $name }さんが席を外しました。席は残ります。
online-returned = { $name }さんが戻りました。
online-kept = { $name }さんが戻るまで、ボットが代打です。
online-unkept = { $name }さんがまた遊びます。
online-own-kept = 時間切れが続いたので、/backと入力するまでボットが代打です。
online-own-kept-away = /backと入力するまで、ボットが代打です。
online-late = { $name }さんの時間切れ：今回だけボットが決めます。
online-vacation = { $name }さんは{ $date }までお休みです：持ち時間は止まります。
online-vacation-over = { $name }さんがお休みから戻りました。
online-vacation-days = /vacation と日数を入力してください。0で終わります。
online-vacation-own = { $date }までお休みです：ゆっくりの卓で持ち時間が止まります。この1年の{ $most }日のうち、{ $days }日残っています。
online-vacation-end = 持ち時間がまた動きます。この1年のお休み{ $most }日のうち、{ $days }日残っています。
online-report = { $by }さんが{ $name }さんを報告しました。
online-report-whom = /report と名前を入力してください。
online-report-told = ホストに伝えました。
online-own-late = あなたの時間切れ：今回だけボットが決めます。
online-own-unkept = またあなたが遊びます。
online-bot-waits = { $name }さんは待機中：サーバーが今は考えられません。
online-gone = { $name }さんの接続が切れました。
online-here = { $name }さんがまたつながりました。
online-host-now = あなたがホストになりました。
online-called-off = 開始は中止されました。全員が約束し直します。
online-paused = ゲームは一時停止中です。
online-resumed = ゲームを再開します。
online-asks-back = { $name }さんが「待った」を求めています。
online-you-ask-back = 最後の手に「待った」：{ $names }さんの同意が必要です。
online-back-refused = 同意がなく、手はそのままです。
online-gives-up = { $name }さんが打ち切りを望んでいます{ $you ->
    [plays] 。/give-upで同意。
   *[watches] 。
}
online-rematch = 次のゲーム：aで移ります。
online-options = オプション：{ $options }。
online-clock-set = 持ち時間：{ $clock }。
online-hints-on = ヒントが使えます。
online-hints-off = ヒントは使えなくなりました。
online-begins = ゲーム開始！
online-narrow = このターミナルは{ $columns }桁、絵は{ $needed }桁：広げると全部見えます。
online-welcome-back = おかえりなさい：席は取ってあります。
online-watching = 観戦中です。
online-watching-full = この卓に空席はありません：観戦します。
online-full = この卓は満席で、ホストは観戦を受けつけていません。
online-no-spectators = この卓のホストは観戦を受けつけていません。
online-broken = 接続が切れました。つなぎ直しています…
online-mended = またつながりました。
online-went-back = 最後の数手が取り消されました。
online-took-back = { $name }さんが手を戻しました。
online-taken-back = 戻しました。
online-undo-not-free = その手は勝手には戻せません。uuで「待った」を頼めます。
online-asked-back = { $name }さんが最後の手に「待った」：y か n？
online-answer-first = 先に{ $name }さんに返事を：yで賛成、nで反対。
online-waiting-back = { $names }さんの返事を待っています。
online-waiting = { $names }さんを待っています…
online-thinking = { $names }さんが考えています…
online-a-moment = 少々お待ちを…
online-is-paused = ゲームは一時停止中です{ $host ->
    [yes] ：/pauseで再開。
   *[no] 。
}
online-bot-plays = ボットが代打中です：/backで交代。
online-you-are-away = 席を外すことを伝えてあります：戻ったら/back。
online-nobody-away = 席を外している人はいません。
online-not-your-turn = あなたの番ではありません。/say … で話せます。
online-only-watching = 観戦中です：hで入力できるものの一覧。
online-only-looking = このリンクは観戦だけで、会話はできません。
online-ahead = 用意した手：{ $moves }{ $again ->
    [yes] { "" }（繰り返し）
   *[no] { "" }
}
online-ahead-done = 用意しました。/aheadだけで取り消せます。
online-ahead-none = 用意した手はもうありません。
online-nothing-ahead = ここでは先の手を用意できません。
online-ahead-dropped = { $why ->
    [otherwise] 用意した手は別の質問のためのものでした。
    [new-choice] 新しい選択肢が出たので、自動で進めるのをやめました。
    [went-back] 手が戻されたので、用意した手は取り消されました。
    [bot] ボットが代わりに決めたので、用意した手は取り消されました。
   *[other] 用意した手は今は選べません。
}
online-unknown = 「{ $text }」がわかりません：hで入力できるものの一覧。
online-no-hints = この卓のホストはヒントを許していません。
online-no-chat = まだ誰も話していません。
online-no-links = 人を誘えるのは、席についている人だけです。
online-no-rematch = 再戦を頼めるのは、席についていた人だけです。
online-quit = 離れますか？ 席はあなたのまま、みんなが待っています：同じコマンドで戻れます。
online-give-up = ゲームを打ち切りますか？ 全員が同意すると終わります。
online-giving-up = 打ち切りを望みました：全員が同意すると終わります。
online-going-on = 続けます。
online-abandoned = ゲームは結果なしで打ち切られました。
online-record-own = あなたの席から知りうるこれまでの記録は { $file } にあります。
online-no-cookie = { $server }から、あなたが誰かの返事がありません。版が違うのかもしれません。
online-no-answer = { $server }の応答がありません。
goodbye-seat = さようなら！ 席はあなたのままです。戻るには：

online-shuffle-honest = シャッフルは公正でした：配りは、サーバーと{ $people }人の事前の約束から決まっています{ $own ->
    [yes] （あなたも含む）。
   *[no] 。
}
online-shuffle-false = 【警告】シャッフルに偽りがあります：{ $why }
online-shuffle-unknown = シャッフルを確認できませんでした：{ $why }
online-shuffle-named = シャッフルは偶然ではありません：この卓は指定されたシードで遊びました。
online-shuffle-old = ゲーム開始後にルールが変わりました。
online-shuffle-other-end = 記録の終わり方が、ここで見たゲームと違います。
online-shuffle-other-server = サーバーの開いた約束が、着席したときの約束と違います。
online-shuffle-other-seats = 記録の約束が、配る前に卓に示されたものと違います。
online-shuffle-nothing-opened = 配る前に約束がありましたが、記録では何も開かれていません。
online-shuffle-changed = 着席後に、サーバーがシャッフルの約束を変えました。そこでは遊ばないでください。

help-say = みんなに話す
help-chat = これまでの会話
help-ahead = 先に答えを用意する（秘密）：R5, R3（出せる最初のもの）。何も書かなければ取り消す
help-pause = 一時停止と再開（ホスト）
help-skip = 人がみな脱落している間、ボットを急がせる
help-away = 席を外すと伝える。ホストはボットに代打を頼める
help-back = 代打のボットから自分に戻す
help-bot = 席を外した人の代わりをボットに頼む（ホスト）
help-give-up = ゲームを打ち切る。全員が同意すると終わる
help-report = 振る舞いの悪い人のことを、ホストにだけ伝える
help-vacation = ゆっくりの卓で、この日数だけ自分の持ち時間を止める（卓の全員に見える）。0で終わり
help-link = この卓に人を誘うには
help-record = 知りうるゲームの記録をファイルに書き出す
