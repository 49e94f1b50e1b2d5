# What stands on the box: what the game is called and about, what a host can choose, what an edition can change.

title = 쿠키 도둑
summary = 손에는 과자 한 장. 한 장 뽑고 한 장 내며, 빈 단지를 든 채 들키지 마세요.
credits = 원제 Hver stal kökunni úr krúsinni? 디자인 Embla Vigfúsdóttir, 2014, Seiji Kanai의 러브레터 바탕.

## What a host can choose; the help stands behind it and begins small

option-points = 승리 점수
option-points-help = 이 점수를 먼저 내는 사람이 매치를 이겨요
option-rounds = 라운드 수
option-rounds-help = 먼저 점수를 내는 대신 이만큼의 라운드를 해요
option-first_leader = 첫 번째 선
option-first_leader-help = 가장 최근에 과자를 구운 사람의 자리. 정하지 않으면 무작위

## The values of an edition, and what they were expected to be

edition-cakes-plain = 값 1~8 순서로, 과자마다의 장수
edition-cakes-coffee = 값 1~6 순서로, 커피와 함께인 과자마다의 장수
edition-pancakes-copies = 어느 팬케이크가 있는지, CK-2의 순서로
edition-pancakes-in_deck = 그중 덱에 섞는 장수
expected-one-jar = 빈 단지(값 8)는 한 장까지
expected-cakes = 과자는 모두 { $most }장까지
too-few-cakes = 에디션에 과자가 { $cakes }장뿐이라 { $players }명이 하기에는 모자라요.
