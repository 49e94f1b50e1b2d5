# Itadaki Sashiage Pancake — what is said at the table.

## Words

fruit = { $led ->
    [R] 딸기
    [B] 블루베리
    [Y] 바나나
   *[G] 키위
}
points = { $points }점

## What happened

event-stacked = { $seat ->
    [you] 내가 { $card }{ JOSA($card, "을", "를") } 쌓았어요.
   *[other] { $seat_name } 님이 { $card }{ JOSA($card, "을", "를") } 쌓았어요.
}
event-chose = { $seat ->
    [you] 탑 { $tower }{ JOSA($tower, "을", "를") } 골랐어요.
   *[other] { $seat_name } 님이 탑 { $tower }{ JOSA($tower, "을", "를") } 골랐어요.
}
event-ready = { $seat ->
    [you] 준비됐어요.
   *[other] { $seat_name } 님이 준비됐어요.
}
event-built = { $seat ->
    [you] 내 첫 탑, 아래부터: { $cards }.
   *[other] { $known ->
        [yes] { $seat_name } 님의 첫 탑, 아래부터: { $cards }.
       *[no] { $seat_name } 님의 첫 탑, 맨 위: { $card }.
    }
}
event-played = { $seat ->
    [you] 내가 { $card }{ JOSA($card, "을", "를") } { declared }
   *[other] { $seat_name } 님이 { $card }{ JOSA($card, "을", "를") } { declared }
}
declared = { $is_x ->
    [yes] { $number }{ JOSA($number, "으로", "로") } 냈어요.
   *[no] 냈어요.
}
event-spoiled = { $seat ->
    [you] X를 리드했어요. 나는 이번 라운드 점수가 없어요.
   *[other] { $seat_name } 님이 X를 리드했어요. 이번 라운드 점수가 없어요.
}
event-chance = { $seat ->
    [you] 내 팬케이크 찬스, 상대는 { $others_name } 님!
   *[other] { $others ->
        [you] { $seat_name } 님의 팬케이크 찬스, 상대는 나!
        [shared] { $seat_name } 님의 팬케이크 찬스, 상대는 나와 { $others_name } 님!
       *[other] { $seat_name } 님의 팬케이크 찬스, 상대는 { $others_name } 님!
    }
}
event-took = { $seat ->
    [you] 이타다키: { $other_name } 님의 { $card }{ JOSA($card, "을", "를") } 내 탑 { $to }에 올렸어요. { $uncovered }{ JOSA($uncovered, "이", "가") } 드러났어요.
   *[other] { $other ->
        [you] 이타다키: { $seat_name } 님이 내 탑 { $from }에서 { $card }{ JOSA($card, "을", "를") } 가져갔어요. { $uncovered }{ JOSA($uncovered, "이", "가") } 드러났어요.
       *[other] 이타다키: { $seat_name } 님이 { $other_name } 님의 { $card }{ JOSA($card, "을", "를") } 가져갔어요. { $uncovered }{ JOSA($uncovered, "이", "가") } 드러났어요.
    }
}
event-gave = { $seat ->
    [you] 사시아게: { $other_name } 님에게 { $card }{ JOSA($card, "을", "를") } 줬어요. { $uncovered }{ JOSA($uncovered, "이", "가") } 드러났어요.
   *[other] { $other ->
        [you] 사시아게: { $seat_name } 님이 내 탑 { $to }에 { $card }{ JOSA($card, "을", "를") } 올렸어요. { $uncovered }{ JOSA($uncovered, "이", "가") } 드러났어요.
       *[other] 사시아게: { $seat_name } 님이 { $other_name } 님에게 { $card }{ JOSA($card, "을", "를") } 줬어요. { $uncovered }{ JOSA($uncovered, "이", "가") } 드러났어요.
    }
}
event-lapsed = { $others ->
    [you] { $seat_name } 님과 나 사이에 옮길 수 있는 카드가 없어요.
    [shared] { $seat_name } 님, 나, { $others_name } 님 사이에 옮길 수 있는 카드가 없어요.
   *[other] { $seat ->
        [you] 나와
       *[other] { $seat_name } 님과
    } { $others_name } 님 사이에 옮길 수 있는 카드가 없어요.
}
event-won = { $seat ->
    [you] 내가 트릭을 이겼어요. 내 새 탑 { $tower }번이 생겼어요.
   *[other] { $seat_name } 님이 트릭을 이겼어요. 새 탑 { $tower }번이 생겼어요.
}
event-topped = { $seat ->
    [you] 내가 { $covered } 위에 { $card }{ JOSA($card, "을", "를") } 올렸어요.
   *[other] { $seat_name } 님이 { $covered } 위에 { $card }{ JOSA($card, "을", "를") } 올렸어요.
}
event-scored = { $is_spoiled ->
    [yes] { $seat ->
        [you] { $round }라운드: X를 리드해서 내 점수는 없어요.
       *[other] { $round }라운드: X를 리드해서 { $seat_name } 님의 점수는 없어요.
    }
   *[no] { $seat ->
        [you] { $round }라운드: 나 { points }({ score-parts }).
       *[other] { $round }라운드: { $seat_name } 님 { points }({ score-parts }).
    }
}
score-parts = 탑 { $towers }, 맨 위 { $tops }, 옮김 { $moved }
event-dealt = { $leader ->
    [you] { $round }라운드 시작! 내가 선이에요.
   *[other] { $round }라운드 시작! { $leader_name } 님이 선이에요.
}
event-ended = { $winners ->
    [you] 이겼어요!
    [shared] { $winners_name } 님과 공동 승리예요.
    [others] { $winners_name } 님의 공동 승리예요.
   *[other] { $winners_name } 님이 이겼어요.
}

