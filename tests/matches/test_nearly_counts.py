"""Matches that count, next to similar ones that don't: two cases with one difference."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Final

import pytest
from sqlalchemy import Connection, update

from bot.daily.service import Daily
from bot.koikoi.state import Phase
from bot.matches.errors import Refusal
from bot.matches.models.hosting import Ban, Scope, Target
from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.profiles import WinLossRecord
from bot.matches.models.rankings import ENOUGH_IN_SEASON, EVERYWHERE, RatedResult, Rating
from bot.matches.models.terms import ChannelRef
from bot.moderation.service import Moderation, Ranked
from bot.storage import leaderboard_rows, profile_rows
from bot.storage.daily_tables import daily_scores
from tests.matches.sums import counted
from tests.matches.test_rating import MONDAY, match
from tests.matches.world import ADMIN, AOI, BEN, CHIYO, HERE, NO_POINTS, World, live
from tests.refused import refuses

SERVER: Final = 7
Stop = Callable[[World, StoredMatch], Awaitable[object]]


async def after_a_round(world: World, stored: StoredMatch) -> StoredMatch:
    return await world.play_until(stored, Phase.DEAL)


async def after_two_cards(world: World, stored: StoredMatch) -> StoredMatch:
    while None in stored.info.moved_at:
        stored = (await world.move(stored)).stored
    return stored


async def after_one_card(world: World, stored: StoredMatch) -> StoredMatch:
    mover = stored.info.to_act
    while stored.info.to_act == mover:
        stored = (await world.move(stored)).stored
    return stored


async def numbers(world: World, person: Person) -> tuple[int, int, int]:
    """Return the number of a person's counted matches here, of won ones, and their streak."""
    profile = await world.service.profiles.of(SERVER, person, person.id)
    return profile.line.played, profile.line.won, profile.stored.tally.streak


# ── against the computer ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("ends", "record"), [("resign", WinLossRecord(lost=1)), ("abort", WinLossRecord())]
)
async def test_what_is_given_up_against_the_computer_is_lost_and_what_is_ended_is_not(
    world: World, ends: str, record: WinLossRecord
) -> None:
    stored = await world.service.computers.start(HERE, AOI, "wild", live())
    while stored.info.to_act != stored.info.seat_of(AOI.id):
        await world.later(seconds=20)
        stored = await world.service.queries.get(stored.id)
    await world.move(stored)
    if ends == "resign":
        await world.service.play.resign(stored.id, AOI)
    else:
        await world.service.play.abort(stored.id, ADMIN)
    for scope in (SERVER, EVERYWHERE):
        profile = await world.store.read(profile_rows.profile, scope, AOI.id, BEN.id)
        assert profile.computer == record


@pytest.mark.parametrize("opponent", ["computer", "person"])
async def test_a_streak_is_of_matches_with_people(world: World, opponent: str) -> None:
    """Two are won; then one is resigned after both have laid a card."""
    for _ in range(2):
        await world.given_up(BEN, AOI)
        await world.later(minutes=1)
    assert await numbers(world, AOI) == (2, 2, 2)
    if opponent == "computer":
        stored = await world.service.computers.start(HERE, AOI, "wild", live())
        await world.service.play.resign(stored.id, AOI)
        assert await numbers(world, AOI) == (2, 2, 2)
    else:
        stored = await after_two_cards(world, await world.started())
        await world.service.play.resign(stored.id, AOI)
        assert await numbers(world, AOI) == (3, 2, 0)


# ── void matches ────────────────────────────────────────────────────────────────────────────


