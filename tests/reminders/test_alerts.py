"""People who asked for it are alerted to waiting tables on their servers."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.matches.models.people import Person
from bot.moderation.service import Moderation, Ranked
from bot.playground.objects.channel import Channel
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.reminders.alert_runner import WAITED, AlertRunner
from bot.reminders.model import MOST_ALERTS
from bot.reminders.service import TableAlerts
from bot.safety import store as safety_rows
from bot.storage.people_rows import name_people
from tests.bot.harness import BotHarness

HEAR = "Tell me about tables here"


async def asks(room: BotHarness, pilot: Pilot) -> RenderedMessage:
    """Ask for alerts of tables on this server; return the panel."""
    panel = (await pilot.command("koikoi me")).message
    panel = (await pilot.click("Remind me", in_=panel)).message
    panel = (await pilot.click(HEAR, in_=panel)).message
    assert panel is not None
    assert f"**On** for {room.world.guild.name}" in panel.text
    return panel


async def opens(
    room: BotHarness, pilot: Pilot, command: str = "koikoi play", **where: Channel
) -> RenderedMessage:
    """Open a table, and let it wait until others are alerted."""
    answer = await pilot.command(command, **where)
    assert answer.message is not None
    await room.drawn()
    await waits(room)
    return answer.message


async def waits(room: BotHarness) -> None:
    room.clock.move(WAITED)
    await room.client.of(AlertRunner).look()


def told(pilot: Pilot) -> list[RenderedMessage]:
    return [one for one in pilot.dms() if "has opened a table" in one.content]


@pytest.mark.parametrize("command", ["koikoi play", "koikoi table"])
async def test_who_asked_hears_of_a_table_and_gets_there(room: BotHarness, command: str) -> None:
    await asks(room, room.ben)
    table = await opens(room, room.aoi, command)
    (line,) = told(room.ben)
    assert line.content.startswith("🎴 Aoi has opened a table")
    assert room.world.guild.name in line.content
    (link,) = [one for one in line.buttons if one.url]
    place = f"{room.world.guild.id}/{room.world.channel.id}/{table.id}"
    assert link.url == f"https://discord.com/channels/{place}"
    assert not told(room.aoi), "nobody hears of their own"
    await room.client.of(AlertRunner).look()
    assert len(told(room.ben)) == 1


async def test_nobody_hears_of_a_table_that_is_taken_or_of_a_challenge(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    await asks(room, room.ben)
    table = (await room.aoi.command("koikoi play")).message
    await chiyo.click("Join", in_=table)
    await room.drawn()
    await waits(room)
    await room.aoi.command("koikoi play", opponent=chiyo)
    await room.drawn()
    await waits(room)
    assert not told(room.ben)


async def test_who_plays_hears_nothing(room: BotHarness) -> None:
    await asks(room, room.ben)
    await room.started()
    await opens(room, room.world.newcomer("Chiyo"))
    assert not told(room.ben)


async def test_at_most_three_times_a_day_and_no_more_after_a_press(room: BotHarness) -> None:
    await asks(room, room.ben)
    hosts = [room.world.newcomer(f"N{number}") for number in range(MOST_ALERTS + 3)]
    for host in hosts[: MOST_ALERTS + 1]:
        await opens(room, host)
    assert len(told(room.ben)) == MOST_ALERTS
    room.clock.move(timedelta(days=1))
    await opens(room, hosts[-2])
    assert len(told(room.ben)) == MOST_ALERTS + 1
    stopped = await room.ben.click("Stop alerts for this server", in_=told(room.ben)[-1])
    assert stopped.text.startswith("I won't tell you about tables there any more.")
    await opens(room, hosts[-1])
    assert len(told(room.ben)) == MOST_ALERTS
    assert not await room.service.of(TableAlerts).of(room.ben.id)


async def test_only_those_hear_who_may_see_the_channel_and_are_still_there(
    room: BotHarness,
) -> None:
    chiyo = room.world.newcomer("Chiyo")
    for pilot in (room.ben, chiyo):
        await asks(room, pilot)
    secret = room.world.add_channel(room.world.guild, "secret")
    room.world.deny_person(room.ben.person, secret, Permission.VIEW_CHANNEL)
    room.world.leave(room.world.guild, chiyo.person)
    await opens(room, room.aoi, channel=secret)
    assert not told(room.ben)
    assert not told(chiyo)
    assert not await room.service.of(TableAlerts).of(chiyo.id), "who left hears no more"
    assert await room.service.of(TableAlerts).of(room.ben.id)


async def test_who_may_not_play_here_hears_nothing(room: BotHarness) -> None:
    await asks(room, room.ben)
    admin, ben = Ranked(Person(room.aoi.id, "Aoi")), Ranked(Person(room.ben.id, "Ben"))
    await room.service.of(Moderation).block(room.world.guild.id, admin, ben, "Rude")
    await opens(room, room.aoi)
    assert not told(room.ben)


@pytest.mark.parametrize("by_host", [True, False])
async def test_of_two_of_whom_one_blocked_the_other_neither_hears(
    room: BotHarness, by_host: bool
) -> None:
    await asks(room, room.ben)
    pair = (room.aoi.id, room.ben.id) if by_host else (room.ben.id, room.aoi.id)
    for pilot in (room.aoi, room.ben):
        await room.store.write(name_people, [Person(pilot.id, pilot.name)])
    await room.store.write(safety_rows.add_block, *pair, room.clock.now())
    await opens(room, room.aoi)
    assert not told(room.ben)


async def test_closed_messages_end_it_and_are_told(room: BotHarness) -> None:
    await asks(room, room.ben)
    room.ben.close_dms()
    await opens(room, room.aoi)
    room.ben.open_dms()
    await opens(room, room.world.newcomer("Chiyo"))
    assert not told(room.ben)
    assert "I turned it off" in (await room.ben.command("koikoi me")).text
    await room.drawn()  # it is deleted after the answer
    assert "I turned it off" not in (await room.ben.command("koikoi me")).text


async def test_those_hear_first_who_heard_of_one_long_ago(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.reminders.alert_runner.TOLD_AT_MOST", 2)
    pilots = [room.world.newcomer(f"N{number}") for number in range(4)]
    for pilot in pilots:
        await room.service.of(TableAlerts).ask(room.world.guild.id, Person(pilot.id, pilot.name))
        await room.service.settings.keep_dm_channel(pilot.id, pilot.dm.id)
    for host in (room.aoi, room.ben):
        await opens(room, host)
    assert [len(told(pilot)) for pilot in pilots] == [1] * 4


async def test_in_direct_messages_it_is_said_where_to_choose(room: BotHarness) -> None:
    panel = await room.ben.command("koikoi me", channel=room.ben.dm)
    panel = await room.ben.click("Remind me", in_=panel.message)
    assert "You set this per server" in panel.text
    assert HEAR not in (panel.message.labels if panel.message else [])
