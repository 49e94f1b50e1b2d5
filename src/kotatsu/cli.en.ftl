# What the command `kotatsu` says beside the games: its help, its errors, what a server's owner reads.
#
# What was typed comes with its quotation marks; $reason is what the system says.

## Bots

too-many-bots = { $bots } bots are named for { $seats } seats; name one, or one for each.
arena-bots = An arena needs 2 to { $players } bots at this table, not { $bots }.
no-seat-of = There is no seat { $seat }; { $players } players have seats 0 to { $last }.

## Commands

no-such-command = There is no command { $name }; there is { $commands }.
name-a-game = kotatsu { $command }: name a game; there is { $games }.
no-such-language = There is no language { $name }; there is { $languages }.
log-other-game = { $path }: holds a game with another { $name }; leave that out to go on with it.
one-record = A record holds one game; leave --games or --record out.
no-rulebook = There is no rulebook of { $game }.
no-such-rule = { $game } has no rule { $number }; its rules are { $first } to { $last }.
no-tests = There are no tests at hand: this is an installation without its sources.

## Joining a server

no-address = { $typed } is no address: type one like http://192.168.1.7:8765.
no-address-of-server = { $typed } is no address of a server: type one like http://192.168.1.7:8765.
no-link = { $typed } is no link to a table; a link looks like { $server }/table/….
no-server = There is no server at { $server } ({ $why }).
no-answer = { $server } does not answer as a server does ({ $why }).
sends-on = { $server } sends on to { $there }; join that address if you trust it.
not-kotatsu-answers = { $server } is no Kotatsu server (it answers { $status }).
not-kotatsu = { $server } is no Kotatsu server.
other-version = { $server } runs { $version ->
    [none] another version
   *[other] Kotatsu { $version }
}, which this one ({ $own }) does not understand; use the same version on both sides.
table-shut = The server does not open this table (it answers { $status }).
account-damaged = { $path }: is damaged; without it you are somebody new to that server.
lobby-no-option = { $game } has no option { $name }; there is { $options }.

## Serving

port-too-large = kotatsu serve: a port is a number up to 65535, not { $port }.
workers-not-here = kotatsu serve: --workers { $count } needs a system on which processes hand open connections to one another, and this one cannot; leave it out or give 1.
workers-are-peers = With PostgreSQL each process is a server of its own: start { $count } of them, without --workers.
ports-taken = Ports { $first } to { $last } are all taken; name another one with --port.
cannot-serve = Cannot serve at { $host } port { $port } ({ $why }).
no-such-setting = There is no setting { $name }; there is { $settings }.
setting-value = { $name } cannot be { $value }; expected { $why }.
expected-whole-setting = a whole number from 0 on
expected-setting = a number from 0 on
expected-smtp = smtp://USER:PASSWORD@HOST:PORT or smtps://…

## What a server keeps

store-in-use = { $path } is in use by another server of Kotatsu; stop that one first.
store-unwritable = { $path } cannot be written ({ $reason }); make it and its folder writable for this user.
store-two-names = { $path } has another name too (a hard link), under which its log would not be found; remove the other name, or copy the file.
store-no-database = There is no database at { $path }; name the server's folder with --data.
store-there-already = { $path } is there already; give a backup a name of its own.
store-no-folder = { $path } cannot be written: there is no folder { $folder }.
store-not-written = { $path } cannot be written ({ $reason }).
store-no-file = There is no file { $path }.
store-damaged = { $path } is damaged ({ $reason }).
store-other-kind = A store at { $scheme }:// is not supported; give a folder.
store-not-empty = { $path } is not empty; name a new place.
store-moved-wrong = What was written to { $path } is not what was read ({ $table }); nothing was kept.
store-unreachable = { $where } cannot be reached ({ $reason }).
store-needs-postgresql = PostgreSQL needs one package more: pip install "kotatsu[postgresql]".
store-no-file-there = This works on a file; a database at postgresql:// has its own tools: docs/hosting.md names them.
store-folder = The folder { $path } cannot be made ({ $reason }).
store-empty = { $path } holds nothing.
store-other-program = { $path } is a database of some other program.
store-newer = { $path } was written by a newer version of Kotatsu (its schema is { $schema }, this version knows { $known }); install that version again.
store-unreleased = { $path } was written by a version of Kotatsu that was never released (step { $step } of its schema differs); put a backup in its place.
store-closed = { $path } has been closed.
store-no-log = { $path } is where SQLite's log does not work; use a disk of this machine.
store-not-opened = { $path } cannot be opened ({ $reason }).
store-not-database = { $path } is not a database.
store-corrupt = { $path } is damaged; put a backup in its place.
store-full = The disk that holds { $path } is full; nothing more is written until there is room.
store-locked = { $path } is locked by another program; close that program and try again.
store-read-only = { $path } cannot be written; make it and its folder writable for this user.
store-shut = { $path } cannot be opened; make it and its folder writable for this user.
store-disk-fails = The disk that holds { $path } fails ({ $reason }); mend it, then start again.
store-unusable = { $path } cannot be used: { $reason }.

