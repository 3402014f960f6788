"""Direct messages that were never opened before: their pace, the greeting, and the quarantine."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import pytest

from bot.matches.background import workers_idle
from bot.matches.models.dm_openings import DmPriority
from bot.matches.models.people import Person
from bot.matches.transitions.dm_openings import BETWEEN, MAX_NEW_DMS, PROBE_EVERY, WITHIN
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.reminders.model import MAX_LATENESS
from bot.reminders.runner import ReminderRunner
from bot.reminders.service import Reminders, TableAlerts
from bot.storage import dm_rows
from bot.storage.people_rows import name_people
from bot.tournaments.model import Stage
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot.harness import BotHarness
from tests.reminders import test_alerts, test_reminders
from tests.reminders.test_reminders import lines
from tests.tournaments import test_played

OPEN_DMS = "/users/@me/channels"
MESSAGES = "/channels/{channel_id}/messages"
GREETING = "This is where I'll send what you've asked for"
FLAGGED = "Discord won't let me open new direct messages right now"


def openings(room: BotHarness) -> list[int]:
    """Return Discord's answers to each request to open direct messages."""
    return [one.status for one in room.world.requests.of("POST", OPEN_DMS)]


def newcomers(room: BotHarness, count: int) -> list[Pilot]:
    return [room.world.newcomer(f"N{number:02}") for number in range(count)]


async def until_next(room: BotHarness, **span: float) -> None:
    """Let time pass, and serve the line; six seconds if nothing else is said."""
    room.clock.move(timedelta(**span) if span else BETWEEN)
    await room.client.presenter.deps.direct_messages.look()
    await room.world.until(workers_idle, "whoever was woken has sent what waited")
    await room.drawn()


async def fill_the_minute(room: BotHarness) -> None:
    """Use up what may be opened at once."""
    for pilot in newcomers(room, MAX_NEW_DMS - len(openings(room))):
        await room.client.presenter.deps.direct_messages.open(pilot.id)


async def in_line(room: BotHarness) -> frozenset[int]:
    return await room.service.dm_openings.waiting()


# ── the press that asks for messages opens them ─────────────────────────────────────────────────


async def asks_for_reminders(room: BotHarness, pilot: Pilot) -> str:
    return await test_reminders.asks(room, pilot)


async def asks_for_alerts(room: BotHarness, pilot: Pilot) -> str:
    panel = (await pilot.command("koikoi me")).message
    panel = (await pilot.click("Remind me", in_=panel)).message
    if panel is not None and "Stop telling me" in panel.labels:
        panel = (await pilot.click("Stop telling me", in_=panel)).message
    return (await pilot.click(test_alerts.HEAR, in_=panel)).text


async def asks_for_hands(room: BotHarness, pilot: Pilot) -> str:
    for place in ("channel", "dm"):
        panel = (await pilot.command("koikoi me")).message
        panel = (await pilot.select("kk:0:0:me hand", place, in_=panel)).message
    assert panel is not None
    return panel.text


ASKS = pytest.mark.parametrize("asks", [asks_for_reminders, asks_for_alerts, asks_for_hands])


@ASKS
async def test_a_press_that_asks_for_messages_opens_them_with_a_greeting(
    room: BotHarness, asks: object
) -> None:
    assert callable(asks)
    for _ in range(2):
        said = await asks(room, room.ben)
        assert "✉️" not in said
        assert "⚠️" not in said
    assert openings(room) == [200]
    (greeting,) = room.ben.dms()
    assert GREETING in greeting.content
    assert not room.ben.pushes, "they are there"


@ASKS
async def test_closed_ones_are_found_out_by_the_press_that_asks_for_messages(
    room: BotHarness, asks: object
) -> None:
    assert callable(asks)
    room.ben.close_dms()
    said = await asks(room, room.ben)
    assert "Allow" in said
    assert "in the privacy settings of a server we share" in said


@ASKS
async def test_a_press_says_when_messages_can_be_sent_if_many_are_being_opened(
    room: BotHarness, asks: object
) -> None:
    assert callable(asks)
    await fill_the_minute(room)
    said = await asks(room, room.ben)
    at = int((room.clock.now() + WITHIN).timestamp())
    assert f"I can message you <t:{at}:R>" in said
    assert not room.ben.dms()
    await until_next(room, minutes=1)
    assert GREETING in room.ben.dms()[-1].content
    assert set(openings(room)) == {200}


