"""The line for the winner: who is asked, by whom, and when the next one is."""

from dataclasses import replace
from typing import Any

import pytest

from bot.koikoi.rules import OPTIONS
from bot.matches.changes.winner_queue import hosts_left, hosts_of
from bot.matches.errors import Refusal
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Computer, Person, Preferences
from bot.matches.models.timings import Limits
from bot.matches.services.winner_queue import Advance
from bot.storage import winner_queue_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, exported, live
from tests.refused import refuses

DAI, EMI = Person(104, "Dai"), Person(105, "Emi")


async def nobody_left(_guild_id: int, _person_id: int) -> bool:
    return False


async def line(world: World, match_id: int) -> list[str]:
    return [
        one.person.name
        for one in await world.store.read(winner_queue_rows.people_in_line, match_id)
    ]


async def over(world: World, *waiting: Person) -> StoredMatch:
    """A match that Ben won, and who waits to play him."""
    stored = await world.started()
    for place, person in enumerate(waiting, 1):
        assert await world.service.winner_queue.join(stored.id, person, HERE) == place
    return (await world.service.play.resign(stored.id, AOI)).stored


async def advance(world: World, match_id: int) -> Advance:
    return await world.service.winner_queue.advance(match_id, nobody_left)


def pair(done: Advance) -> tuple[Any, Any]:
    """Who challenged whom."""
    assert done.asked is not None
    info = done.asked.info
    return info.challenger, info.opponent


async def test_the_first_in_line_challenges_the_winner_under_the_same_rules(world: World) -> None:
    stored = await world.started(live("ktane"))
    await world.service.winner_queue.join(stored.id, CHIYO, HERE)
    assert (await advance(world, stored.id)).asked is None, "it is still played"
    await world.service.play.resign(stored.id, BEN)
    done = await advance(world, stored.id)
    assert (pair(done), done.new) == ((CHIYO, AOI), True)
    assert done.asked is not None
    assert done.asked.info.terms == stored.info.terms
    again = await advance(world, stored.id)
    assert (again.asked, again.new) == (done.asked, False), "the line waits for the answer"


@pytest.mark.parametrize("how", ["declined", "expired", "withdrawn", "left"])
async def test_the_next_one_is_asked_if_it_came_to_nothing(world: World, how: str) -> None:
    stored = await over(world, CHIYO, DAI)
    first = (await advance(world, stored.id)).asked
    assert first is not None
    if how == "declined":
        await world.service.challenges.decline(first.id, BEN)
    elif how == "withdrawn":
        await world.service.challenges.withdraw(first.id, CHIYO)
    elif how == "left":
        assert await world.service.winner_queue.leave(stored.id, CHIYO)
        assert not (await world.service.queries.get(first.id)).info.status.open
    else:
        await world.later(minutes=10)
    assert pair(await advance(world, stored.id)) == (DAI, BEN)
    assert await line(world, stored.id) == ["Dai"]


async def test_a_winner_who_is_not_there_is_not_asked_by_the_whole_line(world: World) -> None:
    """Only an answer of theirs, also *Decline*, shows that they are there."""
    people = (CHIYO, DAI, EMI, *(Person(110 + n, f"P{n}") for n in range(4)))
    stored = await over(world, *people)
    for answered in (False, True, False, False):
        asked = (await advance(world, stored.id)).asked
        assert asked is not None
        if answered:
            await world.service.challenges.decline(asked.id, BEN)
        else:
            await world.later(minutes=10)
    done = await advance(world, stored.id)
    assert done.asked is None
    assert [(one.person, error.code) for one, error in done.refused] == [
        (person, Refusal.WINNER_SILENT) for person in people[4:]
    ]
    assert await line(world, stored.id) == []
    counted = len(world.heard)
    for _ in range(24):
        await world.later(minutes=10)
        assert (await advance(world, stored.id)).asked is None
    assert len(world.heard) == counted


async def test_who_waits_follows_the_winner(world: World) -> None:
    stored = await over(world, CHIYO, DAI, EMI)
    first = (await advance(world, stored.id)).asked
    assert first is not None
    await world.service.winner_queue.join(stored.id, DAI, HERE)  # keeps their place
    await world.service.challenges.accept(first.id, BEN)
    assert (await advance(world, stored.id)).followed == first.id
    assert await line(world, stored.id) == []
    assert await line(world, first.id) == ["Dai", "Emi"]
    await world.service.play.resign(first.id, BEN)
    assert pair(await advance(world, first.id)) == (DAI, CHIYO)


