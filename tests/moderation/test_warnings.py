"""Warnings of members by a server's admins."""

from __future__ import annotations

import re
from datetime import timedelta

from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.moderation.model import LONGEST_REASON
from bot.moderation.service import Moderation, Ranked
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.storage.engine import Database
from tests.bot.harness import BotHarness
from tests.matches.world import World, exported
from tests.moderation.test_moderation import lines_in, panel
from tests.refused import refuses

ADMIN, BEN = Person(4, "Dai"), Person(2, "Ben")


async def warn(room: BotHarness, who: Pilot, reason: str, days: str = "3") -> RenderedMessage:
    shown = await panel(room, member=who)
    form = await room.aoi.select(panel_id(f"mod-warn {who.id}"), days, in_=shown)
    await room.aoi.submit_modal(form, reason=reason)
    await room.drawn()
    return room.now(shown)


def told(pilot: Pilot) -> list[str]:
    """Return the private messages with warnings, oldest first."""
    return [one.content for one in pilot.messages() if "have warned you" in one.content]


async def looks(room: BotHarness) -> None:
    """Let Ben use a command, and wait for everything that it shows."""
    await room.ben.command("koikoi rules")
    await room.world.until(lambda: not room.client.in_flight.count, "it is answered")


async def test_a_member_reads_a_warning_once_and_without_the_admin(room: BotHarness) -> None:
    shown = await warn(room, room.ben, "Late *again*")
    assert re.search(r"⚠️ Ben · <t:\d+:R> · ends <t:\d+:R> · “Late \\\*again\\\*”", shown.text)
    assert not told(room.ben)
    answer = await room.ben.command("koikoi play")
    assert not answer.ephemeral, "a warning forbids nothing"
    await looks(room)
    (text,) = told(room.ben)
    assert "until <t:" in text
    assert r"“Late \*again\*”" in text
    assert "Aoi" not in text
    assert not told(room.aoi)
    await room.client.close()
    async with room.open():
        await looks(room)
        assert len(told(room.ben)) == 1, "also after a restart"


async def test_a_warning_ends_by_itself_or_is_lifted(room: BotHarness) -> None:
    await warn(room, room.ben, "Late")
    shown = await warn(room, room.ben, "Rude", "0")
    listed = await panel(room)
    assert "**Warnings**" in listed.text
    assert re.search(r"⚠️ Ben · <t:\d+:R> · “Rude”", listed.text)
    assert re.search(r"⚠️ Aoi warned Ben · ends <t:\d+:F> · “Late”", listed.text)
    await room.aoi.select("Choose a warned member", str(room.ben.id), in_=listed)
    assert "**Ben** can play" in room.now(listed).text
    await room.later(days=3)
    now = await panel(room, member=room.ben)
    assert "⚠️ Ben" in now.text
    assert "“Late”" not in now.text
    menu = panel_id(f"mod-unwarn {room.ben.id}")
    await room.aoi.select(menu, "Rude", in_=now)
    assert "⚠️" not in room.now(now).text
    assert "✅ Aoi lifted a warning of Ben" in (await panel(room)).text
    late = await room.aoi.select(menu, "Rude", in_=shown)
    assert "isn't in force any more" in late.text
    await looks(room)
    assert not told(room.ben), "nothing is in force"


async def test_warnings_are_posted_in_the_log_channel(room: BotHarness) -> None:
    await room.aoi.select(panel_id("set log"), room.world.channel, in_=await panel(room))
    await warn(room, room.ben, "Late")
    assert any("⚠️ Aoi warned Ben" in one for one in lines_in(room, room.world.channel))


async def test_a_reason_is_needed_and_others_read_their_language(room: BotHarness) -> None:
    shown = await panel(room, member=room.ben)
    form = await room.aoi.select(panel_id(f"mod-warn {room.ben.id}"), "0", in_=shown)
    assert "reason" in (await room.aoi.submit_modal(form, reason="\u200b")).text
    await warn(room, room.ben, "花" * LONGEST_REASON, "0")
    room.ben.speak("ja")
    await looks(room)
    assert any("管理者から警告がありました" in one.content for one in room.ben.messages())


async def test_warnings_are_of_their_server_and_go_with_their_person(store: Database) -> None:
    world = World(store)
    moderation = world.service.of(Moderation)
    for guild_id, days in ((7, 3), (7, None), (8, None)):
        term = None if days is None else timedelta(days=days)
        await moderation.warn(guild_id, Ranked(ADMIN), Ranked(BEN), f"{guild_id} {days}", term)
    assert [one.reason for one in await moderation.warnings(7, 10)] == ["7 None", "7 3"]
    assert [one.reason for one in await moderation.untold(7, BEN.id)] == ["7 3", "7 None"]
    newest, oldest = await moderation.warnings(7, 10, BEN.id)
    await moderation.note_told([oldest.id])
    assert [one.id for one in await moderation.untold(7, BEN.id)] == [newest.id]
    assert await moderation.warnings(7, 10, ADMIN.id) == ()
    with refuses(Refusal.NOT_WARNED):
        await moderation.unwarn(8, ADMIN, BEN, newest.id)
    with refuses(Refusal.OWN_WARNING):
        await moderation.unwarn(7, BEN, BEN, newest.id)
    world.clock.move(timedelta(days=3))
    assert [one.id for one in await moderation.warnings(7, 10)] == [newest.id]
    with refuses(Refusal.NOT_WARNED):
        await moderation.unwarn(7, ADMIN, BEN, oldest.id)
    await moderation.unwarn(7, ADMIN, BEN, newest.id)  # what has ended is deleted with it
    parts = await exported(world.service.privacy.export(BEN.id))
    assert {one["reason"] for one in parts["warnings"]} == {"8 None"}
    await world.service.privacy.erase(BEN)
    assert await moderation.warnings(7, 10) == await moderation.warnings(8, 10) == ()
