# What the web app itself says; everything about a game stands in its own narration.

## Names and small words

guest = Guest
nobody = Nobody
you = You
names-and = { $names } and { $last }
seat-number = Seat { $seat }
close = Close
yes = Yes
no = No
cancel = Cancel
save = Save
event-unknown = Something happened ({ $kind }).
ask-unknown = It is your turn: choose a move.

## Everywhere

skip = Skip to the table
home-link = Kotatsu, to the shelf
your-name = Your name
footer-title = Whose games these are
footer-credits = We play their rules and draw our own pictures, with none of the publishers' art or text; we are not affiliated with anybody named here.
footer-version = Kotatsu { $version }, with { $rules ->
    [compiled] compiled rules
   *[plain] rules in plain Python
  }.
settings = Settings

## The shelf

hero-title = Sit down, the table is warm
hero-line = { $count ->
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
   *[other] { $count }
} little board games about pancakes, cats and roofs. Play with bots now, or send friends a link.
shelf-title = Games
box-people = players:
box-players = { $few ->
    [same] { $many }
   *[other] { $few }–{ $many }
}
minutes = { $minutes } min
learn = New here? Learn it at the table
learn-note = A guided first game, about five minutes.
guide = Your guide
guide-next = Next
guide-play-on = Play on
guide-back = One step back
guide-skip = Play without the guide
guide-count = { $at } of { $steps }
guide-your-move = Your move
guide-first = Read on: your guide is speaking.
guide-now = Your turn: do what your guide says.
guide-rule = Rule
guide-wait = Let us see what the others do …
play-bots = Play with bots
play-friends = Play with friends
play-bots-note = { $count ->
    [one] You and one { $level }.
   *[other] You and { $count } { $level }s.
}
play-friends-note = Makes a table and gives you a link to share.
options = Options
option-players = Players
option-bots = Bots
option-edition = Edition
option-edition-usual = The usual one
option-clock = Clock
option-private = Private: only with the link
option-hints = Hints allowed
option-watching = Others may watch
option-none = none
option-yes = yes
option-no = no
option-random = at random
clock-none = No clock
clock-move-30 = 30 seconds a decision
clock-move-90 = 90 seconds a decision
clock-bank-300 = 5 minutes + 5 seconds
clock-bank-900 = 15 minutes + 10 seconds
clock-hours-8 = Eight hours for each decision
clock-days-1 = A day for each decision
clock-days-3 = Three days for each decision
clock-days-7 = A week for each decision
clock-other = { $seconds } s { $increment ->
    [0] a decision
   *[other] + { $increment } s
}
by = { $credits }

## Lists of tables

your-games = Your games
your-turn = your turn
next-turn = Next game
tables-waiting = Tables waiting for players
more-tables = Show more
no-tables-waiting = Nobody is waiting right now. Make a table, and others will see it here.
recent-results = Recent games
no-results = No game has ended here yet.
table-free = { $free ->
    [0] full
    [one] one seat free
   *[other] { $free } seats free
}
phase-gathering = waiting for players
phase-opening = shuffling
phase-playing = running
phase-over = finished
phase-abandoned = given up
result-won = { $name } won with { $points }
result-shared = { $names } shared the win with { $points }
result-won-by-nobody = nobody won
result-abandoned = given up
bot-level = bot: { $level }

## Problems

problem-network = The server does not answer. Is the network there?
problem-unknown = That did not work. Please try again.
problem-old = This page and the server do not understand each other. Perhaps one of them is newer.
problem-closed = The table cannot be opened.
reload = Load the page again
back-home = To the shelf
try-again = Try again
not-found-title = There is nothing on this shelf
not-found-line = The address may be old, or mistyped.

## The lobby

lobby-seats = Seats
lobby-free = free
lobby-sit = Sit here
lobby-sit-too = Sit here too
lobby-leave = Get up
lobby-you = you
lobby-host = host
lobby-add-bot = Add a bot
lobby-fill-bots = Fill with bots
lobby-bot-strength = Strength of bots
lobby-remove-bot = Remove
lobby-free-seat = Make free
lobby-start = Start the game
lobby-wait-seats = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-wait-coming = Waiting for { $name } to open this table.
lobby-wait-host = Everybody is here. The host starts the game.
lobby-ready = Everybody is here.
lobby-shuffling = Shuffling: every player's device adds its part …
lobby-call-off = Call it off
lobby-not-seated = Choose a seat to play, or just look on.
lobby-full = All seats are taken: you are looking on.
lobby-invite = Ask friends
lobby-invite-line = Send this link, or let them scan the code.
lobby-invite-watch = Only to watch
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share …
lobby-qr = QR code of the link
lobby-table = The table
lobby-options-host = You are the host: all of this can be changed until the start.
lobby-close = Close the table
lobby-close-sure = Close the table? Nobody will find it any more.
lobby-rename = Change name
name-of-guest = Name of who sits here too
name-sit = Sit down
name-taken = { $name } sits here already. Choose a name that tells you apart.
door-shut = Only this machine can open this table yet.
door-open = Let others in
door-open-note = Phones and computers in your network can then open it, until the server ends.
door-command = To let others in, end the server (Ctrl-C) and start it with this command. Tables stay.
door-command-too = Or always: start the server with this command.
door-copy = Copy the command
lobby-hot-seat = Take a second seat for somebody beside you: the device is passed round.