async def test_after_a_draw_one_player_is_asked_and_then_the_other(world: World) -> None:
    points = {option.key: "off" for option in OPTIONS if option.key.startswith("points.")}
    points |= {"rounds": "1", "points.goko": "15", "exhaust": "zero", "tie": "draw"}
    points |= {"teshi": "off", "kuttsuki": "off"}
    stored = await world.started(live(**points))
    await world.service.winner_queue.join(stored.id, CHIYO, HERE)
    while stored.info.status is Status.PLAYING:
        stored = (await world.move(stored)).stored
    assert (stored.info.status, stored.info.winner) == (Status.FINISHED, None)
    assert stored.info.seats is not None
    for host in stored.info.seats:
        done = await advance(world, stored.id)
        assert pair(done) == (CHIYO, host)
        assert done.asked is not None
        assert isinstance(host, Person)
        await world.service.challenges.decline(done.asked.id, host)
    assert (await advance(world, stored.id)).asked is None
    assert await line(world, stored.id) == []


@pytest.mark.parametrize("who", [CHIYO, BEN])
async def test_a_challenge_that_was_open_before_is_the_one(world: World, who: Person) -> None:
    stored = await over(world, CHIYO, DAI)
    other = BEN if who == CHIYO else CHIYO
    known = await world.service.challenges.invite(HERE, who, other)
    done = await advance(world, stored.id)
    assert (done.asked and done.asked.id, done.new) == (known.id, False)
    assert done.known is not None
    assert done.known.person == CHIYO
    await world.service.challenges.decline(known.id, other)
    assert pair(await advance(world, stored.id)) == (DAI, BEN)


async def test_who_may_not_ask_makes_room_and_is_named(store: Database) -> None:
    world = World(store, limits=Limits(invitations=1))
    stored = await over(world, CHIYO, DAI)
    await world.service.challenges.invite(HERE, CHIYO, EMI)
    done = await advance(world, stored.id)
    assert pair(done) == (DAI, BEN)
    ((waiting, refused),) = done.refused
    assert (waiting.person, refused.code) == (CHIYO, Refusal.TOO_MANY_INVITATIONS)


async def test_a_winner_who_takes_no_challenges_ends_the_line(world: World) -> None:
    stored = await over(world, CHIYO, DAI)
    await world.service.settings.save_preferences(Preferences(BEN.id, challenges=False))
    done = await advance(world, stored.id)
    assert (done.asked, len(done.refused)) == (None, 2)
    assert await line(world, stored.id) == []


async def test_who_left_the_server_is_passed_over(world: World) -> None:
    stored = await over(world, CHIYO, DAI)

    async def gone(guild_id: int, person_id: int) -> bool:
        return (guild_id, person_id) == (HERE.guild_id, CHIYO.id)

    done = await world.service.winner_queue.advance(stored.id, gone)
    assert pair(done) == (DAI, BEN)


async def test_an_aborted_match_has_no_winner(world: World) -> None:
    stored = await world.started()
    await world.service.winner_queue.join(stored.id, CHIYO, HERE)
    await world.service.play.abort(stored.id, EMI)
    done = await advance(world, stored.id)
    assert [error.code for _, error in done.refused] == [Refusal.NOBODY_WON]
    with refuses(Refusal.NOBODY_WON):
        await world.service.winner_queue.join(stored.id, CHIYO, HERE)


async def test_a_line_is_only_so_long_and_needs_a_match(store: Database) -> None:
    world = World(store, limits=Limits(line=1))
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    with refuses(Refusal.NOT_STARTED):
        await world.service.winner_queue.join(invited.id, CHIYO, HERE)
    await world.service.challenges.accept(invited.id, BEN)
    assert await world.service.winner_queue.join(invited.id, CHIYO, HERE) == 1
    assert await world.service.winner_queue.join(invited.id, CHIYO, HERE) == 1
    with refuses(Refusal.LINE_FULL):
        await world.service.winner_queue.join(invited.id, DAI, HERE)
    assert not await world.service.winner_queue.leave(invited.id, DAI)


async def test_who_is_erased_waits_for_nobody(world: World) -> None:
    stored = await over(world, CHIYO, DAI)
    assert (await exported(world.service.privacy.export(CHIYO.id)))["waiting"]
    await world.service.privacy.erase(CHIYO)
    assert await line(world, stored.id) == ["Dai"]
    assert pair(await advance(world, stored.id)) == (DAI, BEN)


def test_hosts_are_people_who_can_be_asked(world_info: MatchInfo) -> None:
    won = replace(world_info, status=Status.FINISHED, seats=(AOI, Computer("master")), winner=1)
    assert hosts_of(won) == ()
    assert hosts_of(replace(won, winner=0)) == (AOI,)
    drawn = replace(won, seats=(AOI, Person(-1, "")), winner=None)
    assert hosts_of(drawn) == (AOI,)
    assert hosts_left(drawn, CHIYO.id, replace(drawn, opponent=None)) == ()


@pytest.fixture
async def world_info(world: World) -> MatchInfo:
    return (await world.started()).info
