"""Receivers of reminders and alerts next to similar people without; and effects of rejections."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import pytest

from bot.daily.service import Daily
from bot.matches.background import workers_idle
from bot.matches.models.dm_openings import DmPriority
from bot.matches.models.hosting import Ban, Scope, Target
from bot.matches.models.opened import OpenedTable
from bot.matches.models.people import Person
from bot.matches.models.rotation import MAX_PLAYERS, Goal, RotationState
from bot.matches.models.terms import ChannelRef
from bot.matches.transitions.dm_openings import FIRST_PAUSE, PROBE_EVERY, WITHIN
from bot.messages.sending.direct_messages import FLAGGED
from bot.moderation.service import Moderation, Ranked
from bot.playground.testing.pilot import Pilot
from bot.reminders.alert_runner import WAITED, AlertRunner
from bot.reminders.model import MAX_LATENESS, MOST_ALERTS
from bot.reminders.runner import ReminderRunner
from bot.reminders.service import Reminders, TableAlerts
from bot.rotations.service import Rotations
from bot.safety import store as safety_rows
from bot.storage import host_rows
from bot.storage.people_rows import name_people
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness
from tests.matches.world import daily, live
from tests.reminders.test_alerts import HEAR, told, waits
from tests.reminders.test_reminders import answers, lines, plays, stored


def person(pilot: Pilot) -> Person:
    return Person(pilot.id, pilot.name)


def here(room: BotHarness) -> ChannelRef:
    return ChannelRef(room.world.guild.id, room.world.channel.id)


async def greeted(room: BotHarness, pilot: Pilot) -> None:
    """Store that a person's direct messages are open: the press that asks for lines opens them."""
    await room.service.settings.keep_dm_channel(pilot.id, pilot.dm.id)


async def hears(room: BotHarness, *pilots: Pilot, new: bool = False) -> None:
    """Ask for alerts of tables on this server; `new`: their direct messages are not open yet."""
    for pilot in pilots:
        await room.service.of(TableAlerts).ask(room.world.guild.id, person(pilot))
        if not new:
            await greeted(room, pilot)


async def opened(room: BotHarness, host: Pilot, place: ChannelRef | None = None) -> int:
    """Let somebody open a table, and wait until others are alerted."""
    stored = await room.service.challenges.invite(place or here(room), person(host), None)
    await room.client.presenter.post_table(stored.id)
    await room.drawn()
    await waits(room)
    return stored.id


async def next_in_line(room: BotHarness) -> None:
    """Let time pass until it is the turn of the next person without direct messages."""
    room.clock.move(WITHIN)
    await room.client.presenter.deps.direct_messages.look()
    await room.world.until(workers_idle, "whoever was woken has sent what waited")


async def bars(room: BotHarness, pilot: Pilot, scope: Scope) -> None:
    bar = Ban(Target.PERSON, pilot.id, "", room.clock.now(), scope=scope)
    await room.store.write(host_rows.save_bar, bar)
    await room.service.hosting.read()


def faults_of(wanted: dict[str, bool], got: dict[str, bool]) -> str:
    return "\n".join(
        f"{name}: {'nothing' if want else 'a line'}"
        for name, want in wanted.items()
        if got[name] != want
    )


# ── who hears of a table ────────────────────────────────────────────────────────────────────────

HEARS = {
    "asked here": True,
    "asked on another server": False,
    "asked and was dropped": False,
    "asked, and their messages were closed": False,
    "is barred by the host": False,
    "is barred from find alone": True,
    "is blocked by the admins": False,
    "has blocked the one who opened it": False,
    "was blocked by the one who opened it": False,
    "has blocked somebody else": True,
    "plays a live match": False,
    "plays a match by the day": True,
    "waits for an answer to a challenge": True,
    "has heard of enough tables today": False,
    "has heard of one less": True,
    "heard of enough tables yesterday": True,
}


