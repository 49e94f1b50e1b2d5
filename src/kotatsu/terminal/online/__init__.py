"""`kotatsu join`: tables of a server, in a terminal.

`address` reads what was typed, `account` keeps who one is there, `web` asks the server over HTTP, `link`
holds the socket of a table and `mirror` what it tells. `hall` lists tables, `table` is the table itself.
"""
