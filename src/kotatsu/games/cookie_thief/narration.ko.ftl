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
    [1] 꽈배기 도넛: 상대의 과자 이름 대기
    [2] 생강 과자: 상대의 카드 보기
    [3] 잎사귀 빵: 비교해서 낮은 쪽 탈락
    [4] 감초 머랭: 나를 보호
    [5] 층층 케이크: 한 명이 버리고 뽑기
    [6] 금실 케이크: 손패 바꾸기
    [7] 거대 케이크: 커피보다 먼저 내기
    [8] 빈 단지: 절대 놓치지 않기
    [K1] 모두의 과자 이름 대기
    [K2] 비밀 카드와 바꾸기
    [K3] 두 명이 비교
    [K4] 모두가 고를 표적 정하기
    [K5] 두 명이 버리고 뽑기
   *[K6] 두 명이 손패 바꾸기
}

## What happened

event-dealt = { $seat ->
    [you] { $round }라운드 카드를 나눴어요. 내가 먼저예요.
   *[other] { $round }라운드 카드를 나눴어요. { $seat_name } 님이 먼저예요.
}
event-received = { $seat ->
    [you] 내 손패: { cake }.
   *[other] { $seat_name } 님의 손패: { cake }.
}
event-drew = { $known ->
    [yes] { $seat ->
        [you] 내가 { cake } 카드를 뽑았어요.
       *[other] { $seat_name } 님이 { cake } 카드를 뽑았어요.
    }
   *[no] { $seat ->
        [you] 내가 카드를 뽑았어요.
       *[other] { $seat_name } 님이 카드를 뽑았어요.
    }
}
event-no_card = { $seat ->
    [you] 덱이 비어서 뽑지 못했어요.
   *[other] 덱이 비어서 { $seat_name } 님은 뽑지 못했어요.
}
event-turn_over = { $seat ->
    [you] 과자를 내지 않고 내 차례가 끝났어요.
   *[other] { $seat_name } 님의 차례가 과자를 내지 않고 끝났어요.
}
event-pancake = { $seat ->
    [you] 내가 팬케이크를 뽑았어요: { cake }!{ pancake-then }
   *[other] { $seat_name } 님이 팬케이크를 뽑았어요: { cake }!{ pancake-then }
}
pancake-then = { $card ->
    [H] {" "}이번 차례 뒤 차례 방향이 바뀌어요.
    [K] {" "}커피를 든 사람은 모두 탈락해요. 과자는 뽑지 않아요.
    [S] {" "}과자는 뽑지 않아요. 공개된 과자가 가장 높은 사람이 다음이에요.
    [T] {" "}두 장 뽑고 두 장 내요.
    [U] {" "}탈락한 한 명이 돌아올 수 있어요. 과자는 뽑지 않아요.
   *[other] {""}
}
event-unread = { $seat ->
    [you] 내가 { cake } 카드를 뽑아 읽지 않고 버렸어요.
   *[other] { $seat_name } 님이 { cake } 카드를 뽑아 읽지 않고 버렸어요.
}
event-laid = { $seat ->
    [you] 내가 { cake } 카드를 냈어요.
   *[other] { $seat_name } 님이 { cake } 카드를 냈어요.
}
event-held = { $seat ->
    [you] 내 손패: { cake }.
   *[other] { $seat_name } 님의 손패: { cake }.
}
event-nothing = { $card ->
    [7] 아무 효과도 없어요.
   *[other] 고를 사람이 없어서 아무 일도 없어요.
}
event-out = { $count ->
    [0] { $seat ->
        [you] 내가 탈락했어요.
       *[other] { $seat_name } 님이 탈락했어요.
    }
   *[other] { $seat ->
        [you] 내가 탈락하며 보여 준 카드: { $cards }.
       *[other] { $seat_name } 님이 탈락하며 보여 준 카드: { $cards }.
    }
}
event-guessed = { $target ->
    [you] { $right ->
        [yes] { $seat_name } 님이 내 과자를 { cake } 카드라고 했어요 — 맞았어요!
       *[no] { $seat_name } 님이 내 과자를 { cake } 카드라고 했어요. 틀렸어요.
    }
   *[other] { $right ->
        [yes] { guesser } { $target_name } 님의 과자를 { cake } 카드라고 했어요 — 맞았어요!
       *[no] { guesser } { $target_name } 님의 과자를 { cake } 카드라고 했어요. 틀렸어요.
    }
}
guesser = { $seat ->
    [you] 내가
   *[other] { $seat_name } 님이
}
event-looked = { $known ->
    [yes] { $seat ->
        [you] { $target_name } 님의 카드를 봤어요: { cake }.
       *[other] { $target ->
            [you] { $seat_name } 님이 내 카드를 봤어요: { cake }.
           *[other] { $seat_name } 님이 { $target_name } 님의 카드를 봤어요: { cake }.
        }
    }
   *[no] { $target ->
        [you] { $seat_name } 님이 내 카드를 봤어요.
       *[other] { $seat_name } 님이 { $target_name } 님의 카드를 봤어요.
    }
}
event-nobody = { $seat ->
    [you] 누구의 카드도 보지 않았어요.
   *[other] { $seat_name } 님은 누구의 카드도 보지 않았어요.
}
event-swapped_secret = { $seat ->
    [you] 내 카드를 비밀 카드와 바꿨어요.
   *[other] { $seat_name } 님이 비밀 카드와 바꿨어요.
}
event-compared = { $known ->
    [yes] { pair-compares }: { $card } 대 { $other_card }{ tie }
   *[no] { pair-compares }{ tie }
}
pair-compares = { $one ->
    [you] 내가 { $other_name } 님과 카드를 비교했어요
   *[other] { $other ->
        [you] { $one_name } 님이 나와 카드를 비교했어요
       *[other] { $one_name } 님이 { $other_name } 님과 카드를 비교했어요
    }
}
tie = { $tied ->
    [yes] {""} — 비겨서 아무도 탈락하지 않아요.
   *[no] .
}
event-protected = { $seat ->
    [you] 다른 과자를 낼 때까지 아무도 나를 고를 수 없어요.
   *[other] 이제 아무도 { $seat_name } 님을 고를 수 없어요.
}
event-marked = { $target ->
    [you] { $seat_name } 님이 나를 표적으로 삼았어요. 남들의 과자는 나를 골라야 해요.
   *[other] { $seat ->
        [you] 내가 { $target_name } 님을 표적으로 삼았어요. 그분 말고 모두의 과자는 그분을 골라야 해요.
       *[other] { $seat_name } 님이 { $target_name } 님을 표적으로 삼았어요. 그분 말고 모두의 과자는 그분을 골라야 해요.
    }
}
event-mark_ended = { $seat ->
    [you] 내가 { $target_name } 님에게 건 표적이 풀렸어요.
   *[other] { $target ->
        [you] { $seat_name } 님이 나에게 건 표적이 풀렸어요.
       *[other] { $seat_name } 님이 { $target_name } 님에게 건 표적이 풀렸어요.
    }
}
event-discarded = { $seat ->
    [you] 내가 { cake } 카드를 버렸어요.
   *[other] { $seat_name } 님이 { cake } 카드를 버렸어요.
}
event-swapped = { $one ->
    [you] 내가 { $other_name } 님과 손패를 바꿨어요.
   *[other] { $other ->
        [you] { $one_name } 님이 나와 손패를 바꿨어요.
       *[other] { $one_name } 님과 { $other_name } 님이 손패를 바꿨어요.
    }
}
event-gathered = { $kept ->
    [none] 내거나 버린 과자를 모두 덱에 섞었어요: { $deck }장.
    [you] 효과 중인 내 Lakkrístoppur만 남기고 과자를 모두 덱에 섞었어요: { $deck }장.
   *[other] 효과 중인 Lakkrístoppur만 남기고 과자를 모두 덱에 섞었어요: { $deck }장.
}
event-dropped = { cake } 카드는 읽지 않고 버렸어요.
event-reversed = { $clockwise ->
    [yes] Hálfbökuð lumma로 방향이 바뀌어, 차례가 다시 시계 방향으로 돌아요.
   *[no] Hálfbökuð lumma로 방향이 바뀌어, 이제 차례가 반대로 돌아요.
}
event-kneaded = 보호받지 않는 손패를 모두 섞어 다시 나눴어요.
event-passed = { $target ->
    [you] 다음은 내 차례예요.
   *[other] 다음은 { $target_name } 님 차례예요.
}
event-reheated = { $back ->
    [yes] { $target ->
        [you] 내가 돌아왔어요!
       *[other] { $target_name } 님이 돌아왔어요!
    }
   *[no] { $target ->
        [you] 과자가 나오지 않아 탈락한 채로 있어요.
       *[other] 과자가 나오지 않아 { $target_name } 님은 탈락한 채로 있어요.
    }
}
event-showed = { $seat ->
    [you] 내가 보여 준 카드: { $cards }.
   *[other] { $seat_name } 님이 보여 준 카드: { $cards }.
}
event-round = { $caught ->
    [you] 빈 단지를 든 채 들켜서 1점을 잃었어요! { round-won }{ hands-tied }
    [other] { $caught_name } 님이 빈 단지를 든 채 들켜서 1점을 잃었어요! { round-won }{ hands-tied }
   *[none] { round-won }{ hands-tied }
}
hands-tied = { $why ->
    [plate] {" "}가장 높은 손패가 같아서 공개된 과자의 합이 큰 쪽이 이겨요.
    [shared] {" "}가장 높은 손패도 공개된 과자의 합도 같아서 각자 1점을 얻어요.
   *[other] {""}
}
round-won = { $winners ->
    [you] { $round }라운드는 내가 이겼어요{ jar-kept }
    [shared] { $round }라운드는 { $winners_name } 님과 공동 승리예요{ jar-kept }
    [others] { $round }라운드는 { $winners_name } 님의 공동 승리예요{ jar-kept }
    [other] { $round }라운드는 { $winners_name } 님이 이겼어요{ jar-kept }
   *[none] { $round }라운드는 승자가 없어요.
}
jar-kept = { $with_jar ->
    [none] .
   *[other] {""} — 빈 단지를 손에 든 채로!
}
event-ended = { $winners ->
    [you] 매치를 이겼어요!
    [shared] { $winners_name } 님과 매치 공동 승리예요.
    [others] { $winners_name } 님의 매치 공동 승리예요.
    [none] 매치의 승자가 없어요.
   *[other] { $winners_name } 님이 매치를 이겼어요.
}

