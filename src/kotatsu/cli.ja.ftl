# What the command `kotatsu` says beside the games: its help, its errors, what a server's owner reads.
#
# What was typed comes with its quotation marks; $reason is what the system says.

## Bots

too-many-bots = { $seats }席に対してボットが{ $bots }匹指定されています。1匹だけか、席ごとに1匹ずつ書いてください。
arena-bots = この卓のアリーナに必要なボットは2～{ $players }匹です（今は{ $bots }匹）。
no-seat-of = 席{ $seat }はありません。{ $players }人なら席は0から{ $last }までです。

## Commands

no-such-command = コマンド{ $name }はありません。あるのは：{ $commands }。
name-a-game = kotatsu { $command }：ゲームを指定してください。あるのは：{ $games }。
no-such-language = 言語{ $name }はありません。あるのは：{ $languages }。
log-other-game = { $path }：{ $name }の違うゲームが入っています。続きを遊ぶなら、その指定を外してください。
one-record = 記録に入るのは1ゲームだけです。--gamesか--recordを外してください。
no-rulebook = { $game }のルールブックがありません。
no-such-rule = { $game }にルール{ $number }はありません。ルールは{ $first }から{ $last }までです。
no-tests = テストが見つかりません。ソースなしでインストールされています。

## Joining a server

no-address = { $typed }はアドレスではありません。http://192.168.1.7:8765 のように入力してください。
no-address-of-server = { $typed }はサーバーのアドレスではありません。http://192.168.1.7:8765 のように入力してください。
no-link = { $typed }は卓へのリンクではありません。リンクは { $server }/table/… のような形です。
no-server = { $server } にサーバーがありません（{ $why }）。
no-answer = { $server } からサーバーらしい応答がありません（{ $why }）。
sends-on = { $server } は { $there } に転送しています。信用できるなら、そのアドレスに参加してください。
not-kotatsu-answers = { $server } はKotatsuのサーバーではありません（応答：{ $status }）。
not-kotatsu = { $server } はKotatsuのサーバーではありません。
other-version = { $server } は{ $version ->
    [none] 別のバージョン
   *[other] Kotatsu { $version }
}で、こちら（{ $own }）とは話が合いません。両方を同じバージョンにしてください。
table-shut = サーバーがこの卓を開いてくれません（応答：{ $status }）。
account-damaged = { $path }：壊れています。これがないと、そのサーバーでは新しい人として扱われます。
lobby-no-option = { $game }にオプション{ $name }はありません。あるのは：{ $options }。

## Serving

port-too-large = kotatsu serve：ポートは65535までの番号です（入力：{ $port }）。
workers-not-here = kotatsu serve: --workers { $count } には、開いた接続をプロセス間で渡せるシステムが必要ですが、このシステムではできません。省くか、1を指定してください。
workers-are-peers = PostgreSQLでは、プロセスはそれぞれが一つのサーバーです。--workersなしで{ $count }個起動してください。
ports-taken = ポート{ $first }から{ $last }はすべて使用中です。--portで別の番号を指定してください。
cannot-serve = { $host } のポート{ $port }でサーバーを開けません（{ $why }）。
no-such-setting = 設定{ $name }はありません。あるのは：{ $settings }。
setting-value = { $name }に{ $value }は指定できません。{ $why }が必要です。
expected-whole-setting = 0以上の整数
expected-setting = 0以上の数
expected-smtp = smtp://ユーザー:パスワード@ホスト:ポート か smtps://…

## What a server keeps

