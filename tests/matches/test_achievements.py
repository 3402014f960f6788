"""Achievements: earned by certain matches, once, permanently, and never under house rules."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import pytest

from bot.daily.service import Daily
from bot.koikoi.cards import Card
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import Rules, Yaku, YakuScore, make_rules
from bot.koikoi.state import Match, MatchEnd, MatchOutcome, Reason, RoundResult
from bot.matches.achievements import (
    PLAYED,
    YAKU,
    counters_after,
    earned_by,
    feats_of,
    first_steps,
    is_earned_by,
    is_published,
)
from bot.matches.models.achievements import FIRST_STEPS, NEEDED, Achievement, Counters
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person
from bot.matches.models.rankings import RatedResult, Rating
from bot.matches.models.terms import ChannelRef
from bot.storage.engine import Database
from tests.matches.sums import counted
from tests.matches.test_rating import MONDAY
from tests.matches.world import AOI, BEN, HERE, SeededRandomness, StackedRandomness, World, live

STANDARD = make_rules("wikipedia-2020", {"rounds": "3"})
ALONE = ChannelRef(guild_id=None, channel_id=90)


def round_won(winner: int, *yaku: Yaku, points: int = 5, **changed: object) -> RoundResult:
    deltas = (points, 0) if winner == 0 else (0, points)
    made = RoundResult(
        number=1,
        oya=0,
        winner=0 if winner == 0 else 1,
        reason=Reason.STOP,
        yaku=tuple(YakuScore(one, points, ()) for one in yaku),
        base=points,
        factor=1,
        points=points,
        deltas=deltas,
        multipliers=(),
        hands=(0, 0),  # type: ignore[arg-type]
        captured=(0, 0),  # type: ignore[arg-type]
        calls=(0, 0),
    )
    return replace(made, **changed)  # type: ignore[arg-type]


def over(
    *results: RoundResult,
    winner: int | None = 0,
    rules: Rules = STANDARD,
    end: MatchEnd = MatchEnd.ROUNDS,
) -> Match:
    seat = None if winner is None else 0 if winner == 0 else 1
    scores = tuple(sum(one.deltas[seat] for one in results) for seat in (0, 1))
    outcome = MatchOutcome(seat, end)  # type: ignore[arg-type]
    return Match(rules, 9, scores, 3, 0, None, results, outcome)  # type: ignore[arg-type]


ROUNDS: dict[Achievement, Callable[[], RoundResult]] = {
    Achievement.GOKO: lambda: round_won(0, Yaku.GOKO),
    Achievement.FOURFOLD: lambda: round_won(0, Yaku.SANKO, factor=4),
    Achievement.TWENTY: lambda: round_won(0, Yaku.SANKO, points=20),
    Achievement.THREE_CALLS: lambda: round_won(0, Yaku.SANKO, calls=(3, 0)),
    Achievement.TURNED: lambda: round_won(0, Yaku.SANKO, calls=(0, 2)),
}
ALMOST = {
    Achievement.GOKO: lambda: round_won(0, Yaku.SHIKO),
    Achievement.FOURFOLD: lambda: round_won(0, Yaku.SANKO, factor=Fraction(7, 2)),
    Achievement.TWENTY: lambda: round_won(0, Yaku.SANKO, points=19),
    Achievement.THREE_CALLS: lambda: round_won(0, Yaku.SANKO, calls=(2, 3)),
    Achievement.TURNED: lambda: round_won(0, Yaku.SANKO, calls=(3, 1)),
}


@pytest.mark.parametrize("achievement", ROUNDS)
def test_a_round_earns_it_for_its_winner_alone(achievement: Achievement) -> None:
    winner, loser = feats_of(over(ROUNDS[achievement](), winner=None))
    assert achievement in winner, "also if nobody wins the match"
    assert loser == (PLAYED,)
    almost, _ = feats_of(over(ALMOST[achievement]()))
    assert achievement not in almost
    given_up, _ = feats_of(over(ROUNDS[achievement](), end=MatchEnd.RESIGN))
    assert achievement in given_up, "the other can't take it away by resigning"
    assert PLAYED not in given_up


@pytest.mark.parametrize("achievement", ROUNDS)
def test_the_round_that_earned_it_is_known(achievement: Achievement) -> None:
    made = ROUNDS[achievement]()
    assert is_earned_by(made, achievement, 0)
    assert not is_earned_by(made, achievement, 1)
    assert not is_earned_by(ALMOST[achievement](), achievement, 0)
    over_many = set(Achievement) - set(ROUNDS) - {Achievement.FIRST_YAKU, Achievement.FIRST_KOI}
    assert not any(is_earned_by(made, one, 0) for one in over_many), "the match's end earns these"


@pytest.mark.parametrize("achievement", ROUNDS)
def test_house_rules_give_nothing_away(achievement: Achievement) -> None:
    cheap = make_rules("wikipedia-2020", {"rounds": "3", "points.kasu": "20"})
    assert feats_of(over(ROUNDS[achievement](), rules=cheap)) == ((PLAYED,), (PLAYED,))


def test_only_the_length_may_be_chosen() -> None:
    for preset in ("wikipedia-2015", "steam", "sloperama"):
        assert is_published(make_rules(preset))
        assert is_published(make_rules(preset, {"rounds": "6"}))
        assert is_published(make_rules(preset, {"target": "60"}))
    assert not is_published(make_rules("steam", {"koi_factor": "own_plus_1"}))


def test_a_win_from_behind_counts_points_that_were_won() -> None:
    behind = [round_won(1, Yaku.SANKO, points=10), round_won(1, Yaku.SANKO, points=10)]
    ahead = round_won(0, Yaku.SHIKO, points=21)
    assert Achievement.COMEBACK in feats_of(over(*behind, ahead))[0]
    assert Achievement.COMEBACK not in feats_of(over(*behind, ahead, winner=1))[0]
    assert Achievement.COMEBACK not in feats_of(over(*behind, ahead, end=MatchEnd.RESIGN))[0]
    assert Achievement.COMEBACK not in feats_of(over(behind[0], ahead))[0]
    paid = round_won(1, Yaku.SANKO, points=10, deltas=(-10, 10))
    assert Achievement.COMEBACK not in feats_of(over(paid, ahead))[0], "10 points are not 20"


def test_every_yaku_is_collected_over_many_matches() -> None:
    assert NEEDED[Achievement.EVERY_YAKU] == len(YAKU)
    counters = Counters()
    for yaku in sorted(YAKU):
        assert Achievement.EVERY_YAKU not in earned(counters)
        counters = counters_after(counters, (PLAYED, yaku), won=False)
    assert Achievement.EVERY_YAKU in earned(counters)


def earned(counters: Counters) -> frozenset[Achievement]:
    same = Rating(25, 8)
    return earned_by((PLAYED,), counters, same, (same, same), won=False)


def test_a_streak_ends_with_what_is_not_won_and_ignores_what_was_given_up() -> None:
    def after(*ends: str) -> int:
        counters = Counters()
        for end in ends:
            feats = () if end == "gift" else (PLAYED,)
            counters = counters_after(counters, feats, won=end in ("won", "gift"))
        return counters.streak

    assert after("won", "won", "gift", "won") == 3
    assert after("won", "won", "lost", "won") == 1
    assert after("gift", "gift", "gift", "gift", "gift") == 0


def test_an_upset_needs_two_ratings_that_are_no_longer_provisional() -> None:
    low, high = Rating(20, 3, 20, 5, 5), Rating(30, 3, 20, 5, 5)

    def upset(own: Rating, theirs: Rating, *, won: bool = True, feats: str = PLAYED) -> bool:
        found = earned_by((feats,), Counters(), own, (own, theirs), won=won)
        return Achievement.UPSET in found

    assert upset(low, high)
    assert not upset(high, low)
    assert not upset(low, high, won=False)
    assert not upset(low, high, feats="goko"), "the other gave up"
    assert not upset(low, replace(high, independent=1))
    assert not upset(replace(low, matches=1), high)
    assert not upset(low, replace(high, mu=28)), "192 are not 200"


def test_opponents_and_matches_are_those_of_the_rating_and_the_first_match_stays() -> None:
    def played(number: int) -> RatedResult:
        at, other = MONDAY + timedelta(days=7 * number), 2 + number % 12
        return RatedResult(7, at, (1, other), 0, (3, 0), (3, 0), (1, None), ((PLAYED,), ()))

    found = counted([played(number) for number in range(1, 121)])
    mine = {key[1]: one.match_id for key, one in found.earned.items() if key[0] == 1}
    assert mine == {Achievement.STREAK: 5, Achievement.OPPONENTS: 10, Achievement.MATCHES: 100}
    assert not any(key[0] != 1 for key in found.earned)


# ── first steps ─────────────────────────────────────────────────────────────────────────────

STEPS: dict[Achievement, tuple[RoundResult, RoundResult]] = {
    Achievement.FIRST_YAKU: (
        round_won(0, Yaku.KASU, points=1),
        round_won(0, points=6, reason=Reason.EXHAUSTED),  # the dealer's points, without a yaku
    ),
    Achievement.FIRST_KOI: (
        round_won(0, Yaku.KASU, calls=(1, 0)),
        round_won(0, Yaku.KASU, calls=(0, 1)),
    ),
}


def ended(match: Match, **changed: object) -> MatchInfo:
    """A finished match between Aoi and Ben on a server, not rated."""
    assert match.outcome is not None
    info = MatchInfo(
        id=5,
        status=Status.FINISHED,
        place=HERE,
        challenger=AOI,
        opponent=BEN,
        terms=live(),
        created_at=MONDAY,
        seats=(AOI, BEN),
        winner=match.outcome.winner,
        reason=match.outcome.reason.value,
        ended_at=MONDAY,
    )
    return replace(info, **changed)  # type: ignore[arg-type]


def steps(match: Match, **changed: object) -> dict[int, set[Achievement]]:
    """Return the first steps that a match is, by person."""
    found: dict[int, set[Achievement]] = {}
    for one in first_steps(ended(match, **changed), match):
        assert (one.match_id, one.earned_at) == (5, MONDAY)
        found.setdefault(one.person_id, set()).add(one.achievement)
    return found


@pytest.mark.parametrize("step", STEPS)
def test_a_step_of_a_round_is_its_winners_under_any_rules(step: Achievement) -> None:
    made, almost = STEPS[step]
    cheap = make_rules("wikipedia-2020", {"rounds": "3", "points.kasu": "20"})
    for rules in (STANDARD, cheap):
        for result in (made, replace(made, winner=0)):
            assert step in steps(over(result, winner=1, rules=rules))[AOI.id]
    assert step not in steps(over(almost, winner=None)).get(AOI.id, set())
    assert is_earned_by(made, step, 0)
    assert not is_earned_by(made, step, 1)
    assert not is_earned_by(almost, step, 0)
    for reason in (Reason.RESIGN, Reason.TIMEOUT, Reason.ABORT):
        broken = replace(made, reason=reason)
        assert not steps(over(broken, winner=None)), "no round was won"
        assert not is_earned_by(broken, step, 0)


def test_a_first_win_is_of_a_match_to_its_end_against_anybody() -> None:
    nothing = round_won(0, points=6, reason=Reason.EXHAUSTED)
    won = {AOI.id: {Achievement.FIRST_WIN}}
    for end in (MatchEnd.ROUNDS, MatchEnd.TARGET, MatchEnd.BUST):
        assert steps(over(nothing, end=end)) == won
    computer = {"opponent": Computer("sprout"), "seats": (AOI, Computer("sprout"))}
    assert steps(over(nothing), **computer) == won
    assert not steps(over(nothing, winner=1), **computer), "the computer earns nothing"
    for end in (MatchEnd.RESIGN, MatchEnd.TIMEOUT, MatchEnd.ABORT):
        assert not steps(over(nothing, end=end))
    assert not steps(over(nothing), rotation_id=3), "a hand at a table is no match that is won"
    assert not steps(over(nothing), status=Status.ABORTED)
    assert not steps(over(nothing, winner=None))
    gone = {"challenger": Person(-1, ""), "seats": (Person(-1, ""), BEN)}
    assert not steps(over(nothing), **gone), "nobody is named again who was erased"


def test_a_first_deal_of_the_day_may_be_lost() -> None:
    day = {
        "day": MONDAY.date(),
        "opponent": Computer("sprout"),
        "seats": (Computer("sprout"), AOI),
    }
    nothing = round_won(0, points=6, reason=Reason.EXHAUSTED)
    assert steps(over(nothing), **day) == {AOI.id: {Achievement.FIRST_DAY}}
    assert not steps(over(nothing, end=MatchEnd.RESIGN), **day)


# ── through the service ─────────────────────────────────────────────────────────────────────


async def names(world: World, person: Person = AOI) -> dict[Achievement, int | None]:
    """Return a person's achievements and the matches that earned them."""
    found = await world.service.queries.achievements(person.id)
    return {one.achievement: one.match_id for one in found.earned}