@ASKS
async def test_in_quarantine_a_press_says_that_no_messages_can_be_sent(
    room: BotHarness, asks: object
) -> None:
    assert callable(asks)
    room.world.core.dm_refusals.quarantined = True
    for pilot in (room.ben, room.aoi):
        assert FLAGGED in await asks(room, pilot)
    assert openings(room) == [403], "nothing more is tried"


async def test_a_sign_up_opens_messages_so_that_the_first_round_opens_none(
    room: BotHarness,
) -> None:
    message = await test_played.opened(room)
    pilots = newcomers(room, 16)
    for pilot in pilots:
        room.clock.move(timedelta(seconds=10))
        await pilot.click("Sign up", in_=message)
        await room.drawn()
        assert GREETING in pilot.dms()[-1].content
    before = openings(room)
    await begins(room)
    assert openings(room) == before
    assert all(has_hand(pilot) for pilot in pilots)


# ── many at once ────────────────────────────────────────────────────────────────────────────────


def has_hand(pilot: Pilot) -> bool:
    """Return whether a message of theirs has a picture: only hands have."""
    return any(one.attachments for one in pilot.dms())


async def begins(room: BotHarness) -> None:
    """Start the tournament, and let everybody be present."""
    tournaments = room.service.of(Tournaments)
    found = await test_played.newest(room)
    await tournaments.start(found.id)
    await test_played.looked(room)
    found = await tournaments.get(found.id)
    assert found.stage is Stage.RUNNING
    for one in found.undecided:
        for person_id in one.people:
            await tournaments.here(found.id, found.people[person_id])
    await room.client.of(TournamentRunner).look()
    await test_played.settled(room)


async def signed_up(room: BotHarness, count: int) -> list[Pilot]:
    """Sign up people to whom nothing was ever written."""
    await test_played.opened(room)
    found, pilots = await test_played.newest(room), newcomers(room, count)
    for pilot in pilots:
        await room.service.of(Tournaments).join(found.id, Person(pilot.id, pilot.name))
    return pilots


def my_hand_at(room: BotHarness, pilot: Pilot) -> RenderedMessage:
    """Return the table that says where a person's cards are."""
    line = "under **My hand**"
    found = [
        one
        for channel in room.world.core.directory.channels_of(room.world.guild.id)
        for one in pilot.messages(channel)
        if any(line in text and pilot.name in text for text in one.content.splitlines())
    ]
    return found[-1]


async def test_a_live_tournament_of_32_opens_its_hands_one_after_the_other(
    room: BotHarness,
) -> None:
    pilots = await signed_up(room, 32)
    began = room.clock.now()
    await begins(room)
    assert openings(room) == [200] * MAX_NEW_DMS
    waiting = [pilot for pilot in pilots if not has_hand(pilot)]
    assert len(waiting) == 32 - MAX_NEW_DMS
    for pilot in waiting:
        assert "My hand" in my_hand_at(room, pilot).labels
    hand = (await waiting[0].click("My hand", in_=my_hand_at(room, waiting[0]))).message
    assert hand is not None
    assert "I'm still opening our direct messages" in hand.content
    await until_next(room, minutes=1)
    while await in_line(room):
        await until_next(room)
    assert all(has_hand(pilot) for pilot in pilots)
    assert set(openings(room)) == {200}, "Discord has refused none"
    assert len(openings(room)) == 32
    assert room.clock.now() - began == WITHIN + 21 * BETWEEN


async def reminded(room: BotHarness, count: int) -> list[Pilot]:
    """Remind people to whom nothing was ever written; it is the hour of all of them."""
    pilots = newcomers(room, count)
    for pilot in pilots:
        person = Person(pilot.id, pilot.name)
        await room.store.write(name_people, [person])
        await room.service.of(Reminders).start(person, 11, "UTC")
    room.clock.move(due_at(room) - room.clock.now())
    return pilots


