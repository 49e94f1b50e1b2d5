"""The pages that need no web app. Their one style is allowed by its hash; see `security`."""

import hashlib
from base64 import b64encode
from functools import cache

from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.texts import Texts, sources

_STYLE = """
body { font: 1.1rem/1.6 sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem;
color: #3b2a1e; background: #fdf6e9 } button { font: inherit; min-height: 44px; padding: .4rem 1.2rem }
"""
STYLE_HASH = f"'sha256-{b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()}'"


def _page(content: str, language: str = FALLBACK) -> str:
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


NO_WEB_PAGE = _page(
    "<p>The table is warm, but this installation came without the web app: when it was installed, "
    "Node.js 20.19 or newer, which builds it, was neither there nor could it be fetched.</p>"
    "<p>Install Node.js, then install Kotatsu again (<code>pip install --force-reinstall --no-deps .</code> "
    "in its folder). Until then everybody can play from a terminal: <code>kotatsu join</code> with this "
    "address.</p>"
    '<p>What this server can do is described in <a href="/api/schema/openapi.json">its interface</a>.</p>'
)


@cache
def transfer_page(language: str) -> str:
    """Asks whether to go on playing on this device."""
    say = Texts(language, *sources(language, [(__package__, "pages")])).say
    return _page(
        f'<p>{say("transfer-question")}</p><form method="post"><button>{say("transfer-yes")}</button></form>',
        language,
    )


def language_wanted(accepted: str) -> str:
    """The first language of an Accept-Language header that we have; browsers name the dearest first.

    >>> language_wanted("fr-CH, is;q=0.9, en;q=0.8")
    'is'
    """
    codes = (wish.strip().split(";")[0].split("-")[0].lower() for wish in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), FALLBACK)
