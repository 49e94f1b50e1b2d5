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
account-damaged = { $path }: is damaged; without it you are somebody new to that server.
lobby-no-option = { $game } has no option { $name }; there is { $options }.
why-no-host = that is no name of a host
why-silent = it does not answer
why-unknown-name = nobody knows that name
why-nothing = no answer

## Serving

port-too-large = kotatsu serve: a port is a number up to 65535, not { $port }.
ports-taken = Ports { $first } to { $last } are all taken; name another one with --port.
cannot-serve = Cannot serve at { $host } port { $port } ({ $why }).
no-such-setting = There is no setting { $name }; there is { $settings }.
setting-value = { $name } cannot be { $value }; expected { $why }.
expected-whole-setting = a whole number from 0 on
expected-setting = a number from 0 on

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

## A new game

game-name = A game is named in small letters, digits and hyphens, such as goose-market; not { $name }.
rules-prefix = The numbers of rules begin with two letters, as in GM-1; not { $prefix }. Say --prefix.
game-there = There is a game { $name } already.
prefix-taken = The rules of { $game } begin with { $prefix } already; say another --prefix.
no-checkout = A new game is written into a checkout of Kotatsu; go there first.
written-already = { $path } is there already; nothing was written.
command-failed = { $command } failed: { $reason }
