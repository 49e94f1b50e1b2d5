"""Pages in another language; also in one that nobody speaks, whose words are longer by two fifths.

Where "pseudo" is spoken, the English texts are replaced on their way to the browser: "Score sheet" comes as
"Scóóréé shééééť". The app knows nothing of it.
"""

import json
import re

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Error, Page, Route

from kotatsu.core.languages import LANGUAGES

PSEUDO = "pseudo"
SPOKEN = [*LANGUAGES, PSEUDO]
APP = "web|you|care|clubs|notices|workshop|files|refusals|levels"
OF_GAMES = "box|feats|narration|tutorial|reference|examples"
TEXTS = re.compile(rf"/assets/({APP}|{OF_GAMES})\.en-[\w-]+\.js$")
REMEMBER = """(language) => {
  const kept = JSON.parse(localStorage.getItem("kotatsu.settings") ?? "{}");
  localStorage.setItem("kotatsu.settings", JSON.stringify({ ...kept, language }));
}"""
LONGER = str.maketrans(
    {"a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "y": "ýý", "t": "ť", "A": "ÁÁ", "E": "ÉÉ"}
    | {"I": "ÍÍ", "O": "ÓÓ", "U": "ÚÚ"}
)


def speak(page: Page, language: str) -> None:
    """Load the page again in this language."""
    page.unroute(TEXTS)
    if language == PSEUDO:
        page.route(TEXTS, _lengthen)
    page.evaluate(REMEMBER, "en" if language == PSEUDO else language)
    page.reload()
    page.wait_for_selector("h1")
    page.evaluate("() => document.fonts.ready.then(() => null)")


def _lengthen(route: Route) -> None:
    try:
        body = route.fetch().text()
    except Error:
        return  # the page was closed before its text came
    start, end = body.index("`"), body.rindex("`")
    ftl = re.sub(r"\\([`$\\])", r"\1", body[start + 1 : end])
    longer = body[:start] + json.dumps(lengthened(ftl)) + body[end + 1 :]
    route.fulfill(body=longer, content_type="text/javascript")


def lengthened(ftl: str) -> str:
    """Fluent with longer words.

    >>> print(lengthened("sheet = Score sheet of { $name }"))
    sheet = Scóóréé shééééť óóf { $name }
    <BLANKLINE>
    """
    resource = FluentParser(with_spans=False).parse(ftl)
    _Words().visit(resource)
    return FluentSerializer().serialize(resource)


class _Words(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(LONGER)
        return node
