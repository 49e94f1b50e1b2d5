# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = 캣타워
summary = 주사위 하나를 고르고 하나는 함께 써요. 하나는 아이템, 하나는 우리 고양이 탑의 층이에요.
credits = 디자인 Ju-Hwa Lee, Keewoong Kim.

## What a host can choose; the help stands behind it and begins small

option-first_leader = 첫 번째 선
option-first_leader-help = 가장 최근에 고양이를 본 사람의 자리. 정하지 않으면 무작위

## The values of an edition, and what they were expected to be

edition-columns-colours = 왼쪽부터 열마다의 색
edition-columns-floors = 열마다 있는 층. 빠진 층은 밧줄
edition-columns-large = 열마다의 큰 보너스
edition-columns-small = 열마다의 작은 보너스
edition-columns-houses = 열마다 집 그림이 있는 층
edition-items-order = 주사위 숫자 1~6의 아이템
edition-cats-items = 고양이가 있는 아이템
edition-footprints-count = 시트 하나의 발자국 수
edition-end-columns = 게임을 끝내는, 한 시트의 다 찬 열 수
edition-end-rounds = 어쨌든 게임이 끝나는 라운드 수
edition-score-yarn = 열마다 털실 1~4위의 점수
edition-score-butterfly = 나비 하나의 점수
edition-score-bowl = 밥그릇 옆의 서로 다른 종류 하나의 점수
edition-score-cushion = 방석이 놓인 높이 한 층의 점수
edition-score-mouse = 쥐 1, 2, 3 … 마리 무리의 점수
expected-colours = 열마다 하나씩, 색 1~{ $most }개의 목록
expected-own-colour = 다른 열과 겹치지 않는 { $number }열의 색
expected-floors = 열마다 층의 목록이 하나씩 있는 목록
expected-some-floors = { $number }열의 층: 1~{ $most }에서 하나 이상, 낮은 것부터
expected-any-floors = { $number }열의 층: 1~{ $most }에서 몇 개든 또는 없음, 낮은 것부터
expected-all-items = 아이템 { $items } 모두의 목록
expected-some-items = 아이템 { $items } 중 몇 개의 목록
expected-item = { $number }번째는 아이템 { $items } 중 하나
expected-other-item = { $number }번째는 { $item } 말고 아직 나오지 않은 것
expected-for-each-column = 열마다 하나씩 { $length }개
expected-house-on-floor = { $number }열의 집은 { $house }층이 아니라 그 열에 있는 층({ $floors })
expected-columns = 열의 수인 { $most } 이하
expected-mice = 쥐 무리가 될 수 있는 크기마다 하나씩, { $least }개 이상의 숫자
edition-called-first = 처음의 시트 (집 그림 여섯 개)

## What of the edition is rebuilt, in short: the beginnings of its keys

rebuilt-columns = 열
rebuilt-cats = 고양이 종류
rebuilt-footprints = 발자국
rebuilt-end = 마지막 라운드
