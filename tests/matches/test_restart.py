"""After a stop at any moment and a restart, everything continues."""

from datetime import timedelta
from pathlib import Path

from bot.app import STORED_FEATURES
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.matches.models.match import Status
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.storage.engine import Database
from tests.matches.world import AOI, HERE, World, live
from tests.storage.stores import url_of


async def test_a_match_goes_on_in_a_new_process_after_every_single_move(tmp_path: Path) -> None:
    url = await url_of("sqlite", tmp_path)
    world = World(Database(url, STORED_FEATURES))
    stored = await world.started(live("ktane"))
    while stored.info.status is Status.PLAYING and stored.info.number < 3:
        await world.store.close()
        world = World(
            Database(url, STORED_FEATURES), clock=world.clock, randomness=world.randomness
        )
        again = await world.service.queries.get(stored.id)
        assert again == stored
        if stored.info.to_act is None:
            await world.later(seconds=20)
            stored = await world.service.queries.get(stored.id)
        else:
            stored = (await world.move(again)).stored
    await world.store.close()


async def test_an_owed_round_and_an_owed_move_are_done_after_a_restart(world: World) -> None:
    between = await world.play_until(await world.started(), Phase.DEAL)
    computers = await world.service.computers.start(HERE, AOI, "wild", live("ktane"))
    while computers.info.to_act == computers.info.seat_of(AOI.id):
        computers = (await world.move(computers)).stored
    world.clock.move(timedelta(seconds=30))

    later = World(world.store, clock=world.clock)
    await later.deadlines.tick()
    assert (await later.service.queries.get(between.id)).info.to_act is not None
    assert (await later.service.queries.get(computers.id)).seq > computers.seq


async def test_an_old_button_works_after_a_restart(world: World) -> None:
    stored = await world.started()
    assert stored.match is not None
    action = view_for(stored.match, stored.info.to_act).legal[0].text
    later = World(world.store, clock=world.clock)
    done = await later.service.play.act(stored.id, later.mover(stored), action, stored.seq)
    assert done.seq > stored.seq


async def test_messages_that_show_an_old_state_are_listed_after_a_restart(world: World) -> None:
    stored = await world.started()
    for message, shown in ((1, stored.revision), (2, stored.revision + 1)):
        await world.service.messages.remember(
            PostedMessage(
                message_id=message,
                channel_id=70,
                match_id=stored.id,
                kind=PostedMessageKind.TABLE,
                person_id=None,
                shown=shown,
                sent_at=world.clock.now(),
            )
        )
    assert await world.service.messages.stale() == ()
    await world.move(stored)
    later = World(world.store, clock=world.clock)
    assert [surface.message_id for surface in await later.service.messages.stale()] == [1]
