"""A journal of finished pairs, so that a long measurement can resume after an interruption."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.tools.arena.matches import PairResult


class JournalError(Exception):
    """The file is not a journal of this measurement, or it can't be written."""


class Journal:
    """A file of JSON lines: first the measured configuration, then one line per finished pair."""

    def __init__(self, path: Path | None, heading: dict[str, object]) -> None:
        self._path = path
        self.results: dict[int, PairResult] = {}
        if path is None:
            return
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if not text.strip():  # new, or the machine crashed before anything was written
                path.write_text(json.dumps(heading) + "\n", encoding="utf-8")
        except OSError as problem:
            raise JournalError(f"{path} can't be kept: {problem.strerror}.") from None
        except UnicodeDecodeError:
            raise JournalError(f"{path} is no journal.") from None
        if text.strip():
            self._read(path, heading, text.splitlines())

    def _read(self, path: Path, heading: dict[str, object], lines: Sequence[str]) -> None:
        first = _of_json(lines[0])
        if not isinstance(first, dict):
            raise JournalError(f"{path} is no journal.")
        if first != heading:
            raise JournalError(f"{path} is the journal of another measurement: {lines[0][:200]}")
        for line in lines[1:]:
            read = _of_json(line)
            if not isinstance(read, dict):
                continue  # the machine crashed while this line was written
            read["seconds"], read["decisions"] = tuple(read["seconds"]), tuple(read["decisions"])
            self.results[read["pair"]] = PairResult(**read)

    def add(self, result: PairResult) -> None:
        """Append a result to the file."""
        self.results[result.pair] = result
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")


def _of_json(line: str) -> Any:
    """Return the decoded line; None if it isn't valid JSON."""
    try:
        return json.loads(line)
    except json.JSONDecodeError:
        return None
