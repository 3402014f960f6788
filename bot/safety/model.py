"""What people do to keep away from each other, and how long those pause who often leave."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.matches.models.people import Person

A_PAGE: Final = 10
"""How many blocks are listed at once."""


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody with whom a person doesn't want to play. Only that person ever learns of it."""

    person: Person
    since: datetime


# How long somebody waits before they may look for opponents again, if they often leave. Pure.
#
# What counts: to leave a match that was found before a round of it is over, to let its time run
# out, and not to come to it at all, also by saying no to it. The first time nothing follows. Each
# further time they wait longer, until they have done nothing of it for a week.

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