## Presence

presence-here = here
presence-stale = bad connection
presence-bot-waits = waits: the server cannot think for it now
presence-gone = not here
presence-away = has left
presence-kept = a bot plays for them
presence-late = time is up
presence-vacation = vacation until { $date }
connection-lost = Connection lost
connection-again = Trying again …
connection-first = Coming to the table …

## At the table

table-title = Table
seats-title = Players
board-title = Board
turn-yours = your turn
turn-theirs = deciding
waiting-for = Waiting for { $names }
is-paused = The game is paused
paused-line = Nobody's clock runs.
one-moment = One moment …
watching = You are looking on. { $names } to move.
no-view = The host of this table does not want spectators.
game-over = The game is over.
game-abandoned = The game was given up, without a result.
undo = Undo
undo-last = Undo your last move
undo-bots = Undo: back to before your last move, and what the bots have done since is taken back too
withdraw = Take back
withdraw-what = Take your choice back: nobody has seen it
take-back = Ask to undo
take-back-what = Ask the others whether you may undo your last move
taken-back = Taken back.
take-back-refused = It is not taken back: play goes on.
take-back-asked = { $name } asks to take their last move back.
take-back-yours = You asked to take back; waiting for { $names }.
take-back-agree = Agree
take-back-refuse = No
stop-asking = Never mind
hint = Hint
hint-thinking = Thinking …
hint-only = There is only one move: { $best }.
hint-best = I would choose { $best }.
hint-and-equal = I would choose { $best }; with { $next } I won just as often, playing on in my head.
hint-and-close = I would choose { $best }; with { $next } I won nearly as often, playing on in my head.
hint-and-behind = I would choose { $best }; with { $next } you would win a little less often.
hint-and-far = I would choose { $best }; with { $next } you would win far less often.
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
pause = Pause
skip-ahead = Skip ahead
resume = Go on
log = Log
log-empty = Nothing has happened yet.
matters-to-you = For you:
show-me = Show me
show-me-what = Show me that again, slowly
event-line = What has just happened; all of it is in the log
log-forgets = Only the running trick is written here: what was before, players are meant to remember.
rewind-title = Looking back
rewind-look = Look back
rewind-to = Look back to this
rewind-back = A step back
rewind-forward = A step forward
rewind-far-back = A long step back
rewind-far-forward = A long step forward
rewind-place = Looking back: { $number } of { $count }
rewind-deal = Here the log begins.
rewind-now = Back to now
rewind-now-short = Now
rewind-now-turn = Back to now: it is your turn
chat = Chat
seat-about = About { $name }
panel-hide = { $panel ->
    [log] Hide the log
   *[chat] Hide the chat
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-reactions = Quick reactions
chat-unread = Chat: new message
react-hello = Hello!
react-nice = Nice!
react-oops = Oops …
react-thanks = Thanks!
react-moment = One moment …
react-good-game = Good game!
sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
more = More
reference = Reference card
rules = Rules
rules-none = There is no rulebook of this game here.
rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One passage found.
   *[other] { $count } passages found.
}
rules-contents = Contents
rules-page = As a page
rules-print = Print
rules-open-at = Open the rulebook at { $rule }
rules-mark-why = Where this rule comes from
rules-mark-printed = Printed: the original rulebook says so.
rules-mark-ruling = Our ruling: the original is silent or contradicts itself, and this is our decision.
rules-mark-rebuilt = Rebuilt: it stood only in a picture that we do not have, so we made it anew to play well.
rules-mark-original = Original: made up for this project.
example-missing = This example could not be loaded.
example-back = Step back
example-forward = Next step
scores = Scores
goal-what = What wins, and how far it is; a tap opens the score sheet
invite = Invite
visitors = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
}
leave-table = Leave the table
leave-note = Your seat stays yours.
bot-for-away = Let a bot play for { $name }
back-to-play = Play again myself
bot-plays-for-you = A bot plays for you.
give-up = Give the game up
give-up-sure = { $others ->
    [yes] Give the game up? It ends without a result once everybody agrees.
   *[no] Give the game up? It ends now, without a result.
}
giving-up = { $names } would give the game up. It ends when everybody agrees.
give-up-undo = Play on
confirm-title = Play this?
confirm-play = Play { $move }
clock-days = { $days } d { $hours } h
clock-left = { $time } left
clock-low = Only { $time } left
clock-hurry = Ten seconds left.
moves-title = What you can do
move-hint = suggested

## Passing the device

pass-title = Please pass the device to { $name }
pass-line = Nobody's cards are on the screen now.
pass-go = I am { $name }: show my cards

## The end

sheet-title = Score sheet
sheet-category = Category
sheet-total = Total
sheet-winner = winner
sheet-hidden = ? is hidden from you until the end.
sheet-cell = { $count } × { $each }
sheet-sum = { $category }, { $name }: { $count } × { $each } = { $points }.
sheet-plain = { $category }, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-together = { $category }, { $name }: { $count } in all, { $points } points together.
sheet-show = Show it on the board
result-you-win = You win!
result-you-share = You share the win with { $names }!
result-wins = { $name } wins
result-share = { $names } share the win
result-nobody = Nobody wins
rematch = Play again
rematch-go = To the next game
end-board = See the board
end-sheet = Score sheet
end-look = Look through the game
save-record = Save the record
shuffle-honest = The shuffle was honest: everything opened is what was promised before the deal.
shuffle-false = The shuffle does not hold: what was opened is not what was promised. Do not trust this server.
shuffle-changed = The server changed its promise for the shuffle since you sat down. Better not play here.

