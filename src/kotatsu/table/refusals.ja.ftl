# Why something asked of a table, or of a server, was not done: a sentence for each code (see refusals.py).
# The terminal and the web app say them.

## What the server itself says in the chat of a table

said-lost = サーバーのディスクが、ここで最後に起きたことを失いました。卓は残っているところから続きます。

## Who one is at the table

refused-only-host = それができるのはホストだけです。
refused-no-seat = 席{ $seat }はありません。この卓の席は0から{ $last }までです。
refused-not-your-seat = 席{ $seat }はあなたの席ではありません。
refused-no-seat-yours = ここにあなたの席はありません。
refused-seat-taken = 席{ $seat }は使用中です。
refused-seat-empty = 席{ $seat }には誰も座っていません。
refused-seat-not-abandoned = 席{ $seat }の人は席を外していません。
refused-not-here = あなたはこの卓にいません。
refused-sits-already = もうこの卓に座っています。
refused-left = 席を外しています。先に戻ってください。
refused-no-say = このゲームのことを決める権利がありません。
refused-private = この卓は非公開です。招待リンクが必要です。
refused-no-spectators = ホストは観戦を受けつけていません。
refused-speak-first = 話す前に、席につくか観戦してください。
refused-nobody-to-report = その名前の人はここにいません。
refused-report-host = ホスト本人について報告することはできません。ミュートするか、席を離れてください。
refused-report-yourself = 自分自身を報告することはできません。
refused-chat-length = メッセージは1～{ $most }文字です。
refused-name-length = 名前は1～{ $most }文字です。
refused-name-blank = 名前には、目に見える文字か数字か記号が必要です。
refused-name-marks = 名前の1文字につけられるアクセントは{ $most }個までです。

## Before the start

refused-before-start = それができるのは開始前だけです。
refused-seat-would-go = なくなる席に人が座っています。先に空けるか入れ替えてください。
refused-seat-open = 席{ $seat }が空いています。人かボットを座らせてください。
refused-not-promised = 席{ $seat }の{ $name }さんが、シャッフル用のナンスをまだ約束していません。
refused-seed-alone = シードを指定できるのは、座る人がひとり以下の卓だけです。
refused-seed-taken = この卓は指定のシードで遊ぶので、ひとり専用です。
refused-no-clock = 持ち時間「{ $clock }」はありません。あるのは：{ $clocks }。
refused-clock-seconds = 持ち時間「{ $clock }」は{ $least }～{ $most }秒です（入力：{ $given }）。
refused-clock-increment = 持ち時間「{ $clock }」の加算は{ $least }～{ $most }秒です（入力：{ $given }）。
refused-no-bot = ボット「{ $level }」はいません。いるのは：{ $levels }。
refused-no-tutorial = { $game }には案内つきの初ゲームがありません。
refused-tutorial-set-up = 案内つきのゲームの設定は変えられません。
refused-too-many-chairs = 席は{ $seats }席ですが、{ $described }席分書かれています。
refused-only-host-closes = 開始前に卓を閉じられるのはホストだけです。

## The shuffle

refused-no-promise = 約束はナンスのSHA-256で、16進数64桁です。
refused-same-promise = 別の席がまったく同じ約束をしています。自分のナンスを使ってください。
refused-not-opening = ナンスを開くのは、ホストがゲームを始めるときだけです。
refused-wrong-nonce = それは席{ $seat }が約束したナンスではありません。
refused-not-starting = 始まろうとしているゲームはありません。
refused-only-seated-call-off = 開始を中止できるのは、席についている人だけです。

## Playing

