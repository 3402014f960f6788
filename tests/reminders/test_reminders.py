"""*Remind me*: people's choices, and the reminders that they get."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from bot.daily.service import Daily
from bot.matches.background import workers_idle
from bot.matches.models import zones
from bot.matches.models.daily import number_of
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.matches.models.zones import on_clock
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.puzzle.collection import puzzle_of
from bot.puzzle.service import Puzzles
from bot.reminders.model import MOST_UNANSWERED, Reminder
from bot.reminders.runner import PER_SECOND, ReminderRunner
from bot.reminders.service import Reminders
from bot.reminders.tables import reminders
from bot.storage.people_rows import name_people
from tests.bot.harness import BotHarness


async def asks(room: BotHarness, pilot: Pilot, *, zone: str = "Asia/Tokyo", hour: int = 8) -> str:
    """Ask for a reminder at an hour of the person's own clock; return the confirmation."""
    panel = (await pilot.command("koikoi me")).message
    panel = (await pilot.click("Remind me", in_=panel)).message
    if (known := await room.service.of(Reminders).of(pilot.id)) is not None and known.zone != zone:
        panel = (await pilot.click("Another time zone", in_=panel)).message
    if known is None or known.zone != zone:
        shown = on_clock(room.clock.now(), zone).hour
        panel = (await pilot.select("kk:0:0:remind-clock", str(shown), in_=panel)).message
        panel = (await pilot.select("kk:0:0:remind-zone", zone, in_=panel)).message
    said = (await pilot.select(f"kk:0:0:remind-at {zone}", str(hour), in_=panel)).text
    await room.drawn()
    await room.world.until(workers_idle, "the worker knows of it before time is moved")
    return said


async def stored(room: BotHarness, pilot: Pilot) -> Reminder:
    found = await room.service.of(Reminders).of(pilot.id)
    assert found is not None
    return found


async def until_due(room: BotHarness, pilot: Pilot, **late: float) -> None:
    """Let time pass until a person's reminder is due, and send everything that is due."""
    due = (await stored(room, pilot)).due
    assert due is not None
    room.clock.move(due - room.clock.now() + timedelta(**late))
    await room.client.of(ReminderRunner).look()


def lines(pilot: Pilot) -> list[RenderedMessage]:
    return [one for one in pilot.dms() if "here." in one.content or "last reminder" in one.content]


async def plays(room: BotHarness, pilot: Pilot) -> None:
    """Begin today's deal."""
    place = ChannelRef(None, pilot.dm.id)
    await room.service.of(Daily).start(place, Person(pilot.id, pilot.name), "greedy")


async def answers(room: BotHarness, pilot: Pilot) -> None:
    """Answer today's puzzle."""
    day = room.service.of(Puzzles).today()
    choice = puzzle_of(day).best.action
    await room.service.of(Puzzles).answer(Person(pilot.id, pilot.name), day, choice)


async def test_a_line_comes_at_the_hour_that_the_persons_clock_shows(room: BotHarness) -> None:
    said = await asks(room, room.aoi, zone="Asia/Tokyo", hour=8)
    due = (await stored(room, room.aoi)).due
    assert due is not None
    assert due.hour == 23  # eight in Osaka
    assert f"<t:{int(due.timestamp())}:t>" in said
    await room.client.of(ReminderRunner).look()
    assert not lines(room.aoi)
    await until_due(room, room.aoi)
    (line,) = lines(room.aoi)
    number = number_of(room.service.of(Daily).today())
    assert line.content == (
        f"🎴 The **deal of the day #{number}** and the **puzzle #{number}** are here."
    )
    assert line.labels == ["Play today's deal", "Solve today's puzzle", "Stop reminding me"]
    panel = await room.aoi.click("Remind me", in_=(await room.aoi.command("koikoi me")).message)
    assert "**Off**" in (await room.aoi.click("Turn off", in_=panel.message)).text
    assert (await stored(room, room.aoi)).due is None
    answer = await room.aoi.click("Play today's deal", in_=line)
    assert answer.message is not None
    assert not lines(room.ben)


async def test_never_twice_a_day(room: BotHarness) -> None:
    """Neither a second check nor another hour chosen on the same day sends a second one."""
    await asks(room, room.aoi)
    await until_due(room, room.aoi)
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1
    told = (await stored(room, room.aoi)).told
    await room.aoi.click("Stop reminding me", in_=lines(room.aoi)[-1])
    await asks(room, room.aoi, zone="UTC", hour=23)
    room.clock.move(timedelta(hours=-2))  # 23:00 is still to come on this day
    await asks(room, room.aoi, zone="UTC", hour=23)
    due = (await stored(room, room.aoi)).due
    assert due is not None
    assert told is not None
    assert due.date() > told


