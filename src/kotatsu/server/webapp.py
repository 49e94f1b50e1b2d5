"""The web app: the files that the build put into `kotatsu/web`, and its page for every address of its own.

Files under `assets` carry a hash in their names and never change; everything else is asked for again. All is
read once, when the server starts, and kept compressed. For programs that preview links the page says what is
behind its address, from the address alone: they learn nothing of a table. It does so in the language that was
asked for; the app itself asks its browser again.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.registry import games
from kotatsu.server.pages import language_wanted, no_web_page, texts

FOLDER = Path(kotatsu.__file__).parent / "web"
SHRINKS = (".html", ".js", ".css", ".svg", ".json", ".txt")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".svg": "image/svg+xml",
}
PAGES = [
    "/",
    "/me",
    "/you",
    "/game/{game:str}",
    "/rules/{game:str}",
    "/workshop",
    "/workshop/{game:str}",
    "/table/{table_id:str}",
    "/screen/{table_id:str}",
    "/club/{club_id:str}",
    "/tournament/{tournament_id:str}",
    "/r",
    "/r/{table_id:str}",
]
FILES = ["/assets/{name:path}", "/icon.svg", "/touch-icon.png", "/preview.png"]
INSTALLED = ["/worker.js", "/manifest.webmanifest", "/icon-192.png", "/icon-512.png"]
"""What an app on a home screen is made of."""
WORDS = "web|refusals|errors|levels"
"""Texts that every page of the app begins with (SHELL in web/src/texts/fluent.ts)."""
PREVIEWS_KEPT = 128  # whoever asks chooses the name of the host
Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    shrunk: bytes | None
    kind: str
    tag: str
    caching: str
    vary: str

    @classmethod
    def make(cls, name: str, content: bytes, vary: str = "accept-encoding") -> "File":
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        shrunk = gzip.compress(content, 9, mtime=0) if suffix in SHRINKS else None
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        return cls(content, shrunk, kind, tag, FOR_EVER if name.startswith("assets/") else ASK_AGAIN, vary)

    def answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": self.vary}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.shrunk is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["content-encoding"] = self.shrunk, "gzip"
        return Response(content, status_code=status, media_type=self.kind, headers=headers)


class WebApp:
    """The built app; without one, a page that says how to get it. `web_app` has it read."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = {path.relative_to(folder).as_posix(): path for path in paths}
        self._files = {name: File.make(name, path.read_bytes()) for name, path in names.items()}
        index = self._files.get("index.html")
        self._index = None if index is None else index.content.decode()
        self._page: Callable[[Game | None, str, str, str, str], File] = lru_cache(PREVIEWS_KEPT)(
            self._make_page
        )

    def handlers(self) -> list[HTTPRouteHandler]:
        """For the pages of the app, and for its files."""

        @get(PAGES, include_in_schema=False)
        async def page(request: Asked) -> Response[bytes]:
            return self._answer(request)

        @get([*FILES, *INSTALLED], include_in_schema=False)
        async def file(request: Asked) -> Response[bytes]:
            found = self._files.get(request.url.path.lstrip("/"))
            if found is None:
                raise NotFoundException
            return found.answer(request)

        return [page, file]

    def lost(self, request: Asked) -> Response[bytes] | None:
        """For a browser at an address that does not exist: the app's page, which says so."""
        if request.method != "GET" or request.url.path.startswith(("/api/", "/assets/")):
            return None
        return self._answer(request, 404) if "text/html" in request.headers.get("accept", "") else None

    def _answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        """The app's page, with a preview of what stands at this address."""
        name = request.path_params.get("game") or request.query_params.get("game")
        game = next((one for one in games() if one.name == name), None)
        language = language_wanted(request.headers.get("accept-language", ""))
        origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        kind = request.url.path.split("/")[1]
        table = request.path_params.get("table_id", "") if kind == "r" else ""
        picture = _picture_of(table, request.query_params, language) if table else "/preview.png"
        return self._page(game, kind, language, origin, picture).answer(request, status)

    def _make_page(self, game: Game | None, kind: str, language: str, origin: str, address: str) -> File:
        picture = f'<meta property="og:image" content="{escape(origin + address)}" />'
        index = self._index or no_web_page(language)
        page = (
            index.replace(f'<html lang="{FALLBACK}">', f'<html lang="{language}">', 1)
            .replace("</head>", f"{self._words(language)}{preview(game, kind, language)}{picture}</head>", 1)
            .replace(
                "<noscript></noscript>", f"<noscript>{texts(language).say('needs-scripts')}</noscript>", 1
            )
        )
        return File.make("index.html", page.encode(), "accept-encoding, accept-language")

    def _words(self, language: str) -> str:
        """Links to the words that the app asks for first, so that they come along with it."""
        wanted = re.compile(rf"assets/({WORDS})\.{language}-[^/]*\.js")
        found = filter(wanted.fullmatch, self._files)
        return "".join(f'<link rel="modulepreload" href="/{name}" />' for name in found)


def _picture_of(table: str, wishes: Mapping[str, str], language: str) -> str:
    """Where the picture of a moment is; whether there is one, it knows who asks for it."""
    at, seat = wishes.get("at", ""), wishes.get("seat", "open")
    asked = {"at": at} if at.isascii() and at.isdigit() and len(at) < 6 else {}
    spoken = wishes.get("lang", language)
    asked |= {"seat": seat[:5], "lang": spoken if spoken in LANGUAGES else language}
    return f"/api/records/{quote(table, safe='')}/picture?{urlencode(asked)}"


@cache
def house_picture() -> bytes | None:
    """What stands beside a link to anything else; None where there is no web app."""
    file = FOLDER / "preview.png"
    return file.read_bytes() if file.is_file() else None


def preview(game: Game | None, kind: str = "", language: str = FALLBACK) -> str:
    """What a link to this page is shown with where somebody pastes it; `kind` is how its address begins.

    >>> "Come and play Cat Tower" in preview(kotatsu.game("cat-tower"), "table")
    True
    """
    say = texts(language).say
    title, line = "Kotatsu", say("preview")
    if kind == "r":
        title, line = say("preview-replay"), say("preview-replay-line")
    elif game is not None:
        box = game.texts("box", language=language)
        title, line = box.say("title"), box.say("summary")
        title = say("preview-invitation", game=title) if kind == "table" else title
    said = {"site_name": "Kotatsu", "type": "website", "title": title, "description": line}
    tags = [f'<meta property="og:{name}" content="{escape(value)}" />' for name, value in said.items()]
    tags.append(f'<meta name="description" content="{escape(line)}" />')
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


@cache
def web_app() -> WebApp:
    """The app as it is when somebody first asks; processes that are forked later need not read it again."""
    return WebApp()