def due_at(room: BotHarness) -> datetime:
    return room.clock.now().replace(hour=11, minute=0)


async def test_reminders_for_30_people_leave_room_for_a_hand(room: BotHarness) -> None:
    pilots = await reminded(room, 30)
    await room.client.of(ReminderRunner).look()
    for _ in range(4):
        await until_next(room)
    assert 0 < sum(bool(lines(pilot)) for pilot in pilots) < 30
    table = await room.started()
    assert all(has_hand(pilot) for pilot in (room.aoi, room.ben)), "before the reminders"
    assert "under **My hand**" not in room.now(table).content
    while await in_line(room):
        await until_next(room, seconds=10)
    assert [len(lines(pilot)) for pilot in pilots] == [1] * 30
    assert set(openings(room)) == {200}
    assert room.clock.now() - due_at(room) < timedelta(minutes=10)


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_two_new_players_have_their_hands_as_the_match_begins(
    room: BotHarness, pace: str
) -> None:
    table = await room.started(pace=pace)
    assert all(has_hand(pilot) for pilot in (room.aoi, room.ben))
    assert "under **My hand**" not in room.now(table).content
    assert openings(room) == [200, 200]


async def test_ten_new_players_have_their_hands_at_once_and_two_more_as_there_is_room(
    room: BotHarness,
) -> None:
    """Nothing but the time that passes has to wake the line."""
    pilots = newcomers(room, MAX_NEW_DMS + 2)
    for one, other in zip(pilots[::2], pilots[1::2], strict=True):
        asked = (await one.command("koikoi play", opponent=other, pace="daily")).message
        await room.drawn()
        await other.click("Accept", in_=asked)
        await room.drawn()
    assert [has_hand(pilot) for pilot in pilots] == [True] * MAX_NEW_DMS + [False] * 2
    room.clock.move(WITHIN)
    room.client.presenter.deps.direct_messages.worker.wake()
    await room.drawn()
    assert [has_hand(pilot) for pilot in pilots] == [True] * (MAX_NEW_DMS + 1) + [False]
    await until_next(room)
    assert all(has_hand(pilot) for pilot in pilots)


