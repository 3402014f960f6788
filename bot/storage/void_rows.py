"""Void matches in SQL: a void match is taken out of sums, as far as it reaches (`VoidReach`).

A void is an event with a place of its own among the counted ends, and so is its confirmation by the
host. `koikoi db check` and a recount call `take_back` in the same places.

To compute the sums of people without a match, all their matches are read. So a void is planned by a
reading transaction, and the writing one only checks that nothing was counted meanwhile.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, or_, select, update

from bot.matches.models.rankings import EVERYWHERE, RatedResult, SeasonStart, VoidReach
from bot.matches.rating import periods_of, taken_back
from bot.matches.void_sums import CountedMatch, Sums, sums_without
from bot.storage.achievement_rows import counters_row
from bot.storage.counting_rows import (
    RATING,
    SEASON_START,
    counted_from,
    line_from,
    line_row,
    lock_counting,
    rating_row,
)
from bot.storage.counting_tables import (
    IS_VOID,
    achievement_counters,
    counted_matches,
    ratings,
    season_starts,
    standings,
    tallies,
    voided_matches,
)
from bot.storage.engine import replace_rows
from bot.storage.tally_rows import tally_from, tally_row

A_SEASON: Final = timedelta(days=90)
"""The time back in which voids take something for all servers, and in which they are limited."""
OF_A_PAIR: Final = 3
OF_A_PERSON: Final = 5
OF_A_SERVER: Final = 20
"""The number of matches in that time from which voids take what somebody gained: of the person and
the same opponent, of the person, and of a server. Further ones reach only their own server."""


@dataclass(frozen=True, slots=True)
class _Taken:
    """The new sums of a person in a scope, without the match or its meeting.

    `points`: what the match gave; 0 if it still counts for the person.
    """

    scope: int
    person: int
    sums: Sums
    points: int
    out: bool


@dataclass(frozen=True, slots=True)
class VoidPlan:
    """The changes by a void, or by its confirmation. `seen`: what was counted until then."""

    match_id: int
    reach: VoidReach
    taken: tuple[_Taken, ...]
    seen: tuple[int | None, ...]


def plan_void(connection: Connection, match_id: int, at: datetime) -> VoidPlan | None:
    """Return the changes by a void at a time; None if the match doesn't count, or is void."""
    row = _counted(connection, match_id)
    if row is None or row.void is not None:
        return None
    seen = _seen(connection, row)
    return _planned(connection, row, _reach(connection, row, at), seen)


def reach_of(connection: Connection, match_id: int, at: datetime) -> VoidReach | None:
    """Return how far a void at a time would reach; None if the match doesn't count, or is void."""
    row = _counted(connection, match_id)
    return None if row is None or row.void is not None else _reach(connection, row, at)


def plan_confirmation(connection: Connection, match_id: int) -> VoidPlan | None:
    """Return the changes by the host's confirmation; None if no void waits for one."""
    row = _counted(connection, match_id)
    if row is None or row.void in (None, VoidReach.ALL):
        return None
    return _planned(connection, row, VoidReach.ALL, _seen(connection, row))


def void_match(connection: Connection, plan: VoidPlan) -> bool:
    """Carry out a plan; return False if something was counted since it was made."""
    lock_counting(connection)
    row = _counted(connection, plan.match_id)
    if row is None or _seen(connection, row) != plan.seen:
        return False
    last = select(counted_matches.c.match_id).order_by(counted_matches.c.number.desc()).limit(1)
    connection.execute(
        insert(voided_matches).values(
            match_id=plan.match_id,
            after_id=connection.execute(last).scalar_one(),
            reach=plan.reach,
        )
    )
    _carry_out(connection, plan)
    return True


def take_back(connection: Connection, match_id: int, reach: VoidReach) -> None:
    """Subtract a match from sums, if it is counted. Achievements stay."""
    row = _counted(connection, match_id)
    if row is not None:
        _carry_out(connection, _planned(connection, row, reach, ()))


def _counted(connection: Connection, match_id: int) -> Any:
    query = select(counted_matches).where(counted_matches.c.match_id == match_id)
    return connection.execute(query).first()


