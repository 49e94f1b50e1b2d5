# お知らせと、端末に入れたアプリについての文。

newer-app = 新しい Kotatsu があります。
newer-take = 新しくして読み込む
newer-later = あとで
asleep-title = ネットワークがありません
asleep-line = サーバーにつながりません。ゲームはサーバーにちゃんと残っています。つながったら、また来てください。
asleep-again = もう一度

notices-title = 自分の番になったら知らせる
notices-who = まず上でお名前を教えてください。お知らせする相手がわかるようになります。
notices-line = 席を離れている人には、番ごとに1回だけ知らせます。ここで頼むまで何も送りません。
push-switch = このブラウザーで（Kotatsu を閉じていても）
push-here = このブラウザー
push-elsewhere = ほかのブラウザー
push-not-here = このブラウザーは、Kotatsu を閉じているあいだお知らせを受け取れません。iPhone では先にホーム画面に追加してください。
push-not-server = このサーバーはブラウザーには知らせられませんが、アドレスには知らせられます。
push-not-permitted = ブラウザーが許可していません。設定でこのページの通知を許可してください。
remove = 消す
channel-remove = { $name }を消す
channel-address = Webhook（Discord、Slack、自分のもの）
channel-address-mail = メールアドレスか Webhook（Discord、Slack、自分のもの）
channel-add = 追加
mail-code = メールで届いたコード
mail-code-send = 確認
hook-secret = 署名の鍵
hook-secret-line = お知らせがここから来たことを、受け取る側がこれで確かめられます。
quiet = 静かにする時間
quiet-from = 開始
quiet-to = 終了
reminders = ゆっくりのゲームで、時間が切れる前に知らせる
bell = ここで自分の番になったら知らせる
notice-network = 前のお知らせは届きませんでした。応答がありません。
notice-answer = 前のお知らせは受け取ってもらえませんでした。
notice-address = 前のお知らせは送れませんでした。アドレスが違います。
notice-private = このアドレスは内部ネットワークのもので、このサーバーは送りません。
notice-mail = 前のメールは送れませんでした。
notice-unsure = 前のお知らせを送っている途中でサーバーが止まりました。届かなかったかもしれません。二重にならないよう、ここではもう送りません。
