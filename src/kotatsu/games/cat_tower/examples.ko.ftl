# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = 빈 탑
set-up-all = 내 시트예요. 다섯 열에 칸이 있고 열마다 위에 보너스가, 칸이 없는 곳에는 밧줄이 있어요. 빛나는 칸에는 집 그림이 있어요. 집은 거기에만 지을 수 있어요.

round = 2인 라운드
round-rolled = 둘이 하니 주사위는 셋, 6과 3과 2예요. 내가 먼저 골라요.
round-take = 내가 6, { $seat1 } 님이 3을 골랐어요. 2는 모두의 것으로 남아요. 그래서 나는 6과 2. 2층에 쥐(6)거나 6층에 털실(2)이에요.
round-mark = B열 6층에 털실을 그렸어요. { $seat1 } 님은 패스하고 발자국을 표시했어요. 둘 다 정할 때까지 아무도 몰랐죠.

house = 집, 그리고 점수를 내는 고양이
house-before = 나는 1, 남은 것은 4. 4층에 집(1)이에요. E4에 집 그림이 있어요. 내 시트에는 집이 하나, 털실이 셋 있어요.
house-after = 집을 그리고 털실 고양이의 점수를 내요. 집 둘 × 털실 셋, 6점이고 다시 바뀌지 않아요. 기다리면 더 커질 수도 있지만, 집 하나에 고양이 한 마리뿐이에요.

footprint = 발자국으로 주사위 바꾸기
footprint-before = 나는 2, 남은 것은 1. 1층에 털실이 되겠죠. 2층에 집을 지으려 해도 빈 집 그림이 없어요. 하지만 나비가 가져온 발자국이 있어요.
footprint-after = 발자국을 써서 2를 3으로 바꾸고 1층에 나비(3)를 그려요. 새 나비가 또 발자국을 가져와요.

column = 다 찬 열
column-all = 누구보다 먼저 E열을 채웠어요. 큰 보너스 3점! 다음 라운드부터는 작은 보너스만 있어요.

score = 점수를 센 시트
score-all = 세 열이 다 차서 게임이 끝났어요. 시트의 줄마다 무엇이 몇 점인지 적혀 있어요.

items = 아이템과 점수
items-all = 주사위 눈이 어느 아이템인지 알려 줘요.
