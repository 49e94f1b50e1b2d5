# Tower Of PanCakes!! — what is said at the table.

## Words

mode-basic = 기본
mode-mystery = 미스터리 쇼퍼
mode-hyper-mystery = 하이퍼 미스터리
mode-extreme = 익스트림

cat = { $plate ->
    [A] 애거사
    [B] 브루노
    [C] 칼
   *[D] 데이브
}
place = { $row ->
    [above] { cat } 위
   *[below] { cat } 아래
}
colour = { $led ->
    [Y] 노랑
    [B] 갈색
    [R] 빨강
   *[G] 초록
}
pancakes = 팬케이크 { $count }장

## What happened

event-played = { $face ->
    [up] { $seat ->
        [you] 내가 { $card }{ JOSA($card, "을", "를") } 냈어요.
       *[other] { $seat_name } 님이 { $card }{ JOSA($card, "을", "를") } 냈어요.
    }
   *[down] { $seat ->
        [you] 내가 { $card }{ JOSA($card, "을", "를") } 뒷면으로 냈어요.
       *[other] { $known ->
            [yes] { $seat_name } 님이 { $card }{ JOSA($card, "을", "를") } 뒷면으로 냈어요.
           *[no] { $seat_name } 님이 카드를 뒷면으로 냈어요.
        }
    }
}
event-ranked = { $first ->
    [you] 내가 1등{ second-of-two }
    [other] { $first_name } 님이 1등{ second-of-two }
   *[none] { $taker ->
        [you] 모든 카드가 뒷면이에요. 내가 더미를 가져오고 다시 선이에요.
       *[other] 모든 카드가 뒷면이에요. { $taker_name } 님이 더미를 가져가고 다시 선이에요.
    }
}
second-of-two = { $second ->
    [you] , 내가 2등이에요.
    [other] , { $second_name } 님이 2등이에요.
   *[none] {""}, 2등은 없어요.
}
event-passed = { $seat ->
    [you] 구운 것이 없어서 넘어가요.
   *[other] { $seat_name } 님은 구운 것이 없어서 넘어가요.
}
event-served = { $seat ->
    [you] 내가 { cat }에게 { $count }장을 대접했어요{ to-whom }
   *[other] { $seat_name } 님이 { cat }에게 { $count }장을 대접했어요{ to-whom }
}
to-whom = { $discarded ->
    [0] .
   *[other] {""}. { $discarded }장은 더 놓을 자리가 없어 버렸어요.
}
event-baked = { $count ->
    [0] { $seat ->
        [you] 구울 반죽이 없어요.
       *[other] { $seat_name } 님은 구울 반죽이 없어요.
    }
   *[other] { $seat ->
        [you] 내가 { $count }장을 구웠어요.
       *[other] { $seat_name } 님이 { $count }장을 구웠어요.
    }
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] { place } 점수 카드를 봤어요: { $points }.
       *[other] { $seat_name } 님이 { place } 점수 카드를 봤어요: { $points }.
    }
   *[no] { $seat_name } 님이 { place } 점수 카드를 봤어요.
}
event-revealed = 점수 카드를 뒤집어요. 위 { $above }, 아래 { $below }.
event-ended = { $winners ->
    [you] 이겼어요!
    [shared] { $winners_name } 님과 공동 승리예요.
    [others] { $winners_name } 님의 공동 승리예요.
   *[other] { $winners_name } 님이 이겼어요.
}

## What is asked

ask-play = { $must_face_down ->
    [yes] 마지막 카드는 뒷면으로 내야 해요.
   *[no] { $led ->
        [none] { $leads ->
            [yes] 내가 선이에요. 아무 카드나 내세요{ or-face-down }
           *[no] 아직 리드 색이 없어요. 아무 카드나 내세요{ or-face-down }
        }
       *[other] { $follows ->
            [yes] 리드 색은 { colour }. 따라 내세요{ $may_face_down ->
                [yes] {""}. 뒷면으로는 아무거나 돼요.
               *[no] .
            }
           *[no] { colour } 카드가 없어요. 아무 카드나 내세요{ or-face-down }
        }
    }
}
or-face-down = { $may_face_down ->
    [yes] {""}. 뒷면으로 내도 돼요.
   *[no] .
}
ask-serve = { $rank ->
    [first] 1등이에요! { pancakes } 대접 — 접시를 고르세요.
   *[second] 2등이에요! { pancakes } 대접 — 접시를 고르세요.
}
ask-look = 뒷면으로 냈으니, 점수 카드 하나를 몰래 보세요.

