"""The messages between server and clients, declared once: for the server, the terminal, bots and the web app.

`messages` has what goes through the WebSocket of a table, `document` what a client knows of a table, `http`
the bodies of requests. `changes` and `changed` make and apply the differences that a table's document is kept
up by. `python -m kotatsu.wire.typescript` writes all of it as TypeScript.
"""

from kotatsu.core.diff import changed, changes
from kotatsu.wire.messages import FromClient, FromServer, read_client, read_server, write

__all__ = ["FromClient", "FromServer", "changed", "changes", "read_client", "read_server", "write"]
