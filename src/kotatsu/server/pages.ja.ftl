# Pages of the server that need no web app.

transfer-question = この端末で続けますか？ テーブルもいっしょに移ります。リンクが使えるのは1回だけです。
transfer-yes = はい、ここで続けます