async def hard_ones(world: World) -> dict[Achievement, int | None]:
    """Return the same without first steps."""
    found = await names(world)
    return {one: match for one, match in found.items() if one not in FIRST_STEPS}


def won_by_the_deal(rules: Rules) -> tuple[Card, ...]:
    """Return a deck whose first deal decides a whole match for the dealer."""
    chance = SeededRandomness()
    while True:
        deck = chance.shuffled()
        outcome = apply(new_match(rules), deal_from_deck(rules, deck)).match.outcome
        if outcome is not None and outcome.winner == 0:
            return deck


async def test_a_match_that_ends_as_it_begins_is_counted(store: Database) -> None:
    once = {"rounds": "1", "teshi": "pay:6", "kuttsuki": "pay:6", "first_dealer": "challenger"}
    terms = live(**once)
    world = World(store, randomness=StackedRandomness([won_by_the_deal(terms.rules)]))
    stored = await world.service.computers.start(ALONE, AOI, "greedy", terms)
    assert (stored.info.status, stored.info.winner) == (Status.FINISHED, 0)
    assert (await names(world))[Achievement.FIRST_WIN] == stored.id


async def against_master(world: World, *, wins: bool, **options: str) -> int:
    """Play a match against *master* that the person wins or loses; return its id."""
    world.thinker.levels = ("master",)
    for _ in range(60):
        stored = await world.service.computers.start(ALONE, AOI, "master", live(**options))
        while stored.info.status.open:
            if stored.info.to_act == stored.info.seat_of(AOI.id):
                await world.move(stored)
            else:
                await world.later(seconds=20)
            stored = await world.service.queries.get(stored.id)
        if (stored.info.winner == stored.info.seat_of(AOI.id)) == wins:
            return stored.id
    raise AssertionError("nobody ever won")


