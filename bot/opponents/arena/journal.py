"""A journal of finished pairs, so that a long measurement can go on where it was stopped."""

import json
from dataclasses import asdict
from pathlib import Path

from bot.opponents.arena.matches import PairResult


class JournalError(Exception):
    """A journal of another measurement; says so in one sentence."""


class Journal:
    """A file with one line of JSON for what is measured, and one for each finished pair."""

    def __init__(self, path: Path | None, heading: dict[str, object]) -> None:
        self._path = path
        self.results: dict[int, PairResult] = {}
        if path is None:
            return
        if not path.exists():
            path.write_text(json.dumps(heading) + "\n", encoding="utf-8")
            return
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != heading:
            raise JournalError(f"{path} is the journal of another measurement: {first}")
        for line in lines:
            try:
                read = json.loads(line)
            except json.JSONDecodeError:
                continue  # written while the machine went down
            read["seconds"], read["decisions"] = tuple(read["seconds"]), tuple(read["decisions"])
            self.results[read["pair"]] = PairResult(**read)

    def add(self, result: PairResult) -> None:
        """Keep a result."""
        self.results[result.pair] = result
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