## Looking through a game that is over

replay = Replay
replay-of = Replay of { $game }
replay-title = Replay: { $game }
replay-coming = Fetching the game …
replay-cannot = This game cannot be shown.
replay-steps = Way through the game
replay-moment = Moment of the game
replay-place = Moment { $number } of { $count }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Whose eyes
eyes-open = All cards open
eyes-watch = A spectator
replay-deal = Here the game begins.
replay-unseen = Something happened that these eyes did not see.
replay-beside = Analysis and log
replay-link = Link to this moment
replay-table = To the table
replay-keys = Keys: ← and → for a step, Page Up and Page Down for a trick, Home and End, Space to play and pause.
replay-open-file = Open a record
replay-drop = Drop the record here
replay-no-record = This file is no record of a game.
replay-file-title = A game from a file
replay-file-line = Drop a record anywhere on this page, or choose one: from the terminal, from another server, or saved at the end of a game.
hands = Hands
hands-left = What everybody had left
held-secret = Secret card
held-down = face down
held-tower = under the tower
play-on = Play on from here
play-on-what = Take a seat at this moment. All cards stay what they were, you see only what that seat knew, and bots play the others. It does not count in any list.
play-on-seat = Your seat
play-on-go = Play on
analysis = Analysis
analysis-what = A strong bot looks at every decision: how the chances stood, what was given away, and what would have been better.
analysis-start = Analyse this game
analysis-running = { $of ->
    [0] The bots begin to think …
   *[other] The bots are thinking: { $done } of { $of } …
}
chances-title = Everybody’s chance to win over the game; the numbers of the moment stand below
percent = { $percent } %
judged-best = { $name } found the best move.
judged-good = { $name } played as good as the best move.
judged-cost = { $name } gave { $loss } % of the chance to win away.
judged-better = Better: { $best }, { $chance } % to win. Played was { $played }, { $loss } % less.
judged-show = Show the better move
judged-here = The better move is marked on the board.
judged-none = Nothing was decided in the step to this moment.
turning-point = The turning point: move { $number }, where { $name } gave { $loss } % away.
turning-none = Nobody gave much away: no single move turned this game.
puzzles = Practise the mistakes
puzzles-of = Of
puzzles-none = No mistake worth a mark. Well played!
puzzle = move { $number }, { $loss } %
puzzle-solved = solved
puzzle-now = Find the better move on the board. You know what this seat knew.
puzzle-ask = What is better here?
puzzle-right = Yes: { $best }. That keeps { $loss } % more.
puzzle-same = That is what was played; it gave { $loss } % away.
puzzle-other = Another idea: { $chosen }. The bots prefer { $best }.
puzzle-why = Why?

## Checking the shuffle of a game that is over

check-shuffle = Check the shuffle
check-what = Your browser works out promises, seed and every draw by itself, with SHA-256, from the record alone, and compares them with the game.
check-running = Working it out …
check-holds = Everything fits.
check-fails = Something does not fit.
check-fits = fits
check-misfits = does not fit
check-not-reached = Not looked at, because something before it does not fit.
check-promises = 1. The promises
check-promises-none = Nothing was promised before the deal: somebody named the seed.
check-promises-what = Before the deal everybody published a hash. After the game the values behind them were opened; whoever had changed one would need another value with the same hash, and nobody can find that.
check-server = The server
check-person = Person { $number } of the round
check-seat = Seat { $seat }
check-promised = Promised before the deal
check-opened = Opened after the game
check-opened-server = Opened after the game (salt, then secret)
check-hash = SHA-256 of what was opened
check-called-off = { $count ->
    [one] One start was called off before; then everybody promised anew.
   *[other] { $count } starts were called off before; then everybody promised anew.
}
check-seed = 2. The seed
check-seed-what = The SHA-256 of the server’s secret and the nonces of the seats, in their order.
check-seed-claimed = In the record
check-seed-found = Worked out
check-draws = 3. Every draw
check-draws-what = Each number is the next one that the seed gives; a shuffle takes one number for every card.
check-deal = The deal
check-move = Move { $number }
check-number = { $result } out of 0 to { $last }
check-shuffled = { $count ->
    [one] { $count } card or tile, shuffled
   *[other] { $count } cards or tiles, shuffled
}
check-before = Before
check-numbers = Numbers that the seed gives
check-after = After, worked out here
check-moves = 4. Moves and result
check-moves-played = { $count ->
    [one] The server has played { $count } move again by the rules.
   *[other] The server has played { $count } moves again by the rules.
}
check-result-same = They lead to the result that the record claims.
check-moves-trust = This page does not know the rules. If you do not trust this server with them, save the record and check it at home: kotatsu verify
check-draw = Draw { $number } is not what the seed gives.
check-hand = Draw { $number }: seat { $seat } does not hold what the seed deals to it.
draw-name = { $name ->
    [leader] Who begins
    [deck] The deck
    [scores] All score cards
    [scores-above] The score cards above
    [scores-below] The score cards below
    [cakes] The cakes
    [pancakes] The pancakes
    [gathered] Grautarlumma: the deck again
    [kneaded] Lummudeig: the cards of the players
    [die] A die (0 is a one)
    [gifts] The gift cards
    [roofs] The roof cards
    [turned] Whether a roof card is turned
    [government] The side of a government card
    [requests] The residents’ requests
   *[other] A draw
}

