# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = 라운드 시작
set-up-all = 모두 과자를 한 장씩 들고 있어요. 내 차례라서 나는 이미 한 장을 더 뽑았어요. 가운데에 덱이 있고, 그 옆에 아무도 모르는 비밀 카드가 있어요.

guess = Kleina: 맞히기
guess-before = 값이 1인 과자 두 장, Kleina와 Kleina með kaffi를 들고 있어요. 커피 없는 쪽을 내요.
guess-lay = Kleina로 상대를 고르고 과자 이름을 대요. 커피가 있고 없고도 정확해야 해요.
guess-name = { $seat1 } 님이 Hjónabandssæla með kaffi를 들고 있다고 했더니 맞았어요. { $seat1 } 님은 이번 라운드에서 탈락하고 카드를 보여 줘요. 다음은 { $seat2 } 님이에요.

compare = Laufabrauð: 누가 더 낮을까요?
compare-before = Laufabrauð(3)와 Lakkrístoppur(4)를 들고 있어요. 3을 내고 4를 지켜요.
compare-lay = { $seat1 } 님과 서로 카드를 보여 줘요. 내 4 대 { $seat1 } 님의 1. 낮은 쪽이 탈락해요.

protected = Lakkrístoppur의 보호
protected-all = Lakkrístoppur를 냈어요. 다른 과자를 낼 때까지 남의 과자가 나를 고를 수 없어요.

caught = 단지를 들고 들킴
caught-before = 나와 { $seat1 } 님만 남았어요. { $seat1 } 님의 카드는 나와 손패를 바꾸기 전까지 내 것이었으니 알아요. 가장 높은 카드, 빈 단지예요.
caught-lay = 그래서 Randalína를 내요. 내가 고른 사람이 손패를 버리고 새로 뽑아요.
caught-out = { $seat1 } 님은 단지를 버려야 해요. 그러면 탈락이고 라운드는 바로 끝나요. 내가 이겨서 1점, { $seat1 } 님은 1점을 잃어요.

round-end = 덱이 비었어요
round-end-before = 마지막 카드를 뽑았으니 { $seat2 } 님의 차례가 이번 라운드의 마지막이에요. 나는 Hjónabandssæla(6)를 들고 있어요.
round-end-end = { $seat2 } 님이 나와 { $seat3 } 님의 손패를 바꾸게 하고, 덱이 비어 모두 손패를 보여 줘요. 이제 내 것이 가장 높아요. 빈 단지! 라운드를 이겨 1점, 단지로 1점 더예요.

cakes = 과자
cakes-all = Kleina(1)부터 빈 단지(8)까지, 커피가 있는 것은 저마다 오른쪽에 있어요. 카드마다 하는 일이 적혀 있어요.

pancakes = 팬케이크
pancakes-all = 모두 여덟 장, 라운드마다 네 장이 덱에 들어가요. 뽑자마자 효과가 나요.
