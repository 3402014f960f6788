"""Counts a match on leaderboards and profiles, in the transaction that ends it.

Ends are counted one after the other, whatever process they come from: SQLite has one writer, and in
PostgreSQL a lock is held until the commit. So the numbers of `counted_matches` are the order in
which ratings changed, also where two matches of a person end at once.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    case,
    func,
    insert,
    select,
    text,
    true,
)

from bot.matches.models.rankings import (
    ALL_TIME,
    EVERYWHERE,
    RATED_A_WEEK,
    BestHand,
    Carried,
    RatedResult,
    Rating,
    RatingChange,
    SeasonStart,
    StandingRow,
    VoidReach,
    week_of,
)
from bot.matches.models.round_counts import NOTHING
from bot.matches.rating import (
    NEW,
    LineKey,
    PairHistory,
    Periods,
    RatingEffect,
    change_of,
    effect_of,
    independence,
    periods_of,
    shown,
    why_uncounted,
)
from bot.storage.counting_tables import counted_matches, ratings, season_starts, standings, tallies
from bot.storage.engine import replace_rows
from bot.storage.record import Record
from bot.storage.tally_rows import counts_from, counts_json, of_both, tallies_after, values_of

_CHANGES_OF: Final = select(counted_matches).where(
    counted_matches.c.match_id == bindparam("match_id")
)
_earlier = counted_matches.alias("earlier")
_MET_BEFORE: Final = select(
    func.count(case((_earlier.c.finished, 1))), func.count(case((~_earlier.c.finished, 1)))
).where(
    counted_matches.c.number == bindparam("row"),
    _earlier.c.number < counted_matches.c.number,
    *(_earlier.c[name] == counted_matches.c[name] for name in ("first_id", "second_id", "week")),
    (_earlier.c.guild_id == counted_matches.c.guild_id)
    | (counted_matches.c.guild_id == EVERYWHERE),
)
"""How often the two of a match had met before it, in its week and on its server: as in
`PairHistory`.

A match that was played on no server changed the rating of all, which counts every meeting."""
_pair = (counted_matches.c.first_id == bindparam("first")) & (
    counted_matches.c.second_id == bindparam("second")
)
_here = counted_matches.c.guild_id == bindparam("here")


def counts_in_both(*, here: bool) -> ColumnElement[bool]:
    """Return the condition that a void doesn't take a match from either person.

    `here`: on its server, else on all.
    """
    void = counted_matches.c.void
    return void.is_(None) if here else void.is_(None) | (void == VoidReach.SERVER)


def _ever(where: ColumnElement[bool], earlier: ColumnElement[bool]) -> Select[Any]:
    """Return a match of two people that counts; not one beyond the limit of its week."""
    found = select(counted_matches.c.number).where(_pair, where, counted_matches.c.finished)
    in_its_week = (
        select(func.count())
        .where(
            _earlier.c.number < counted_matches.c.number,
            *(_earlier.c[one] == counted_matches.c[one] for one in ("first_id", "second_id")),
            _earlier.c.week == counted_matches.c.week,
            _earlier.c.finished,
            earlier,
        )
        .scalar_subquery()
    )
    counts = in_its_week + counted_matches.c.carried < RATED_A_WEEK
    return found.where(counts)


_ever_here = _ever(_here & counts_in_both(here=True), _earlier.c.guild_id == bindparam("here"))
_ever_anywhere = _ever(counts_in_both(here=False), true())
_MET: Final = select(
    _ever_here.exists(),
    _ever_anywhere.exists(),
    *(
        select(func.count(case((which, 1))))
        .where(_pair, counted_matches.c.week == bindparam("week"), where)
        .scalar_subquery()
        for where in (_here, true())
        for which in (counted_matches.c.finished, ~counted_matches.c.finished)
    ),
)
"""The matches of two people: ever here, ever, and in a week here and everywhere.