## What is asked

ask-stack = 첫 탑, 아래부터 { $of }장 중 { $step }번째 카드: 마지막 장만 남에게 보여요.
ask-play = { $led ->
    [none] { $only_x ->
        [yes] X뿐이에요. 1로 리드하세요. 이번 라운드 점수는 없어요.
       *[no] { $holds_x ->
            [yes] 내가 선이에요. X 말고 아무 카드나 내세요.
           *[no] 내가 선이에요. 아무 카드나 내세요.
        }
    }
   *[other] { $follows ->
        [yes] 리드 과일은 { fruit }. 따라 내세요.
       *[no] { fruit } 카드가 없어요. 아무 카드나 내세요.
    }
}
ask-chance = { $others ->
    [others] { $others_name } 님과 한 번씩 찬스: { take-or-give }
   *[other] { $others_name } 님처럼 { $number }: { take-or-give }
}
take-or-give = { $can ->
    [take] 맨 위 카드를 꼭 가져와야 해요.
    [give] 맨 위 카드를 꼭 줘야 해요.
   *[both] 맨 위 카드를 꼭 가져오거나 줘야 해요.
}
ask-top = 마지막 카드는 { $card }. 내 탑 하나에 올리세요.

## What can be done, where the notation would not be understood

move-take = { $other_name } 님의 탑 { $their_tower }에서 내 탑 { $own_tower }에 가져오기
move-give = 내 탑 { $own_tower }에서 { $other_name } 님의 탑 { $their_tower }에 주기
move-top = 탑 { $tower }

## Why a move is advised: parts of sentences, $points on average

reason-round = 이번 라운드에서 평균 { $otherwise }점이 아니라 { points }을 얻어요
reason-stands = 내 탑들의 점수가 { $other_way ->
    [more] 평균 약 { $other_size }점 늘어나는
    [less] 평균 약 { $other_size }점 줄어드는
   *[even] 그대로인
} 게 아니라 { $way ->
    [more] 평균 약 { $size }점 늘어요
    [less] 평균 약 { $size }점 줄어요
   *[even] 그대로예요
}
reason-wins = 트릭을 이기고 탑을 얻어요
reason-spoils = X를 리드하게 되어 이번 라운드 점수가 없어요
reason-takes = { $other_name } 님에게서 { $card }{ JOSA($card, "을", "를") } 가져와요
reason-gives = { $other_name } 님에게 { $card }{ JOSA($card, "을", "를") } 줘요
reason-robbed = { $seat_name } 님이 내 { $card }{ JOSA($card, "을", "를") } 가져가요

