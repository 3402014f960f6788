"""People and servers banned by the host, and the actions that remain possible for them."""

from __future__ import annotations

import pytest

from bot.app import ROUTES
from bot.interactions.hosts import OPEN_PRESSES
from bot.matches.errors import StoreAway
from bot.matches.models.hosting import Ban, Target
from bot.matches.models.match import Status
from bot.matches.services.hosting import Hosting
from bot.playground.objects.guild import Guild
from bot.playground.testing.pilot import Pilot
from bot.storage import host_rows, match_rows
from tests.bot.forging import board, elsewhere, pressed
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import failing
from tests.bot.test_greeting import GREETING, joined

BARRED = "The bot's host has barred you: you can't use it."
BARRED_JA = "運営者により、このボットの利用が停止されています。"
BARRED_SERVER = "The bot's host doesn't want it used on this server."


async def bar(room: BotHarness, pilot: Pilot, reason: str = "Cheats") -> None:
    await room.store.write(
        host_rows.save_bar, Ban(Target.PERSON, pilot.id, reason, room.clock.now())
    )
    await room.client.host_desk.look()
    await room.drawn()


async def bar_server(room: BotHarness, guild: Guild) -> None:
    await room.store.write(host_rows.save_bar, Ban(Target.SERVER, guild.id, "", room.clock.now()))
    await room.client.host_desk.look()
    await room.drawn()


COMMANDS = (
    "koikoi computer",
    "koikoi table",
    "koikoi daily",
    "koikoi puzzle",
    "koikoi games",
    "koikoi me",
    "koikoi leaderboard",
    "koikoi profile",
    "koikoi-admin settings",
    "koikoi-admin tournament",
    "help",
)


async def test_a_barred_person_reads_one_sentence_everywhere(room: BotHarness) -> None:
    table = await room.started()
    menu = (await room.aoi.click("Menu")).message
    form = await room.aoi.click("Report a problem", in_=menu)
    await bar(room, room.aoi)
    for command in COMMANDS:
        assert (await room.aoi.command(command)).text.startswith(BARRED), command
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    assert answer.ephemeral
    assert answer.text.startswith(BARRED)
    assert (await room.aoi.user_command("Koi-Koi profile", room.ben)).text.startswith(BARRED)
    answer = await room.aoi.submit_modal(form, problem="x")
    assert answer.text.startswith(BARRED)
    here = await board(room)
    for custom_id in ("kk:0:0:games 0", "kk:1:1:menu", "kk:0:0:nothing"):
        assert (await pressed(room.aoi, here, custom_id)).text.startswith(BARRED), custom_id
    assert await room.aoi.autocomplete("koikoi replay", "match", "") == []
    room.aoi.speak("ja")
    assert (await room.aoi.command("koikoi games")).text.startswith(BARRED_JA)
    assert "Aoi resigned." in room.now(table).content
    assert not (await room.ben.command("koikoi games")).text.startswith(BARRED)


async def test_what_is_kept_about_them_stays_theirs(room: BotHarness) -> None:
    """They can export it, including the ban, and erase it; that doesn't lift the ban."""
    await room.started()
    await bar(room, room.ben)
    panel = (await room.ben.command("koikoi privacy")).message
    assert panel is not None
    sent = (await room.ben.click("Send me my data", in_=panel)).message
    assert sent is not None
    assert "Cheats" in room.file(sent)
    asked = (await room.ben.click("Erase my data", in_=panel)).message
    await room.ben.click("Yes, erase everything", in_=asked)
    await room.drawn()
    assert (await room.ben.command("koikoi games")).text.startswith(BARRED)
    (kept,) = (await room.store.read(host_rows.host_state)).bars
    assert (kept.id, kept.reason) == (room.ben.id, "")
    assert await room.store.write(host_rows.lift_bar, Target.PERSON, room.ben.id)
    await room.client.host_desk.look()
    assert not (await room.ben.command("koikoi games")).text.startswith(BARRED)


def test_what_stays_open_are_presses_that_there_are() -> None:
    assert set(ROUTES.panel) >= OPEN_PRESSES


async def test_nobody_waits_for_somebody_barred(room: BotHarness) -> None:
    """Running matches are resigned, challenges withdrawn, tables and tournaments left."""
    await room.started()
    chiyo = room.world.newcomer("Chiyo")
    await room.ben.command("koikoi play", opponent=chiyo)
    await room.world.newcomer("Dan").command("koikoi play", opponent=room.ben)
    opened = await room.ben.command("koikoi table")
    await room.drawn()
    await bar(room, room.ben)
    found = [(await room.stored(number)).info for number in (1, 2, 3)]
    assert found[0].status is Status.FINISHED
    assert found[0].winner is not None
    assert room.aoi.id == found[0].seats[found[0].winner].id  # type: ignore[index, union-attr]
    assert {one.status for one in found[1:]} <= {Status.WITHDRAWN, Status.DECLINED}
    assert opened.message is None, "a table that nobody used leaves nothing behind"
    answer = await chiyo.command("koikoi play", opponent=room.ben)
    assert answer.text == "Ben isn't accepting challenges right now."
    assert await room.store.read(match_rows.open_matches, room.ben.id) == ()
    assert (await room.store.read(host_rows.host_state)).bars[0].settled


