# Trico Roof — what is said at the table.

## Words

paint = { $colour ->
    [R] 빨강
    [B] 파랑
   *[Y] 노랑
}
old-paint = { $instead ->
    [R] 빨강
    [B] 파랑
   *[Y] 노랑
}
led-gift = { $led ->
    [B] 빵
    [W] 와인
    [S] 스카프
   *[C] 시가
}
trump-gift = { $trump ->
    [B] 빵이 트럼프예요.
    [W] 와인이 트럼프예요.
    [S] 스카프가 트럼프예요.
   *[C] 시가가 트럼프예요.
}
points = { $points }점

request = { $request ->
    [gov-1] 정부 의뢰 1
    [gov-2] 정부 의뢰 2
    [gov-3] 정부 의뢰 3
    [res-1] 주민 의뢰 1
    [res-2] 주민 의뢰 2
   *[res-3] 주민 의뢰 3
}

## What happened

event-filled = { $seat ->
    [you] 내가 하얀 동그라미 { $square }에 { paint }을 칠했어요.
   *[other] { $seat_name } 님이 하얀 동그라미 { $square }에 { paint }을 칠했어요.
}
event-gave = { $seat ->
    [you] 내가 { $card }{ JOSA($card, "을", "를") } 줬어요.
   *[other] { $seat_name } 님이 { $card }{ JOSA($card, "을", "를") } 줬어요.
}
event-ranked = { $trump ->
    [none] { rank-order }
   *[other] { trump-gift } { rank-order }
}
rank-order = { $first ->
    [you] 순서는 { $cards }. 내가 먼저 칠해요.
   *[other] 순서는 { $cards }. { $first_name } 님이 먼저 칠해요.
}
event-painted = { $seat ->
    [you] 내가 { $square }의 { old-paint } 자리에 { paint }을 칠했어요.
   *[other] { $seat_name } 님이 { $square }의 { old-paint } 자리에 { paint }을 칠했어요.
}
event-idle = { $seat ->
    [you] 내가 쓸 페인트가 안 남았어요.
   *[other] { $seat_name } 님이 쓸 페인트가 안 남았어요.
}
event-scored = { $seat ->
    [you] 내가 { request } 완성, { points }을 얻었어요.
   *[other] { $seat_name } 님이 { request } 완성, { points }을 얻었어요.
}
event-turned = 이제 { request }의 반대 면이 나왔어요.
event-declined = { $seat ->
    [you] 득점하지 않았어요.
   *[other] { $seat_name } 님이 득점하지 않았어요.
}
event-assisted = { $seat ->
    [you] 거들어서 { points }을 얻었어요.
   *[other] { $seat_name } 님이 거들어서 { points }을 얻었어요.
}
event-opened = { $shuffled ->
    [yes] 주민 의뢰를 모두 섞고 새로 세 장을 펼쳤어요.
   *[no] 새 주민 의뢰 세 장을 펼쳤어요.
}
event-late = { $step ->
    [corner] { $seat ->
        [you] 늦었어요. 맞는 첫 귀퉁이와 첫 색으로 정해졌어요.
       *[other] { $seat_name } 님이 늦어서 맞는 첫 귀퉁이와 첫 색으로 정해졌어요.
    }
   *[paint] { $seat ->
        [you] 내 시간이 다 됐어요{ who-chooses }
       *[other] { $seat_name } 님의 시간이 다 됐어요{ who-chooses }
    }
}
who-chooses = { $chooser ->
    [none] {""}. 맞는 귀퉁이가 없어 아무것도 칠하지 않아요.
    [you] {""}. 귀퉁이와 색은 내가 골라요.
   *[other] {""}. 귀퉁이와 색은 { $chooser_name } 님이 골라요.
}
event-cornered = { $seat ->
    [you] 내가 { $painter_name } 님 대신 귀퉁이 { $square }의 { old-paint } 자리에 { paint }을 칠했어요.
   *[other] { $painter ->
        [you] { $seat_name } 님이 나 대신 귀퉁이 { $square }의 { old-paint } 자리에 { paint }을 칠했어요.
       *[other] { $seat_name } 님이 { $painter_name } 님 대신 귀퉁이 { $square }의 { old-paint } 자리에 { paint }을 칠했어요.
    }
}
event-ended = { $winners ->
    [you] 이겼어요!
    [shared] { $winners_name } 님과 공동 승리예요.
    [others] { $winners_name } 님의 공동 승리예요.
   *[other] { $winners_name } 님이 이겼어요.
}

