"""*Play the winner*: it opens a table for several, or leads to an existing one."""

import asyncio
from datetime import timedelta

import pytest

from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal, Rotation, RotationState
from bot.matches.models.terms import GuildSettings, TimeControl
from bot.playground.objects.channel import Channel
from bot.playground.objects.guild import Guild
from bot.playground.objects.permissions import Permission
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import rotation_rows
from tests.bot.forging import board, pressed
from tests.bot.harness import BotHarness
from tests.bot.test_maintenance import NOTICE, REFUSED, noted

FIFTY = Goal(points=50)


async def sit_down(pilot: Pilot, table: RenderedMessage) -> Answer:
    """Press on the private message that opens under a match's table."""
    menu = await pilot.click("Menu", in_=table)
    return await opened_or_joined(pilot, await pilot.click("Play the winner", in_=menu.message))


async def opened_or_joined(pilot: Pilot, answer: Answer) -> Answer:
    """Say yes to the question whether to open a table, if there is one."""
    if answer.message is None or "Open it" not in answer.message.labels:
        return answer
    assert answer.ephemeral
    return await pilot.click("Open it", in_=answer.message)


async def table_here(room: BotHarness, number: int = 1) -> RenderedMessage:
    """Return the public message of the newest of several tables."""
    await room.drawn()
    shown = [one for one in room.ben.messages() if "Winner stays" in one.content]
    assert len(shown) == number
    assert not shown[-1].ephemeral
    return shown[-1]


async def open_table(room: BotHarness, pilot: Pilot, match: RenderedMessage) -> RenderedMessage:
    """Return the public message of the table that a person has opened."""
    await sit_down(pilot, match)
    return await table_here(room)


async def here(room: BotHarness, channel: Channel | None = None) -> tuple[Rotation, ...]:
    """Return the open tables of a channel."""
    place = channel or room.world.channel
    return await room.store.read(rotation_rows.open_rotations, place.id)


async def tables(room: BotHarness) -> list[list[str]]:
    """Return the people at these tables."""
    return [[one.person.name for one in table.present] for table in await here(room)]


async def test_the_first_opens_a_table_and_the_next_sit_down_at_it(room: BotHarness) -> None:
    await room.service.settings.save_guild_settings(
        GuildSettings(room.world.guild.id, live_minutes=1)
    )
    match = await room.started(rules="ktane", length="6", pace="daily")
    chiyo, dai = (room.world.newcomer(name) for name in ("Chiyo", "Dai"))
    asked = await chiyo.click("Play the winner", in_=match)
    assert asked.text.startswith("**Open a table here?**")
    assert asked.ephemeral
    assert asked.message is not None
    assert await here(room) == (), "nobody else has seen anything"
    await chiyo.click("Open it", in_=asked.message)
    opened = await table_here(room)
    assert not [one for one in chiyo.messages() if "Open it" in one.labels], "the question goes"
    assert "**Winner stays** · to 50 points · " in opened.content
    assert "At the table (1): Chiyo\n2 more are needed." in opened.content
    assert opened.labels == ["Join", "Leave", "Start"]
    (table,) = await here(room)
    rules = (await room.stored()).info.terms.rules
    assert (table.terms.rules.preset, table.goal) == (rules.preset, FIFTY) == ("ktane", FIFTY)
    assert (table.terms.pace, table.terms.turn) == (TimeControl.LIVE, timedelta(minutes=1))
    sat = await dai.click("Play the winner", in_=match)
    assert sat.ephemeral
    assert "At the table (2): Chiyo, Dai" in sat.text
    assert sat.message is not None
    assert sat.message.labels == ["Join", "Leave", "Start"]
    await room.drawn()
    assert "At the table (2): Chiyo, Dai" in room.now(opened).content
    assert [one for one in room.now(match).labels if "Leave" in one] == []
    assert "Chiyo" not in room.now(match).content, "the match's own table names nobody"
    left = await dai.click("Leave", in_=sat.message)
    assert "At the table (1): Chiyo" in left.text


async def test_who_sits_there_already_is_shown_it(room: BotHarness) -> None:
    match = await room.started()
    chiyo = room.world.newcomer("Chiyo")
    await sit_down(chiyo, match)
    for _ in range(2):
        again = await sit_down(chiyo, match)
        assert (again.ephemeral, "At the table (1): Chiyo" in again.text) == (True, True)
    assert await tables(room) == [["Chiyo"]]


async def test_the_players_of_the_match_are_not_in_its_line(room: BotHarness) -> None:
    match = await room.started()
    for pilot in (room.aoi, room.ben):
        refused = await pilot.click("Play the winner", in_=match)
        assert refused.text.startswith("You're playing this match yourself")
    assert await tables(room) == []