async def test_master_is_beaten_once_for_ever(world: World) -> None:
    resigned = await world.service.computers.start(ALONE, AOI, "greedy", live())
    await world.service.play.resign(resigned.id, AOI)
    await against_master(world, wins=True, rounds="1")
    await against_master(world, wins=True, seven="off")
    await against_master(world, wins=True, rounds="1", target="3")
    assert not await hard_ones(world), "too short, or not by published rules"
    lost = await world.service.computers.start(ALONE, AOI, "master", live())
    await world.service.play.resign(lost.id, AOI)
    assert not await hard_ones(world)
    # Lost and drawn matches on the way earn nothing: the first won one does.
    won = await against_master(world, wins=True)
    assert await hard_ones(world) == {Achievement.MASTER: won}
    await world.later(hours=1)
    await against_master(world, wins=True)
    assert await hard_ones(world) == {Achievement.MASTER: won}


async def test_thirty_days_of_the_daily_need_not_follow_each_other(world: World) -> None:
    for day in range(31):
        progress = (await world.service.queries.achievements(AOI.id)).progress
        assert progress[Achievement.DAYS] == min(day, 30)
        assert not await names(world) or day == 30
        stored = await world.service.of(Daily).start(ALONE, AOI)
        await world.service.play.resign(stored.id, AOI)
        world.clock.move(timedelta(days=2 if day == 7 else 1))
    assert await names(world) == {Achievement.DAYS: 30}