async def test_a_bot_that_was_killed_after_sending_finds_the_line(room: BotHarness) -> None:
    await asks(room, room.aoi)
    before = await stored(room, room.aoi)
    await until_due(room, room.aoi)
    # It recorded the start, sent the reminder, and was killed; the nonce has expired.
    core = room.world.core
    core.nonces.clock = lambda: core.clock() + timedelta(hours=1)
    back = update(reminders).values(due=before.due, begun=room.clock.now(), unanswered=0)
    await room.store.write(lambda connection: connection.execute(back))
    room.clock.move(timedelta(minutes=30))
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1
    after = await stored(room, room.aoi)
    assert (after.begun, after.unanswered) == (None, 1)


async def test_of_two_that_look_at_once_one_sends(room: BotHarness) -> None:
    await asks(room, room.aoi)
    due = (await stored(room, room.aoi)).due
    assert due is not None
    room.clock.move(due - room.clock.now())
    (owed,) = await room.service.of(Reminders).owed()
    begun = await asyncio.gather(
        *(room.service.of(Reminders).begin(owed.reminder) for _ in range(3))
    )
    assert len([one for one in begun if one is not None]) == 1


async def test_only_what_was_not_played_yet_is_told(room: BotHarness) -> None:
    for pilot in (room.aoi, room.ben):
        await asks(room, pilot)
    chiyo = room.world.newcomer("Chiyo")
    await asks(room, chiyo)
    due = (await stored(room, room.aoi)).due
    assert due is not None
    room.clock.move(due - room.clock.now())
    await plays(room, room.aoi)
    await answers(room, room.ben)
    await plays(room, chiyo)
    await answers(room, chiyo)
    await room.client.of(ReminderRunner).look()
    ((aois,), (bens,)) = (lines(room.aoi), lines(room.ben))
    assert aois.labels == ["Solve today's puzzle", "Stop reminding me"]
    assert bens.labels == ["Play today's deal", "Stop reminding me"]
    assert not lines(chiyo)
    await until_due(room, chiyo)
    assert len(lines(chiyo)) == 1


async def test_it_ends_after_a_week_without_an_answer(room: BotHarness) -> None:
    """Ben answers once, by a command elsewhere, and is reminded for another week."""
    for pilot in (room.aoi, room.ben):
        await asks(room, pilot)
    await room.client.of(ReminderRunner).look()
    for day in range(MOST_UNANSWERED):
        last = day == MOST_UNANSWERED - 1
        if last:
            await room.ben.command("koikoi rules")
        await until_due(room, room.aoi)
        assert ("last reminder" in lines(room.aoi)[-1].content) == last
    assert "last reminder" not in lines(room.ben)[-1].content
    assert (await stored(room, room.aoi)).due is None
    for _ in range(MOST_UNANSWERED - 1):
        await until_due(room, room.ben)
    assert "last reminder" in lines(room.ben)[-1].content
    assert len(lines(room.aoi)) == MOST_UNANSWERED
    panel = await room.aoi.click("Remind me", in_=lines(room.aoi)[-1])
    assert "**Off**" in panel.text


async def test_closed_messages_switch_it_off_and_are_told(room: BotHarness) -> None:
    await asks(room, room.aoi)
    await asks(room, room.ben)
    room.aoi.close_dms()
    await until_due(room, room.aoi)
    assert len(lines(room.ben)) == 1
    assert (await stored(room, room.aoi)).due is None
    room.aoi.open_dms()
    told = "I turned it off"
    assert told in (await room.aoi.command("koikoi me")).text
    await room.drawn()  # it is deleted after the answer
    assert told not in (await room.aoi.command("koikoi me")).text, "it was said"
    await asks(room, room.aoi)
    await until_due(room, room.aoi)
    assert len(lines(room.aoi)) == 1


async def test_a_line_that_would_be_late_does_not_come(room: BotHarness) -> None:
    await asks(room, room.aoi)
    await until_due(room, room.aoi, hours=4)
    assert not lines(room.aoi)
    await until_due(room, room.aoi, hours=2)
    assert len(lines(room.aoi)) == 1


async def test_none_comes_while_nothing_can_be_begun(room: BotHarness) -> None:
    await asks(room, room.aoi)
    now = room.service.core.host
    room.service.core.host = replace(now, notice="Back at nine.")
    await until_due(room, room.aoi)
    assert not lines(room.aoi)
    room.service.core.host = now
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1


