# What a device can be told to like, and who else is at a table: read when it is opened.

## Settings

settings-theme = 밝게 또는 어둡게
theme-auto = 기기 설정대로
theme-light = 밝게
theme-dark = 어둡게
settings-speed = 움직임 속도
settings-calm = 기기에서 움직임을 줄여 달라고 해서, 여기서는 아무것도 움직이지 않아요.
settings-sound = 소리
settings-confirm = 행동하기 전에 물어보기
settings-forced = 하나뿐인 행동은 저절로 하기
settings-type = 글자 크기
settings-cards = 내 카드 크기
size-small = 작게
size-usual = 보통
size-large = 크게
size-largest = 아주 크게
settings-sort = 내 카드 순서
sort-dealt = 받은 그대로
sort-number = 숫자순
sort-colour = 색깔순
sort-own = 내가 놓은 대로
settings-sort-own = 카드를 원하는 자리로 끌어 놓아요. 키보드로는 Shift를 누른 채 화살표를 눌러요.
settings-left = 휴대폰을 왼손으로 쓰기
settings-awake = 게임 중에 화면 켜 두기
settings-vibrate = 내 차례가 되면 진동하기
settings-talk = 채팅 보이기

## The others

mute = 숨기기
mute-name = { $name } 님의 말을 나에게만 숨기기
unmute = 다시 보기
unmute-name = { $name } 님의 말을 다시 보기
report = 신고하기
report-sure = { $name } 님의 행동이 나쁘다고 방장에게 알릴까요? 다른 사람은 아무도 모르게 돼요.
reported = 방장에게 알렸어요.
reports-line = { $by } 님이 { $name } 님을 신고했어요.
