"""What the tests run of the bot, room by room, and the `except` blocks that none of them entered.

`make coverage` runs the tests (or those in ``ARGS``) under measurement and prints this. There is no
threshold: a line that ran is not a line that is tested. But a block that no test ever entered is
code that nobody has seen working, and it is there for a bad day. It gets a test, or goes because
it can't happen, or stands in `tests/unentered.py` with the reason.

`python -m tests.coverage_by_room --last` prints what the last run found, without running anything.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import coverage

from tests.unentered import KNOWN

ROOT: Final = Path(__file__).resolve().parent.parent
BOT: Final = ROOT / "bot"
TOOLS: Final = ("playground", "pictures/art")
"""Parts that no running bot has. Their blocks are not listed."""

Lines = Mapping[Path, frozenset[int]]
"""The lines of each file that ran."""


@dataclass(frozen=True, slots=True)
class Handler:
    """One `except` block."""

    file: str
    """Below `bot/`."""
    function: str
    catches: str
    line: int
    body: range

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
                first, last = child.body[0].lineno, child.body[-1].end_lineno or 0
                body = range(first, last + 1)
                yield Handler(file, name or "(top)", catches, child.lineno, body)
            yield from walk(child, inner)

    yield from walk(ast.parse(path.read_text(encoding="utf-8")), "")


def unentered(ran: Lines) -> list[Handler]:
    """The `except` blocks of which no line ran."""
    return [one for one in handlers() if not ran.get(BOT / one.file, frozenset()) & {*one.body}]


def main() -> int:
    """Run the tests if asked to, then print."""
    arguments = sys.argv[1:]
    failed = 0
    if arguments != ["--last"]:
        run = (sys.executable, "-m", "coverage")
        subprocess.run([*run, "erase"], cwd=ROOT, check=True)
        tests = [*run, "run", "-m", "pytest", *arguments]
        failed = subprocess.run(tests, cwd=ROOT, check=False).returncode
    measured = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"))
    measured.combine(keep=True)
    data = measured.get_data()
    ran = {Path(one): frozenset(data.lines(one) or ()) for one in data.measured_files()}
    print_rooms(measured)
    print_blocks(unentered(ran))
    return failed


def print_blocks(missed: list[Handler]) -> None:
    """Print the blocks that no test entered; those with a known reason last."""
    new = [one for one in missed if one.name not in KNOWN]
    print(f"\n{len(new)} `except` blocks of the running bot were not entered:")
    for one in new:
        print(f"  bot/{one.file}:{one.line}  {one.function}, except {one.catches}")
    known = [one for one in missed if one.name in KNOWN]
    print(f"\n{len(known)} more are known:")
    for one in known:
        print(f"  bot/{one.file}:{one.line}  {one.function}: {KNOWN[one.name]}")


def print_rooms(measured: coverage.Coverage) -> None:
    """Print the share of lines that ran, for each room."""
    rooms: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for path in sorted(BOT.rglob("*.py")):
        parts = path.relative_to(BOT).parts
        room = parts[0] if len(parts) > 1 else "(the top)"
        _, statements, _, missing, _ = measured.analysis2(str(path))
        rooms[room][0] += len(statements)
        rooms[room][1] += len(statements) - len(missing)
    print(f"\n{'room':<16}{'lines':>8}{'ran':>8}")
    for room, (lines, ran) in sorted(rooms.items()):
        print(f"{room:<16}{lines:>8}{100 * ran / max(lines, 1):>7.1f}%")


if __name__ == "__main__":
    sys.exit(main())
