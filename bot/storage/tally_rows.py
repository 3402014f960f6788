"""Tallies in SQL: what a person's counted matches add up to, written when a match ends."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, bindparam, select

from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import EVERYWHERE, RatedResult
from bot.matches.models.round_counts import NUMBERS, RoundCounts, YakuCounts
from bot.matches.statistics import tallied
from bot.storage.counting_tables import tallies

Key = tuple[int, int]
"""A server's id, or `EVERYWHERE`, and a person's id."""


def of_both(table: Table) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return the conditions for both people's rows, of a match's server and of all servers."""
    scopes, people = table.c.guild_id, table.c.person_id
    return (
        scopes.in_((bindparam("here"), EVERYWHERE)),
        people.in_((bindparam("first"), bindparam("second"))),
    )


def values_of(match: RatedResult) -> dict[str, int]:
    """Return the values for `of_both`."""
    first, second = match.people
    return {"here": match.guild_id, "first": first, "second": second}


_BEFORE: Final = select(tallies).where(*of_both(tallies))


def tallies_after(
    connection: Connection, match: RatedResult, ratings: Mapping[Key, int]
) -> Sequence[dict[str, Any]]:
    """Return people's rows after a match that counts for them; `ratings`: theirs, as shown."""
    rows = connection.execute(_BEFORE, values_of(match))
    before = {(row.guild_id, row.person_id): tally_from(row) for row in rows}
    return [
        tally_row(
            scope,
            person,
            tallied(
                before.get((scope, person), Tally()),
                match,
                match.people.index(person),
                rating,
            ),
        )
        for (scope, person), rating in ratings.items()
    ]


def tally_row(scope: int, person_id: int, tally: Tally) -> dict[str, Any]:
    """Return the row of a tally."""
    return {
        "guild_id": scope,
        "person_id": person_id,
        "counts": counts_json(tally.counts),
        "streak": tally.streak,
        "best_streak": tally.best_streak,
        "curve": list(tally.curve),
    }


def tally_from(row: Any) -> Tally:
    """Read a row of `tallies`."""
    return Tally(counts_from(row.counts), row.streak, row.best_streak, tuple(row.curve))


def counts_json(counts: RoundCounts) -> dict[str, Any]:
    """Return counts as they are stored."""
    return {
        **{name: getattr(counts, name) for name in NUMBERS},
        "yaku": {key: [one.rounds, dict(one.made)] for key, one in counts.yaku.items()},
    }


def counts_from(stored: Mapping[str, Any]) -> RoundCounts:
    """Read counts as they are stored. Older ones lack what was not counted then."""
    yaku = {key: YakuCounts(rounds, made) for key, (rounds, made) in stored["yaku"].items()}
    return RoundCounts(**{name: stored.get(name, 0) for name in NUMBERS}, yaku=yaku)
