# Hver stal kökunni úr krúsinni? — what is said at the table.

## Words

cake = { $card ->
    [1] Kleina (1)
    [2] Piparkaka (2)
    [3] Laufabrauð (3)
    [4] Lakkrístoppur (4)
    [5] Randalína (5)
    [6] Hjónabandssæla (6)
    [7] Hnallþóra (7)
    [8] Tóm krús (8)
    [K1] Kleina með kaffi (K1)
    [K2] Piparkaka með kaffi (K2)
    [K3] Laufabrauð með kaffi (K3)
    [K4] Lakkrístoppur með kaffi (K4)
    [K5] Randalína með kaffi (K5)
    [K6] Hjónabandssæla með kaffi (K6)
    [G] Grautarlumma (G)
    [H] Hálfbökuð lumma (H)
    [K] Lumma með kaffi (K)
    [D] Lummudeig (D)
    [S] Lummustafli (S)
    [T] Tvílumma (T)
    [U] Upphituð lumma (U)
   *[V] Viðbrennd lumma (V)
}
part-card = { cake }
meaning = { $card ->
    [1] ねじりドーナツ：相手のお菓子を当てる
    [2] ジンジャークッキー：相手のカードを見る
    [3] 木の葉パン：比べて低いほうが脱落
    [4] リコリスメレンゲ：自分を守る
    [5] しましまケーキ：誰かが捨てて引き直す
    [6] 幸せな結婚ケーキ：手札を交換
    [7] 特大ケーキ：コーヒー付きより先に出す
    [8] 空っぽの瓶：決して手放さない
    [K1] 全員のお菓子を当てる
    [K2] 秘密のカードと交換
    [K3] ふたりが比べる
    [K4] 全員が選ぶべき人をマーク
    [K5] ふたりが捨てて引き直す
   *[K6] ふたりが手札を交換
}

## What happened

