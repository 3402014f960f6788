"""Memory is limited, however many matches and messages there were."""

import asyncio
import gc
from collections.abc import Collection, Sequence
from datetime import timedelta

import pytest

from bot.matches.errors import StoreAway
from bot.matches.models.change_set import Log
from bot.matches.models.match import StoredMatch
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.matches.repository import MatchRepository
from bot.matches.services.messages import Messages
from bot.matches.transitions.change import with_changes
from bot.storage import match_rows, posted_message_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, HERE, MORNING, World, live
from tests.storage.stores import answer_instead

pytestmark = pytest.mark.at_once


def drawn(message_id: int, shown: int) -> PostedMessage:
    return PostedMessage(message_id, 70, 1, PostedMessageKind.TABLE, None, shown, MORNING)


async def test_the_messages_that_are_known_have_an_end(store: Database) -> None:
    world = World(store)
    await world.started()
    notes = Messages(world.service.core, memory=3)
    for message_id in range(1, 11):
        await notes.remember(drawn(message_id, 0))
    assert len(notes._known) == 3
    # An evicted message is stored as before, without an older state.
    for shown in (2, 1, 3):
        for message_id in range(1, 11):
            await notes.remember(drawn(message_id, shown))
    assert len(notes._known) == 3
    assert {one.shown for one in await notes.find()} == {3}
    assert not notes._redrawn


async def test_a_message_that_was_forgotten_and_redrawn_keeps_its_newest_state(
    store: Database,
) -> None:
    world = World(store)
    await world.started()
    notes = Messages(world.service.core, memory=1)
    await notes.remember(drawn(1, 0))
    await notes.remember(drawn(1, 5))  # waits to be written with others
    await notes.remember(drawn(2, 0))  # meanwhile 1 is evicted
    await notes.remember(drawn(1, 4))  # an older drawing arrives late
    assert [one.shown for one in await notes.find()] == [5, 0]


@pytest.mark.usefixtures("only_new_objects")
async def test_matches_that_are_over_leave_nothing_behind(store: Database) -> None:
    world = World(store)
    world.service.core.repository = ledger = MatchRepository(
        world.store, world.service.core.now, world.service.core.load_secret, memory=4
    )
    held = []
    for number in range(24):
        stored = await world.service.computers.start(HERE, AOI, "wild", live("ktane"))
        await world.service.play.resign(stored.id, AOI)
        del stored
        await world.later(minutes=1)
        gc.collect()
        if number >= 8:
            held.append(sum(isinstance(one, StoredMatch) for one in gc.get_objects()))
    assert len(ledger._memory) == 4
    assert not len(ledger.lock)
    assert not len(world.service.core.lock._own)
    assert not world.deadlines._busy
    assert not world.deadlines._resting
    assert max(held) == min(held)
    assert world.clock.now() == MORNING + timedelta(minutes=24)


async def test_a_message_that_is_forgotten_while_others_are_written_stays_forgotten(
    store: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(store)
    await world.started()
    notes = Messages(world.service.core)
    await notes.remember(drawn(1, 0))
    await notes.remember(drawn(1, 5))
    save, begun, go_on = (
        world.store.write,
        asyncio.Event(),
        asyncio.Event(),
    )

    async def slow(saved: Sequence[PostedMessage], gone: Collection[int] = ()) -> None:
        if saved:
            begun.set()
            await go_on.wait()
        await save(posted_message_rows.save_posted_messages, saved, gone)

    answer_instead(monkeypatch, world.store, posted_message_rows.save_posted_messages, slow)
    flushing = asyncio.create_task(notes.flush())
    await begun.wait()
    forgetting = asyncio.create_task(notes.forget(1))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(flushing, forgetting)
    assert not await notes.find()


@pytest.mark.parametrize("why", [StoreAway("the disk is full"), asyncio.CancelledError()])
async def test_what_could_not_be_written_is_kept_unless_it_was_forgotten(
    store: Database, monkeypatch: pytest.MonkeyPatch, why: BaseException
) -> None:
    world = World(store)
    await world.started()
    notes = Messages(world.service.core)
    for message_id in (1, 2):
        await notes.remember(drawn(message_id, 0))
        await notes.remember(drawn(message_id, 5))

    async def away(saved: Sequence[PostedMessage], gone: Collection[int] = ()) -> None:
        raise why

    with monkeypatch.context() as patched:
        answer_instead(patched, world.store, posted_message_rows.save_posted_messages, away)
        with pytest.raises(type(why)):
            await notes.flush()
    await notes.forget(1)
    assert [(one.message_id, one.shown) for one in await notes.find()] == [(2, 5)]


async def test_a_match_that_was_read_before_a_change_does_not_hide_it(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The read began before the change and ended after it."""
    world = World(store)
    await world.started()
    core = world.service.core
    repository = MatchRepository(store, core.now, core.load_secret)
    read, was_read, go_on = store.read, asyncio.Event(), asyncio.Event()

    async def held(match_id: int) -> Log | None:
        kept = await read(match_rows.log, match_id)
        was_read.set()
        await go_on.wait()
        return kept

    with monkeypatch.context() as patched:
        answer_instead(patched, store, match_rows.log, held)
        reading = asyncio.create_task(repository.load(1))
        await was_read.wait()
    changed = await repository.change(1, lambda stored, _: with_changes(stored, deadline=MORNING))
    go_on.set()
    await reading
    assert (await repository.load(1)).revision == changed.stored.revision