async def test_a_table_that_nobody_used_leaves_nothing(room: BotHarness) -> None:
    """Neither when its only person leaves, nor when nobody starts it."""
    match = await room.started()
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    await sit_down(chiyo, match)
    await chiyo.click("Leave", in_=await table_here(room))
    await room.drawn()
    assert not [one for one in room.ben.messages() if "Winner stays" in one.content]
    await sit_down(dai, match)
    (opened,) = await here(room)
    shown = await table_here(room)
    assert opened.deadline is not None
    await room.later(seconds=(opened.deadline - room.clock.now()).total_seconds() + 1)
    await room.world.until(lambda: room.world.message(shown.id) is None, "the table goes")
    stored = await room.service.queries.rotation(opened.id)
    assert (stored.state, stored.message_id) == (RotationState.OVER, None)


async def test_they_play_as_at_any_table(room: BotHarness) -> None:
    match = await room.started(length="1")
    pilots = [room.world.newcomer(name) for name in ("Chiyo", "Dai", "Emi")]
    for pilot in pilots:
        await sit_down(pilot, match)
    await room.drawn()
    shown = next(one for one in room.ben.messages() if "Winner stays" in one.content)
    await pilots[0].click("Start", in_=shown)
    await room.drawn()
    assert "▶️ Round 1: **" in room.now(shown).content
    fumi = await sit_down(room.world.newcomer("Fumi"), match)
    assert "Next to play the winner: Emi, Fumi" in fumi.text, "also while they play"


@pytest.mark.parametrize("at_table", [True, False])
async def test_a_full_table_is_only_for_those_who_sit_there(
    room: BotHarness, at_table: bool
) -> None:
    match = await room.started()
    opened = await open_table(room, room.world.newcomer("P0"), match)
    for number in range(1, 8):
        pilot = room.world.newcomer(f"P{number}")
        await pilot.click("Join", in_=room.now(opened))
    if at_table:
        shown = await sit_down(pilot, match)
        assert (shown.ephemeral, "(8): P0, P1" in shown.text) == (True, True)
        return
    await sit_down(room.world.newcomer("P8"), match)
    await table_here(room, 2)
    assert [len(people) for people in await tables(room)] == [8, 1]
    third = await sit_down(room.world.newcomer("P9"), match)
    assert "At the table (2): P8, P9" in third.text


async def test_two_who_press_at_once_meet_at_one_table(room: BotHarness) -> None:
    match = await room.started()
    pilots = [room.world.newcomer(name) for name in ("Chiyo", "Dai", "Emi")]
    asked = [await pilot.click("Play the winner", in_=match) for pilot in pilots]
    await asyncio.gather(
        *(opened_or_joined(pilot, one) for pilot, one in zip(pilots, asked, strict=True))
    )
    await table_here(room)
    (seated,) = await tables(room)
    assert sorted(seated) == ["Chiyo", "Dai", "Emi"]


async def test_a_table_that_is_over_takes_nobody(room: BotHarness) -> None:
    match = await room.started()
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    await chiyo.click("Leave", in_=await open_table(room, chiyo, match))
    await open_table(room, dai, match)
    assert (await room.service.queries.rotation(1)).state is RotationState.OVER
    assert await tables(room) == [["Dai"]]


async def test_a_table_of_another_channel_is_not_this_one(room: BotHarness) -> None:
    other = room.world.add_channel(room.world.guild, "other")
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    far = await chiyo.command("koikoi table", channel=other)
    assert far.message is not None
    match = await room.started()
    refused = await sit_down(chiyo, match)
    assert refused.ephemeral
    assert f"/{far.message.id})" in refused.text, "they host one there"
    await open_table(room, dai, match)
    await sit_down(chiyo, match)
    assert await tables(room) == [["Dai", "Chiyo"]]


async def test_in_a_thread_the_table_is_in_the_thread(room: BotHarness) -> None:
    thread = room.world.open_thread(room.world.channel, "a thread", room.aoi)
    await sit_down(room.world.newcomer("Chiyo"), await room.started())
    asked = (await room.aoi.command("koikoi play", opponent=room.ben, channel=thread)).message
    assert asked is not None
    await room.drawn()
    await room.ben.click("Accept", in_=asked)
    await room.drawn()
    await sit_down(room.world.newcomer("Dai"), room.now(asked))
    await room.drawn()
    assert [one for one in room.ben.messages(thread) if "At the table (1): Dai" in one.content]
    assert [len(await here(room, thread)), len(await here(room))] == [1, 1]


async def test_after_the_match_and_after_a_restart_the_button_does_the_same(
    room: BotHarness,
) -> None:
    match = await room.started(length="1")
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert "Play the winner" not in room.now(match).labels
    asked = await chiyo.click("Play the winner", in_=match, late=True)
    await opened_or_joined(chiyo, asked)
    opened = await table_here(room)
    await room.client.close()
    async with room.open():
        sat = await dai.click("Play the winner", in_=match, late=True)
        assert "At the table (2): Chiyo, Dai" in sat.text
        await room.drawn()
        assert "At the table (2): Chiyo, Dai" in room.now(opened).content


async def test_a_deleted_table_is_sent_again_to_everybody(room: BotHarness) -> None:
    match = await room.started()
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    room.aoi.delete(await open_table(room, chiyo, match))
    await sit_down(dai, match)
    await room.drawn()
    (again,) = [one for one in room.ben.messages() if "Winner stays" in one.content]
    assert "At the table (2): Chiyo, Dai" in again.content


