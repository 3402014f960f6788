"""The scheduled events of servers."""

from typing import Any

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.guild import Guild
from bot.playground.rest.routes.table import route
from bot.playground.state.scheduled_events import EXTERNAL, ScheduledEvent

Json = dict[str, Any]

_ALL = "/guilds/{guild_id}/scheduled-events"
_ONE = _ALL + "/{guild_scheduled_event_id}"


@route("GET", _ALL)
async def list_events(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a server's events that have not ended."""
    events = core.scheduled_events.of_guild(_guild(core, request).id)
    return ApiResponse([_wire(core, one) for one in events])


@route("POST", _ALL)
async def create_event(core: Core, request: ApiRequest) -> ApiResponse:
    """Create an event."""
    guild, bot = _guild(core, request), core.directory.bot
    return ApiResponse(_wire(core, core.scheduled_events.create(guild, request.form, bot)))


@route("GET", _ONE)
async def get_event(core: Core, request: ApiRequest) -> ApiResponse:
    """Return an event."""
    guild = _guild(core, request)
    return ApiResponse(
        _wire(core, core.scheduled_events.get(guild.id, request.id("guild_scheduled_event_id")))
    )


@route("PATCH", _ONE)
async def edit_event(core: Core, request: ApiRequest) -> ApiResponse:
    """Change an event."""
    guild, event_id, bot = (
        _guild(core, request),
        request.id("guild_scheduled_event_id"),
        core.directory.bot,
    )
    changed = core.scheduled_events.edit(guild, event_id, request.form, bot)
    return ApiResponse(_wire(core, changed))


@route("DELETE", _ONE)
async def delete_event(core: Core, request: ApiRequest) -> ApiResponse:
    """Delete an event."""
    guild, event_id, bot = (
        _guild(core, request),
        request.id("guild_scheduled_event_id"),
        core.directory.bot,
    )
    core.scheduled_events.delete(guild, event_id, bot)
    return NO_CONTENT


def _guild(core: Core, request: ApiRequest) -> Guild:
    return core.directory.guild(request.id("guild_id"))


def _wire(core: Core, event: ScheduledEvent) -> Json:
    """Return Discord's event object."""
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "creator": core.directory.bot.wire(),
        "name": event.name,
        "description": event.description,
        "image": None if event.image is None else str(event.image),
        "scheduled_start_time": event.start.isoformat(),
        "scheduled_end_time": event.end.isoformat(),
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