refused-not-begun = ゲームはまだ始まっていません。
refused-not-dealt = まだ配られていません。
refused-nothing-dealt = この卓では何も配られませんでした。
refused-game-over = ゲームは終わっています。
refused-not-over = ゲームはまだ終わっていません。
refused-paused = ゲームは一時停止中です。
refused-not-running = 進行中のゲームはありません。
refused-not-out = まだ遊んでいる人がいて、ほかの人の手を見ています。早送りはできません。
refused-bot-decides = 今は席{ $seat }をボットが受け持っています。
refused-no-bot-asked = 席{ $seat }にボットの決める番は来ていません。
refused-tutorial-other-move = それはまたあとで。ここでは別の手を試します。
refused-other-moment = その手は、別の場面のためのものでした。
refused-illegal-move = 席{ $seat }は「{ $move }」を選べません：{ $why }。{ $legal ->
    [none] { "" }
   *[other] 今選べる手：{ $legal }。
}
refused-prepare-shared = 1台の端末で複数の席を使うときは、先の手を用意できません。隣の人に見えてしまいます。
refused-prepare-no-move = このゲームに「{ $move }」という手はありません。
refused-nothing-prepared = 席{ $seat }には、今の質問への答えが用意されていません。
refused-still-time = 席{ $seat }にはまだ時間があります。
refused-nothing-pending = 席{ $seat }に取り下げられる選択はありません。
refused-withdraw-instead = あなたの選択はまだ誰も見ていません。取り下げてください。
refused-ask-instead = あなたの手のあと、誰かが動いたか何かを知りました。「待った」を頼んでください。
refused-asked-already = もう「待った」がかかっています。
refused-nothing-to-take-back = 席{ $seat }に戻せる手はありません。
refused-nothing-asked = 「待った」はかかっていません。
refused-only-seated-rematch = 再戦を頼めるのは、席についていた人だけです。
refused-nothing-to-see = 振り返るものがありません。
refused-to-remember = それより前のことは、自分で覚えておくゲームです。
refused-not-yet = それはまだ起きていません。
refused-hints-off = この卓のホストはヒントを許していません。
refused-hints-not-asked = ヒントは、今、手を選ぶ人のためのものです。
refused-hints-nobody = 今は誰にもわかりません。少ししてからどうぞ。

## The table itself

refused-rules-changed = 最後の手のあとにルールが変わりました。まず新しいルールで卓を進める必要があります。
refused-too-much = この卓ではたくさんのことが起きすぎました。できるのは、続けるか離れることだけです。
refused-persons-command = { $command }は人が出す命令ですが、出した人がいません。
refused-servers-command = { $command }はサーバーの命令です。
refused-still-used = この卓は少し前まで使われていました。
refused-bad-input = { $error }

## The server

refused-who-are-you = まず名乗ってください（POST /api/me）。
refused-hello-first = 先にhelloをどうぞ。
refused-hello-again = helloはもう受け取りました。
refused-screen-only-shows = 画面は卓を映すだけです。遊ぶのはほかの端末でどうぞ。
refused-old-client = このページとサーバーの版が違います。読み込み直してください。
refused-no-message = こちらの知らないメッセージです：{ $why }。
refused-too-much-nonsense = こちらの知らないメッセージが多すぎます。
refused-too-fast = 速すぎます。少し待って送り直してください。
refused-too-often = 回数が多すぎます。少しお待ちください。
refused-too-many-requests = リクエストが多すぎます。少しお待ちください。
refused-too-many-connections = 開いている接続が多すぎます。
refused-too-many-tables = 開いている卓が多すぎます。先に終えるか閉じるかしてください。
refused-silent = 応答がありませんでした。
refused-silent-for-long = しばらく応答がありませんでした。
refused-server-restarts = サーバーを再起動しています。少ししたら戻ってください。
refused-table-read-again = 卓を読み直しています。もう一度送ってください。
refused-perhaps-not-saved = 保存されていないかもしれません。戻って、もう一度送ってください。
refused-table-removed = この卓は片づけられました。
refused-no-table = そのような卓はありません。
refused-no-record = この卓の記録はありません。
refused-no-moment = 続きを遊べる場面{ $at }はありません。最後は{ $last }です。
refused-played-on-set-up = ここでは元のゲームの続きを遊ぶので、設定は変えられません。
refused-still-running = このゲームはまだ終わっていません。
refused-replay-nobody = 今はこのゲームを再生できません。少ししてからもう一度どうぞ。
refused-analysis-later = 今は分析中のゲームが多すぎます。しばらくしてからもう一度どうぞ。
refused-analysis-nobody = 分析できませんでした。しばらくしてからもう一度どうぞ。
refused-link-used = このリンクは使用済みか期限切れです。新しく作ってください。
refused-only-seated-invite = 人を誘えるのは、席についている人だけです。
refused-database = データベースの応答がありません。少ししてからどうぞ。
refused-went-wrong = こちらで問題が起きました。記録してあります。
refused-door-not-yours = ほかの人を入れられるのは、サーバーを動かしている機械の前の人だけです。
refused-other-site = このリクエストは別のサイトから来ています。
refused-other-scheme = このページは{ $page }で届きましたが、サーバーには{ $server }で届いています。サーバーの管理者は間のプロキシを指定してください（--set proxies=ADDRESS）。
refused-host-name = ホスト名（接続先の名前）が長すぎます。
refused-nothing-here = ここには何もありません。
refused-bad-request = { $why }。
refused-not-text = 本文がUTF-8ではありません。
refused-not-json = 本文はJSONにして、そう明記してください：content-type application/json。
refused-too-deep = 入れ子が深すぎます。

