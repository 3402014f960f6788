"""Ratings by OpenSkill, and how one match changes ratings and leaderboards.

OpenSkill (Weng and Lin 2011) is a published method as good as TrueSkill, free to use, and kept up.
For two players it needs only the winner and no tuning, and the same log always gives the same
rating. Everything here is pure: the end of a match and `koikoi db check` use the same code.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from openskill import __version__
from openskill.models import PlackettLuce

from bot.matches.models.rankings import (
    ALL_TIME,
    ENOUGH_IN_SEASON,
    EVERYWHERE,
    RATED_A_WEEK,
    BestHand,
    Carried,
    ExclusionReason,
    RatedResult,
    Rating,
    RatingChange,
    SeasonStart,
    StandingRow,
    season_of,
    week_of,
    week_period,
)

LIBRARY: Final = f"openskill {__version__}"
"""The library that computes ratings. Other versions of it may compute other ratings."""
_MODEL: Final = PlackettLuce()
NEW: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of somebody who has not played yet."""
START: Final = 1500
PROVISIONAL_SHARE: Final = 0.25
"""The part of its usual way by which a rating moves against a provisional one."""
_SCALE: Final = 24
"""A newcomer's rating is shown as 1500; one standard deviation of it as 200, as with Elo."""


def shown(rating: Rating) -> int:
    """Return the number that people see."""
    return round(START + _SCALE * (rating.mu - NEW.mu))


def rated(first: Rating, second: Rating, winner: int | None) -> tuple[Rating, Rating]:
    """Return both ratings after a match; `winner` is 0, 1, or None for a draw."""
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in (first, second)]
    ranks = [1.0, 1.0] if winner is None else [1.0 + (winner != place) for place in (0, 1)]
    new = [team[0] for team in _MODEL.rate(teams, ranks=ranks)]
    return (
        replace(first, mu=new[0].mu, sigma=new[0].sigma, matches=first.matches + 1),
        replace(second, mu=new[1].mu, sigma=new[1].sigma, matches=second.matches + 1),
    )


def rated_in_league(first: Rating, second: Rating, winner: int | None) -> tuple[Rating, Rating]:
    """Return both ratings after a match of a leaderboard.

    A provisional rating tells little, and a second account has one: against it, a rating moves by
    `PROVISIONAL_SHARE` alone.
    """
    new_first, new_second = rated(first, second, winner)
    return (
        new_first if second.settled else _moved(first, new_first),
        new_second if first.settled else _moved(second, new_second),
    )


def _moved(before: Rating, after: Rating) -> Rating:
    mu = before.mu + PROVISIONAL_SHARE * (after.mu - before.mu)
    sigma = before.sigma + PROVISIONAL_SHARE * (after.sigma - before.sigma)
    return replace(after, mu=mu, sigma=sigma)


def taken_back(
    rating: Rating, points: int, *, matches: int, opponents: int, independent: int
) -> Rating:
    """Return a rating without the points that a match gave, as people saw them.

    The uncertainty stays as it is after the match.
    """
    mu = rating.mu - points / _SCALE
    return replace(rating, mu=mu, matches=matches, opponents=opponents, independent=independent)


def change_of(before: Rating, after: Rating) -> RatingChange:
    """Return how a rating changed, as the numbers that people see."""
    return RatingChange(shown(before), shown(after), after.settled)


@dataclass(frozen=True, slots=True)
class PairHistory:
    """The matches of two people before a match, on a server or on all.

    `ever`: whether one of them counts for both. `this_week` are the matches with a finished round,
    `given_up` those without one. `independent`: for whom of the two the other one is an independent
    opponent already.
    """

    ever: bool = False
    this_week: int = 0
    given_up: int = 0
    independent: tuple[bool, bool] = (False, False)

    def with_carried(self, carried: Carried) -> "PairHistory":
        """Return the history with the matches from before an erasure."""
        this_week, given_up = self.this_week + carried.finished, self.given_up + carried.given_up
        return replace(self, this_week=this_week, given_up=given_up)


def why_uncounted(match: RatedResult, met: PairHistory) -> ExclusionReason | None:
    """Return why a match does not count as a whole; None if it does.

    Everything that is counted over several matches goes by this: ratings, leaderboards, the table
    of a week, wins in a row, profiles.
    """
    if match.finished:
        return ExclusionReason.LIMIT if met.this_week >= RATED_A_WEEK else None
    limited = met.this_week + met.given_up >= RATED_A_WEEK
    return ExclusionReason.LIMIT if limited else ExclusionReason.GIVEN_UP


