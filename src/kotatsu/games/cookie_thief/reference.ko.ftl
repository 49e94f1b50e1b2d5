# The reference card of Hver stal kökunni úr krúsinni?, in a browser and a terminal.

in-short = 한눈에 보기
goal-how = 마지막까지 남거나, 덱이 비거나 단지가 나왔을 때 가장 높은 과자를 들고 있으면 1점.
goal-jar = 빈 단지를 손에 들고 이기면 1점 더. 들키면 1점 감점.
goal-equal = 손패가 같으면 앞에 낸 과자의 합이 큰 쪽이 이겨요. 그것도 같으면 모두 이기고 각자 1점을 다 받아요.
goal-match = 매치는 라운드가 끝날 때 끝나요. 여럿이 목표 점수에 닿아도 총점이 가장 높은 사람이 이기고, 같으면 공동 승리예요.
turn = 한 장 뽑고, 한 장 내고, 적힌 대로 해요. 팬케이크는 바로 효과가 나요.

cakes = 과자
copies = 장수
unseen = 안 나옴
unseen-how = { $who ->
    [seat] 안 나옴: 공개되지 않았고, 내 손에 없고, 지금 있는 곳에서 내가 본 적도 없음.
   *[all] 안 나옴: 테이블에 공개되지 않음.
}
unseen-of = { $copies }장 중 { $unseen }장 안 나옴

pancakes = 팬케이크
pancakes-in-deck = 이 가운데 무작위로 뽑은 { $count }장이 덱에 있어요.
pancakes-draw = G, H, D 다음에는 다시 뽑아요. K, S, U 다음에는 뽑지 않고, 손에 과자가 한 장이면 차례가 끝나요.
pancake-seen = 이번 라운드에 나옴
pancake-unseen = 아직 안 나옴
pancake-name = { $card ->
    [G] Grautarlumma
    [H] Hálfbökuð lumma
    [K] Lumma með kaffi
    [D] Lummudeig
    [S] Lummustafli
    [T] Tvílumma
    [U] Upphituð lumma
   *[V] Viðbrennd lumma
}
pancake-does = { $card ->
    [G] 공개된 과자가 덱으로 돌아감; 뽑기
    [H] 뽑기; 이번 차례 뒤 차례 방향이 바뀜
    [K] 커피를 든 사람은 모두 탈락
    [D] 손패를 섞어 다시 나눔; 뽑기
    [S] 공개된 과자가 가장 높은 사람이 다음 차례
    [T] 두 장 뽑고 두 장 내기
    [U] 탈락한 한 명이 돌아옴
   *[V] 차례가 끝남
}