async def test_of_two_matches_the_one_that_is_not_void_counts_alone(world: World) -> None:
    first, second = [(await world.given_up(BEN, AOI)).id for _ in range(2)]
    for match_id, figure in ((first, 90.0), (second, 60.0)):
        await world.store.write(profile_rows.keep_accuracies, match_id, {AOI.id: figure})
    await world.service.of(Moderation).void(first, SERVER, ADMIN, "")
    for scope in (SERVER, EVERYWHERE):
        profile = await world.store.read(profile_rows.profile, scope, AOI.id, BEN.id)
        assert profile.accuracy is not None
        assert (profile.accuracy.mean, profile.accuracy.matches) == (60.0, 1)
        assert profile.against_reader == WinLossRecord(won=1)
        rating = await world.store.read(leaderboard_rows.rating, scope, AOI.id)
        assert rating is not None
        assert (rating.matches, rating.opponents) == (1, 1)
    assert await numbers(world, AOI) == (1, 1, 1)
    with refuses(Refusal.VOID_ALREADY):
        await world.service.of(Moderation).void(first, SERVER, ADMIN, "")


async def test_only_what_counts_can_be_made_void(world: World) -> None:
    """It must be of another person, of the admin's server, and over."""
    running = await after_two_cards(world, await world.started())
    counts = await world.given_up(BEN, AOI)
    one_card = await after_one_card(world, await world.started(challenger=CHIYO))
    one_card = (await world.service.play.resign(one_card.id, CHIYO)).stored
    void = world.service.of(Moderation).void
    for match_id, admin, refusal in (
        (running.id, ADMIN, Refusal.NOT_FINISHED),
        (one_card.id, ADMIN, Refusal.NOT_COUNTED),
        (counts.id, AOI, Refusal.OWN_VOID),
    ):
        with refuses(refusal):
            await void(match_id, SERVER, admin, "")
    assert await numbers(world, AOI) == (1, 1, 1)
    await void(counts.id, SERVER, ADMIN, "")
    assert await numbers(world, AOI) == (0, 0, 0)


# ── provisional ratings ─────────────────────────────────────────────────────────────────────


def among_themselves(people: int) -> list[RatedResult]:
    """Return earlier matches of the people from 2 on, each with the next one."""
    return [match(2 + n, 3 + n, 0, MONDAY - timedelta(days=200)) for n in range(people - 1)]


@pytest.mark.parametrize(
    ("matches", "opponents", "settled"), [(10, 3, True), (9, 3, False), (10, 2, False)]
)
def test_a_rating_is_provisional_until_both_are_enough(
    matches: int, opponents: int, *, settled: bool
) -> None:
    assert Rating(25, 8, matches, 5, opponents).settled is settled
    days = [MONDAY - timedelta(days=120) + timedelta(days=7 * n) for n in range(matches)]
    played = [match(1, 2 + n % opponents, 0, at) for n, at in enumerate(days)]
    found = counted([*among_themselves(opponents), *played], SERVER)
    assert found.lines["all", 1].ranked is settled
    assert (found.ratings[1].matches, found.ratings[1].opponents) == (matches, opponents)


def test_a_place_in_a_season_needs_one_match_more_than_too_few() -> None:
    spring = MONDAY - timedelta(days=60)
    before = [match(1, 2 + n % 4, 0, spring + timedelta(days=n)) for n in range(12)]
    before = [*among_themselves(4), *before]
    here = [match(1, 2 + n % 4, 0, MONDAY + timedelta(days=7 + n)) for n in range(5)]
    for number in (ENOUGH_IN_SEASON - 1, ENOUGH_IN_SEASON):
        found = counted([*before, *here[:number]], SERVER)
        assert found.lines["q2026-3", 1].ranked is (number == ENOUGH_IN_SEASON)
        assert found.lines["all", 1].ranked


def test_the_second_match_with_somebody_is_no_second_opponent() -> None:
    def here(other: int, guild: int = SERVER) -> RatedResult:
        return replace(match(1, other, 0), guild_id=guild)

    assert counted([here(2), here(2)], SERVER).ratings[1].opponents == 1
    assert counted([here(2), here(3)], SERVER).ratings[1].opponents == 2
    both = [here(2), here(2, guild=8)]
    assert counted(both, 8).ratings[1].opponents == 1, "new on the other server"
    assert counted(both, EVERYWHERE).ratings[1].opponents == 1


