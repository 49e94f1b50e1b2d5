"""What can be on the screen: objects with `draw`, `prompt` and `typed`. `base` has the loop around them.

`home` lists a server's tables. `table` is one of them: it hands over to `lobby`, `game` or `end`, whichever
its phase asks for. The screens of a game at home stand in `terminal/play.py`, beside that game.
"""
