# Pages of the server that need no web app.

transfer-question = Go on playing on this device? Your tables come along; the link works once.
transfer-yes = Yes, go on here
