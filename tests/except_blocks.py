"""The `except` blocks of a running bot that no test enters.

`make unentered` runs the tests (or those in ``ARGS``) and prints them. A block that no test ever
entered is code that nobody has seen working, and it is there for a bad day. It gets a test, or goes
because it can't happen, or stands in `tests/unentered.py` with the reason.

`python -m tests.except_blocks --last` prints what the last run found, without running anything.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.root import ROOT, noting
from tests.unentered import KNOWN

BOT: Final = ROOT / "bot"
TOOLS: Final = ("playground", "pictures/art", "opponents/search")
"""Parts that no running bot has, and what numba compiles. Their blocks are not listed."""
NOTED: Final = ROOT / "build/except_blocks"
"""What each process of the last run has entered: lines of ``file:line``."""


@dataclass(frozen=True, slots=True)
class Handler:
    """One `except` block."""

    file: str
    """Below `bot/`."""
    function: str
    catches: str
    line: int

    @property
    def name(self) -> tuple[str, str, str]:
        """What stays if lines move: as in `KNOWN`."""
        return self.file, self.function, self.catches


def handlers() -> Iterator[Handler]:
    """Every `except` block of a running bot."""
    for path in sorted(BOT.rglob("*.py")):
        file = path.relative_to(BOT).as_posix()
        if not file.startswith(TOOLS):
            yield from handlers_in(path, file)


def handlers_in(path: Path, file: str) -> Iterator[Handler]:
    """The `except` blocks of one file."""

    def walk(node: ast.AST, name: str) -> Iterator[Handler]:
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{name}.{child.name}" if name else child.name
            if isinstance(child, ast.ExceptHandler):
                catches = "" if child.type is None else ast.unparse(child.type)
                yield Handler(file, name or "(top)", catches, child.lineno)
            yield from walk(child, inner)

    yield from walk(ast.parse(path.read_text(encoding="utf-8")), "")


def run(arguments: list[str]) -> int:
    """Run the tests, with the hook in every process; return their exit status."""
    shutil.rmtree(NOTED, ignore_errors=True)
    NOTED.mkdir(parents=True)
    environ = noting(os.environ, str(NOTED))
    tests = (sys.executable, "-m", "pytest", *arguments)
    return subprocess.run(tests, cwd=ROOT, env=environ, check=False).returncode


def entered(folder: Path = NOTED) -> set[str]:
    """The blocks that some process has entered, as ``file:line``, the file below `bot/`."""
    lines = {
        line
        for noted in folder.glob("*.txt")
        for line in noted.read_text(encoding="utf-8").splitlines()
    }
    # An installed or copied bot lies in another folder.
    return {line.rpartition("/bot/")[2] for line in lines}


def main() -> int:
    """Run the tests if asked to, then print."""
    arguments = sys.argv[1:]
    failed = 0 if arguments == ["--last"] else run(arguments)
    places = entered()
    every = list(handlers())
    missed = [one for one in every if f"{one.file}:{one.line}" not in places]
    new = [one for one in missed if one.name not in KNOWN]
    print(f"\n{len(new)} of {len(every)} `except` blocks of the running bot were not entered:")
    for one in new:
        print(f"  bot/{one.file}:{one.line}  {one.function}, except {one.catches}")
    known = [one for one in missed if one.name in KNOWN]
    print(f"\n{len(known)} more are known:")
    for one in known:
        print(f"  bot/{one.file}:{one.line}  {one.function}: {KNOWN[one.name]}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
