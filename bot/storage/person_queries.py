"""Finds a person's matches, whether they challenged or were challenged.

With `OR`, a database reads all matches of the person and sorts them. Here each side is one search
of an index (see `tables`) that yields its matches in order, and the database merges the two, as far
as they are read.
"""

from typing import Any, Final

from sqlalchemy import CompoundSelect, Connection, Select, bindparam, desc, func, select, union_all

from bot.storage.match_tables import IS_ENDED, IS_OPEN, matches
from bot.storage.people_tables import ERASING, people

SIDES = (matches.c.challenger_id, matches.c.opponent_id)
"""A match has a person on one side at most once. Its seats are always these two."""


OPEN_OF_PEOPLE: Final = union_all(
    *(
        select(matches.c.id).where(side.in_(bindparam("people", expanding=True)), IS_OPEN)
        for side in SIDES
    )
)
"""Selects the ids of the challenges and running matches of some people, the value `people`."""


def ended_of(person_id: int, guild_id: int | None) -> CompoundSelect[Any]:
    """Select id and end of a person's ended matches, newest first; None: on all servers."""
    here = () if guild_id is None else (matches.c.guild_id == guild_id,)
    sides = (
        select(matches.c.id, matches.c.ended_at).where(side == person_id, IS_ENDED, *here)
        for side in SIDES
    )
    return union_all(*sides).order_by(desc("ended_at"), desc("id"))


def count_ended(person_id: int, guild_id: int | None) -> Select[Any]:
    """Count a person's ended matches. Only indexes are read."""
    found = ended_of(person_id, guild_id).order_by(None).subquery()
    return select(func.count()).select_from(found)


UNDER_WAY: Final = select(people.c.person_id, people.c.erased_as).where(ERASING)
"""Selects the people who are being erased, and the ids under which they stay."""


def under_way(connection: Connection) -> dict[int, int]:
    """Return the people who are being erased, with the ids under which they stay."""
    rows = connection.execute(UNDER_WAY)
    return {row.person_id: row.erased_as for row in rows}
