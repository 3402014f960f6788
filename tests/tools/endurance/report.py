"""What a run counts and finds, and the line that it ends with.

Every finding belongs to one of the figures that must be zero:

- *lost*: an answered move that the log has not, rounds or standings that the log does not lead
  to, and a message that never came to show the newest state
- *doubled*: a move that nobody sent, two matches of one command, two live tables in one place
- *tracebacks*: tracebacks in the bot's log, and warnings that it wrote for its developers
- *leaked*: tasks or processes left over, memory that grew, secrets or cards in the log, and
  what stands in public that must not
- *thinking*: answers that say for ever that the bot is thinking
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from tests.tools.endurance.features import Used

SHOWN: Final = 8
"""Findings of one sort that are printed; the file has them all."""


class Figure(StrEnum):
    """What must be zero at the end."""

    LOST = "lost"
    DOUBLED = "doubled"
    TRACEBACKS = "tracebacks"
    LEAKED = "leaked"
    THINKING = "thinking"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that must not be."""

    figure: Figure
    what: str
    """The sort: equal for findings of the same kind."""
    where: str = ""
    """The match and seq, the line of the log."""
    times: int = 1

    def __str__(self) -> str:
        times = f" ({self.times} times)" if self.times > 1 else ""
        return f"{self.figure.value}: {self.what}{f': {self.where}' if self.where else ''}{times}"


@dataclass(slots=True)
class Report:
    """All that a run counts."""

    tried: Counter[str] = field(default_factory=Counter)
    """What people did and what befell them, by name."""
    used: Used = field(default_factory=Used)
    """Which of all that the bot offers was used."""
    faults: Counter[str] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    hangs: int = 0
    cut: int = 0
    """Connections to the database that were cut."""
    memory: tuple[float | None, float | None] = (None, None)
    """The MB of all processes together after ten minutes, and at the end; None: not measured."""
    notes: list[str] = field(default_factory=list)
    """What is worth a line, and no fault."""
    findings: list[Finding] = field(default_factory=list)
    answered: int = 0
    forged: int = 0

    def find(self, figure: Figure, what: str, where: str = "", times: int = 1) -> None:
        """Add a finding."""
        self.findings.append(Finding(figure, what, where, times))

    def sum_of(self, figure: Figure) -> int:
        """How much of it there was."""
        return sum(one.times for one in self.findings if one.figure is figure)

    @property
    def good(self) -> bool:
        """Whether people were answered, and nothing was found."""
        return self.answered > 0 and not self.findings

    @property
    def last_line(self) -> str:
        """The line that the run ends with."""
        used = ", ".join(f"{name} {count}" for name, count in self.used.by_feature().items())
        found = " ".join(f"{one.value} {self.sum_of(one)}" for one in Figure)
        warm, last = ("-" if one is None else f"{one:.0f} MB" for one in self.memory)
        return (
            f"answered {self.answered} forged {self.forged} kills {self.kills.total()}"
            f" faults {self.faults.total()} hangs {self.hangs} cut connections {self.cut}"
            f" {found} memory after ten minutes {warm}, at the end {last}, used: {used}"
        )

    def summary(self) -> Iterator[str]:
        """What was tried, noted and found, in lines."""
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
