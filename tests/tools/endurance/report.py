"""The counts and findings of a run, and its last line.

Every finding belongs to one of the figures that must be zero:

- *lost*: an answered move that is missing in the log, rounds or standings that don't follow from
  the log, and a message that never showed the newest state
- *doubled*: a move that nobody sent, two matches of one command, two live tables in one channel
- *tracebacks*: tracebacks in the bot's log, and warnings that it wrote for its developers
- *leaked*: tasks or processes left over, memory growth, secrets or cards in the log, and hidden
  content in public
- *thinking*: deferred replies that never got their answer
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from tests.tools.endurance.features import Used

SHOWN: Final = 8
"""How many findings of one kind are printed; the file has them all."""


class Figure(StrEnum):
    """The figures that must be zero at the end."""

    LOST = "lost"
    DOUBLED = "doubled"
    TRACEBACKS = "tracebacks"
    LEAKED = "leaked"
    THINKING = "thinking"


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault found by a check."""

    figure: Figure
    what: str
    """The kind of finding, used to group findings."""
    where: str = ""
    """The match and seq, or the line of the log."""
    times: int = 1

    def __str__(self) -> str:
        times = f" ({self.times} times)" if self.times > 1 else ""
        return f"{self.figure.value}: {self.what}{f': {self.where}' if self.where else ''}{times}"


@dataclass(slots=True)
class Report:
    """The counts of a run."""

    tried: Counter[str] = field(default_factory=Counter)
    """Counts of people's actions and of faults, by name."""
    used: Used = field(default_factory=Used)
    """The parts of the bot that were used."""
    faults: Counter[str] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    hangs: int = 0
    cut: int = 0
    """Connections to the database that were cut."""
    memory: tuple[float | None, float | None] = (None, None)
    """Total MB of all processes after ten minutes and at the end; None: not measured."""
    notes: list[str] = field(default_factory=list)
    """Remarks worth a line that are not faults."""
    findings: list[Finding] = field(default_factory=list)
    answered: int = 0
    forged: int = 0

    def find(self, figure: Figure, what: str, where: str = "", times: int = 1) -> None:
        self.findings.append(Finding(figure, what, where, times))

    def sum_of(self, figure: Figure) -> int:
        """Return the total of a figure."""
        return sum(one.times for one in self.findings if one.figure is figure)

    @property
    def good(self) -> bool:
        """Whether moves were answered, and nothing was found."""
        return self.answered > 0 and not self.findings

    @property
    def last_line(self) -> str:
        """Return the last line of the run's output."""
        used = ", ".join(f"{name} {count}" for name, count in self.used.by_feature().items())
        found = " ".join(f"{one.value} {self.sum_of(one)}" for one in Figure)
        warm, last = ("-" if one is None else f"{one:.0f} MB" for one in self.memory)
        return (
            f"answered {self.answered} forged {self.forged} kills {self.kills.total()}"
            f" faults {self.faults.total()} hangs {self.hangs} cut connections {self.cut}"
            f" {found} memory after ten minutes {warm}, at the end {last}, used: {used}"
        )

    def summary(self) -> Iterator[str]:
        """Yield lines with the actions, notes and findings."""
        for title, counted in (
            ("people", self.tried),
            ("faults", self.faults),
            ("kills", self.kills),
        ):
            named = ", ".join(f"{name} {count}" for name, count in sorted(counted.items()))
            yield f"{title}: {named or 'none'}"
        yield from (f"note: {note}" for note in self.notes)
        yield from _grouped(self.findings)


def _grouped(findings: Iterable[Finding]) -> Iterator[str]:
    groups: dict[tuple[Figure, str], list[Finding]] = {}
    for one in findings:
        groups.setdefault((one.figure, one.what), []).append(one)
    for (figure, what), group in groups.items():
        yield f"FOUND {figure.value} {sum(one.times for one in group)}: {what}"
        for one in group[:SHOWN]:
            if one.where:
                yield f"    {one.where}{f' ({one.times} times)' if one.times > 1 else ''}"
        if len(group) > SHOWN:
            yield f"    and {len(group) - SHOWN} more"
