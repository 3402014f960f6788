"""Counts the end of a match: in the transaction that ends it, and when all are counted again."""

from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, CursorResult, Table, select

from bot.matches.models.change_set import ChangeSet
from bot.matches.models.match import MatchInfo
from bot.matches.models.rankings import EVERYWHERE
from bot.storage.achievement_rows import earn_by_count, earn_by_days, keep_earned
from bot.storage.counting_rows import count_match, season_lines
from bot.storage.counting_tables import computer_records, standings
from bot.storage.daily_rows import keep_score
from bot.storage.engine import upsert_in


def count_end(connection: Connection, writing: ChangeSet) -> None:
    """Add all that the end of a match adds to sums (`with_sums`), in one order."""
    info = writing.info
    if writing.counted is not None:
        before, effect = count_match(connection, info.id, writing.counted)
        earn_by_count(connection, info.id, writing.counted, before, effect)
    if writing.beside_computer:
        _count_beside_computer(connection, info)
    if writing.daily is not None:
        keep_score(connection, info.id, writing.daily)
        earn_by_days(connection, info, writing.daily)
    keep_earned(connection, writing.earned)


def _count_beside_computer(connection: Connection, info: MatchInfo) -> None:
    """Add a match against the computer to its person's records, here and everywhere."""
    person, guild_id = info.challenger.id, info.place.guild_id
    drawn, won = info.winner is None, info.winner == info.seat_of(person)
    result = {"won": int(won), "lost": int(not won and not drawn), "drawn": int(drawn)}
    scopes = [EVERYWHERE] if guild_id is None else [EVERYWHERE, guild_id]
    rows = [{"guild_id": scope, "person_id": person, **result} for scope in scopes]
    connection.execute(_adding(connection.dialect.name), rows)


@cache
def _adding(dialect: str) -> Any:
    added = upsert_in(dialect, computer_records)
    sums = {one: computer_records.c[one] + added.excluded[one] for one in ("won", "lost", "drawn")}
    return added.on_conflict_do_update(index_elements=["guild_id", "person_id"], set_=sums)


def stored_rows(
    connection: Connection, table: Table, *among: ColumnElement[bool]
) -> CursorResult[Any]:
    """Return the rows of a sum as far as they are kept.

    Erased servers have none. Of erased people only the lines of seasons stay.
    """
    stays = table.c.person_id > 0
    if table is standings:
        stays |= season_lines(table.c.period)
    if "guild_id" in table.c:
        stays &= table.c.guild_id >= EVERYWHERE
    return connection.execute(select(table).where(stays, *among))