store-in-use = { $path } はKotatsuの別のサーバーが使用中です。先にそちらを止めてください。
store-unwritable = { $path } に書き込めません（{ $reason }）。このユーザーがファイルとフォルダーに書き込めるようにしてください。
store-two-names = { $path } には別の名前（ハードリンク）もあり、そちらからはログが見つかりません。別の名前を消すか、ファイルをコピーしてください。
store-no-database = { $path } にデータベースがありません。--dataでサーバーのフォルダーを指定してください。
store-there-already = { $path } はもうあります。バックアップには新しい名前をつけてください。
store-no-folder = { $path } に書き込めません。フォルダー{ $folder }がありません。
store-not-written = { $path } に書き込めません（{ $reason }）。
store-no-file = ファイル { $path } がありません。
store-damaged = { $path } は壊れています（{ $reason }）。
store-other-kind = { $scheme }:// の保存先には対応していません。フォルダーを指定してください。
store-not-empty = { $path } は空ではありません。新しい場所を指定してください。
store-moved-wrong = { $path } に書いた内容が読んだものと違います（{ $table }）。何も残していません。
store-unreachable = { $where } に接続できません（{ $reason }）。
store-needs-postgresql = PostgreSQLを使うには、もう一つパッケージが必要です：pip install "kotatsu[postgresql]"。
store-no-file-there = これはファイルのための機能です。postgresql:// のデータベースには専用の道具があります。docs/hosting.mdをご覧ください。
store-folder = フォルダー { $path } を作れません（{ $reason }）。
store-empty = { $path } は空です。
store-other-program = { $path } は別のプログラムのデータベースです。
store-newer = { $path } は新しいバージョンのKotatsuが書いたものです（スキーマ{ $schema }、このバージョンは{ $known }まで）。そのバージョンをもう一度入れてください。
store-unreleased = { $path } は公開されなかったバージョンのKotatsuが書いたものです（スキーマの段階{ $step }が違います）。バックアップに置き換えてください。
store-closed = { $path } はもう閉じられています。
store-no-log = { $path } の場所ではSQLiteのログが使えません。この機械のディスクを使ってください。
store-not-opened = { $path } を開けません（{ $reason }）。
store-not-database = { $path } はデータベースではありません。
store-corrupt = { $path } は壊れています。バックアップに置き換えてください。
store-full = { $path } のあるディスクがいっぱいです。空きができるまで、何も書き込みません。
store-locked = { $path } は別のプログラムがロックしています。それを閉じて、もう一度お試しください。
store-read-only = { $path } に書き込めません。このユーザーがファイルとフォルダーに書き込めるようにしてください。
store-shut = { $path } を開けません。このユーザーがファイルとフォルダーに書き込めるようにしてください。
store-disk-fails = { $path } のあるディスクに不具合があります（{ $reason }）。直してから、起動し直してください。
store-unusable = { $path } は使えません：{ $reason }。

## What is wrong with a new game

game-name = ゲームの名前は、goose-marketのように英小文字、数字、ハイフンでつけます。{ $name }は使えません。
rules-prefix = ルール番号は、GM-1のように英字2文字で始まります。{ $prefix }は使えません。--prefixで指定してください。
game-there = ゲーム{ $name }はもうあります。
prefix-taken = { $prefix }は{ $game }のルールがもう使っています。--prefixで別の文字を指定してください。
no-checkout = 新しいゲームは、Kotatsuのチェックアウトの中に書き出します。まずそこへ移ってください。
written-already = { $path } がもうあるので、何も書き出しませんでした。
command-failed = { $command } に失敗しました：{ $reason }

## What argparse says: usage, headings, and why arguments are wrong

args-usage = 用法:
args-positional = 引数
args-options = オプション
args-help = このヘルプを表示して終わる
args-version = バージョン番号を表示して終わる
args-required = 次の引数が必要です：{ $names }
args-one-required = 次の引数のどれか1つが必要です：{ $names }
args-unknown = 知らない引数です：{ $names }
args-wrong = 引数 { $name }：{ $what }
args-not-with = { $name } と一緒には使えません
args-takes-none = 値{ $value }は不要です
args-needs-one = 値が1つ必要です
args-needs-some = 値が1つ以上必要です
args-choice = { $value }は選べません（{ $choices } から選んでください）
wrong-arguments = { $prog }：{ $what }。くわしくは { $prog } --help で。
wrong-whole = 整数が必要ですが、{ $text }でした
wrong-day = { $text }は日付ではありません。2026-11-18 のように書いてください
wrong-count = 1以上の整数が必要ですが、{ $text }でした
wrong-seconds = 0から60の秒数が必要ですが、{ $text }でした

## Help: what stands for what is typed

word-command = コマンド
word-game = ゲーム
word-file = ファイル
word-from = 元
word-to = 先
word-folder = フォルダー
word-level = 強さ
word-seconds = 秒
word-name = 名前
word-number = 番号
word-code = コード
word-address = アドレス
word-own-bot = 名前=ファイル
word-setting = 名前=値
word-target = 名前=下限..上限
word-range = キー:下限..上限