## What is asked

ask-fill = 내가 선이고 의뢰를 모두 봐요. 하얀 동그라미 { $square }에 무슨 색을 칠할까요?
ask-give = { $led ->
    [none] 내가 선이에요. 아무 카드나 주세요.
   *[other] { $follows ->
        [yes] 리드 종류는 { led-gift }. 같은 종류를 주세요.
       *[no] { led-gift } 카드가 없어요. 아무 카드나 주세요.
    }
}
ask-paint = 칠하는 순서 { $rank }/{ $ranks }: 지붕 하나를 다른 색으로 칠하세요.
ask-score = { $requests ->
    [gov-1] { completes-one }
    [gov-2] { completes-one }
    [gov-3] { completes-one }
    [res-1] { completes-one }
    [res-2] { completes-one }
    [res-3] { completes-one }
   *[other] 새 칩으로 의뢰 여러 개가 완성됐어요. 그중 하나로 득점할까요?
}
completes-one = 새 칩으로 의뢰가 완성됐어요. 득점할까요?
ask-corner = { $painter_name } 님이 늦었어요. 귀퉁이와 색을 고르세요.

## Moves

part-colour = { paint }
move-give = { $card }
move-paint = { $square } { paint }
move-score = { request } 득점
move-decline = 득점하지 않기

## Why a move is advised: parts of sentences, $points on average

reason-paints = { $rank ->
    [1] 모든 색 중에 골라 첫 번째로 칠해요
   *[other] { nth }로 칠해요
}
nth = { $rank ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
   *[other] { $rank }번째
}
reason-helps = 조수가 돼요
reason-completes = { request } 완성으로 { points }을 얻어요
reason-rival = { $seat_name } 님이 { request } 완성으로 { points }을 얻어요
reason-assists = 거들어서 { points }을 얻어요
reason-idle = 내가 쓸 페인트가 안 남아요

## What a piece is, and what a move would do now

gift-kind = { $colour ->
    [B] 빵
    [W] 와인
    [S] 스카프
   *[C] 시가
}
about-card = 선물: { gift-kind } { $number }. 가장 높은 선물이 먼저 칠해요. 두 번째로 나온 종류는 첫 종류를 이기고, 그 밖의 종류를 주면 거들어요.
about-square = { $roof ->
    [none] 하얀 동그라미: 첫 선물을 주기 전에 선이 색을 정해요.
    [R] 빨간 지붕이에요. 칠장이가 다른 색으로 덮을 수 있어요.
    [B] 파란 지붕이에요. 칠장이가 다른 색으로 덮을 수 있어요.
   *[Y] 노란 지붕이에요. 칠장이가 다른 색으로 덮을 수 있어요.
}
about-request = { points }짜리 의뢰: 이 패턴이 그려진 그대로 지붕 어딘가에 있고, 내 새 칩이 그 일부이며 ★의 색이면 득점할 수 있어요.
about-done = 득점 완료: 다음 단계에 새 주민 의뢰가 나와요.
about-paint = { paint }: 칩이 { $left }개 남았어요. 칠장이 셋마다 색을 한 번씩 써요.
outcome-give = { $rank ->
    [0] { $last ->
        [yes] 순위가 없어요. 거들면서, 칠장이가 득점할 때마다 1점을 얻어요.
       *[no] 순위가 없어요. 거들면서, 칠장이가 득점할 때마다 1점을 얻게 돼요.
    }
   *[other] { $trumps ->
        [yes] { gift-kind } 종류가 트럼프가 되고, 칠하는 순서는 { nth }예요.
       *[no] { $last ->
            [yes] { nth }로 칠해요.
           *[no] 지금대로면 { nth }로 칠하게 돼요.
        }
    }
}
outcome-fill = 하얀 동그라미를 채워도 점수는 없어요. 무대를 꾸밀 뿐이에요.
outcome-paint = { $request ->
    [none] 지금은 아무것도 완성하지 않아요.
   *[other] { $count ->
        [1] { request } 완성, { points }이에요.
       *[other] 의뢰 { $count }개가 완성돼요. { request }: { points }.
    }
}
outcome-score = { $turns ->
    [yes] { points }이에요. 반대 면이 바로 열려요.
   *[no] { points }이에요.
}
outcome-decline = 지금은 득점하지 않아요. 의뢰는 남들에게 열려 있어요.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = 단계 { $phase }/{ $phases } · 최다 점수가 승리{ $points ->
    [none] { "" }
   *[other] { " · " }내 점수 { $points }
}

