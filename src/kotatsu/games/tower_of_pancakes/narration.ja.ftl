# Tower Of PanCakes!! — what is said at the table.

## Words

mode-basic = 基本
mode-mystery = ミステリーショッパー
mode-hyper-mystery = ハイパーミステリー
mode-extreme = エクストリーム

cat = { $plate ->
    [A] アガサ
    [B] ブルーノ
    [C] カール
   *[D] デイブ
}
place = { $row ->
    [above] { cat }の上
   *[below] { cat }の下
}
colour = { $led ->
    [Y] 黄
    [B] 茶
    [R] 赤
   *[G] 緑
}
pancakes = パンケーキ{ $count }枚

## What happened

event-played = { $face ->
    [up] { $seat ->
        [you] あなたは{ $card }を出しました。
       *[other] { $seat_name }さんは{ $card }を出しました。
    }
   *[down] { $seat ->
        [you] あなたは{ $card }を裏向きに出しました。
       *[other] { $known ->
            [yes] { $seat_name }さんは{ $card }を裏向きに出しました。
           *[no] { $seat_name }さんはカードを裏向きに出しました。
        }
    }
}
event-ranked = { $first ->
    [you] 1位はあなた、{ second-of-two }
    [other] 1位は{ $first_name }さん、{ second-of-two }
   *[none] { $taker ->
        [you] 全員裏向き：あなたがトリックを取り、もう一度リードします。
       *[other] 全員裏向き：{ $taker_name }さんがトリックを取り、もう一度リードします。
    }
}
second-of-two = { $second ->
    [you] 2位はあなたです。
    [other] 2位は{ $second_name }さんです。
   *[none] 2位はいません。
}
event-passed = { $seat ->
    [you] あなたは焼けたパンケーキがなく、パスします。
   *[other] { $seat_name }さんは焼けたパンケーキがなく、パスします。
}
event-served = { $seat ->
    [you] あなたは{ cat }に{ $count }枚提供しました{ to-whom }
   *[other] { $seat_name }さんは{ cat }に{ $count }枚提供しました{ to-whom }
}
to-whom = { $discarded ->
    [0] 。
   *[other] 。さらに{ $discarded }枚は入りきらず廃棄です。
}
event-baked = { $count ->
    [0] { $seat ->
        [you] あなたには焼く生地がもうありません。
       *[other] { $seat_name }さんには焼く生地がもうありません。
    }
   *[other] { $seat ->
        [you] あなたは{ $count }枚焼きました。
       *[other] { $seat_name }さんは{ $count }枚焼きました。
    }
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] あなたは{ place }のカードを見ました：{ $points }です。
       *[other] { $seat_name }さんは{ place }のカードを見ました：{ $points }です。
    }
   *[no] { $seat_name }さんは{ place }の得点カードを見ました。
}
event-revealed = 得点カードを公開：上は{ $above }、下は{ $below }。
event-ended = { $winners ->
    [you] あなたの勝ち！
    [shared] { $winners_name }さんと勝利を分け合いました。
    [others] { $winners_name }さんが勝利を分け合いました。
   *[other] { $winners_name }さんの勝ちです。
}

## What is asked

ask-play = { $must_face_down ->
    [yes] 最後のカードは裏向きに出します。
   *[no] { $led ->
        [none] { $leads ->
            [yes] あなたのリード：好きなカードを出す{ or-face-down }
           *[no] リードの色はまだなし：好きなカードを出す{ or-face-down }
        }
       *[other] { $follows ->
            [yes] リードの{ colour }を出す{ or-face-down }
           *[no] { colour }がないので、好きなカードを出す{ or-face-down }
        }
    }
}
or-face-down = { $may_face_down ->
    [yes] 、または裏向きに1枚。
   *[no] 。
}
ask-serve = { $rank ->
    [first] あなたは1位：{ pancakes }を提供する皿を選んでください。
   *[second] あなたは2位：{ pancakes }を提供する皿を選んでください。
}
ask-look = 裏向きに出したので、得点カードを1枚こっそり見てください。

## Moves

move-play = { $face ->
    [down] { $card }を裏向きで
   *[up] { $card }
}
move-serve = { cat }に提供
move-look = { place }の得点カードを見る

## Why a move is advised: parts of sentences, $points on average

reason-first = このトリックで1位になる
reason-second = このトリックで2位になる
reason-serves = { cat }に{ $points }枚提供する
reason-fills = { cat }の8枚目を置ける
reason-brings = このトリックで平均{ $otherwise }点ではなく{ $points }点になる
reason-spills = { cat }の皿に入りきらず{ $points }枚失う
reason-bakes = { $points }枚焼ける
reason-passes = 勝っても提供できるものがない
reason-taken = { $seat_name }さんが{ cat }の8枚目を置く

## What a piece is, and what a move would do now