def _seen(connection: Connection, row: Any) -> tuple[int | None, ...]:
    """Return numbers that change with each change of what is counted for both people."""
    rows = counted_matches.c
    newest = [
        select(func.max(rows.number)).where(side == person).scalar_subquery()
        for side in (rows.first_id, rows.second_id)
        for person in (row.first_id, row.second_id)
    ]
    last = select(func.max(voided_matches.c.id)).scalar_subquery()
    known = connection.execute(select(*newest, last)).one()
    return (*known, row.guild_id, row.first_id, row.second_id)


def _planned(
    connection: Connection, row: Any, reach: VoidReach, seen: tuple[int | None, ...]
) -> VoidPlan:
    starts = _season_starts(connection, row.guild_id)
    taken = [
        one
        for place, person in enumerate((row.first_id, row.second_id))
        for one in _taken(row, place, reach, _played(connection, person), starts)
    ]
    return VoidPlan(row.match_id, reach, tuple(taken), seen)


def _taken(
    row: Any, place: int, reach: VoidReach, played: Sequence[Any], starts: Sequence[SeasonStart]
) -> Iterable[_Taken]:
    """Yield the new sums of a person wherever the void changes them."""
    person = (row.first_id, row.second_id)[place]
    given = {
        row.guild_id: (row.after_0 - row.before_0, row.after_1 - row.before_1)[place],
        EVERYWHERE: (row.everywhere_0, row.everywhere_1)[place],
    }
    for scope in dict.fromkeys((row.guild_id, EVERYWHERE)):  # one scope, if it was on no server
        everywhere = scope == EVERYWHERE
        before = _is_taken(row, row.void, place, everywhere=everywhere)
        after = _is_taken(row, reach, place, everywhere=everywhere)
        if before or not (after or _parts(row.void, everywhere) < _parts(reach, everywhere)):
            continue
        sums = sums_without(
            row.match_id,
            person,
            (
                _match(one, person, reach if one.match_id == row.match_id else one.void, everywhere)
                for one in played
                if scope in (one.guild_id, EVERYWHERE)
            ),
            partial(_periods, scope, starts),
        )
        yield _Taken(scope, person, sums, given[scope] if after else 0, after)


def _parts(reach: VoidReach | None, everywhere: bool) -> bool:
    """Return whether people whose match is void don't count as opponents by it any more."""
    return reach is not None and not (everywhere and reach is VoidReach.SERVER)


def _is_taken(row: Any, reach: VoidReach | None, place: int, *, everywhere: bool) -> bool:
    """Return whether a match was taken from a person's sums by a void."""
    return reach is not None and reach.takes(everywhere=everywhere, lost=_lost(row, place))


def _lost(row: Any, place: int) -> bool:
    """Return whether a person of a match lost by it for all servers; in a draw, points."""
    if row.winner is None:
        return bool((row.everywhere_0, row.everywhere_1)[place] < 0)
    return bool(row.winner != place)


def _match(row: Any, person: int, reach: VoidReach | None, everywhere: bool) -> CountedMatch:
    place = 0 if row.first_id == person else 1
    return CountedMatch(
        row.match_id,
        counted_from(row),
        _is_taken(row, reach, place, everywhere=everywhere),
        not _parts(reach, everywhere),
        (row.independent_0, row.independent_1)[place],
    )


def _carry_out(connection: Connection, plan: VoidPlan) -> None:
    rows = counted_matches.c
    connection.execute(
        update(counted_matches).where(rows.match_id == plan.match_id).values(void=plan.reach)
    )
    for one in plan.taken:
        if one.sums.taken:
            _replace(connection, one)
        if one.out and one.scope == EVERYWHERE:
            _replace_counters(connection, one.person, one.sums)


def _reach(connection: Connection, row: Any, at: datetime) -> VoidReach:
    """Return how far a void reaches now: what others lost by voids of late is limited."""
    since = at - A_SEASON
    if row.ended_at < since:
        return VoidReach.SERVER
    rows = counted_matches.c
    recent = connection.execute(
        select(counted_matches).where(IS_VOID, rows.ended_at >= since)
    ).all()
    taking = [one for one in recent if one.void is not VoidReach.SERVER]
    if sum(one.guild_id == row.guild_id for one in taking) >= OF_A_SERVER:
        return VoidReach.SERVER
    for place, person in enumerate((row.first_id, row.second_id)):
        if _lost(row, place):
            continue
        other = (row.second_id, row.first_id)[place]
        gained = [_other(one, person) for one in taking if _gained(one, person)]
        if len(gained) >= OF_A_PERSON or gained.count(other) >= OF_A_PAIR:
            return VoidReach.SERVER
    return VoidReach.GAIN


