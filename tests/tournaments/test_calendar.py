"""A tournament as one of the server's scheduled events."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import pytest

from bot.matches.models.people import Person
from bot.playground.objects.permissions import Permission
from bot.playground.state.scheduled_events import EventStatus, ScheduledEvent
from bot.playground.testing.pilot import Answer, Pilot
from bot.tournaments.model import EventRef, Stage
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot.harness import BotHarness
from tests.tournaments.test_decisions import panel_of
from tests.tournaments.test_played import (
    board,
    looked,
    newest,
    opened,
    settled,
    signed_up,
    won_by_first,
)

EVENTS: Final = "/guilds/{guild_id}/scheduled-events"
EVENT: Final = EVENTS + "/{guild_scheduled_event_id}"


@pytest.fixture(autouse=True)
def one_clock(room: BotHarness) -> None:
    """Let Discord's events go by the test's clock."""
    room.world.core.scheduled_events.clock = room.clock.now


def permit(room: BotHarness, *, allowed: bool = True) -> None:
    room.world.permit_bot(room.world.guild, Permission.CREATE_EVENTS, allowed=allowed)


async def add(room: BotHarness, admin: Pilot | None = None) -> Answer:
    """Press the button on the admins' panel."""
    admin = admin or room.aoi
    return await admin.click("Add to events", in_=await panel_of(admin))


def events(room: BotHarness) -> list[ScheduledEvent]:
    """Return the server's events as Discord has stored them, ended ones included."""
    return list(room.world.core.scheduled_events.by_id.values())


def status(room: BotHarness) -> EventStatus:
    (event,) = events(room)
    return event.at(room.clock.now()).status


async def listed(room: BotHarness) -> ScheduledEvent:
    """Open a tournament, add it to the events, and return the event."""
    permit(room)
    await opened(room, begins="3h")
    answer = await add(room)
    assert "one of the server's events" in answer.text
    (event,) = events(room)
    return event


async def test_an_event_shows_the_tournament_and_follows_its_changes(room: BotHarness) -> None:
    event = await listed(room)
    found = await newest(room)
    assert (event.name, event.start) == ("Moon *Cup*", found.closes_at.replace(microsecond=0))
    assert (
        event.description == "Single elimination · live\nSign up in the channel before it starts."
    )
    place = found.place
    assert event.location == f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    assert event.image is not None
    assert found.event == EventRef(event.id, found.event.event_hash)
    sent = len(room.world.requests.of("PATCH", EVENT))
    await room.ben.click("Sign up", in_=board(room))
    await looked(room, minutes=1)
    assert len(room.world.requests.of("PATCH", EVENT)) == sent, "a sign-up changes nothing of it"
    tournaments = room.service.of(Tournaments)
    await tournaments.rename(found.id, "Sun Cup")
    begins = found.closes_at + timedelta(hours=2)
    await tournaments.begin_at(found.id, begins)
    await looked(room)
    (changed,) = events(room)
    assert (changed.id, changed.name, changed.start) == (event.id, "Sun Cup", begins)
    assert changed.image != event.image, "the name is in the picture"
    assert changed.end > begins


async def test_the_event_starts_and_ends_with_the_tournament(room: BotHarness) -> None:
    permit(room)
    await signed_up(room, "Chiyo", begins="3h")
    await add(room)
    assert status(room) is EventStatus.SCHEDULED
    found = await room.service.of(Tournaments).start((await newest(room)).id)
    await looked(room)
    assert status(room) is EventStatus.ACTIVE, "an admin started it early"
    while (found := await newest(room)).stage is Stage.RUNNING:
        assert found.round_ends is not None
        (event,) = events(room)
        assert event.end > found.round_ends
        await won_by_first(room)
    assert status(room) is EventStatus.COMPLETED
    assert found.event == EventRef()
    assert not await room.service.of(Tournaments).owed()


@pytest.mark.parametrize("way", ["cancelled", "taken back", "too few"])
async def test_an_event_that_will_not_be_goes(room: BotHarness, way: str) -> None:
    event = await listed(room)
    found = await newest(room)
    match way:
        case "cancelled":
            admin = Person(room.aoi.id, "Aoi")
            await room.service.of(Tournaments).cancel(found.id, admin, "It rains.")
            await looked(room)
            assert status(room) is EventStatus.CANCELED
        case "taken back":
            shown = await room.aoi.click("Remove from events", in_=await panel_of(room.aoi))
            assert "server's events" not in shown.text
            assert not events(room)
            await add(room)
            assert [one.name for one in events(room)] == [event.name], "and again"
            return
        case _:
            await looked(room, hours=3)
            assert (await newest(room)).stage is Stage.CANCELLED
            assert status(room) in (EventStatus.CANCELED, EventStatus.COMPLETED)
    assert (await newest(room)).event == EventRef()


async def test_both_bot_and_admin_need_the_permission(room: BotHarness) -> None:
    await opened(room, begins="3h")
    assert "I need the *Create Events* permission" in (await add(room)).text
    permit(room)
    room.world.make_manager(room.world.guild, room.ben.person)
    assert "if you could create one yourself" in (await add(room, room.ben)).text
    assert not events(room)
    assert (await newest(room)).calendar is None
    await add(room)
    assert len(events(room)) == 1


