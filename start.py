"""Sit down and play: ``python3 start.py [ARGS]`` runs ``kotatsu ARGS``, by default in your browser.

The first start installs this folder into ``.venv-play`` beside it, with the rules compiled if there is a C
compiler; so does the first start after a change to the sources. Every other start goes straight to the game.
Needs Python 3.11 or newer and nothing else, but for a network the first time.
"""

import hashlib
import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    print(f"Kotatsu needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
PLAY = ROOT / ".venv-play"
IN_THE_BROWSER = ["serve", "--open"]
IN_THE_TERMINAL = ["play", "tower-of-pancakes"]  # where the web app could not be built

# What the player is told when a line of pip's output begins so.
PROGRESS = {
    "  Installing build dependencies": "  fetching tools …",
    "  Preparing metadata": "  preparing the rules …",
    "Collecting ": "  fetching the rest …",
    "Installing collected packages": "  laying it all out …",
}


def fingerprint(*names: str, extra: str = "") -> str:
    """A hash of the named files and folders of the project, its place, this Python, and ``extra``."""
    digest = hashlib.sha256("\0".join([str(ROOT), sys.executable, sys.version, extra]).encode())
    for name in names:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix != ".pyc" and file.is_file():
                digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(stamp: Path, key: str) -> bool:
    """Whether the work that ``stamp`` vouches for was done for this ``key``."""
    return stamp.is_file() and stamp.read_text() == key


def program(venv: Path, name: str) -> str:
    """The path of a program in a virtual environment."""
    return str(venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name)


def make_venv(folder: Path, with_pip: bool = True) -> None:
    """Make a new virtual environment, in place of what was there."""
    import importlib.util

    if with_pip and not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            "Python's venv is incomplete here: please install it (Debian, Ubuntu: package python3-venv)."
        )
    import venv

    venv.create(folder, clear=True, with_pip=with_pip, symlinks=os.name != "nt")


def install(log: Path) -> bool:
    """Install the project into .venv-play and tell how it goes; False if pip, logged in ``log``, fails."""
    import subprocess

    make_venv(PLAY)
    pip = subprocess.Popen(
        [program(PLAY, "python"), "-m", "pip", "install", "--verbose", "--progress-bar=off", str(ROOT)],
        env={"PIP_RETRIES": "2", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **os.environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    untold = dict(PROGRESS)
    with pip, log.open("w", encoding="utf-8") as written:
        for line in pip.stdout or ():
            written.write(line)
            begins = next((text for text in untold if line.startswith(text)), None)
            if begins:
                tell(untold.pop(begins))
            elif line.strip().startswith("kotatsu: "):  # hatch_build.py speaking
                tell(f"  {line.strip().removeprefix('kotatsu: ')}")
    return pip.returncode == 0


def usual_arguments() -> list[str]:
    has_web_app = any(PLAY.glob("**/site-packages/kotatsu/web/index.html"))
    return IN_THE_BROWSER if has_web_app else IN_THE_TERMINAL


def tell(text: str) -> None:
    """To stderr: stdout belongs to the command."""
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Set up if needed, then become ``kotatsu``."""
    stamp, log = PLAY / "stamp", PLAY / "setup.log"
    wishes = " ".join(os.environ.get(name, "") for name in ("KOTATSU_COMPILE", "KOTATSU_WEB"))
    key = fingerprint(
        "pyproject.toml", "hatch_build.py", "src", "web/src", "web/package-lock.json", extra=wishes
    )
    if not is_fresh(stamp, key):
        tell("Setting up the table, two or three minutes the first time …")
        if not install(log):
            said = [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
            tell("\n" + "\n".join(said[-20:]))
            tell(f"\nThat did not work; is there a network? All that pip said is in {log.relative_to(ROOT)}.")
            return 1
        stamp.write_text(key)
        tell("Ready.\n")
    command = [program(PLAY, "kotatsu"), *(sys.argv[1:] or usual_arguments())]
    if os.name != "nt":
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        tell("\nStopped. Start again whenever you like.")
        sys.exit(130)
