"""How long a person who often leaves matches waits before they may look for opponents again.

These count: to leave a match that was found before a round of it is over, to let its time run
out, and not to come to it, also by declining it. The first one has no consequence. Each further
one makes the pause longer, until a week has passed without one.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

PAUSES: Final = (
    timedelta(0),
    timedelta(minutes=2),
    timedelta(minutes=10),
    timedelta(hours=1),
    timedelta(days=1),
)
"""After the first time, the second, and so on; the last one also after each further time."""
FORGOTTEN_AFTER: Final = timedelta(weeks=1)
LOOKED_BACK: Final = PAUSES[-1] + (len(PAUSES) - 1) * FORGOTTEN_AFTER
"""Nothing that is older can make a pause longer that still runs."""


def paused_until(times: Iterable[datetime]) -> datetime | None:
    """Return when the last pause ends or ended; None if there was none.

    `times`: when they left, ran out of time or did not come, within `LOOKED_BACK`.
    """
    count, last = 0, None
    for at in sorted(times):
        count = 1 if last is None or at - last >= FORGOTTEN_AFTER else count + 1
        last = at
    if last is None or count == 1:
        return None
    return last + PAUSES[min(count, len(PAUSES)) - 1]