## Help: the commands

overview = Kotatsu：パンケーキと猫と屋根のボードゲームを、あたたかいこたつで。
overview-no-command = コマンドなしなら serve --open と同じです。
overview-alone = 今すぐブラウザーで遊ぶ
overview-serve = 同じものをサーバーとして、家の中やインターネットへ
overview-join = リンクからサーバーの卓につく
overview-analyse = 記録したゲームの、選択ごとの損と勝負の分かれ目
overview-new-game = 自分のゲームを作り始める
overview-backup = 動いたままサーバーの全部を控える。戻すのは restore
overview-doctor = インストールの状態。人に渡すなら bug-report
overview-end =
    はじめるには：  kotatsu play { $game }
    コマンドの説明：  kotatsu play --help
command-play = 席についてボットと遊ぶ
command-learn = 案内つきの初ゲーム、5分ほど
command-watch = ボットどうしで遊ばせる
command-arena = どのボットがどれだけ強いか
command-serve = ひとりでも、みんなとでも、ブラウザーで遊ぶ
command-join = サーバーの卓につく
command-backup = サーバーの保存内容を、動いたままでも全部控える
command-restore = サーバーの保存内容をバックアップに置き換える
command-move-store = サーバーが保存しているものすべてを別のデータベース（SQLiteまたはPostgreSQL）へ移し、そこで照合する
command-records = 終わったゲームの記録を一覧・書き出し・取り込み
command-bug-report = 不具合を調べるのに必要なことを書き出す
command-replay = 記録したゲームを一手ずつ、前にも後ろにもたどる
command-verify = 記録したゲームをもう一度配って遊び、照らし合わせる
command-analyse = 記録したゲームの、選択ごとの損を調べる
command-games = ゲームの一覧
command-rules = ゲームの遊び方をルールごとに
command-new-game = チェックアウトの中で、自分のゲームを作り始める
command-doctor = インストールの状態を調べる
# A command's line once more, as a sentence.
description = { $text }。

## Help: what can be said with them

group-look = 見た目
group-game = { $game }のオプション
with-default = { $text }（既定：{ $default }）
help-no-colour = 色なし
help-language = { $languages }（既定：システムの言語）
help-plain = ASCIIの文字で1行ずつ：書き写しや画面読み上げ用
help-players = 何人で遊ぶか
help-players-of = { $few }～{ $many }人、普段は{ $usual }人
help-seed = 同じシードなら同じゲームが配られる
help-edition = 自分の版（TOML）、またはゲーム付属の版の名前
help-names = 各席の名前
help-seat = 自分の席、0から。複数ならコンマ区切り、全部ならall
help-bots = ボットごとの強さ、席の順に
help-record = 終わったゲームをこのファイルに書き出す
help-log = ゲームをここに残す、または続きから遊ぶ
help-pace = ボットが動く前の間
help-bots-watched = 席ごとの強さ
help-delay = 一手ごとの間
help-games = この回数だけ遊んで集計する
help-record-watched = ゲームをこのファイルに書き出す
help-arena-bots = 対戦するボットの強さ。tiger@500 なら、一手の探索は500回まで
help-arena-games = およそのゲーム数。どの配りも、すべてのボットがすべての席で遊ぶ（既定：200）
help-arena-seed = 同じシードなら同じゲームになる
help-arena-json = 結果をこのファイルに書き出す
help-processes = 同時にいくつ動かすか（既定：全コア）
help-host = 待ち受ける場所。0.0.0.0 ならほかの端末からも入れる（既定：127.0.0.1）
help-port = （既定：8765、または次の空き番号）
help-workers = テーブルを分け合うプロセスの数（既定：コア数より1つ少ない数）
help-open = ブラウザーで開く
help-own-bot = Pythonファイルで作った自分のボットとも遊べるようにする。docs/writing-a-bot.md
help-set = 設定を変える。/metricsなら metrics_token=TOKEN など。一覧は docs/hosting.md
help-data = 卓、人、記録を置くフォルダー
help-database = 同じものをアドレスで：sqlite:///PATH
help-backup-file = 新しいファイル。データと同じく秘密に
help-restore-file = kotatsu backup が書いたもの
help-move-from = 今の場所：フォルダー、sqlite:///パス、postgresql://… のどれか。そこでサーバーを動かしたままにしないでください
help-move-to = 移す先：同じ書き方で、空であること
help-records-action = 一覧を見る、JSONの行として書き出す、その行を取り込む
help-records-file = 書き出し先、または読み込み元。省略か - なら標準出力か標準入力
help-records-game = このゲームだけ
help-records-player = この名前の人がいるものだけ
help-records-since = この日（UTC）以降に終わったものだけ
help-records-limit = 新しいものから最大この件数
help-report-file = 書き出す場所（既定：{ $file }）
help-report-record = うまくいかなかった、終わったゲーム
help-url = 卓へのリンク、またはサーバーのアドレス：卓を選ぶか立てられる
help-name = みんなから呼ばれる名前
help-watch = 観戦だけする
help-analyse-seat = この席の選択だけを表示する
help-analyse-json = 分析をこのファイルに書き出す
help-iterations = それぞれの探索の回数（既定：2000）
help-rules = このルールだけ（例：TP-14）
help-new-game = 英小文字とハイフンで（例：goose-market）
help-prefix = ルール番号の前の英字2文字（例：GM）
help-doctor-rules = どのテストがどのルールを確かめるか