## Me

me-title = You
me-line = No account, no password: this browser is remembered by a cookie.
me-name-saved = Saved.
me-move-title = Move to another device
me-move-line = Scan this with your phone, or open the link there: your name and your tables come along. It works once, for ten minutes.
me-move-make = Make a link
me-qr = QR code that moves you to another device

## Settings

settings-language = Language
speed-half = ½×
speed-usual = 1×
speed-double = 2×
speed-instant = Instant

## Ahead of time

ahead = Prepare your next move
ahead-how = { $cards ->
    [yes] Tap the card to play when it is your turn; then others, if that one may not be played.
   *[no] Choose what to do when you are asked.
}
ahead-prepared = Prepared: { $moves }
ahead-take-back = Take back what is prepared
ahead-again = Again, until something else can be chosen
ahead-news = While you wait, you can prepare your next move: with the clock beside this line.
ahead-news-read = I see
ahead-dropped = { $why ->
    [otherwise] What you had prepared was for another question; choose now.
    [new-choice] Something new can be chosen, so nothing plays itself any more.
    [went-back] Something was taken back; what you had prepared is gone.
    [bot] A bot played for you; what you had prepared is gone.
   *[other] What you had prepared may not be played now; choose anew.
}

## The others

people = Others at the table
reports = Reported

## The plain board

plain-table = On the table
plain-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
plain-none = none
plain-many = All { $count }
plain-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
plain-points-hidden = ? points

## Board: Trico Roof

trico-board = Trico Roof
trico-town-title = The roofs
trico-paint-title = Paint
trico-hand-title = Your gifts
trico-government = The government asks
trico-residents = Residents ask
trico-gifts = Gifts
trico-order = Order
trico-order-past = Before
trico-phase = Phase { $number } of { $of }
trico-over-title = After the last phase
trico-led = { $gift ->
    [B] Bread
    [W] Wine
    [S] Scarves
   *[C] Cigars
} led
trico-trump = { $gift ->
    [B] Bread
    [W] Wine
    [S] Scarves
   *[C] Cigars
} trump
trico-paint = { $paint ->
    [R] red
    [B] blue
   *[Y] yellow
}
trico-gift = { $gift ->
    [B] bread
    [W] wine
    [S] scarf
   *[C] cigars
} { $number }
trico-unit = { $points ->
    [one] point
   *[other] points
}
trico-roof = { $square } { $roof }.
trico-white = without colour
trico-paint-here = Paint { $square } { $paint }.
trico-now-roof = Now paint a roof { $paint }.
trico-now-corner = Now choose a corner for { $paint }.
trico-completes = Completes { $request } for { $points }.
trico-painted-by = Painted in this phase: { $name }.
trico-pot = { $paint }, { $left } left: show what it would complete
trico-pot-take = Take { $paint }, { $left } left
trico-pot-taken = { $paint }, taken ({ $name }), { $left } left: show what it would complete
trico-place = { $who ->
    [gov] government request
   *[res] resident’s request
} { $number }
trico-request = { $points } points, { $picture }.
trico-behind = Its other side: { $points } points, { $picture }.
trico-score = Score { $request } for { $points }: { $picture }
trico-scored-by = Scored: { $names }.
trico-done = done
trico-score-now = Score { $points }
trico-decline = Score nothing
trico-any = any
trico-plain = { $paint }
trico-starred = { $paint } with star
trico-over = {" over "}
trico-give = Give { $gift }
trico-gave = { $name }: { $gift }.
trico-to-give = { $name }: still to give.
trico-assists = Assists.
trico-rank = Paints as number { $rank }.
trico-painted = Painted { $square } { $paint }.
trico-points = Scored { $points }.
## Board: Tower Of PanCakes

tower-guests = Guests
tower-guest = { $plate ->
    [A] Agatha
    [B] Bruno
    [C] Carl
   *[D] Dave
}
tower-colour = { $colour ->
    [Y] yellow
    [B] brown
    [R] red
   *[G] green
}
tower-plate = { tower-guest }, plate { $plate }
tower-card-short = { tower-colour } { $number }
tower-card = { tower-colour } { $number }, serves { $plate }, bakes { $pan }
tower-of-eight = { $count } of 8
tower-high = { $count } high
tower-so-far = { $count } so far
tower-full = full
tower-closed = closed
tower-closed-why = opens after A, B, C
tower-empty = The plate is empty.
tower-told = From the bottom: { $runs }.
tower-serve = Serve { $count } to { tower-guest }. { $height }. { $told }
tower-usual-above = 8th
tower-usual-below = each
tower-extreme-above = top
tower-extreme-below = most
tower-score = Score card { $row } { tower-guest }, { $what ->
    [usual-above] for the 8th pancake
    [usual-below] for each pancake from 1st to 7th
    [extreme-above] for the topmost pancake
   *[extreme-below] for each pancake of who has the most below the top
}: { $points ->
    [none] face down.
   *[other] { $points }.
}
tower-only-you = You have looked at it.
tower-lookers = Seen by { $names }.
tower-look = Look at this card in secret. { $words }
tower-trick = Trick { $number } of { $of }
tower-led = { tower-colour } led
tower-last = Last trick
tower-first = 1st
tower-second = 2nd
tower-bakes = bakes
tower-first-short = 1
tower-second-short = 2
tower-bakes-short = –
tower-deciding = deciding
tower-nothing = no card yet
tower-face-down = { $card ->
    [none] a card face down
   *[other] { $card }, face down
}
tower-spare = Turned up
tower-heap = Discarded
tower-serving = { $count } of { $baked }
tower-kitchen = Your kitchen: { $baked } baked, { $dough } dough
tower-baked = baked
tower-dough = dough
tower-taken = { $count ->
    [one] trick taken
   *[other] tricks taken
}
tower-down-played = has played a card face down
tower-down-left = has yet to play a card face down
tower-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
tower-card-not = { $words }: not now
tower-play = Play { $words }
tower-play-down = Play face down: { $words }
tower-turn = Play face down
## Board: Itadaki Sashiage