async def test_five_wins_in_a_row_by_playing_and_not_by_gifts(world: World) -> None:
    for _ in range(6):
        stored = await world.started()
        await world.service.play.resign(stored.id, BEN)
    world.clock.move(timedelta(minutes=1))
    assert not await names(world)
    assert (await world.service.queries.achievements(AOI.id)).progress[Achievement.STREAK] == 0
    winner, streak, matches = None, 0, 0
    while streak < 5:
        stored = await world.play_out(await world.started(live(rounds="1")))
        matches += 1
        world.clock.move(timedelta(days=2))  # more than five in a week would not count
        assert stored.info.seats is not None
        now = None if stored.info.winner is None else stored.info.seats[stored.info.winner]
        streak = streak + 1 if now is not None and now == winner else int(now is not None)
        winner = now
        assert matches < 200
    assert isinstance(winner, Person)
    assert (await names(world, winner))[Achievement.STREAK] == stored.id


async def test_erasing_takes_ones_own_and_leaves_what_others_have(world: World) -> None:
    await against_master(world, wins=True)
    for _ in range(3):
        await world.play_out(await world.started(place=HERE))
    before = await world.service.queries.achievements(BEN.id)
    await world.service.privacy.erase(AOI)
    assert not await names(world)
    assert await world.service.queries.achievements(BEN.id) == before
    after = await world.service.queries.achievements(AOI.id)
    assert not any(after.progress.values()), "who comes back is somebody new"