## What is asked

ask-play = { $must_hnallthora ->
    [yes] Hnallþóra는 커피 옆에 못 있어요. 꼭 내야 해요.
   *[no] 어느 과자를 낼까요?
}
ask-choose = { $second ->
    [yes] { cake }: 나머지 한 명은 누구로 할까요?
   *[no] { cake }: 누구를 고를까요?
}
ask-name = { $target_name } 님은 어느 과자를 들고 있을까요?
ask-hold = Tvílumma: { cake } 효과에서 어느 것을 손패로 할까요?
ask-order = 팬케이크 두 장: 어느 것을 먼저 할까요?
ask-next = Lummustafli: 다음은 누구 차례일까요?
ask-return = Upphituð lumma: 누가 돌아올까요?
ask-discard = Viðbrennd lumma: 차례가 끝났어요. 어느 카드를 버릴까요?

## Why a move is advised: parts of sentences

reason-wins = 라운드를 이겨요
reason-puts-out = { $target_name } 님이 바로 탈락해요
reason-out-now = 내가 바로 탈락해요
reason-out-later = 라운드가 끝나기 전에 내가 탈락해요
reason-caught-now = 빈 단지를 든 채 들켜서 1점을 잃어요
reason-caught-later = 라운드가 끝나기 전에 빈 단지를 든 채 들켜서 1점을 잃어요
reason-catches = { $target_name } 님이 빈 단지를 든 채 들켜서 1점을 잃어요
reason-looks = { $target_name } 님의 카드를 봐요
reason-safe = 다음 과자를 낼 때까지 아무도 나를 고를 수 없어요

