# Itadaki Sashiage Pancake — what is said at the table.

## Words

fruit = { $led ->
    [R] いちご
    [B] ブルーベリー
    [Y] バナナ
   *[G] キウイ
}
points = { $points }点

## What happened

event-stacked = { $seat ->
    [you] あなたは{ $card }を積みました。
   *[other] { $seat_name }さんは{ $card }を積みました。
}
event-chose = { $seat ->
    [you] あなたはタワー{ $tower }を選びました。
   *[other] { $seat_name }さんはタワー{ $tower }を選びました。
}
event-ready = { $seat ->
    [you] あなたは準備完了です。
   *[other] { $seat_name }さんは準備完了です。
}
event-built = { $seat ->
    [you] あなたの最初のタワーは、下から{ $cards }です。
   *[other] { $known ->
        [yes] { $seat_name }さんの最初のタワーは、下から{ $cards }です。
       *[no] { $seat_name }さんの最初のタワーは、上が{ $card }です。
    }
}
event-played = { $seat ->
    [you] あなたは{ $card }を{ declared }
   *[other] { $seat_name }さんは{ $card }を{ declared }
}
declared = { $is_x ->
    [yes] { $number }として出しました。
   *[no] 出しました。
}
event-spoiled = { $seat ->
    [you] Xでリードしたので、あなたはこのラウンド0点です。
   *[other] Xでリードしたので、{ $seat_name }さんはこのラウンド0点です。
}
event-chance = { $seat ->
    [you] あなたのパンケーキチャンス！ 相手は{ $others_name }さん。
   *[other] { $others ->
        [you] { $seat_name }さんのパンケーキチャンス！ 相手はあなた。
        [shared] { $seat_name }さんのパンケーキチャンス！ 相手はあなたと{ $others_name }さん。
       *[other] { $seat_name }さんのパンケーキチャンス！ 相手は{ $others_name }さん。
    }
}
event-took = { $seat ->
    [you] いただき：{ $other_name }さんの{ $card }をあなたのタワー{ $to }へ。下から{ $uncovered }が出ました。
   *[other] { $other ->
        [you] いただき：{ $seat_name }さんがあなたのタワー{ $from }から{ $card }を取り、{ $uncovered }が出ました。
       *[other] いただき：{ $seat_name }さんが{ $other_name }さんから{ $card }を取り、{ $uncovered }が出ました。
    }
}
event-gave = { $seat ->
    [you] さしあげ：{ $other_name }さんに{ $card }を渡し、{ $uncovered }が出ました。
   *[other] { $other ->
        [you] さしあげ：{ $seat_name }さんがあなたのタワー{ $to }に{ $card }を置き、{ $uncovered }が出ました。
       *[other] さしあげ：{ $seat_name }さんが{ $other_name }さんに{ $card }を渡し、{ $uncovered }が出ました。
    }
}
event-lapsed = { $others ->
    [you] あなたと{ $seat_name }さんの間で動かせるカードはありません。
    [shared] { $seat_name }さんと、あなたと{ $others_name }さんの間で動かせるカードはありません。
   *[other] { $seat ->
        [you] あなた
       *[other] { $seat_name }さん
    }と{ $others_name }さんの間で動かせるカードはありません。
}
event-won = { $seat ->
    [you] あなたがトリックを取り、タワー{ $tower }ができました。
   *[other] { $seat_name }さんがトリックを取り、タワー{ $tower }ができました。
}
event-topped = { $seat ->
    [you] あなたは{ $covered }の上に{ $card }を置きました。
   *[other] { $seat_name }さんは{ $covered }の上に{ $card }を置きました。
}
event-scored = { $is_spoiled ->
    [yes] { $seat ->
        [you] ラウンド{ $round }：Xでリードしたので、あなたは0点。
       *[other] ラウンド{ $round }：Xでリードしたので、{ $seat_name }さんは0点。
    }
   *[no] { $seat ->
        [you] ラウンド{ $round }：あなたは{ points }（{ score-parts }）。
       *[other] ラウンド{ $round }：{ $seat_name }さんは{ points }（{ score-parts }）。
    }
}
score-parts = タワー{ $towers }、頂上{ $tops }、移動{ $moved }
event-dealt = { $leader ->
    [you] ラウンド{ $round }の開始。あなたのリードです。
   *[other] ラウンド{ $round }の開始。{ $leader_name }さんのリードです。
}
event-ended = { $winners ->
    [you] あなたの勝ち！
    [shared] { $winners_name }さんと勝利を分け合いました。
    [others] { $winners_name }さんが勝利を分け合いました。
   *[other] { $winners_name }さんの勝ちです。
}

## What is asked

