# What the terminal itself says; everything about a game stands in its own narration.

## Names

you = You
guest = Guest
guest-number = Guest { $number }
names-and = { $names } and { $last }
names-none = nobody

## At the table

# A long move still fits behind it: what else there is stands in the help.
keys = ? hint  u undo  l log  c card  r rules  h help  q quit
prompt = ›
learn-keys = Enter next  b back  x without-guide  q quit
learn-other-move = That is for later. { $words }
learn-none = { $game } has no guided first game.
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
# What may be typed for yes and for no; y and n always may.
answers-yes = y yes
answers-no = n no
to-the-sheet = Enter for the score sheet ›
go-on = Enter to go on ›

## Answers to what was typed

no-such-number = { $last ->
    [one] There is only one move: type 1.
   *[other] There is no move { $number }: type a number from 1 to { $last }.
}
no-such-move = I don't know “{ $text }”: type { $last ->
    [1] the number 1
   *[other] a number from 1 to { $last }
}, a move like { $example }, or h for help.
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
hint-best = I would choose { $best }.
hint-and-equal = I would choose { $best }; with { $next } I won just as often, playing on in my head.
hint-and-close = I would choose { $best }; with { $next } I won nearly as often, playing on in my head.
hint-and-behind = I would choose { $best }; with { $next } you would win a little less often.
hint-and-far = I would choose { $best }; with { $next } you would win far less often.
hint-move = { $number }: { $words }
why-always = Then { $what }.
why-mostly = In most of the games I imagined, { $what }.
why-half = In about half of the games I imagined, { $what }.
why-some = In some of the games I imagined, { $what }.
instead-always = After “{ $instead }”, { $what }.
instead-mostly = After “{ $instead }”, in most of the games I imagined, { $what }.
instead-half = After “{ $instead }”, in about half of the games I imagined, { $what }.
instead-some = After “{ $instead }”, in some of the games I imagined, { $what }.
why-and = { $one }, and { $two }
why-later = Nothing tells them apart at once: the difference comes later in the game.
hint-thinking = Let me think …

## Titles of pages

title-log = What happened so far
title-rules = The rules of this decision
title-sheet = The score sheet as it stands
title-final = The score sheet
title-card = Reference card
title-help = How to play here
log-empty = Nothing has happened yet.
card-missing = { $game } has no reference card.
rules-missing = This installation has no rulebook for { $game }.

help-move = Type the number of a move, or its notation: { $example }.
help-hint = What a good player would do, and why
help-undo = Take your last move back, while nobody has learned anything from it
help-undo-all = Take it back although others have moved, if they agree (bots do)
help-log = Everything that happened so far, in words
help-sheet = The score sheet as it stands
help-card = The reference card: what is in the box and what everything does
help-rules = The rules of the decision you are asked for
help-quit = Leave the table
help-marks = Every player has a mark and a colour, every card a letter for its colour.

## The score sheet

