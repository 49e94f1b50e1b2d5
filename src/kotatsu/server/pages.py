"""The two pages that need no web app."""

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kotatsu</title>
<style>body {{ font: 1.1rem/1.6 sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem;
color: #3b2a1e; background: #fdf6e9 }} button {{ font: inherit; padding: .4rem 1.2rem }}</style>
<h1>Kotatsu</h1>
{}
</html>
"""

START_PAGE = _PAGE.format(
    "<p>The table is warm. What this server can do is described in "
    '<a href="/api/schema/openapi.json">its interface</a>.</p>'
)

MOVE_PAGE = _PAGE.format(
    "<p>Go on playing on this device? Your tables come along; the link works once.</p>"
    '<form method="post"><button>Yes, go on here</button></form>'
)
