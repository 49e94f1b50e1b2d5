"""The pages that need no web app. Their one style is allowed by its hash; see `security`."""

import hashlib
from base64 import b64encode

_STYLE = """
body { font: 1.1rem/1.6 sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem;
color: #3b2a1e; background: #fdf6e9 } button { font: inherit; min-height: 44px; padding: .4rem 1.2rem }
"""
STYLE_HASH = f"'sha256-{b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()}'"


def _page(content: str) -> str:
    return f"""<!doctype html>
<html lang="en">
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

TRANSFER_PAGE = _page(
    "<p>Go on playing on this device? Your tables come along; the link works once.</p>"
    '<form method="post"><button>Yes, go on here</button></form>'
)
