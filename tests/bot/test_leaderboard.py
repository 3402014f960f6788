"""The leaderboard: measures, periods, seasons begun by admins, and weekly tables."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import combinations

import pytest

from bot.leaderboards.screens import Board, counting_screen, leaderboard_screen, read_board
from bot.leaderboards.weekly import WeeklyTables
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.listings import Page
from bot.matches.models.people import Person
from bot.matches.models.rankings import Leaderboard, Measure, RankedRow, Season, StandingRow
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import CONTENT_LIMIT, Button, panel_id, units
from bot.storage import leaderboard_rows, posting_rows
from tests.bot.conftest import both_worlds
from tests.bot.each import each
from tests.bot.forging import board as message_of_nothing
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness
from tests.locales.walked import WALKED
from tests.storage.stores import answer_instead

MESSAGES = "/channels/{channel_id}/messages"


async def won(room: BotHarness, winner: Pilot, loser: Pilot) -> None:
    """Play a match that the loser resigns after the first round, in which nobody made points."""
    await room.pointless()
    challenge = await winner.command("koikoi play", opponent=loser, length="3")
    assert challenge.message is not None
    await room.drawn()
    await loser.click("Accept", in_=challenge.message)
    newest = max(one.id for one in await room.service.queries.games_of(loser.id))
    await room.given_up(loser, newest)


async def board(pilot: Pilot) -> RenderedMessage:
    answer = await pilot.command("koikoi leaderboard")
    assert answer.message is not None
    assert answer.ephemeral
    return answer.message


async def test_each_measure_and_period_with_a_picture_of_the_first(room: BotHarness) -> None:
    await room.started(length="1")
    await room.played_out()
    shown = await board(room.aoi)
    word = "rating.all.here"
    for measure in Measure:
        await room.aoi.select(panel_id(f"board-measure {word}"), measure.value, in_=room.now(shown))
        word = f"{measure}.all.here"
        assert room.now(shown).attachments, "the first three"
        assert "The top of the leaderboard" in room.now(shown).alt_text
    for period, said in (("week", "This week"), ("season", "July to September 2026")):
        await room.aoi.select(panel_id(f"board-period {word}"), period, in_=room.now(shown))
        word = f"{measure}.{period}.here"
        name, text = texts_in("en")(f"measure-{measure}"), room.now(shown).text
        assert f"**{name}** · {said}" in text.replace("This season: ", "")
    await room.aoi.click("All servers", in_=room.now(shown))
    assert "Leaderboard of all servers" in room.now(shown).text
    assert "Ben" in room.now(shown).text
    await room.aoi.click("This server", in_=room.now(shown))
    assert "Flower Card Club" in room.now(shown).text


async def test_in_direct_messages_it_is_that_of_all_servers(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    answer = await room.ben.command("koikoi leaderboard", channel=room.ben.dm)
    assert "Leaderboard of all servers" in answer.text
    assert answer.message is not None
    assert "This server" not in answer.message.labels


async def test_an_empty_week_is_not_called_an_empty_server(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    await room.later(days=7)
    shown = await board(room.aoi)
    await room.aoi.select(panel_id("board-period rating.all.here"), "week", in_=shown)
    assert "No one has finished a match in this period." in room.now(shown).text


@each("language", LANGUAGES)
def test_what_counts_is_a_press_away(language: Language) -> None:
    """The page itself ends with the reader's own line."""
    texts, own = texts_in(language), texts_in(language)("leaderboard-you-none")
    found = Leaderboard(Page((), 0, 10, 0), None, None, None, (), {})
    numbers = {"enough": 10, "people": 3, "season": 5, "week": 5}
    for measure, period in (
        (Measure.RATING, "all"),
        (Measure.RATING, "season"),
        (Measure.WINS, "all"),
    ):
        one = Board(measure, period)
        screen = leaderboard_screen(texts, one, found, guild="Club")
        assert screen.content.endswith(own)
        ids = [item.custom_id for row in screen.rows for item in row if isinstance(item, Button)]
        assert panel_id(f"board-counting {one.word}") in ids
        said = counting_screen(texts, one).content.splitlines()
        kind = "-season" if period == "season" else ""
        explained = [f"leaderboard-about-provisional{kind}"] if measure is Measure.RATING else []
        keys = ["leaderboard-about", *explained, "leaderboard-about-marks"]
        assert said == [texts(key, **numbers) for key in keys]


