"""Showing a server to the person who started it: its addresses, and its page in their browser."""

import os
import socket
import sys
import urllib.error
import urllib.request
import webbrowser

from kotatsu.core.languages import first_choice
from kotatsu.core.sentences import sentence
from kotatsu.server.qr import qr_text

EVERYWHERE = ("0.0.0.0", "::")
SIGNS_OF_A_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")


def address(host: str, port: int) -> str:
    """Where this machine finds the server."""
    shown = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def say(name: str, /, **values: str) -> str:
    """A sentence of `cli.en.ftl`, in the language of whoever starts the server."""
    return sentence(name, values, first_choice()) or name


def tell(host: str, port: int) -> None:
    print(say("serve-at", url=address(host, port)), flush=True)
    if host in EVERYWHERE and (home := home_address()) is not None:
        tell_others(home, port)


def tell_others(home: str, port: int) -> None:
    """In words and, on a terminal, as a code for their cameras."""
    url = f"http://{home}:{port}/"
    print(say("serve-others", url=url), flush=True)
    if sys.stdout.isatty() and "utf" in sys.stdout.encoding.lower():
        print(qr_text(url), flush=True)


def home_address() -> str | None:
    """This machine's address in its network, if it has one; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found


def is_running(host: str, port: int) -> bool:
    """Whether a server of ours answers there already."""
    try:
        with urllib.request.urlopen(f"{address(host, port)}health", timeout=2) as answer:
            return bool(answer.read(64) == b"ok\n")
    except (urllib.error.URLError, OSError, ValueError):
        return False


def open_browser(url: str) -> None:
    """Where there is a screen; a terminal's text browser could not show it."""
    if os.name == "nt" or sys.platform == "darwin" or any(map(os.environ.get, SIGNS_OF_A_SCREEN)):
        webbrowser.open(url)
