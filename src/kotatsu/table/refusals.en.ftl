# Why something asked of a table, or of a server, was not done: a sentence for each code (see refusals.py).
# The terminal and the web app say them.

## What the server itself says in the chat of a table

said-lost = The server's disk has lost what happened here last. The table goes on from what is left.

## Who one is at the table

refused-only-host = Only the host can do that.
refused-no-seat = There is no seat { $seat }; this table has seats 0 to { $last }.
refused-not-your-seat = Seat { $seat } is not yours.
refused-no-seat-yours = No seat here is yours.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-empty = Nobody sits on seat { $seat }.
refused-seat-not-abandoned = Seat { $seat } is not abandoned.
refused-not-here = You are not at this table.
refused-sits-already = You sit at this table already.
refused-left = You have left; come back first.
refused-no-say = You have no say in this game.
refused-private = This table is private; you need its invitation.
refused-no-spectators = The host does not want spectators.
refused-speak-first = Sit down or watch before you speak.
refused-nobody-to-report = Nobody of that name is here.
refused-report-host = The host cannot be reported to themselves; you can mute them, or leave.
refused-report-yourself = You cannot report yourself.
refused-chat-length = A message has 1 to { $most } characters.
refused-name-length = A name has 1 to { $most } characters.
refused-name-blank = A name needs a letter, a number or a sign that can be seen.
refused-name-marks = A name has at most { $most } accents on one letter.

## Before the start

refused-before-start = That can be done only before the start.
refused-seat-would-go = Somebody sits on a seat that would go; free it or swap it first.
refused-seat-open = Seat { $seat } is open; let somebody sit there, or a bot.
refused-not-promised = { $name } on seat { $seat } has not promised a nonce for the shuffle yet.
refused-seed-alone = A seed may be named only where at most one person sits.
refused-seed-taken = This table plays a named seed, which is for one person only.
refused-no-clock = There is no clock '{ $clock }'; there is { $clocks }.
refused-clock-seconds = The clock '{ $clock }' takes { $least } to { $most } seconds, not { $given }.
refused-clock-increment = The clock '{ $clock }' takes an increment of { $least } to { $most } seconds, not { $given }.
refused-no-bot = There is no bot '{ $level }'; there is { $levels }.
refused-no-tutorial = { $game } has no guided first game.
refused-tutorial-set-up = A guided game is set up as it is.
refused-too-many-chairs = There are { $seats } seats, but { $described } are described.
refused-only-host-closes = Only the host can close a table before the start.

## The shuffle

refused-no-promise = A promise is SHA-256 of a nonce, in 64 hexadecimal digits.
refused-same-promise = Another seat has promised the very same; take a nonce of your own.
refused-not-opening = Nonces are opened when the host starts the game, and only then.
refused-wrong-nonce = That is not the nonce that seat { $seat } promised.
refused-not-starting = No game is about to begin.
refused-only-seated-call-off = Only who sits at the table can call the start off.

## Playing

refused-not-begun = The game has not begun.
refused-not-dealt = The game has not been dealt yet.
refused-nothing-dealt = Nothing was dealt at this table.
refused-game-over = The game is over.
refused-not-over = The game is not over.
refused-paused = The game is paused.
refused-not-running = No game is running.
refused-not-out = Somebody still plays on: the others' moves are theirs to follow.
refused-bot-decides = A bot decides for seat { $seat } now.
refused-no-bot-asked = No bot owes a decision on seat { $seat }.
refused-tutorial-other-move = That is for later: this step is about another move.
refused-other-moment = That move was meant for another moment of the game.
refused-illegal-move = Seat { $seat } cannot play '{ $move }': { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }Legal now: { $legal }.
}
refused-prepare-shared = With several seats on one device nothing can be prepared: whoever sits beside you would see it.
refused-prepare-no-move = There is no move '{ $move }' in this game.
refused-nothing-prepared = Seat { $seat } has nothing prepared for what it is asked now.
refused-still-time = Seat { $seat } still has time.
refused-nothing-pending = Seat { $seat } has no pending choice to withdraw.
refused-withdraw-instead = Nobody has seen your choice yet; withdraw it.
refused-ask-instead = Somebody has moved or learned something since your last move; ask to take it back.
refused-asked-already = A move is being asked back already.
refused-nothing-to-take-back = Seat { $seat } has no move to take back.
refused-nothing-asked = No move is being asked back.
refused-only-seated-rematch = Only who sat at the table can ask for a rematch.
refused-nothing-to-see = There is nothing to look back at.
refused-to-remember = What was before, players of this game are meant to remember.
refused-not-yet = That has not happened yet.
refused-hints-off = The host of this table does not allow hints.
refused-hints-not-asked = Hints are for who is asked for a move now.
refused-hints-nobody = Nobody knows just now; ask again in a moment.

## The table itself

