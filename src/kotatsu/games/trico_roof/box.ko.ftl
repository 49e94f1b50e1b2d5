# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = 트리코 루프
summary = 길드장에게 알맞은 선물을 주고, 남보다 먼저 지붕을 칠하고, 의뢰를 완성하세요.
credits = 규칙서에 만든 사람 이름이 없어요.

## What a host can choose; the help stands behind it and begins small

option-count = 칠하는 시간(초)
option-count-help = 칠장이가 칩을 놓을 때까지의 초. 인쇄된 규칙은 30, 비우면 카운트 없음
option-first_leader = 첫 번째 선
option-first_leader-help = 맨 처음 선이 될 자리. 정하지 않으면 무작위

## The values of an edition, and what they were expected to be

edition-gifts-numbers = 선물 종류마다 숫자의 수
edition-gifts-copies = 선물 카드마다의 장수
edition-hand = { $count }인 게임에서 각자 받는 선물 카드 수
edition-chips = 색마다의 지붕 칩 수
edition-roofs = 지붕 카드 네 장
edition-government-front = 정부 카드 세 장의 앞면
edition-government-back = 정부 카드 세 장의 뒷면
edition-residents = 주민들의 의뢰
expected-roofs = "R B Y ."처럼 R, B, Y, . 칸이 네 개씩 네 줄
expected-requests = { $many ->
    [3] 3개
   *[other] 3~{ $many }개(3의 배수)
}의 서로 다른 의뢰, 예: { $example }. R, B, Y, . 칸이 최대 4 × 4, *가 붙은 칸 하나 이상, 빈 가장자리 없음, 1~{ $most }점
expected-hand = { $players }명에게 각자 { $most }장까지
expected-even = 짝수(2인 게임에서는 단계마다 두 장씩 주니까요)
expected-chips = 하얀 동그라미가 모두 같은 색이어도 되도록 { $least }개 이상
edition-called-first = 처음의 의뢰 (조정 전)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-hand = 2인 게임의 손패
rebuilt-roofs = 지붕 카드
rebuilt-government = 정부 카드
rebuilt-residents = 주민들의 의뢰
