"""One suite over every registered game, player count and mode: a new game is tested here by being registered."""
