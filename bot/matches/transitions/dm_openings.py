"""Decides when the bot may open somebody's direct messages.

Discord limits how many a bot opens, without announcing how many. It first refuses (code 40003), and
then flags the bot (code 20026): a flagged bot can join no server and write to nobody new until its
host's appeal has succeeded. So the bot opens them one after the other, and stops at once when it is
flagged. Direct messages that are open already have no part in this.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.matches.models.dm_openings import DmPace, DmPriority

MAX_NEW_DMS: Final = 10
"""The number of direct messages that may be opened within `WITHIN`, also all at once."""
WITHIN: Final = timedelta(minutes=1)
"""The span in which `MAX_NEW_DMS` are counted."""
RESERVED: Final = 4
"""The part of `MAX_NEW_DMS` that is left to urgent ones: reminders take none of it."""
BETWEEN: Final = timedelta(seconds=6)
"""The pause between two openings once `MAX_NEW_DMS` are used up; and before those for reminders."""
CALM_FOR: Final = 2 * WITHIN
"""The span without `MAX_NEW_DMS` openings after which as many may be opened at once again."""
FIRST_PAUSE: Final = timedelta(minutes=5)
"""The pause of the line after Discord has said that it was too fast; each further one doubles."""
MAX_PAUSE: Final = timedelta(hours=6)
"""The longest pause of the line."""
FORGIVEN_AFTER: Final = timedelta(hours=1)
"""The time after a pause in which another refusal makes the next pause longer."""
PROBE_EVERY: Final = timedelta(days=1)
"""The time between two tries in quarantine."""
PROBE_AGAIN: Final = timedelta(hours=1)
"""The same if the host asks for a try."""
LAPSES_AFTER: Final = timedelta(days=1)
"""How long a person stays in the line, at most: longer than any pause of it."""
CLAIM_LASTS: Final = timedelta(minutes=1)
"""The time after which a person is served again if the process that began to do so has ended."""


def opens_at(pace: DmPace, now: datetime, priority: DmPriority) -> datetime:
    """Return when the next direct messages may be opened: `now`, or later."""
    if pace.flagged_at is not None:
        return min(max(pace.probe_at or now, now), now + PROBE_EVERY)
    times = _past(pace, now)
    most = MAX_NEW_DMS if priority.urgent else MAX_NEW_DMS - RESERVED
    due = [now, paused_until(pace, now) or now]
    if len(times) >= most:
        due.append(times[-most] + WITHIN)
    used_up = len(times) >= MAX_NEW_DMS and times[-MAX_NEW_DMS] > now - CALM_FOR
    if times and (used_up or not priority.urgent or _was_refused(pace, now)):
        due.append(times[-1] + BETWEEN)
    return max(due)


def paused_until(pace: DmPace, now: datetime) -> datetime | None:
    """Return until when the line pauses after a refusal; None: it does not.

    A pause that begins in the future doesn't count: the clock was set back.
    """
    if pace.refused_at is None or pace.refused_at > now:
        return None
    until = pace.refused_at + _pause(pace)
    return until if until > now else None


def _pause(pace: DmPace) -> timedelta:
    doubled: int = 2 ** max(0, min(pace.refusals, 16) - 1)  # no more, since it would overflow
    return min(FIRST_PAUSE * doubled, MAX_PAUSE)


def _past(pace: DmPace, now: datetime) -> list[datetime]:
    """Return the times of the last tries, without those that the clock was set back behind."""
    return [at for at in pace.openings if at <= now]


def _was_refused(pace: DmPace, now: datetime) -> bool:
    """Return whether Discord refused so lately that more care is needed."""
    since = pace.refused_at
    return since is not None and timedelta() <= now - since < _pause(pace) + FORGIVEN_AFTER


def tried(pace: DmPace, now: datetime) -> DmPace:
    """Count a try to open somebody's direct messages."""
    openings = (*_past(pace, now), now)[-MAX_NEW_DMS:]
    probe_at = None if pace.flagged_at is None else now + PROBE_EVERY
    return replace(pace, openings=openings, probe_at=probe_at)


def untried(pace: DmPace, at: datetime) -> DmPace:
    """Don't count a try: Discord could not be reached, and the same person is tried again."""
    openings = list(pace.openings)
    if at in openings:
        openings.remove(at)
    probe_at = None if pace.flagged_at is None else at
    return replace(pace, openings=tuple(openings), probe_at=probe_at)


def refused(pace: DmPace, now: datetime) -> DmPace:
    """Begin a pause; refusals of tries that were on their way together count once."""
    if paused_until(pace, now) is not None:
        return pace
    refusals = pace.refusals + 1 if _was_refused(pace, now) else 1
    return replace(pace, refused_at=now, refusals=refusals)


def flagged(pace: DmPace, now: datetime) -> DmPace:
    """Begin the quarantine, or go on with it."""
    return replace(pace, flagged_at=pace.flagged_at or now, probe_at=now + PROBE_EVERY)


def accepted(pace: DmPace) -> DmPace:
    """End the quarantine: Discord has let the bot open some."""
    return replace(pace, flagged_at=None, probe_at=None)


def probe_asked(pace: DmPace, now: datetime) -> DmPace:
    """Allow a try in quarantine, because the host asks for it; at most one in `PROBE_AGAIN`."""
    if pace.flagged_at is None or pace.probe_at is None:
        return pace
    tried_at = max((*pace.openings, pace.flagged_at))
    return replace(pace, probe_at=min(pace.probe_at, max(now, tried_at + PROBE_AGAIN)))
