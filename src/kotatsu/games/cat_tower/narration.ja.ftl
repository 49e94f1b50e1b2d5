# Cat Tower — what is said at the table.

## Words

item = { $item ->
    [house] 家
    [yarn] 毛糸
    [butterfly] ちょうちょ
    [bowl] ボウル
    [cushion] クッション
   *[mouse] ネズミ
}
an-item = { item }
cat-name = { $cat ->
    [house] 家ねこ
    [yarn] 毛糸ねこ
    [butterfly] ちょうちょねこ
    [bowl] ボウルねこ
    [cushion] クッションねこ
   *[mouse] ネズミねこ
}
points-made = { $points }点

## What happened

event-rolled = { $seat ->
    [you] ラウンド{ $round }：あなたが振って{ $dice }。
   *[other] ラウンド{ $round }：{ $seat_name }さんが振って{ $dice }。
}
event-took = { $seat ->
    [you] あなたは{ $die }を取りました。
   *[other] { $seat_name }さんは{ $die }を取りました。
}
event-left = { $die }が残り、全員の2つ目の数字になります。
event-ready = { $known ->
    [yes] { $seat ->
        [you] あなたは決めました。
       *[other] { $seat_name }さんの選択：{ decided }。
    }
   *[no] { $seat_name }さんは準備完了です。
}
decided = { $item ->
    [none] { move-pass }
   *[other] { move-mark }
}
event-marked = { $seat ->
    [you] あなたは{ $hex }に{ an-item }を書き込みました{ for-footprints }
   *[other] { $seat_name }さんは{ $hex }に{ an-item }を書き込みました{ for-footprints }
}
for-footprints = { $cost ->
    [0] 。
   *[other] （足あと{ $cost }個）。
}
event-passed = { $footprint ->
    [yes] { $seat ->
        [you] あなたはパスして、足あとを記しました。
       *[other] { $seat_name }さんはパスして、足あとを記しました。
    }
   *[no] { $seat ->
        [you] あなたはパス。記せる足あとはもうありません。
       *[other] { $seat_name }さんはパス。記せる足あとはもうありません。
    }
}
event-scored = { $seat ->
    [you] あなたの{ cat-name }は{ $houses } × { $items } ＝ { $points }点。
   *[other] { $seat_name }さんの{ cat-name }は{ $houses } × { $items } ＝ { $points }点。
}
event-caught = { $footprint ->
    [yes] { $seat ->
        [you] ちょうちょがあなたに足あとを運んできました。
       *[other] ちょうちょが{ $seat_name }さんに足あとを運んできました。
    }
   *[no] ちょうちょが運べる足あとは、もうありません。
}
event-completed = { $bonus ->
    [large] { $seat ->
        [you] あなたは一番乗りで{ $column }列を完成：{ points-made }！
       *[other] { $seat_name }さんは一番乗りで{ $column }列を完成：{ points-made }。
    }
   *[small] { $seat ->
        [you] あなたはあとから{ $column }列を完成：{ points-made }。
       *[other] { $seat_name }さんはあとから{ $column }列を完成：{ points-made }。
    }
}
event-overtaken = { $seat ->
    [you] あなたの{ $column }列の毛糸は{ $before }点から{ $points }点に下がりました。
   *[other] { $seat_name }さんの{ $column }列の毛糸は{ $before }点から{ $points }点に下がりました。
}
event-ended = { $why ->
    [columns] タワーの完成です。{ who-won }
   *[rounds] 最後のラウンドでした。{ who-won }
}
who-won = { $winners ->
    [you] あなたの勝ち！
    [shared] { $winners_name }さんと勝利を分け合いました。
    [others] { $winners_name }さんが勝利を分け合いました。
   *[other] { $winners_name }さんの勝ちです。
}

## What is asked

ask-take = ダイスを取る：残るダイスと合わせて、アイテムと階になります。
ask-mark = { $fits ->
    [no] { $own }と{ $left }では何も置けません。{ $footprints ->
        [0] 足あともないので、パスです。
       *[other] 足あとを使っても無理なので、パスです。
    }
   *[yes] { $own }と{ $left }：一方がアイテム、もう一方が階{ with-footprints }
}
with-footprints = { $footprints ->
    [0] 。
   *[other] （足あと{ $footprints }個）。
}
choices-how = またはパス：「{ $example }」や「house C1 yarn」（猫つき）と入力。+1は足あと1個

## Moves

move-take = { $die }のダイス
move-mark = { $cat ->
    [none] { $hex }に{ an-item }
   *[other] { $hex }に家、{ cat-name }の得点
}
move-pass = パス

## Why a move is advised: parts of sentences, $points on average

