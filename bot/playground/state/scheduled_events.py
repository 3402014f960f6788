"""The scheduled events of servers. Only those of the type EXTERNAL, which need no voice channel."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Any, Final, Self

from bot.playground.objects.errors import (
    MISSING_PERMISSIONS,
    TOO_MANY_EVENTS,
    UNKNOWN_EVENT,
    Problems,
)
from bot.playground.objects.guild import Guild
from bot.playground.objects.images import image_in
from bot.playground.objects.permissions import Permission
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import Clock, Snowflakes
from bot.playground.state.attachments import AttachmentStore
from bot.playground.state.changes import Changes
from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

MAX_EVENTS: Final = 100
"""Maximum number of a server's events that have not ended."""
EXTERNAL: Final = 3
_MOST_YEARS: Final = timedelta(days=5 * 365)
_LENGTHS: Final = {"name": 100, "description": 1000}
_LONGEST_LOCATION: Final = 100
_KIND: Final = "scheduled event"


class EventStatus(IntEnum):
    """The status of an event, by Discord's numbers."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


_NEXT: Final = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
}
"""The statuses that a client may set."""


@dataclass(frozen=True, slots=True)
class ScheduledEvent:
    """An event. `image` is the id of its stored cover."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    start: datetime
    end: datetime
    status: EventStatus = EventStatus.SCHEDULED
    image: int | None = None

    def at(self, now: datetime) -> Self:
        """Return the event with the status that it has at a time: Discord starts and ends it."""
        status = self.status
        if status is EventStatus.SCHEDULED and now >= self.start:
            status = EventStatus.ACTIVE
        if status is EventStatus.ACTIVE and now >= self.end:
            status = EventStatus.COMPLETED
        return replace(self, status=status)

    def document(self) -> Json:
        """Return the stored form."""
        return {
            "id": self.id,
            "guild_id": self.guild_id,
            "creator_id": self.creator_id,
            "name": self.name,
            "description": self.description,
            "location": self.location,
            "start": self.start.isoformat(),
            "end": self.end.isoformat(),
            "status": int(self.status),
            "image": self.image,
        }

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the event from its stored form."""
        times = {key: datetime.fromisoformat(body[key]) for key in ("start", "end")}
        return cls(**{**body, **times, "status": EventStatus(body["status"])})


@dataclass(slots=True)
class ScheduledEvents:
    """All scheduled events by id. Ended ones are dropped, as Discord's lists have none."""

    ids: Snowflakes
    clock: Clock
    store: DocumentStore
    attachments: AttachmentStore
    changes: Changes
    base_url: str = ""
    by_id: dict[int, ScheduledEvent] = field(default_factory=dict)

    def load(self) -> None:
        """Read the stored events."""
        events = map(ScheduledEvent.from_document, self.store.all(_KIND))
        self.by_id = {event.id: event for event in events}

    def of_guild(self, guild_id: int) -> list[ScheduledEvent]:
        """Return a server's events that have not ended, by their start."""
        now = self.clock()
        found = [event.at(now) for event in self.by_id.values() if event.guild_id == guild_id]
        waiting = [one for one in found if one.status in _NEXT]
        return sorted(waiting, key=lambda event: event.start)

    def get(self, guild_id: int, event_id: int) -> ScheduledEvent:
        """Return an event of a server, as it is now.

        Raises:
            ApiError: there is no such event, or it was deleted.
        """
        found = self.by_id.get(event_id)
        if found is None or found.guild_id != guild_id:
            raise UNKNOWN_EVENT.error()
        return found.at(self.clock())

    def create(self, guild: Guild, body: Json, creator: Person) -> ScheduledEvent:
        """Add an event.

        Raises:
            ApiError: the body is invalid, the creator may not, or there are too many events.
        """
        self._require(guild, creator, None)
        problems = Problems()
        if body.get("entity_type") != EXTERNAL:
            problems.add(("entity_type",), "BASE_TYPE_CHOICES", "Value must be 3.")
        if body.get("privacy_level") != 2:
            problems.add(("privacy_level",), "BASE_TYPE_CHOICES", "Value must be one of {2}.")
        for key in ("name", "scheduled_start_time", "scheduled_end_time", "entity_metadata"):
            if not body.get(key):
                problems.add((key,), "BASE_TYPE_REQUIRED", "This field is required")
        problems.raise_any()
        if len(self.of_guild(guild.id)) >= MAX_EVENTS:
            raise TOO_MANY_EVENTS.error()
        now = self.clock()
        blank = ScheduledEvent(0, guild.id, creator.id, "", None, "", now, now)
        event = self._changed(blank, body)
        return self._keep(replace(event, id=self.ids.new()))

    def edit(self, guild: Guild, event_id: int, body: Json, editor: Person) -> ScheduledEvent:
        """Change an event, or its status.

        Raises:
            ApiError: the change is invalid, the editor may not, or the event has ended.
        """
        found = self.get(guild.id, event_id)
        self._require(guild, editor, found)
        problems = Problems()
        if found.status not in _NEXT:
            message = "Cannot update a finished event"
            problems.add(("status",), "GUILD_SCHEDULED_EVENT_FINISHED", message)
        status = body.get("status")
        if status is not None and status not in _NEXT.get(found.status, set()):
            message = "Cannot update event status"
            problems.add(("status",), "TRANSITION_INVALID", message)
        problems.raise_any()
        event = self._changed(found, body)
        return self._keep(event if status is None else replace(event, status=EventStatus(status)))

    def delete(self, guild: Guild, event_id: int, editor: Person | None) -> None:
        """Delete an event; `editor`: None for one of the server's people.

        Raises:
            ApiError: there is no such event, or the editor may not.
        """
        found = self.get(guild.id, event_id)
        if editor is not None:
            self._require(guild, editor, found)
        del self.by_id[found.id]
        self.store.drop(_KIND, found.id)
        self._publish()

    def _require(self, guild: Guild, person: Person, event: ScheduledEvent | None) -> None:
        """Raise an `ApiError` unless a person may create events, or change this one."""
        allowed = guild.permissions_of(person.id)
        own = event is None or event.creator_id == person.id
        needed = Permission.CREATE_EVENTS if own else Permission.MANAGE_EVENTS
        if needed not in allowed:
            raise MISSING_PERMISSIONS.error()

    def _changed(self, event: ScheduledEvent, body: Json) -> ScheduledEvent:
        """Return the event with the values of a body. Raises `ApiError` for invalid ones."""
        problems = Problems()
        changed: Json = {}
        for key, longest in _LENGTHS.items():
            if key not in body:
                continue
            value = body[key]
            if len(value or "") > longest:
                message = f"Must be between 1 and {longest} in length."
                problems.add((key,), "BASE_TYPE_BAD_LENGTH", message)
            changed[key] = value
        if "entity_metadata" in body:
            changed["location"] = str((body["entity_metadata"] or {}).get("location") or "")
            if not 0 < len(changed["location"]) <= _LONGEST_LOCATION:
                message = f"Must be between 1 and {_LONGEST_LOCATION} in length."
                path = ("entity_metadata", "location")
                problems.add(path, "BASE_TYPE_BAD_LENGTH", message)
        self._change_times(event, body, changed, problems)
        picture = image_in(body.get("image"))
        if picture is None and body.get("image") is not None:
            problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
        problems.raise_any()
        if picture is not None:
            changed["image"] = self._stored(picture)
        return replace(event, **changed)

    def _change_times(
        self, event: ScheduledEvent, body: Json, changed: Json, problems: Problems
    ) -> None:
        now = self.clock()
        for key, name in (("scheduled_start_time", "start"), ("scheduled_end_time", "end")):
            if body.get(key) is None:
                continue
            changed[name] = datetime.fromisoformat(body[key])
            if not now < changed[name] < now + _MOST_YEARS:
                message = "Cannot schedule event in the past, or more than 5 years ahead."
                problems.add((key,), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
        if "start" in changed and event.status is EventStatus.ACTIVE:
            message = "Cannot change the start of an active event"
            problems.add(("scheduled_start_time",), "TRANSITION_INVALID", message)
        start, end = changed.get("start", event.start), changed.get("end", event.end)
        if end <= start:
            message = "Cannot end before the start"
            problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", message)

    def _stored(self, picture: bytes) -> int:
        image_id = self.ids.new()
        self.attachments.folder.mkdir(parents=True, exist_ok=True)
        self.attachments.path(image_id).write_bytes(picture)
        return image_id

    def _keep(self, event: ScheduledEvent) -> ScheduledEvent:
        self.by_id[event.id] = event
        self.store.put(_KIND, event.id, event.document())
        self._publish()
        return event

    def page_wire(self) -> list[Json]:
        """Return all events that have not ended in the form for the page."""
        guild_ids = sorted({event.guild_id for event in self.by_id.values()})
        return [self._shown(one) for guild_id in guild_ids for one in self.of_guild(guild_id)]

    def _shown(self, event: ScheduledEvent) -> Json:
        path = f"/cdn/guild-events/{event.id}/{event.image}.png"
        return {
            "id": str(event.id),
            "guild_id": str(event.guild_id),
            "name": event.name,
            "description": event.description or "",
            "location": event.location,
            "start": event.start.timestamp(),
            "end": event.end.timestamp(),
            "active": event.status is EventStatus.ACTIVE,
            "url": None if event.image is None else self.base_url + path,
        }

    def _publish(self) -> None:
        self.changes.publish("events", events=self.page_wire())