sheet-total = Total
sheet-hidden = ? is hidden from you until the end.
result-you-win = You win with { $points }!
result-wins = { $name } wins with { $points }.
result-shared = { $names } share the win with { $points }.
result-nobody = Nobody wins.
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
verify-game = game { $title }, { $players } players
verify-edition = edition { $name } ({ $hash })
verify-server = the server's secret is the one it promised before the deal ({ $hash })
verify-nonces = { $count ->
    [0] no person sat at the table, so the seed follows from that secret alone
    [one] the one person's nonce is as promised; the seed follows from it and that secret
   *[other] all { $count } persons' nonces are as promised; the seed follows from them and that secret
}
verify-round = { $count ->
    [0] no person played round { $number } of the tournament, so the seed of all its tables follows from that secret alone
    [one] the one person's nonce is as promised; the seed of all tables of round { $number } follows from it and that secret
   *[other] the nonces of { $count } persons are as promised; the seed of all tables of round { $number } follows from them and that secret
}
verify-not-opened = { $count ->
    [one] one person promised something and did not open it in time; the seed is without it
   *[other] { $count } persons promised something and did not open it in time; the seed is without it
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
    [0] nobody wins
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

## Tables of a server

your-name = What is your name? Enter for { $usual } ›
title-chat = What was said
title-links = How to ask others to this table
hall-title = Tables at { $server }
hall-mine = Yours
hall-waiting = Waiting for players
hall-empty = No table is waiting for players: n makes one.
hall-more = … and more: m shows them.
hall-free = { $free ->
    [0] full
    [one] one seat is free
   *[other] { $free } seats are free
}
hall-running = running
hall-your-turn = your turn!
hall-keys = NUMBER join  n new  m more  Enter look again  q quit
hall-unknown = I don't know “{ $text }”: type the number of a table, n for a new one, m for more, or q.

hall-clubs = Your clubs
club-here = Here: { $names }{ $away ->
    [0] {""}
   *[other] {" "}(and { $away } who are not)
}
club-evening = Next evening: { $title }, { $time }
club-tables = Tables
club-no-tables = No table is open: n makes one.
club-cups = Tournaments
club-span-evening = This evening, or the last one
club-span-month = The last thirty days
club-span-all = All time
club-counted = { $points } points · { $games ->
    [one] one game
   *[other] { $games } games
} · { $wins } won
club-nothing-counted = No game has counted yet.
club-points = Everybody you leave behind counts; at a table of four 12, 8, 4 and 0 points.
club-keys = NUMBER go there  n new table  s standing  Enter look again  q quit
club-keys-standing = s another time  Enter back to the room  q quit
club-unknown = I don't know “{ $text }”: type a number, n for a new table, s for the standing, or q.
cup-round-of = Round { $number } of { $of }
cup-stage-gathering = open for the next round
cup-stage-opening = the tables are drawn
cup-stage-playing = a round is played
cup-stage-over = The tournament is over.
cup-tables-done = { $done } of { $of } tables have ended
cup-you-are-ready = you play; wait here until the tables are drawn
cup-you-are-not-ready = r says that you play
cup-counted = { $points } points · same cards { $same } · others met { $met }
cup-keys-enter = e take part  c club  Enter look again  q quit
cup-keys-ready = r I play the next round  l leave it  c club  q quit
cup-keys-wait = Enter look again  l leave it  c club  q quit
cup-keys-table = t to your table  c club  Enter look again  q quit
cup-keys-over = c club  q quit
cup-unknown = “{ $text }” means nothing here now.

new-title = A new table
new-facts = { $few } to { $many } players, { $minutes } minutes
new-game = Which game? A number, or q to go back ›
new-players = How many players, { $low } to { $high }? Enter for { $usual } ›
new-bots = How many of them are bots, { $low } to { $high }? Enter for { $usual } ›
new-level = How strong are the bots? Enter for { $usual } ›
new-private = Only for people with the link? y or n, Enter for { $usual } ›
new-number = Please type a number from { $low } to { $high }.

## The lobby of a table

lobby-players = { $count } players
lobby-private = private
lobby-public = open to everybody
lobby-house = house edition “{ $title }”
lobby-edition = edition “{ $title }”
option-on = yes
option-off = no
lobby-clock = clock { $clock }
clock-none = none
clock-each = { $time } each
clock-days = { $days } d { $hours } h
clock-vacation = { $name } until { $date } on vacation
lobby-open = free
lobby-bot = a bot ({ $level })
lobby-you = you
lobby-host = host
lobby-stale = bad connection
lobby-gone = not here
lobby-opening = shuffling …
lobby-opened = has shuffled
lobby-watching = Watching: { $names }
lobby-link = Ask others to play:
lobby-watch-link = Or only to watch:
lobby-sit = Enter to sit down.
lobby-full = All seats are taken.
lobby-wait = Waiting for { $count ->
    [one] one more player.
   *[other] { $count } more players.
}
lobby-wait-host = { $count ->
    [one] One seat is free: wait for somebody, or type bot.
   *[other] { $count } seats are free: wait for people, or type bot.
}
lobby-start = Everybody is here: Enter to start.
lobby-wait-coming = Waiting for { $name } to come to this table.
lobby-wait-start = Everybody is here: the host starts the game.
lobby-shuffling = Shuffling: everybody's program adds its part.
lobby-keys-new = Enter sit  NUMBER that-seat  watch only  h help  q quit
lobby-keys-seated = /say … chat  leave seat  h help  q quit
lobby-keys-host = Enter start  bot add  /say … chat  leave seat  h help  q quit
lobby-keys-opening = off call-off  q quit
lobby-unknown = I don't know “{ $text }”: h lists what can be typed here.
lobby-no-seat = There is no seat { $seat }: they are numbered from 0 to { $last }.
lobby-no-open-seat = No seat is free.
lobby-bot-how = Type bot, bot tiger, or bot 2 tiger for seat 2.
lobby-name-how = Whose name? Type name { $seat } NEW for seat { $seat }.
lobby-clock-how = Type clock 60 for a minute each decision, clock 600+10 for ten minutes and ten seconds more with each, or clock off.
lobby-help =
    Enter | sit down; for the host: start when all seats are taken
    0, 1 Lea | sit down on seat 0, or on seat 1 for Lea beside you
    leave, leave 1 | get up again, or from seat 1 alone
    watch | only look on
    name NEW, name 1 NEW | another name
    /say … | say something to everybody
    /link | how to ask others
    bot, bot 2 tiger | host: a bot on the next free seat, or on seat 2
    free 2 | host: make seat 2 free
    swap 0 1 | host: let two seats change places
    players 4 | host: how many play
    set OPTION VALUE | host: an option of the game
    clock 60, 600+10, off | host: seconds each decision, or a bank and an increment
    hints off | host: no hints at this table
    watching off | host: nobody may look on
    private, public | host: only with the link, or open to everybody
    host 1 | host: let seat 1 be host
    close | host: close the table
    q | go; your seat stays yours

## At a table of a server

online-keys-waiting = u undo  l log  s scores  c card  /say … chat  h help  q quit
online-keys-asked = y agree  n refuse  l log  s scores  c card  h help  q quit
online-keys-watch = l log  s scores  c card  /say … chat  h help  q quit
online-keys-look = l log  s scores  c card  h help  q quit
online-keys-over = a again  s scores  t table  l log  /record FILE save  q quit
online-said = { $name }: “{ $text }”
online-players = The table has { $count } seats now.
online-renamed = Seat { $seat } is { $name } now.
online-sat = { $name } sits down.
online-bot-sat = { $name }, a bot ({ $level }), sits down on seat { $seat }.
online-got-up = Seat { $seat } is free again.
online-seat-lost = Seat { $seat } is not yours any more.
online-away = { $name } has left; the seat stays theirs.
online-returned = { $name } is back.
online-kept = A bot plays for { $name } until they are back.
online-unkept = { $name } plays again.
online-own-kept = Time was up too often: a bot plays for you until you type /back.
online-own-kept-away = A bot plays for you until you type /back.
online-late = { $name }'s time was up: a bot decides this once.
online-vacation = { $name } is on vacation until { $date }: their clock rests.
online-vacation-over = { $name } is back from vacation.
online-vacation-days = Type /vacation and a number of days; 0 ends it.
online-vacation-own = You are on vacation until { $date }: your clocks at slow tables rest. { $days } of { $most } days of this year are left.
online-vacation-end = Your clocks run again. { $days } of { $most } days of vacation of this year are left.
online-report = { $by } reports { $name }.
online-report-whom = Type /report and a name.
online-report-told = The host knows.
online-own-late = Your time was up: a bot decides this once.
online-own-unkept = You play again.
online-bot-waits = { $name } waits: the server cannot think for it just now.
online-gone = { $name } is not connected any more.
online-here = { $name } is connected again.
online-host-now = You are the host now.
online-called-off = The start was called off; everybody promises anew.
online-paused = The game is paused.
online-resumed = The game goes on.
online-asks-back = { $name } asks to take a move back.
online-you-ask-back = You ask to take your last move back; { $names } must agree.
online-back-refused = It was not agreed: the move stays.
online-gives-up = { $name } would give the game up{ $you ->
    [plays] ; /give-up agrees.
   *[watches] .
}
online-rematch = Another game: a takes you there.
online-options = Options: { $options }.
online-clock-set = Clock: { $clock }.
online-hints-on = Hints are allowed.
online-hints-off = Hints are not allowed any more.
online-begins = The game begins!
online-narrow = This terminal has { $columns } columns, pictures have { $needed }: widen it to see all of them.
online-welcome-back = Welcome back: your seat was kept for you.
online-watching = You are watching.
online-watching-full = There is no free seat for you at this table: you are watching.
online-full = This table is full, and its host does not want spectators.
online-no-spectators = The host of this table does not want spectators.
online-broken = The connection broke; trying again …
online-mended = Connected again.
online-went-back = The last moves were taken back.
online-took-back = { $name } takes a move back.
online-taken-back = Taken back.
online-undo-not-free = That move is not yours alone to take back; uu asks the others.
online-asked-back = { $name } asks to take their last move back: y or n?
online-answer-first = Answer { $name } first: y agrees, n does not.
online-waiting-back = Waiting whether { $names } agree to go back.
online-waiting = Waiting for { $names } …
online-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
online-a-moment = One moment …
online-is-paused = The game is paused{ $host ->
    [yes] : /pause lets it go on.
   *[no] .
}
online-bot-plays = A bot plays for you: /back takes over again.
online-you-are-away = The others know that you are away: /back when you are here again.
online-nobody-away = Nobody has left the table.
online-not-your-turn = It is not your turn; /say … talks to the others.
online-only-watching = You are only watching: h lists what can be typed here.
online-only-looking = With this link you look on and cannot talk.
online-ahead = Prepared: { $moves }{ $again ->
    [yes] { "" }, again and again
   *[no] { "" }
}
online-ahead-done = Prepared. /ahead alone takes it back.
online-ahead-none = Nothing is prepared any more.
online-nothing-ahead = Nothing can be prepared here.
online-ahead-dropped = { $why ->
    [otherwise] What you had prepared was for another question.
    [new-choice] Something new can be chosen, so nothing plays itself any more.
    [went-back] Something was taken back; what you had prepared is gone.
    [bot] A bot played for you; what you had prepared is gone.
   *[other] What you had prepared may not be played now.
}
online-unknown = I don't know “{ $text }”: h lists what can be typed here.
online-no-hints = The host of this table does not allow hints.
online-no-chat = Nobody has said anything.
online-no-links = Only who sits at the table can ask others to it.
online-no-rematch = Only who sat at the table can ask for another game.
online-quit = Leave? Your seat stays yours and the others wait for you: the same command brings you back.
online-give-up = Give the game up? It ends when everybody agrees.
online-giving-up = You would give the game up: it ends when everybody agrees.
online-going-on = You play on.
online-abandoned = The game was given up, without a result.
online-record-own = What your seat may know of the game so far is in { $file }.
online-no-cookie = { $server } did not say who you are; it may be of another version.
online-no-answer = { $server } does not answer.
goodbye-seat = Goodbye! Your seat stays yours; this brings you back:

online-shuffle-honest = The shuffle was honest: the deal follows from what the server and { $people ->
    [one] one person
   *[other] { $people } people
} promised before it{ $own ->
    [yes] , you among them.
   *[no] .
}
online-shuffle-false = THE SHUFFLE DOES NOT HOLD: { $why }
online-shuffle-unknown = The shuffle could not be checked: { $why }
online-shuffle-named = The shuffle was not left to chance: this table played a seed that somebody named.
online-shuffle-old = the rules have changed since the game began.
online-shuffle-other-end = the record ends otherwise than the game that was shown here.
online-shuffle-other-server = the server opened another promise than it had made when you sat down.
online-shuffle-other-seats = the record has other promises than the table showed before the deal.
online-shuffle-nothing-opened = promises were made before the deal, but the record opens none.
online-shuffle-changed = The server has changed its promise for the shuffle since you sat down; do not play there.

help-say = Say something to everybody
help-chat = Everything that was said
help-ahead = Answer in advance, secretly: R5, R3 (the first that may be played); nothing after it takes it back
help-pause = Pause, or go on (the host)
help-skip = Let the bots hurry, while all people are out of the round
help-away = Tell the others that you have to go; the host may let a bot play for you
help-back = Play again yourself, after a bot did
help-bot = Let a bot play for those who are away (the host)
help-give-up = Give the game up; it ends when everybody agrees
help-report = Tell the host, and nobody else, that somebody behaves badly
help-vacation = Rest your clocks at slow tables for so many days, which everybody there sees; 0 ends it
help-link = How to ask others to this table
help-record = Write what you may know of the game to a file