async def test_a_bar_from_while_the_bot_was_away_is_followed_at_the_start(
    room: BotHarness,
) -> None:
    await room.started()
    await room.client.close()
    await room.store.write(
        host_rows.save_bar, Ban(Target.PERSON, room.ben.id, "", room.clock.now())
    )
    async with room.open():
        await room.eventually(lambda info: info.status is Status.FINISHED)
        assert (await room.ben.command("koikoi games")).text.startswith(BARRED)


async def test_somebody_who_was_never_here_can_be_barred(room: BotHarness) -> None:
    dan = room.world.newcomer("Dan")
    await bar(room, dan)
    assert (await dan.command("koikoi computer")).text.startswith(BARRED)


async def test_a_barred_server_reads_why_once_and_the_bot_leaves(room: BotHarness) -> None:
    channel = await elsewhere(room, room.ben)
    guild = room.world.core.directory.guilds[channel.guild_id or 0]
    await room.world.until(
        lambda: any(GREETING in one.content for one in room.ben.messages(channel)), "it is greeted"
    )
    room.world.join(guild, room.aoi.person)
    asked = await room.aoi.command("koikoi play", opponent=room.ben, channel=channel)
    await room.ben.click("Accept", in_=asked.message)
    await room.drawn()
    await bar_server(room, guild)
    assert not room.world.core.directory.guilds[guild.id].bot_is_member
    said = [one.content for one in room.ben.messages(channel)]
    assert [one for one in said if one.startswith(BARRED_SERVER)] == said[-1:]
    assert (await room.stored(1)).info.status is Status.ABORTED
    assert asked.message is not None
    assert "My hand" not in room.now(asked.message).labels

    room.world.invite_bot(guild)  # an admin tries again
    await joined(room)
    await room.world.until(
        lambda: not room.world.core.directory.guilds[guild.id].bot_is_member, "it leaves again"
    )
    said = [one.content for one in room.ben.messages(channel)]
    assert len([one for one in said if one.startswith(BARRED_SERVER)]) == 1
    assert len([one for one in said if GREETING in one]) == 1, "it is greeted no second time"

    assert await room.store.write(host_rows.lift_bar, Target.SERVER, guild.id)
    await room.client.host_desk.look()
    room.world.invite_bot(guild)
    await joined(room)
    assert room.world.core.directory.guilds[guild.id].bot_is_member
    answer = await room.ben.command("koikoi games", channel=channel)
    assert not answer.text.startswith(BARRED_SERVER)


async def test_a_barred_server_is_left_soon_though_something_was_away(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """First the store fails, then the channel for the reason."""
    channel = await elsewhere(room, room.ben)
    guild = room.world.core.directory.guilds[channel.guild_id or 0]
    await room.store.write(host_rows.save_bar, Ban(Target.SERVER, guild.id, "", room.clock.now()))
    with failing(room.store, reads=False), pytest.raises(StoreAway):
        await room.client.host_desk.look()
    room.world.core.faults.fail("POST", "/channels/{channel_id}/messages", 403, code=50001)
    await room.client.host_desk.look()
    assert not room.world.core.directory.guilds[guild.id].bot_is_member
    assert not [one for one in caplog.records if one.exc_info]


async def test_while_the_bot_is_still_there_the_server_reads_a_sentence(room: BotHarness) -> None:
    """Discord may fail to remove the bot immediately."""
    fault = room.world.core.faults.fail(
        "DELETE", "/users/@me/guilds/{guild_id}", 400, code=50055, times=10**6
    )
    await bar_server(room, room.world.guild)
    assert fault.met == 1
    answer = await room.ben.command("koikoi computer")
    assert answer.text.startswith(BARRED_SERVER)
    asked = await room.aoi.command("koikoi-admin erase")
    assert not asked.text.startswith(BARRED_SERVER)
    assert (await room.ben.command("koikoi privacy")).message is not None
    for _ in range(3):
        await room.client.host_desk.look()
    assert fault.met == 1, "it isn't asked again and again"
    said = [one for one in room.ben.messages() if one.content.startswith(BARRED_SERVER)]
    assert len([one for one in said if not one.ephemeral]) == 1


@pytest.mark.parametrize("what", ["kk:0:0:export", "kk:0:0:erase"])
async def test_forged_presses_reach_nothing_else(room: BotHarness, what: str) -> None:
    await bar(room, room.ben)
    here = await board(room)
    assert not (await pressed(room.ben, here, what)).text.startswith(BARRED)
    assert (await pressed(room.ben, here, f"{what}x")).text.startswith(BARRED)


async def test_a_bar_that_can_not_be_followed_holds_up_no_other(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is retried at the next check."""
    await room.started()
    chiyo = room.world.newcomer("Chiyo")
    follow = Hosting.settle_person

    async def breaks(hosting: Hosting, bar: Ban) -> None:
        if bar.id == chiyo.id:
            raise RuntimeError("a bug")
        await follow(hosting, bar)

    now = room.clock.now()
    for pilot in (chiyo, room.ben):
        await room.store.write(host_rows.save_bar, Ban(Target.PERSON, pilot.id, "", now))
    with monkeypatch.context() as broken:
        broken.setattr(Hosting, "settle_person", breaks)
        await room.client.host_desk.look()
    assert (await room.stored()).info.status is Status.FINISHED
    assert "What follows from a bar failed" in caplog.text
    await room.client.host_desk.look()
    assert all(one.settled for one in (await room.store.read(host_rows.host_state)).bars)
