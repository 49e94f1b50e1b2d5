"""Sit down and play: ``python3 start.py [ARGS]`` runs ``kotatsu ARGS``, by default in your browser.

The first start installs this folder into ``.venv-play`` beside it; so does the first start after a change to
the sources. If there is a C compiler the rules are compiled meanwhile, at low priority: bots use them as soon
as they are there, everything from the next start on. Every other start goes straight to the game. Needs
Python 3.11 or newer and nothing else, but for a network the first time.

KOTATSU_COMPILE=require waits until the rules are compiled; KOTATSU_COMPILE=off leaves them as they are.
"""

import hashlib
import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    print(f"Kotatsu needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
    sys.exit(2)

TYPE_CHECKING = False
if TYPE_CHECKING:  # a start that has nothing to set up imports next to nothing
    from subprocess import Popen

ROOT = Path(__file__).resolve().parent
PLAY = ROOT / ".venv-play"
STAMP = PLAY / "stamp"  # says for which sources all is laid out
COMPILED = PLAY / "compiled"  # is there when it is whole
COMPILE_LOG = PLAY / "compile.log"
GIVEN_UP = PLAY / "compile.given-up"
PATIENCE = 15 * 60  # seconds after which a compiling that has brought nothing is tried again
SOURCES = ("pyproject.toml", "hatch_build.py", "src", "web/src", "web/package-lock.json")
IN_THE_BROWSER = ["serve", "--open"]
IN_THE_TERMINAL = ["play", "tower-of-pancakes"]  # where the web app could not be built

# What the player is told when a line of pip's output begins so.
PROGRESS = {
    "  Installing build dependencies": "  fetching tools …",
    "  Preparing metadata": "  building the web app …",
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


# --- the table, as soon as it can be played -----------------------------------------------------------------


def install(log: Path) -> bool:
    """Install the project and, at the same time, what it needs, and tell how it goes; False if one of the two
    fails. All that was said is in ``log``."""
    pip = make_play()
    untold = dict(PROGRESS)
    needs = start_pip(pip, *needed())
    itself = start_pip(pip, "--no-deps", "--verbose", str(ROOT), KOTATSU_COMPILE="off")
    with itself, needs, log.open("w", encoding="utf-8") as written:
        for line in itself.stdout or ():
            written.write(line)
            begins = next((text for text in untold if line.startswith(text)), None)
            if begins:
                tell(untold.pop(begins))
            elif line.strip().startswith("kotatsu: "):  # hatch_build.py speaking
                tell(f"  {line.strip().removeprefix('kotatsu: ')}")
        written.writelines(needs.stdout or ())
    return itself.returncode == 0 and needs.returncode == 0


def make_play() -> list[str]:
    """Make .venv-play anew, and give the pip that installs into it: this Python's own, if it knows how to,
    for another one takes seconds to lay out."""
    own = has_good_pip()
    make_venv(PLAY, with_pip=not own)
    there = program(PLAY, "python")
    return [sys.executable, "-m", "pip", "--python", there] if own else [there, "-m", "pip"]


def has_good_pip() -> bool:
    """Whether this Python has a pip that can install elsewhere."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        major, minor = version("pip").split(".")[:2]
    except PackageNotFoundError:
        return False
    return (int(major), int(minor)) >= (22, 3)


def needed() -> list[str]:
    """What the project cannot do without."""
    import tomllib

    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(found["project"]["dependencies"])


def start_pip(pip: list[str], *arguments: str, **variables: str) -> "Popen[str]":
    import subprocess

    return subprocess.Popen(
        [*pip, "install", "--progress-bar=off", *arguments],
        env={"PIP_RETRIES": "2", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


# --- beside it: the same with compiled rules ----------------------------------------------------------------


def may_compile() -> bool:
    """Whether it is wanted, can be done, and has not been done or begun."""
    import shutil
    import time

    wish = os.environ.get("KOTATSU_COMPILE") or "auto"
    compilers = (os.environ.get("CC", "").split()[:1] or ["cc", "gcc", "clang"]) if os.name != "nt" else []
    if wish == "off" or COMPILED.exists() or GIVEN_UP.exists():
        return False
    begun = COMPILE_LOG.stat().st_mtime if COMPILE_LOG.exists() else 0.0
    return time.time() - begun > PATIENCE and (os.name == "nt" or any(map(shutil.which, compilers)))


def compile_beside(key: str) -> None:
    """Compile in a process of its own, which goes on when this one has become the game."""
    import subprocess

    subprocess.Popen(
        [sys.executable, "-B", "-X", "utf8", "-c", f"import start; start.compile_rules({key!r})"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=COMPILE_LOG.open("w"),
        stderr=subprocess.STDOUT,
        # Ctrl-C ends the game, and not this: on POSIX by the first, on Windows by the second
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        | getattr(subprocess, "IDLE_PRIORITY_CLASS", 0),
    )


def compile_rules(key: str) -> bool:
    """Lay the package with compiled rules into COMPILED, all or nothing; whether that was done."""
    import shutil
    import tempfile

    if hasattr(os, "nice"):
        os.nice(19)
    pip = [sys.executable if has_good_pip() else program(PLAY, "python"), "-m", "pip"]
    with tempfile.TemporaryDirectory(dir=PLAY) as folder:
        made = Path(folder, "compiled")
        process = start_pip(
            pip, "--no-deps", "--verbose", "--target", str(made), str(ROOT), KOTATSU_WEB="off"
        )
        with process:
            for line in process.stdout or ():
                print(line, end="", flush=True)
        if not is_fresh(STAMP, key):  # the sources have changed since, and somebody else compiles them
            return False
        if not any(made.glob("kotatsu__mypyc.*")):
            if process.returncode == 0:
                GIVEN_UP.touch()  # no compiler that works; with no network it is worth another try
            return False
        shutil.copytree(package() / "web", made / "kotatsu" / "web", dirs_exist_ok=True)
        os.replace(made, COMPILED)
    return True


# --- the game -----------------------------------------------------------------------------------------------


def package() -> Path:
    """Where pip has laid the project."""
    return next(PLAY.glob("**/site-packages/kotatsu"))


def usual_arguments() -> list[str]:
    return IN_THE_BROWSER if (package() / "web" / "index.html").is_file() else IN_THE_TERMINAL


def environment() -> dict[str, str]:
    """Compiled rules come first on the path, if they are there; otherwise the server looks for them."""
    found = {**os.environ, "KOTATSU_COMPILED": str(COMPILED)}
    if COMPILED.exists():
        found["PYTHONPATH"] = os.pathsep.join(filter(None, [str(COMPILED), os.environ.get("PYTHONPATH")]))
    return found


def tell(text: str) -> None:
    """To stderr: stdout belongs to the command."""
    print(text, file=sys.stderr, flush=True)


def set_up(key: str) -> bool:
    tell("Setting up the table, half a minute the first time …")
    log = PLAY / "setup.log"
    try:
        installed = install(log)
    except OSError as problem:  # on Windows, programs that run cannot be replaced
        tell(f"\n{PLAY.name} cannot be made anew ({problem.strerror}); does Kotatsu still run from there?")
        return False
    if not installed:
        said = [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
        tell("\n" + "\n".join(said[-20:]))
        tell(f"\nThat did not work; is there a network? All that pip said is in {log.relative_to(ROOT)}.")
        return False
    STAMP.write_text(key)
    return True


def main() -> int:
    """Set up if needed, then become ``kotatsu``."""
    key = fingerprint(*SOURCES, extra=os.environ.get("KOTATSU_WEB", ""))
    if not is_fresh(STAMP, key):
        if not set_up(key):
            return 1
        tell("Ready.\n")
    if os.environ.get("KOTATSU_COMPILE") == "require" and not COMPILED.exists():
        tell("Compiling the rules, a minute or two …")
        if not compile_rules(key):
            tell("That did not work; KOTATSU_COMPILE is require, and without it the game starts as it is.")
            return 1
    elif may_compile():
        compile_beside(key)
    command = [program(PLAY, "kotatsu"), *(sys.argv[1:] or usual_arguments())]
    if os.name != "nt":
        os.execve(command[0], command, environment())
    import subprocess

    return subprocess.call(command, env=environment())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        tell("\nStopped. Start again whenever you like.")
        sys.exit(130)
