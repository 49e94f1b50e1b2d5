# The reference card of Itadaki Sashiage Pancake, in a browser and a terminal.

table = { $players }인 게임: 각자 { $hand }장, { $rounds }라운드, 라운드마다 트릭 { $tricks }번.

cards = 카드
cards-each = 과일마다
card = 카드
copies = 장수
tower = 첫 탑: { $cards ->
    [1] 모두에게 보이는 카드 한 장.
   *[other] 카드 { $cards }장, 남에게는 맨 위만 보여요.
}
trick = 리드 과일을 따라 내요. 그 과일의 가장 높은 숫자가 이기고(같으면 먼저 낸 쪽), 그 카드를 맨 위로 트릭이 탑이 돼요. 이긴 사람이 다음 트릭을 리드해요.

chance = 팬케이크 찬스
chance-when = 내 카드의 숫자가 과일과 상관없이 이 트릭에 이미 있으면, 다음 사람이 내기 전에 바로, 그 숫자를 낸 사람마다 할 수 있는 한 둘 중 하나를 해야 해요. 순서는 마음대로예요.
take = 이타다키
take-what = 그 사람의 두 장 이상인 탑에서 맨 위 카드를 내 탑 위로 가져와요.
give = 사시아게
give-what = 내 두 장 이상인 탑에서 맨 위 카드를 그 사람의 탑 위에 줘요. X는 안 돼요.
chance-worth = 옮긴 카드마다 1점이에요.

x = X
x-number = 1부터 6까지 숫자를 말해요. 그 과일의 그 숫자처럼 따라 내고, 이기고, 찬스를 만들어요.
x-top = 탑 맨 위에서는 0점이에요. 가져올 수는 있지만 줄 수는 없어요.
x-lead = 리드할 수 없어요. X밖에 없으면 1로 리드하고, 이번 라운드는 0점이에요.

scoring = 라운드 점수
points-tower = 내 탑마다
points-top = 탑의 맨 위
points-top-worth = 그 숫자
points-x = 맨 위의 X
points-moved = 옮긴 카드마다
points-last = 모두 한 장씩 남으면, 저마다 그 카드를 자기 탑에 올려요.
points-win = { $rounds ->
    [1] 점수가 가장 높으면 이겨요. 동점은 공동 승리예요.
   *[other] { $rounds }라운드의 점수를 더해 가장 높으면 이겨요. 동점은 공동 승리예요.
}

signs = 테이블의 표시
sign-now = 지금대로면 이번 라운드에 얻는 점수
sign-moved = 이번 라운드 찬스로 옮긴 카드
sign-spoiled = X를 리드해야 했음: 이번 라운드 점수 없음
sign-height = 탑의 카드 수
sign-crown = 지금 트릭을 이기고 있거나 이긴 카드
sign-ready = 다 골랐음: 모두 준비되면 함께 공개