ask-stack = 最初のタワー、下から{ $step } / { $of }枚目：見えるのは最後の1枚だけ。
ask-play = { $led ->
    [none] { $only_x ->
        [yes] Xしかありません：1としてリードします。このラウンドは0点です。
       *[no] { $holds_x ->
            [yes] あなたのリード：X以外の好きなカードを。
           *[no] あなたのリード：好きなカードを。
        }
    }
   *[other] { $follows ->
        [yes] リードの{ fruit }を出してください。
       *[no] { fruit }がないので、好きなカードをどうぞ。
    }
}
ask-chance = { $others ->
    [others] { $others_name }さんと1回ずつチャンス：{ take-or-give }
   *[other] { $others_name }さんと同じ{ $number }：{ take-or-give }
}
take-or-give = { $can ->
    [take] 必ず、上のカードをいただく。
    [give] 必ず、上のカードをさしあげる。
   *[both] 必ず、上のカードをいただくか、さしあげる。
}
ask-top = 最後のカードは{ $card }：自分のタワーに置いてください。

## What can be done, where the notation would not be understood

move-take = { $other_name }さんのタワー{ $their_tower }から自分のタワー{ $own_tower }へ取る
move-give = 自分のタワー{ $own_tower }から{ $other_name }さんのタワー{ $their_tower }へ渡す
move-top = タワー{ $tower }

## Why a move is advised: parts of sentences, $points on average

reason-round = このラウンドは平均{ $otherwise }点ではなく{ points }になる
reason-stands = タワーの得点が、{ $other_way ->
    [more] 平均約{ $other_size }点増える
    [less] 平均約{ $other_size }点減る
   *[even] 変わらない
}のではなく、{ $way ->
    [more] 平均約{ $size }点増える
    [less] 平均約{ $size }点減る
   *[even] 変わらない
}
reason-wins = トリックに勝ってタワーがひとつ増える
reason-spoils = Xでリードして、このラウンドは0点になる
reason-takes = { $other_name }さんから{ $card }をいただける
reason-gives = { $other_name }さんに{ $card }をさしあげられる
reason-robbed = { $seat_name }さんに{ $card }を取られる

## What a piece is, and what a move would do now

about-card = { $number ->
    [none] { $card }：トリックでは好きな数字になります。タワーのいちばん上では0点です。
   *[other] { $card }：リードのフルーツで最高ならトリックに勝ちます。自分のタワーのいちばん上なら{ $number }点です。
}
about-tower = { $card ->
    [none] 作りかけのタワー。
   *[other] 上が{ $card }のタワー：ラウンド終了時、持ち主にタワーの1点と、上のカードの{ points }。
}
outcome-stack = { $last ->
    [yes] いちばん上で、みんなに見えます。そこにあるかぎり{ points }です。
   *[no] タワーの中に隠れます。上が全部取られないかぎり0点です。
}
outcome-play = { $spoils ->
    [yes] Xでリードすることになり、このラウンドは0点です。
   *[no] { $others ->
        [none] { wins-or-not }
       *[other] { $others_name }さんと同じ数字：パンケーキチャンス。{ wins-or-not }
    }
}
wins-or-not = { $wins ->
    [yes] { $last ->
        [yes] トリックに勝ちます。
       *[no] 今のところトリックに勝ちます。
    }
   *[no] トリックには勝てません。
}
outcome-take = { $card }をもらい、動かした1点も：{ more-or-less }
outcome-give = { $card }が{ $other_name }さんのタワーの上へ、動かした1点も：{ more-or-less }
more-or-less = { $points ->
    [0] 差し引きゼロです。
   *[other] 差し引き{ $points }点です。
}
outcome-top = { $covered }の上に{ $card }：{ $points ->
    [0] 点は変わりません。
   *[other] 増減は{ $points }点。
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [1] { $trick ->
        [none] 最後のカード
       *[other] トリック{ $trick } / { $tricks }
    }
   *[other] ラウンド{ $round } / { $rounds }
} · 最高得点が勝ち{ $points ->
    [none] { "" }
   *[other] { $rounds ->
        [1] { " · " }今{ $brings }点
       *[other] { " · " }今{ $points } + { $brings }点
    }
}

## The score sheet

sheet-towers = タワー
sheet-tops = 上の数字
sheet-moved = 動かしたカード
sheet-spoiled = 無得点のラウンド（X）

## On the board

board-title = いただきさしあげ
board-round = ラウンド{ $number } / { $of }
board-trick = トリック{ $number } / { $of }
board-led = リードは{ fruit }（{ $led }）
board-over = ゲーム終了
board-you = あなた
board-ready = 完了
board-leads = リード
board-wins = 勝ち
board-total = 合計{ $total }
board-standing = 合計{ $total } · このラウンド{ $now } · 移動{ $moved }
board-hand = 手札
board-stack = 作りかけの最初のタワー、下から：

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = そのカードは手札にありません
illegal-no-such-tower = そのタワーはありません
illegal-x-alone = Xは、RX=4のように数字を決めて出します（IS-6）
illegal-follow = リードのフルーツを出さなければなりません（IS-5）
illegal-x-led = Xでリードするのは、ほかにカードがないときだけで、1として出します（IS-5、IS-7）
illegal-no-chance = その人とのパンケーキチャンスはありません（IS-12）
illegal-only-card = 1枚だけのタワーのカードは動かせません（IS-13、IS-14）
illegal-x-given = Xは渡せません（IS-13）
illegal-other-decision = 今決めるのは別のことです{ $phase ->
    [stack] （最初のタワー）
    [play] （出すカード）
    [chance] （パンケーキチャンス）
   *[top] （最後のカードを置くタワー）
}