# ── blocked and barred ──────────────────────────────────────────────────────────────────────


async def test_what_a_blocked_member_has_begun_counts_and_nothing_new_begins(world: World) -> None:
    begun = await after_a_round(world, await world.started(live(**NO_POINTS)))
    await world.service.of(Moderation).block(SERVER, Ranked(ADMIN), Ranked(BEN), "")
    with refuses(Refusal.BLOCKED):
        await world.started(challenger=BEN, opponent=CHIYO)
    with refuses(Refusal.BLOCKED_OTHER):
        await world.started(challenger=CHIYO, opponent=BEN)
    await world.service.play.resign(begun.id, BEN)
    assert await numbers(world, AOI) == (1, 1, 1)
    assert await numbers(world, BEN) == (1, 0, 0)
    there = ChannelRef(guild_id=8, channel_id=80)
    await world.started(challenger=BEN, opponent=CHIYO, place=there)
    await world.service.of(Moderation).lift(SERVER, Ranked(ADMIN), BEN)
    await world.started(challenger=BEN, opponent=CHIYO)


@pytest.mark.parametrize(
    ("scope", "played", "loses", "wins"),
    [
        (Scope.EVERYTHING, after_a_round, True, True),
        (Scope.EVERYTHING, after_two_cards, True, False),
        (Scope.EVERYTHING, after_one_card, False, False),
        (Scope.FIND, after_a_round, False, False),
    ],
)
async def test_a_barred_person_loses_what_had_begun(
    world: World,
    scope: Scope,
    played: Callable[[World, StoredMatch], Awaitable[StoredMatch]],
    *,
    loses: bool,
    wins: bool,
) -> None:
    """They lose as by resigning; with a ban from matchmaking alone they play on."""
    stored = await played(world, await world.started(live(**NO_POINTS)))
    await world.service.hosting.settle_person(
        Ban(Target.PERSON, BEN.id, "", world.clock.now(), scope=scope)
    )
    over = await world.service.queries.get(stored.id)
    assert over.info.status.open is (scope is Scope.FIND)
    assert await numbers(world, BEN) == (int(loses), 0, 0)
    assert await numbers(world, AOI) == (int(wins), int(wins), int(wins))


# ── ranks within a level ────────────────────────────────────────────────────────────────────


async def test_a_rank_of_a_day_is_among_those_of_its_level_day_and_server(world: World) -> None:
    """Equal results share a rank; a better one counts, unless it is on another board."""
    today, dai = world.service.of(Daily).today(), Person(104, "Dai")
    ids = {}
    for person, level, place in (
        (AOI, "greedy", HERE),
        (BEN, "wild", HERE),
        (CHIYO, "greedy", HERE),
        (dai, "greedy", ChannelRef(guild_id=8, channel_id=80)),
    ):
        stored = await world.service.of(Daily).start(place, person, level)
        assert stored.info.opponent == Computer(level)
        await world.service.play.resign(stored.id, person)
        ids[person.id] = stored.id

    async def ranks(**points: tuple[int, int]) -> list[int]:
        def write(connection: Connection) -> None:
            for name, (won, lost) in points.items():
                person = {"ben": BEN, "chiyo": CHIYO, "dai": dai}[name]
                mine = daily_scores.c.match_id == ids[person.id]
                changed = update(daily_scores).where(mine)
                connection.execute(changed.values(points=won, conceded=lost))

        await world.store.write(write)
        lines = [
            await world.service.of(Daily).standing(today, AOI.id, scope) for scope in (7, None)
        ]
        return [line.rank for line in lines if line is not None]

    assert await ranks(ben=(9, 0), chiyo=(0, 0), dai=(0, 0)) == [1, 1], "another level, and a tie"
    assert await ranks(chiyo=(0, 1)) == [1, 1]
    assert await ranks(chiyo=(1, 5)) == [2, 2]
    assert await ranks(chiyo=(0, 0), dai=(1, 0)) == [1, 2], "another server"
