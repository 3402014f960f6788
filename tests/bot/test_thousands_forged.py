"""Thousands of forged presses: all answered, no data of others changed, nothing in the log."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from typing import Final

import discord
import pytest

from bot.playground.objects.channel import Channel
from bot.playground.objects.components import BUTTON, CHANNEL_SELECT, SELECT
from bot.playground.objects.upload import Upload
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import match_rows
from tests.bot.forging import (
    Forgery,
    bearing,
    board,
    check_log,
    elsewhere,
    mutated,
    on_messages,
    opened,
)
from tests.bot.harness import BotHarness
from tests.bot.test_every_press import ON_LAYOUTS
from tests.matches.world import first_is_best

AT_ONCE: Final = 10
PART: Final = 5
"""The fast half forges the first of this many parts."""


async def furnished(room: BotHarness) -> None:
    """Create many kinds of messages: a running match, a finished one, and everybody's panels."""
    room.thinker.teacher = first_is_best
    await room.started(length="1")
    await room.played_out()
    again = await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    await room.ben.click("Accept", in_=again.message)
    await room.drawn()
    await room.aoi.command("koikoi computer")
    await room.aoi.command("koikoi play")
    await room.drawn()
    for command in (
        "me", "privacy", "games", "history", "leaderboard", "learn", "rules", "daily",
        "puzzle", "achievements",
    ):  # fmt: skip
        await room.aoi.command(f"koikoi {command}")
    replay = (await room.aoi.command("koikoi replay", match=1)).message
    moving = await room.aoi.click("Animation", in_=replay)
    await room.share(room.aoi, moving.message)
    more = await room.aoi.click("More", in_=room.aoi.messages()[0])
    record = await room.aoi.click("Record", in_=more.message)
    assert record.message is not None
    await room.aoi.command("koikoi replay", file=Upload("a", room.file(record.message).encode()))
    await room.aoi.command("koikoi replay")
    await room.aoi.click("Erase", in_=(await room.aoi.command("koikoi privacy")).message)
    await room.aoi.command("koikoi-admin abort", match=3)
    await room.aoi.command("koikoi-admin abort")
    for page in ("", "Tables and time", "Advanced", "By channel", "Export or import…"):
        panel = (await room.aoi.command("koikoi-admin settings")).message
        if page:
            await room.aoi.click(page, in_=panel)
    await opened(room)
    table = next(seen for seen in room.aoi.messages() if "My hand" in seen.labels)
    menu = await room.aoi.click("Menu", in_=table)
    await room.aoi.click("Withdraw", in_=menu.message)
    await room.drawn()


few_or_all = pytest.mark.parametrize(
    "part", [pytest.param(PART, id="few"), pytest.param(1, id="all", marks=pytest.mark.slow)]
)


@few_or_all
async def test_thousands_of_forged_presses_do_nothing_and_leave_no_trace(
    part: int, room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """The pressers are a member who plays nowhere here, and a member of another server."""
    await furnished(room)
    member, stranger = room.world.newcomer("Chiyo"), room.world.stranger("Dai")
    far = await elsewhere(room, stranger)
    before = await others(room)
    with caplog.at_level(logging.DEBUG):
        await forge_many(
            room, [(member, room.world.channel), (stranger, far)], 1600 // part, seed=16
        )
    check_log(caplog)
    after = await others(room)
    assert {what: after[what] for what in before} == before


@few_or_all
async def test_a_player_who_forges_plays_no_hand_but_their_own(
    part: int, room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await furnished(room)
    before = await others(room)
    with caplog.at_level(logging.DEBUG):
        await forge_many(room, [(room.ben, room.ben.dm)], 600 // part, seed=61)
    check_log(caplog)
    after = await others(room)
    for what in before:
        if what.startswith(("settings", "choices", "private")):
            assert after[what] == before[what], what
    for number in (2, 3, 4):
        log = await room.store.read(match_rows.log, number)
        assert log is not None
        assert not [one for one in log.actions if one.person_id == room.aoi.id]


async def forge_many(
    room: BotHarness, forgers: Sequence[tuple[Pilot, Channel]], count: int, *, seed: int
) -> None:
    """Forge this many presses, a few at once."""
    chance = random.Random(seed)
    real = sorted({str(one): one for one in on_messages(room)}.values(), key=str)
    assert len(real) > 150
    own = {pilot.id: await boards(room, channel) for pilot, channel in forgers}
    pilots = [pilot for pilot, _ in forgers] * (AT_ONCE // len(forgers))
    for _ in range(count // AT_ONCE):
        pressing = [forge(room, one, own[one.id], mutated(real, chance), chance) for one in pilots]
        await asyncio.gather(*pressing)
    await room.drawn()


async def boards(room: BotHarness, channel: Channel) -> tuple[RenderedMessage, RenderedMessage]:
    """Return a message with text, and one of components only."""
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.TextDisplay("all there is"))
    place = room.client.get_partial_messageable(channel.id)
    found = room.world.message((await place.send(view=layout)).id)
    assert found is not None
    return await board(room, channel), found


async def forge(
    room: BotHarness,
    pilot: Pilot,
    own: tuple[RenderedMessage, RenderedMessage],
    forgery: Forgery,
    chance: random.Random,
) -> None:
    """Forge one press: on a message with such a button, or on one without."""
    if forgery.custom_id.endswith(("erase-yes", ":report", ":winner", "accept")):
        return  # everybody may press these
    verb = forgery.custom_id.split(":")[-1].split(" ")[0]
    there = own[verb in ON_LAYOUTS]
    seen: RenderedMessage | None = there
    if chance.random() < 0.3:
        seen = chance.choice([*own, None])
    elif forgery.custom_id:
        values = forgery.values if isinstance(forgery.values, list) else []
        offered = [value for value in values if isinstance(value, str) and value]
        kind = forgery.kind if forgery.kind in {BUTTON, SELECT, CHANNEL_SELECT} else None
        seen = bearing(room.now(there), forgery.custom_id, *offered, kind=kind)
    answer = await pilot.forge(
        forgery.custom_id, forgery.values, in_=seen, component_type=forgery.kind
    )
    said = " ".join(one.text for one in answer.messages)
    assert "went wrong" not in said, forgery


async def others(room: BotHarness) -> dict[str, str]:
    """Return data that forgers must not change: matches, settings, choices, existing messages."""
    found = {f"match {number}": repr(await room.stored(number)) for number in (1, 2, 3, 4)}
    found["settings"] = repr(await room.service.settings.guild_settings(room.world.guild.id))
    for pilot in (room.aoi, room.ben):
        chosen = await room.service.settings.preferences(pilot.id)
        found[f"{'choices' if pilot is room.aoi else 'own'} {pilot.id}"] = repr(chosen)
    for one in room.world.core.messages.by_id.values():
        found[f"{'private' if one.only_for == room.aoi.id else 'public'} {one.id}"] = repr(one.wire)
    return found
