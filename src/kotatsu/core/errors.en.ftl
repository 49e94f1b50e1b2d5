# What can be wrong with a move, or with how a table is asked for. The terminal and the web app say it.
#
# $game is the game's title. $why is another text: why a move is illegal, or what was expected; those of a game
# stand in its narration. What was typed comes with its quotation marks.

plain = { $sentence }

## Games, players and options

no-such-game = There is no game { $name }; there is { $games }.
players = { $game } is for { $few } to { $many } players, not { $count }.
option-value = { $game }: { $name } cannot be { $value }; expected { $why }.
no-such-option = { $game }: there is no option { $name }; it has { $options }.
first-leader = { $game }: first_leader cannot be { $seat }; { $players } players have seats 0 to { $last }.
no-such-seat = There is no seat { $seat }; this game has seats 0 to { $last }.
no-such-bot = There is no bot { $name }; there is { $levels }.
own-bot = { $given }: a bot of your own is NAME=FILE, with a name of small letters, digits and - that is none of { $taken }.
own-bot-file = There is no file { $file } for that bot.
bot-does-not-search = { $name }: a { $level } does not search, so it is just called { $level }.
bot-iterations = { $name }: expected a number of iterations from 1 on after the @.
no-such-style = There is no style { $name }; there is { $styles }.
bot-without-style = { $name }: a style is for those who play at first sight ({ $levels }).
seed-length = A seed is a text of 1 to { $most } characters, not one of { $length }.
seed-no-text = A seed is a text, but this one holds something that is no character.

## What was expected

expected-choice = { $choices } or { $last }
expected-switch = true or false
expected-number = a whole number from { $low } to { $high }
expected-number-or-nothing = a whole number from { $low } to { $high }, or nothing

## Moves

illegal-move = Seat { $seat } cannot play '{ $move }': { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }Legal now: { $legal }.
}
no-time-out = Seat { $seat } cannot time out here: the rules say nothing about it.
illegal-now = the rules do not allow it now
illegal-over = the game is over
illegal-not-asked = { $count ->
    [one] it owes no decision now, seat { $seats } does
   *[other] it owes no decision now, seats { $seats } do
}
illegal-no-such-seat = there are only seats 0 to { $last }
illegal-no-such-move = moves are numbers from 0 to { $last }
illegal-notation = it is not the notation of a legal move
illegal-nothing-pending = it has no pending choice
illegal-not-alone = somebody moved or learned something since its last move