reason-marks = { $hex }に{ an-item }を書き込む
reason-cat = { cat-name }が{ points-made }になる
reason-empty = { cat-name }を0点であきらめても、家が{ $houses }軒に増えてあとの猫の得点が上がる
reason-column = { $column }列を完成して{ points-made }を得る
reason-rival = { $seat_name }さんが{ $column }列を完成して{ points-made }を得る
reason-brings = このラウンドのシートの得点が平均{ $otherwise }点ではなく{ points-made }増える
reason-footprint = 足あとをもらえる
reason-passes = パスしかできない

## What a piece is, and what a move would do now

item-counts = { $item ->
    [house] 家：すぐに猫1匹の得点が決まります。シートの家の数×その猫のアイテムの数。
    [yarn] 毛糸：最後に、列ごとに最多の人に得点、2番目の人にも少し。
    [butterfly] ちょうちょ：次のラウンドから使える足あとひとつと、最後に得点。
    [bowl] ボウル：まわりのアイテムの種類ごとに得点。
    [cushion] クッション：階で得点。高いほど多い。
   *[mouse] ネズミ：隣り合うとまとめて数えます。3匹のグループなら3×3点。
}
about-item = { item-counts }
about-hex = { $item ->
    [none] { $house ->
        [yes] 空き部屋。家を建てられます。
       *[no] 空き部屋。家は建てられません。
    }
   *[other] { item-counts }
}
about-cat = { $points ->
    [none] { cat-name }は待っています：新しい家で一度だけ、家の数×この猫のアイテムの数。
   *[other] { cat-name }は得点済み：{ points-made }。
}
about-die = ダイス：一方がアイテム、もう一方が階。{ item-counts }
about-footprints = { $ready ->
    [0] 足あと：パスかちょうちょで○がつきます。○を使うと、数字を1変えられます。
   *[other] ○のついた足あとが{ $ready }個：1個使うごとに、数字を1変えられます。
}
about-column = { $column }列：一番乗りで埋めると{ $large }点、あとからなら{ $small }点。
outcome-take = 残るダイスの階に{ an-item }か、{ $die }階に残るダイスのアイテムを書き込めます。
outcome-mark = { $bonus ->
    [0] { $cat ->
        [none] { column-left }
       *[other] { cat-name }は{ $score ->
            [0] 0点：家だけが、あとの猫のために残ります。
           *[other] { $score }点。
        }{ column-left }
    }
   *[other] { $cat ->
        [none] { $column }列が完成して{ $bonus }点。{ game-ends }
       *[other] { cat-name }が{ $score }点、さらに{ $column }列が完成して{ $bonus }点。{ game-ends }
    }
}
game-ends = { $ends ->
    [yes] このラウンドでゲームが終わります。
   *[no] {""}
}
column-left = { $column }列の空き部屋は残り{ $left }。
outcome-pass = { $footprint ->
    [yes] 何も書き込まず、足あとをもらいます。
   *[no] 何も書き込まず、もらえる足あともありません。
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $end_columns }列の完成で終了（今{ $full }列） · 最高得点が勝ち{ $points ->
    [none] { "" }
   *[other] { " · " }今{ $points }点
}

## The score sheet

sheet-cat-house = 家ねこ
sheet-cat-yarn = 毛糸ねこ
sheet-cat-butterfly = ちょうちょねこ
sheet-cat-bowl = ボウルねこ
sheet-cat-cushion = クッションねこ
sheet-cat-mouse = ネズミねこ
sheet-column-A = A列
sheet-column-B = B列
sheet-column-C = C列
sheet-column-D = D列
sheet-column-E = E列
sheet-column-F = F列
sheet-yarn-A = A列の毛糸
sheet-yarn-B = B列の毛糸
sheet-yarn-C = C列の毛糸
sheet-yarn-D = D列の毛糸
sheet-yarn-E = E列の毛糸
sheet-yarn-F = F列の毛糸
sheet-butterfly = ちょうちょ
sheet-bowl = ボウルの隣の種類
sheet-cushion = クッションの階
sheet-mouse = ネズミのグループ

## On the board

board-title = キャットタワー
board-round = ラウンド{ $number }（最大{ $of }）
board-middle = 中央に
board-over = { $count }ラウンドで終了
board-you = あなた
board-footprints = O{ $ready } X{ $spent }
board-marked = { $move } …
board-cats = 猫{ $count }匹 { $points }
board-points = = { $points }

## Why a move is illegal, as the middle of a sentence

illegal-no-such-die = そのダイスは中央にありません（CT-5）
illegal-take-a-die = 今はダイスを取るときです（CT-5）
illegal-mark-or-pass = 今は書き込むかパスするときです（CT-6）
illegal-no-such-hex = シートにそのマスはありません（CT-1）
illegal-filled = そのマスはもう埋まっています（CT-6）
illegal-no-house-there = 家は、家の絵のあるマスにしか建てられません（CT-7）
illegal-cat-scored = その猫の得点はもう決められません（CT-7、CT-10）
illegal-footprints = 足あとが{ $cost }個必要ですが、使えるのは{ $ready }個です（CT-9）
