# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = 첫 탑을 쌓기 전의 손패
set-up-all = 과일 카드 열세 장. 넷이 하면 두 장이 첫 탑이 돼요. 위쪽 한 장만 남에게 보여요.

towers = 첫 탑
towers-all = 모두 준비되면 첫 탑을 한꺼번에 보여 줘요. 맨 위 카드와 장수만요. 그 아래는 쌓은 사람만 알아요.

trick = 트릭, 그리고 팬케이크 찬스
trick-lead = { $seat0 } 님이 선으로 딸기 2를 냈어요. { $seat1 } 님은 1, { $seat2 } 님은 6을 따라 냈고요.
trick-x = 내 딸기는 X뿐이라 내야 하고, 어떤 숫자인지 말해야 해요. 6이라고 하면 이미 늦어요. 2라고 하면 { $seat0 } 님의 숫자! { $seat0 } 님과 팬케이크 찬스예요.
trick-take = 이타다키! { $seat0 } 님 탑 맨 위의 키위 4를 내 탑에 가져와요. 찬스 점수 1점. 그다음 트릭은 가장 높은 딸기, { $seat2 } 님의 6이 이겨요. 6이 맨 위인 새 탑이 돼요.

two-chances = 한 번에 찬스 두 번
two-chances-before = { $seat1 } 님과 { $seat2 } 님이 저마다 바나나 2를 냈고, 이제 내 차례예요.
two-chances-match = 나도 2를 내요. 두 사람과 한 번씩 찬스, 순서는 마음대로예요.
two-chances-take = { $seat1 } 님에게서 키위 4를 가져와요. 그 아래 있던 6을 모두가 보게 돼요.
two-chances-give = 그걸 바로 { $seat2 } 님에게 줘요. 두 장을 옮겨 2점. 트릭은 { $seat1 } 님이 이겨요. 리드 과일의 같은 숫자끼리는 먼저 낸 쪽이니까요.

new-tower = 트릭이 탑이 돼요
new-tower-all = 이긴 사람의 카드가 맨 위, 그 아래는 왼쪽 사람의 카드, 이렇게 이어져요. 이제부터는 맨 위만 볼 수 있어요.

score = 라운드 끝
score-all = 마지막 카드가 탑 위에 놓였어요. 탑 4개, 맨 위 숫자의 합 17, 옮긴 카드 1장. 모두 22점이에요.
