"""The `except` blocks of a running bot that no test enters.

`make unentered` runs the tests (or those in ``ARGS``) and prints them. A block that no test ever
entered is untested code for a failure. It needs a test, or is removed because the failure can't
happen, or is listed in `tests/unentered.py` with the reason.

`python -m tests.except_blocks --last` prints the result of the last run, without running anything.
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
"""Parts outside a running bot, and code compiled by numba. Their blocks are not listed."""
NOTED: Final = ROOT / "build/except_blocks"
"""The blocks that each process of the last run entered: lines of ``file:line``."""


@dataclass(frozen=True, slots=True)
class Handler:
    """An `except` block."""

    file: str
    """Path below `bot/`."""
    function: str
    catches: str
    line: int

    @property
    def name(self) -> tuple[str, str, str]:
        """The parts that don't change when lines move, as in `KNOWN`."""
        return self.file, self.function, self.catches


def handlers() -> Iterator[Handler]:
    """Yield every `except` block of a running bot."""
    for path in sorted(BOT.rglob("*.py")):
        file = path.relative_to(BOT).as_posix()
        if not file.startswith(TOOLS):
            yield from handlers_in(path, file)


def handlers_in(path: Path, file: str) -> Iterator[Handler]:
    """Yield the `except` blocks of one file."""

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
    """Return the blocks entered by some process, as ``file:line`` with the path below `bot/`."""
    lines = {
        line
        for noted in folder.glob("*.txt")
        for line in noted.read_text(encoding="utf-8").splitlines()
    }
    # An installed or copied bot is in another folder.
    return {line.rpartition("/bot/")[2] for line in lines}


def main() -> int:
    """Run the tests if requested, then print."""
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
