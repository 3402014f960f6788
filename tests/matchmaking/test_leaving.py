"""Events that contribute to a pause of `/koikoi find`, next to similar ones that don't."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from bot.daily.service import Daily
from bot.koikoi.state import Phase
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.model import (
    CONFIRMS_WITHIN,
    DAILY_FOR,
    LIVE_FOR,
    TOLD_WITHIN,
    Outcome,
    SeekerMessage,
    Why,
)
from bot.matchmaking.pauses import FORGOTTEN_AFTER, LOOKED_BACK, PAUSES
from bot.matchmaking.service import Matchmaking
from bot.safety import store as safety_rows
from bot.storage.people_rows import name_people
from tests.matches.world import AOI, BEN, HERE, World, live
from tests.matchmaking.test_pairing import seek

NOWHERE: Final = ChannelRef(None, 0)
SHORT: Final = live(rounds="1", teshi="off", kuttsuki="off")

Happens = Callable[[World, Person, Person], Awaitable[object]]


async def left(world: World, person: Person) -> int:
    """Return how often somebody has left, as far as it counts."""
    return len(await world.store.read(matchmaking_rows.left_at, person.id, world.clock.now()))


async def begun(world: World, one: Person, two: Person, place: ChannelRef = NOWHERE) -> int:
    """Begin a match; the first person is its challenger."""
    return (await world.started(challenger=one, opponent=two, place=place)).id


async def running_out(
    world: World, one: Person, two: Person, place: ChannelRef = NOWHERE
) -> Person:
    """Let the turn expire and the opponent claim the win; return the person who was on turn."""
    stored = await world.service.queries.get(await begun(world, one, two, place))
    late, waits = world.mover(stored), world.waiter(stored)
    await world.later(minutes=16)
    await world.service.play.claim(stored.id, waits)
    return late


# ── in a match ──────────────────────────────────────────────────────────────────────────────────


async def the_challenger_resigns(world: World, one: Person, two: Person) -> None:
    await world.service.play.resign(await begun(world, one, two), one)


async def the_challenged_one_resigns(world: World, one: Person, two: Person) -> None:
    await world.service.play.resign(await begun(world, one, two), two)


async def one_resigns_on_a_server(world: World, one: Person, two: Person) -> None:
    await world.service.play.resign(await begun(world, one, two, HERE), one)


async def one_resigns_after_a_round(world: World, one: Person, two: Person) -> None:
    await world.given_up(one, two, NOWHERE)


async def one_resigns_against_the_computer(world: World, one: Person, two: Person) -> None:
    stored = await world.service.computers.start(NOWHERE, one, "greedy", SHORT)
    await world.service.play.resign(stored.id, one)


async def one_resigns_the_deal_of_the_day(world: World, one: Person, two: Person) -> None:
    stored = await world.service.of(Daily).start(NOWHERE, one, "greedy")
    await world.service.play.resign(stored.id, one)


async def one_withdraws(world: World, one: Person, two: Person) -> None:
    await world.service.play.withdraw(await begun(world, one, two), one)


async def two_withdraws(world: World, one: Person, two: Person) -> None:
    await world.service.play.withdraw(await begun(world, one, two), two)


async def one_withdraws_on_a_server(world: World, one: Person, two: Person) -> None:
    await world.service.play.withdraw(await begun(world, one, two, HERE), one)


async def both_agree_to_call_it_off(world: World, one: Person, two: Person) -> None:
    match_id = await begun(world, one, two)
    await world.service.play.offer(match_id, one)
    await world.service.play.agree(match_id, two)


async def the_host_calls_it_off(world: World, one: Person, two: Person) -> None:
    await world.service.play.abort(await begun(world, one, two), None)


async def it_is_played_to_its_end(world: World, one: Person, two: Person) -> None:
    stored = await world.started(SHORT, one, two, NOWHERE)
    await world.play_until(stored, Phase.FINISHED)


async def a_challenge_is_taken_back(world: World, one: Person, two: Person) -> None:
    asked = await world.service.challenges.invite(NOWHERE, one, two, SHORT)
    await world.service.challenges.withdraw(asked.id, one)


# ── while somebody looks ────────────────────────────────────────────────────────────────────────


async def look(world: World, *people: Person, pace: TimeControl = TimeControl.LIVE) -> None:
    await seek(world.service, people, pace=pace)


async def found(world: World, one: Person, two: Person, *told: Person) -> None:
    """Match two people, and notify the given ones of them."""
    await look(world, one, two)
    assert (await world.service.of(Matchmaking).bring_together(one.id)).waiting
    for person in told:
        await tell(world, person, SeekerMessage(person.id, 2))


async def tell(world: World, person: Person, message: SeekerMessage) -> None:
    """Note that a message notified somebody of their opponent."""
    matchmaking = world.service.of(Matchmaking)
    seeker = await matchmaking.state(person.id)
    assert seeker is not None
    assert (await matchmaking.note_message(seeker, message)).waiting


async def ends(world: World, person: Person, why: Why, outcome: Outcome) -> None:
    """Check that somebody stopped searching for this reason."""
    assert [one.why for one in outcome.gone if one.seeker.person == person] == [why]


async def one_stops_before_anybody_was_found(world: World, one: Person, two: Person) -> None:
    await look(world, one)
    outcome = await world.service.of(Matchmaking).stop(one.id)
    await ends(world, one, Why.STOPPED, outcome)


async def one_says_no_to_whom_was_found(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    outcome = await world.service.of(Matchmaking).stop(one.id)
    await ends(world, one, Why.STOPPED, outcome)


async def one_says_no_after_having_said_yes(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    await world.service.of(Matchmaking).play(one)
    await world.service.of(Matchmaking).stop(one.id)


async def one_says_yes_and_the_other_no(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    await world.service.of(Matchmaking).play(one)
    await world.service.of(Matchmaking).stop(two.id)


async def one_can_not_be_reached(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, two)
    outcome = await world.service.of(Matchmaking).stop(one.id, Why.UNREACHED)
    await ends(world, one, Why.UNREACHED, outcome)


async def nobody_was_told_in_time(world: World, one: Person, two: Person) -> None:
    await found(world, one, two)
    world.clock.move(TOLD_WITHIN)
    outcome = await world.service.of(Matchmaking).run_due(one.id)
    await ends(world, one, Why.UNREACHED, outcome)
    assert [(waits.person, waits.front) for waits in outcome.waiting] == [(two, True)]


async def only_two_was_told_in_time(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, two)
    world.clock.move(TOLD_WITHIN)
    outcome = await world.service.of(Matchmaking).run_due(two.id)
    await ends(world, one, Why.UNREACHED, outcome)
    assert [(waits.person, waits.front) for waits in outcome.waiting] == [(two, True)]


async def one_stops_before_a_message_told_them(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, two)
    outcome = await world.service.of(Matchmaking).stop(one.id)
    await ends(world, one, Why.STOPPED, outcome)


async def a_hidden_message_told_one(world: World, one: Person, two: Person) -> None:
    """It makes no sound, and one may not have seen it."""
    await found(world, one, two, two)
    until = world.clock.now() + timedelta(minutes=10)
    await tell(world, one, SeekerMessage(7, 8, "token", until))
    await world.service.of(Matchmaking).play(two)
    world.clock.move(CONFIRMS_WITHIN)
    outcome = await world.service.of(Matchmaking).run_due(two.id)
    await ends(world, one, Why.MISSED, outcome)
    assert [(waits.person, waits.front) for waits in outcome.waiting] == [(two, True)]


async def one_says_no_to_a_hidden_message(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, two)
    until = world.clock.now() + timedelta(minutes=10)
    await tell(world, one, SeekerMessage(7, 8, "token", until))
    await world.service.of(Matchmaking).stop(one.id)


async def neither_presses(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    world.clock.move(CONFIRMS_WITHIN)
    outcome = await world.service.of(Matchmaking).run_due(one.id)
    for person in (one, two):
        await ends(world, person, Why.MISSED, outcome)


async def nobody_presses_a_second_before_the_end(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    world.clock.move(CONFIRMS_WITHIN - timedelta(seconds=1))
    assert await world.service.of(Matchmaking).run_due(one.id) == Outcome()


async def only_two_presses(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    await world.service.of(Matchmaking).play(two)
    world.clock.move(CONFIRMS_WITHIN)
    outcome = await world.service.of(Matchmaking).run_due(two.id)
    await ends(world, one, Why.MISSED, outcome)
    assert [(waits.person, waits.front) for waits in outcome.waiting] == [(two, True)]


async def both_press(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    for person in (one, two):
        outcome = await world.service.of(Matchmaking).play(person)
    await ends(world, one, Why.BEGUN, outcome)


async def nobody_is_found_for_as_long_as_one_looks(world: World, one: Person, two: Person) -> None:
    await look(world, one)
    await look(world, two, pace=TimeControl.DAILY)
    world.clock.move(LIVE_FOR)
    await ends(world, one, Why.OVER, await world.service.of(Matchmaking).run_due(one.id))
    world.clock.move(DAILY_FOR - LIVE_FOR)
    await ends(world, two, Why.OVER, await world.service.of(Matchmaking).run_due(two.id))


async def two_blocks_one_before_one_presses(world: World, one: Person, two: Person) -> None:
    await found(world, one, two, one, two)
    await world.store.write(safety_rows.add_block, two.id, one.id, world.clock.now())
    outcome = await world.service.of(Matchmaking).play(one)
    assert {waits.person for waits in outcome.waiting} == {one, two}


LEAVINGS: Final[tuple[tuple[Happens, tuple[int, int]], ...]] = (
    (the_challenger_resigns, (1, 0)),
    (the_challenged_one_resigns, (0, 1)),
    (one_resigns_on_a_server, (0, 0)),
    (one_resigns_after_a_round, (0, 0)),
    (one_resigns_against_the_computer, (0, 0)),
    (one_resigns_the_deal_of_the_day, (0, 0)),
    (one_withdraws, (1, 0)),
    (two_withdraws, (0, 1)),
    (one_withdraws_on_a_server, (0, 0)),
    (both_agree_to_call_it_off, (0, 0)),
    (the_host_calls_it_off, (0, 0)),
    (it_is_played_to_its_end, (0, 0)),
    (a_challenge_is_taken_back, (0, 0)),
    (one_stops_before_anybody_was_found, (0, 0)),
    (one_says_no_to_whom_was_found, (1, 0)),
    (one_says_no_after_having_said_yes, (1, 0)),
    (one_says_yes_and_the_other_no, (0, 1)),
    (one_can_not_be_reached, (0, 0)),
    (nobody_was_told_in_time, (0, 0)),
    (only_two_was_told_in_time, (0, 0)),
    (one_stops_before_a_message_told_them, (0, 0)),
    (a_hidden_message_told_one, (0, 0)),
    (one_says_no_to_a_hidden_message, (1, 0)),
    (neither_presses, (1, 1)),
    (nobody_presses_a_second_before_the_end, (0, 0)),
    (only_two_presses, (1, 0)),
    (both_press, (0, 0)),
    (nobody_is_found_for_as_long_as_one_looks, (0, 0)),
    (two_blocks_one_before_one_presses, (0, 0)),
)
"""Events between two people, and how often each of them left by them."""


async def test_who_has_left_after_what_two_people_do(world: World) -> None:
    faults = []
    for number, (happens, counted) in enumerate(LEAVINGS):
        one, two = (Person(1000 + 2 * number + n, f"P{number}.{n}") for n in (0, 1))
        await happens(world, one, two)
        got = await left(world, one), await left(world, two)
        if got != counted:
            faults.append(f"{happens.__name__}: {got} instead of {counted}")
        for person in (one, two):  # nobody else may be matched with them
            await world.service.of(Matchmaking).stop(person.id, Why.UNREACHED)
    assert not faults, "\n".join(faults)


async def test_the_one_whose_time_runs_out_has_left_and_not_the_one_who_claims_it(
    world: World,
) -> None:
    """This holds for both seats; on a server it doesn't count."""
    seats = set()
    for number in range(4):
        one, two = (Person(1000 + 2 * number + n, f"P{number}.{n}") for n in (0, 1))
        late = await running_out(world, one, two)
        assert [await left(world, person) for person in (one, two)] == [late == one, late == two]
        seats.add(late == one)
        if seats == {True, False}:
            break
    else:
        raise AssertionError("the challenger was always on turn, or never")
    late = await running_out(world, AOI, BEN, HERE)
    assert await left(world, late) == 0