A match that was made void still is one of its week: whether later ones count never changes.
"""
_INDEPENDENT: Final = select(
    *(
        ever.where(one)
        .order_by(counted_matches.c.week.desc())  # since the first of them, nearly all are
        .limit(1)
        .exists()
        for ever in (_ever_here, _ever_anywhere)
        for one in (counted_matches.c.independent_0, counted_matches.c.independent_1)
    )
)
"""For whom of two people the other one counts as an independent opponent, here and everywhere."""
_SEASON: Final = (
    select(season_starts)
    .where(
        season_starts.c.guild_id == bindparam("here"), season_starts.c.began_at <= bindparam("at")
    )
    .order_by(season_starts.c.began_at.desc(), season_starts.c.id.desc())
    .limit(1)
)
_RATINGS: Final = select(ratings).where(*of_both(ratings))
_LINES: Final = select(standings).where(  # each part of the key in a list: a search of the key
    *of_both(standings),
    standings.c.period.in_((ALL_TIME, *map(bindparam, ("season", "week", "quarter")))),
)
RATING: Final = Record(Rating, ratings)
SEASON_START: Final = Record(SeasonStart, season_starts)
_NUMBERS: Final = tuple(one.name for one in fields(StandingRow) if one.name != "best")
"""The columns of `standings` that are called like the numbers of a line."""
_LOCK: Final = text("SELECT pg_advisory_xact_lock(4920164)")  # any number that nothing else uses


def lock_counting(connection: Connection) -> None:
    """Wait until no other transaction counts a match or begins a season."""
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)


def count_match(
    connection: Connection, match_id: int, match: RatedResult
) -> tuple[tuple[Rating, Rating], RatingEffect]:
    """Add a match to ratings, leaderboards and profiles of its server, if any, and of all servers.

    Returns both people's ratings of all servers before the match, and what it made of them.
    """
    lock_counting(connection)
    scopes = dict.fromkeys((match.guild_id, EVERYWHERE))
    met, start = _met(connection, match)
    before = _ratings(connection, match)
    periods = {
        scope: periods_of(match, scope, None if scope == EVERYWHERE else start) for scope in scopes
    }
    lines = _lines(connection, match, periods)
    independent = independence(match, met[EVERYWHERE], before[EVERYWHERE])
    met = _with_independent(connection, match, met, independent)
    effects = {
        scope: effect_of(
            match,
            match_id,
            periods[scope],
            met=met[scope],
            independent=independent,
            before=before[scope],
            lines=lines[scope],
        )
        for scope in scopes
    }
    pairs = zip(before[match.guild_id], effects[match.guild_id].ratings, strict=True)
    first, second = (change_of(*pair) for pair in pairs)
    pairs = zip(before[EVERYWHERE], effects[EVERYWHERE].ratings, strict=True)
    everywhere = {
        f"everywhere_{place}": shown(new) - shown(old) for place, (old, new) in enumerate(pairs)
    }
    independences = {f"independent_{place}": one for place, one in enumerate(independent)}
    row = counted_row(match_id, match) | changes_row((first, second)) | everywhere | independences
    connection.execute(insert(counted_matches), row)
    replace_rows(
        connection,
        ratings,
        [
            rating_row(scope, person, rating)
            for scope, effect in effects.items()
            for person, rating in _counted(match, effect)
        ],
    )
    replace_rows(
        connection,
        standings,
        [
            line_row(scope, key, line)
            for scope, effect in effects.items()
            for key, line in effect.lines.items()
        ],
    )
    after = {
        (scope, person): shown(rating)
        for scope, effect in effects.items()
        for person, rating in _counted(match, effect)
    }
    replace_rows(connection, tallies, tallies_after(connection, match, after))
    return before[EVERYWHERE], effects[EVERYWHERE]


def _counted(match: RatedResult, effect: RatingEffect) -> list[tuple[int, Rating]]:
    """Return the people for whom the match counts, and their ratings after it."""
    return [
        (person, rating)
        for person, rating, counts in zip(match.people, effect.ratings, effect.counts, strict=True)
        if counts
    ]


def counted_row(match_id: int, match: RatedResult) -> dict[str, Any]:
    """Return the row of a counted match, without its number and the ratings."""
    return {
        "match_id": match_id,
        "guild_id": match.guild_id,
        "ended_at": match.ended_at,
        "week": week_of(match.ended_at),
        "first_id": match.people[0],
        "second_id": match.people[1],
        "winner": match.winner,
        "points_0": match.points[0],
        "points_1": match.points[1],
        "best_0": match.best_round[0],
        "best_1": match.best_round[1],
        "best_number_0": match.best_number[0],
        "best_number_1": match.best_number[1],
        "counts": [counts_json(one) for one in match.counts],
        "feats_0": " ".join(match.feats[0]),
        "feats_1": " ".join(match.feats[1]),
        "finished": match.finished,
        "carried": match.carried.finished,
        "carried_given_up": match.carried.given_up,
        "known_0": match.carried.known[0],
        "known_1": match.carried.known[1],
    }


def changes_row(changes: tuple[RatingChange, RatingChange]) -> dict[str, Any]:
    """Return the columns that say what a counted match made of both ratings."""
    return {
        f"{name}_{place}": value
        for place, change in enumerate(changes)
        for name, value in (
            ("before", change.before),
            ("after", change.after),
            ("settled", change.settled),
        )
    }


CHANGES: Final = tuple(changes_row((RatingChange(0, 0, settled=False),) * 2))


def changes_from(row: Any) -> tuple[RatingChange, RatingChange]:
    """Read what a counted match made of both ratings."""
    return (
        RatingChange(row.before_0, row.after_0, row.settled_0),
        RatingChange(row.before_1, row.after_1, row.settled_1),
    )


def rating_changes(connection: Connection, match_id: int) -> dict[int, RatingChange]:
    """Return by person what a match made of their rating on its server; empty: it doesn't count."""
    row = connection.execute(_CHANGES_OF, {"match_id": match_id}).first()
    if row is None:
        return {}
    first, second = changes_from(row)
    if row.void is not None:
        return {
            person: replace(one, after=one.before, uncounted=row.void.exclusion)
            for person, one in ((row.first_id, first), (row.second_id, second))
        }
    stayed = first.before == first.after and second.before == second.after
    if stayed or not row.finished:  # a draw of equals changes nothing, either
        met, given_up = connection.execute(_MET_BEFORE, {"row": row.number}).one()
        counted = counted_from(row)
        met_before = PairHistory(this_week=met, given_up=given_up).with_carried(counted.carried)
        why = why_uncounted(counted, met_before)
        first, second = replace(first, uncounted=why), replace(second, uncounted=why)
    return {row.first_id: first, row.second_id: second}