async def test_an_event_that_would_start_at_once_is_refused(room: BotHarness) -> None:
    permit(room)
    await opened(room, begins="10m")
    panel = await panel_of(room.aoi)
    room.clock.move(timedelta(minutes=9, seconds=30))
    refused = await room.aoi.click("Add to events", in_=panel)
    assert "starts within a minute" in refused.text
    assert not events(room)


@pytest.mark.parametrize("lost", [False, True])
async def test_an_interrupted_creation_makes_one_event(room: BotHarness, lost: bool) -> None:
    """`lost`: Discord has created the event, and its answer was lost."""
    permit(room)
    await opened(room, begins="3h")
    room.world.core.faults.fail("POST", EVENTS, status=503, times=8, done_all_the_same=lost)
    await add(room)
    room.world.core.faults.clear()
    await looked(room, minutes=1)
    assert len(events(room)) == 1
    assert (await newest(room)).event.event_id == events(room)[0].id


@pytest.mark.parametrize("then", ["cancelled", "taken back", "started"])
async def test_an_event_whose_creation_was_lost_is_not_forgotten(
    room: BotHarness, then: str
) -> None:
    """Discord has created the event, and before the bot knows it, the tournament goes on."""
    permit(room)
    await signed_up(room, "Chiyo", begins="3h")
    room.forgiven.add("could not be kept")
    room.world.core.faults.fail("POST", EVENTS, status=503, times=8, done_all_the_same=True)
    room.world.core.faults.fail("GET", EVENTS, status=503, times=50)
    await add(room)
    await settled(room)
    room.world.core.faults.clear()
    tournaments, found = room.service.of(Tournaments), await newest(room)
    assert found.event.event_id is None
    match then:
        case "cancelled":
            await tournaments.cancel(found.id, Person(room.aoi.id, "Aoi"), "It rains.")
        case "taken back":
            await tournaments.set_calendar(found.id, listed=False)
        case _:
            await tournaments.start(found.id)
    await looked(room, minutes=1)
    if then == "taken back":
        assert not events(room)
    else:
        wanted = EventStatus.ACTIVE if then == "started" else EventStatus.CANCELED
        assert status(room) is wanted
    assert ((await newest(room)).event.event_id is not None) is (then == "started")


async def test_an_event_that_an_admin_deleted_stays_deleted(room: BotHarness) -> None:
    event = await listed(room)
    room.world.core.scheduled_events.delete(room.world.guild, event.id, None)
    found = await newest(room)
    await room.service.of(Tournaments).rename(found.id, "Sun Cup")
    await looked(room)
    found = await newest(room)
    assert (found.calendar, found.event) == (None, EventRef())
    assert not events(room)
    await room.service.of(Tournaments).join(found.id, Person(room.ben.id, "Ben"))
    await looked(room, minutes=1)
    assert not events(room)


async def test_a_refused_event_stops_no_tournament(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", begins="3h")
    permit(room)
    refused = {"status": 400, "code": 30038, "times": 1}
    room.world.core.faults.fail("POST", EVENTS, **refused)  # type: ignore[arg-type]
    answer = await add(room)
    assert "Discord didn't accept the event" in answer.text
    await looked(room, minutes=1)
    assert not events(room), "it isn't tried again by itself"
    await add(room)
    assert len(events(room)) == 1
    permit(room, allowed=False)
    await looked(room, hours=3)
    assert (await newest(room)).stage is Stage.RUNNING
    assert "Discord didn't accept the event" in (await panel_of(room.aoi)).text


async def test_an_outage_of_events_is_retried(room: BotHarness) -> None:
    event = await listed(room)
    room.forgiven.add("could not be kept")
    fault: dict[str, Any] = {"status": 503, "times": 20}
    room.world.core.faults.fail("PATCH", EVENT, **fault)
    found = await newest(room)
    await room.service.of(Tournaments).rename(found.id, "Sun Cup")
    await looked(room)
    assert "Sun Cup" in " ".join(one.content for one in room.ben.messages())
    assert events(room)[0].name == event.name
    room.world.core.faults.clear()
    await looked(room, minutes=2)
    assert events(room)[0].name == "Sun Cup"


async def test_a_bot_that_was_stopped_ends_the_event_later(room: BotHarness) -> None:
    await listed(room)
    found = await newest(room)
    admin = Person(room.aoi.id, "Aoi")
    room.world.core.faults.fail("GET", EVENT, status=503, times=20)
    room.forgiven.add("could not be kept")
    await room.service.of(Tournaments).cancel(found.id, admin, "It rains.")
    await looked(room)
    assert status(room) is EventStatus.SCHEDULED
    assert [one for one, _ in await room.service.of(Tournaments).owed()] == [found.id]
    room.world.core.faults.clear()
    await room.client.of(TournamentRunner).look()
    await looked(room, minutes=1)
    assert status(room) is EventStatus.CANCELED
