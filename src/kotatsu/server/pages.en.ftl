# Pages of the server that need no web app, and previews of links to it.

transfer-question = Go on playing on this device? Your tables come along; the link works once.
transfer-yes = Yes, go on here
no-app = The table is warm, but this installation came without the web app: when it was installed, Node.js 20.19 or newer, which builds it, was neither there nor could it be fetched.
no-app-install = Install Node.js, then install Kotatsu again ({ $command } in its folder).
no-app-terminal = Until then everybody can play from a terminal: { $command } with this address.
no-app-interface = What this server can do is described in { $link }.
no-app-interface-link = its interface
needs-scripts = Kotatsu needs JavaScript to show you the table.
preview = Little board games about pancakes, cats and roofs. Sit down, the table is warm.
preview-invitation = Come and play { $game }
preview-replay = Look through a game
preview-replay-line = A game at the warm table, move by move, through anybody’s eyes.
picture-moment = Move { $number } of { $count }
picture-end = Game over
