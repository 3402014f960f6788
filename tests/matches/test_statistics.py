"""Tallies: the sums over a match's rounds, streaks, and the curve of the rating."""

from dataclasses import replace

import pytest

from bot.koikoi.actions import Resign
from bot.koikoi.match import apply
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Reason
from bot.matches.models.profiles import CURVE, Expected, Tally
from bot.matches.models.round_counts import NUMBERS, OWN_RULES, RoundCounts, YakuCounts
from bot.matches.statistics import counts_of, rules_key, tallied
from bot.matches.yaku_rates import favourites, rates
from tests.matches.test_rating import match as counted
from tests.pictures.played_matches import played

STANDARD = "wikipedia-2020"


def ended(seed: int) -> Match:
    """Return a finished match of random play."""
    *_, last = played(STANDARD, seed, 12)
    return last


def test_what_is_counted_is_what_the_results_say() -> None:
    match = ended(1)
    assert any(any(one.calls) for one in match.results), "random play calls koi-koi"
    for seat in (0, 1):
        found = counts_of(match, 1 if seat else 0)
        won = [one for one in match.results if one.winner == seat]
        called = [one for one in match.results if one.calls[seat]]
        assert found.rounds == len(match.results)
        assert (found.won, found.points) == (len(won), sum(one.points for one in won))
        assert found.called == len(called)
        assert found.paid == sum(one in won for one in called)
        assert found.punished == sum(one.winner == 1 - seat for one in called)
        stopped = [one for one in won if one.reason is Reason.STOP]
        assert found.chances == len({one.number for one in (*called, *stopped)})
        made = [yaku.yaku.value for one in won for yaku in one.yaku]
        (counts,) = found.yaku.values()
        assert counts.made == {yaku: made.count(yaku) for yaku in made}


def test_each_number_of_the_rounds_is_counted() -> None:
    """A new number must be added to `counts_of` in bot/matches/statistics.py."""
    found = [counts_of(ended(seed), seat) for seed in (1, 2, 3) for seat in (0, 1)]
    assert [name for name in NUMBERS if not any(getattr(one, name) for one in found)] == []


def test_a_round_that_was_broken_off_is_not_counted() -> None:
    running = next(one for one in played(STANDARD, 1, 12) if one.round and len(one.results) == 2)
    over = apply(running, Resign(0)).match
    assert len(over.results) == 3
    assert [counts_of(over, seat).rounds for seat in (0, 1)] == [2, 2]
    first = next(one for one in played(STANDARD, 1, 12) if one.round and not one.results)
    assert counts_of(apply(first, Resign(0)).match, 1) == RoundCounts()


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({}, STANDARD),
        ({"rounds": "3"}, STANDARD),
        ({"tie": "extra_round"}, STANDARD),
        ({"seven": "off"}, OWN_RULES),
        ({"points.tane": "2"}, OWN_RULES),
    ],
)
def test_only_rules_that_change_the_rounds_make_them_others(
    options: dict[str, str], key: str
) -> None:
    assert rules_key(make_rules(STANDARD, options)) == key


def test_streaks_and_the_curve() -> None:
    tally = Tally()
    for number, winner in enumerate([0, 0, 1, 0, 0, 0, None]):
        tally = tallied(tally, counted(1, 2, winner), 0, 1500 + number)
    assert (tally.streak, tally.best_streak) == (0, 3), "a draw ends it"
    assert tally.curve == tuple(range(1500, 1507))
    for number in range(2 * CURVE):
        tally = tallied(tally, counted(1, 2, 0), 0, number)
    assert tally.streak == tally.best_streak == 2 * CURVE
    assert tally.curve == tuple(range(CURVE, 2 * CURVE)), "the newest ones"


def test_counts_add_up_by_rules() -> None:
    one = RoundCounts(1, 5, 2, 1, 1, 0, {STANDARD: YakuCounts(3, {"tane": 1})})
    two = RoundCounts(
        2, 9, 3, 2, 0, 1, {STANDARD: YakuCounts(3, {"tane": 1, "tan": 1}), OWN_RULES: YakuCounts(1)}
    )
    tally = Tally()
    for counts in (one, two):
        tally = tallied(tally, replace(counted(1, 2, 0), counts=(counts, counts)), 1, 1500)
    assert tally.counts == RoundCounts(
        3, 14, 5, 3, 1, 1,
        {STANDARD: YakuCounts(6, {"tane": 2, "tan": 1}), OWN_RULES: YakuCounts(1)},
    )  # fmt: skip
    assert tally.counts.rounds == 7


def test_favourites_stand_beside_what_was_to_be_expected() -> None:
    counts = RoundCounts(
        yaku={
            STANDARD: YakuCounts(100, {"tan": 3, "kasu": 9, "month": 1}),
            "steam": YakuCounts(10, {"tan": 1}),
            OWN_RULES: YakuCounts(50, {"goko": 50}),
        }
    )
    found = favourites(counts)
    assert [(one.yaku, one.made) for one in found] == [("kasu", 9), ("tan", 4), ("month", 1)]
    expected = 100 * rates()[STANDARD]["kasu"] + 10 * rates()["steam"]["kasu"]
    assert found[0].expected == pytest.approx(expected)
    assert found[2].expected is None, "it depends on the length of the match"


def test_house_rules_alone_are_compared_with_nothing() -> None:
    counts = RoundCounts(yaku={OWN_RULES: YakuCounts(50, {"goko": 2})})
    assert favourites(counts) == (Expected("goko", 2, None),)
    assert favourites(RoundCounts()) == ()