itadaki-board = Towers, trick and hand
itadaki-unseen = a card you have not seen
itadaki-card = { $fruit ->
    [R] strawberry
    [B] blueberry
    [Y] banana
   *[G] kiwi
} { $face }{ $number ->
    [none] {""}
   *[other] {" "}as a { $number }
}
itadaki-towers = { $mine ->
    [yes] Your towers
   *[no] { $owner }'s towers
}
itadaki-first-yours = Your first tower
itadaki-first-all = Everybody makes a first tower
itadaki-slot-top = top: all see it
itadaki-slot-hidden = hidden under it
itadaki-stacked = Stacked so far, bottom to top: { $cards }
itadaki-no-tower = Nothing on the plate yet
itadaki-tower = { $mine ->
    [yes] Your tower
   *[no] { $owner }'s tower
} { $number }: { $top } on top, { $height ->
    [one] 1 card
   *[other] { $height } cards
}.
itadaki-under = Under it: { $cards }.
itadaki-total = Total
itadaki-now = this round { $points }
itadaki-moved = cards moved in chances
itadaki-spoiled = led X: 0
itadaki-ready = ready
itadaki-take-here = Itadaki: take ↓
itadaki-give-here = Sashiage: give ↑
itadaki-onto-here = put it here
itadaki-stack = Stack { $card }
itadaki-play = Play { $card }
itadaki-play-x = Play { $card } and choose its number
itadaki-take = Itadaki: take { $top } from { $owner }'s tower { $number }
itadaki-give = Sashiage: give { $top } away from your tower { $number }
itadaki-onto = Put { $card } on { $mine ->
    [yes] your tower
   *[no] { $owner }'s tower
} { $number }, over { $top }
itadaki-put = { $mine ->
    [yes] Give { $card }: onto which tower?
   *[no] Take { $card }: onto which of your towers?
}
itadaki-back = Put it back
itadaki-declare = What number shall { $card } be?
itadaki-matches = chance!
itadaki-hand = Your hand
itadaki-table = Trick
itadaki-trick = Round { $round }/{ $rounds } · trick { $number }/{ $of }
itadaki-round = Round { $number }/{ $of } · last card
itadaki-chance = { $mine ->
    [yes] Your Pancake Chance!
   *[no] Pancake Chance for { $name }
}
itadaki-won = { $mine ->
    [yes] You won this trick
   *[no] { $name } won this trick
}
itadaki-led = { $fruit ->
    [R] Strawberry
    [B] Blueberry
    [Y] Banana
   *[G] Kiwi
} is led
itadaki-to-lead = { $mine ->
    [yes] You lead
   *[no] { $name } leads
}
itadaki-played = { $name }: { $card }
itadaki-wins = wins
itadaki-last = Last
itadaki-ending = Round { $round } is over
itadaki-col-tops = On top
itadaki-col-towers = Towers
itadaki-col-moved = Moved
itadaki-col-points = Points
## Board: Cookie Thief

cookie-told = { $name } – { $english }. { $text }
cookie-effect = { $second ->
    [yes] { $name } ({ $english }): { $gist } And who is the other?
   *[no] { $name } ({ $english }): { $gist } Whom do you choose?
}

cookie-name-1 = Kleina
cookie-name-2 = Piparkaka
cookie-name-3 = Laufabrauð
cookie-name-4 = Lakkrístoppur
cookie-name-5 = Randalína
cookie-name-6 = Hjónabandssæla
cookie-name-7 = Hnallþóra
cookie-name-8 = Tóm krús
cookie-name-K1 = Kleina með kaffi
cookie-name-K2 = Piparkaka með kaffi
cookie-name-K3 = Laufabrauð með kaffi
cookie-name-K4 = Lakkrístoppur með kaffi
cookie-name-K5 = Randalína með kaffi
cookie-name-K6 = Hjónabandssæla með kaffi
cookie-name-G = Grautarlumma
cookie-name-H = Hálfbökuð lumma
cookie-name-K = Lumma með kaffi
cookie-name-D = Lummudeig
cookie-name-S = Lummustafli
cookie-name-T = Tvílumma
cookie-name-U = Upphituð lumma
cookie-name-V = Viðbrennd lumma

