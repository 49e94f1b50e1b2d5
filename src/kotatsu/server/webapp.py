"""The web app: the files that the build put into `kotatsu/web`, and its page for every address of its own.

Files under `assets` carry a hash in their names and never change; everything else is asked for again. All is
read once, when the server starts, and kept compressed.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

import kotatsu
from kotatsu.server.pages import NO_WEB_PAGE

FOLDER = Path(kotatsu.__file__).parent / "web"
SHRINKS = (".html", ".js", ".css", ".svg", ".json", ".txt")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".woff": "font/woff", ".svg": "image/svg+xml"}
Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    shrunk: bytes | None
    kind: str
    tag: str
    caching: str

    @classmethod
    def make(cls, name: str, content: bytes) -> "File":
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        shrunk = gzip.compress(content, 9, mtime=0) if suffix in SHRINKS else None
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        return cls(content, shrunk, kind, tag, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)

    def answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.shrunk is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["content-encoding"] = self.shrunk, "gzip"
        return Response(content, status_code=status, media_type=self.kind, headers=headers)


class WebApp:
    """The built app; without one, a page that says how to get it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = {path.relative_to(folder).as_posix(): path for path in paths}
        self._files = {name: File.make(name, path.read_bytes()) for name, path in names.items()}
        self.page = self._files.get("index.html") or File.make("index.html", NO_WEB_PAGE.encode())

    def handlers(self) -> list[HTTPRouteHandler]:
        """For the pages of the app, and for its files."""

        @get(["/", "/me", "/table/{table_id:str}"], include_in_schema=False)
        async def page(request: Asked) -> Response[bytes]:
            return self.page.answer(request)

        @get(["/assets/{name:path}", "/icon.svg"], include_in_schema=False)
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
        return self.page.answer(request, 404) if "text/html" in request.headers.get("accept", "") else None