def counted_from(row: Any) -> RatedResult:
    """Read the row of a counted match."""
    return RatedResult(
        row.guild_id,
        row.ended_at,
        (row.first_id, row.second_id),
        row.winner,
        (row.points_0, row.points_1),
        (row.best_0, row.best_1),
        (row.best_number_0, row.best_number_1),
        counts=NOTHING
        if row.counts is None
        else (counts_from(row.counts[0]), counts_from(row.counts[1])),
        feats=(tuple(row.feats_0.split()), tuple(row.feats_1.split())),
        finished=row.finished,
        carried=Carried(row.carried, row.carried_given_up, (row.known_0, row.known_1)),
    )


def rating_row(scope: int, person_id: int, rating: Rating) -> dict[str, Any]:
    """Return the row of a rating."""
    return {"guild_id": scope, "person_id": person_id, **RATING.row(rating)}


def line_row(scope: int, key: LineKey, line: StandingRow) -> dict[str, Any]:
    """Return a row of `standings`."""
    return {
        "guild_id": scope,
        "period": key[0],
        "person_id": key[1],
        "best_match_id": line.best and line.best.match_id,
        "best_number": line.best and line.best.number,
        **{name: getattr(line, name) for name in _NUMBERS},
    }


def line_from(row: Any) -> StandingRow:
    """Read a row of `standings`."""
    best = None
    if row.best_match_id is not None and row.best_number is not None:
        best = BestHand(row.best_match_id, row.best_number)
    return StandingRow(best=best, **{name: getattr(row, name) for name in _NUMBERS})


def season_lines(period: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that a line is of a season: those of erased people stay."""
    return period.like("q%") | period.like("s%")


def _met(
    connection: Connection, match: RatedResult
) -> tuple[dict[int, PairHistory], SeasonStart | None]:
    """Return what the two have played before, here and everywhere, and who began the season."""
    first, second = match.people
    pair = {"first": first, "second": second, "here": match.guild_id}
    found = connection.execute(_MET, pair | {"week": week_of(match.ended_at)}).one()
    ever_here, ever, week_here, given_up_here, this_week, given_up = found
    row = connection.execute(_SEASON, {"here": match.guild_id, "at": match.ended_at}).first()
    return {
        match.guild_id: PairHistory(ever_here, week_here, given_up_here).with_carried(
            match.carried
        ),
        EVERYWHERE: PairHistory(ever, this_week, given_up).with_carried(match.carried),
    }, None if row is None else SEASON_START.read(row)


def _with_independent(
    connection: Connection,
    match: RatedResult,
    met: Mapping[int, PairHistory],
    independent: tuple[bool, bool],
) -> dict[int, PairHistory]:
    """Return what two have played, with whom of them the other is independent of already.

    It is only asked if one of them is, and if they have met before.
    """
    if not any(independent) or not met[EVERYWHERE].ever:
        return dict(met)
    first, second = match.people
    pair = {"first": first, "second": second, "here": match.guild_id}
    row = connection.execute(_INDEPENDENT, pair).one()
    found = {match.guild_id: (row[0], row[1])} | {EVERYWHERE: (row[2], row[3])}
    return {scope: replace(one, independent=found[scope]) for scope, one in met.items()}


def _ratings(connection: Connection, match: RatedResult) -> dict[int, tuple[Rating, Rating]]:
    """Return both ratings before a match, of its server and of all."""
    first, second = match.people
    rows = connection.execute(_RATINGS, values_of(match))
    known = {(row.guild_id, row.person_id): RATING.read(row) for row in rows}
    return {
        scope: (known.get((scope, first), NEW), known.get((scope, second), NEW))
        for scope in (match.guild_id, EVERYWHERE)
    }


def _lines(
    connection: Connection, match: RatedResult, periods: Mapping[int, Periods]
) -> dict[int, dict[LineKey, StandingRow]]:
    found: dict[int, dict[LineKey, StandingRow]] = {scope: {} for scope in periods}
    (_, season, week), (_, quarter, _) = periods[match.guild_id], periods[EVERYWHERE]
    named = {"season": season, "week": week, "quarter": quarter}
    for row in connection.execute(_LINES, values_of(match) | named):
        found[row.guild_id][row.period, row.person_id] = line_from(row)
    return found
