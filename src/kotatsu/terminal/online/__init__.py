"""`kotatsu join`: tables of a server, in a terminal.

`join` goes from an address to a table and on to the next; the screens are in `terminal/screens`. `address`
reads what was typed, `account` keeps who one is at a server, `web` asks it over HTTP, `link` holds the socket
of a table and `mirror` what came over it. `client` is a table as the screens see it, with one's own seats and
commands; `receiver` takes in what the server says, `newsfeed` has the sentences about it, `changes` the words
for what is new beside the game, `game` the moves. `nonces` and `shuffle` are one's part in the shuffle and
the check of it, `host_commands` is what is typed in a lobby.
"""
