"""Mutation testing: put small faults into code, one at a time, and see whether a test fails.

    make mutants ARGS="bot/koikoi/record.py"
    make mutants ARGS="bot/buttons tests/bot/test_who_may_press.py --sample 60"

Arguments are files or folders of `bot/`, and of `tests/`: without tests, those of the same package,
or those that import it.
The faults are mutmut's: a comparison, a number, a string, an argument or a default is replaced by
another one, or by `None`. Only functions get faults: declarations outside functions are covered by
tests that iterate over all of them. A fault that mypy detects doesn't count. Each fault is tried
only with the tests that run its function.

The work is in `.mutants/`, and the checkout stays unchanged.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tests.discord_openapi import description_path

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / ".mutants"
PROGRAMS: Final = Path(sys.executable).parent

SURVIVED: Final = ("survived", "no tests")
NO_FAULT: Final = ("caught by type check", "skipped")

CONFIGURATION: Final = """
[tool.mutmut]
source_paths = ["bot"]
also_copy = {others}
only_mutate = {code}
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider", "-m", "not reads_code"]
do_not_mutate_patterns = ["^ *_?log\\\\.", "^ *assert ", "raise (AssertionError|TypeError)"]
track_dependencies = false
use_git_change_detection = false
"""
# mutmut wraps each function in its own decorator, which has no types for mypy.
TYPES: Final = """\
type_check_command = ["mypy", "--output=json", "--config-file=", "--strict",
    "--explicit-package-bases", "--follow-imports=silent", "--ignore-missing-imports",
    "--no-warn-unused-ignores", {types},
    "--disable-error-code=untyped-decorator", "--disable-error-code=no-any-return"]
"""
NOT_UNDERSTOOD: Final = "Could not find mutant for type error"
"""mutmut's message when mypy rejects more than the faults: an overload without its body."""


def tests_of(code: Path) -> list[Path]:
    """Return the tests of a module's package, or those that import the module."""
    room = code.relative_to("bot").parts[0].removesuffix(".py")
    for tests in (Path("tests") / room, Path("tests") / f"test_{room}.py"):
        if (ROOT / tests).exists():
            return [tests]
    module = ".".join(code.with_suffix("").parts)
    importing = re.compile(
        rf"^from {re.escape(module)}\b|^from {re.escape(module.rpartition('.')[0])} import"
        rf" .*\b{re.escape(code.stem)}\b",
        re.MULTILINE,
    )
    found = [
        one.relative_to(ROOT)
        for one in sorted((ROOT / "tests").rglob("test_*.py"))
        if importing.search(one.read_text(encoding="utf-8"))
    ]
    return found or [Path("tests/bot")]


def copy_checkout() -> None:
    """Copy all tracked files, and new ones that are not ignored."""
    shutil.rmtree(WORK, ignore_errors=True)
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (WORK / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, WORK / name)


def configure(code: Iterable[Path], tests: Iterable[Path], *, typed: bool) -> None:
    """Configure mutmut's code and tests; `typed`: faults that mypy detects don't count."""
    kept = {"bot", "tests", "pyproject.toml", "mutants"}
    others = sorted({one.name for one in WORK.iterdir()} - kept)
    files = [str(one) for one in code]
    patterns = [one if one.endswith(".py") else f"{one}/*" for one in files]
    written = (CONFIGURATION + TYPES if typed else CONFIGURATION).format(
        others=json.dumps(others),
        code=json.dumps(patterns),
        tests=json.dumps([str(one) for one in tests]),
        types=json.dumps(files)[1:-1],
    )
    ours = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (WORK / "pyproject.toml").write_text(ours + written, encoding="utf-8")


def mutmut(*arguments: str) -> str:
    """Run mutmut in the copy; return its output."""
    path = os.pathsep.join((str(PROGRAMS), os.environ.get("PATH", os.defpath)))  # includes mypy
    environ = os.environ | {"KOIKOI_HOME": str(WORK), "PATH": path}
    if (description := description_path()) is not None:  # without it, most tests of the bot skip
        environ["DISCORD_OPENAPI"] = str(description.resolve())
    done = subprocess.run(
        [PROGRAMS / "mutmut", *arguments],
        cwd=WORK,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout


def results() -> dict[str, str]:
    """Return each fault's name and result."""
    lines = mutmut("results", "--all", "true").splitlines()
    pairs = (line.strip().rsplit(": ", 1) for line in lines if ": " in line)
    return {name: status for name, status in pairs if "__mutmut_" in name}


def report(found: dict[str, str]) -> int:
    """Print each survivor's change, then the counts by package; return the number of faults."""
    tried, survivors = Counter[str](), Counter[str]()
    for name, status in found.items():
        if status in ("not checked", *NO_FAULT):
            continue
        room = ".".join(name.split(".")[:2])
        tried[room] += 1
        if status in SURVIVED:
            survivors[room] += 1
            changed = [
                line
                for line in mutmut("show", name).splitlines()
                if line.startswith(("-", "+")) and not line.startswith(("---", "+++"))
            ]
            print(f"\n{name.rsplit('__mutmut_')[0]}: {status}", *changed, sep="\n")
    print()
    for room, count in sorted(tried.items()):
        share = survivors[room] / count
        print(f"{room}: {survivors[room]} of {count} faults survived ({share:.0%})")
    caught = sum(status == NO_FAULT[0] for status in found.values())
    print(f"{caught} more are caught by mypy")
    return tried.total()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="make mutants", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("paths", nargs="+", help="files and folders of bot/ and of tests/")
    parser.add_argument("--sample", type=int, help="try only so many faults, drawn by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args(arguments)
    paths = [Path(one).resolve() for one in asked.paths]
    for path in paths:
        if not path.exists() or not path.is_relative_to(ROOT):
            parser.error(f"{path} is no file or folder of this checkout")
    inside = [path.relative_to(ROOT) for path in paths]
    code = [path for path in inside if path.parts[0] == "bot"]
    if not code:
        parser.error("name a file or folder of bot/")
    tests = [path for path in inside if path.parts[0] == "tests"] or sorted(
        one for path in code for one in tests_of(path)
    )
    copy_checkout()
    tests = list(dict.fromkeys(tests))
    configure(code, tests, typed=True)
    print("Making the faults; running the tests", *tests, "once without any", flush=True)
    said = mutmut("run", "none")  # makes all of them, and tries none
    if NOT_UNDERSTOOD in said:
        print("mypy is left out: it does not understand the changed code", flush=True)
        configure(code, tests, typed=False)
        mutmut("run", "none")
    every = sorted(name for name, status in results().items() if status not in NO_FAULT)
    names = random.Random(asked.seed).sample(every, min(asked.sample or len(every), len(every)))
    if names:
        print(f"Trying {len(names)} of {len(every)} faults", flush=True)
        try:
            said = mutmut("run", "--max-children", str(asked.processes), *names)
        except KeyboardInterrupt:
            print("Stopped: of the others nothing is known", flush=True)
    if not report(results()):
        lines = [line for line in said.splitlines() if "Generating mutants" not in line]
        sys.exit("\n".join([*lines[-40:], "No fault was tried."]))


if __name__ == "__main__":
    main()