async def test_what_counts_is_told_privately(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    for command, said in (
        ("leaderboard", "Matches between two people count, but only the first 5"),
        ("achievements", "First steps count in every match"),
    ):
        shown = await room.aoi.command(f"koikoi {command}")
        assert said not in shown.text
        answer = await room.aoi.click("How it counts", in_=shown.message)
        assert answer.ephemeral
        assert answer.text.startswith(said)


async def test_who_has_not_played_is_told_so(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    assert "You: no matches yet that count here" in (await board(room.world.newcomer("Chiyo"))).text


async def test_a_rating_that_is_settled_has_a_rank(room: BotHarness) -> None:
    """It needs ten matches, and three opponents who play others, too."""
    others = [room.ben, room.world.newcomer("Chiyo"), room.world.newcomer("Dai")]
    for one, other in combinations(others, 2):
        await won(room, one, other)
    for loser in others * 3:
        await room.later(minutes=1)  # a person starts a few matches in a minute
        await won(room, room.aoi, loser)
    assert "-# You: rank" not in (await board(room.aoi)).text, "nine matches"
    await won(room, room.aoi, room.ben)
    shown = (await board(room.aoi)).text
    assert "-# You: rank 1, " in shown
    assert "-# You: rank" not in (await board(room.ben)).text, "he has played too few"


@both_worlds
async def test_a_season_by_command_ends_the_other_and_its_table_stays(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    await room.later(days=1)
    told = await room.aoi.command("koikoi-admin season")
    assert "**Season:** July to September 2026" in told.text
    asked = await room.aoi.command("koikoi-admin season", name="Moon *cup*")
    assert asked.message is not None
    assert "**July to September 2026** ends with it" in asked.text
    assert (await running(room)).quarter == (2026, 3), "nothing happens before the answer"
    await room.aoi.click("Yes, start it", in_=asked.message)
    begun = room.now(asked.message)
    assert r"A new season has started:** Moon \*cup\*" in begun.text
    assert "**July to September 2026** is over" in begun.text
    assert not begun.buttons
    await won(room, room.ben, room.aoi)
    shown = await board(room.aoi)
    await room.aoi.select(panel_id("board-measure rating.all.here"), "wins", in_=shown)
    for period, best, name in (
        ("season", "Ben", r"This season: Moon \*cup\*"),
        ("q2026-3", "Aoi", "Season: July to September 2026"),
    ):
        last = "all" if period == "season" else "season"
        await room.aoi.select(
            panel_id(f"board-period wins.{last}.here"), period, in_=room.now(shown)
        )
        assert name in room.now(shown).text
        assert f"**1.** {best} · won 1 of 1" in room.now(shown).text
    await room.later(days=1)
    back = await room.aoi.command("koikoi-admin season", action="quarter")
    await room.aoi.click("Yes, start it", in_=back.message)
    assert back.message is not None
    shown_now = room.now(back.message).text
    assert "A new season has started:** July to September 2026, from " in shown_now
    assert (await running(room)).period != "q2026-3", "what has ended never runs again"
    again = await room.aoi.command("koikoi-admin season", action="quarter")
    assert "**Season:** July to September 2026" in again.text, "those of the calendar run already"


async def running(room: BotHarness) -> Season:
    return await room.service.leaderboards.season(room.world.guild.id)


async def test_a_question_about_a_season_that_has_ended_ends_no_other(room: BotHarness) -> None:
    first, second = [
        await room.aoi.command("koikoi-admin season", action="new", name=f"{place} `cup`")
        for place in ("First", "Second")
    ]
    await room.aoi.click("Yes, start it", in_=first.message)
    assert (await running(room)).name == "First 'cup'"
    await room.later(days=1)
    await room.aoi.click("Yes, start it", in_=second.message)
    assert (await running(room)).name == "First 'cup'"
    assert second.message is not None
    assert "**Season:** First 'cup'" in room.now(second.message).text
    third = await room.aoi.command("koikoi-admin season", action="new")
    await room.aoi.click("Change nothing", in_=third.message)
    assert third.message is not None
    assert "**Season:** First 'cup'" in room.now(third.message).text


async def test_only_who_manages_the_server_ends_a_season(room: BotHarness) -> None:
    shown = await message_of_nothing(room)
    for verb in ("season-new q2026-3", "season-quarter q2026-3", "season-keep"):
        answer = await pressed(room.ben, shown, panel_id(verb))
        assert answer.text == "Only members who can manage the server can do that."
    assert (await running(room)).quarter == (2026, 3)


@each(
    "word",
    ["rating.q2026-5.here", "wins.w2026-06-23.here", "wins.week.all", "wins.s1.all", "x.all.here"],
)
def test_a_board_that_is_never_drawn_is_not_read(word: str) -> None:
    assert read_board(word) is None


async def test_a_season_of_another_server_is_refused(room: BotHarness) -> None:
    other = await room.store.write(leaderboard_rows.start_season, 99, "Theirs", room.clock.now())
    found = await room.service.leaderboards.board(
        room.world.guild.id, f"s{other.id}", Measure.RATING, room.aoi.id
    )
    assert found is None


# ── the table of a week ─────────────────────────────────────────────────────────────────────


async def weekly(room: BotHarness) -> None:
    panel = await room.aoi.command("koikoi-admin settings")
    await room.aoi.click("Posts", in_=panel.message)
    assert panel.message is not None
    await room.aoi.select(panel_id("set weekly"), room.world.channel, in_=room.now(panel.message))
    shown = room.now(panel.message).text
    assert re.search(r"The next one is on <t:\d+:F>, <t:\d+:R>\.", shown)


def posted(room: BotHarness) -> list[RenderedMessage]:
    return [seen for seen in room.ben.messages() if "The week on" in seen.content]


async def test_a_weeks_table_is_posted_once_also_after_an_outage(room: BotHarness) -> None:
    await weekly(room)
    await won(room, room.aoi, room.ben)
    assert await room.client.of(WeeklyTables).post_due()
    assert not posted(room), "the week is not over"
    await room.later(days=5)  # Monday
    for _ in range(2):
        assert await room.client.of(WeeklyTables).post_due()
    (table,) = posted(room)
    assert ", 29 June to 5 July" in table.content
    assert "**1.** Aoi · won 1 of 1" in table.content
    assert table.attachments
    answer = await room.ben.click("Leaderboard", in_=table)
    assert answer.ephemeral
    assert "Week of 29 June 2026" in answer.text
    await won(room, room.ben, room.aoi)
    await room.client.close()
    room.clock.move(timedelta(days=22))  # without the bot; nobody played in the last week
    async with room.open():
        assert await room.client.of(WeeklyTables).post_due()
    assert len(posted(room)) == 1
    assert await room.service.leaderboards.due_weekly() == ()


async def test_a_table_that_discord_did_not_take_is_posted_later(room: BotHarness) -> None:
    await weekly(room)
    await won(room, room.aoi, room.ben)
    await room.later(days=5)
    faults = room.world.core.faults
    faults.fail("POST", "/channels/{channel_id}/messages", 503)
    assert not await room.client.of(WeeklyTables).post_due()
    assert await room.client.of(WeeklyTables).post_due()
    assert len(posted(room)) == 1


@pytest.mark.parametrize("killed", [False, True])
async def test_a_table_that_a_killed_bot_had_posted_is_not_posted_again(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    """The pause is longer than Discord keeps nonces."""
    await weekly(room)
    await won(room, room.aoi, room.ben)
    await room.later(days=5)
    monday, guild = room.service.leaderboards.last_week(), room.world.guild.id

    async def killed_before(*_: object) -> None:
        raise asyncio.CancelledError

    if killed:
        with monkeypatch.context() as patch:
            answer_instead(patch, room.store, posting_rows.note_posted, killed_before)
            with pytest.raises(asyncio.CancelledError):
                await room.client.of(WeeklyTables).post_due()
    else:  # it was killed before the post
        await room.service.leaderboards.begin_weekly(guild, monday)
    assert len(posted(room)) == killed
    await room.client.close()
    core = room.world.core
    core.nonces.clock = lambda: core.clock() + timedelta(hours=1)
    room.clock.move(timedelta(hours=1))
    async with room.open():
        for _ in range(2):
            assert await room.client.of(WeeklyTables).post_due()
        assert len(posted(room)) == 1
        assert await room.service.leaderboards.due_weekly() == ()


async def test_a_channel_where_the_bot_may_not_write_is_not_chosen_silently(
    room: BotHarness,
) -> None:
    tables = room.client.of(WeeklyTables)
    assert tables.next_due() - room.clock.now() <= timedelta(hours=1)
    await weekly(room)
    await room.later(days=7)
    assert await tables.post_due(), "nobody played: nothing to post"
    assert not posted(room)


async def week_over(room: BotHarness) -> None:
    """Finish a week on a server with a weekly table, in which somebody has won."""
    await weekly(room)
    await won(room, room.aoi, room.ben)
    await room.later(days=5)


async def test_a_refused_table_stays_due_and_comes_with_the_permission(room: BotHarness) -> None:
    await week_over(room)
    tables = room.client.of(WeeklyTables)
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    assert not await tables.post_due()
    assert not posted(room)
    assert await room.service.leaderboards.due_weekly() != ()
    asked = len(room.world.requests.of("POST", MESSAGES))
    assert not await tables.post_due()
    assert len(room.world.requests.of("POST", MESSAGES)) == asked, "it isn't tried all the time"
    panel = await room.aoi.command("koikoi-admin settings")
    await room.aoi.click("Posts", in_=panel.message)
    assert panel.message is not None
    assert ": **Send Messages**" in room.now(panel.message).text
    room.world.allow(room.world.channel)
    await room.world.until(lambda: posted(room), "it comes by itself")
    assert await tables.post_due()
    assert len(posted(room)) == 1


async def test_a_refused_table_is_due_for_a_day(room: BotHarness) -> None:
    await week_over(room)
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    tables = room.client.of(WeeklyTables)
    assert not await tables.post_due()
    await room.later(hours=12)
    assert not await tables.post_due()
    await room.later(hours=13)
    assert await tables.post_due()
    assert await room.service.leaderboards.due_weekly() == ()


async def test_without_attach_files_the_table_of_the_week_has_no_picture(room: BotHarness) -> None:
    await week_over(room)
    room.world.deny(room.world.channel, Permission.ATTACH_FILES)
    assert await room.client.of(WeeklyTables).post_due()
    (table,) = posted(room)
    assert not table.attachments


@pytest.mark.parametrize(
    "trouble", ["an error that can't be", "a long limit", "it hangs", "a bug of ours"]
)
async def test_one_servers_trouble_is_no_others(
    room: BotHarness, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = room.world.add_guild("Plum", room.aoi.person)
    room.world.join(other, room.ben.person)
    await room.world.until(lambda: room.client.channels.in_guild(other.id))
    (place,) = room.world.core.directory.channels_of(other.id)
    settings = await room.service.settings.guild_settings(other.id)
    last = room.service.leaderboards.last_week()
    await room.service.settings.save_guild_settings(
        replace(settings, weekly_channel=place.id, weekly_posted=last)
    )
    await weekly(room)
    await won(room, room.aoi, room.ben)
    challenge = await room.aoi.command("koikoi play", opponent=room.ben, channel=place)
    await room.drawn()
    await room.ben.click("Accept", in_=challenge.message)
    await room.given_up(room.ben, 2)
    await room.later(days=5)
    faults, tables = room.world.core.faults, room.client.of(WeeklyTables)

    def both() -> list[RenderedMessage]:
        return [one for one in room.ben.everything() if "The week on" in one.content]

    if trouble == "it hangs":
        hanging = faults.hold("POST", MESSAGES)
        posting = asyncio.create_task(tables.post_due())
        await room.world.until(lambda: hanging.met and len(both()) == 1)
        hanging.release()
        assert await posting
    elif trouble == "a long limit":
        faults.limit("POST", MESSAGES, retry_after=1336, shared=True)
        assert not await tables.post_due()
        assert len(both()) == 1
    elif trouble == "an error that can't be":
        faults.fail("POST", MESSAGES, 400, code=50035)
        assert not await tables.post_due()
        assert len(both()) == 1
        await room.later(hours=2)
    else:
        week = room.service.leaderboards.week

        async def broken(guild_id: int, monday: date, measure: Measure) -> Sequence[RankedRow]:
            if guild_id == room.world.guild.id:
                raise RuntimeError
            return await week(guild_id, monday, measure)

        with monkeypatch.context() as patched:
            patched.setattr(room.service.leaderboards, "week", broken)
            assert not await tables.post_due()
        assert len(both()) == 1
    assert await tables.post_due()
    assert len(both()) == 2


def test_the_longest_names_fit() -> None:
    long = StandingRow(99_999, 99_999, 0, 999_999, 999, None, 1500)
    for language in WALKED:
        people = tuple(RankedRow(Person(n, "*" * 32), 10_000 + n, long) for n in range(1, 11))
        marks = {one.person.id: (1, 1, 2, 2, 3, 3) for one in people}
        found = Leaderboard(Page(people, 0, 10, 10), people[0], None, None, (), marks)
        for measure in Measure:
            screen = leaderboard_screen(texts_in(language), Board(measure), found, guild="*" * 100)
            assert units(screen.content) <= CONTENT_LIMIT