async def test_the_answer_may_come_late(room: BotHarness) -> None:
    """Although the answer is deferred, the table is public."""
    match = await room.started()
    room.client.interactions.answer_late = 0
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.click("Play the winner", in_=match)
    question = await room.world.until(
        lambda: next((one for one in chiyo.messages() if "Open it" in one.labels), None), "it"
    )
    await chiyo.click("Open it", in_=question)
    await room.world.until(lambda: "Winner stays" in room.ben.last().content, "the table")
    shown = await table_here(room)
    assert "At the table (1): Chiyo" in shown.content
    await room.ben.click("Join", in_=shown)
    await room.drawn()
    assert await tables(room) == [["Chiyo", "Ben"]]


async def test_a_japanese_reads_it_in_japanese(room: BotHarness) -> None:
    match = await room.started()
    chiyo = room.world.newcomer("千代", locale="ja")
    dai = room.world.newcomer("大", locale="ja")
    menu = await chiyo.click("Menu", in_=match)
    asked = await chiyo.click("勝者に挑戦", in_=menu.message)
    await chiyo.click("卓を立てる", in_=asked.message)
    assert "At the table (1): 千代" in (await table_here(room)).content, "the server's language"
    menu = await dai.click("Menu", in_=match)
    sat = await dai.click("勝者に挑戦", in_=menu.message)
    assert "参加者（2人）：千代、大" in sat.text
    assert sat.message is not None
    assert sat.message.labels == ["参加する", "抜ける", "始める"]


async def test_who_may_not_write_in_a_channel_sits_down_at_no_table_there(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await room.started()
    chiyo = room.world.newcomer("Chiyo")
    menu = await chiyo.click("My hand", in_=match)
    await open_table(room, room.world.newcomer("Dai"), match)
    usual = Guild.permissions_of

    def muted(guild: Guild, person_id: int) -> Permission:
        allowed = usual(guild, person_id)
        return allowed & ~Permission.SEND_MESSAGES if person_id == chiyo.id else allowed

    monkeypatch.setattr(Guild, "permissions_of", muted)
    refused = await chiyo.click("Play the winner", in_=menu.message)
    assert "can't write here" in refused.text
    assert await tables(room) == [["Dai"]]


@pytest.mark.parametrize("word", ["winner", "winner-yes"])
async def test_from_direct_messages_no_table_opens(room: BotHarness, word: str) -> None:
    await room.started()
    match = await room.stored()
    for pilot, said in (
        (room.aoi, "You're playing this match yourself"),
        (room.world.newcomer("Chiyo"), "I can't find that match"),
    ):
        shown = await pilot.command("koikoi leaderboard", channel=pilot.dm)
        assert shown.message is not None
        refused = await pressed(pilot, shown.message, f"kk:{match.id}:{match.seq}:{word}")
        assert said in refused.text
    assert await tables(room) == []


async def test_no_table_opens_where_no_match_may(room: BotHarness) -> None:
    match = await room.started()
    chiyo = room.world.newcomer("Chiyo")
    other = room.world.add_channel(room.world.guild, "other")
    elsewhere = GuildSettings(room.world.guild.id, channels=(other.id,))
    await room.service.settings.save_guild_settings(elsewhere)
    refused = await sit_down(chiyo, match)
    assert (refused.ephemeral, f"<#{other.id}>" in refused.text) == (True, True)
    await room.service.settings.save_guild_settings(GuildSettings(room.world.guild.id))
    await noted(room, NOTICE)
    closed = await sit_down(chiyo, match)
    assert closed.ephemeral
    assert closed.text.startswith(REFUSED)
    assert await tables(room) == []


@pytest.mark.parametrize("erased", [True, False])
async def test_nobody_sits_there_who_is_gone(room: BotHarness, erased: bool) -> None:
    match = await room.started(length="1")
    chiyo = room.world.newcomer("Chiyo")
    opened = await open_table(room, chiyo, match)
    if erased:
        answer = await chiyo.command("koikoi privacy")
        asked = await chiyo.click("Erase my data", in_=answer.message)
        await chiyo.click("Yes, erase everything", in_=asked.message)
        await room.drawn()
        assert room.world.message(opened.id) is None
        assert await tables(room) == []
    else:
        room.world.leave(room.world.guild, chiyo.person)
        await room.later(hours=1)
        await room.drawn()
        assert room.world.message(opened.id) is None
    assert not await room.service.queries.games_of(chiyo.id)


async def test_against_the_computer_it_is_not_offered(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer")
    await room.drawn()
    table = room.ben.messages()[0]
    assert "Play the winner" not in table.labels
    menu = (await room.ben.click("Menu", in_=table)).message
    assert menu is not None
    assert menu.labels == ["Watch", "Rules"]


async def test_outside_of_the_server_nobody_sits_down(room: BotHarness) -> None:
    await room.started()
    chiyo = room.world.newcomer("Chiyo")
    far = await pressed(chiyo, await board(room, chiyo.dm), "kk:1:1:winner")
    assert far.text.startswith("I can't find that match")
    assert await tables(room) == []
