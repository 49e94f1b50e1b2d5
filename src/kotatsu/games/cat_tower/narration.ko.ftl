# Cat Tower — what is said at the table.

## Words

item = { $item ->
    [house] 집
    [yarn] 털실
    [butterfly] 나비
    [bowl] 밥그릇
    [cushion] 방석
   *[mouse] 쥐
}
an-item = { $item ->
    [house] 집
    [yarn] 털실
    [butterfly] 나비
    [bowl] 밥그릇
    [cushion] 방석
   *[mouse] 쥐
}
item-object = { $item ->
    [house] 집을
    [yarn] 털실을
    [butterfly] 나비를
    [bowl] 밥그릇을
    [cushion] 방석을
   *[mouse] 쥐를
}
cat-name = { $cat ->
    [house] 집 고양이
    [yarn] 털실 고양이
    [butterfly] 나비 고양이
    [bowl] 밥그릇 고양이
    [cushion] 방석 고양이
   *[mouse] 쥐 고양이
}
points-made = { $points }점

## What happened

event-rolled = { $seat ->
    [you] { $round }라운드: 내가 굴린 주사위는 { $dice }.
   *[other] { $round }라운드: { $seat_name } 님이 굴린 주사위는 { $dice }.
}
event-took = { $seat ->
    [you] 내가 { $die }{ JOSA($die, "을", "를") } 골랐어요.
   *[other] { $seat_name } 님이 { $die }{ JOSA($die, "을", "를") } 골랐어요.
}
event-left = 남은 { $die }{ JOSA($die, "은", "는") } 저마다의 두 번째 숫자예요.
event-ready = { $known ->
    [yes] { $seat ->
        [you] 내 결정: { decided }.
       *[other] { $seat_name } 님의 결정: { decided }.
    }
   *[no] { $seat_name } 님이 준비됐어요.
}
decided = { $item ->
    [none] { move-pass }
   *[other] { move-mark }
}
event-marked = { $seat ->
    [you] 내가 { for-footprints }{ $hex }에 { item-object } 그렸어요.
   *[other] { $seat_name } 님이 { for-footprints }{ $hex }에 { item-object } 그렸어요.
}
for-footprints = { $cost ->
    [0] {""}
   *[other] 발자국 { $cost }개로{" "}
}
event-passed = { $footprint ->
    [yes] { $seat ->
        [you] 패스하고 발자국을 표시했어요.
       *[other] { $seat_name } 님이 패스하고 발자국을 표시했어요.
    }
   *[no] { $seat ->
        [you] 패스했어요. 표시할 발자국이 없어요.
       *[other] { $seat_name } 님이 패스했어요. 표시할 발자국이 없어요.
    }
}
event-scored = { $seat ->
    [you] 내 { cat-name }: { $houses } × { $items } = { $points }점.
   *[other] { $seat_name } 님의 { cat-name }: { $houses } × { $items } = { $points }점.
}
event-caught = { $footprint ->
    [yes] { $seat ->
        [you] 나비가 나에게 발자국을 가져왔어요.
       *[other] 나비가 { $seat_name } 님에게 발자국을 가져왔어요.
    }
   *[no] 나비가 가져올 발자국이 남지 않았어요.
}
event-completed = { $bonus ->
    [large] { $seat ->
        [you] 내가 { $column }열을 먼저 채웠어요: { points-made }!
       *[other] { $seat_name } 님이 { $column }열을 먼저 채웠어요: { points-made }.
    }
   *[small] { $seat ->
        [you] 내가 { $column }열을 나중에 채웠어요: { points-made }.
       *[other] { $seat_name } 님이 { $column }열을 나중에 채웠어요: { points-made }.
    }
}
event-overtaken = { $seat ->
    [you] 내 { $column }열 털실이 { $before }점에서 { $points }점으로 줄었어요.
   *[other] { $seat_name } 님의 { $column }열 털실이 { $before }점에서 { $points }점으로 줄었어요.
}
event-ended = { $why ->
    [columns] 탑이 섰어요. { who-won }
   *[rounds] 마지막 라운드였어요. { who-won }
}
who-won = { $winners ->
    [you] 이겼어요!
    [shared] { $winners_name } 님과 공동 승리예요.
    [others] { $winners_name } 님의 공동 승리예요.
   *[other] { $winners_name } 님이 이겼어요.
}

## What is asked

ask-take = 주사위를 고르세요. 남는 주사위와 함께 아이템과 층이 돼요.
ask-mark = { $fits ->
    [no] { $own }{ JOSA($own, "과", "와") } { $left }에 맞는 것이 없어요{ $footprints ->
        [0] . 발자국도 없으니 패스하세요.
       *[other] . 발자국을 써도 안 되니 패스하세요.
    }
   *[yes] { $own }{ JOSA($own, "과", "와") } { $left }: 하나는 아이템, 하나는 층{ with-footprints }
}
with-footprints = { $footprints ->
    [0] .
   *[other] {""} (발자국 { $footprints }개).
}
choices-how = 또는 pass — “{ $example }”, “house C1 yarn”(고양이까지)처럼 입력; +1: 발자국

## Moves

move-take = 주사위 { $die }
move-mark = { $cat ->
    [none] { $hex }에 { an-item }
   *[other] { $hex }에 집, { cat-name }
}
move-pass = 패스

## Why a move is advised: parts of sentences, $points on average