def _gained(row: Any, person: int) -> bool:
    people = (row.first_id, row.second_id)
    return person in people and not _lost(row, people.index(person))


def _other(row: Any, person: int) -> int:
    return int(row.second_id if row.first_id == person else row.first_id)


def _season_starts(connection: Connection, guild_id: int) -> Sequence[SeasonStart]:
    query = select(season_starts).where(season_starts.c.guild_id == guild_id)
    order = query.order_by(season_starts.c.began_at, season_starts.c.id)
    return [SEASON_START.read(row) for row in connection.execute(order)]


def _periods(scope: int, starts: Sequence[SeasonStart], match: RatedResult) -> Iterable[str]:
    begun = [one for one in starts if one.began_at <= match.ended_at]
    start = begun[-1] if begun and scope != EVERYWHERE else None
    return [one for one in periods_of(match, scope, start) if one is not None]


def _played(connection: Connection, person_id: int) -> Sequence[Any]:
    rows = counted_matches.c
    theirs = select(counted_matches).where(
        or_(rows.first_id == person_id, rows.second_id == person_id)
    )
    return connection.execute(theirs.order_by(rows.number)).all()


def _replace(connection: Connection, one: _Taken) -> None:
    """Replace the stored sums; an erased person has only lines of seasons."""
    scope, person, sums = one.scope, one.person, one.sums
    rating, tally = (
        _row(connection, ratings, scope, person),
        _row(connection, tallies, scope, person),
    )
    if not sums.matches:
        for table in (ratings, tallies):
            mine = (table.c.guild_id == scope) & (table.c.person_id == person)
            connection.execute(delete(table).where(mine))
    elif rating is not None and tally is not None:
        after = taken_back(
            RATING.read(rating),
            one.points,
            matches=sums.matches,
            opponents=sums.opponents,
            independent=sums.independent,
        )
        replace_rows(connection, ratings, [rating_row(scope, person, after)])
        if one.out:
            without = sums.tally_without(tally_from(tally), one.points)
            replace_rows(connection, tallies, [tally_row(scope, person, without)])
    _replace_lines(connection, scope, person, sums, one.points)


def _row(connection: Connection, table: Table, scope: int, person: int) -> Any:
    mine = (table.c.guild_id == scope) & (table.c.person_id == person)
    return connection.execute(select(table).where(mine)).first()


def _replace_lines(
    connection: Connection, scope: int, person: int, sums: Sums, points: int
) -> None:
    lines = standings.c
    mine = (lines.guild_id == scope) & (lines.person_id == person)
    changed = []
    for row in connection.execute(select(standings).where(mine)).all():
        if row.period not in sums.since:
            continue
        line = sums.line(row.period, line_from(row), points)
        if line is None:
            connection.execute(delete(standings).where(mine, lines.period == row.period))
        else:
            changed.append(line_row(scope, (row.period, person), line))
    if changed:
        replace_rows(connection, standings, changed)


def _replace_counters(connection: Connection, person: int, sums: Sums) -> None:
    """Replace the counters of achievements; `sums`: over all servers."""
    mine = achievement_counters.c.person_id == person
    if connection.execute(select(achievement_counters).where(mine)).first() is not None:
        replace_rows(connection, achievement_counters, [counters_row(person, sums.counters)])


def voided(connection: Connection, match_ids: Collection[int]) -> frozenset[int]:
    """Return which of these matches were made void."""
    rows = voided_matches.c
    query = select(rows.match_id).where(rows.match_id.in_(match_ids))
    return frozenset(connection.execute(query).scalars())


def reaches(connection: Connection, match_ids: Collection[int]) -> dict[int, VoidReach]:
    """Return how far those of these matches are void that are."""
    rows = counted_matches.c
    query = select(rows.match_id, rows.void).where(rows.match_id.in_(match_ids), IS_VOID)
    return {row.match_id: row.void for row in connection.execute(query)}