cookie-english-1 = Twisted doughnut
cookie-english-2 = Gingerbread
cookie-english-3 = Leaf bread
cookie-english-4 = Liquorice meringue
cookie-english-5 = Layer cake
cookie-english-6 = Happy-marriage cake
cookie-english-7 = Colossal cake
cookie-english-8 = The empty jar
cookie-english-K1 = Twisted doughnut with coffee
cookie-english-K2 = Gingerbread with coffee
cookie-english-K3 = Leaf bread with coffee
cookie-english-K4 = Liquorice meringue with coffee
cookie-english-K5 = Layer cake with coffee
cookie-english-K6 = Happy-marriage cake with coffee
cookie-english-G = Porridge pancake
cookie-english-H = Half-baked pancake
cookie-english-K = Pancake with coffee
cookie-english-D = Pancake batter
cookie-english-S = Pancake stack
cookie-english-T = Double pancake
cookie-english-U = Reheated pancake
cookie-english-V = Burnt pancake

cookie-gist-1 = Guess an opponent’s cake. Right? They are out.
cookie-gist-2 = Look at an opponent’s card, if you like.
cookie-gist-3 = Compare with an opponent. The lower is out.
cookie-gist-4 = Nobody can choose you until your next cake.
cookie-gist-5 = Somebody discards and draws.
cookie-gist-6 = Swap hands with an opponent.
cookie-gist-7 = Does nothing. With coffee in hand it must go.
cookie-gist-8 = Let it go, and you are out and lose a point.
cookie-gist-K1 = Guess every opponent’s cake.
cookie-gist-K2 = Swap your card with the secret card.
cookie-gist-K3 = Two players compare. The lower is out.
cookie-gist-K4 = Mark one opponent, whom all must choose.
cookie-gist-K5 = Two players discard and draw.
cookie-gist-K6 = Two players swap hands.
cookie-gist-G = All open cakes go back into the deck.
cookie-gist-H = Draw. After this turn the order of play turns round.
cookie-gist-K = Everybody who holds coffee is out.
cookie-gist-D = All hands are shuffled and dealt again.
cookie-gist-S = Whoever has the highest open cake goes next.
cookie-gist-T = Draw two cards, play two.
cookie-gist-U = Somebody who is out comes back.
cookie-gist-V = The turn ends.

cookie-text-1 = Choose an opponent and name a cake, but neither Kleina. If that is exactly the card they hold – with or without coffee matters – they are out.
cookie-text-2 = Look at an opponent’s card, or at nobody’s. Only you see it.
cookie-text-3 = You and an opponent show each other your cards. The lower value is out; a tie changes nothing.
cookie-text-4 = Until you lay another cake, no cake of others can choose you, and Lumma með kaffi, Lummudeig and Grautarlumma leave you, your hand and this card alone.
cookie-text-5 = Choose a player, perhaps yourself: they discard their card, without its effect, and draw a new one. Whoever gets no cake is out. Whoever discards the empty jar is out and loses a point.
cookie-text-6 = Swap hands with an opponent.
cookie-text-7 = It does nothing. But if you hold it with any cake með kaffi when you play, you must play it.
cookie-text-8 = Whoever plays or discards the empty jar is out and loses a point, and the round ends at once. Win the round with it in hand, and you get a second point.
cookie-text-K1 = Guess for every opponent, one after the other: name a cake, but neither Kleina. Whoever holds exactly that card is out.
cookie-text-K2 = Swap the card you have left with the secret card.
cookie-text-K3 = Choose two players, perhaps yourself. They show each other their cards; the lower value is out, a tie changes nothing.
cookie-text-K4 = Mark an opponent. Until you lay another cake, all cakes of others must choose the marked player, whenever they can.
cookie-text-K5 = Choose two players, perhaps yourself. The first discards and draws, then the second. Whoever gets no cake is out. Whoever discards the empty jar is out and loses a point.
cookie-text-K6 = Choose two players, perhaps yourself. They swap hands.
cookie-text-G = All cakes played and discarded go back, and the deck is shuffled. An active Lakkrístoppur stays; a mark ends. Then draw.
cookie-text-H = Draw again. After this turn the order of play is reversed.
cookie-text-K = Everybody unprotected who holds a cake með kaffi is out, all at once. Nothing is drawn.
cookie-text-D = The cards of all unprotected players are shuffled together and dealt again. Then draw.
cookie-text-S = Nothing is drawn. The next turn goes to whoever has the highest open cake before them now; among equals, who drew it chooses.
cookie-text-T = Draw two cards, play two. Pancakes come first and count as played; then play cakes until one is left. When you lay the first of two, you say which of the others is your hand: that one is compared, swapped or discarded, and counts if the round ends.
cookie-text-U = Choose a player who is out: they draw a cake and are in again. You draw nothing.
cookie-text-V = The turn ends at once. Whoever drew it by Tvílumma discards down to one cake; pancakes that wait are not read.

cookie-about = About { $name }
cookie-value = Value { $value }
cookie-copies = { $copies ->
    [one] one in the box
   *[other] { $copies } in the box
}
cookie-kind-wool = Cake
cookie-kind-rust = Cake with coffee
cookie-kind-slate = The empty jar
cookie-kind-moss = Pancake

