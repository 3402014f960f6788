"""Keeps a tournament's scheduled event on Discord like the tournament: see `scheduled_events`."""

from __future__ import annotations

import logging
from base64 import b64encode
from typing import Any, Final

import discord

from bot.matches.services import MatchService
from bot.messages.presenter import Presenter
from bot.messages.sending.failures import is_away, is_discords, log_trouble
from bot.tournaments.model import Calendar, EventRef, Tournament
from bot.tournaments.scheduled_events import EventPlan, cover_of, is_listed, plan_in, plan_of
from bot.tournaments.service import Tournaments
from bot.tournaments.transitions import EVENT_AHEAD

_log = logging.getLogger(__name__)

UNKNOWN_EVENT: Final = 10070
"""Discord's code for an event that was deleted."""


class ServerCalendar:
    """Creates, changes and ends the scheduled events of tournaments."""

    def __init__(self, client: discord.Client, service: MatchService, presenter: Presenter) -> None:
        self._client = client
        self._service = service
        self._deps = presenter.deps

    async def sync(self, found: Tournament) -> None:
        """Make the event like the tournament.

        A failure doesn't stop the tournament: if Discord refuses the event, its admins read so; if
        it is away, the runner's next check tries again.
        """
        try:
            await self._sync(found)
        except discord.HTTPException as refused:
            log_trouble(_log, refused, "The event of tournament %d could not be kept", found.id)
            if not is_away(refused):
                deleted = refused.code == UNKNOWN_EVENT
                calendar = None if deleted or not is_listed(found) else Calendar.REFUSED
                await self._service.of(Tournaments).drop_event(found.id, calendar)
        except Exception as error:
            if not is_discords(error):
                raise
            log_trouble(_log, error, "The event of tournament %d could not be kept", found.id)

    async def _sync(self, found: Tournament) -> None:
        event, now = found.event, self._service.clock.now()
        if not is_listed(found):
            if event != EventRef():
                await self._end(found, await self._event_id(found))
            return
        plan = plan_of(await self._deps.languages.of_guild(found.place.guild_id), found)
        if plan is None or (event.event_id is not None and event.event_hash == plan.hash):
            return
        if not plan.started and plan.start - now < EVENT_AHEAD:
            return  # Discord takes no start in the past: it starts the event itself
        event_id = await self._event_id(found)
        if event_id is not None:
            await self._change(found, event_id, plan)
        elif not plan.started:
            event_id = await self._create(found, plan)
        await self._note(found, EventRef() if event_id is None else EventRef(event_id, plan.hash))

    async def _event_id(self, found: Tournament) -> int | None:
        """Return the id of the event, also of one whose creation was interrupted; or None."""
        event, own_id = found.event, str(self._deps.channels.own_id)
        if event.event_id is not None or event.event_hash is None:
            return event.event_id
        there = await self._client.http.get_scheduled_events(found.place.guild_id or 0, False)
        same = (
            int(one["id"])
            for one in there
            if str(one["creator_id"]) == own_id and plan_in(one).hash == event.event_hash
        )
        return next(same, None)

    async def _create(self, found: Tournament, plan: EventPlan) -> int:
        """Create the event and return its id. Before that, its hash is stored."""
        await self._note(found, EventRef(None, plan.hash))
        made = await self._client.http.create_guild_scheduled_event(
            found.place.guild_id or 0,
            **_values(plan),
            scheduled_start_time=plan.start.isoformat(),
            image=await self._cover(found),
            privacy_level=discord.PrivacyLevel.guild_only.value,
        )
        return int(made["id"])

    async def _change(self, found: Tournament, event_id: int, plan: EventPlan) -> None:
        guild_id = found.place.guild_id or 0
        now = await self._client.http.get_scheduled_event(guild_id, event_id, False)
        values = _values(plan)
        if now["name"] != plan.name:
            values["image"] = await self._cover(found)
        waits = now["status"] == discord.EventStatus.scheduled.value
        if not plan.started:
            values["scheduled_start_time"] = plan.start.isoformat()
        elif waits:  # an admin has started the tournament early
            values["status"] = discord.EventStatus.active.value
        await self._client.http.edit_scheduled_event(guild_id, event_id, **values)

    async def _end(self, found: Tournament, event_id: int | None) -> None:
        """End the event with the tournament; delete it if an admin no longer wants it."""
        guild_id = found.place.guild_id or 0
        if event_id is not None and found.stage.open:
            await self._client.http.delete_scheduled_event(guild_id, event_id)
        elif event_id is not None:
            now = await self._client.http.get_scheduled_event(guild_id, event_id, False)
            status = discord.EventStatus(now["status"])
            over = {
                discord.EventStatus.scheduled: discord.EventStatus.canceled,
                discord.EventStatus.active: discord.EventStatus.completed,
            }.get(status)
            if over is not None:
                await self._client.http.edit_scheduled_event(guild_id, event_id, status=over.value)
        await self._note(found, EventRef())

    async def _note(self, found: Tournament, event: EventRef) -> None:
        await self._service.of(Tournaments).note_event(found.id, event)

    async def _cover(self, found: Tournament) -> str:
        """Return the picture as a data URI."""
        texts = await self._deps.languages.of_guild(found.place.guild_id)
        drawn = await self._deps.delivery.drawn(cover_of(texts, found), awaited=False)
        return "data:image/png;base64," + b64encode(drawn).decode()


def _values(plan: EventPlan) -> dict[str, Any]:
    return {
        "name": plan.name,
        "description": plan.description,
        "entity_type": discord.EntityType.external.value,
        "entity_metadata": {"location": plan.location},
        "scheduled_end_time": plan.end.isoformat(),
    }
