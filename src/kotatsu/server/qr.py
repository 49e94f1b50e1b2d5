"""QR codes."""

import io
from functools import lru_cache

import segno


@lru_cache(256)
def qr_svg(text: str) -> str:
    """A QR code as an SVG picture.

    >>> qr_svg("https://example.org/").startswith("<svg ")
    True
    """
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, scale=4
    )
    return out.getvalue().decode().strip()


def qr_text(text: str) -> str:
    """A QR code for a terminal, two rows in a line.

    >>> qr_text("https://example.org/").count("\\n")
    14
    """
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n")
