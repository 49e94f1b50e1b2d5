"""The compiled wheel: that it is compiled, that it plays the same games, that plain Python can extend it."""