event-dealt = { $seat ->
    [you] ラウンド{ $round }を配りました。あなたから始めます。
   *[other] ラウンド{ $round }を配りました。{ $seat_name }さんから始めます。
}
event-received = { $seat ->
    [you] あなたの手札は{ cake }です。
   *[other] { $seat_name }さんの手札は{ cake }です。
}
event-drew = { $known ->
    [yes] { $seat ->
        [you] あなたは{ cake }を引きました。
       *[other] { $seat_name }さんは{ cake }を引きました。
    }
   *[no] { $seat_name }さんはカードを引きました。
}
event-no_card = { $seat ->
    [you] 山札がないので、あなたは引けません。
   *[other] 山札がないので、{ $seat_name }さんは引けません。
}
event-turn_over = { $seat ->
    [you] あなたの手番は、お菓子を出さずに終わりです。
   *[other] { $seat_name }さんの手番は、お菓子を出さずに終わりました。
}
event-pancake = { $seat ->
    [you] あなたはパンケーキを引きました：{ cake }！{ pancake-then }
   *[other] { $seat_name }さんはパンケーキを引きました：{ cake }！{ pancake-then }
}
pancake-then = { $card ->
    [H] この手番のあと、手番の順が逆になります。
    [K] コーヒー付きを持つ人は全員脱落です。お菓子は引きません。
    [S] お菓子は引きません。公開のお菓子が最高の人が次の手番です。
    [T] 2枚引いて2枚出します。
    [U] 脱落した誰かが戻れます。お菓子は引きません。
   *[other] {""}
}
event-unread = { $seat ->
    [you] あなたは{ cake }を引き、効果なしで捨てました。
   *[other] { $seat_name }さんは{ cake }を引き、効果なしで捨てました。
}
event-laid = { $seat ->
    [you] あなたは{ cake }を出しました。
   *[other] { $seat_name }さんは{ cake }を出しました。
}
event-held = { $seat ->
    [you] あなたの手札は{ cake }です。
   *[other] { $seat_name }さんの手札は{ cake }です。
}
event-nothing = { $card ->
    [7] 効果はありません。
   *[other] 選べる人がいません：何も起こりません。
}
event-out = { $count ->
    [0] { $seat ->
        [you] あなたは脱落です。
       *[other] { $seat_name }さんは脱落です。
    }
   *[other] { $seat ->
        [you] あなたは脱落し、{ $cards }を見せました。
       *[other] { $seat_name }さんは脱落し、{ $cards }を見せました。
    }
}
event-guessed = { $target ->
    [you] { $right ->
        [yes] { $seat_name }さん「あなたは{ cake }を持っていますね」――当たり！
       *[no] { $seat_name }さん「あなたは{ cake }を持っていますね」――はずれ。
    }
   *[other] { $right ->
        [yes] { guesser }{ $target_name }さんは{ cake }」――当たり！
       *[no] { guesser }{ $target_name }さんは{ cake }」――はずれ。
    }
}
guesser = { $seat ->
    [you] あなた「
   *[other] { $seat_name }さん「
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] あなたは{ $target_name }さんのカードを見ました：{ cake }。
       *[other] { $target ->
            [you] { $seat_name }さんはあなたの{ cake }を見ました。
           *[other] { $seat_name }さんは{ $target_name }さんのカードを見ました：{ cake }。
        }
    }
   *[no] { $seat_name }さんは{ $target_name }さんのカードを見ました。
}
event-nobody = { $seat ->
    [you] あなたは誰のカードも見ません。
   *[other] { $seat_name }さんは誰のカードも見ません。
}
event-swapped_secret = { $seat ->
    [you] あなたは秘密のカードと交換しました。
   *[other] { $seat_name }さんは秘密のカードと交換しました。
}
event-compared = { $known ->
    [yes] { pair-compares }：{ $card }対{ $other_card }{ tie }
   *[no] { pair-compares }{ tie }
}
pair-compares = { $one ->
    [you] あなたと{ $other_name }さんがカードを比べました
   *[other] { $other ->
        [you] { $one_name }さんとあなたがカードを比べました
       *[other] { $one_name }さんと{ $other_name }さんがカードを比べました
    }
}
tie = { $tied ->
    [yes] 。同じ数字なので、誰も脱落しません。
   *[no] 。
}
event-protected = { $seat ->
    [you] 次のお菓子を出すまで、誰もあなたを選べません。
   *[other] 今は誰も{ $seat_name }さんを選べません。
}
event-marked = { $target ->
    [you] { $seat_name }さんがあなたをマーク：ほかの人のお菓子は必ずあなたを選びます。
   *[other] { $seat ->
        [you] あなたは{ $target_name }さんをマーク：ほかの人のお菓子は必ずその人を選びます。
       *[other] { $seat_name }さんは{ $target_name }さんをマーク：ほかの人のお菓子は必ずその人を選びます。
    }
}
event-mark_ended = { $seat ->
    [you] あなたが{ $target_name }さんにつけたマークが外れました。
   *[other] { $target ->
        [you] { $seat_name }さんがあなたにつけたマークが外れました。
       *[other] { $seat_name }さんが{ $target_name }さんにつけたマークが外れました。
    }
}
event-discarded = { $seat ->
    [you] あなたは{ cake }を捨てました。
   *[other] { $seat_name }さんは{ cake }を捨てました。
}
event-swapped = { $one ->
    [you] あなたは{ $other_name }さんと手札を交換しました。
   *[other] { $other ->
        [you] { $one_name }さんはあなたと手札を交換しました。
       *[other] { $one_name }さんと{ $other_name }さんが手札を交換しました。
    }
}
event-gathered = { $kept ->
    [none] 出されたお菓子と捨てられたお菓子をすべて山札に混ぜました：山札は{ $deck }枚。
    [you] あなたの有効なLakkrístoppur以外のお菓子をすべて山札に混ぜました：山札は{ $deck }枚。
   *[other] 有効なLakkrístoppur以外のお菓子をすべて山札に混ぜました：山札は{ $deck }枚。
}
event-dropped = { cake }は効果なしで捨てられました。
event-reversed = { $clockwise ->
    [yes] Hálfbökuð lummaで順番が逆に：手番はまた時計回りです。
   *[no] Hálfbökuð lummaで順番が逆に：手番はこれから逆回りです。
}
event-kneaded = 守られていない手札をすべて混ぜ、配り直しました。
event-passed = { $target ->
    [you] 次はあなたの手番です。
   *[other] 次は{ $target_name }さんの手番です。
}
event-reheated = { $back ->
    [yes] { $target ->
        [you] あなたが復帰しました！
       *[other] { $target_name }さんが復帰しました！
    }
   *[no] { $target ->
        [you] お菓子が来ません：あなたは脱落のままです。
       *[other] お菓子が来ません：{ $target_name }さんは脱落のままです。
    }
}
event-showed = { $seat ->
    [you] あなたは{ $cards }を見せました。
   *[other] { $seat_name }さんは{ $cards }を見せました。
}
event-round = { $caught ->
    [you] あなたは空っぽの瓶で捕まり、1点失いました！ { round-won }{ hands-tied }
    [other] { $caught_name }さんは空っぽの瓶で捕まり、1点失いました！ { round-won }{ hands-tied }
   *[none] { round-won }{ hands-tied }
}
hands-tied = { $why ->
    [plate] 最高の手札が同じなので、公開のお菓子の合計が大きいほうの勝ちです。
    [shared] 最高の手札も公開のお菓子の合計も同じなので、それぞれ1点もらえます。
   *[other] {""}
}
round-won = { $winners ->
    [you] ラウンド{ $round }はあなたの勝ちです{ jar-kept }
    [shared] ラウンド{ $round }は{ $winners_name }さんと勝利を分け合いました{ jar-kept }
    [others] ラウンド{ $round }は{ $winners_name }さんが勝利を分け合いました{ jar-kept }
    [other] ラウンド{ $round }は{ $winners_name }さんの勝ちです{ jar-kept }
   *[none] ラウンド{ $round }は勝者なし。
}
jar-kept = { $with_jar ->
    [none] 。
   *[other] {""}――空っぽの瓶を持ったまま！
}
event-ended = { $winners ->
    [you] マッチはあなたの勝ち！
    [shared] マッチは{ $winners_name }さんと勝利を分け合いました。
    [others] マッチは{ $winners_name }さんが勝利を分け合いました。
    [none] マッチの勝者はいません。
   *[other] マッチは{ $winners_name }さんの勝ちです。
}

