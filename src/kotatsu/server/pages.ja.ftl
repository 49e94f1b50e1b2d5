# Pages of the server that need no web app.

transfer-question = この端末で続けますか？ 卓もいっしょに移ります。リンクが使えるのは1回だけです。
transfer-yes = はい、ここで続けます
