# What can be wrong with files: records, logs, editions. $reason is what the system says about it, $where a file or a
# part of it, $why another text: what was expected; $inner one too: what is wrong inside. $got is what was found instead, as it stands there.

file-unreadable = { $path }: cannot be read ({ $reason }).
file-unwritable = { $path }: cannot be written ({ $reason }).
file-no-folder = { $path }: cannot be written, there is no folder { $folder }.
file-is-folder = { $path }: is a folder, not a file.
file-not-text = { $path }: cannot be read (it is not UTF-8 text).
file-not-toml = { $path }: is not TOML{ $line ->
    [0] { "" }
   *[other] , line { $line }
}: { $reason }.
file-too-deep = { $path }: is nested too deeply.
file-not-record = { $path }: is not a record; { $why }.
file-not-log = { $path }: is not the log of a game; { $why }.
not-text = it is not UTF-8 text
not-json = it is not JSON{ $line ->
    [0] { "" }
   *[other] {" "}(line { $line }, character { $column })
}
not-so = it has another shape
too-deep = it is nested too deeply
got = { $got ->
    [missing] but it is missing
   *[other] got { $got }
}

## Records

record-none = { $where }: expected a record (a JSON object), got { $got }.
record-value = { $where }, { $key }: expected { $why }, { got }.
record-part = { $where }, { $key }: expected { $why }.
record-format = { $where }: is of format { $format }; this version reads format { $known }.
record-other-rules = The record was played under version { $version } of the rules of { $game }; this installation has version { $here }.
record-no-seed = The record has no seed: it is a seat's own export of a running game.
nothing-to-decide = Seat { $seat } had nothing to decide at moment { $at }.
no-such-eyes = There are no eyes { $eyes }; there is open, watch and 0 to { $last }.
record-old-moves = The first { $count } moves were played under older rules; it cannot be replayed.
record-move = moves[{ $at }]: { $inner }
record-not-abandoned = The record says that the game was abandoned, but its moves end it.
record-not-over = The record ends after { $count } moves, but the game is not over.
record-other-result = The record claims { $claimed }, but its moves give { $found }.
record-other-hash = The record is not the one whose hash stands beside it.
line-not-record = This line is no record of a game.
record-runs = { $path }: is of a game that still runs; report it when it is over.
promises-not-opened = The promises of this record are not opened: it was exported while the game ran.
promise-of-server = The server's secret is not the one it promised before the deal.
promise-of-seat = The nonce of seat { $seat } is not the one it promised before the deal.
promise-of-person = The nonce of person { $seat } of the round is not the one promised before the deal.
promise-of-round = What the seats promised is not what the people of the round promised.
promises-twice = Somebody stands twice among those who promised something for the round.
promised-seed = The seed does not follow from the server's secret and the nonces of the seats.
expected-whole-number = a whole number
expected-text = a text
expected-object = an object
expected-list = a list
expected-move = [seat, text]
expected-text-or-null = a text or null
expected-result = scores and winners, or null
expected-texts = a list of texts
expected-seat = the number of a seat, or null
expected-old-moves = how many moves cannot be replayed
expected-promises = what the server and the seats promised, or null
expected-seats = a list of { $count }, one for each seat
expected-promise = a promise, or null for a bot
expected-people = a list of promises of everybody who played the round
expected-places = for each of { $count } seats a number of that list, or null
expected-called-off = how many starts were called off
expected-digits = { $count } hexadecimal digits

## Logs

log-format = This is not a log of format { $format }.
log-damaged = The log is damaged: { $old } old moves of { $count }.
log-too-short = The log was made under other rules and is too short to hold a dump to go on from.

## Editions

edition-of-record = edition of the record
other-edition = { $game }: the edition { $wanted } with hash { $hash } is not at hand; this installation has { $here } with { $hash_here }.
no-edition = { $game }: there is no edition { $name }; there are { $names }.
edition-no-table = { $where }: expected a table of values, { got }.
edition-no-text = { $where }, { $key }: expected a text, { got }.
edition-unknown-key = { $where }, { $key }: is not a key of this game; it has { $keys }.
edition-no-value = { $where }, { $key }: expected a table with source and value ({ $why }).
edition-no-source = { $where }, { $key }.source: expected "printed" or "rebuilt".
edition-value = { $where }, { $key }.value: expected { $why }, { got }.
edition-too-big = { $where }: is too big ({ $size } bytes, where { $most } may be).
edition-text = { $where }, { $key }.value: a text in it is not a plain one of at most { $most } letters, digits and spaces.
expected-numbers = a list of whole numbers from { $low } to { $high }
expected-so-many-numbers = a list of { $length } whole numbers from { $low } to { $high }

## What failed outside: a file, a line, a server, a certificate

cause-missing = it does not exist
cause-denied = permission denied
cause-read-only = the disk is read-only
cause-full = the disk is full
cause-folder = it is a folder, not a file
cause-no-folder = part of its path is a file, not a folder
cause-there = something of that name is there already
cause-too-long = the name is too long
cause-loop = its links lead in a circle
cause-disk = the disk fails
cause-too-many = too many files are open
cause-taken = another program has that port
cause-not-here = this machine does not have that address
cause-refused = connection refused
cause-broken = the connection broke
cause-silent = it does not answer
cause-no-way = no network leads there
cause-unknown-name = nobody knows that name
cause-no-names = names cannot be looked up now
cause-no-host = that is no name of a host
cause-nothing = no answer
cause-password = the password is not right
cause-certificate = the certificate cannot be trusted
cause-certificate-old = the certificate has expired
cause-certificate-early = the certificate is not valid yet
cause-certificate-own = the certificate is signed by itself
cause-certificate-other = the certificate is for another name
cause-not-https = no HTTPS is spoken there
cause-not-http = what comes back is not HTTP

## TOML

toml-no-equals = a key without = after it
toml-more = something stands in the line that does not belong there
toml-open = a bracket is not closed
toml-open-text = a text is not closed by a quotation mark
toml-twice = a key or a table stands there twice
toml-no-key = no key begins there
toml-no-value = no value that TOML knows
toml-letter = a character that may not stand there
toml-backslash = a backslash before something that needs none
toml-number = a number is too long