## What is asked

ask-play = { $must_hnallthora ->
    [yes] Hnallþóraはコーヒーの隣にいられません：必ず出します。
   *[no] どのお菓子を出しますか？
}
ask-choose = { $second ->
    [yes] { cake }：もうひとりは？
   *[no] { cake }：誰を選びますか？
}
ask-name = { $target_name }さんの持っているお菓子は？
ask-hold = Tvílumma：{ cake }では、どちらを手札としますか？
ask-order = パンケーキが2枚：どちらを先に行いますか？
ask-next = Lummustafli：次は誰の手番にしますか？
ask-return = Upphituð lumma：誰を復帰させますか？
ask-discard = Viðbrennd lumma：手番は終わりです。どのカードを捨てますか？

## Why a move is advised: parts of sentences

reason-wins = ラウンドに勝つ
reason-puts-out = { $target_name }さんがすぐに脱落する
reason-out-now = あなたがすぐに脱落する
reason-out-later = ラウンドが終わる前にあなたが脱落する
reason-caught-now = 空っぽの瓶で捕まって1点失う
reason-caught-later = ラウンドが終わる前に空っぽの瓶で捕まって1点失う
reason-catches = { $target_name }さんが空っぽの瓶で捕まって1点失う
reason-looks = { $target_name }さんのカードが見える
reason-safe = 次のお菓子まで誰もあなたを選べない

## What a choice would do now

