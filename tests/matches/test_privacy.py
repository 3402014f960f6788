"""Erased data stays erased, whatever this process still has in memory."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.daily.service import Daily
from bot.matches.errors import Refusal
from bot.matches.models.hosting import Ban, Target
from bot.matches.models.match import StoredMatch
from bot.matches.models.posted_messages import NAMES_ERASED, PostedMessage, PostedMessageKind
from bot.matches.models.terms import GuildSettings
from bot.storage import host_rows, posted_message_rows, server_rows
from bot.storage.engine import Database
from tests.daily.test_service import finished
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, live
from tests.refused import refuses

pytestmark = pytest.mark.at_once

X = HERE.guild_id or 0
Change = Callable[[World], Awaitable[None]]


async def erased(world: World) -> None:
    await world.service.privacy.erase(AOI)


async def doubted(world: World) -> None:
    await world.service.hosting.doubt_open()


async def told(world: World, shown: int, match: StoredMatch) -> None:
    """Store a note that the table of a match was drawn; the first note is written immediately."""
    note = PostedMessage(60, 70, match.id, PostedMessageKind.TABLE, None, shown, world.clock.now())
    await world.service.messages.remember(note)


@pytest.mark.parametrize("change", [erased, doubted])
async def test_a_note_that_waits_does_not_say_that_the_old_message_is_right(
    world: World, change: Change
) -> None:
    running = await world.started(live("ktane"), AOI, BEN)
    await told(world, 0, running)
    await told(world, running.info.revision, running)
    await change(world)
    await world.service.messages.flush()
    (found,) = await world.store.read(posted_message_rows.messages_of, running.id, None)
    assert found.shown == NAMES_ERASED


async def test_who_is_erased_at_once_after_a_start_leaves_the_mark_of_the_day(
    store: Database,
) -> None:
    before = World(store)
    await finished(before, AOI)
    after = World(store, clock=before.clock)
    await after.service.privacy.erase(AOI)
    with refuses(Refusal.DAILY_PLAYED):
        await after.service.of(Daily).start(HERE, AOI)


async def test_what_is_in_memory_is_erased_too(world: World) -> None:
    over = await world.play_out(await world.started(live("ktane"), AOI, BEN))
    assert AOI in (await world.service.queries.get(over.id)).info.people
    await world.service.privacy.erase(AOI)
    assert AOI not in (await world.service.queries.get(over.id)).info.people
    assert (await world.service.queries.get(over.id)).info.place.guild_id == X
    await world.service.servers.erase(X)
    assert (await world.service.queries.get(over.id)).info.place.guild_id != X


async def test_a_bar_is_settled_once_what_the_person_begins_just_now_is_there(
    world: World,
) -> None:
    """Otherwise it would stay open forever: a ban is settled only once."""
    bar = Ban(Target.PERSON, AOI.id, "", world.clock.now())
    await world.store.write(host_rows.save_bar, bar)
    async with world.service.core.person_lock(AOI.id):
        settled = asyncio.create_task(world.service.hosting.settle_person(bar))
        for _ in range(50):
            (known,) = (await world.store.read(host_rows.host_state)).bars
            assert not known.settled
    await settled
    (known,) = (await world.store.read(host_rows.host_state)).bars
    assert known.settled


async def test_settings_that_were_just_chosen_go_with_their_server(world: World) -> None:
    def other(settings: GuildSettings) -> GuildSettings:
        return replace(settings, threads=not settings.threads)

    service = world.service
    chosen = [
        asyncio.create_task(service.settings.change_guild_settings(X, CHIYO, other))
        for _ in range(10)
    ]
    erased = asyncio.create_task(service.servers.erase(X))
    await asyncio.gather(*chosen, erased)
    assert await world.store.read(server_rows.known_guilds) == frozenset()