async def test_many_in_one_hour_follow_each_other_slowly(room: BotHarness) -> None:
    """The rate per second stays within the limit, and each is sent once."""
    pilots = [room.world.newcomer(f"N{number}") for number in range(12)]
    for pilot in pilots:
        person = Person(pilot.id, pilot.name)
        await room.store.write(name_people, [person])
        await room.service.of(Reminders).start(person, 23, "UTC")
        await room.service.settings.keep_dm_channel(pilot.id, pilot.dm.id)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await until_due(room, pilots[0])
    assert loop.time() - began >= (len(pilots) - 1) / PER_SECOND
    assert [len(lines(pilot)) for pilot in pilots] == [1] * len(pilots)


async def test_it_is_said_in_the_persons_language(room: BotHarness) -> None:
    room.aoi.speak("ja")
    panel = (await room.aoi.command("koikoi me")).message
    panel = (await room.aoi.click("お知らせの設定", in_=panel)).message
    shown = on_clock(room.clock.now(), "Asia/Tokyo").hour
    panel = (await room.aoi.select("kk:0:0:remind-clock", str(shown), in_=panel)).message
    answer = await room.aoi.select("kk:0:0:remind-zone", "Asia/Tokyo", in_=panel)
    assert "お手元の時計：**東京**（今" in answer.text
    await room.aoi.select("kk:0:0:remind-at Asia/Tokyo", "7", in_=answer.message)
    await until_due(room, room.aoi)
    assert "今日の一局 #" in room.aoi.dms()[-1].content
    stopped = await room.aoi.click("お知らせを止める", in_=room.aoi.dms()[-1])
    assert stopped.text.startswith("お知らせを止めました。`/koikoi 設定`")
    assert (await stored(room, room.aoi)).due is None


async def test_after_a_start_reminders_follow_a_changed_law_of_their_zone(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files of two zones are the data of one before and after the law."""
    await asks(room, room.aoi, zone="Asia/Tokyo", hour=8)
    await asks(room, room.ben, zone="Europe/Berlin", hour=8)
    before, other = await stored(room, room.aoi), await stored(room, room.ben)

    def after_the_law(zone: str) -> ZoneInfo:
        return ZoneInfo("Asia/Kathmandu" if zone == "Asia/Tokyo" else zone)

    monkeypatch.setattr(zones, "_zoned", after_the_law)
    runner = ReminderRunner(room.service, room.client.presenter.deps)
    await runner.look()
    after = await stored(room, room.aoi)
    assert before.due is not None
    assert after.due is not None
    assert (before.due.hour, before.due.minute) == (23, 0)
    assert (after.due.hour, after.due.minute) == (2, 15)
    assert after.due - before.due < timedelta(hours=4), "that of the same morning"
    assert replace(after, due=before.due) == before
    assert await stored(room, room.ben) == other
    await until_due(room, room.aoi)
    assert len(lines(room.aoi)) == 1


async def test_eight_in_kathmandu_is_no_hour_of_utc(room: BotHarness) -> None:
    """The menu of places shows their times, and another zone keeps the hour."""
    panel = (await room.aoi.command("koikoi me")).message
    panel = (await room.aoi.click("Remind me", in_=panel)).message
    shown = on_clock(room.clock.now(), "Asia/Kathmandu")
    panel = (await room.aoi.select("kk:0:0:remind-clock", str(shown.hour), in_=panel)).message
    assert panel is not None
    menu = panel.select("kk:0:0:remind-zone")
    assert menu is not None
    assert dict(menu.options)[f"Kathmandu · {shown:%H:%M}"] == "Asia/Kathmandu"
    answer = await room.aoi.select("kk:0:0:remind-zone", "Asia/Kathmandu", in_=panel)
    assert f"Your clock: **Kathmandu**, where it's {shown:%H:%M} now." in answer.text
    await room.aoi.select("kk:0:0:remind-at Asia/Kathmandu", "20", in_=answer.message)
    due = (await stored(room, room.aoi)).due
    assert due is not None
    assert (due.hour, due.minute) == (14, 15)
    await until_due(room, room.aoi)
    assert len(lines(room.aoi)) == 1
    answer = await room.aoi.click("Another time zone", in_=answer.message)
    shown = on_clock(room.clock.now(), "Asia/Tokyo")
    answer = await room.aoi.select("kk:0:0:remind-clock", str(shown.hour), in_=answer.message)
    await room.aoi.select("kk:0:0:remind-zone", "Asia/Tokyo", in_=answer.message)
    found = await stored(room, room.aoi)
    assert (found.hour, found.zone) == (20, "Asia/Tokyo")
    assert found.due is not None
    assert (found.due.hour, found.due.minute) == (11, 0)


async def test_after_two_days_away_todays_line_comes_five_minutes_late(room: BotHarness) -> None:
    await asks(room, room.aoi)
    await until_due(room, room.aoi, days=2, minutes=5)
    await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1
    found = await stored(room, room.aoi)
    assert found.due is not None
    assert found.due - room.clock.now() == timedelta(hours=23, minutes=55)
    assert found.lapsed is None
