# 席を離れている人へのお知らせ。

## 端末で

push-turn = あなたの番です。
push-remind = 残り時間がわずかです。あなたの番です。

## Webhook で

hook-turn = { $name }さん、「{ $game }」であなたの番です： { $link }
hook-remind = { $name }さん、「{ $game }」の残り時間がわずかです： { $link }
hook-open = 「{ $name }」で「{ $game }」の卓が開きました： { $link }
hook-draw = 「{ $name }」でラウンドの卓が決まりました： { $link }
hook-test = { $name }さん、Kotatsuのお知らせはここに届きます。

## メールで

mail-turn-subject = 「{ $game }」であなたの番です
mail-turn = { $name }さん

    「{ $game }」であなたの番です：
    { $link }
mail-remind-subject = 「{ $game }」の残り時間がわずかです
mail-remind = { $name }さん

    「{ $game }」の残り時間がわずかです。あなたの番です：
    { $link }
mail-confirm-subject = Kotatsuの確認コード：{ $code }
mail-confirm = { $name }さん

    このコードで、このアドレスへのお知らせが始まります： { $code }

    心当たりがなければ、何もしなくて大丈夫です。これ以上は届きません。
mail-stop = メールを止める： { $link }

## メールから開くページ

stop-question = 手番を知らせるメールを、このアドレスに送らないようにしますか？
stop-yes = メールを止める
stop-done = これからメールは届きません。
