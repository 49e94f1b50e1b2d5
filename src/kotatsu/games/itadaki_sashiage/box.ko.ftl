# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = 이타다키 사시아게 팬케이크
summary = 트릭을 이겨 팬케이크 탑을 만들고, 같은 숫자를 내서 탑의 맨 위를 가져오거나 주세요.
credits = 디자인 Suikun (TOYLOVENUS).

## What a host can choose; the help stands behind it and begins small

option-rounds = 라운드 수
option-rounds-help = 몇 라운드를 할지
option-memory_aid = 기억 도우미
option-memory_aid-help = 플레이어가 본 적 있는 덮인 카드를 앱이 모두 보여 줄지
option-first_leader = 첫 번째 선
option-first_leader-help = 맨 처음 선이 될 자리. 정하지 않으면 무작위

## The values of an edition, and what they were expected to be

edition-fruits = 과일의 수
edition-copies = { $count }인 게임에서 과일마다 1~6과 X의 장수
edition-hand = { $count }인 게임에서 각자 받는 카드 수
edition-first_tower = { $count }인 게임에서 첫 탑의 카드 수
expected-smaller-hands = { $players }인 게임의 카드로 충분한 손패
expected-tricks = 트릭 1~{ $most }번과 마지막 카드 한 장이 남는 크기
