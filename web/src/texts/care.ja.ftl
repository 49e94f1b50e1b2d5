# What a device can be told to like, and who else is at a table: read when it is opened.

## Settings

settings-theme = テーマ
theme-auto = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
settings-speed = 動きの速さ
settings-calm = 端末が「動きを減らす」設定なので、ここでは何も動きません。
settings-sound = 音
settings-confirm = 手を決める前に確認する
settings-forced = ひとつしかない手は自動で進める
settings-type = 文字の大きさ
settings-cards = 手札の大きさ
size-small = 小
size-usual = 標準
size-large = 大
size-largest = 特大
settings-sort = 手札の並び順
sort-dealt = 配られたまま
sort-number = 数字順
sort-colour = 色順
sort-own = 自分で並べる
settings-sort-own = カードを好きな場所へドラッグします。キーボードではShiftを押しながら矢印キーを押します。
settings-left = スマートフォンを左手で使う
settings-awake = ゲーム中は画面を消さない
settings-vibrate = 自分の番になったら振動する
settings-talk = チャットを表示する

## The others

mute = ミュート
mute-name = { $name }さんを自分だけミュートする
unmute = ミュート解除
unmute-name = { $name }さんのミュートを解除する
report = 報告
report-sure = { $name }さんの振る舞いが悪いとホストに伝えますか？ほかの人には知られません。
reported = ホストに伝えました。
reports-line = { $by }さんが{ $name }さんを報告しました。
