"""Why a server refuses something, in our words."""

from collections.abc import Mapping

from kotatsu.table.refusals import sentence
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.speech import spoken


def refusal(code: str, values: Mapping[str, str | int], detail: str = "") -> str:
    """The sentence for a code; one that we do not know is told in the server's words."""
    return printable(sentence(code, values, spoken()) or detail or code)[:300]