async def test_who_hears_of_a_table_and_who_does_not(room: BotHarness) -> None:
    service, guild_id = room.service, room.world.guild.id
    pilots = {name: room.world.newcomer(f"N{number}") for number, name in enumerate(HEARS)}
    everybody = [room.aoi, room.ben, *pilots.values()]
    await room.store.write(name_people, [person(pilot) for pilot in everybody])
    alerts = service.of(TableAlerts)
    yesterday = pilots["heard of enough tables yesterday"]
    await hears(room, yesterday)
    for _ in range(MOST_ALERTS):
        assert await alerts.claim(guild_id, yesterday.id)
    assert not await alerts.claim(guild_id, yesterday.id)
    room.clock.move(timedelta(days=1))
    elsewhere = pilots["asked on another server"]
    await hears(room, room.aoi, *(one for one in pilots.values() if one is not elsewhere))
    await alerts.ask(guild_id + 1, person(elsewhere))
    await alerts.drop(guild_id, pilots["asked and was dropped"].id)
    await alerts.close(pilots["asked, and their messages were closed"].id)
    await bars(room, pilots["is barred by the host"], Scope.EVERYTHING)
    await bars(room, pilots["is barred from find alone"], Scope.FIND)
    admin, blocked = map(Ranked, map(person, (room.aoi, pilots["is blocked by the admins"])))
    await service.of(Moderation).block(guild_id, admin, blocked, "Rude")
    for one, two in (
        (pilots["has blocked the one who opened it"], room.aoi),
        (room.aoi, pilots["was blocked by the one who opened it"]),
        (pilots["has blocked somebody else"], room.ben),
    ):
        await room.store.write(safety_rows.add_block, one.id, two.id, room.clock.now())
    for name, terms in (("plays a live match", live()), ("plays a match by the day", daily())):
        asked = await service.challenges.invite(here(room), person(pilots[name]), None, terms)
        await service.challenges.accept(asked.id, person(room.ben))
    waiting = person(pilots["waits for an answer to a challenge"])
    await service.challenges.invite(here(room), waiting, person(room.ben), live())
    for name, often in (
        ("has heard of enough tables today", MOST_ALERTS),
        ("has heard of one less", MOST_ALERTS - 1),
    ):
        for _ in range(often):
            assert await alerts.claim(guild_id, pilots[name].id)
    await opened(room, room.aoi)
    got = {name: bool(told(pilot)) for name, pilot in pilots.items()}
    assert got == HEARS, faults_of(HEARS, got)
    assert not told(room.aoi), "nobody hears of their own"


async def test_a_table_in_a_private_thread_is_told_to_nobody_and_in_a_public_one_it_is(
    room: BotHarness,
) -> None:
    await hears(room, room.ben)
    for private in (True, False):
        thread = room.world.open_thread(room.world.channel, "ours", room.aoi, private=private)
        room.world.add_to_thread(thread, room.bot)
        room.world.add_to_thread(thread, room.ben.person)
        known = partial(room.client.get_channel, thread.id)
        await room.world.until(known, "the bot knows the thread")
        await opened(
            room, room.aoi, ChannelRef(room.world.guild.id, thread.id, room.world.channel.id)
        )
        assert len(told(room.ben)) == (0 if private else 1)


async def gathering(room: BotHarness, players: int) -> int:
    """A table for several with this number of people."""
    rotations = room.service.of(Rotations)
    host, *others = (room.world.newcomer(f"{players}-{n}") for n in range(players))
    table = await rotations.open(here(room), person(host), Goal(hands=3))
    for other in others:
        await rotations.join(table.id, person(other))
    return table.id


async def test_of_a_table_for_several_one_hears_as_long_as_there_is_a_seat(
    room: BotHarness,
) -> None:
    wanted = {
        "one seat is free": True,
        "it is full": False,
        "play has begun, and seats are free": False,
    }
    got = {}
    for name, players in zip(wanted, (MAX_PLAYERS - 1, MAX_PLAYERS, 3), strict=True):
        table = await gathering(room, players)
        if "begun" in name:
            found = await room.service.queries.rotation(table)
            await room.service.of(Rotations).start(table, found.present[0].person)
            found = await room.service.queries.rotation(table)
            assert found.state is not RotationState.GATHERING
        listener = room.world.newcomer(name[:20])
        await hears(room, listener)
        await waits(room)
        got[name] = bool(told(listener))
        await room.service.of(TableAlerts).drop(room.world.guild.id, listener.id)
    assert got == wanted, faults_of(wanted, got)


