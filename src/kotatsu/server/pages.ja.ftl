# Pages of the server that need no web app, and previews of links to it.

transfer-question = この端末で続けますか？ 卓もいっしょに移ります。リンクが使えるのは1回だけです。
transfer-yes = はい、ここで続けます
no-app = 卓は温まっていますが、このインストールにはWebアプリが入っていません。インストールのとき、アプリを組み立てるNode.js 20.19以降がなく、取得もできませんでした。
no-app-install = Node.jsを入れてから、Kotatsuをもう一度インストールしてください（フォルダーの中で{ $command }）。
no-app-terminal = それまではターミナルから遊べます。このアドレスを付けて{ $command }と入力してください。
no-app-interface = このサーバーにできることは{ $link }に書かれています。
no-app-interface-link = インターフェースの説明
needs-scripts = 卓を表示するには、KotatsuにJavaScriptが必要です。
preview = パンケーキと猫と屋根の、小さなボードゲーム。こたつ、あったまってますよ。
preview-invitation = いっしょに遊びましょう：{ $game }
preview-replay = ゲームを振り返る
preview-replay-line = あたたかい卓でのゲームを一手ずつ、好きな人の視点で見られます。
picture-moment = { $number }手目 / 全{ $count }手
picture-end = ゲーム終了