## The score sheet

sheet-requests-1 = 1점짜리 의뢰
sheet-requests-2 = 2점짜리 의뢰
sheet-requests-3 = 3점짜리 의뢰
sheet-requests-4 = 4점짜리 의뢰
sheet-requests-5 = 5점짜리 의뢰
sheet-requests-6 = 6점짜리 의뢰
sheet-requests-7 = 7점짜리 의뢰
sheet-requests-8 = 8점짜리 의뢰
sheet-requests-9 = 9점짜리 의뢰
sheet-requests-10 = 10점짜리 의뢰
sheet-requests-11 = 11점짜리 의뢰
sheet-requests-12 = 12점짜리 의뢰
sheet-requests-13 = 13점짜리 의뢰
sheet-requests-14 = 14점짜리 의뢰
sheet-requests-15 = 15점짜리 의뢰
sheet-requests-16 = 16점짜리 의뢰
sheet-requests-17 = 17점짜리 의뢰
sheet-requests-18 = 18점짜리 의뢰
sheet-requests-19 = 19점짜리 의뢰
sheet-requests-20 = 20점짜리 의뢰
sheet-assisting = 거들기

## On the board

board-title = 트리코 루프
board-phase = 단계 { $number }/{ $of }
board-led = 리드 { led-gift } ({ $led })
board-trump = 트럼프 { $trump }
board-over = 게임 끝
board-you = 나
board-hand = 손패
board-assists = 조수
board-leads = 선
board-paint-left = 남은 페인트:
board-worth = { $points }점
board-done = ✓

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = 손에 없는 카드예요
illegal-follow = 리드 종류를 따라 줘야 해요 (TR-8)
illegal-not-complete = 새 칩이 ★의 색으로 그 의뢰를 완성하지 않아요 (TR-12)
illegal-fill-order = 하얀 동그라미는 맨 윗줄부터 채워요. 지금은 { $square } 차례예요 (TR-7)
illegal-corner = 귀퉁이여야 하고, 고를 수 있으면서 지금 거기에 없는 색이어야 해요 (TR-17)
illegal-not-on-offer = 지금 고를 수 없는 색이에요 (TR-10, TR-11)
illegal-same-colour = 새 칩은 옛 칩과 다른 색이어야 해요 (TR-10)
illegal-other-duty = { $phase ->
    [fill] 지금은 하얀 동그라미의 색을 정할 때예요
    [give] 지금은 카드를 줄 때예요
    [paint] 지금은 칠할 때예요
    [score] 지금은 의뢰를 득점할지 말지 정할 때예요
   *[corner] 지금은 귀퉁이를 고를 때예요
}
