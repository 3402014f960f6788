"""A tournament on a real store: sign-up, rounds, no-shows, leavers, overrides, processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.app import STORED_FEATURES
from bot.matches.errors import InvalidSetting, Refusal, SettingProblem
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import Terms
from bot.matches.transitions.moment import Moment
from bot.storage import leaderboard_rows, match_rows
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    LIVE_ROUND,
    Cause,
    Format,
    Pairing,
    Plan,
    Result,
    Seen,
    Stage,
    Tournament,
)
from bot.tournaments.service import TournamentProgress, Tournaments
from bot.tournaments.standings import winners_of
from bot.tournaments.transitions import next_due
from tests.matches.world import AOI, HERE, World, daily, exported, live
from tests.refused import is_refused, refuses

ADMIN = Person(900, "Admin")
PEOPLE = tuple(Person(201 + n, f"P{n + 1}") for n in range(8))


async def made(
    world: World,
    players: int = 4,
    played: Format = Format.SINGLE,
    *,
    terms: Terms | None = None,
    most: int = 32,
    round_time: timedelta = timedelta(minutes=90),
) -> Tournament:
    plan = Plan(name="Cup", format=played, most=most, round_time=round_time)
    found = await world.service.of(Tournaments).create(
        HERE, ADMIN, plan, terms or live(), timedelta(hours=1)
    )
    return await signed_up(world, found, PEOPLE[:players])


async def signed_up(world: World, found: Tournament, people: Sequence[Person]) -> Tournament:
    """Sign up these people, a second apart, in a single write."""

    def join(found: Tournament, now: Moment) -> Tournament:
        for number, person in enumerate(people, 1):
            found = changes.join(found, person, at=now.at + number * timedelta(seconds=1))
        return found

    found = await world.service.of(Tournaments).change(found.id, join)
    world.clock.move(len(people) * timedelta(seconds=1))
    return found


async def closed(world: World, found: Tournament) -> TournamentProgress:
    """Let the sign-up end."""
    world.clock.move(timedelta(hours=1))
    return await world.service.of(Tournaments).go_on(found.id)


async def all_here(world: World, found: Tournament) -> TournamentProgress:
    """Confirm the presence of all expected players."""
    return await come(world, found, [one for pair in found.undecided for one in pair.people])


async def come(world: World, found: Tournament, people: Sequence[int]) -> TournamentProgress:
    """Confirm the presence of these players in a single write."""

    def here(found: Tournament, _: Moment) -> Tournament:
        for person_id in people:
            found = changes.here(found, person_id)
        return found

    await world.service.of(Tournaments).change(found.id, here)
    return await world.service.of(Tournaments).go_on(found.id)


async def lost_by(
    world: World, pairing: Pairing, loser: Person, *, after_moves: bool = False
) -> None:
    """Let a player resign. The loss is rated only after both have moved."""
    assert pairing.match_id is not None
    if after_moves:
        stored = await world.service.queries.get(pairing.match_id)
        while None in stored.info.moved_at and stored.info.to_act is not None:
            stored = (await world.move(stored)).stored
    await world.service.play.resign(pairing.match_id, loser)


async def first_wins_all(
    world: World, found: Tournament, *, after_moves: bool = False
) -> Tournament:
    """Let the better seed win each match of a live round."""
    course = await all_here(world, found)
    for one in course.tournament.undecided:
        assert one.second is not None
        await lost_by(world, one, found.people[one.second], after_moves=after_moves)
    return (await world.service.of(Tournaments).go_on(found.id)).tournament


def pairs(found: Tournament) -> Sequence[tuple[int, ...]]:
    return [one.people for one in found.of_round(found.round)]


async def test_a_live_elimination_from_the_sign_up_to_the_winner(store: Database) -> None:
    world = World(store)
    found = await made(world, 5)
    assert found.stage is Stage.SIGNUP
    assert next_due(found) == found.closes_at
    course = await closed(world, found)
    found = course.tournament
    assert (found.stage, found.round, found.rounds) == (Stage.RUNNING, 1, 3)
    assert [one.seed for one in found.seeded] == [1, 2, 3, 4, 5]
    assert pairs(found) == [(201,), (204, 205), (202,), (203,)]
    assert not course.begun, "nobody has said yet that they are there"
    found = await first_wins_all(world, found, after_moves=True)
    assert pairs(found) == [(201, 204), (202, 203)]
    found = await first_wins_all(world, found, after_moves=True)
    assert pairs(found) == [(201, 202)]
    found = await first_wins_all(world, found, after_moves=True)
    assert found.stage is Stage.FINISHED
    assert winners_of(found) == (201,)
    info = await store.read(match_rows.info, found.pairings[-1].match_id or 0)
    assert info is not None
    assert info.rated
    assert info.terms.rules.tie == "extra_round"
    assert (await store.read(leaderboard_rows.rating, 7, 202)) is not None, "its matches are rated"
    assert (await world.service.of(Tournaments).owed()) == ((found.id, 7),), "to be shown"
    with refuses(Refusal.TOURNAMENT_OVER):
        await world.service.of(Tournaments).here(found.id, PEOPLE[0])


async def test_it_is_seeded_by_rating(store: Database) -> None:
    world = World(store)
    for _ in range(2):  # P4 beats P1
        await world.given_up(PEOPLE[0], PEOPLE[3])
        world.clock.move(timedelta(minutes=2))
    found = (await closed(world, await made(world, 4))).tournament
    assert [one.person.id for one in found.seeded] == [204, 202, 203, 201]
    assert pairs(found) == [(204, 201), (202, 203)]


@pytest.mark.parametrize(
    ("terms", "days", "problem"),
    [
        (live(rounds="12"), 0, None),
        (live(rounds="24"), 0, SettingProblem.ROUND_LIVE),
        (live("sloperama", target="50"), 0, None),
        (daily(), 1, None),
        (replace(daily(), turn=timedelta(hours=48)), 1, SettingProblem.ROUND_TURN),
        (replace(daily(rounds="12"), turn=timedelta(hours=8)), 3, SettingProblem.ROUND_DAYS),
        (replace(daily(rounds="12"), turn=timedelta(hours=8)), 4, None),
    ],
)
async def test_a_round_has_time_for_its_matches(
    store: Database, terms: Terms, days: int, problem: SettingProblem | None
) -> None:
    world = World(store)
    round_time = timedelta(days=days) if days else LIVE_ROUND
    if problem is None:
        await made(world, 0, terms=terms, round_time=round_time)
        return
    with pytest.raises(InvalidSetting) as refused:
        await made(world, 0, terms=terms, round_time=round_time)
    assert refused.value.problem is problem
    assert not await world.service.of(Tournaments).of_guild(HERE.guild_id or 0), "nothing was made"


async def test_signing_up_has_its_limits(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = await made(world, 3, most=3)
    with refuses(Refusal.ALREADY_SIGNED_UP):
        await tournaments.join(found.id, PEOPLE[0])
    found = await tournaments.join(found.id, PEOPLE[3])
    assert found.waits_as(PEOPLE[3].id) == 1
    await tournaments.leave(found.id, PEOPLE[3])
    await tournaments.leave(found.id, PEOPLE[0])
    with refuses(Refusal.NOT_IN_TOURNAMENT):
        await tournaments.leave(found.id, PEOPLE[0])
    with refuses(Refusal.TOO_FEW_PLAYERS):
        await tournaments.start(found.id)
    with refuses(Refusal.UNKNOWN_TOURNAMENT):
        await tournaments.get(found.id, guild_id=8)
    course = await closed(world, found)
    assert course.tournament.stage is Stage.CANCELLED, "two are too few"
    assert course.tournament.ended_by is None
    with refuses(Refusal.SIGN_UP_CLOSED):
        await tournaments.join(found.id, PEOPLE[5])
    for _ in range(5):
        await made(world, 0)
    with refuses(Refusal.TOO_MANY_TOURNAMENTS):
        await made(world, 0)


async def test_forty_sign_up_at_once_and_nobody_is_lost_or_twice(shared_store: Database) -> None:
    world = World(shared_store)
    found = await made(world, 0)
    people = [Person(300 + n, "x") for n in range(20)] * 2
    done = await asyncio.gather(
        *(world.service.of(Tournaments).join(found.id, one) for one in people),
        return_exceptions=True,
    )
    refused = [one for one in done if isinstance(one, Exception)]
    assert len(refused) == 20
    assert all(is_refused(one, Refusal.ALREADY_SIGNED_UP) for one in refused)
    assert len((await world.service.of(Tournaments).get(found.id)).entrants) == 20


async def test_who_is_not_there_in_time_loses(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = (await closed(world, await made(world, 4))).tournament
    await tournaments.here(found.id, PEOPLE[3])  # of 1–4 only the weaker one comes, of 2–3 nobody
    await tournaments.here(found.id, PEOPLE[3])
    world.clock.move(timedelta(minutes=9))
    assert len((await tournaments.go_on(found.id)).tournament.undecided) == 2
    world.clock.move(timedelta(minutes=1))
    found = (await tournaments.go_on(found.id)).tournament
    assert [(one.result, one.cause) for one in found.of_round(1)] == [
        (Result.SECOND, Cause.NO_SHOW), (Result.NEITHER, Cause.NO_SHOW),
    ]  # fmt: skip
    assert found.stage is Stage.FINISHED, "nobody is left to meet in the final"
    assert winners_of(found) == (204,)


async def test_a_leaver_resigns_and_the_opponent_goes_on(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = (await closed(world, await made(world, 4))).tournament
    found = (await all_here(world, found)).tournament
    first = found.of_round(1)[0]
    await tournaments.leave(found.id, PEOPLE[0])
    found = (await tournaments.go_on(found.id)).tournament
    assert found.of_round(1)[0].result is Result.SECOND
    assert found.of_round(1)[0].cause is Cause.LEFT
    info = await store.read(match_rows.info, first.match_id or 0)
    assert info is not None
    assert (info.status, info.reason) == (Status.FINISHED, "resign")


async def test_of_a_round_robin_a_leaver_loses_the_rest(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 4, Format.ROUND_ROBIN))).tournament
    await world.service.of(Tournaments).leave(found.id, PEOPLE[3])
    while found.stage is Stage.RUNNING:
        found = (await world.service.of(Tournaments).go_on(found.id)).tournament
        found = await first_wins_all(world, found)
    assert [one.cause for one in found.pairings if 204 in one.people] == [Cause.LEFT] * 3
    assert winners_of(found) == (201,)


@pytest.mark.parametrize("played", [Format.ROUND_ROBIN, Format.SWISS])
async def test_a_table_is_played_to_its_end(store: Database, played: Format) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 5, played))).tournament
    assert found.rounds == (5 if played is Format.ROUND_ROBIN else 3)
    while found.stage is Stage.RUNNING:
        found = await first_wins_all(world, found)
    # 205 also wins both matches, and has a bye, which costs nothing in a Swiss.
    assert winners_of(found) == ((201,) if played is Format.ROUND_ROBIN else (205,))


async def test_a_match_without_a_result_begins_again(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 4))).tournament
    found = (await all_here(world, found)).tournament
    aborted = found.of_round(1)[0].match_id or 0
    await world.service.play.abort(aborted, ADMIN)
    course = await world.service.of(Tournaments).go_on(found.id)
    again = course.tournament.of_round(1)[0]
    assert again.match_id in course.begun
    assert again.match_id != aborted
    assert again.result is None


async def test_by_the_day_matches_begin_at_once_and_the_score_decides_at_the_end(
    store: Database,
) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = await made(world, 4, terms=daily(), round_time=timedelta(days=3))
    course = await closed(world, found)
    found = course.tournament
    assert len(course.begun) == 2
    assert found.begin_by is None
    one, two = found.of_round(1)
    await lost_by(world, one, PEOPLE[3])
    slow = await world.service.queries.get(two.match_id or 0)
    loser = world.mover(slow)
    world.clock.move(timedelta(days=3))
    found = (await tournaments.go_on(found.id)).tournament
    assert found.round == 2
    decided = found.of_round(1)[1]
    assert decided.winner not in (None, loser.id), "who was on turn loses with equal points"
    assert decided.cause is Cause.MATCH
    info = await store.read(match_rows.info, two.match_id or 0)
    assert info is not None
    assert (info.status, info.reason) == (Status.FINISHED, "timeout")


async def test_an_admin_decides_a_pairing_and_says_why(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = (await closed(world, await made(world, 4))).tournament
    found = (await all_here(world, found)).tournament
    other = Person(901, "Another admin")
    await tournaments.decide(found.id, 1, Result.SECOND, other, "wrong cards")
    found = (await tournaments.go_on(found.id)).tournament
    one = found.of_round(1)[0]
    assert (one.result, one.cause, one.decided_by, one.note) == (
        Result.SECOND, Cause.ADMIN, other, "wrong cards",
    )  # fmt: skip
    info = await store.read(match_rows.info, one.match_id or 0)
    assert info is not None
    assert info.status is Status.ABORTED, "its match is over, and counts for nobody"
    with refuses(Refusal.PAIRING_DECIDED):
        await tournaments.decide(found.id, 1, Result.DRAW, other, "an elimination has no draws")
    with refuses(Refusal.PAIRING_DECIDED):
        await tournaments.decide(found.id, 9, Result.FIRST, other, "no such pairing")
    await tournaments.remove(found.id, 203, other, "rude")
    found = (await tournaments.go_on(found.id)).tournament
    assert found.round == 2
    removed = found.entrant(203)
    assert removed is not None
    assert (removed.removed_by, removed.note) == (other, "rude")
    with refuses(Refusal.PAIRING_DECIDED):
        await tournaments.decide(found.id, 2, Result.FIRST, other, "of the round before")
    await tournaments.cancel(found.id, other, "rain")
    found = await tournaments.get(found.id)
    assert (found.stage, found.ended_by, found.note) == (Stage.CANCELLED, other, "rain")
    assert next_due(found) is None


@pytest.mark.parametrize("played", list(Format))
@pytest.mark.parametrize("players", [3, 4])
async def test_what_is_said_before_a_decision_comes_true(
    store: Database, played: Format, players: int
) -> None:
    """The confirmation names the next round, the end and the winners."""
    world = World(store)
    tournaments = world.service.of(Tournaments)
    for turn in range(2):
        found = (await closed(world, await made(world, players, played))).tournament
        for step in range(20):
            if found.stage is not Stage.RUNNING:
                break
            pairing = found.undecided[0]
            prospect = await tournaments.prospect(found, pairing)
            assert not prospect.stops
            results = [*prospect.after]
            result = results[(turn * (len(results) - 1) + step * turn) % len(results)]
            seen = Seen(found.round, None)
            await tournaments.decide(found.id, pairing.number, result, ADMIN, "so", seen=seen)
            found = (await tournaments.go_on(found.id, shown=False)).tournament
            foretold = prospect.after[result]
            assert (found.stage, found.round) == (foretold.stage, foretold.round)
            assert winners_of(found) == winners_of(foretold)
            assert pairs(found) == pairs(foretold)
        assert found.stage is Stage.FINISHED


async def test_a_decision_is_only_of_what_was_seen(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = (await closed(world, await made(world, 4, Format.ROUND_ROBIN))).tournament
    seen = Seen(1, None)
    await tournaments.decide(found.id, 1, Result.FIRST, ADMIN, "one", seen=seen)
    for late in (seen, Seen(1, Result.SECOND)):
        with refuses(Refusal.DECIDED_MEANWHILE):
            await tournaments.decide(found.id, 1, Result.SECOND, ADMIN, "two", seen=late)
    corrects = Seen(1, Result.FIRST)
    await tournaments.decide(found.id, 1, Result.DRAW, ADMIN, "three", seen=corrects)
    await tournaments.decide(found.id, 2, Result.FIRST, ADMIN, "four", seen=seen)
    found = (await tournaments.go_on(found.id)).tournament
    assert found.round == 2
    assert [one.note for one in found.of_round(1)] == ["three", "four"]
    for late in (seen, Seen(1, Result.DRAW), Seen(3, None)):
        with refuses(Refusal.ROUND_OVER):
            await tournaments.decide(found.id, 1, Result.FIRST, ADMIN, "five", seen=late)
    assert (await tournaments.get(found.id)) == found


async def test_two_admins_at_once_decide_once(shared_store: Database) -> None:
    """With two processes, too, one of them is refused."""
    world = World(shared_store)
    two = World(shared_store, clock=world.clock)
    found = (await closed(world, await made(world, 4))).tournament
    both = (world.service.of(Tournaments), two.service.of(Tournaments))
    results = (Result.FIRST, Result.SECOND)
    came = await asyncio.gather(
        *(
            one.decide(found.id, 1, result, ADMIN, result, seen=Seen(1, None))
            for one, result in zip(both, results, strict=True)
        ),
        return_exceptions=True,
    )
    assert sum(is_refused(one, Refusal.DECIDED_MEANWHILE) for one in came) == 1
    pairing = (await both[0].get(found.id)).of_round(1)[0]
    assert pairing.note == pairing.result


async def test_two_processes_begin_one_round_and_one_match_for_each_pairing(
    shared_store: Database,
) -> None:
    world = World(shared_store)
    two = World(shared_store, clock=world.clock)
    found = await made(world, 8)
    world.clock.move(timedelta(hours=1))
    both = (world.service.of(Tournaments), two.service.of(Tournaments))
    await asyncio.gather(*(one.go_on(found.id) for one in both for _ in range(3)))
    found = await world.service.of(Tournaments).get(found.id)
    assert (found.round, len(found.pairings)) == (1, 4)
    await asyncio.gather(
        *(
            both[n % 2].here(found.id, found.people[person])
            for one in found.undecided
            for n, person in enumerate(one.people)
        )
    )
    courses = await asyncio.gather(*(one.go_on(found.id) for one in both for _ in range(3)))
    begun = [match for course in courses for match in course.begun]
    assert len(begun) == len(set(begun)) == 4
    assert len(await shared_store.read(match_rows.open_in_guild, 7)) == 4


async def test_time_is_given_back_after_an_outage(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = (await closed(world, await made(world, 4))).tournament
    world.clock.move(timedelta(hours=5))  # the bot was offline
    await tournaments.credit_time(found.id)
    found = (await tournaments.go_on(found.id)).tournament
    assert len(found.undecided) == 2, "nobody has lost"
    assert found.begin_by == world.clock.now() + timedelta(minutes=10)


async def test_an_erased_player_leaves_and_the_pairings_stay_true(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 4))).tournament
    found = (await all_here(world, found)).tournament
    parts = await exported(world.service.privacy.export(PEOPLE[0].id))
    assert len(parts["tournaments"]) == 1
    assert len(parts["pairings"]) == 1
    assert len((await exported(world.service.privacy.export(ADMIN.id)))["tournaments run"]) == 1
    await world.service.privacy.erase(PEOPLE[0])
    found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    gone = found.of_round(1)[0]
    assert gone.first < 0
    assert gone.result is Result.SECOND
    assert found.people[gone.first].name == ""
    await world.service.privacy.erase(AOI)


async def test_who_has_signed_up_and_is_erased_is_no_longer_there(store: Database) -> None:
    world = World(store)
    found = await made(world, 4)
    await world.service.privacy.erase(PEOPLE[0])
    found = await world.service.of(Tournaments).get(found.id)
    assert [one.person.id for one in found.entrants] == [202, 203, 204]


async def test_the_list_of_a_server_has_the_open_ones_first(store: Database) -> None:
    world = World(store)
    first = await made(world, 0)
    second = await made(world, 0)
    await world.service.of(Tournaments).cancel(second.id, ADMIN, "oh")
    listed = await world.service.of(Tournaments).of_guild(7)
    assert [one.id for one in listed] == [first.id, second.id]
    assert await world.service.of(Tournaments).of_guild(8) == ()


async def test_the_check_finds_nothing_wrong_and_then_what_is(store: Database) -> None:
    world = World(store)
    for played in Format:
        found = (await closed(world, await made(world, 5, played))).tournament
        while found.stage is Stage.RUNNING:
            if found.round == 2:
                await world.service.of(Tournaments).leave(found.id, PEOPLE[4])
                found = (await world.service.of(Tournaments).go_on(found.id)).tournament
            found = await first_wins_all(world, found)
    url = str(store.url.render_as_string(hide_password=False))
    assert (await audit(url, STORED_FEATURES)).findings == ()
    spoiled = (
        (
            "tournament_pairings SET result = 'second' WHERE round = 1 AND cause = 'match'",
            "another",
        ),
        ("tournament_players SET seed = 6 - seed", "seeds"),
        ("tournaments SET due = '2026-07-01 09:00:00'", "stage"),
        ("tournaments SET rounds = 9", "rounds"),
    )
    for change, word in spoiled:
        async with store.writing() as connection:
            await connection.execute(text(f"UPDATE {change}"))
        findings = (await audit(url, STORED_FEATURES)).findings
        assert any(word in str(one) for one in findings), (word, findings)
        assert all("Tournament" in str(one) for one in findings)


# ── nobody is there any more ────────────────────────────────────────────────────────────────────


async def passed(world: World, found: Tournament, **span: float) -> Tournament:
    """Let time pass in steps, and run due work."""
    until = world.clock.now() + timedelta(**span)
    while world.clock.now() < until and found.stage.open:
        await world.later(minutes=5 if found.live else 60)
        found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    return found


async def round_over(world: World, found: Tournament, **step: float) -> Tournament:
    """Let time pass until the round is over."""
    number = found.round
    while found.stage.open and found.round == number:
        await world.later(**step)
        found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    return found


@pytest.mark.parametrize("played", [Format.ROUND_ROBIN, Format.SWISS])
async def test_a_live_tournament_that_everybody_left_ends(store: Database, played: Format) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 8, played))).tournament
    found = await passed(world, found, hours=3)
    assert found.stage is Stage.FINISHED
    assert found.round == 2, "two rounds in which nobody was there are enough"
    assert all(found.has_left(one.id) for one in PEOPLE)


async def test_who_misses_two_rounds_in_a_row_leaves(store: Database) -> None:
    """P1 to P4 come to each round, P5 misses one, the others never come."""
    world = World(store)
    found = (await closed(world, await made(world, 8, Format.ROUND_ROBIN))).tournament
    while found.stage is Stage.RUNNING:
        asked = [person for one in found.undecided for person in one.people]
        there = [one for one in asked if one <= 204 or (one == 205 and found.round != 2)]
        course = await come(world, found, there)
        for one in course.tournament.undecided:
            if one.match_id is not None:
                await lost_by(world, one, found.people[one.people[1]])
        found = await round_over(world, found, minutes=5)
    assert found.round == 7
    assert [one.left_round for one in found.seeded] == [None] * 5 + [2] * 3


async def test_a_tournament_by_the_day_that_everybody_left_ends(store: Database) -> None:
    world = World(store)
    plan = await made(world, 8, Format.ROUND_ROBIN, terms=daily(), round_time=timedelta(days=3))
    found = (await closed(world, plan)).tournament
    found = await passed(world, found, days=20)
    assert found.stage is Stage.FINISHED
    begun = [one for one in found.pairings if one.match_id is not None]
    assert max(one.round for one in begun) <= 4
    assert len(begun) <= 4 + 4 + 2 + 1


async def test_a_move_by_the_day_is_a_sign_of_life(store: Database) -> None:
    world = World(store)
    plan = await made(world, 4, Format.ROUND_ROBIN, terms=daily(), round_time=timedelta(days=3))
    found = (await closed(world, plan)).tournament
    for number in (1, 2, 3):
        assert found.round == number
        for one in found.undecided:
            stored = await world.service.queries.get(one.match_id or 0)
            await world.move(stored)  # and never moves again
        found = await round_over(world, found, hours=1)
    played = [one for one in found.pairings if one.cause is Cause.MATCH]
    assert all(any(one.here) for one in played)
    pairs = [pair for one in played for pair in zip(one.people, one.here, strict=True)]
    seen = {person for person, was_seen in pairs if was_seen}
    assert seen
    assert not any(found.has_left(person) for person in seen)
