"""Measures how much memory a process of the bot uses, if the system reports it.

The bot's caches are limited: the newest matches, drawn pictures, the messages of 1000 matches. They
fill up in the first minutes. So a process is measured only if it ran long: from ten minutes after
its start to its end.
"""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

WARM_UP: Final = 600.0
"""Seconds after a start in which everything that is kept fills up."""
MEASURED: Final = 300.0
"""Seconds over which growth is measured at least."""
MAY_GROW: Final = 0.1
"""By which part the memory may grow afterwards."""


@dataclass(slots=True)
class Memory:
    """The resident memory of the newest process, measured from time to time."""

    pid: int | None = None
    started: float = 0.0
    looks: list[tuple[float, float]] = field(default_factory=list)
    """Seconds since the start, and MB."""

    def look(self, pid: int) -> None:
        """Measure the memory of a process now; a new one is measured anew."""
        if pid != self.pid:
            self.pid, self.started = pid, time.monotonic()
            self.looks.clear()
        megabytes = resident(pid)
        if megabytes is not None:
            self.looks.append((time.monotonic() - self.started, megabytes))

    @property
    def warm(self) -> float | None:
        """Return the MB after ten minutes, or None if the process did not run long enough."""
        warm = [one for one in self.looks if one[0] >= WARM_UP]
        if not warm or warm[-1][0] - warm[0][0] < MEASURED:
            return None
        return warm[0][1]

    @property
    def last(self) -> float | None:
        """Return the newest MB, or None if nothing was measured."""
        return self.looks[-1][1] if self.looks else None

    @property
    def grew(self) -> bool:
        """Whether there is more after ten minutes than there may be."""
        warm, last = self.warm, self.last
        return warm is not None and last is not None and last > warm * (1 + MAY_GROW)


def resident(pid: int) -> float | None:
    """Return the resident memory of a process in MB; None if the system doesn't report it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return None
    found = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(found[0]) / 1024 if found else None