async def test_five_times_within_as_many_weeks_bring_the_longest_pause(world: World) -> None:
    """An old event lengthens a pause until it is forgotten."""
    await world.store.write(name_people, [AOI])
    for _ in PAUSES:
        world.clock.move(FORGOTTEN_AFTER - timedelta(seconds=1))
        await world.store.write(matchmaking_rows.note_missed, AOI.id, world.clock.now())
    until = world.clock.now() + PAUSES[-1]
    assert await world.service.of(Matchmaking).paused_until(AOI.id) == until
    assert await world.service.of(Matchmaking).paused_until(BEN.id) is None
    world.clock.move(PAUSES[-1] - timedelta(seconds=1))
    assert await world.service.of(Matchmaking).paused_until(AOI.id) == until
    world.clock.move(timedelta(seconds=1))
    assert await world.service.of(Matchmaking).paused_until(AOI.id) is None, (
        "at that moment it is over"
    )


async def test_what_is_too_old_to_count_is_deleted_and_only_that(world: World) -> None:
    first = world.clock.now()
    await world.store.write(name_people, [AOI, BEN])
    for person in (AOI, BEN):
        await world.store.write(matchmaking_rows.note_missed, person.id, first)
    second = first + LOOKED_BACK
    await world.store.write(matchmaking_rows.note_missed, AOI.id, second)
    assert {*await world.store.read(matchmaking_rows.left_at, AOI.id, second)} == {first, second}
    third = second + timedelta(seconds=1)
    assert await world.store.read(matchmaking_rows.left_at, AOI.id, third) == (second,)
    await world.store.write(matchmaking_rows.note_missed, AOI.id, third)
    kept = await world.store.read(matchmaking_rows.left_at, AOI.id, first)
    assert {*kept} == {second, third}, "the first one is not stored any more"
    assert await world.store.read(matchmaking_rows.left_at, BEN.id, first) == (first,)