async def test_while_discord_is_away_the_line_waits_and_nobody_is_lost(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    fault = room.world.core.faults.fail("POST", OPEN_DMS, 503, times=4)
    await asks_for_reminders(room, room.ben)
    await room.world.until(workers_idle, "it is tried until it can be")
    assert fault.met == 4
    assert [GREETING in one.content for one in room.ben.dms()] == [True]
    assert not await in_line(room)
    assert openings(room).count(200) == 1
    assert len((await room.service.dm_openings.pace()).openings) == 1, "failed tries don't count"
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_person_who_takes_none_reads_so_when_their_turn_comes(room: BotHarness) -> None:
    await fill_the_minute(room)
    room.aoi.close_dms(status=400)
    table = await room.started()
    hand = (await room.aoi.click("My hand", in_=table)).message
    assert hand is not None
    assert "I'm still opening our direct messages" in hand.content
    await until_next(room, minutes=1)
    assert not await in_line(room) & {room.aoi.id}
    assert "I can't send you direct messages" in room.now(hand).content


async def test_a_greeting_that_failed_is_sent_later(room: BotHarness) -> None:
    """Their direct messages are open by then."""
    room.world.core.faults.fail("POST", MESSAGES, 503, times=1)
    await asks_for_reminders(room, room.ben)
    await until_next(room)
    assert [GREETING in one.content for one in room.ben.dms()] == [True]
    assert openings(room) == [200]
    assert not await in_line(room)


async def test_a_known_person_waits_for_nobody(room: BotHarness) -> None:
    await asks_for_reminders(room, room.aoi)
    await asks_for_reminders(room, room.ben)
    await fill_the_minute(room)
    table = await room.started()
    assert all(has_hand(pilot) for pilot in (room.aoi, room.ben))
    assert "under **My hand**" not in room.now(table).content


async def test_the_line_and_its_pace_survive_a_restart(room: BotHarness) -> None:
    await fill_the_minute(room)
    table = await room.started()
    assert await in_line(room) == {room.aoi.id, room.ben.id}
    await room.client.close()
    async with room.open():
        await until_next(room, seconds=1)
        assert await in_line(room) == {room.aoi.id, room.ben.id}
        assert "under **My hand**" in room.now(table).content
        await until_next(room, minutes=1)
        await until_next(room)
        assert not await in_line(room)
        assert all(has_hand(pilot) for pilot in (room.aoi, room.ben))
        assert "under **My hand**" not in room.now(table).content
        assert set(openings(room)) == {200}


# ── quarantine ──────────────────────────────────────────────────────────────────────────────────


async def in_a_tournament(room: BotHarness) -> Sequence[Pilot]:
    pilots = await signed_up(room, 16)
    await begins(room)
    return pilots


async def among_reminders(room: BotHarness) -> Sequence[Pilot]:
    pilots = await reminded(room, 8)
    await room.client.of(ReminderRunner).look()
    await until_next(room)
    return pilots


async def among_alerts(room: BotHarness) -> Sequence[Pilot]:
    pilots = newcomers(room, 8)
    for pilot in pilots:
        await room.service.of(TableAlerts).ask(room.world.guild.id, Person(pilot.id, pilot.name))
    await test_alerts.opens(room, room.ben)
    await until_next(room)
    return pilots


@pytest.mark.parametrize("begin", [in_a_tournament, among_reminders, among_alerts])
async def test_a_quarantine_in_the_middle_stops_the_line_at_once_until_it_ends(
    room: BotHarness, begin: object
) -> None:
    assert callable(begin)
    pilots = await begin(room)
    got = [pilot for pilot in pilots if pilot.dms()]
    assert 0 < len(got) < len(pilots)
    before = len(openings(room))
    room.world.core.dm_refusals.quarantined = True
    for _ in range(20):
        await until_next(room)
        await room.client.of(ReminderRunner).look()
    assert len(openings(room)) == before + 1, "the one that was refused"
    assert not await in_line(room)
    waiting = [pilot for pilot in pilots if not pilot.dms()]
    panel = (await waiting[0].command("koikoi me")).message
    assert panel is not None
    assert FLAGGED in panel.text
    if begin is in_a_tournament:
        hand = (await waiting[0].click("My hand", in_=my_hand_at(room, waiting[0]))).message
        assert hand is not None
        assert "Discord won't let me message you right now" in hand.content
    room.world.core.dm_refusals.quarantined = False
    await until_next(room, hours=1)
    assert len(openings(room)) == before + 1, "it is tried again once a day"
    room.clock.move(PROBE_EVERY)
    await room.client.presenter.deps.direct_messages.open(waiting[0].id)
    assert (await room.service.dm_openings.pace()).flagged_at is None


async def test_the_hosts_are_told_of_a_quarantine_and_of_its_end(room: BotHarness) -> None:
    host = room.aoi
    await room.client.presenter.deps.direct_messages.greet(host.id)
    before = len(host.dms())
    room.world.core.dm_refusals.quarantined = True
    for _ in range(2):
        await asks_for_reminders(room, room.ben)
        await room.client.host_desk.look()
    assert ["has flagged this bot" in one.content for one in host.dms()[before:]] == [True]
    room.world.core.dm_refusals.quarantined = False
    room.clock.move(PROBE_EVERY)
    await asks_for_reminders(room, room.ben)
    assert GREETING in room.ben.dms()[-1].content
    for _ in range(2):
        await room.client.host_desk.look()
    assert "lets this bot open new direct messages again" in host.dms()[-1].content
    assert len(host.dms()) == before + 2


async def test_after_the_quarantine_those_who_waited_get_their_hands(room: BotHarness) -> None:
    room.world.core.dm_refusals.quarantined = True
    table = await room.started(pace="daily")
    assert "Aoi, Ben: your cards are under **My hand**" in room.now(table).content
    room.world.core.dm_refusals.quarantined = False
    room.clock.move(PROBE_EVERY)
    await asks_for_reminders(room, room.world.newcomer("Chiyo"))
    for _ in range(3):
        await until_next(room)
    assert all(has_hand(pilot) for pilot in (room.aoi, room.ben))
    assert "under **My hand**" not in room.now(table).content


async def test_a_quarantine_is_tried_once_a_day_for_those_who_wait(room: BotHarness) -> None:
    """Nobody presses anything."""
    room.world.core.dm_refusals.quarantined = True
    table = await room.started(pace="daily")
    at_first = openings(room)  # both may be on their way together
    for days in range(1, 3):
        await until_next(room, seconds=PROBE_EVERY.total_seconds() / 2)
        assert openings(room) == [*at_first, *[403] * (days - 1)]
        await until_next(room, seconds=PROBE_EVERY.total_seconds() / 2)
        assert openings(room) == [*at_first, *[403] * days]
        assert "Aoi, Ben: your cards are under **My hand**" in room.now(table).content
    room.world.core.dm_refusals.quarantined = False
    await until_next(room, seconds=PROBE_EVERY.total_seconds())
    await until_next(room)
    assert all(has_hand(pilot) for pilot in (room.aoi, room.ben))
    assert "under **My hand**" not in room.now(table).content


async def test_a_person_who_writes_in_direct_messages_ends_no_quarantine(
    room: BotHarness,
) -> None:
    room.world.core.dm_refusals.quarantined = True
    await asks_for_reminders(room, room.ben)
    await room.aoi.command("koikoi me", channel=room.aoi.dm)
    assert (await room.service.dm_openings.pace()).flagged_at is not None


# ── what lapses ─────────────────────────────────────────────────────────────────────────────────


async def test_a_reminder_that_could_not_be_sent_in_time_is_told_of(room: BotHarness) -> None:
    (pilot,) = await reminded(room, 1)
    day = room.clock.now()
    room.world.refuse_dms(None, 40003)
    await room.client.of(ReminderRunner).look()
    room.world.accept_dms()
    room.clock.move(MAX_LATENESS + timedelta(minutes=1))
    await room.client.of(ReminderRunner).look()
    await until_next(room)
    assert not lines(pilot)
    assert not await in_line(room), "nobody waits for ever"
    panel = (await pilot.command("koikoi me")).message
    panel = (await pilot.click("Remind me", in_=panel)).message
    assert panel is not None
    noon = int(day.replace(hour=12).timestamp())
    assert f"I couldn't send you the message for <t:{noon}:D> in time." in panel.text
    room.clock.move(day + timedelta(days=1) - room.clock.now())
    await room.client.of(ReminderRunner).look()
    await until_next(room)
    assert len(lines(pilot)) == 1
    panel = (await pilot.command("koikoi me")).message
    assert panel is not None
    assert "in time" not in panel.text


# ── a channel that is known for another reason ──────────────────────────────────────────────────


async def test_a_person_who_writes_in_direct_messages_needs_no_opening(room: BotHarness) -> None:
    room.world.core.dm_refusals.quarantined = True
    answer = await room.aoi.command("koikoi me", channel=room.aoi.dm)
    assert FLAGGED not in answer.text
    room.world.core.dm_refusals.quarantined = False
    await room.started()
    assert has_hand(room.aoi)
    assert len(openings(room)) == 1, "Ben's"


async def test_a_message_that_is_refused_as_the_first_one_counts_as_an_opening(
    room: BotHarness,
) -> None:
    """Discord lets a flagged bot write only where there is a message of it."""
    room.world.core.dm_refusals.quarantined = True
    await room.aoi.command("koikoi me", channel=room.aoi.dm)
    table = await room.started()
    sent = [one.status for one in room.world.requests.of("POST", MESSAGES)]
    assert sent.count(403) == 1
    assert "Aoi, Ben: your cards are under **My hand**" in room.now(table).content


async def test_of_two_priorities_the_more_urgent_comes_first(room: BotHarness) -> None:
    await fill_the_minute(room)
    pilots = newcomers(room, 3)
    for pilot, priority in zip(
        pilots, (DmPriority.REMINDER, DmPriority.DAILY, DmPriority.LIVE), strict=True
    ):
        await room.client.presenter.deps.direct_messages.wait_for(pilot.id, priority)
    order = await room.store.read(dm_rows.waiting, room.clock.now())
    assert [one.person_id for one in order] == [pilot.id for pilot in reversed(pilots)]