## What a choice would do now

the-chosen = { $seat ->
    [you] 나
    [none] 아무도 없음
   *[other] { $seat_name } 님
}
outcome-choose = { $card ->
    [1] 이어서 과자 이름을 대요. { $seat_name } 님이 바로 그것을 들고 있으면 탈락해요.
    [2] { $seat ->
        [none] 누구의 카드도 보지 않아요.
       *[other] { $seat_name } 님의 카드를 나만 봐요.
    }
    [3] { $seat_name } 님과 카드를 비교해요. 낮은 쪽이 탈락해요.
    [5] { $seat ->
        [you] 내 카드를 버리고 새로 뽑아요.
       *[other] { $seat_name } 님이 카드를 버리고 새로 뽑아요.
    }{ jar-discarded }
    [6] { $seat_name } 님과 손패를 바꿔요.
    [K3] { $one ->
        [none] 비교할 두 명 중 한 명: { the-chosen }. 낮은 쪽이 탈락해요.
       *[other] 먼저 고른 사람과 카드를 비교해요. 낮은 쪽이 탈락해요.
    }
    [K4] 이제 표적이 아닌 모두의 과자는 할 수 있는 한 { $seat_name } 님을 골라야 해요.
    [K5] { $seat ->
        [you] 두 명 중 한 명으로서 내 카드를 버리고 새로 뽑아요.
       *[other] { $seat_name } 님이 두 명 중 한 명으로서 카드를 버리고 새로 뽑아요.
    }{ jar-discarded }
   *[K6] { $one ->
        [none] 손패를 바꿀 두 명 중 한 명: { the-chosen }.
       *[other] 먼저 고른 사람과 손패를 바꿔요.
    }
}
jar-discarded = {" "}빈 단지를 버린 사람은 탈락하고 1점을 잃어요.
outcome-name = { $card ->
    [8] { $target_name } 님이 빈 단지를 들고 있으면 들켜서 탈락하고 1점을 잃으며 라운드가 끝나요. 아니면 아무 일도 없어요.
   *[other] { $target_name } 님이 바로 이 과자를 들고 있으면 탈락해요. 아니면 아무 일도 없어요.
}
outcome-hold = { cake } 효과를 처리하는 동안 이 카드가 손패예요. 다른 한 장은 상관없어요. 그다음 둘 중 한 장을 내요.
outcome-jar = 들켜요. 탈락하고 1점을 잃으며 라운드가 끝나요.