## What a piece is, and what a move would do now

about-card = { $number ->
    [none] { $card }: 트릭에서는 말하는 대로 어떤 숫자든 돼요. 탑 맨 위에서는 0점이에요.
   *[other] { $card }: 리드 과일에서 가장 높은 카드가 트릭을 이겨요. 내 탑 맨 위에 있으면 { $number }점이에요.
}
about-tower = { $card ->
    [none] 쌓고 있는 탑이에요.
   *[other] 맨 위가 { $card }인 탑: 라운드가 끝나면 주인이 탑으로 1점, 맨 위 카드로 { points }을 얻어요.
}
outcome-stack = { $last ->
    [yes] 모두가 보는 맨 위에 놓여요. 거기 있는 동안 { points }이에요.
   *[no] 탑 안에 숨어요. 위 카드가 모두 옮겨 가지 않으면 점수가 없어요.
}
outcome-play = { $spoils ->
    [yes] X를 리드하게 돼요. 이번 라운드 점수가 없어져요.
   *[no] { $others ->
        [none] { wins-or-not }
       *[other] { $others_name } 님과 같은 숫자라 팬케이크 찬스예요. { wins-or-not }
    }
}
wins-or-not = { $wins ->
    [yes] { $last ->
        [yes] 트릭을 이겨요.
       *[no] 지금대로면 트릭을 이겨요.
    }
   *[no] 트릭을 이기지 못해요.
}
outcome-take = { $card }{ JOSA($card, "과", "와") } 옮긴 점수 1점을 얻어요. { more-or-less }
outcome-give = { $other_name } 님 탑 맨 위에 { $card }, 나는 옮긴 점수 1점. { more-or-less }
more-or-less = { $points ->
    [0] 모두 합쳐 내 점수는 그대로예요.
   *[other] 모두 합쳐 나에게 { $points }점이에요.
}
outcome-top = { $covered } 위에 { $card }: { $points ->
    [0] 바뀌는 것이 없어요.
   *[other] 지금보다 { $points }점.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [1] { $trick ->
        [none] 마지막 카드
       *[other] 트릭 { $trick }/{ $tricks }
    }
   *[other] 라운드 { $round }/{ $rounds }
} · 최다 점수가 승리{ $points ->
    [none] { "" }
   *[other] { $rounds ->
        [1] { " · " }내 점수 { $brings }
       *[other] { " · " }내 점수 { $points } + { $brings }
    }
}

## The score sheet

sheet-towers = 탑
sheet-tops = 맨 위 숫자
sheet-moved = 옮긴 카드
sheet-spoiled = X 리드로 망친 라운드

## On the board

board-title = 이타다키 사시아게 팬케이크
board-round = 라운드 { $number }/{ $of }
board-trick = 트릭 { $number }/{ $of }
board-led = 리드 { fruit } ({ $led })
board-over = 게임 끝
board-you = 나
board-ready = 준비
board-leads = 선
board-wins = 승리
board-total = 합계 { $total }
board-standing = 합계 { $total } · 이번 라운드 { $now } · 옮김 { $moved }
board-hand = 손패
board-stack = 지금까지의 첫 탑, 아래부터:

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = 손에 없는 카드예요
illegal-no-such-tower = 그 탑은 없어요
illegal-x-alone = X는 RX=4처럼 어떤 숫자로 할지 함께 정해서 내요 (IS-6)
illegal-follow = 리드 과일을 따라 내야 해요 (IS-5)
illegal-x-led = X는 다른 카드가 없을 때만, 그것도 1로만 리드해요 (IS-5, IS-7)
illegal-no-chance = 그 사람과는 팬케이크 찬스가 없어요 (IS-12)
illegal-only-card = 탑에 하나뿐인 카드는 옮길 수 없어요 (IS-13, IS-14)
illegal-x-given = X는 줄 수 없어요 (IS-13)
illegal-other-decision = { $phase ->
    [stack] 지금은 첫 탑을 쌓을 때예요
    [play] 지금은 카드를 낼 때예요
    [chance] 지금은 팬케이크 찬스를 할 때예요
   *[top] 지금은 마지막 카드를 올릴 탑을 고를 때예요
}
