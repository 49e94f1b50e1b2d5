"""`kotatsu join`: tables of a server, in a terminal.

`address` reads what was typed, `account` keeps who one is there, `web` asks the server over HTTP, `link`
holds the socket of a table and `mirror` what it tells. `hall` lists tables, `table` is the loop around one.
Everything at a table builds on `at_server`, by phases: `in_lobby`, `in_game` (what is drawn) with `game_keys`
(what is typed), `at_end`. `nonces` and `shuffle` are one's part in the shuffle and the check of it, `changes`
puts into words what is new beside the game.
"""
