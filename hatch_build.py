"""Build hook: compile the rules with mypyc when a C compiler works here, install plain Python when none does.

``pip install .`` runs it. The wheel holds each compiled module twice, as source and as extension; the source
tree stays as it was. Editable installs are never compiled. The environment variable KOTATSU_COMPILE decides:

- ``auto`` (the default): compile if possible; if not, say why in one line and install plain Python
- ``require``: fail when compiling is not possible or the C compiler warns
- ``off``: do not compile
"""

from __future__ import annotations

import functools
import os
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

# Functions of the library call one another only, so the C compiler may inline them: a third faster.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden"]

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--cache-dir=mypy-cache", "--explicit-package-bases", "--ignore-missing-imports"]
modules = {modules!r}
extensions = mypycify(options + modules, opt_level="3", debug_level="0", group_name="kotatsu", target_dir="c")
for extension in extensions:
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror" or {strict}]
    extension.extra_compile_args = flags + {flags!r}
setup(name="kotatsu", packages=[], ext_modules=extensions)
"""


def compiled_modules(package: Path) -> list[Path]:
    """The files under ``package`` (src/kotatsu) that are to be compiled."""
    patterns = runpy.run_path(str(package / "compiled.py"))["PATTERNS"]
    return sorted(path for pattern in patterns for path in package.glob(pattern))


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
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
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
    (scratch / "setup.py").write_text(SETUP.format(modules=modules, strict=strict, flags=FLAGS))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "lib", "--build-temp", "o"]
    environment = os.environ if os.name == "nt" else {**os.environ, "CC": compiler}
    run = subprocess.run(
        [*command, "--parallel", str(os.cpu_count() or 1)],
        cwd=scratch,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    library = scratch / "lib"
    missing = [module for module in modules if not any(library.glob(f"{module.removesuffix('.py')}.*"))]
    if run.returncode != 0 or missing:
        raise RuntimeError(f"compiling failed\n{run.stdout.strip() or missing}")
    return library


def say(message: str) -> None:
    """One line for whoever builds; start.py passes lines that begin like this on to the player."""
    print(f"kotatsu: {message}", file=sys.stderr, flush=True)


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls; the class may have any name."""

    @functools.cached_property
    def mode(self) -> str:
        mode = os.environ.get("KOTATSU_COMPILE") or "auto"
        if mode not in ("auto", "require", "off"):
            raise ValueError(f"KOTATSU_COMPILE is {mode!r}; expected auto, require or off")
        return mode

    def dependencies(self) -> list[str]:
        """Build requirements, at the versions the dev extra pins; nothing when nothing will be compiled."""
        if self.mode == "off" or find_c_compiler() is None:
            return []
        pinned = self.metadata.core.optional_dependencies["dev"]
        return [entry for entry in pinned if entry.startswith(("mypy==", "setuptools=="))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.mode == "off":
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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
