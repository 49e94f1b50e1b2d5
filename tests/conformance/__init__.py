"""One suite over every registered game, player count and mode: registering a game is what tests it here."""
