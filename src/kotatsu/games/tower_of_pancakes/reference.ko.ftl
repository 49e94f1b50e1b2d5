# The reference card of Tower Of PanCakes!!, in a browser and a terminal.

table = { $players }인 게임: 트릭 { $tricks }번, 네 가지 색에 숫자 1~{ $highest }.

numbers = 카드가 하는 일
number = 숫자
plate = 접시: 이기면 대접
pan = 팬: 지면 굽기
face-down = 뒷면으로 내면: 지고, 팬과 상관없이 1장을 구워요. 게임에 한 번, 내 차례 아무 때나.
short-of = 구운 팬케이크가 모자라면 있는 만큼 대접하고, 반죽이 모자라면 있는 만큼 구워요.

trick = 트릭
trick-follow = 리드 색이 있으면 따라 내요.
trick-order = 리드 색이 숫자 순서로 먼저. 나머지는 모두 숫자 순서로, 같으면 먼저 낸 쪽이 위.
trick-win = 1등과 2등이 이기고 대접해요. 팬케이크는 모두 한 접시에. { $losers ->
    [1] 3등은 지고 구워요.
   *[other] 3등과 4등은 지고 구워요.
}
trick-lead = 1등이 다음 트릭의 선이에요.

plates = 접시의 점수
plates-hidden = 접시의 점수: 뒷면
plate-name = 접시
eighth = 8번째
others = 1–7번째
topmost = 맨 위 한 장
most = 최다의 한 장
secret-rows = 위에는 { $above }, 아래에는 { $below }, 어디인지는 아무도 몰라요. 뒷면으로 내면 하나를 봐요.
secret-all = 위아래에 { $all }, 어디인지는 아무도 몰라요. 뒷면으로 내면 하나를 봐요.
full = 8장이면 접시가 가득 차고, 넘치는 것은 버려요. 데이브는 다른 셋이 가득 차면 열리고, 8번째 팬케이크마다 새 더미를 시작하며, 하나도 버리지 않아요.
extreme = 모든 접시가 열려 있고 가득 차지 않아요. 탑마다 맨 위 팬케이크의 주인이 점수를 얻고, 그 아래에 가장 많이 놓은 사람은 자기 것마다 점수를 얻어요.

end = 게임이 끝나면
end-discarded = 버린 팬케이크마다
end-in-hand = 손에 남은 구운 팬케이크마다
end-dough = 반죽
end-nothing = 다른 점수도, 감점도 없어요.
start = 구운 팬케이크 { $baked }장과 반죽 { $dough }장으로 시작해요.
