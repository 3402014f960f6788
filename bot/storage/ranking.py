"""Results in order, with ranks: the leaderboard of a server, the table of a day.

Equal results have the same rank: one more than the number of better ones. Those are counted in an
index, and only for the first line of a page: the ranks of the others follow from their places.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    FromClause,
    Select,
    Table,
    func,
    literal,
    select,
)

from bot.matches.models.people import NO_GUILD, Person, as_person
from bot.storage.people_tables import nick_in, people

Ranked = tuple[Any, int]
"""A row with the person's name, and its rank."""


def ranked_person(row: Any) -> Person:
    """Return whose row of a ranking it is."""
    return as_person(row.person_id, row.name, row.nick_guild, row.nick)


@dataclass(frozen=True, slots=True)
class Order:
    """One term of an order."""

    column: str
    most_first: bool = False

    def of(self, rows: FromClause) -> ColumnElement[Any]:
        """Return the term for `ORDER BY`."""
        column = rows.c[self.column]
        return column.desc() if self.most_first else column.asc()

    def better(self, rows: FromClause, than: object) -> ColumnElement[bool]:
        """Return the condition that a row is better than a value."""
        column = rows.c[self.column]
        value = literal(than, column.type)  # also for switches, where on is more than off
        return column > value if self.most_first else column < value


@dataclass(frozen=True, slots=True)
class Ranking:
    """The rows of a table that fulfil a condition, in order.

    The first terms of the order, one or two, decide about ranks, the others only about places. The
    table has an index of the condition's columns and all terms.
    """

    table: Table
    where: ColumnElement[bool]
    order: tuple[Order, ...]
    guild_id: int | None
    """The server whose ranking it is, by whose names people are called; None: of all servers."""
    group: str | None = None
    """A column of which one row is ranked only among those with the same value."""
    deciding: int = 2

    def page(
        self, connection: Connection, number: int, size: int
    ) -> tuple[tuple[Ranked, ...], int]:
        """Return a page, and how many rows there are on all; `number` counts from 0."""
        before = number * size
        counting = select(func.count()).select_from(self.table).where(self.where)
        total = connection.execute(counting).scalar_one()
        rows = self._rows(connection, size, before)
        first = self._rank(connection, rows[0]) if rows and before else 1
        return tuple(self._ranked(rows, first, before)), total

    def best(self, connection: Connection, count: int) -> tuple[Ranked, ...]:
        """Return the first rows."""
        return tuple(self._ranked(self._rows(connection, count, 0), 1, 0))

    def people(self, connection: Connection, count: int) -> tuple[int, ...]:
        """Return the ids of the people of the first rows."""
        query = select(self.table.c.person_id).where(self.where)
        rows = connection.execute(query.order_by(*self._order(self.table)).limit(count))
        return tuple(rows.scalars())

    def _rows(self, connection: Connection, size: int, before: int) -> Sequence[Any]:
        # Lines are chosen before names are looked up: earlier pages are skipped in the index.
        chosen = select(self.table).where(self.where).order_by(*self._order(self.table))
        lines = chosen.limit(size).offset(before).subquery()
        named = self._named(lines)
        found: Sequence[Any] = connection.execute(named.order_by(*self._order(lines))).all()
        return found

    def line(self, connection: Connection, person_id: int) -> Ranked | None:
        """Return one person's row, or None if they have none."""
        query = self._named(self.table).where(self.where, self.table.c.person_id == person_id)
        row = connection.execute(query).first()
        return None if row is None else (row, self._rank(connection, row))

    def _named(self, lines: FromClause) -> Select[Any]:
        guild_id = literal(self.guild_id or NO_GUILD, BigInteger)
        nick = nick_in(guild_id, lines.c.person_id)
        return select(lines, people.c.name, guild_id.label("nick_guild"), nick.label("nick")).join(
            people, people.c.person_id == lines.c.person_id
        )

    def _order(self, rows: FromClause) -> tuple[ColumnElement[Any], ...]:
        return tuple(term.of(rows) for term in self.order)

    def _rank(self, connection: Connection, row: Any) -> int:
        """Count the better rows: by the first term, and by the second where the first is equal.

        Each is one search of the index. With `OR` between them there would be none.
        """
        first, second = self.order[:2]
        where = self.where
        if self.group is not None:
            where &= self.table.c[self.group] == getattr(row, self.group)
        value, next_value = getattr(row, first.column), getattr(row, second.column)
        if self.deciding == 1:
            counting = select(func.count()).where(where, first.better(self.table, value))
            return 1 + int(connection.execute(counting).scalar_one())
        tied = (self.table.c[first.column] == value) & second.better(self.table, next_value)
        counts = (
            select(func.count()).where(where, condition).scalar_subquery()
            for condition in (first.better(self.table, value), tied)
        )
        ahead, level = counts
        return 1 + int(connection.execute(select(ahead + level)).scalar_one())

    def _ranked(self, rows: Sequence[Any], first: int, before: int) -> Iterator[Ranked]:
        names = [term.column for term in self.order[: self.deciding]]
        rank, last = first, None
        for place, row in enumerate(rows, start=before + 1):
            result = tuple(getattr(row, name) for name in names)
            if last is not None and result != last:
                rank = place
            last = result
            yield row, rank