## A server, for who has started it

serve-at = Kotatsuは { $url } で開いています（Ctrl-Cで停止）
serve-others = 同じネットワークのほかの端末からは { $url }
serve-already = Kotatsuはもう { $url } で動いています
serve-other-port = ポート{ $usual }は別のプログラムが使用中なので、ポート{ $port }を使います。

## Backups and reports

records-refused = { $line }行目：{ $why }
records-imported = 取り込み：{ $added }件、すでにあるもの：{ $known }件、拒否：{ $refused }件。
records-exported = { $file }に記録が{ $count }件あります。
backup-holds = { $file } の内容：
brought-back = 元に戻しました：
store-moved = すべてを移し、一行ずつ照合しました。
backup-counts = { $first }開いている卓{ $tables }、人{ $people }、記録{ $records }。{ $wrong ->
    [0] 記録はすべて正しいものです。
   *[other] うち{ $wrong }件の記録が正しくありません。
}
backup-more = ほかに{ $count }件
backup-not-json = JSONではありません
kept-before = 前にあったものは { $file } に残してあります。
report-written = { $file } に書き出しました。人に渡す前に読んでください。
report-happened = 何が起きたか、どうなるはずだったか
report-machine = この機械
report-game = ゲーム

## The shelf

shelf-rebuilt = この版で復元したもの：{ $what }。
shelf-as-printed = この版は印刷どおりです。
shelf-also = --edition { $name } でも遊べます：{ $what }
shelf-ours = お借りしたのはルールだけです。絵と文章はすべて自分たちで作っており、ここに名前のある方々とは無関係です。

## The doctor

doctor-rules = ルール
doctor-terminal = ターミナル
doctor-game = ゲーム
doctor-where = { $version }、{ $folder }
doctor-python = { $version }（{ $kind }）、{ $path }
doctor-version = { $game }（{ $name }）、ルールのバージョン{ $version }
doctor-edition = 版{ $edition }、ハッシュ{ $hash }。復元：{ $rebuilt }
doctor-nothing = なし
doctor-plain = 素のPython、コンパイル済みはなし（{ $modules }）
doctor-plain-yet = 素のPython、コンパイル済みはなし（{ $modules }）。次の起動からはコンパイル済みを使います
doctor-compiled = コンパイル済み：{ $modules }
doctor-compiled-partly = コンパイル済み：{ $modules }。素のPython：{ $plain }
doctor-screen = { $columns } × { $rows }{ $room ->
    [enough] { "" }
   *[small] （卓に必要な80 × 24より小さい）
}、{ $colours ->
    [none] 色なし
    [true] フルカラー
   *[other] { $colours }色
}、{ $shapes ->
    [round] 丸い絵
   *[ascii] ASCIIの絵
}、{ $redraw ->
    [live] その場で描き直す
   *[lines] 1行ずつ表示
}
doctor-no-test = テストなし