reason-marks = { $hex }에 { item-object } 그려요
reason-cat = 내 { cat-name }로 { points-made }을 얻어요
reason-empty = { cat-name }를 0점에 쓰고 집을 얻어요. 집이 { $houses }채면 다음 고양이들의 점수가 커져요
reason-column = { $column }열을 채워 { points-made }을 얻어요
reason-rival = { $seat_name } 님이 { $column }열을 채워 { points-made }을 얻어요
reason-brings = 이번 라운드에 내 시트가 평균 { $otherwise }점이 아니라 { points-made } 늘어요
reason-footprint = 발자국을 얻어요
reason-passes = 패스할 수밖에 없어요

## What a piece is, and what a move would do now

item-counts = { $item ->
    [house] 집은 바로 고양이 점수를 내요: 내 시트의 집 수 × 그 고양이의 아이템 수.
    [yarn] 털실: 끝날 때 열마다 가장 많은 사람이 점수를, 두 번째도 조금 얻어요.
    [butterfly] 나비는 다음 라운드부터 쓸 발자국을, 끝날 때 점수를 줘요.
    [bowl] 밥그릇은 둘레에 있는 아이템 종류마다 점수예요.
    [cushion] 방석은 층으로 점수를 매겨요. 높을수록 좋아요.
   *[mouse] 맞닿은 쥐는 함께 세요. 세 마리 무리는 3 × 3점이에요.
}
about-item = { item-counts }
about-hex = { $item ->
    [none] { $house ->
        [yes] 집을 지을 수 있는 빈칸이에요.
       *[no] 빈칸이에요. 집은 지을 수 없어요.
    }
   *[other] { item-counts }
}
about-cat = { $points ->
    [none] { cat-name }가 기다려요. 새 집을 그릴 때 한 번, 내 모든 집 수 × 이 고양이의 아이템 수예요.
   *[other] { cat-name }는 점수를 냈어요: { points-made }.
}
about-die = 주사위: 숫자 하나는 아이템, 다른 하나는 층이에요. { item-counts }
about-footprints = { $ready ->
    [0] 발자국: 패스하거나 나비를 그리면 동그라미를 쳐요. 그것을 쓰면 숫자를 1 바꿀 수 있어요.
   *[other] 동그라미 친 발자국 { $ready }개: 하나를 쓸 때마다 숫자를 1 바꿀 수 있어요.
}
about-column = { $column }열: 먼저 채우면 { $large }점, 나중에는 { $small }점이에요.
outcome-take = 남는 주사위의 층에 { item-object } 그리거나, 그 주사위의 아이템을 { $die }층에 그릴 수 있어요.
outcome-mark = { $bonus ->
    [0] { $cat ->
        [none] { column-left }
       *[other] { cat-name }: { $score ->
            [0] 0점. 집만 남아 다음 고양이를 도와요.
           *[other] { $score }점.
        } { column-left }
    }
   *[other] { $cat ->
        [none] { $column }열을 채워 { $bonus }점이에요.{ game-ends }
       *[other] { cat-name } { $score }점, 그리고 { $column }열을 채워 { $bonus }점이에요.{ game-ends }
    }
}
game-ends = { $ends ->
    [yes] {""} 이번 라운드로 게임이 끝나요.
   *[no] {""}
}
column-left = { $column }열의 빈칸이 { $left }개가 돼요.
outcome-pass = { $footprint ->
    [yes] 아무것도 그리지 않고 발자국을 얻어요.
   *[no] 아무것도 그리지 않고, 얻을 발자국도 없어요.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = 다 찬 열 { $end_columns }개면 끝(지금 { $full }) · 최다 점수가 승리{ $points ->
    [none] { "" }
   *[other] { " · " }내 점수 { $points }
}

## The score sheet

sheet-cat-house = 집 고양이
sheet-cat-yarn = 털실 고양이
sheet-cat-butterfly = 나비 고양이
sheet-cat-bowl = 밥그릇 고양이
sheet-cat-cushion = 방석 고양이
sheet-cat-mouse = 쥐 고양이
sheet-column-A = A열
sheet-column-B = B열
sheet-column-C = C열
sheet-column-D = D열
sheet-column-E = E열
sheet-column-F = F열
sheet-yarn-A = A열 털실
sheet-yarn-B = B열 털실
sheet-yarn-C = C열 털실
sheet-yarn-D = D열 털실
sheet-yarn-E = E열 털실
sheet-yarn-F = F열 털실
sheet-butterfly = 나비
sheet-bowl = 밥그릇 옆 종류
sheet-cushion = 방석의 층
sheet-mouse = 쥐 무리

## On the board

board-title = 캣타워
board-round = { $number }라운드(최대 { $of })
board-middle = 가운데
board-over = { $count }라운드 만에 끝남
board-you = 나
board-footprints = O{ $ready } X{ $spent }
board-marked = { $move } …
board-cats = 고양이 { $count }, { $points }점
board-points = = { $points }

## Why a move is illegal, as the middle of a sentence

illegal-no-such-die = 가운데에 그런 주사위가 없어요 (CT-5)
illegal-take-a-die = 지금은 주사위를 고를 때예요 (CT-5)
illegal-mark-or-pass = 지금은 그리거나 패스할 때예요 (CT-6)
illegal-no-such-hex = 시트에 그런 칸이 없어요 (CT-1)
illegal-filled = 이미 찬 칸이에요 (CT-6)
illegal-no-house-there = 집은 집 그림이 있는 칸에만 그려요 (CT-7)
illegal-cat-scored = 그 고양이는 더는 점수를 낼 수 없어요 (CT-7, CT-10)
illegal-footprints = 발자국이 { $cost }개 드는데, 쓸 수 있는 것은 { $ready }개예요 (CT-9)
