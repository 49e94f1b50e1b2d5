# What can be wrong with a move, or with how a table is asked for. The terminal and the web app say it.
#
# $game is the game's title. $why is another text: why a move is illegal, or what was expected; those of a game
# stand in its narration. What was typed comes with its quotation marks.

plain = { $sentence }

## Games, players and options

no-such-game = ゲーム{ $name }はありません。あるのは：{ $games }。
players = { $game }は{ $few }～{ $many }人用です。{ $count }人では遊べません。
option-value = { $game }：{ $name }に{ $value }は指定できません。{ $why }が必要です。
no-such-option = { $game }：オプション{ $name }はありません。あるのは：{ $options }。
first-leader = { $game }：first_leaderに{ $seat }は指定できません。{ $players }人なら席は0から{ $last }までです。
no-such-seat = 席{ $seat }はありません。このゲームの席は0から{ $last }までです。
no-such-bot = ボット{ $name }はいません。いるのは：{ $levels }。
own-bot = { $given }：自分のボットは 名前=ファイル の形で書いてください。名前は小文字、数字、- だけで、{ $taken }以外です。
own-bot-file = そのボットのファイル{ $file }はありません。
bot-does-not-search = { $name }：{ $level }は探索しないので、{ $level }とだけ書いてください。
bot-iterations = { $name }：@のあとには、1以上の探索回数が必要です。
no-such-style = スタイル{ $name }はありません。あるのは：{ $styles }。
bot-without-style = { $name }：スタイルを付けられるのは、ひと目で手を決めるボット（{ $levels }）だけです。
seed-length = シードは1～{ $most }文字です（今は{ $length }文字）。
seed-no-text = シードは文字だけで書きますが、文字でないものが入っています。

## What was expected

expected-choice = { $choices }または{ $last }
expected-switch = trueかfalse
expected-number = { $low }から{ $high }の整数
expected-number-or-nothing = { $low }から{ $high }の整数か「なし」

## Moves

illegal-move = 席{ $seat }は「{ $move }」を選べません：{ $why }。{ $legal ->
    [none] { "" }
   *[other] 今選べる手：{ $legal }。
}
no-time-out = 席{ $seat }はここでは時間切れになりません。ルールに定めがないからです。
illegal-now = 今はルールで許されていません
illegal-over = ゲームは終わっています
illegal-not-asked = 今決めるのはこの席ではなく、席{ $seats }です
illegal-no-such-seat = 席は0から{ $last }までです
illegal-no-such-move = 手は0から{ $last }の番号です
illegal-notation = 選べる手の表記ではありません
illegal-nothing-pending = 取り下げられる選択がありません
illegal-not-alone = 最後の手のあとに、誰かが動いたか、何かを知りました