## A new game

new-game-next =
    { $name }ができました。まだ小さなゲームです。あなたのゲームに変えていきましょう。

      kotatsu play { $name }               遊んでみる（kotatsu serveにもあります）
      python3 check.py --game { $name }    このゲームに関する検査をすべて
      src/kotatsu/games/{ $folder }        rules.pyから。手引きは docs/adding-a-game.md

## ラボ

lab-no-cluster = { $address }：そこではRayのクラスターに届かず、始めることもできません（{ $reason }）。
lab-worker-lost = ラボのプロセスが外から終了させられました。メモリ不足かもしれません。終わった分は残っていて、同じコマンドで続けられます。
lab-needs = これには{ $what }が必要です：pip install "kotatsu[{ $extra }]"
lab-ending = { $path }：行は{ $endings }のどれかで書き出します。
lab-other-plan = { $folder } には別のシミュレーションの途中結果があります。消すか、別のファイルを指定してください。
lab-there-already = { $path } はもうあります。別のファイルを指定してください。
command-simulate = 何千ものゲームを遊ばせ、ほかのプログラムが読む行にする
help-simulate-file = ゲームの書き出し先：.parquet、.csv、.jsonl
help-simulate-decisions = 一手ごとの行もこのファイルに書き出す
help-lab-games = ゲームの数
help-lab-seed = すべての配りのもと。同じなら同じ行になる
help-lab-bots = 全席に同じボットを1匹、またはゲームごとに席を替わる数匹。スタイルは greedy:cautious のようにコロンのあとに書く
help-lab-ray = このアドレスのRayクラスター、またはここで立ち上げるクラスターを使う
lab-games = ゲーム
lab-rate = { $rate }ゲーム/秒
simulate-goes-on = すでに{ $games }ゲームあります。
simulate-kept = { $games }ゲームを残しました。同じコマンドで { $file } の続きができます。
simulate-done = { $games }ゲーム、選択{ $moves }回、{ $rate }ゲーム/秒：{ $file }

lab-no-number = { $game }：この版に{ $path }という数はありません。
lab-no-number-value = { $part }：=のあとには整数を書いてください。
lab-no-measure = 測り方{ $name }はありません。あるのは：{ $measures }。ほかは docs/lab.md にあります。
lab-no-target = { $typed } は目標ではありません。winner-points=20..40 のように 名前=下限..上限 と書いてください。
lab-no-range = { $typed } は範囲ではありません。score.in_hand:-4..0 のように キー:下限..上限 と書いてください。
lab-one-bot = 報告は、全席が同じボットのゲームについてのものです。--botsで1匹だけ指定してください。
command-report = ゲームの性格（席、手、展開、点、腕前）を図入りのページにする
help-report-html = ページの書き出し先
command-compare = 2つの版やオプションがゲームをどう変えるか、同じ配りで比べる
help-compare-variant = as-is、版のファイル、option=value、または版の key=number。コンマで区切って複数書ける
help-compare-other = もう一方について、同じように
help-compare-games = ゲーム数の上限。差がはっきりすればそこで終わる
help-compare-measure = いつ終えるかを決めるもの：{ $measures } など
help-compare-within = 差がここまでわかれば、等しいとして終える
command-tune = 目標に合う版の数を探す
help-tune-file = 見つけた版の書き出し先。試行はその横に残る
help-tune-vary = 版の数とその範囲。何度でも書ける
help-tune-target = 測るものと、あるべき値。何度でも書ける
help-tune-trials = 試行の数
help-tune-games = 1回の試行のゲーム数
help-tune-report = 探索の道のりをページにする
lab-report = 報告
lab-trials = 試行
report-done = 報告は { $file } にあります。
compare-higher = { $measure }はBのほうが{ $difference } ± { $within }高いです（{ $games }ゲーム）。
compare-lower = { $measure }はBのほうが{ $difference } ± { $within }低いです（{ $games }ゲーム）。
compare-equal = { $measure }は{ $within }の範囲でどちらも同じです（{ $games }ゲーム）。
compare-open = { $measure }：{ $games }ゲームでははっきりした差がありません。差は{ $difference } ± { $within }です。
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
tune-done = { $file }：目標までの距離は{ $before }から{ $after }になりました。
