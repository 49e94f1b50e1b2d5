# What the terminal itself says; everything about a game stands in its own narration.

## Names

you = You
guest = Guest
guest-number = Guest { $number }
names-and = { $names } and { $last }

## At the table

keys = ? hint  u undo  l log  s scores  r rules  h help  q quit
prompt = ›
welcome = Welcome to the table! Type the number of a move, or h for help.
welcome-back = Welcome back: { $count ->
    [one] one move has been played.
   *[other] { $count } moves have been played.
}
thinking = { $name } is thinking …
pass-keyboard = Please pass the keyboard to { $name }.
pass-keyboard-why = Nobody's cards are on the screen now.
pass-keyboard-enter = { $name }, press Enter to see your cards ›
pages = Page { $page } of { $pages }: Enter goes on, b back, q to the table ›
back-to-table = Enter to go back to the table ›
yes-or-no = y or n ›
to-the-sheet = Enter for the score sheet ›

## Answers to what was typed

no-such-number = { $last ->
    [one] There is only one move: type 1.
   *[other] There is no move { $number }: type a number from 1 to { $last }.
}
no-such-move = I don't know “{ $text }”: type a number from 1 to { $last }, a move like { $example }, or h for help.
not-now = { $text } cannot be played: { $why }.
taken-back = Taken back: { $move }.
undo-nothing = There is nothing to take back: you have not moved yet.
undo-others-moved = { $name } has moved since, so it is not yours alone to take back; uu asks the others.
undo-learned = That move has shown somebody something new, so it is not yours alone to take back; uu asks the others.
undo-bots-agree = The bots do not mind. Taken back: { $move }.
undo-ask-people = Does everybody agree to take back { $move }?
undo-refused = It stays as it is.
quit-kept = Leave the table? The game is kept in { $file }: the same command goes on with it.
quit-lost = Leave the table? This game is not kept (start with --log FILE to go on another time).
goodbye = Goodbye! The kotatsu stays warm.
goodbye-kept = Goodbye! The kotatsu stays warm, and the game waits in { $file }.

## Hints

hint-only = There is only one move: { $best }.
hint-best = I would choose { $best }
hint-equal = , { $move } is as good
hint-close = , { $move } nearly as good
hint-behind = , { $move } a little worse
hint-far = , { $move } much worse
hint-end = .
hint-thinking = Let me think …

## Titles of pages

title-log = What happened so far
title-rules = The rules of this decision
title-sheet = The score sheet as it stands
title-final = The score sheet
title-help = How to play here
log-empty = Nothing has happened yet.
rules-missing = This installation has no rulebook for { $game }.

help-move = Type the number of a move, or its notation: { $example }.
help-hint = What a good player would do, and the next best moves
help-undo = Take your last move back, while nobody has learned anything from it
help-undo-all = Take it back although others have moved, if they agree (bots do)
help-log = Everything that happened so far, in words
help-sheet = The score sheet as it stands
help-rules = The rules of the decision you are asked for
help-quit = Leave the table
help-marks = Every player has a mark and a colour, every card a letter for its colour.

## The score sheet

sheet-total = Total
sheet-hidden = ? is hidden from you until the end.
result-you-win = You win with { $points }!
result-wins = { $name } wins with { $points }.
result-shared = { $names } share the win with { $points }.
record-written = The record is in { $file }: kotatsu replay { $file } shows it again, kotatsu verify { $file } checks it.

## Watch

watch-result = Game { $number }: { $scores } — { $winners }
watch-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, seeds from { $seed }
watch-column-wins = wins
watch-column-mean = mean
watch-column-best = best

## Replay

replay-where = Move { $number } of { $of }
replay-start = Before the first move
replay-keys = Enter next  b back  NUMBER jump  a first  e end  s scores  q quit
replay-unknown = I don't know “{ $text }”: Enter goes on, b back, a number jumps, e to the end, q quits.

## Verify

verify-title = { $file } holds
verify-game = game { $title }, { $players } players, { $options }
verify-edition = edition { $name } ({ $hash })
verify-server = the server's secret is the one it promised before the deal ({ $hash })
verify-nonces = { $count ->
    [0] no person sat at the table, so the seed follows from that secret alone
    [one] the one person's nonce is as promised; the seed follows from it and that secret
   *[other] all { $count } persons' nonces are as promised; the seed follows from them and that secret
}
verify-called-off = { $count ->
    [one] one start was called off before this deal, and everybody promised anew
   *[other] { $count } starts were called off before this deal, and everybody promised anew
}
verify-seed = seed { $seed } deals the same table again
verify-moves = { $count ->
    [one] the one move is legal
   *[other] all { $count } moves are legal, in their order
}
verify-result = they lead to { $scores }, and { $winners }, as recorded
verify-abandoned = the table was given up there, without a result
verify-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}

## Bots against bots

arena-deals = Deals
arena-title = { $title }, { $players } players
arena-count = { $games } games of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each bot in each seat
arena-column-share = wins (95 %)
arena-column-even = times even
arena-column-points = mean points
arena-column-rating = rating

## A game looked over

analyse-moves = Moves
analyse-title = { $title }: what each decision was worth to its player, as far as they could know
analyse-better = { $move } is better by { $loss }
analyse-seat = { $name } gave away { $loss } in all; { $marked ->
    [0] no decision stands out.
    [one] one decision stands out.
   *[other] { $marked } decisions stand out.
}
analyse-turning-point = The game turned at move { $number }: { $name } chose { $move } instead of { $best }, which cost { $loss }.
analyse-line = After { $move } it might have gone on: { $line }.
analyse-no-turning-point = No single decision turned this game: nobody gave anything of weight away.
