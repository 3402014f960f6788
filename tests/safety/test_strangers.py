"""Matchmaking among strangers: blocks, pauses and bans."""

from __future__ import annotations

from bot.matches.models.hosting import Ban, Scope, Target
from bot.matches.models.people import Person
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.service import Matchmaking
from bot.safety.service import Safety
from bot.storage import host_rows
from tests.bot.harness import BotHarness
from tests.matchmaking.test_found import begun, chika, newest, passes, seeks
from tests.safety.test_blocks import block


async def test_who_is_blocked_is_never_found(room: BotHarness) -> None:
    _, other = await begun(room)
    await block(room, room.aoi)
    for info in await room.service.queries.games_of(room.aoi.id):
        await room.service.play.resign(info.id, info.people[0])
    await room.drawn()
    await seeks(room, room.aoi)
    await seeks(room, other, channel=other.dm)
    await passes(room, minutes=11)
    for pilot in (room.aoi, other):
        waiting = await room.service.of(Matchmaking).state(pilot.id)
        assert waiting is not None
        assert waiting.found_with is None
    await room.service.of(Safety).lift(Person(room.aoi.id, "Aoi"), other.id)
    await passes(room, minutes=5)
    assert "I've found you an opponent" in newest(room.aoi)


async def test_who_often_leaves_or_does_not_come_reads_until_when_they_wait(
    room: BotHarness,
) -> None:
    await begun(room)
    menu = (await room.aoi.click("Menu")).message
    asked = (await room.aoi.click("Withdraw", in_=menu)).message
    answer = await room.aoi.click("Yes, withdraw", in_=asked)
    assert answer.text == "You withdrew. It won't count.", "the first time nothing follows"
    await seeks(room, room.aoi)
    await chika(room)
    await passes(room, seconds=90)
    times = await room.store.read(matchmaking_rows.left_at, room.aoi.id, room.clock.now())
    assert len(times) == 2
    answer = await room.aoi.command("koikoi find")
    assert answer.text.startswith("You've recently left several matches I found for you")
    assert "<t:" in answer.text
    await passes(room, minutes=2)
    assert "looking for an opponent" in (await seeks(room, room.aoi)).text


async def test_who_is_kept_out_of_find_looks_no_more(room: BotHarness) -> None:
    await seeks(room, room.aoi)
    bar = Ban(Target.PERSON, room.aoi.id, "", room.clock.now(), scope=Scope.FIND)
    await room.store.write(host_rows.save_bar, bar)
    await room.client.host_desk.look()
    await room.drawn()
    assert await room.service.of(Matchmaking).state(room.aoi.id) is None
    answer = await room.aoi.command("koikoi find")
    assert answer.text.startswith("The bot's host has barred you from")
    assert (await room.started()).labels