async def test_those_who_can_not_come_are_in_nobodys_way(room: BotHarness) -> None:
    """They remain those with the oldest alerts, because they get none."""
    admin = person(room.aoi)
    barred = [room.world.newcomer(f"N{number}") for number in range(20)]
    await hears(room, *barred)
    for one in barred:
        await room.service.of(Moderation).block(
            room.world.guild.id, Ranked(admin), Ranked(person(one)), "Rude"
        )
    await hears(room, room.ben)
    room.clock.move(timedelta(days=1))
    for _ in range(2):
        assert await room.service.of(TableAlerts).claim(room.world.guild.id, room.ben.id)
    await opened(room, room.aoi)
    assert len(told(room.ben)) == 1
    assert not any(told(one) for one in barred)


async def test_a_table_is_told_of_when_it_has_waited_long_enough(room: BotHarness) -> None:
    await hears(room, room.ben)
    await room.service.challenges.invite(here(room), person(room.aoi), None)
    room.clock.move(WAITED - timedelta(seconds=1))
    await room.client.of(AlertRunner).look()
    assert not told(room.ben)
    room.clock.move(timedelta(seconds=1))
    await room.client.of(AlertRunner).look()
    assert len(told(room.ben)) == 1


async def test_whoever_asks_twice_is_told_no_more_often(room: BotHarness) -> None:
    guild_id, alerts = room.world.guild.id, room.service.of(TableAlerts)
    for _ in range(MOST_ALERTS):
        await hears(room, room.ben)
        assert await alerts.claim(guild_id, room.ben.id)
    await hears(room, room.ben)
    assert not await alerts.claim(guild_id, room.ben.id)


async def test_each_server_is_asked_for_and_left_by_itself(room: BotHarness) -> None:
    alerts = room.service.of(TableAlerts)
    for guild_id in (7, 8):
        await alerts.ask(guild_id, person(room.ben))
        await alerts.ask(guild_id, person(room.aoi))
    await alerts.drop(7, room.ben.id)
    assert await alerts.of(room.ben.id) == {8: False}
    assert await alerts.of(room.aoi.id) == {7: False, 8: False}
    await alerts.ask(7, person(room.ben))
    await alerts.close(room.ben.id)
    assert await alerts.of(room.ben.id) == {7: True, 8: True}, "closed messages are so everywhere"
    assert await alerts.of(room.aoi.id) == {7: False, 8: False}
    await alerts.ask(8, person(room.ben))
    await room.service.of(Reminders).forget_refusals(room.ben.id)
    assert await alerts.of(room.ben.id) == {8: False}, "what they asked for since stays"
    assert await alerts.of(room.aoi.id) == {7: False, 8: False}


async def test_who_is_asked_for_at_all(room: BotHarness) -> None:
    """They are on this server, asked for it, and are below today's limit; oldest alerts first."""
    alerts = room.service.of(TableAlerts)
    people = [Person(9000 + number, f"N{number}") for number in range(6)]
    for one in people:
        await alerts.ask(7, one)
    often, once, closed, moved, new, last = people
    for _ in range(MOST_ALERTS):
        assert await alerts.claim(7, often.id)
    assert await alerts.claim(7, once.id)
    await alerts.close(closed.id)
    await alerts.drop(7, moved.id)
    await alerts.ask(8, moved)
    table = OpenedTable(1, False, ChannelRef(7, 70), person(room.aoi))
    assert await alerts.listeners(table, 9) == (new.id, last.id, once.id)
    assert await alerts.listeners(table, 2) == (new.id, last.id)
    assert await alerts.listeners(table, 9, (new.id, last.id)) == (once.id,)
    elsewhere = OpenedTable(2, False, ChannelRef(8, 80), person(room.aoi))
    assert await alerts.listeners(elsewhere, 9) == (moved.id,)
    own = OpenedTable(3, False, ChannelRef(7, 70), last)
    assert await alerts.listeners(own, 9) == (new.id, once.id)


async def test_who_is_not_found_on_the_server_hears_no_more_but_after_another_error(
    room: BotHarness,
) -> None:
    """Discord may answer 404 for other reasons; then the next table is tried again."""
    await hears(room, room.ben)
    members = "/guilds/{guild_id}/members/{user_id}"
    room.world.core.faults.fail("GET", members, 404, code=10004)
    await opened(room, room.aoi)
    assert not told(room.ben)
    assert await room.service.of(TableAlerts).of(room.ben.id)
    await opened(room, room.world.newcomer("Chiyo"))
    assert len(told(room.ben)) == 1
    room.world.core.faults.fail("GET", members, 404, code=10007)
    await opened(room, room.world.newcomer("Dai"))
    assert not await room.service.of(TableAlerts).of(room.ben.id)


