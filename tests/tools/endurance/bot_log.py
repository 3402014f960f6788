"""The bot's log: written to a file, and read at the end."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TextIO

from tests.tools.endurance.report import Figure, Report

MARK: Final = "-- endure"
"""Prefix of the lines that the bot did not write."""
_ENDED: Final = ("ended with ", MARK)
_ENDED_BY_ITSELF: Final = re.compile(r"ended with code ([1-9]\d*);")
_TRACEBACK: Final = "Traceback (most recent call last):"
_CHAINED: Final = ("The above exception was the direct cause", "During handling of the above")
_WARNINGS: Final = (
    "was never retrieved",
    "was never awaited",
    "Exception ignored",
    "Unclosed client session",
    "Unclosed connector",
    "Task was destroyed but it is pending",
    "Fatal Python error",
)
"""Prefixes of messages that Python and the libraries write for developers."""
_CARD: Final = re.compile(r"(?<![\w.:+-])(?:0[1-9]|1[0-2])(?:[BAR]|C[1-3])(?![\w.:-])")
_CUSTOM_ID: Final = re.compile(r"kk:\d+:\d+:\w")
_WORD: Final = re.compile(r"[\w-]{20,}")
_STOPPED: Final = re.compile(r"Stopped: .*?(\d+) tasks? left over")
_RECORD: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ (?P<level>[A-Z]+) (?P<rest>.*)")
_EXAMPLE: Final = "cards look like"
"""Part of an error message about input: the cards in it are examples."""
_VARYING: Final = re.compile(r"reference \w+|/[\w./-]+|\d+")
"""The parts that differ between lines of the same kind."""


@dataclass(slots=True)
class LogFile:
    """Writes the output of the bot to a file, line by line."""

    path: Path
    file: TextIO

    @classmethod
    def at(cls, path: Path) -> "LogFile":
        """Open a new log file."""
        return cls(path, path.open("w", encoding="utf-8", buffering=1))

    def write(self, line: str) -> None:
        if not self.file.closed:
            self.file.write(f"{line}\n")

    def close(self) -> None:
        self.file.close()


def read_log(path: Path, secrets: Iterable[str], report: Report) -> None:
    """Report tracebacks, secrets and cards in a log, and tasks left over at a stop.

    Args:
        path: the log.
        secrets: strings that the log must not contain: tokens and nonces.
        report: receives the findings.
    """
    hidden = set(secrets)
    with path.open(encoding="utf-8", errors="replace") as file:
        lines = file.read().splitlines()
    for what, numbers in _tracebacks(lines).items():
        report.find(Figure.TRACEBACKS, what, f"{path.name}:{numbers[0]}", len(numbers))
    leaks: Counter[tuple[str, str]] = Counter()
    stops = 0
    for number, line in enumerate(lines, start=1):
        if found := _STOPPED.search(line):
            stops += 1
            if int(found[1]):
                report.find(
                    Figure.LEAKED, "tasks left over at a stop", f"line {number}", int(found[1])
                )
        for what in _leaks(line, hidden):
            leaks[what, _VARYING.sub("N", line)[:60]] += 1
    for (what, where), times in leaks.items():
        report.find(Figure.LEAKED, what, where, times)
    ends = Counter(
        (found[1], before)
        for before, line in pairwise(["", *lines])
        if (found := _ENDED_BY_ITSELF.match(line))
    )
    for (how, last), times in ends.items():
        report.notes.append(
            f"the bot ended by itself {times} times with code {how}; its last line: {last}"
        )
    if not stops and report.kills["SIGTERM"]:
        report.notes.append("the log has no line about a stop: tasks left over are not counted")


def _leaks(line: str, hidden: set[str]) -> Iterator[str]:
    if _CUSTOM_ID.search(line):
        yield "a custom id in the log"
    elif _CARD.search(line) and _EXAMPLE not in line:
        yield "a card in the log"
    if hidden.intersection(_WORD.findall(line)):
        yield "a token or nonce in the log"


def _tracebacks(lines: list[str]) -> dict[str, list[int]]:
    """Return the lines where tracebacks begin, by the error and the message logged with it."""
    found: dict[str, list[int]] = {}
    said = ""
    for number, line in enumerate(lines, start=1):
        if record := _RECORD.match(line):
            said = record["rest"]
        if line.strip().endswith(_TRACEBACK) and not _is_chained(lines, number - 1):
            what = f"{_error_of(lines, number)} ({_VARYING.sub('N', said)[:90]})"
            found.setdefault(what, []).append(number)
        elif any(one in line for one in _WARNINGS):
            if number < len(lines) and lines[number].strip() == _TRACEBACK:
                continue  # the chained traceback is counted there
            found.setdefault(_VARYING.sub("N", line)[-140:], []).append(number)
    return found


def _is_chained(lines: list[str], index: int) -> bool:
    before = (line for line in lines[max(0, index - 3) : index][::-1] if line.strip())
    return any(next(before, "").strip().startswith(one) for one in _CHAINED)


def _error_of(lines: list[str], after: int) -> str:
    """Return the last line of a traceback: the outermost error of a chain."""
    error = "?"
    for line in lines[after : after + 400]:
        if _RECORD.match(line) or line.startswith(_ENDED):
            break
        told = line and not line[0].isspace() and line != _TRACEBACK
        if told and not any(line.startswith(one) for one in _CHAINED):
            error = line
    return _VARYING.sub("N", error)[:120]
