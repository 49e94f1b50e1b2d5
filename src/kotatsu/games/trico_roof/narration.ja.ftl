# Trico Roof — what is said at the table.

## Words

paint = { $colour ->
    [R] 赤
    [B] 青
   *[Y] 黄
}
old-paint = { $instead ->
    [R] 赤
    [B] 青
   *[Y] 黄
}
led-gift = { $led ->
    [B] パン
    [W] ワイン
    [S] マフラー
   *[C] 葉巻
}
trump-gift = { $trump ->
    [B] 切り札はパン。
    [W] 切り札はワイン。
    [S] 切り札はマフラー。
   *[C] 切り札は葉巻。
}
points = { $points }点

request = { $request ->
    [gov-1] 役所の依頼1
    [gov-2] 役所の依頼2
    [gov-3] 役所の依頼3
    [res-1] 住民の依頼1
    [res-2] 住民の依頼2
   *[res-3] 住民の依頼3
}

## What happened

event-filled = { $seat ->
    [you] あなたは白丸{ $square }を{ paint }に塗りました。
   *[other] { $seat_name }さんは白丸{ $square }を{ paint }に塗りました。
}
event-gave = { $seat ->
    [you] あなたは{ $card }を贈りました。
   *[other] { $seat_name }さんは{ $card }を贈りました。
}
event-ranked = { $trump ->
    [none] { rank-order }
   *[other] { trump-gift }{ rank-order }
}
rank-order = { $first ->
    [you] 順番は{ $cards }：最初に塗るのはあなたです。
   *[other] 順番は{ $cards }：最初に塗るのは{ $first_name }さんです。
}
event-painted = { $seat ->
    [you] あなたは{ $square }の{ old-paint }を{ paint }に塗り替えました。
   *[other] { $seat_name }さんは{ $square }の{ old-paint }を{ paint }に塗り替えました。
}
event-idle = { $seat ->
    [you] あなたが塗れる色は残っていません。
   *[other] { $seat_name }さんが塗れる色は残っていません。
}
event-scored = { $seat ->
    [you] あなたは{ request }を達成して{ points }。
   *[other] { $seat_name }さんは{ request }を達成して{ points }。
}
event-turned = { request }が裏返りました。
event-declined = { $seat ->
    [you] あなたは得点しません。
   *[other] { $seat_name }さんは得点しません。
}
event-assisted = { $seat ->
    [you] あなたは手伝って{ points }。
   *[other] { $seat_name }さんは手伝って{ points }。
}
event-opened = { $shuffled ->
    [yes] 住民の依頼をすべて混ぜ、新しい3枚を公開しました。
   *[no] 住民の依頼を新しく3枚公開しました。
}
event-late = { $step ->
    [corner] { $seat ->
        [you] あなたも時間切れなので、最初に合う角と色になります。
       *[other] { $seat_name }さんも時間切れなので、最初に合う角と色になります。
    }
   *[paint] { $seat ->
        [you] あなたの時間切れ{ who-chooses }
       *[other] { $seat_name }さんの時間切れ{ who-chooses }
    }
}
who-chooses = { $chooser ->
    [none] 、合う角もないので何も塗りません。
    [you] ：あなたが角と色を選びます。
   *[other] ：{ $chooser_name }さんが角と色を選びます。
}
event-cornered = { $seat ->
    [you] あなたは{ $painter_name }さんの代わりに、角{ $square }の{ old-paint }を{ paint }に塗り替えました。
   *[other] { $painter ->
        [you] { $seat_name }さんはあなたの代わりに、角{ $square }の{ old-paint }を{ paint }に塗り替えました。
       *[other] { $seat_name }さんは{ $painter_name }さんの代わりに、角{ $square }の{ old-paint }を{ paint }に塗り替えました。
    }
}
event-ended = { $winners ->
    [you] あなたの勝ち！
    [shared] { $winners_name }さんと勝利を分け合いました。
    [others] { $winners_name }さんが勝利を分け合いました。
   *[other] { $winners_name }さんの勝ちです。
}

## What is asked

ask-fill = あなたのリードで、依頼は全部見えています：白丸{ $square }は何色？
ask-give = { $led ->
    [none] あなたのリード：好きなカードを贈る。
   *[other] { $follows ->
        [yes] リードの{ led-gift }を贈る。
       *[no] { led-gift }がないので、好きなカードを贈る。
    }
}
ask-paint = あなたは{ $ranks }人中{ $rank }番目の職人：屋根をひとつ別の色に塗る。
ask-score = { $requests ->
    [gov-1] { completes-one }
    [gov-2] { completes-one }
    [gov-3] { completes-one }
    [res-1] { completes-one }
    [res-2] { completes-one }
    [res-3] { completes-one }
   *[other] 新しいチップで複数の依頼を達成：どれか1つで得点しますか？
}
completes-one = 新しいチップで依頼を達成：得点しますか？
ask-corner = { $painter_name }さんは時間切れ：角と色を選んでください。

## Moves