async def test_without_the_bot_on_the_server_nobody_asks_for_its_tables(room: BotHarness) -> None:
    panel = (await room.ben.command("koikoi me")).message
    panel = (await room.ben.click("Remind me", in_=panel)).message
    room.world.remove_bot(room.world.guild)
    await room.world.until(lambda: not room.client.guilds, "the bot knows it")
    refused = await room.ben.click(HEAR, in_=panel)
    assert refused.ephemeral
    assert "scope=bot" in refused.text
    assert not await room.service.of(TableAlerts).of(room.ben.id)


TAKES_A_PLACE = {
    "is told": True,
    "is told when their messages are open": True,
    "takes no messages": False,
    "plays a live match": False,
    "is barred by the host": False,
    "is blocked by the admins": False,
    "is not on the server": False,
    "can't be told by a fault of ours": False,
    "has never written to a bot that is flagged": False,
}
"""Whether a person counts among the people to alert of one table, which have a maximum."""


async def _prepare(room: BotHarness, name: str, first: Pilot, other: Pilot) -> None:
    """Bring a person who asked for alerts into the state of a case; `other`: somebody new."""
    service, direct_messages = room.service, room.client.presenter.deps.direct_messages
    match name:
        case "is told when their messages are open":  # another person's are opened just now
            await direct_messages.open(other.id, DmPriority.REMINDER)
        case "has never written to a bot that is flagged":
            await direct_messages.note_sending_refused(other.id, FLAGGED)
        case "takes no messages":
            room.world.refuse_dms(first.person, 50007, sending=True)
        case "plays a live match":
            two = person(first), person(other)
            asked = await service.challenges.invite(here(room), *two, live())
            await service.challenges.accept(asked.id, person(other))
        case "is barred by the host":
            await bars(room, first, Scope.EVERYTHING)
        case "is blocked by the admins":
            admin, blocked = Ranked(person(room.aoi)), Ranked(person(first))
            await service.of(Moderation).block(room.world.guild.id, admin, blocked, "Rude")
        case "is not on the server":
            room.world.leave(room.world.guild, first.person)
        case "can't be told by a fault of ours":
            sends = "/channels/{channel_id}/messages"
            fault = room.world.core.faults.fail("POST", sends, 400, code=50035)
            fault.channel_id = first.dm.id


