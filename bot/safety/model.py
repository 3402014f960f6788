"""Blocks between players, and pauses of people who often leave matches with strangers."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.matches.models.people import Person

A_PAGE: Final = 10
"""Number of blocks on a page."""


@dataclass(frozen=True, slots=True)
class Block:
    """A person blocked by another. Only the person who blocked them can see it."""

    person: Person
    since: datetime


# The pause before a person who often leaves may search for opponents again, as pure code.
#
# The count is of matches of the search that the person left before the end of a round, lost by
# time, or did not come to, also by a refusal. The first time has no pause. Each further time has a
# longer pause, until a week without any.

PAUSES: Final = (
    timedelta(0),
    timedelta(minutes=2),
    timedelta(minutes=10),
    timedelta(hours=1),
    timedelta(days=1),
)
"""Pauses after the first time, the second, and so on; the last also after each further time."""
FORGOTTEN_AFTER: Final = timedelta(weeks=1)
LOOKED_BACK: Final = PAUSES[-1] + (len(PAUSES) - 1) * FORGOTTEN_AFTER
"""Period to look back: older times can't prolong a pause that is still running."""


def paused_until(times: Iterable[datetime]) -> datetime | None:
    """Return when the last pause ends or ended; None if there was none.

    `times`: when the person left, ran out of time or did not come, within `LOOKED_BACK`.
    """
    count, last = 0, None
    for at in sorted(times):
        count = 1 if last is None or at - last >= FORGOTTEN_AFTER else count + 1
        last = at
    if last is None or count == 1:
        return None
    return last + PAUSES[min(count, len(PAUSES)) - 1]
