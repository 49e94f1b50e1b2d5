"""The pages that need no web app. Their one style is allowed by its hash; see `security`."""

import hashlib
from base64 import b64encode
from collections.abc import Callable
from functools import cache

from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.texts import Texts, sources

_STYLE = """
body { font: 1.1rem/1.6 sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem;
color: #3b2a1e; background: #fdf6e9 } button { font: inherit; min-height: 44px; padding: .4rem 1.2rem }
"""
STYLE_HASH = f"'sha256-{b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()}'"


@cache
def texts(language: str) -> Texts:
    """What these pages say, and previews of links."""
    return Texts(language, *sources(language, [(__package__, "pages")]))


def _page(content: str, language: str) -> str:
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kotatsu</title>
<style>{_STYLE}</style>
</head>
<body>
<main>
<h1>Kotatsu</h1>
{content}
</main>
</body>
</html>
"""


def no_web_page(language: str) -> str:
    """Says how to get the web app."""
    say = texts(language).say
    again = "<code>pip install --force-reinstall --no-deps .</code>"
    interface = f'<a href="/api/schema/openapi.json">{say("no-app-interface-link")}</a>'
    said = [
        say("no-app"),
        say("no-app-install", command=again),
        say("no-app-terminal", command="<code>kotatsu join</code>"),
        say("no-app-interface", link=interface),
    ]
    return _page("".join(f"<p>{sentence}</p>" for sentence in said), language)


def transfer_page(language: str) -> str:
    """Asks whether to go on playing on this device."""
    say = texts(language).say
    return _page(
        f'<p>{say("transfer-question")}</p><form method="post"><button>{say("transfer-yes")}</button></form>',
        language,
    )


def question_page(language: str, question: str, yes: str, texts: Callable[[str], Texts]) -> str:
    """Asks one thing; the answer is a form's."""
    say = texts(language).say
    form = f'<form method="post"><button>{say(yes)}</button></form>'
    return _page(f"<p>{say(question)}</p>{form}", language)


def told_page(language: str, sentence: str, texts: Callable[[str], Texts]) -> str:
    """Says one thing."""
    return _page(f"<p>{texts(language).say(sentence)}</p>", language)


def language_wanted(accepted: str) -> str:
    """The first language of an Accept-Language header that we have; browsers name the dearest first.

    >>> language_wanted("fr-CH, is;q=0.9, en;q=0.8")
    'is'
    """
    codes = (wish.strip().split(";")[0].split("-")[0].lower() for wish in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), FALLBACK)