async def test_who_takes_a_place_among_those_who_are_told_of_a_table(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The maximum is one: the next person is told if the first one takes no place."""
    monkeypatch.setattr("bot.reminders.alert_runner.TOLD_AT_MOST", 1)
    await room.store.write(name_people, [person(room.aoi), person(room.ben)])
    got = {}
    for number, name in enumerate(TAKES_A_PLACE):
        first, second, host, other = (room.world.newcomer(f"{one}{number}") for one in "FSHO")
        await hears(room, first, new="open" in name or "flagged" in name)
        await hears(room, second)
        table = (await room.service.challenges.invite(here(room), person(host), None)).id
        await room.world.until(workers_idle, "the runner waits")
        room.clock.move(WAITED)
        await _prepare(room, name, first, other)
        await room.client.of(AlertRunner).look()
        assert bool(told(first)) == (name == "is told"), name
        got[name] = not told(second)
        await room.service.challenges.withdraw(table, person(host))
        room.world.accept_dms()
        room.world.core.faults.clear()
        for one in (first, second):
            await room.service.of(TableAlerts).drop(room.world.guild.id, one.id)
    wrong = [name for name, takes in TAKES_A_PLACE.items() if got[name] != takes]
    assert not wrong, "whether they take a place"


# ── what a refusal does to alerts ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_messages_end_alerts_of_that_person_alone(room: BotHarness, code: int) -> None:
    """They are closed everywhere; the next person is alerted."""
    await hears(room, room.aoi, room.ben)
    chiyo = room.world.newcomer("Chiyo")
    order = room.world.refuse_dms(room.aoi.person, code, sending=True)
    await opened(room, chiyo)
    assert order.met == 1
    assert await room.service.of(TableAlerts).of(room.aoi.id) == {room.world.guild.id: True}
    assert await room.service.of(TableAlerts).of(room.ben.id) == {room.world.guild.id: False}
    assert len(told(room.ben)) == 1


@pytest.mark.parametrize("code", [20026, 40003])
async def test_what_discord_refuses_the_bot_ends_nobodys_alerts_and_nobody_else_is_tried(
    room: BotHarness, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """A bot that continues to open direct messages is banned for good."""
    pilots = [room.world.newcomer(f"N{number}") for number in range(4)]
    await hears(room, *pilots, new=True)
    order = room.world.refuse_dms(None, code)
    await opened(room, room.aoi)
    await opened(room, room.ben)
    assert order.met == 1, "neither for the same table nor for the next one"
    room.world.accept_dms()
    pause = FIRST_PAUSE if code == 40003 else PROBE_EVERY
    room.clock.move(pause - 2 * WAITED - timedelta(seconds=1))
    await room.client.presenter.deps.direct_messages.look()
    assert not any(told(pilot) for pilot in pilots)
    await room.service.challenges.withdraw(1, person(room.aoi))
    await room.service.challenges.withdraw(2, person(room.ben))
    room.clock.move(WAITED)
    await opened(room, room.aoi)
    for _ in range(len(pilots) + 1):
        await next_in_line(room)
        await waits(room)
    assert [len(told(pilot)) for pilot in pilots] == [1] * 4
    for pilot in pilots:
        assert await room.service.of(TableAlerts).of(pilot.id) == {room.world.guild.id: False}
    assert complaints(caplog) == []


async def test_a_channel_that_is_gone_is_opened_anew(room: BotHarness) -> None:
    await hears(room, room.ben)
    await opened(room, room.aoi)
    order = room.world.refuse_dms(room.ben.person, 10003, status=404, times=1, sending=True)
    await opened(room, room.world.newcomer("Chiyo"))
    assert order.met == 1
    assert len(told(room.ben)) == 2
    await opened(room, room.world.newcomer("Dai"))
    assert len(told(room.ben)) == 3
    assert await room.service.of(TableAlerts).of(room.ben.id) == {room.world.guild.id: False}


# ── who gets the line of the day ────────────────────────────────────────────────────────────────


async def reminded(room: BotHarness, *pilots: Pilot, new: bool = False) -> None:
    """Ask for a reminder at the next but one full hour, in UTC; `new`: as for `hears`."""
    hour = (room.clock.now().hour + 2) % 24
    for pilot in pilots:
        await room.store.write(name_people, [person(pilot)])
        await room.service.of(Reminders).start(person(pilot), hour, "UTC")
        if not new:
            await greeted(room, pilot)


async def until_due(room: BotHarness, pilot: Pilot, late: timedelta = timedelta()) -> None:
    due = (await stored(room, pilot)).due
    assert due is not None
    room.clock.move(due - room.clock.now() + late)
    await room.client.of(ReminderRunner).look()


LINES = {
    "asked": True,
    "is barred by the host": False,
    "is barred from find alone": True,
    "has played today's deal": True,
    "has solved today's puzzle": True,
    "has done both": False,
    "did both yesterday": True,
}


async def test_who_gets_a_line_and_who_does_not(room: BotHarness) -> None:
    pilots = {name: room.world.newcomer(f"N{number}") for number, name in enumerate(LINES)}
    for done in (plays, answers):
        await done(room, pilots["did both yesterday"])
    room.clock.move(timedelta(days=1))
    await reminded(room, *pilots.values())
    await bars(room, pilots["is barred by the host"], Scope.EVERYTHING)
    await bars(room, pilots["is barred from find alone"], Scope.FIND)
    for name in ("has played today's deal", "has done both"):
        await plays(room, pilots[name])
    for name in ("has solved today's puzzle", "has done both"):
        await answers(room, pilots[name])
    await until_due(room, pilots["asked"])
    got = {name: bool(lines(pilot)) for name, pilot in pilots.items()}
    assert got == LINES, faults_of(LINES, got)
    labels = {name: lines(pilot)[0].labels for name, pilot in pilots.items() if LINES[name]}
    both = ["Play today's deal", "Solve today's puzzle", "Stop reminding me"]
    assert labels.pop("has played today's deal") == both[1:]
    assert labels.pop("has solved today's puzzle") == both[::2]
    assert all(shown == both for shown in labels.values())
    today = room.service.of(Daily).today()
    for name, pilot in pilots.items():
        now = await stored(room, pilot)
        assert now.due is not None, f"{name}: tomorrow there is another line"
        assert (now.told == today) == LINES[name], "only a line that was sent is noted"


async def test_a_line_is_three_hours_late_at_most(room: BotHarness) -> None:
    await reminded(room, room.aoi)
    await until_due(room, room.aoi, MAX_LATENESS)
    assert len(lines(room.aoi)) == 1
    await until_due(room, room.aoi, MAX_LATENESS + timedelta(seconds=1))
    assert len(lines(room.aoi)) == 1


async def test_a_line_that_was_too_late_after_midnight_comes_in_the_same_evening(
    room: BotHarness,
) -> None:
    """The new day has had no reminder."""
    await room.store.write(name_people, [person(room.aoi)])
    due = (await room.service.of(Reminders).start(person(room.aoi), 22, "UTC")).due
    assert due is not None
    await until_due(room, room.aoi, timedelta(hours=4))
    assert not lines(room.aoi)
    assert (await stored(room, room.aoi)).due == due + timedelta(days=1)
    await until_due(room, room.aoi)
    assert len(lines(room.aoi)) == 1
    assert (await stored(room, room.aoi)).due == due + timedelta(days=2)


async def test_whoever_switches_it_on_again_begins_a_new_week(room: BotHarness) -> None:
    await reminded(room, room.aoi)
    for _ in range(3):
        await until_due(room, room.aoi)
    assert (await stored(room, room.aoi)).unanswered == 3
    await room.service.of(Reminders).stop(room.aoi.id)
    off = await stored(room, room.aoi)
    assert (off.due, off.unanswered) == (None, 0)
    await reminded(room, room.aoi)
    await until_due(room, room.aoi)
    assert (await stored(room, room.aoi)).unanswered == 1
    await room.service.of(Reminders).answered([room.aoi.id])
    assert (await stored(room, room.aoi)).unanswered == 0, "one line was answered"


async def test_nothing_is_sent_while_discord_is_away(room: BotHarness) -> None:
    await reminded(room, room.aoi)
    room.service.core.outage.begins()
    await until_due(room, room.aoi)
    assert not lines(room.aoi)


# ── what a refusal does to lines ────────────────────────────────────────────────────────────────


async def states(room: BotHarness, pilots: Sequence[Pilot]) -> list[tuple[bool, bool]]:
    """Return for each whether it is on, and whether closed messages switched it off."""
    found = [await stored(room, pilot) for pilot in pilots]
    return [(one.due is not None, one.closed) for one in found]


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_messages_end_the_lines_of_that_person_alone(
    room: BotHarness, code: int
) -> None:
    await reminded(room, room.aoi, room.ben)
    order = room.world.refuse_dms(room.aoi.person, code, sending=True)
    await until_due(room, room.ben)
    assert order.met == 1
    assert await states(room, (room.aoi, room.ben)) == [(False, True), (True, False)]
    assert len(lines(room.ben)) == 1


@pytest.mark.parametrize("code", [20026, 40003])
async def test_what_discord_refuses_the_bot_ends_nobodys_lines_and_nobody_else_is_tried(
    room: BotHarness, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    pilots = [room.world.newcomer(f"N{number}") for number in range(3)]
    await reminded(room, *pilots, new=True)
    order = room.world.refuse_dms(None, code)
    await until_due(room, pilots[0])
    await room.client.of(ReminderRunner).look()
    await hears(room, *pilots, new=True)
    await opened(room, room.aoi)
    assert order.met == 1, "nor is anybody told of a table"
    assert await states(room, pilots) == [(True, False)] * 3
    room.world.accept_dms()
    room.clock.move(FIRST_PAUSE - WAITED - timedelta(seconds=1))
    await room.client.presenter.deps.direct_messages.look()
    await room.client.of(ReminderRunner).look()
    assert not any(lines(pilot) for pilot in pilots), "the pause is not over"
    if code == 20026:  # today's are too late by then
        room.clock.move(timedelta(hours=4))
        await room.client.of(ReminderRunner).look()
        room.clock.move(PROBE_EVERY - timedelta(hours=4))
        await room.client.of(ReminderRunner).look()
    for _ in pilots:
        await next_in_line(room)
        await room.client.of(ReminderRunner).look()
    assert [len(lines(pilot)) for pilot in pilots] == [1] * 3
    assert complaints(caplog) == []


async def test_a_pause_that_lies_in_the_future_is_none(room: BotHarness) -> None:
    """The host's clock was set back by hours: today's reminders don't wait for it."""
    await reminded(room, room.aoi, new=True)
    room.world.refuse_dms(None, 40003, times=1)
    due = (await stored(room, room.aoi)).due
    assert due is not None
    room.clock.move(due - room.clock.now() + timedelta(hours=2))
    await room.client.of(ReminderRunner).look()
    room.clock.set(timedelta(hours=-1))
    await next_in_line(room)
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1


async def test_a_channel_that_is_gone_is_opened_anew_for_the_same_line(room: BotHarness) -> None:
    await reminded(room, room.aoi)
    await until_due(room, room.aoi)
    order = room.world.refuse_dms(room.aoi.person, 10003, status=404, times=1, sending=True)
    await until_due(room, room.aoi)
    assert order.met == 1
    assert await states(room, [room.aoi]) == [(True, False)]
    assert (await room.service.settings.preferences(room.aoi.id)).dm_channel_id is None
    assert len(lines(room.aoi)) == 1
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 2


async def test_a_malformed_request_is_not_repeated_and_the_person_reads_which_day_lacks(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """It is a bug in the bot, and would be refused again: the host reads one traceback."""
    await reminded(room, room.aoi)
    fault = room.world.core.faults.fail(
        "POST", "/channels/{channel_id}/messages", 400, code=50035, times=99
    )
    fault.channel_id = room.aoi.dm.id
    await until_due(room, room.aoi)
    for _ in range(3):
        room.clock.move(timedelta(minutes=1))
        await room.client.of(ReminderRunner).look()
    assert fault.met == 1
    assert len([one for one in caplog.records if one.exc_info]) == 1
    room.world.core.faults.clear()
    assert "I couldn't send you the message for" in (await room.aoi.command("koikoi me")).text
    await until_due(room, room.aoi)
    assert len(lines(room.aoi)) == 1, "the next day's"
    assert "I couldn't send you" not in (await room.aoi.command("koikoi me")).text


@pytest.mark.parametrize(("status", "code"), [(503, 0), (503, 130000)])
async def test_an_error_that_is_not_the_persons_ends_nothing(
    room: BotHarness, status: int, code: int
) -> None:
    """Discord is unavailable or overloaded: the reminder is retried."""
    await reminded(room, room.aoi)
    sends = "/channels/{channel_id}/messages"
    fault = room.world.core.faults.fail("POST", sends, status, code=code)
    fault.channel_id = room.aoi.dm.id
    await until_due(room, room.aoi)
    assert fault.met
    assert await states(room, [room.aoi]) == [(True, False)]
    assert not lines(room.aoi)
    room.clock.move(timedelta(seconds=2))
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1


LOGGED = {
    "an alert, 50035": ("Somebody could not be told of a table.", True),
    "an alert, 503": ("Somebody could not be told of a table (503, code 0).", False),
    "a reminder, 50035": ("A reminder could not be sent.", True),
    "a reminder, 503": ("A reminder could not be sent (503, code 0).", False),
}
"""The host's line about each failure, and whether it has a traceback: it does if it is a bug."""


async def test_the_log_says_what_was_not_sent(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    logged = {}
    for number, name in enumerate(LOGGED):
        what, code = name.split(", ")
        pilot = room.world.newcomer(f"N{number}")
        status, code_ = (503, 0) if code == "503" else (400, int(code))
        sends = "/channels/{channel_id}/messages"
        fault = room.world.core.faults.fail("POST", sends, status, code=code_)
        fault.channel_id = pilot.dm.id
        caplog.clear()
        if what == "an alert":
            await hears(room, pilot)
            await opened(room, room.world.newcomer(f"H{number}"))
            await room.service.of(TableAlerts).drop(room.world.guild.id, pilot.id)
        else:
            await reminded(room, pilot)
            await until_due(room, pilot)
            await room.service.of(Reminders).stop(pilot.id)
        assert fault.met, name
        (line,) = [one for one in caplog.records if one.name.startswith("bot.reminders")]
        logged[name] = (line.getMessage(), line.exc_info is not None)
        room.world.core.faults.clear()
    assert logged == LOGGED