async def test_first_steps_are_earned_once_and_against_the_computer(world: World) -> None:
    """The earliest such match has it; the computer and erased people have none."""
    for number in range(1, 40):
        stored = await world.service.computers.start(ALONE, AOI, "greedy", live(rounds="1"))
        while stored.info.status.open:
            if stored.info.to_act == stored.info.seat_of(AOI.id):
                await world.move(stored)
            else:
                await world.later(seconds=20)
            stored = await world.service.queries.get(stored.id)
        before = await names(world)
        if {Achievement.FIRST_YAKU, Achievement.FIRST_WIN} <= before.keys() and number > 20:
            break
    wins = [
        info.id
        for info in (await world.service.queries.history(AOI.id, None, 0, 100)).items
        if info.winner == info.seat_of(AOI.id)
    ]
    assert before[Achievement.FIRST_WIN] == min(wins)
    assert len(wins) > 1
    assert await world.service.settings.finish_lesson(AOI.id)
    assert not await world.service.settings.finish_lesson(AOI.id), "once"
    assert (await names(world))[Achievement.LESSON] is None
    on_server = (await world.service.queries.achievements(AOI.id, 7)).earned
    assert [one.achievement for one in on_server] == [Achievement.LESSON], "it is of every server"
    await world.service.privacy.erase(AOI)
    assert not await names(world)


def test_each_achievement_has_an_example() -> None:
    """Otherwise no test would show when it is earned, and when not."""
    elsewhere = {
        Achievement.LESSON,  # `tests/bot/test_lesson.py`
        *(Achievement.FIRST_WIN, Achievement.FIRST_DAY, Achievement.EVERY_YAKU),
        *(Achievement.COMEBACK, Achievement.STREAK, Achievement.UPSET, Achievement.OPPONENTS),
        *(Achievement.MATCHES, Achievement.MASTER, Achievement.DAYS),
    }
    missing = set(Achievement) - elsewhere - ROUNDS.keys() - STEPS.keys()
    assert not missing, f"add an example to ROUNDS or STEPS: {sorted(missing)}"
    assert ROUNDS.keys() == ALMOST.keys(), "each example has one in ALMOST that is almost that"