## クラブと大会

refused-no-club = そのクラブはありません。リンクが古いのかもしれません。
refused-not-member = クラブのメンバーだけが見られます。
refused-only-helpers = クラブのホストとヘルパーだけができます。
refused-only-club-host = クラブのホストだけができます。
refused-too-many-clubs = ひとりが入れるクラブは{ $most }個までです。
refused-club-full = クラブのメンバーは{ $most }人までです。
refused-no-member = メンバー{ $number }はいません。
refused-own-role = 自分の役割は変えられません。ほかの人をホストにしてください。
refused-no-practice-in-clubs = クラブではゲームを最初から遊びます。
refused-evening-times = 会は始まりより後、二日以内に終わるようにしてください。
refused-too-many-evenings = カレンダーに入る会は{ $most }件までです。
refused-too-many-tournaments = ひとつのクラブの大会は{ $most }件までです。
refused-no-tournament = その大会はありません。
refused-tournament-clock = どのラウンドも必ず終わるように、大会には持ち時間が必要です。
refused-tournament-full = 大会の参加者は{ $most }人までです。
refused-tournament-over = この大会は終わりました。
refused-no-entrant = 参加者{ $number }はいません。
refused-not-entered = このラウンドには参加していません。
refused-round-drawn = このラウンドの卓はもう決まっています。
refused-round-changed = ちょうど人が出入りしました。もう一度卓を決めてください。
refused-too-few = 準備のできた人が足りません。一卓に{ $least }人必要です。
refused-wrong-value = このラウンドのために約束した値と違います。
refused-round-plays = ほかの卓がまだ同じカードで遊んでいます。ラウンドが終わってから見に来てください。
refused-round-plays-still = ラウンドの途中です。終わるまでお待ちください。
refused-round-set-up = この卓は大会のものです。設定は変えられず、最後まで遊びます。
refused-notice-address = このアドレスには知らせられません。https:// で始まる必要があります。
refused-notice-private = このアドレスは内部ネットワークのものです。このサーバーはそこへは送りません。
refused-notice-mailbox = メールアドレスではないようです。
refused-notice-no-mail = このサーバーはメールを送りません。
refused-notice-no-push = このサーバーはブラウザーにお知らせを送れません。
refused-notice-code = コードが違います。
refused-notice-too-many = { $most }個までです。先に1つ消してください。
refused-only-seated-bell = お知らせは、席についている人だけに届きます。
refused-vacation-too-long = 長すぎます。残っているお休みは{ $days }日です。

## みんなが作った版

refused-no-edition = あなたの版の中に、それはありません。
refused-too-many-editions = 自分の版は{ $most }個までです。先に一つ消してください。
refused-trial-nothing = まだ何も変えていないので、試すものがありません。
refused-trial-later = いまは試しの対戦が多すぎます。少し待ってからもう一度どうぞ。
refused-trial-nobody = 試しの対戦ができませんでした。少し待ってからもう一度どうぞ。