def independence(
    match: RatedResult, met: PairHistory, before: tuple[Rating, Rating]
) -> tuple[bool, bool]:
    """Return for whom of a match's people the other one is independent of them.

    Somebody is who has played another person before, on any server. `met` and `before`: the earlier
    matches of the two and their ratings, on all servers.
    """
    first, second = (
        rating.opponents > (met.ever or known)  # who counts already is the person of the match
        for rating, known in zip(before, match.carried.known, strict=True)
    )
    return second, first


def counts_for(match: RatedResult, why: ExclusionReason | None) -> tuple[bool, bool]:
    """Return for whom of its people a match counts.

    Before a round is finished nobody can win by the other giving up, so that nobody is given wins.
    But the loss counts, so that nobody saves their rating by giving up early.
    """
    if why is ExclusionReason.GIVEN_UP:
        return match.winner == 1, match.winner == 0
    return why is None, why is None


LineKey = tuple[str, int]
"""A period and a person's id."""


@dataclass(frozen=True, slots=True)
class RatingEffect:
    """The ratings and lines of a match's people on one leaderboard after it.

    `counts`: for whom it counts. The ratings and lines of the others stay as they were.
    """

    ratings: tuple[Rating, Rating]
    lines: Mapping[LineKey, StandingRow]
    counts: tuple[bool, bool] = (True, True)


Periods = tuple[str, str, str | None]
"""The keys of the periods that a match counts in: all time, a season, and a server's week."""


def periods_of(match: RatedResult, scope: int, start: SeasonStart | None) -> Periods:
    """Return the periods that a match counts in; `start` as for `season_of`."""
    if scope == EVERYWHERE:
        return ALL_TIME, season_of(match.ended_at, None).period, None
    season = season_of(match.ended_at, start).period
    return ALL_TIME, season, week_period(week_of(match.ended_at))


def effect_of(
    match: RatedResult,
    match_id: int,
    periods: Periods,
    *,
    met: PairHistory,
    independent: tuple[bool, bool],
    before: tuple[Rating, Rating],
    lines: Mapping[LineKey, StandingRow],
) -> RatingEffect:
    """Return what a match changes in one scope: a server, or all of them.

    `independent`: see `independence`. `before` and `lines`: the ratings and lines before it; a
    missing line is an empty one.
    """
    why = why_uncounted(match, met)
    counts = counts_for(match, why)
    new_first, new_second = rated_in_league(*before, match.winner)
    if why is None:
        new_first, new_second = (
            replace(
                rating,
                opponents=rating.opponents + (not known and not met.ever),
                independent=rating.independent
                + (not known and independent[place] and not met.independent[place]),
            )
            for place, (rating, known) in enumerate(
                zip((new_first, new_second), match.carried.known, strict=True)
            )
        )
    ratings = (new_first if counts[0] else before[0], new_second if counts[1] else before[1])
    lines_after = {
        (period, person): line_after(
            lines.get((period, person), StandingRow()),
            match,
            match_id,
            place,
            ratings[place],
            least=ENOUGH_IN_SEASON if period == periods[1] else 0,
        )
        for place, person in enumerate(match.people)
        if counts[place]
        for period in periods
        if period is not None
    }
    return RatingEffect(ratings, lines_after, counts)


def line_after(
    line: StandingRow, match: RatedResult, match_id: int, place: int, rating: Rating, *, least: int
) -> StandingRow:
    """Return a person's line after a match that counts for them.

    `place`: theirs in the match; `rating`: theirs after it; `least`: the number of matches that
    give a place.
    """
    number, best = match.best_number[place], match.best_round[place]
    better = number is not None and best > line.best_round
    played = line.played + 1
    return StandingRow(
        played=played,
        won=line.won + (match.winner == place),
        drawn=line.drawn + (match.winner is None),
        points=line.points + match.points[place],
        best_round=best if better else line.best_round,
        best=BestHand(match_id, number) if better and number is not None else line.best,
        rating=shown(rating),
        ranked=rating.settled and played >= least,
    )
