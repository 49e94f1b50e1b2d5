# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = 타워 오브 팬케이크!!
summary = 트릭을 이기면 고양이 넷에게 팬케이크를 대접하고, 지면 더 구워요.
credits = 디자인 LEO, 그림 Higawind, Vic Village.

## What a host can choose; the help stands behind it and begins small

option-mode = 모드
option-mode-help = 기본, 또는 규칙서에 있는 다른 모드
option-mode-basic = 기본
option-mode-mystery = 미스터리 쇼퍼
option-mode-hyper-mystery = 하이퍼 미스터리
option-mode-extreme = 익스트림
option-first_leader = 첫 번째 선
option-first_leader-help = 가장 최근에 팬케이크를 만든 사람의 자리. 정하지 않으면 무작위

## The values of an edition, and what they were expected to be

edition-cards = { $count }인 게임에서 색마다 쓰는 카드 수
edition-plate = { $count }인 게임에서 숫자마다 대접하는 칩 수
edition-pan = { $count }인 게임에서 숫자마다 굽는 칩 수
edition-chips-baked = 각자 시작할 때 구운 칩 수
edition-chips-dough = 각자 시작할 때 반죽 칩 수
edition-score-above = 접시 A~D 위의 점수 카드, 8번째 칩의 점수
edition-score-below = 접시 A~D 아래의 점수 카드, 다른 칩의 점수
edition-score-discarded = 버린 칩 하나의 점수
edition-score-in_hand = 대접하지 못한 구운 칩 하나의 점수
expected-whole-hands = 네 가지 색을 { $players }명에게 나누면 한 장까지만 남는 숫자
expected-for-each-card = 한 색의 카드마다 하나씩, 숫자 { $length }개

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-plate = 숫자마다 대접하는 칩
rebuilt-pan = 숫자마다 굽는 칩
