# What can be wrong with files: records, logs, editions. $reason is what the system says about it, $where a file or a
# part of it, $why another text: what was expected. $got is what was found instead, as it stands there.

file-unreadable = { $path }：読み込めません（{ $reason }）。
file-unwritable = { $path }：書き込めません（{ $reason }）。
file-no-folder = { $path }：書き込めません。フォルダー{ $folder }がありません。
file-is-folder = { $path }：ファイルではなく、フォルダーです。
file-not-text = { $path }：読み込めません（UTF-8のテキストではありません）。
file-not-toml = { $path }：TOMLではありません（{ $line ->
    [0] { "" }
   *[other] { $line }行目、
}{ $reason }）。
file-too-deep = { $path }：入れ子が深すぎます。
file-not-record = { $path }：ゲームの記録ではありません。{ $why }。
file-not-log = { $path }：ゲームのログではありません。{ $why }。
not-text = UTF-8のテキストではありません
not-json = JSONではありません{ $line ->
    [0] { "" }
   *[other] （{ $line }行目の{ $column }文字目）
}
not-so = 形が違います
too-deep = 入れ子が深すぎます
got = { $got ->
    [missing] ありません
   *[other] { $got }でした
}

## Records

record-none = { $where }：記録（JSONオブジェクト）が必要ですが、{ $got }でした。
record-value = { $where }、{ $key }：{ $why }が必要ですが、{ got }。
record-part = { $where }、{ $key }：{ $why }が必要です。
record-format = { $where }：形式{ $format }の記録です。このバージョンが読めるのは形式{ $known }です。
record-other-rules = この記録は{ $game }のルールのバージョン{ $version }のものです。ここにあるのはバージョン{ $here }です。
record-no-seed = この記録にはシードがありません。進行中のゲームから、ある席の分だけ書き出したものです。
no-such-eyes = 視点{ $eyes }はありません。あるのは：open、watch、0から{ $last }。
nothing-to-decide = 席{ $seat }は、場面{ $at }では何も決めることがありませんでした。
record-old-moves = 最初の{ $count }手が古いルールで遊ばれたため、再生できません。
record-move = moves[{ $at }]：{ $inner }
record-not-abandoned = 記録では打ち切りですが、記録された手でゲームは終わっています。
record-not-over = 記録は{ $count }手で終わっていますが、ゲームはまだ終わっていません。
record-other-result = 記録の結果は{ $claimed }ですが、記録された手からは{ $found }になります。
record-other-hash = 記録が、添えられたハッシュのものと違います。
line-not-record = この行はゲームの記録ではありません。
record-runs = { $path }：まだ進行中のゲームです。終わってから報告してください。
promises-not-opened = この記録の約束は開かれていません。ゲームの進行中に書き出されたものです。
promise-of-server = サーバーの秘密が、配る前に約束したものと違います。
promise-of-seat = 席{ $seat }のナンスが、配る前に約束したものと違います。
promise-of-person = ラウンドの{ $seat }番目の人のナンスが、配る前に約束したものと違います。
promise-of-round = 席の約束が、ラウンドに参加した人の約束と違います。
promises-twice = ラウンドの約束の中に、同じ人が二度あります。
promised-seed = シードが、サーバーの秘密と各席のナンスから決まるものと違います。
expected-whole-number = 整数
expected-text = 文字列
expected-object = オブジェクト
expected-list = リスト
expected-move = [席, 文字列]
expected-text-or-null = 文字列かnull
expected-result = 得点と勝者、またはnull
expected-texts = 文字列のリスト
expected-seat = 席の番号かnull
expected-old-moves = 再生できない手の数
expected-promises = サーバーと各席の約束、またはnull
expected-seats = 席ごとに1つ、全{ $count }個のリスト
expected-promise = 約束（ボットならnull）
expected-people = ラウンドに参加した全員の約束の一覧
expected-places = { $count }の席それぞれに、その一覧の番号かnull
expected-called-off = 開始が中止された回数
expected-digits = 16進数{ $count }桁

## Logs

log-format = 形式{ $format }のログではありません。
log-damaged = ログが壊れています：全{ $count }手に対し、古い手が{ $old }手。
log-too-short = ログが別のルールで作られていて、続きから遊べるだけの状態が残っていません。

## Editions

edition-of-record = 記録の版
other-edition = { $game }：版{ $wanted }（ハッシュ{ $hash }）がありません。ここにあるのは{ $here }（{ $hash_here }）です。
no-edition = { $game }：版{ $name }はありません。あるのは：{ $names }。
edition-no-table = { $where }：値の表が必要ですが、{ got }。
edition-no-text = { $where }、{ $key }：文字列が必要ですが、{ got }。
edition-unknown-key = { $where }、{ $key }：このゲームのキーではありません。あるのは：{ $keys }。
edition-no-value = { $where }、{ $key }：sourceとvalueの表が必要です（{ $why }）。
edition-no-source = { $where }、{ $key }.source："printed"か"rebuilt"が必要です。
edition-value = { $where }、{ $key }.value：{ $why }が必要ですが、{ got }。
edition-too-big = { $where }：大きすぎます（{ $size }バイト、上限は{ $most }）。
edition-text = { $where }、{ $key }.value：文字・数字・空白だけで{ $most }文字以内ではない文が含まれています。
expected-numbers = { $low }から{ $high }の整数のリスト
expected-so-many-numbers = { $low }から{ $high }の整数{ $length }個のリスト

## 外で失敗したこと：ファイル、回線、サーバー、証明書

cause-missing = 見つかりません
cause-denied = 権限がありません
cause-read-only = ディスクが読み取り専用です
cause-full = ディスクに空きがありません
cause-folder = ファイルではなくフォルダーです
cause-no-folder = パスの途中がフォルダーではありません
cause-there = 同じ名前のものがすでにあります
cause-too-long = 名前が長すぎます
cause-loop = リンクが循環しています
cause-disk = ディスクの読み書きに失敗しました
cause-too-many = 開いているファイルが多すぎます
cause-taken = そのポートは別のプログラムが使用中です
cause-not-here = この機械にそのアドレスはありません
cause-refused = 接続を拒否されました
cause-broken = 接続が切れました
cause-silent = 応答しません
cause-no-way = そこへつながるネットワークがありません
cause-unknown-name = その名前のサーバーは見つかりません
cause-no-names = 今は名前を調べられません
cause-no-host = ホストの名前ではありません
cause-nothing = 応答がありません
cause-password = パスワードが違います
cause-certificate = 証明書を信頼できません
cause-certificate-old = 証明書の期限が切れています
cause-certificate-early = 証明書はまだ有効ではありません
cause-certificate-own = 自己署名の証明書です
cause-certificate-other = 証明書が別の名前のものです
cause-not-https = HTTPSに対応していません
cause-not-http = HTTPの応答ではありません

## TOML

toml-no-equals = キーの後に = がありません
toml-more = 行に余分なものがあります
toml-open = 括弧が閉じていません
toml-open-text = 文字列の引用符が閉じていません
toml-twice = キーまたはテーブルが二重にあります
toml-no-key = キーがありません
toml-no-value = TOMLの値ではありません
toml-letter = 使えない文字があります
toml-backslash = \ の使い方が正しくありません
toml-number = 数字が長すぎます