the-chosen = { $seat ->
    [you] 自分
    [none] 誰も
   *[other] { $seat_name }さん
}
outcome-choose = { $card ->
    [1] 次にお菓子の名前を言います。{ the-chosen }がぴったりそれを持っていれば脱落です。
    [2] { $seat ->
        [none] 誰のカードも見ません。
       *[other] { the-chosen }のカードを、あなただけが見ます。
    }
    [3] あなたと{ the-chosen }がカードを比べ、低いほうが脱落します。
    [5] { $seat ->
        [you] 自分のカードを捨てて、引き直します。
       *[other] { $seat_name }さんがカードを捨てて、引き直します。
    }{ jar-discarded }
    [6] あなたと{ the-chosen }が手札を交換します。
    [K3] { $one ->
        [none] カードを比べるふたりのひとりが{ the-chosen }になります。低いほうが脱落です。
       *[other] 先に選んだ人のカードと比べ、低いほうが脱落します。
    }
    [K4] これから、ほかの人のお菓子は、選べるときは必ず{ the-chosen }を選びます。
    [K5] { $seat ->
        [you] ふたりのひとりとして、自分のカードを捨てて引き直します。
       *[other] ふたりのひとりとして、{ $seat_name }さんがカードを捨てて引き直します。
    }{ jar-discarded }
   *[K6] { $one ->
        [none] 手札を交換するふたりのひとりが{ the-chosen }になります。
       *[other] 先に選んだ人と手札を交換します。
    }
}
jar-discarded = 空っぽの瓶を捨てた人は脱落して1点失います。
outcome-name = { $card ->
    [8] { $target_name }さんが空っぽの瓶を持っていれば、捕まって脱落し、1点失い、ラウンドは終わりです。違えば何も起こりません。
   *[other] { $target_name }さんがぴったりこのお菓子を持っていれば脱落。違えば何も起こりません。
}
outcome-hold = { cake }の効果の間、これが手札です。もう1枚は関わりません。そのあと2枚のうち1枚を出します。
outcome-jar = 捕まります。あなたは脱落して1点失い、ラウンドは終わりです。

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [none] ラウンド{ $round } · { $race_to }点先取で勝ち
   *[other] ラウンド{ $round } / { $rounds } · 最高得点が勝ち
}{ $points ->
    [none] { "" }
   *[other] { " · " }今{ $points }点
}

## The score sheet

sheet-won = 勝ったラウンド
sheet-with-jar = 空っぽの瓶で勝利
sheet-caught = 瓶で捕まった

## On the board

board-title = Hver stal kökunni úr krúsinni?
board-round = ラウンド{ $number }
board-race = { $points }点先取
board-rounds = / { $rounds }
board-over = 瓶のふたが閉まりました
board-you = あなた
board-deck = 山札{ $count }
board-secret = 秘密のカード
board-clockwise = 手番は下へ ↓
board-reversed = 手番は上へ ↑
board-pancakes = 出たパンケーキ
board-no-pancakes = まだなし
board-points = { $points }点
board-out = 脱落
board-protected = 安全
board-marked = マーク
board-not = { $cards }以外
board-discarded = 捨て札
board-unseen = 未出
board-memory = { $card }の持ち主の候補：{ $names }
board-hand = 手札

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = そのお菓子は手札にありません
illegal-hnallthora = コーヒー付きのお菓子を持っていたら、Hnallþóraを出さなければなりません（CK-21）
illegal-choice = その人は今選べません（CK-13、CK-14）
illegal-name = Kleinaと、このゲームにないお菓子は言えません（CK-15）
illegal-other-question = { $phase ->
    [play] 今決めるのは、どのお菓子を出すかです
    [choose] 今決めるのは、誰を選ぶかです
    [name] 今決めるのは、どのお菓子の名前を言うかです
    [hold] 今決めるのは、どのお菓子を手札に残すかです
    [order] 今決めるのは、どのパンケーキを先に行うかです
    [next] 今決めるのは、次は誰の手番かです
    [return] 今決めるのは、誰が復帰するかです
    [discard] 今決めるのは、どのお菓子を捨てるかです
   *[other] 今決めることはありません
}
