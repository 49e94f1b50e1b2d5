"""The messages between server and clients, declared once: for the server, the terminal, bots and the web app.

`messages` has what goes through the WebSocket of a table, around the commands of `kotatsu.table.commands`;
`document` what a client knows of a table, `diff` how the server's changes to it are found and applied, `http`
the bodies of requests. `python -m kotatsu.wire.typescript` writes all of it, and what
each game tells of itself, as TypeScript.
"""
