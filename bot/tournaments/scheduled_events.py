"""A tournament as one of its server's scheduled events: the values, and when they change.

Discord shows an event at the top of the server, in each reader's own time, notifies the people who
are interested at its start, and starts and ends it at its times.
"""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from bot.locales import Texts
from bot.screens.message import Picture, clip
from bot.screens.view_model import joined
from bot.screens.wording.names import visible
from bot.tournaments.model import Calendar, Stage, Tournament
from bot.tournaments.pictures import EventCover
from bot.tournaments.screens import channel_url, format_line

LONGEST_DESCRIPTION: Final = 1000
"""Discord's limit, in characters."""


@dataclass(frozen=True, slots=True)
class EventPlan:
    """The values of a scheduled event; the times are in UTC, in whole seconds.

    Once it has started, `start` can't be changed.
    """

    name: str
    description: str
    location: str
    start: datetime
    end: datetime
    started: bool

    @property
    def hash(self) -> str:
        """A short value that is the same only for equal plans."""
        return sha256(repr(self).encode()).hexdigest()[:16]


def is_listed(found: Tournament) -> bool:
    """Return whether there should be an event."""
    return found.stage.open and found.calendar is Calendar.ON


def plan_of(texts: Texts, found: Tournament) -> EventPlan | None:
    """Return the event's values; None while the tournament's times stand still.

    Nobody knows when a tournament ends. Each round moves the end of the event: by then the round
    is over, and the next one has moved it again.
    """
    ends = found.closes_at + found.round_time if found.stage is Stage.SIGNUP else found.round_ends
    if ends is None:
        return None
    about = joined([format_line(texts, found), texts("event-about")])
    return EventPlan(
        visible(found.name),
        clip(about, LONGEST_DESCRIPTION),
        channel_url(found),
        found.closes_at.replace(microsecond=0),
        (ends + found.round_time).replace(microsecond=0),
        found.stage is Stage.RUNNING,
    )


def plan_in(event: Any) -> EventPlan:
    """Return the values of Discord's event object, as it was created."""
    return EventPlan(
        event["name"],
        event["description"] or "",
        event["entity_metadata"]["location"],
        datetime.fromisoformat(event["scheduled_start_time"]),
        datetime.fromisoformat(event["scheduled_end_time"]),
        started=False,
    )


def cover_of(texts: Texts, found: Tournament) -> Picture:
    """Return the event's picture."""
    cover = EventCover(visible(found.name), format_line(texts, found))
    return Picture(cover, "", texts.language)
