# What can be wrong with a move, or with how a table is asked for. The terminal and the web app say it.
#
# $game is the game's title. $why is another text: why a move is illegal, or what was expected; those of a game
# stand in its narration. What was typed comes with its quotation marks.

plain = { $sentence }

## Games, players and options

no-such-game = { $name } 게임은 없어요. 있는 것: { $games }.
players = { $game }: { $few }~{ $many }명이 하는 게임이에요. { $count }명은 안 돼요.
option-value = { $game }: { $name } 옵션에 { $value } 값은 쓸 수 없어요. 쓸 수 있는 값: { $why }.
no-such-option = { $game }: { $name } 옵션은 없어요. 있는 것: { $options }.
first-leader = { $game }: first_leader 옵션에 자리 { $seat }번은 쓸 수 없어요. { $players }명이면 자리는 0번부터 { $last }번까지예요.
no-such-seat = 자리 { $seat }번은 없어요. 이 게임에는 0번부터 { $last }번까지 있어요.
no-such-bot = { $name } 봇은 없어요. 있는 것: { $levels }.
own-bot = { $given }: 직접 만든 봇은 이름=파일로 쓰세요. 이름은 소문자, 숫자, -만 되고 { $taken }{ JOSA($taken, "과", "와") } 달라야 해요.
own-bot-file = 그 봇의 파일 { $file }{ JOSA($file, "이", "가") } 없어요.
bot-does-not-search = { $name }: { $level } 봇은 탐색하지 않으니 그냥 { $level }{ JOSA($level, "이라고", "라고") } 쓰세요.
bot-iterations = { $name }: @ 뒤에는 탐색 횟수를 1 이상의 숫자로 쓰세요.
no-such-style = { $name } 스타일은 없어요. { $styles } 중에서 골라 주세요.
bot-without-style = { $name }: 스타일은 첫눈에 바로 행동하는 봇({ $levels })에만 붙일 수 있어요.
seed-length = 시드는 1자에서 { $most }자까지예요. { $length }자는 안 돼요.
seed-no-text = 시드는 글이어야 하는데, 글자가 아닌 것이 들어 있어요.

## What was expected

expected-choice = { $choices } 또는 { $last }
expected-switch = true 또는 false
expected-number = { $low }부터 { $high }까지의 정수
expected-number-or-nothing = { $low }부터 { $high }까지의 정수, 또는 없음

## Moves

illegal-move = 자리 { $seat }번은 '{ $move }' 행동을 할 수 없어요: { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }지금 되는 것: { $legal }.
}
no-time-out = 자리 { $seat }번은 여기서 시간이 다 될 수 없어요. 규칙에 시간 이야기가 없어요.
illegal-now = 지금은 규칙에 맞지 않아요
illegal-over = 게임이 끝났어요
illegal-not-asked = 지금은 그 자리가 정할 때가 아니에요. 정할 자리는 { $seats }번이에요
illegal-no-such-seat = 자리는 0번부터 { $last }번까지뿐이에요
illegal-no-such-move = 행동은 0부터 { $last }까지의 번호예요
illegal-notation = 할 수 있는 행동의 표기가 아니에요
illegal-nothing-pending = 무를 선택이 없어요
illegal-not-alone = 그 자리의 마지막 행동 뒤에 누가 행동했거나 무언가를 알게 됐어요