cookie-round = Round { $round }
cookie-race = { $points ->
    [one] first to 1 point
   *[other] first to { $points } points
}
cookie-rounds = of { $rounds }
cookie-deck = Deck
cookie-deck-count = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
cookie-secret = Secret
cookie-secret-hidden = The secret card: nobody knows it
cookie-secret-known = The secret card: only you know it is { $name }
cookie-discards = Discards
cookie-discards-open = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: one card
   *[other] Discard pile: { $count } cards
}
cookie-book = Cards
cookie-book-title = All cards
cookie-clockwise = clockwise
cookie-reversed = other way round
cookie-reversing = turns round after this turn
cookie-next = then { $name }
cookie-just-now = Just now
cookie-nothing-yet = The cakes are dealt. Where is the empty jar?

cookie-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
cookie-standing-safe = safe
cookie-standing-marked = marked
cookie-standing-out = out
cookie-no-cakes = no cakes yet
cookie-only-you = Only you know
cookie-place = { $name }: more
cookie-you-know = You know: { $name }
cookie-maybe = Perhaps { $name }
cookie-not = holds no { $cards }
cookie-equal = same value as { $names }
cookie-seen-by = { $names } { $many ->
    [yes] know
   *[no] knows
} this card
cookie-seen-by-you = { $names } { $many ->
    [yes] know
   *[no] knows
} your card
cookie-among = { $name } is with one of { $names }.
cookie-a-card-of = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
cookie-known-title = What is known of the hand
cookie-known-nothing = Nothing yet.
cookie-laid-title = Played
cookie-points-title = Points
cookie-tally = Rounds won: { $won }. Won with the jar: { $jar }. Caught with it: { $caught }.
cookie-standing-text-safe = Safe: cakes of others cannot choose { $seat ->
    [you] you
   *[other] this player
}.
cookie-standing-text-marked = Marked by { $name }: cakes of others must choose { $seat ->
    [you] you
   *[other] this player
}.
cookie-standing-text-out = Out of this round.

cookie-hand = Your hand
cookie-hand-empty = You are out. Wait for the next round.
cookie-play = Play { $name }
cookie-hold = { $name } as your hand for now
cookie-hold-asked = { $question } { $use ->
    [guess] It counts if a right guess ends the round.
    [compared] Only that one is compared.
    [compared-if] If you are one of the two, only that one is compared.
    [discarded] If you choose yourself, only that one is discarded.
    [discarded-if] If you are one of the two, only that one is discarded.
    [swapped] Only that one is swapped.
    [swapped-if] If you are one of the two, only that one is swapped.
   *[alike] This time it makes no difference.
} Then you play one of the two.
cookie-hold-tag = { $use ->
    [compared] compare this
    [compared-if] compare this
    [swapped] swap this
    [swapped-if] swap this
   *[other] my hand for now
}
cookie-discard = Discard { $name }
cookie-nobody = Nobody
cookie-yourself = Yourself
cookie-first-chosen = chosen first
cookie-only-marked = must choose { $name }
cookie-left = { $count ->
    [0] all seen
    [one] 1 unseen
   *[other] { $count } unseen
}
cookie-name-it = { $name }, { $left }
cookie-ruled-out = not this
cookie-sure = you know it
cookie-pick-player = Choose a player
cookie-pick-cake = Name a cake
cookie-pick-pancake = Choose a pancake
cookie-first = { $name } first

cookie-discards-title = Discard pile
cookie-discards-how = Cakes that are played stay before their player. Here lie what was discarded, the cakes of players who are out, and pancakes.
cookie-discards-none = Nothing is discarded yet.
cookie-discards-cakes = Cakes
cookie-discards-pancakes = Pancakes seen this round

cookie-end-caught = { $seat ->
    [you] You were the thief!
   *[other] { $name } was the thief!
}
cookie-end-kept = { $seat ->
    [you] You were the thief – and got away with it!
   *[other] { $name } was the thief – and got away with it!
}
cookie-end-none = The thief was not found
cookie-how-laid = { $seat ->
    [you] You laid the empty jar for all to see.
   *[other] { $name } laid the empty jar for all to see.
}
cookie-how-named = { $by ->
    [you] You named the empty jar, and it was there.
   *[other] { $by_name } named the empty jar, and it was there.
}
cookie-how-discarded = { $by ->
    [none] { $card } made { cookie-whom } discard the empty jar.
    [you] { $card }, laid by you, made { cookie-whom } discard the empty jar.
   *[other] { $card }, laid by { $by_name }, made { cookie-whom } discard the empty jar.
}
cookie-whom = { $seat ->
    [you] you
   *[other] { $name }
}
cookie-how-coffee = The coffee came round, and the empty jar stood beside it.
cookie-how-kept = The empty jar was in hand when the round ended.
cookie-how-none = The empty jar was in nobody’s hand.
cookie-why-last = { $seat ->
    [you] You are the last one left and win the round.
   *[other] { $names } is the last one left and wins the round.
}
cookie-why-highest = { $seat ->
    [you] You hold the highest cake and win the round.
   *[other] { $names } holds the highest cake and wins the round.
}
cookie-why-plate = { $seat ->
    [you] A tie: the highest hands are equal, but your open cakes add up to more. You win the round.
   *[other] A tie: the highest hands are equal, but the open cakes of { $names } add up to more and win the round.
}
cookie-why-shared = A tie: the highest hands are equal, and so are the sums of open cakes. { $names } share the round, and each gets the point.
cookie-why-nobody = Nobody is left: nobody wins the round.
cookie-end-table = How round { $round } ended
cookie-end-player = Player
cookie-end-card = Card
cookie-end-change = Points
cookie-end-total = Total
cookie-end-winner = wins
cookie-end-laid = { $sum } laid
cookie-out-named = { $by ->
    [you] named by you
   *[other] named by { $by_name }
}
cookie-out-compared = { $by ->
    [you] lower than you
   *[other] lower than { $by_name }
}
cookie-out-coffee = held coffee
cookie-out-empty = got no cake
cookie-end-lot = Which of them starts the next round was drawn by lot.
cookie-end-thief = thief
cookie-end-on = On to round { $round }
## Board: Cat Tower