## The line that is always in sight: how far the game is, what wins, and $points so far (none: a spectator, or hidden)

goal = { $rounds ->
    [none] { $round }라운드 · { $race_to ->
        [1] 먼저 1점을 내면 승리
       *[other] 먼저 { $race_to }점을 내면 승리
    }
   *[other] 라운드 { $round }/{ $rounds } · 최다 점수가 승리
}{ $points ->
    [none] { "" }
   *[other] { " · " }내 점수 { $points }
}

## The score sheet

sheet-won = 이긴 라운드
sheet-with-jar = 빈 단지를 들고 승리
sheet-caught = 단지를 들고 들킴

## On the board

board-title = 쿠키 도둑
board-round = { $number }라운드
board-race = { $points }점 먼저 내기
board-rounds = / { $rounds }라운드
board-over = 단지 뚜껑을 닫았어요
board-you = 나
board-deck = 덱 { $count }
board-secret = 비밀 카드
board-clockwise = 차례는 아래로 ↓
board-reversed = 차례는 위로 ↑
board-pancakes = 나온 팬케이크
board-no-pancakes = 아직 없음
board-points = { $points }점
board-out = 탈락
board-protected = 안전
board-marked = 표적
board-not = { $cards } 아님
board-discarded = 버림
board-unseen = 안 나옴
board-memory = { $card }: { $names } 중 한 곳에 있어요.
board-hand = 내 손패

## Why a move is illegal, as the middle of a sentence

illegal-not-in-hand = 손에 없는 과자예요
illegal-hnallthora = 커피 과자와 함께 들고 있으면 Hnallþóra를 내야 해요 (CK-21)
illegal-choice = 그 사람은 지금 고를 수 없어요 (CK-13, CK-14)
illegal-name = 두 가지 Kleina와 이 게임에 없는 과자는 이름을 댈 수 없어요 (CK-15)
illegal-other-question = { $phase ->
    [play] 지금은 어느 과자를 낼지 정할 때예요
    [choose] 지금은 누구를 고를지 정할 때예요
    [name] 지금은 어느 과자의 이름을 댈지 정할 때예요
    [hold] 지금은 어느 과자를 손패로 둘지 정할 때예요
    [order] 지금은 어느 팬케이크를 먼저 할지 정할 때예요
    [next] 지금은 다음이 누구 차례인지 정할 때예요
    [return] 지금은 누가 돌아올지 정할 때예요
    [discard] 지금은 어느 과자를 버릴지 정할 때예요
   *[other] 지금은 정할 것이 없어요
}
