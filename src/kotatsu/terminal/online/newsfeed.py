"""What was told at a table of a server, and the answer to what was typed last.

On a live console both stand in the picture. Elsewhere pictures are printed one below the other: there each
sentence is printed when it happens, and a picture only when it asks something new.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.core import sentences
from kotatsu.drawing.canvas import Line
from kotatsu.terminal import pictures
from kotatsu.terminal.console import SMALLEST, Console
from kotatsu.terminal.narrator import Narrator, printable
from kotatsu.terminal.speech import spoken
from kotatsu.wire.document import Said

CHAT_STAYS = 60.0  # seconds that a line of chat stays in sight when one moves


@dataclass
class Told:
    """A sentence among the news."""

    text: str
    at: float
    is_chat: bool = False


class NewsFeed:
    """The sentences in sight. `notice` answers what was typed and takes their place until there is news."""

    def __init__(self, narrator: Narrator, console: Console) -> None:
        self.notice = ""
        self.prompt_stands = False  # the last line printed is a prompt, so the next one needs a line break
        self._narrator = narrator
        self._console = console
        self._told: list[Told] = []
        self._is_broken = False  # the connection
        self._printed: object = None  # what the last printed picture showed

    # --- telling --------------------------------------------------------------------------------------------

    def tell(self, sentence: str, is_chat: bool = False) -> None:
        if self._console.live:
            self.notice = ""
        self._told.append(Told(sentence, time.monotonic(), is_chat))
        if not self._console.live:
            self._print([sentence])

    def tell_events(self, events: Sequence[Mapping[str, Any]], seat: int | None) -> None:
        for told in self._narrator.tell_seen(events, seat):
            self.tell(told)

    def tell_chat(self, said: Said) -> None:
        self.tell(self.chat_sentence(said), is_chat=True)

    def chat_sentence(self, said: Said) -> str:
        text = said.text if said.code is None else (sentences.sentence(said.code, {}, spoken()) or said.code)
        name = printable(said.name)[:20]
        return self._narrator.texts.say("online-said", name=name, text=printable(text)[:500])

    def tell_broken(self) -> None:
        self._is_broken = True
        self.tell(self._broken_sentence)

    def tell_mended(self) -> None:
        self._is_broken = False
        self._told = [told for told in self._told if told.text != self._broken_sentence]
        self.tell(self._narrator.texts.say("online-mended"))

    def tell_if_narrow(self) -> None:
        """Say that pictures will be cut, if they will."""
        columns, needed = self._console.terminal_size[0], SMALLEST[0]
        if self._console.live and columns < needed:
            self.tell(self._narrator.texts.say("online-narrow", columns=columns, needed=needed))

    @property
    def _broken_sentence(self) -> str:
        return self._narrator.texts.say("online-broken")

    def forget_old(self) -> None:
        """Begin anew, but for what was said a moment ago."""
        now = time.monotonic()
        self._told = [told for told in self._told if told.is_chat and now - told.at < CHAT_STAYS]

    def forget_all_but_chat(self) -> None:
        self._told = [told for told in self._told if told.is_chat]

    # --- showing --------------------------------------------------------------------------------------------

    def sentences(self) -> list[str]:
        """What a picture shows of them."""
        if self.notice or not self._console.live:
            return [self.notice] if self.notice else []
        return [told.text for told in self._told] or ([self._broken_sentence] if self._is_broken else [])

    def draw(self, show: Callable[[], None], what: object, is_worth_printing: bool = True) -> bool:
        """Show a picture: on a live console always, elsewhere if `what` it asks is new; whether it was drawn.

        Where it is not printed, a notice still is.
        """
        if self._console.live:
            show()
            return True
        is_new = what != self._printed
        self._printed = what
        had_notice = bool(self.notice)
        if is_new and is_worth_printing:
            show()
        elif self.notice:
            self._print([self.notice])
        self.notice = ""
        if is_new:
            self._told = []
        return is_new or had_notice

    def _print(self, sentences: list[str]) -> None:
        lines: list[Line] = []
        for one in sentences:
            lines += pictures.text_lines(one, self._console.text_width)
        self._console.print([[], *lines] if self.prompt_stands else lines)
        self.prompt_stands = False