## What is wrong with a new game

game-name = A game is named in small letters, digits and hyphens, such as goose-market; not { $name }.
rules-prefix = The numbers of rules begin with two letters, as in GM-1; not { $prefix }. Say --prefix.
game-there = There is a game { $name } already.
prefix-taken = The rules of { $game } begin with { $prefix } already; say another --prefix.
no-checkout = A new game is written into a checkout of Kotatsu; go there first.
written-already = { $path } is there already; nothing was written.
command-failed = { $command } failed: { $reason }

## What argparse says: usage, headings, and why arguments are wrong

args-usage = usage:
args-positional = positional arguments
args-options = options
args-help = show this help message and exit
args-version = show program's version number and exit
args-required = the following arguments are required: { $names }
args-one-required = one of the arguments { $names } is required
args-unknown = unrecognized arguments: { $names }
args-wrong = argument { $name }: { $what }
args-not-with = not allowed with argument { $name }
args-takes-none = ignored explicit argument { $value }
args-needs-one = expected one argument
args-needs-some = expected at least one argument
args-choice = invalid choice: { $value } (choose from { $choices })
wrong-arguments = { $prog }: { $what }; see { $prog } --help.
wrong-whole = expected a whole number, got { $text }
wrong-day = { $text } is no day; expected one like 2026-11-18
wrong-count = expected a whole number from 1 on, got { $text }
wrong-seconds = expected seconds from 0 to 60, got { $text }

## Help: what stands for what is typed

word-command = COMMAND
word-game = GAME
word-file = FILE
word-from = FROM
word-to = TO
word-folder = DIR
word-level = LEVEL
word-seconds = SECONDS
word-name = NAME
word-number = NUMBER
word-code = CODE
word-address = ADDRESS
word-own-bot = NAME=FILE
word-setting = NAME=VALUE
word-target = NAME=LOW..HIGH
word-range = KEY:LOW..HIGH

## Help: the commands

overview = Kotatsu: board games about pancakes, cats and roofs, at one warm table.
overview-no-command = Alone: serve --open.
overview-alone = play in the browser, at once
overview-serve = the same as a server, for this house or for the internet
overview-join = sit down at a table of a server, by its link
overview-analyse = what each decision of a recorded game cost, and where it turned
overview-new-game = begin a game of your own
overview-backup = keep a copy of all that a server has, while it runs; restore brings it back
overview-doctor = what this installation is like; bug-report writes it down for others
overview-end =
    To begin:  kotatsu play { $game }
    More on a command:  kotatsu play --help
command-play = sit down and play against bots
command-learn = a guided first game, about five minutes
command-watch = let bots play among themselves
command-arena = which bot is better, and by how much
command-serve = play in the browser, alone or with others
command-join = sit down at a table of a server
command-backup = copy all that a server keeps, also while it runs
command-restore = put a backup in the place of what a server keeps
command-move-store = take all that a server keeps into another database, SQLite or PostgreSQL, and compare it there
command-records = list, export and import the records of finished games
command-bug-report = write down what others need to find a fault
command-replay = step through a recorded game, forwards and back
command-verify = deal and play a recorded game again, and compare
command-analyse = what each decision of a recorded game cost
command-games = which games there are
command-rules = how a game goes, rule by rule
command-new-game = begin a game of your own, in a checkout
command-doctor = what this installation is like
# A command's line once more, as a sentence.
description = { $text }.

## Help: what can be said with them