part-colour = { paint }
move-give = { $card }
move-paint = { $square }を{ paint }
move-score = { request }で得点
move-decline = 得点しない

## Why a move is advised: parts of sentences, $points on average

reason-paints = { $rank ->
    [1] 最初に塗り、どの色でも選べる
   *[other] { $rank }番目に塗る
}
reason-helps = 助手になる
reason-completes = { request }を達成して{ points }を得る
reason-rival = { $seat_name }さんが{ request }を達成して{ points }を得る
reason-assists = 手伝って{ points }を得る
reason-idle = あなたが塗れる色が残らない

## What a piece is, and what a move would do now

gift-kind = { $colour ->
    [B] パン
    [W] ワイン
    [S] マフラー
   *[C] 葉巻
}
about-card = 贈り物：{ gift-kind }{ $number }。いちばん強い贈り物の人が最初に塗ります。2番目に出た種類は最初の種類に勝ち、それ以外を贈った人は助手です。
about-square = { $roof ->
    [none] 白丸：最初の贈り物の前に、リードプレイヤーが色を決めます。
    [R] 赤い屋根。職人は別の色に塗り替えられます。
    [B] 青い屋根。職人は別の色に塗り替えられます。
   *[Y] 黄色い屋根。職人は別の色に塗り替えられます。
}
about-request = { points }の依頼：絵のとおりの並びが屋根のどこかにあり、新しいチップがその一部で★の色なら、得点できます。
about-done = 得点済み：住民の新しい依頼は次のフェーズに来ます。
about-paint = { paint }：残り{ $left }枚。職人3人ごとに、各色を1回ずつ使います。
outcome-give = { $rank ->
    [0] { $last ->
        [yes] 順位なし：助手になり、得点した職人ひとりにつき1点。
       *[no] 順位なし：助手になりそうです。得点した職人ひとりにつき1点。
    }
   *[other] { $trumps ->
        [yes] { gift-kind }が切り札になり、職人の{ $rank }番目です。
       *[no] { $last ->
            [yes] { $rank }番目に塗ります。
           *[no] 今のところ{ $rank }番目に塗れそうです。
        }
    }
}
outcome-fill = 白丸を塗っても得点はありません。舞台を整えるだけです。
outcome-paint = { $request ->
    [none] 今は何も達成しません。
   *[other] { $count ->
        [1] { request }を達成、{ points }です。
       *[other] { $count }件の依頼を達成。{ request }なら{ points }です。
    }
}
outcome-score = { $turns ->
    [yes] { points }です。すぐに裏面が公開されます。
   *[no] { points }です。
}
outcome-decline = 今は得点せず、依頼はほかの人に残ります。

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = フェーズ{ $phase } / { $phases } · 最高得点が勝ち{ $points ->
    [none] { "" }
   *[other] { " · " }今{ $points }点
}

## The score sheet

sheet-requests-1 = 1点の依頼
sheet-requests-2 = 2点の依頼
sheet-requests-3 = 3点の依頼
sheet-requests-4 = 4点の依頼
sheet-requests-5 = 5点の依頼
sheet-requests-6 = 6点の依頼
sheet-requests-7 = 7点の依頼
sheet-requests-8 = 8点の依頼
sheet-requests-9 = 9点の依頼
sheet-requests-10 = 10点の依頼
sheet-requests-11 = 11点の依頼
sheet-requests-12 = 12点の依頼
sheet-requests-13 = 13点の依頼
sheet-requests-14 = 14点の依頼
sheet-requests-15 = 15点の依頼
sheet-requests-16 = 16点の依頼
sheet-requests-17 = 17点の依頼
sheet-requests-18 = 18点の依頼
sheet-requests-19 = 19点の依頼
sheet-requests-20 = 20点の依頼
sheet-assisting = 手伝い

## On the board

board-title = トリコルーフ
board-phase = フェーズ{ $number } / { $of }
board-led = リードは{ led-gift }（{ $led }）
board-trump = 切り札{ $trump }
board-over = ゲーム終了
board-you = あなた
board-hand = 手札
board-assists = 助手
board-leads = リード
board-paint-left = 残りの色：
board-worth = { $points }点
board-done = ✓

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = そのカードは手札にありません
illegal-follow = リードの種類を贈らなければなりません（TR-8）
illegal-not-complete = 新しいチップは、★の色でその依頼を達成していません（TR-12）
illegal-fill-order = 白丸は上から順に塗ります。次は{ $square }です（TR-7）
illegal-corner = 角と、そこにまだない、選べる色でなければなりません（TR-17）
illegal-not-on-offer = その色は今選べません（TR-10、TR-11）
illegal-same-colour = 新しいチップは、前と違う色でなければなりません（TR-10）
illegal-other-duty = { $phase ->
    [fill] 今は白丸の色を決めるときです
    [give] 今はカードを贈るときです
    [paint] 今は塗るときです
    [score] 今は依頼で得点するかどうかを決めるときです
   *[corner] 今は角を選ぶときです
}
