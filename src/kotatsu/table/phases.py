"""The phases of a table, in their order."""

from typing import Final

GATHERING: Final = "gathering"  # people sit down, the host changes things
OPENING: Final = "opening"  # the nonces are being opened
PLAYING: Final = "playing"
OVER: Final = "over"  # everything that was promised is opened
ABANDONED: Final = "abandoned"  # closed before the start, given up, or expired; opened as well