refused-rules-changed = The rules have changed since the last move; the table must go on under them first.
refused-too-much = Too much has happened at this table; all that is left to do is play on or leave.
refused-persons-command = { $command } is a person's command, and nobody gave it.
refused-servers-command = { $command } is the server's command.
refused-still-used = Something happened at this table not long ago.
refused-bad-input = { $error }

## The server

refused-who-are-you = Say who you are first (POST /api/me).
refused-hello-first = Say hello first.
refused-hello-again = You have said hello already.
refused-screen-only-shows = A screen only shows a table; play from another device.
refused-old-client = This page and the server are not of the same version; load it again.
refused-no-message = That is no message of ours: { $why }.
refused-too-much-nonsense = Too many messages that are none of ours.
refused-too-fast = That was too fast; wait a moment and send it again.
refused-too-often = That was too often; wait a moment.
refused-too-many-requests = Too many requests; wait a moment.
refused-too-many-connections = You have too many connections open.
refused-too-many-tables = You have too many open tables; finish or close some first.
refused-silent = Nothing was heard from you.
refused-silent-for-long = Nothing was heard from you for a while.
refused-server-restarts = The server starts again; come back in a moment.
refused-table-read-again = The table is being read again; send that once more.
refused-perhaps-not-saved = That may not have been saved; come back and send it once more.
refused-table-removed = This table has been removed.
refused-no-table = There is no such table.
refused-no-record = There is no record of this table.
refused-no-moment = There is no moment { $at } to play on from; the last is { $last }.
refused-played-on-set-up = Here a game is played on as it was; nothing about it can be changed.
refused-still-running = This game is not over yet.
refused-replay-nobody = This game cannot be played again now; try again in a moment.
refused-analysis-later = Too many games are being analysed right now; try again in a while.
refused-analysis-nobody = The analysis could not be made; try again in a while.
refused-link-used = This link has been used or is too old; make a new one.
refused-only-seated-invite = Only who sits at the table can ask others to it.
refused-database = The database does not answer; try again in a moment.
refused-went-wrong = Something went wrong here; it has been noted.
refused-door-not-yours = Only who sits at the machine that runs this server can let others in.
refused-other-site = This request comes from another site.
refused-other-scheme = This page came by { $page }, but the server was asked by { $server }: its host should name the proxy between them (--set proxies=ADDRESS).
refused-host-name = The name of the host is too long.
refused-nothing-here = There is nothing here.
refused-bad-request = { $why }.
refused-not-text = The body is not UTF-8.
refused-not-json = The body must be JSON, and say so: content-type application/json.
refused-too-deep = That is nested too deeply.

## Clubs and tournaments

refused-no-club = There is no such club, or its link is an older one.
refused-not-member = Only members of the club can see that.
refused-only-helpers = Only the host of the club and its helpers can do that.
refused-only-club-host = Only the host of the club can do that.
refused-too-many-clubs = Nobody can be in more than { $most } clubs.
refused-club-full = A club has at most { $most } members.
refused-no-member = There is no member { $number } here.
refused-own-role = Your own role is not yours to change; make somebody else host.
refused-no-practice-in-clubs = In a club everybody plays a game from its beginning.
refused-evening-times = An evening ends after it begins, and within two days.
refused-too-many-evenings = A calendar has at most { $most } evenings.
refused-too-many-tournaments = A club has at most { $most } tournaments.
refused-no-tournament = There is no such tournament.
refused-tournament-clock = A tournament needs a clock, so that every round comes to an end.
refused-tournament-full = A tournament has at most { $most } entrants.
refused-tournament-over = This tournament is over.
refused-no-entrant = There is no entrant { $number }.
refused-not-entered = You do not play this round.
refused-round-drawn = The tables of this round are drawn already.
refused-round-changed = Somebody came or went just now; draw the tables again.
refused-too-few = Too few are ready: a table needs { $least }.
refused-wrong-value = That is not the value that you promised for this round.
refused-round-plays = Other tables still play these very cards; come back when the round is over.
refused-round-plays-still = A round is being played; wait for its end.
refused-round-set-up = This table belongs to a tournament: it is set up as it is and played to the end.
refused-notice-address = This is no address that could be told anything: it must begin with https://.
refused-notice-private = This address is in a private network, which this server does not speak to.
refused-notice-mailbox = This does not look like a mail address.
refused-notice-no-mail = This server sends no mail.
refused-notice-no-push = This server cannot send notices to browsers.
refused-notice-code = That is not the code.
refused-notice-too-many = { $most } are enough: remove one first.
refused-only-seated-bell = Only who sits at the table is told of it.
refused-vacation-too-long = That is too long: { $days } days of vacation are left to you.

## Editions that people made

refused-no-edition = There is no such edition of yours.
refused-too-many-editions = { $most } editions of your own are enough: remove one first.
refused-trial-nothing = Nothing is changed yet, so there is nothing to try.
refused-trial-later = Too many trials are running right now; try again in a while.
refused-trial-nobody = The trial could not be made; try again in a while.