about-card = { $colour ->
    [Y] 黄の{ $number }
    [B] 茶の{ $number }
    [R] 赤の{ $number }
   *[G] 緑の{ $number }
}：トリックの1位と2位は提供します。このカードなら{ $plate_number }枚。ほかの人は焼きます。このカードなら{ $pan }枚。
about-plate = { $stands ->
    [closed] { cat }は、ほかの3皿が満杯になるまで待っています。
    [full] { cat }の皿は8枚で満杯。もう置けません。
   *[other] { cat }：{ $known ->
        [yes] ここのあなたのパンケーキは1枚{ $below }点、8枚目は{ $above }点です。
       *[no] ここの点数は、裏向きの得点カードに書いてあります。
    }
}
about-tower = { cat }：いちばん上の持ち主に{ $known ->
    [yes] { $above }点
   *[no] 非公開の点
}、その下で最多の人に、自分の1枚ごとに{ $known ->
    [yes] { $below }点
   *[no] 非公開の点
}。
about-row = { $extreme ->
    [yes] { $row ->
        [above] { cat }のタワーのいちばん上の持ち主に{ row-points }
       *[below] { cat }のタワーの頂上より下で最多の人に、1枚ごとに{ row-points }
    }
   *[no] { $row ->
        [above] { cat }の皿の8枚目ごとに{ row-points }
       *[below] { cat }の皿のほかの1枚ごとに{ row-points }
    }
}
row-points = { $points ->
    [none] 、最後まで裏向きの点数。
   *[other] { $points }点。
}
about-baked = 焼けたパンケーキ：お客さんに提供できます。最後まで手元に残ると、焼き損です。
about-dough = 生地：トリックで1位でも2位でもなければ、これを焼きます。
about-taken = 1位で取ったトリック：同点のときだけ比べます。
outcome-play = { $rank ->
    [none] { $last ->
        [yes] 1位でも2位でもなく、{ $bakes }枚焼きます。
       *[no] 今のところ1位でも2位でもなく、{ $bakes }枚焼けそうです。
    }
   *[other] { $serves ->
        [0] { $last ->
            [yes] 勝ちますが、提供できるものがありません。
           *[no] 今のところ勝ちですが、提供できるものがありません。
        }
       *[other] { $rank ->
            [first] { $last ->
                [yes] 1位になり、{ $serves }枚提供します。
               *[no] 今のところ1位で、{ $serves }枚提供できそうです。
            }
           *[second] { $last ->
                [yes] 2位になり、{ $serves }枚提供します。
               *[no] 今のところ2位で、{ $serves }枚提供できそうです。
            }
        }
    }
}
outcome-down = { $looks ->
    [yes] 裏向きなら順位なし：{ $bakes }枚焼き、得点カードを1枚見ます。
   *[no] 裏向きなら順位なし：{ $bakes }枚焼きます。
}
outcome-serve = { $eighth ->
    [yes] 8枚目を含む{ $count }枚を提供{ serving-points }
   *[no] { $count }枚を提供{ serving-points }
}
serving-points = { $discarded ->
    [0] { $points ->
        [none] 。
       *[other] ：{ $points }点。
    }
   *[other] { $points ->
        [none] 。{ $discarded }枚は入りきらず廃棄。
       *[other] ：{ $points }点。{ $discarded }枚は入りきらず廃棄。
    }
}
outcome-look = { $again ->
    [yes] このカードはもう見ました。
   *[no] 見るのはあなただけです。
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = トリック{ $trick } / { $tricks } · 最高得点が勝ち{ $minus ->
    [none] { "" }
    [0] { " · " }今{ $points }点
   *[other] { " · " }今{ $plus } − { $minus } = { $points }点
}

## The score sheet

sheet-eighth-A = アガサの8枚目
sheet-chips-A = アガサの8枚目以外
sheet-eighth-B = ブルーノの8枚目
sheet-chips-B = ブルーノの8枚目以外
sheet-eighth-C = カールの8枚目
sheet-chips-C = カールの8枚目以外
sheet-eighth-D = デイブの8枚目
sheet-chips-D = デイブの8枚目以外
sheet-discarded = 廃棄したパンケーキ
sheet-in-hand = 焼けて未提供
sheet-top-A = アガサの頂上
sheet-most-A = その下で最多
sheet-top-B = ブルーノの頂上
sheet-most-B = その下で最多
sheet-top-C = カールの頂上
sheet-most-C = その下で最多
sheet-top-D = デイブの頂上
sheet-most-D = その下で最多
sheet-tie-break = トリック数（同点時）

## On the board

board-title = Tower Of PanCakes!!
board-trick = トリック{ $number } / { $of }
board-led = リードは{ colour }（{ $led }）
board-over = ゲーム終了
board-you = あなた
board-above = { $mode ->
    [extreme] 頂上
   *[other] 8枚目
}
board-below = { $mode ->
    [extreme] 最多
   *[other] 各
}
board-of-eight = { $count } / 8
board-height = { $count }段
board-closed = まだ
board-leads = リード
board-first = 1位
board-second = 2位
board-loses = 焼く
board-chips = 焼けた { $baked } · 生地 { $dough }
board-piles = 廃棄 { $discarded } · トリック { $tricks }
board-spare = 公開：
board-hand = 手札
board-serves = 提供
board-bakes = 焼く
board-face-down = 裏向き

## Why a move is illegal, as the middle of a sentence

illegal-dave = デイブに提供できるのは、アガサとブルーノとカールが満杯になってからです（TP-14）
illegal-full = その皿は満杯です（TP-12）
illegal-not-in-hand = そのカードは手札にありません
illegal-face-down = 裏向きに出せるのは、ミステリーのモードで1ゲームに1回だけです（TP-20）
illegal-last-face-up = 最後のカードは裏向きに出さなければなりません（TP-20）
illegal-follow = リードの色を出さなければなりません（TP-6）
illegal-other-duty = { $phase ->
    [play] 今はカードを出すときです
    [serve] 今は提供するときです
   *[look] 今は得点カードを見るときです
}
