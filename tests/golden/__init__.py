"""Complete games that must replay exactly, a folder per game."""
