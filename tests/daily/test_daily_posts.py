"""Automatic posts: the daily deal and puzzle, and the schedule of the weekly table."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.daily.post_runner import DailyPosts
from bot.daily.service import DailyPostings
from bot.leaderboards.weekly import WeeklyTables
from bot.matches.models.daily import day_of, end_of, number_of
from bot.matches.models.posting import SETTLING
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import DAYS, GuildSettings
from bot.matches.models.zones import next_at, on_clock
from bot.playground.objects.permissions import Permission
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import posting_rows
from tests.bot.harness import BotHarness
from tests.bot.test_leaderboard import won
from tests.storage.stores import answer_instead


async def chosen(room: BotHarness, *wanted: tuple[str, str]) -> RenderedMessage:
    """Choose on the page *Posts*; return its current state."""
    panel = (await room.aoi.command("koikoi-admin settings")).message
    assert panel is not None
    await room.aoi.click("Posts", in_=panel)
    for menu, value in wanted:
        await room.aoi.select(f"kk:0:0:set {menu}", value, in_=room.now(panel))
    return room.now(panel)


async def daily(room: BotHarness) -> RenderedMessage:
    return await chosen(room, ("daily-post", str(room.world.channel.id)))


def midnight(room: BotHarness) -> None:
    """Move the clock to the next midnight in UTC, where a post is due."""
    now, posts = room.clock.now(), room.client.of(DailyPosts)
    room.clock.move(end_of(day_of(now)) - now - timedelta(seconds=1))
    assert posts.next_due() - room.clock.now() == timedelta(seconds=1)
    room.clock.move(timedelta(seconds=1))


def posted(room: BotHarness) -> list[RenderedMessage]:
    seen = [one for one in room.ben.messages() if "### 🎴 Deal of the day #" in one.content]
    return [one for one in seen if not one.ephemeral]


def tables(room: BotHarness) -> list[RenderedMessage]:
    return [seen for seen in room.ben.messages() if "The week on" in seen.content]


async def test_each_day_is_posted_once_also_after_an_outage(room: BotHarness) -> None:
    panel = await daily(room)
    assert re.search(r"Next ones <t:\d+:R>\.", panel.text)
    posts = room.client.of(DailyPosts)
    assert await posts.post_due()
    assert not posted(room), "the first is that of tomorrow"
    midnight(room)
    await asyncio.gather(posts.post_due(), posts.post_due())
    assert await posts.post_due()
    (first,) = posted(room)
    number = number_of(room.service.of(DailyPostings).today())
    assert f"Deal of the day #{number} · 🧩 Puzzle #{number}" in first.content
    assert first.attachments
    assert first.attachments[0]["description"]
    assert first.labels == ["Play today's deal", "Solve today's puzzle", "Ranking of the day"]
    for label in first.labels:
        assert (await room.ben.click(label, in_=first)).ephemeral
    await room.drawn()
    await room.client.close()
    room.clock.move(timedelta(days=3))
    async with room.open():
        assert await room.client.of(DailyPosts).post_due()
        assert [one.content.split()[6] for one in posted(room)] == [f"#{number}", f"#{number + 3}"]
        another = room.world.add_channel(room.world.guild, "another")
        await chosen(room, ("daily-post", str(another.id)))
        assert await room.service.of(DailyPostings).due() == (), "not twice on a day"


async def test_a_post_that_a_killed_bot_had_sent_is_not_sent_again(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause is longer than Discord keeps nonces."""
    await daily(room)
    midnight(room)

    async def killed_before(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        answer_instead(patch, room.store, posting_rows.note_posted, killed_before)
        with pytest.raises(asyncio.CancelledError):
            await room.client.of(DailyPosts).post_due()
    assert len(posted(room)) == 1
    await room.client.close()
    core = room.world.core
    core.nonces.clock = lambda: core.clock() + timedelta(hours=1)
    room.clock.move(timedelta(hours=1))
    async with room.open():
        assert await room.client.of(DailyPosts).post_due()
        assert len(posted(room)) == 1


async def test_a_refused_post_comes_with_the_permission_on_its_day_alone(
    room: BotHarness,
) -> None:
    await daily(room)
    posts = room.client.of(DailyPosts)
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    midnight(room)
    assert not await posts.post_due()
    assert ": **Send Messages**" in (await chosen(room)).text
    room.clock.move(timedelta(days=1))
    assert not await posts.post_due()
    room.world.allow(room.world.channel)
    await room.world.until(lambda: posted(room), "it comes by itself")
    assert await posts.post_due()
    (post,) = posted(room)
    assert f"#{number_of(room.service.of(DailyPostings).today())} " in post.content


async def test_posts_come_at_an_hour_of_the_servers_own_zone(room: BotHarness) -> None:
    """Eight in the evening in Kolkata is half past two in UTC."""
    shown = on_clock(room.clock.now(), "Asia/Kolkata")
    panel = await chosen(room, ("zone-clock", str(shown.hour)), ("zone", "Asia/Kolkata"))
    assert f"**Time zone: Kolkata**, where it's {shown:%H:%M} now." in panel.text
    assert "**Time zone**: UTC → Kolkata" in panel.text
    panel = await chosen(room, ("daily-hour", "20"), ("daily-post", str(room.world.channel.id)))
    due = next_at(20, "Asia/Kolkata", room.clock.now())
    assert (due.hour, due.minute) == (14, 30)
    assert f"Next ones <t:{int(due.timestamp())}:R>." in panel.text
    posts = room.client.of(DailyPosts)
    room.clock.move(due - room.clock.now() - timedelta(minutes=1))
    assert await posts.post_due()
    assert not posted(room)
    assert posts.next_due() == due
    room.clock.move(timedelta(minutes=1))
    assert await posts.post_due()
    assert len(posted(room)) == 1
    panel = await chosen(room, ("daily-hour", "21"))
    room.clock.move(timedelta(hours=1))
    assert await posts.post_due()
    assert len(posted(room)) == 1, "not twice on a day"
    await room.aoi.click("Undo", in_=panel)
    room.clock.move(timedelta(hours=1))
    assert await posts.post_due()
    assert len(posted(room)) == 1
    room.clock.move(due + timedelta(days=1) - room.clock.now())
    assert await posts.post_due()
    assert len(posted(room)) == 2


async def test_a_bot_that_is_back_just_before_the_next_post_leaves_the_last_one_out(
    room: BotHarness,
) -> None:
    await daily(room)
    posts = room.client.of(DailyPosts)
    room.clock.move(end_of(day_of(room.clock.now())) - room.clock.now() + timedelta(hours=23.97))
    assert await posts.post_due()
    assert not posted(room)
    midnight(room)
    assert await posts.post_due()
    assert len(posted(room)) == 1


async def test_the_weeks_table_comes_at_the_day_and_hour_and_in_the_order_that_were_chosen(
    room: BotHarness,
) -> None:
    await chosen(room, ("weekly", str(room.world.channel.id)))
    await won(room, room.aoi, room.ben)
    panel = await chosen(
        room, ("weekly-day", "fri"), ("weekly-hour", "18"), ("weekly-measure", "points")
    )
    due = datetime(2026, 7, 10, 18, tzinfo=UTC) + SETTLING
    shown = room.service.leaderboards.next_weekly(
        await room.service.settings.guild_settings(room.world.guild.id)
    )
    assert shown == due
    assert f"<t:{int(shown.timestamp())}:F>" in panel.text
    posts = room.client.of(WeeklyTables)
    room.clock.move(due - timedelta(seconds=1) - room.clock.now())
    assert await posts.post_due()
    assert not tables(room)
    room.clock.move(timedelta(seconds=1))
    for _ in range(2):
        assert await posts.post_due()
    (table,) = tables(room)
    assert ", 29 June to 5 July · Points" in table.content
    answer = await room.ben.click("Leaderboard", in_=table)
    assert "Points" in answer.text
    await chosen(room, ("weekly-day", "mon"))
    room.clock.move(timedelta(hours=1))
    assert await posts.post_due()
    assert len(tables(room)) == 1, "an earlier day brings no week twice"


@pytest.mark.parametrize("day", DAYS)
async def test_a_table_is_due_from_its_hour_on_and_told_before(room: BotHarness, day: str) -> None:
    """At each hour of two weeks, the announced time is the due time of the next week."""
    number = DAYS.index(day)
    settings = GuildSettings(
        room.world.guild.id,
        weekly_channel=room.world.channel.id,
        weekly_day=number,
        weekly_hour=18,
        weekly_posted=date(2026, 6, 1),
    )
    boards, save = room.service.leaderboards, room.service.settings.save_guild_settings
    await save(settings)
    monday = datetime(2026, 7, 6, tzinfo=UTC)
    room.clock.move(monday + SETTLING - room.clock.now())
    for hour in range(14 * 24):
        due, turn = await boards.due_weekly(), number * 24 + 18
        weeks = (hour - turn) // (7 * 24) - 1
        week = (monday + timedelta(days=7 * weeks)).date()
        soon = (turn - hour) % (7 * 24) in (1, 2)  # the next one comes within three hours
        assert [one for _, _, one in due] == ([] if soon else [week]), hour
        told = boards.next_weekly(settings)
        assert told == monday + SETTLING + timedelta(days=7 * (weeks + 2), hours=turn), hour
        room.clock.move(timedelta(hours=1))


async def test_the_order_decides_who_stands_first(room: BotHarness) -> None:
    """Each order has its own figures, and each table can be drawn."""
    await chosen(room, ("weekly", str(room.world.channel.id)))
    await won(room, room.aoi, room.ben)
    await room.later(days=5)
    guild_id = room.world.guild.id
    stored = await room.service.settings.guild_settings(guild_id)
    for measure in Measure:
        changed = replace(stored, weekly_measure=measure)
        await room.service.settings.save_guild_settings(changed)
        texts = room.client.presenter.deps.languages.of_settings(changed)
        week = room.service.leaderboards.last_week()
        content = await room.client.of(WeeklyTables).content(changed, texts, week)
        assert content is not None
        assert texts(f"measure-{measure}") in content.screen.content
        assert content.screen.picture is not None
