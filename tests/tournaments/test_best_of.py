"""A pairing of up to three matches: two wins decide, and events in between."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import product
from typing import Any

import pytest
from sqlalchemy import text

from bot.locales import texts_in
from bot.matches.errors import InvalidSetting, SettingProblem
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.storage import match_rows, snapshot_rows
from bot.storage.engine import Database
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    LIVE_ROUND,
    Cause,
    Format,
    Pairing,
    Plan,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.picture_values import bracket_of
from bot.tournaments.service import Tournaments
from bot.tournaments.standings import winners_of
from bot.tournaments.store import wrong_tournaments
from tests.bot.harness import BotHarness
from tests.matches.world import HERE, World, live
from tests.tournaments.opening import plan
from tests.tournaments.test_pairing import AT, begun
from tests.tournaments.test_played import board, looked, newest, settled, signed_up
from tests.tournaments.test_service import ADMIN, PEOPLE, all_here, closed, lost_by
from tests.tournaments.test_service import signed_up as signed_up_at_once
from tests.tournaments.test_states import having, of_match

FIRST, SECOND = Result.FIRST, Result.SECOND
OVER = AT + LIVE_ROUND + timedelta(minutes=1)


async def made(world: World, players: int = 4, **more: Any) -> Tournament:
    plan = Plan(name="Cup", format=Format.SINGLE, round_time=LIVE_ROUND * 3, best_of=3, **more)
    service = world.service.of(Tournaments)
    found = await service.create(HERE, ADMIN, plan, live(), timedelta(hours=1))
    return await signed_up_at_once(world, found, PEOPLE[:players])


async def played(world: World, found: Tournament, number: int, *winners: Result) -> Pairing:
    """Let these players win a pairing's matches, in order."""
    for winner in winners:
        found = (await world.service.of(Tournaments).go_on(found.id)).tournament
        one = found.of_round(found.round)[number - 1]
        assert one.second is not None
        loser = one.second if winner is FIRST else one.first
        await lost_by(world, one, found.people[loser])
    found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    return next(one for one in found.pairings if one.key == (1, number))


async def problems(store: Database) -> list[str]:
    """Return the findings of `koikoi db check` about tournaments."""
    async with store.reading() as connection:
        return [one.sentence async for one in wrong_tournaments(connection)]


async def test_a_bye_of_several_matches_has_no_wins(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world, players=3))).tournament
    (bye,) = [one for one in found.pairings if one.second is None]
    assert bye.wins == (0, 0)
    assert await problems(store) == []


async def test_two_wins_decide_and_each_match_begins_by_itself(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world))).tournament
    found = (await all_here(world, found)).tournament
    one = await played(world, found, 1, SECOND)
    assert (one.wins, one.result) == ((0, 1), None)
    assert one.match_id not in (None, one.first_match_id)
    one = await played(world, found, 1, FIRST)
    assert (one.wins, one.result) == ((1, 1), None)
    one = await played(world, found, 1, FIRST)
    assert (one.wins, one.result, one.cause) == ((2, 1), FIRST, Cause.MATCH)
    numbers = {one.first_match_id, one.second_match_id, one.match_id}
    assert len(numbers - {None}) == 3
    for number in numbers:
        snapshot = await store.read(snapshot_rows.snapshot, number or 0)
        assert snapshot is not None
        assert snapshot.tournament == "Cup", "also those that are over name it"
    two = await played(world, found, 2, SECOND, SECOND)
    assert (two.wins, two.result, two.second_match_id) == ((0, 2), SECOND, None)
    assert await problems(store) == []
    async with store.writing() as connection:
        await connection.execute(
            text("UPDATE tournament_pairings SET first_wins = 0 WHERE round = 1 AND number = 1")
        )
    assert any("other wins than its matches" in one for one in await problems(store))


async def test_a_match_without_a_result_is_played_again(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world))).tournament
    found = (await all_here(world, found)).tournament
    one = await played(world, found, 1, FIRST)
    await world.service.play.abort(one.match_id or 0, ADMIN)
    again = await played(world, found, 1)
    assert (again.wins, again.result) == ((1, 0), None)
    assert again.first_match_id == one.first_match_id
    assert again.match_id not in (None, one.match_id)
    assert await problems(store) == []


@pytest.mark.parametrize("how", ["leaves", "is removed", "is decided against"])
async def test_who_goes_in_between_loses_all(store: Database, how: str) -> None:
    world = World(store)
    service = world.service.of(Tournaments)
    found = (await closed(world, await made(world))).tournament
    found = (await all_here(world, found)).tournament
    one = await played(world, found, 1, FIRST)
    person = found.people[one.first]
    if how == "leaves":
        await service.leave(found.id, person)
    elif how == "is removed":
        await service.remove(found.id, person.id, ADMIN, "rude")
    else:
        await service.decide(found.id, 1, SECOND, ADMIN, "cheated")
    after = await played(world, found, 1)
    assert (after.result, after.wins) == (SECOND, (1, 0))
    assert after.cause is (Cause.ADMIN if "decided" in how else Cause.LEFT)
    info = await store.read(match_rows.info, one.match_id or 0)
    assert info is not None
    assert not info.status.open
    assert await problems(store) == []