cat-item = { $item ->
    [house] house
    [yarn] yarn
    [butterfly] butterfly
    [bowl] bowl
    [cushion] cushion
   *[mouse] mouse
}
cat-an-item = { $item ->
    [house] a house
    [yarn] yarn
    [butterfly] a butterfly
    [bowl] a bowl
    [cushion] a cushion
   *[mouse] a mouse
}
cat-item-scores = { $item ->
    [house] Scores one of your cats at once: houses times items of its kind.
    [yarn] In each column: 9 points for the most, 3 for the second most.
    [butterfly] 2 points, and a footprint.
    [bowl] 2 points for each kind of item next to it.
    [cushion] As many points as its floor.
   *[mouse] A group of 2 scores 4, of 3 scores 9, of 4 scores 16.
}
cat-cat = { $cat ->
    [house] House cat
    [yarn] Yarn cat
    [butterfly] Butterfly cat
    [bowl] Bowl cat
    [cushion] Cushion cat
   *[mouse] Mouse cat
}
cat-colour = { $colour ->
    [ochre] ochre
    [red] red
    [green] green
    [blue] blue
    [purple] purple
   *[other] { $colour }
}
cat-cost = { $cost ->
    [0] no footprint
    [one] one footprint
   *[other] { $cost } footprints
}

cat-sheet-own = Your sheet
cat-sheet-of = { $name }’s sheet
cat-sheets = The others’ sheets
cat-open-sheet = Open { $name }’s sheet, { $marked ->
    [0] nothing marked yet
    [one] one hex marked
   *[other] { $marked } hexes marked
}, { cat-ready }
cat-floors = Floor
cat-floor = Floor { $floor }
cat-sign = Column { $column }, { cat-colour }: { $state ->
    [large] completed among the first, { $large } points
    [small] completed later, { $small } points
    [gone] the { $large } for the first is gone, { $small } points when completed
   *[open] { $large } points for the first, { $small } later
}
cat-rope = { $hex }: a rope
cat-hex-empty = { $hex }: empty
cat-hex-house = { $hex }: empty, with a house picture
cat-hex-item = { $hex }: { $item }
cat-hex-drawn = { $hex }: { $item }, in pencil
cat-hex-one = { $state }. Mark { $item } for { cat-cost }
cat-hex-several = { $state }. Choose one of { $count } items, from { cat-cost }

cat-cats = Cats
cat-cat-waits = { $name }: not scored yet
cat-footprints = Footprints: { $ready } to spend, { $spent } spent, { $left } not yet marked
cat-ready = { $ready ->
    [one] one footprint to spend
   *[other] { $ready } footprints to spend
}
cat-total = { $total ->
    [one] one point
   *[other] { $total } points
}

cat-columns = { $complete } of { $all } columns complete; whoever has { $all } ends the game
cat-round = Round { $round }
cat-first = rolled the dice and takes first
cat-dice = Dice
cat-take = Take the { $die }: { $item }, or floor { $die }
cat-die-own = Your die: { $die }
cat-die-taken = took the { $die }
cat-die-middle = { $die } in the middle
cat-die-left = Left for all: { $die }
cat-yours = yours
cat-left = left

cat-tray = Items
cat-number = { $number }: { $item }
cat-show = { $number }: show where { $item } can go, from { cat-cost }
cat-mark = Mark { $item } in { $hex } for { cat-cost }
cat-which-item = What goes into { $hex }?
cat-which-cat = A house in { $hex }: which cat scores?
cat-score = { $name }: { $houses } × { $items } = { $points }
cat-times = { $houses }×{ $items }
cat-back = Choose another hex
cat-back-short = other hex
cat-pass = { $full ->
    [yes] Pass; no footprint is left to mark
   *[no] Pass and mark a footprint
}
cat-pass-short = pass

cat-scores = Score so far
cat-category = { $category ->
    [cats] Cats
    [columns] Columns
    [yarn] Yarn
    [butterfly] Butterflies
    [bowl] Bowls
    [cushion] Cushions
   *[mouse] Mice
}

## Your page

somebody = Somebody
you-link = Your games and strength

## Clubs, tournaments and big screens

clubs-title = Your clubs
clubs-line = A club is a room of your own: its link, its tables, its standings and tournaments.
clubs-new = Make a club
clubs-name = Name of the club
lobby-screen = For a big screen that everybody looks at
screen-title = On the big screen
screen-turn = { $names } to play
screen-waits = Waiting for players
round-sealed = Other tables still play these very cards. They are laid open when the last of them has ended.
round-back = To the tournament
round-of = { $name }, round { $number }

## House editions

workshop-link = Workshop
house-edition = House edition: { $title }
shipped-edition = Edition: { $title }
house-short = house edition
house-note = Other numbers are played than those that the game comes with. Everybody at the table sees that.