group-look = how it looks
group-game = options of { $game }
with-default = { $text } (default: { $default })
help-no-colour = no colours
help-language = { $languages } (default: the system's)
help-plain = ASCII text, line after line: for transcripts and screen readers
help-players = how many play
help-players-of = { $few } to { $many }, usually { $usual }
help-seed = the same seed deals the same game again
help-edition = an edition of your own (TOML), or the name of one that comes with the game
help-names = names of the seats
help-seat = your seat, from 0; several, or all, by commas
help-bots = a level for each bot, by seat
help-record = write the finished game to this file
help-log = keep the game here, or go on with it
help-pace = rest before a bot moves
help-bots-watched = a level for each seat
help-delay = rest after a move
help-games = play so many and count
help-record-watched = write the game to this file
help-arena-bots = who meets: levels, also as tiger@500 for one that searches at most 500 times a move
help-arena-games = about how many games; every deal is played with every bot in every seat (default: 200)
help-arena-seed = the same seed plays the same games again
help-arena-json = write the result to this file
help-processes = how many at once (default: all cores)
help-host = where to listen; 0.0.0.0 lets other devices in (default: 127.0.0.1)
help-port = (default: 8765, or the next one that is free)
help-workers = processes that share the tables (default: one for each core but one)
help-open = show it in your browser
help-own-bot = let people play against a bot of your own too, made by a Python file; docs/writing-a-bot.md
help-set = change a setting, such as metrics_token=TOKEN for /metrics; docs/hosting.md lists them
help-data = the folder for tables, people and records
help-database = the same as an address: sqlite:///PATH
help-backup-file = a new file; keep it as secret as the data
help-restore-file = what kotatsu backup wrote
help-move-from = where it is: a folder, sqlite:///PATH or postgresql://…; no server may run there
help-move-to = where it shall be: the same, and empty
help-records-action = list them, write them as JSON lines, or take such lines in
help-records-file = where to, or where from; left out or -: standard output or input
help-records-game = only of this game
help-records-player = only with somebody of this name
help-records-since = only games that ended on this day (UTC) or later
help-records-limit = at most so many, the newest
help-report-file = where to write it (default: { $file })
help-report-record = the finished game that went wrong
help-url = the link to a table, or the address of a server: then choose or make a table
help-name = what the others call you
help-watch = only look on
help-analyse-seat = show only the decisions of this seat
help-analyse-json = write the analysis to this file
help-iterations = how long to search each (default: 2000)
help-rules = only these rules, like TP-14
help-new-game = in small letters and hyphens: goose-market
help-prefix = two letters before its rules' numbers (GM)
help-doctor-rules = which tests prove which rule

## A server, for who has started it

serve-at = Kotatsu is at { $url } (stop it with Ctrl-C)
serve-others = Other devices in your network find it at { $url }
serve-already = Kotatsu is running already, at { $url }
serve-other-port = Port { $usual } is taken by another program; this is port { $port }.

## Backups and reports

records-refused = Line { $line }: { $why }
records-imported = Taken in: { $added }; here already: { $known }; refused: { $refused }.
records-exported = { $count ->
    [one] One record is
   *[other] { $count } records are
} in { $file }.
backup-holds = { $file } holds
brought-back = Brought back:
store-moved = Everything was taken along and compared, row by row.
backup-counts = { $first } { $tables ->
    [one] { $tables } open table
   *[other] { $tables } open tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $records ->
    [one] { $records } record
   *[other] { $records } records
}; { $wrong ->
    [0] every record holds
   *[other] { $wrong } of them do not hold
}.
backup-more = and { $count } more
backup-not-json = is not JSON
kept-before = What was there before is kept in { $file }.
report-written = Written to { $file }; read it before you pass it on.
report-happened = What happened, and what you expected
report-machine = This machine
report-game = The game

## The shelf

shelf-rebuilt = Rebuilt in this edition: { $what }.
shelf-as-printed = This edition is as printed.
shelf-also = Also, with --edition { $name }: { $what }
shelf-ours = Rules only: all pictures and texts are our own, and we are not affiliated with anybody named here.

## The doctor

doctor-rules = Rules
doctor-terminal = Terminal
doctor-game = Game
doctor-where = { $version } in { $folder }
doctor-python = { $version } ({ $kind }) at { $path }
doctor-version = { $game } ({ $name }), rules version { $version }
doctor-edition = edition { $edition }, hash { $hash }; rebuilt: { $rebuilt }
doctor-nothing = nothing
doctor-plain = plain Python, nothing is compiled ({ $modules })
doctor-plain-yet = plain Python, nothing is compiled ({ $modules }); compiled ones are there from the next start on
doctor-compiled = compiled: { $modules }
doctor-compiled-partly = compiled: { $modules }; plain Python: { $plain }
doctor-screen = { $columns } × { $rows }{ $room ->
    [enough] { "" }
   *[small] , smaller than the 80 × 24 that a table takes
}, { $colours ->
    [none] no
   *[other] { $colours }
} colour, { $shapes ->
    [round] round pictures
   *[ascii] ASCII pictures
}, { $redraw ->
    [live] redrawn in place
   *[lines] printed line after line
}
doctor-no-test = no test

## A new game

new-game-next =
    { $name } is a game now: a tiny one, to be changed into yours.

      kotatsu play { $name }               play it; kotatsu serve has it too
      python3 check.py --game { $name }    all that concerns it
      src/kotatsu/games/{ $folder }        begin with rules.py; docs/adding-a-game.md takes you through

## The lab

lab-no-cluster = { $address }: no Ray cluster can be reached or started there ({ $reason }).
lab-worker-lost = A process of the lab was ended from outside, perhaps for want of memory. What is finished is kept: the same command goes on.
lab-needs = This needs { $what }: pip install "kotatsu[{ $extra }]".
lab-ending = { $path }: rows are written as one of { $endings }.
lab-other-plan = { $folder } holds parts of another simulation; remove it, or name another file.
lab-there-already = { $path } is there already; name another file.
command-simulate = play games by the thousand, as rows for other programs
help-simulate-file = where the games go: .parquet, .csv or .jsonl
help-simulate-decisions = every decision as a row of this file as well
help-lab-games = how many games
help-lab-seed = what all deals follow from; the same one gives the same rows
help-lab-bots = one bot for all seats, or several who change seats from game to game; a style stands behind a colon, as in greedy:cautious
help-lab-ray = on a Ray cluster at this address, or on one that is started here
lab-games = games
lab-rate = { $rate } games/s
simulate-goes-on = { $games ->
    [one] 1 game is there already.
   *[other] { $games } games are there already.
}
simulate-kept = { $games ->
    [one] 1 game is kept; the same command goes on with { $file }.
   *[other] { $games } games are kept; the same command goes on with { $file }.
}
simulate-done = { $games } games, { $moves } decisions, { $rate } games/s: { $file }

lab-no-number = { $game }: the edition has no number { $path }.
lab-no-number-value = { $part }: expected a whole number after the =.
lab-no-measure = There is no measure { $name }; there is { $measures }, and more in docs/lab.md.
lab-no-target = { $typed } is no target; expected NAME=LOW..HIGH, as in winner-points=20..40.
lab-no-range = { $typed } is no range; expected KEY:LOW..HIGH, as in score.in_hand:-4..0.
lab-one-bot = A report is about one bot in all seats; name one with --bots.
command-report = what a game is like: seats, moves, drama, points, skill; as a page with plots
help-report-html = where the page goes
command-compare = what two editions or options do to a game, on the same deals
help-compare-variant = as-is, the file of an edition, option=value, or key=number of the edition; several with commas
help-compare-other = the same for the other one
help-compare-games = how many games at most; it stops as soon as the difference is clear
help-compare-measure = what decides when to stop: { $measures } and more
help-compare-within = stop as equal when the difference is known this well
command-tune = search an edition's numbers for a target
help-tune-file = where the edition that is found goes; its trials are kept beside it
help-tune-vary = a number of the edition, and where it may lie; may be said several times
help-tune-target = a measure, and what it shall be; may be said several times
help-tune-trials = how many trials
help-tune-games = games of a trial
help-tune-report = where the search went, as a page
lab-report = report
lab-trials = trials
report-done = The report is in { $file }.
compare-higher = { $measure } is higher with B, by { $difference } ± { $within } ({ $games } games).
compare-lower = { $measure } is lower with B, by { $difference } ± { $within } ({ $games } games).
compare-equal = { $measure } is the same with both, up to { $within } ({ $games } games).
compare-open = { $measure }: { $games } games show no clear difference; it is { $difference } ± { $within }.
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
tune-done = { $file }: the distance to the target is { $after }, it was { $before }.