@pytest.mark.parametrize("wins", [*product((0, 1), repeat=2)])
async def test_at_the_end_of_the_round_more_wins_decide_or_else_the_running_match(
    store: Database, wins: tuple[int, int]
) -> None:
    world = World(store)
    found = (await closed(world, await made(world))).tournament
    found = (await all_here(world, found)).tournament
    found = await world.service.of(Tournaments).delivered(found.id, world.clock.now())
    one = await played(world, found, 1, *[FIRST] * wins[0], *[SECOND] * wins[1])
    assert (one.wins, one.result) == (wins, None)
    world.clock.move(LIVE_ROUND * 3)
    after = await played(world, found, 1)
    assert after.cause is Cause.MATCH
    info = await store.read(match_rows.info, one.match_id or 0)
    assert info is not None
    if wins[0] == wins[1]:
        assert sum(after.wins) == sum(wins) + 1, "it was adjudged"
        assert info.status is Status.FINISHED
    else:
        assert (after.wins, info.status) == (wins, Status.ABORTED)
        assert after.result is (FIRST if wins[0] else SECOND)
    assert await problems(store) == []


def test_no_win_is_counted_twice_whatever_is_seen_again() -> None:
    """Processing the same match again leaves the pairing unchanged."""
    found = replace(changes.delivered(begun(Format.SINGLE, 4), at=AT), best_of=3)
    found = having(found, match_id=17, here=(True, True))
    one = found.of_round(1)[0]
    info = of_match(17, one, status=Status.FINISHED, winner=1)
    after = changes.go_on(found, {17: info}, {}, at=AT)
    assert changes.go_on(after, {17: info}, {}, at=AT) == after
    assert after.of_round(1)[0].wins == (1, 0)
    assert changes.matches_to_handle(after, {}, at=AT).begin == (after.of_round(1)[0],)
    held = replace(after, held_at=OVER, round_ends=AT)
    assert changes.go_on(held, {}, {}, at=OVER) == held, "a time that stands still is not over"


async def test_only_a_bracket_has_it_and_the_time_is_that_of_three(store: Database) -> None:
    world = World(store)
    found = await made(world, 0)
    assert found.best_of == 3
    for round_time, problem in ((LIVE_ROUND, SettingProblem.ROUND_LIVE), (LIVE_ROUND * 3, None)):
        plan = Plan(name="Cup", format=Format.SINGLE, round_time=round_time, best_of=3)
        terms, service = live(rounds="12"), world.service.of(Tournaments)
        if problem is None:
            await service.create(HERE, ADMIN, plan, terms, timedelta(hours=1))
        else:
            with pytest.raises(InvalidSetting) as refused:
                await service.create(HERE, ADMIN, plan, terms, timedelta(hours=1))
            assert refused.value.problem is problem


async def test_everybody_sees_the_score_of_a_best_of_three(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", best="3")
    assert "Best of three: two wins decide" in board(room).content
    await looked(room, minutes=30)
    found = await newest(room)
    assert found.round_time == LIVE_ROUND * 3
    one = found.undecided[0]
    assert one.second is not None
    for person in one.people:
        await room.world.pilot(person).click("I'm here", in_=board(room))
    await settled(room)
    for wins in ("(1–0)", "(2–0)"):
        number = (await newest(room)).of_round(1)[one.number - 1].match_id
        assert number is not None
        await room.service.play.resign(number, found.people[one.second])
        await settled(room)
        if wins == "(1–0)":
            assert wins in board(room).content
            pairing = bracket_of(texts_in("en"), await newest(room), {}).rounds[0][one.number - 1]
            assert pairing.scores == (1, 0)
    assert (await newest(room)).round == 2
    for person in (await newest(room)).undecided[0].people:
        await room.service.of(Tournaments).here(found.id, Person(person, "x"))
    await looked(room)
    for _ in range(2):
        final = (await newest(room)).undecided[0]
        assert final.match_id is not None
        assert final.second is not None
        await room.service.play.resign(final.match_id, found.people[final.second])
        await settled(room)
    found = await newest(room)
    assert found.stage is Stage.FINISHED
    assert len(winners_of(found)) == 1


async def test_in_a_swiss_it_says_nothing(room: BotHarness) -> None:
    """This holds also if the plan was a bracket before."""
    preview = (await plan(room.aoi, best=3)).message
    assert preview is not None
    form = await room.aoi.click("Change…", in_=preview)
    await room.aoi.submit_modal(form, format="swiss")
    await room.aoi.click("Yes, open the sign-up", in_=room.now(preview))
    await settled(room)
    found = await newest(room)
    assert (found.best_of, found.round_time) == (1, LIVE_ROUND)
    assert "Best of three" not in board(room).content
