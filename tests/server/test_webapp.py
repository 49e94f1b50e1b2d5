"""The web app as the server gives it out."""

import re
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kotatsu.server.webapp import WebApp
from tests.server.clients import Server

HTML = {"accept": "text/html"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    index = '<!doctype html><html lang="en"><head><title>the app</title></head>' + " " * 2000
    (tmp_path / "index.html").write_text(index)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc.js").write_text("go()")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/me", "/table/abc"])
def test_every_page_of_the_app_is_its_index(folder: Path, path: str) -> None:
    with TestClient(Litestar(WebApp(folder).handlers())) as client:
        answer = client.get(path)
        assert "the app" in answer.text and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
        again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304 and not again.content


@pytest.mark.parametrize(
    ("path", "title", "line"),
    [
        ("/", "Kotatsu", "the table is warm"),
        ("/game/cat-tower", "Cat Tower", "Take a die"),
        ("/table/abc?game=cat-tower", "Come and play Cat Tower", "Take a die"),
        ("/table/abc?game=%3Cscript%3E", "Kotatsu", "the table is warm"),
        ("/table/abc", "Kotatsu", "the table is warm"),
    ],
)
def test_a_link_is_previewed_by_what_its_address_says(folder: Path, path: str, title: str, line: str) -> None:
    with TestClient(Litestar(WebApp(folder).handlers()), base_url="https://games.example.org") as client:
        page = client.get(path).text
        said = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))
        assert said["title"] == title and line in said["description"]
        assert said["image"] == "https://games.example.org/preview.png"
        assert "<script" not in page
        quote = client.get(path, headers={"host": '"><script>'}).text
        assert "<script" not in quote


@pytest.mark.parametrize(
    ("path", "picture"),
    [
        ("/r/abc?at=3&amp;seat=1&amp;lang=is", "/api/records/abc/picture?at=3&amp;seat=1&amp;lang=is"),
        ("/r/abc", "/api/records/abc/picture?seat=open&amp;lang=en"),
        ("/r/abc?at=x&amp;lang=xx", "/api/records/abc/picture?seat=open&amp;lang=en"),
        ("/r", "/preview.png"),
    ],
)
def test_a_link_to_a_moment_is_previewed_by_its_picture(folder: Path, path: str, picture: str) -> None:
    with TestClient(Litestar(WebApp(folder).handlers()), base_url="https://games.example.org") as client:
        page = client.get(path.replace("&amp;", "&")).text
        said = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))
        assert said["image"] == f"https://games.example.org{picture}"
        assert said["title"] == "Look through a game"
        assert (
            '"><' not in client.get("/r/abc?seat=%22%3E%3Cscript%3E").text.split('og:image" content=')[1][:90]
        )


def test_previews_speak_the_language_that_was_asked_for(folder: Path) -> None:
    with TestClient(Litestar(WebApp(folder).handlers())) as client:
        page = client.get("/table/abc?game=cat-tower", headers={"accept-language": "es-MX, en;q=0.5"})
        assert '<html lang="es">' in page.text and "Take a die" not in page.text
        assert "accept-language" in page.headers["vary"]


def test_files_with_a_hash_in_their_name_are_kept_for_ever(folder: Path) -> None:
    with TestClient(Litestar(WebApp(folder).handlers())) as client:
        answer = client.get("/assets/index-abc.js")
        assert answer.text == "go()" and "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/x.js"]
)
def test_nothing_else_is_given_out(folder: Path, path: str) -> None:
    with TestClient(Litestar(WebApp(folder).handlers())) as client:
        answer = client.get(path)
        assert answer.status_code == 404 and "secret" not in answer.text


def test_without_the_app_a_page_says_how_to_get_it(tmp_path: Path) -> None:
    with TestClient(Litestar(WebApp(tmp_path / "nothing").handlers())) as client:
        page = client.get("/").text
        assert "Node.js" in page and "<code>kotatsu join</code>" in page


def test_a_lost_browser_gets_a_page_and_a_program_a_sentence(server: Server) -> None:
    page = httpx.get(f"{server.url}/nowhere", headers=HTML)
    assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
    for path in ("/api/nowhere", "/assets/nowhere.js"):
        assert "detail" in httpx.get(f"{server.url}{path}", headers=HTML).json()
    assert "detail" in httpx.get(f"{server.url}/nowhere").json()


@pytest.mark.parametrize(
    ("wishes", "language", "words"), [("ja, en;q=0.5", "ja", "この端末"), ("fr", "en", "on this device")]
)
def test_the_page_that_moves_somebody_speaks_the_language_of_the_browser(
    server: Server, wishes: str, language: str, words: str
) -> None:
    page = httpx.get(f"{server.url}/me/x", headers={"accept-language": wishes}).text
    assert f'<html lang="{language}">' in page and words in page


def test_no_page_needs_inline_code_that_the_policy_forbids(server: Server) -> None:
    for path in ("/", "/me/x"):
        answer = httpx.get(f"{server.url}{path}")
        policy = answer.headers["content-security-policy"]
        assert "unsafe-inline" not in policy and "unsafe-eval" not in policy
        assert not re.search(r"<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=", answer.text)