## Moves

move-play = { $face ->
    [down] { $card } 뒷면
   *[up] { $card }
}
move-serve = { cat }에게 대접
move-look = { place } 점수 카드 보기

## Why a move is advised: parts of sentences, $points on average

reason-first = 이번 트릭에서 1등을 해요
reason-second = 이번 트릭에서 2등을 해요
reason-serves = { cat }에게 { $points }장을 대접해요
reason-fills = { cat } 접시에 8번째 팬케이크를 놓아요
reason-brings = 이번 트릭에서 평균 { $otherwise }점이 아니라 { $points }점을 얻어요
reason-spills = { cat } 접시에 자리가 없어 { $points }장을 잃어요
reason-bakes = { $points }장을 구워요
reason-passes = 이겨도 대접할 구운 것이 없어요
reason-taken = { $seat_name } 님이 { cat } 접시에 8번째 팬케이크를 놓아요

## What a piece is, and what a move would do now

about-card = { $colour ->
    [Y] 노랑 { $number }
    [B] 갈색 { $number }
    [R] 빨강 { $number }
   *[G] 초록 { $number }
}: 트릭의 1등과 2등은 대접해요. 이 카드는 { $plate_number }장이에요. 나머지는 구워요. 이 카드는 { $pan }장이에요.
about-plate = { $stands ->
    [closed] { cat } 차례는 다른 세 접시가 가득 찬 다음이에요.
    [full] { cat } 접시는 가득 찼어요. 여덟 장이 끝이에요.
   *[other] { cat }: { $known ->
        [yes] 여기 놓은 내 팬케이크는 한 장에 { $below }점, 8번째는 { $above }점이에요.
       *[no] 여기 팬케이크가 몇 점인지는 뒷면으로 놓인 점수 카드에 있어요.
    }
}
about-tower = { cat }: 맨 위 팬케이크의 주인은 { $known ->
    [yes] { $above }점
   *[no] 비공개 점수
}, 그 아래에 가장 많이 놓은 사람은 자기 것 한 장에 { $known ->
    [yes] { $below }점
   *[no] 비공개 점수
}.
about-row = { $extreme ->
    [yes] { $row ->
        [above] { cat } 탑 맨 위 팬케이크의 주인에게{ row-points }
       *[below] { cat } 탑 맨 위 아래에 가장 많이 놓은 사람에게, 자기 것 한 장마다{ row-points }
    }
   *[no] { $row ->
        [above] { cat } 접시의 8번째 팬케이크마다{ row-points }
       *[below] { cat } 접시의 다른 팬케이크마다{ row-points }
    }
}
row-points = { $points ->
    [none] {""}: 끝까지 뒷면으로 놓인 점수.
   *[other] {""}: { $points }점.
}
about-baked = 구운 팬케이크: 손님에게 대접할 수 있어요. 끝까지 손에 남으면 헛구운 셈이에요.
about-dough = 반죽: 트릭에서 1등도 2등도 아니면 이것을 구워요.
about-taken = 1등으로 가져온 트릭: 동점일 때만 따져요.
outcome-play = { $rank ->
    [none] { $last ->
        [yes] 1등도 2등도 아니에요. { $bakes }장을 구워요.
       *[no] 지금대로면 1등도 2등도 아니에요. { $bakes }장을 굽게 돼요.
    }
   *[other] { $serves ->
        [0] { $last ->
            [yes] 이기지만 대접할 구운 것이 없어요.
           *[no] 지금대로면 이기지만 대접할 구운 것이 없어요.
        }
       *[other] { $rank ->
            [first] { $last ->
                [yes] 1등이에요. { $serves }장을 대접해요.
               *[no] 지금대로면 1등이에요. { $serves }장을 대접하게 돼요.
            }
           *[second] { $last ->
                [yes] 2등이에요. { $serves }장을 대접해요.
               *[no] 지금대로면 2등이에요. { $serves }장을 대접하게 돼요.
            }
        }
    }
}
outcome-down = { $looks ->
    [yes] 뒷면이면 순위가 없어요. { $bakes }장을 굽고 점수 카드 하나를 봐요.
   *[no] 뒷면이면 순위가 없어요. { $bakes }장을 구워요.
}
outcome-serve = { $eighth ->
    [yes] 8번째를 포함해 { $count }장 대접{ serving-points }
   *[no] { $count }장 대접{ serving-points }
}
serving-points = { $discarded ->
    [0] { $points ->
        [none] .
       *[other] : { $points }점.
    }
   *[other] { $points ->
        [none] {""}. { $discarded }장은 자리가 없어 잃어요.
       *[other] : { $points }점. { $discarded }장은 자리가 없어 잃어요.
    }
}
outcome-look = { $again ->
    [yes] 이미 본 카드예요.
   *[no] 나만 보게 돼요.
}

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = 트릭 { $trick }/{ $tricks } · 최다 점수가 승리{ $minus ->
    [none] { "" }
    [0] { " · " }내 점수 { $points }
   *[other] { " · " }내 점수 { $plus } − { $minus } = { $points }
}

