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
    return await pilot.click("Play the winner", in_=menu.message)


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
    opened = await sit_down(chiyo, match)
    assert not opened.ephemeral
    assert "**Winner stays** · to 50 points · " in opened.text
    assert "At the table (1): Chiyo\n2 more are needed." in opened.text
    assert opened.message is not None
    assert opened.message.labels == ["Join", "Leave", "Start"]
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
    assert "At the table (2): Chiyo, Dai" in room.now(opened.message).content
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


async def test_the_players_may_sit_down_as_well(room: BotHarness) -> None:
    match = await room.started()
    await room.aoi.click("Play the winner", in_=match)
    await room.ben.click("Play the winner", in_=match)
    assert await tables(room) == [["Aoi", "Ben"]]


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
    opened = await sit_down(room.world.newcomer("P0"), match)
    assert opened.message is not None
    for number in range(1, 8):
        pilot = room.world.newcomer(f"P{number}")
        await pilot.click("Join", in_=room.now(opened.message))
    if at_table:
        shown = await sit_down(pilot, match)
        assert (shown.ephemeral, "(8): P0, P1" in shown.text) == (True, True)
        return
    second = await sit_down(room.world.newcomer("P8"), match)
    assert not second.ephemeral
    assert [len(people) for people in await tables(room)] == [8, 1]
    third = await sit_down(room.world.newcomer("P9"), match)
    assert "At the table (2): P8, P9" in third.text


async def test_two_who_press_at_once_meet_at_one_table(room: BotHarness) -> None:
    match = await room.started()
    pilots = [room.world.newcomer(name) for name in ("Chiyo", "Dai", "Emi")]
    answers = await asyncio.gather(
        *(pilot.click("Play the winner", in_=match) for pilot in pilots),
        pilots[0].click("Play the winner", in_=match),
    )
    await room.drawn()
    assert [answer.ephemeral for answer in answers].count(False) == 1
    (seated,) = await tables(room)
    assert sorted(seated) == ["Chiyo", "Dai", "Emi"]
    assert len([one for one in room.ben.messages() if "Winner stays" in one.content]) == 1


async def test_a_table_that_is_over_takes_nobody(room: BotHarness) -> None:
    match = await room.started()
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    opened = await sit_down(chiyo, match)
    await chiyo.click("Leave", in_=opened.message)
    second = await sit_down(dai, match)
    assert not second.ephemeral
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
    opened = await sit_down(dai, match)
    assert not opened.ephemeral
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
    opened = await sit_down(room.world.newcomer("Dai"), room.now(asked))
    assert (opened.ephemeral, "At the table (1): Dai" in opened.text) == (False, True)
    assert [len(await here(room, thread)), len(await here(room))] == [1, 1]


async def test_after_the_match_and_after_a_restart_the_button_does_the_same(
    room: BotHarness,
) -> None:
    match = await room.started(length="1")
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert "Play the winner" not in room.now(match).labels
    opened = await chiyo.click("Play the winner", in_=match, late=True)
    assert not opened.ephemeral
    await room.client.close()
    async with room.open():
        sat = await dai.click("Play the winner", in_=match, late=True)
        assert "At the table (2): Chiyo, Dai" in sat.text
        await room.drawn()
        assert opened.message is not None
        assert "At the table (2): Chiyo, Dai" in room.now(opened.message).content


async def test_a_deleted_table_is_sent_again_to_everybody(room: BotHarness) -> None:
    match = await room.started()
    chiyo, dai = room.world.newcomer("Chiyo"), room.world.newcomer("Dai")
    opened = await sit_down(chiyo, match)
    assert opened.message is not None
    room.aoi.delete(opened.message)
    await sit_down(dai, match)
    await room.drawn()
    (again,) = [one for one in room.ben.messages() if "Winner stays" in one.content]
    assert "At the table (2): Chiyo, Dai" in again.content


async def test_the_answer_may_come_late(room: BotHarness) -> None:
    """Although the answer is deferred, the table is public."""
    match = await room.started()
    room.client.interactions.answer_late = 0
    await room.world.newcomer("Chiyo").click("Play the winner", in_=match)
    await room.drawn()
    (shown,) = [one for one in room.ben.messages() if "Winner stays" in one.content]
    assert "At the table (1): Chiyo" in shown.content
    await room.ben.click("Join", in_=shown)
    await room.drawn()
    assert await tables(room) == [["Chiyo", "Ben"]]


async def test_a_japanese_reads_it_in_japanese(room: BotHarness) -> None:
    match = await room.started()
    chiyo = room.world.newcomer("千代", locale="ja")
    dai = room.world.newcomer("大", locale="ja")
    menu = await chiyo.click("Menu", in_=match)
    opened = await chiyo.click("勝者に挑戦", in_=menu.message)
    assert "At the table (1): 千代" in opened.text, "the server is spoken to in English"
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
    await room.world.newcomer("Dai").click("Play the winner", in_=match)
    usual = Guild.permissions_of

    def muted(guild: Guild, person_id: int) -> Permission:
        allowed = usual(guild, person_id)
        return allowed & ~Permission.SEND_MESSAGES if person_id == chiyo.id else allowed

    monkeypatch.setattr(Guild, "permissions_of", muted)
    refused = await chiyo.click("Play the winner", in_=menu.message)
    assert "may not write here" in refused.text
    assert await tables(room) == [["Dai"]]


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
    opened = await sit_down(chiyo, match)
    assert opened.message is not None
    if erased:
        answer = await chiyo.command("koikoi privacy")
        asked = await chiyo.click("Erase my data", in_=answer.message)
        await chiyo.click("Yes, erase everything", in_=asked.message)
        await room.drawn()
        assert "Chiyo" not in room.now(opened.message).content
        assert await tables(room) == []
    else:
        room.world.leave(room.world.guild, chiyo.person)
        await room.later(hours=1)
        assert "nobody started it" in room.now(opened.message).content
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
    far = await pressed(room.aoi, await board(room, room.aoi.dm), "kk:1:1:winner")
    assert far.text.startswith("Challenges are made in a server's channel.")
    assert await tables(room) == []
