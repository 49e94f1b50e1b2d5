# The reference card of Trico Roof, in a browser and a terminal.

table = { $players }인 게임: { $phases }단계, 단계마다 선물 { $gifts }장{ $each ->
    [1] .
   *[other] , 각자 { $each }장씩.
}

gifts = 선물
gifts-cards = 빵, 와인, 스카프, 시가: 1~{ $numbers }, 같은 카드가 { $copies }장씩.
gifts-follow = 리드 종류가 있으면 따라 줘요.

ranks = 누가 먼저 칠하나요
rank-trump = 트럼프: 두 번째로 나온 종류
rank-led = 리드 종류
rank-assist = 셋째나 넷째 종류: 준 사람은 거들어요
ranks-within = 같은 종류에서는 높은 숫자가 먼저, 같은 카드끼리는 나중에 준 쪽이 먼저예요.
ranks-none = 한 종류만 나오면 트럼프가 없어요.
ranks-next = 먼저 칠한 사람이 다음 선물의 선이에요.

example-given = 준 순서
example-order = 칠한 순서
example-assists = 거들기

painting = 칠하기
paint-how = 아무 지붕에서 칩을 떼고 다른 색 칩을 놓아요. 칩은 색마다 { $chips }개예요.
paint-set = 칠장이 1~3이 빨강, 파랑, 노랑을 하나씩 나눠 써요. 셋 중에, 둘 중에, 마지막 하나.
paint-new = { $painters ->
    [4] 네 번째 칠장이는 새 세트에서 골라요.
   *[other] 네 번째와 다섯 번째 칠장이는 새 세트를 나눠 써요. 셋 중에, 둘 중에.
}

requests = 의뢰
requests-how = 내 새 칩이 완성된 패턴의 일부이고 ★ 칸의 색이어야 해요. ★ 위에 있지 않아도 돼요. 패턴은 돌리거나 뒤집지 않아요.
requests-one = 차례마다 의뢰를 하나까지 득점하고, 안 해도 돼요.
government = 정부: 늘 열려 있어요. 득점한 카드는 뒤집어요.
residents = 주민: 세 장이 열려 있고, 단계마다 바뀌어요.
worth = { $points }점

scoring = 점수
points-request = 의뢰
points-request-worth = 적힌 만큼
points-assist = 조수, 득점한 칠장이마다