## The score sheet

sheet-eighth-A = 애거사 8번째 팬케이크
sheet-chips-A = 애거사 나머지 팬케이크
sheet-eighth-B = 브루노 8번째 팬케이크
sheet-chips-B = 브루노 나머지 팬케이크
sheet-eighth-C = 칼 8번째 팬케이크
sheet-chips-C = 칼 나머지 팬케이크
sheet-eighth-D = 데이브 8번째 팬케이크
sheet-chips-D = 데이브 나머지 팬케이크
sheet-discarded = 버린 팬케이크
sheet-in-hand = 굽고 대접 못 함
sheet-top-A = 애거사 맨 위
sheet-most-A = 그 아래 최다
sheet-top-B = 브루노 맨 위
sheet-most-B = 그 아래 최다
sheet-top-C = 칼 맨 위
sheet-most-C = 그 아래 최다
sheet-top-D = 데이브 맨 위
sheet-most-D = 그 아래 최다
sheet-tie-break = 가져온 트릭(동점 때)

## On the board

board-title = 타워 오브 팬케이크!!
board-trick = 트릭 { $number }/{ $of }
board-led = 리드 { colour } ({ $led })
board-over = 게임 끝
board-you = 나
board-above = { $mode ->
    [extreme] 맨위
   *[other] 8째
}
board-below = { $mode ->
    [extreme] 최다
   *[other] 한장
}
board-of-eight = { $count }/8
board-height = { $count }층
board-closed = 아직
board-leads = 선
board-first = 1등
board-second = 2등
board-loses = 굽기
board-chips = 구움 { $baked } · 반죽 { $dough }
board-piles = 버림 { $discarded } · 트릭 { $tricks }
board-spare = 공개:
board-hand = 손패
board-serves = 대접
board-bakes = 굽기
board-face-down = 뒷면

## Why a move is illegal, as the middle of a sentence

illegal-dave = 데이브는 애거사, 브루노, 칼의 접시가 가득 찬 다음이에요 (TP-14)
illegal-full = 그 접시는 가득 찼어요 (TP-12)
illegal-not-in-hand = 손에 없는 카드예요
illegal-face-down = 뒷면으로는 미스터리 모드에서, 게임에 한 번만 낼 수 있어요 (TP-20)
illegal-last-face-up = 마지막 카드는 뒷면으로 내야 해요 (TP-20)
illegal-follow = 리드 색을 따라 내야 해요 (TP-6)
illegal-other-duty = { $phase ->
    [play] 지금은 카드를 낼 때예요
    [serve] 지금은 대접할 때예요
   *[look] 지금은 점수 카드를 볼 때예요
}
