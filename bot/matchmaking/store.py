"""The people who look for an opponent, in SQL.

A change is written by compare-and-swap of the revision, and the second of two writers decides
again on the new state. So two processes never give one person two opponents; a unique key prevents
it, too.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    Connection,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.errors import Conflict
from bot.matches.models.people import Person
from bot.matchmaking.model import MOST_A_DAY, RETENTION, Pair, Search, Seeker, Shown
from bot.matchmaking.transitions import in_order, next_due, presets_for
from bot.safety.store import blocked_pair, blockers, note_missed
from bot.storage.engine import upsert
from bot.storage.people_rows import name_people
from bot.storage.tables import (
    IS_ALONE,
    IS_FOUND,
    IS_IN_FRONT,
    found_hours,
    matches,
    people,
    seekers,
)

CANDIDATE_LIMIT: Final = 8
"""How many are read of each wish, above one's own rating and below it."""
DAY: Final = timedelta(days=1)

_rows = seekers.c
_WITH_NAME: Final = select(seekers, people.c.name).join(
    people, people.c.person_id == _rows.person_id
)


def add(connection: Connection, seeker: Seeker, *, at: datetime) -> None:
    """Write somebody who begins to look. Raises `Conflict` if they look already."""
    name_people(connection, [seeker.person])
    connection.execute(insert(seekers), _row(seeker, at) | {"person_id": seeker.person.id})


def save(
    connection: Connection, changes: Sequence[tuple[Seeker, Seeker | None]], *, at: datetime
) -> None:
    """Write what became of some people, or that they don't look any more (None).

    Raises `Conflict` if one of them is not as before any more. They are written in the order of
    their ids, so that two processes never wait for each other.
    """
    for before, after in sorted(changes, key=lambda one: one[0].person.id):
        same = (_rows.person_id == before.person.id, _rows.revision == before.revision)
        if after is None:
            done = connection.execute(delete(seekers).where(*same))
        else:
            row = _row(after, at) | {"revision": before.revision + 1}
            done = connection.execute(update(seekers).where(*same).values(row))
        if done.rowcount != 1:
            raise Conflict


def leave(
    connection: Connection,
    changes: Sequence[tuple[Seeker, Seeker | None]],
    missed: Collection[int],
    *,
    at: datetime,
) -> None:
    """Write what became of some people as `save` does, and who of them did not come."""
    save(connection, changes, at=at)
    for person_id in missed:
        note_missed(connection, person_id, at)


def match_begins(connection: Connection, pair: Sequence[Seeker], *, at: datetime) -> None:
    """Let both of a pair go, because their match begins. Raises `Conflict` as `save`."""
    save(connection, [(one, None) for one in pair], at=at)
    _count_found(connection, len(pair), at=at)


def mark_shown(connection: Connection, person_id: int, shown: Shown) -> None:
    """Write which message is the newest; that changes nothing about the person."""
    connection.execute(
        update(seekers).where(_rows.person_id == person_id).values(_shown_row(shown))
    )


def seeker(connection: Connection, person_id: int) -> Seeker | None:
    """Return somebody who looks, or None."""
    found = connection.execute(_WITH_NAME.where(_rows.person_id == person_id)).mappings().first()
    return None if found is None else _seeker(found)


def pair_of(connection: Connection, person_id: int) -> Pair | None:
    """Return somebody who was found and the other one, or None; the longer waiting one first."""
    both = or_(_rows.person_id == person_id, _rows.found_with == person_id)
    rows = connection.execute(_WITH_NAME.where(both, IS_FOUND)).mappings()
    pair = [_seeker(row) for row in rows]
    return in_order(*pair) if len(pair) == 2 else None


def search(connection: Connection, person_id: int, *, at: datetime) -> Search | None:
    """Return somebody who looks, with what is needed to decide about them; None: they don't."""
    found = seeker(connection, person_id)
    if found is None:
        return None
    if found.found_with is None:
        return Search(found, candidates=candidates(connection, found, at=at))
    pair = pair_of(connection, person_id)
    return Search(found, pair, blocked=pair is not None and keep_away(connection, pair))


def keep_away(connection: Connection, pair: Pair) -> bool:
    """Return whether one of two has blocked the other one since they were found."""
    first, second = pair
    return bool(blockers(connection, first.person.id, second.person.id))


def candidates(connection: Connection, seeker: Seeker, *, at: datetime) -> Sequence[Seeker]:
    """Return whom somebody may meet: a few of each wish that fits, nearest by rating.

    However many wait: each question is one search of an index.
    """
    mine, rating = seeker.person.id, _rows.rating
    met = met_often(connection, mine, at=at)
    allowed = (
        *([_rows.person_id.not_in(met)] if met else []),
        _rows.person_id != mine,
        ~blocked_pair(literal(mine), _rows.person_id),
        _rows.pace == seeker.pace,
        _rows.until > at,
    )
    presets = presets_for(seeker.preset)
    front = _WITH_NAME.where(IS_IN_FRONT, *allowed, _rows.preset.in_(presets))
    questions = [front.order_by(_rows.since, _rows.person_id)]
    for preset in presets:
        alone = _WITH_NAME.where(IS_ALONE, *allowed, _rows.preset == preset)
        questions += [
            alone.where(rating >= seeker.rating).order_by(rating, _rows.person_id),
            alone.where(rating < seeker.rating).order_by(rating.desc(), _rows.person_id.desc()),
        ]
    # In one statement: to send each takes longer than its search. SQLite takes several limits only
    # in queries of their own.
    limited = [select(one.limit(CANDIDATE_LIMIT).subquery()) for one in questions]
    rows = connection.execute(union_all(*limited)).mappings()
    return list({row["person_id"]: _seeker(row) for row in rows}.values())


def met_often(connection: Connection, person_id: int, *, at: datetime) -> Collection[int]:
    """Return with whom a person was brought together as often as is good within a day."""
    sides = (matches.c.challenger_id, matches.c.opponent_id)
    met: dict[int, int] = {}
    for mine, other in (sides, sides[::-1]):
        query = select(other).where(
            mine == person_id,
            matches.c.created_at > at - DAY,
            matches.c.guild_id.is_(None),
            other.is_not(None),
        )
        for met_id in connection.execute(query).scalars():
            met[met_id] = met.get(met_id, 0) + 1
    return [one for one, times in met.items() if times >= MOST_A_DAY]


def due(connection: Connection, *, at: datetime, most: int) -> Sequence[Seeker]:
    """Return the people for whom something is due, the most urgent first."""
    query = _WITH_NAME.where(_rows.due <= at).order_by(_rows.due, _rows.person_id).limit(most)
    return [_seeker(row) for row in connection.execute(query).mappings()]


def next_time(connection: Connection) -> datetime | None:
    """Return the time at which something falls due next, or None."""
    found: datetime | None = connection.execute(select(func.min(_rows.due))).scalar()
    return found


def found(connection: Connection) -> Sequence[Seeker]:
    """Return all who were found and have not begun to play."""
    query = _WITH_NAME.where(IS_FOUND).order_by(_rows.found_with)
    return [_seeker(row) for row in connection.execute(query).mappings()]


def _count_found(connection: Connection, people_found: int, *, at: datetime) -> None:
    """Count people who were found in this hour, and forget what is too old."""
    hour = _hour(at)
    added = upsert(connection, found_hours).values(hour=hour, people=people_found)
    connection.execute(
        added.on_conflict_do_update(
            index_elements=["hour"], set_={"people": found_hours.c.people + people_found}
        )
    )
    connection.execute(delete(found_hours).where(found_hours.c.hour < hour - RETENTION))


def found_lately(connection: Connection, *, at: datetime) -> int:
    """Return how many people were found at this hour of the day in the last weeks."""
    days = [_hour(at) - number * DAY for number in range(RETENTION // DAY + 1)]
    query = select(func.sum(found_hours.c.people)).where(found_hours.c.hour.in_(days))
    return connection.execute(query).scalar() or 0


def _hour(at: datetime) -> datetime:
    return at.replace(minute=0, second=0, microsecond=0)


_PLAIN: Final = (
    *("preset", "pace", "rating", "since", "until", "revision", "front", "quiet"),
    *("found_with", "found_at", "told", "confirm_until", "confirmed"),
)
"""The columns that are called like their fields."""


def _row(seeker: Seeker, at: datetime) -> dict[str, Any]:
    plain = {name: getattr(seeker, name) for name in _PLAIN}
    shown = {} if seeker.shown is None else _shown_row(seeker.shown)
    return plain | shown | {"due": next_due(seeker, at=at)}


def _shown_row(shown: Shown) -> dict[str, Any]:
    return {
        "channel_id": shown.channel_id,
        "message_id": shown.message_id,
        "token": shown.token,
        "token_until": shown.until,
    }


def _seeker(row: Mapping[Any, Any]) -> Seeker:
    shown = None
    if row["message_id"] is not None:
        shown = Shown(row["channel_id"], row["message_id"], row["token"], row["token_until"])
    plain = {name: row[name] for name in _PLAIN}
    return Seeker(person=Person(row["person_id"], row["name"]), shown=shown, **plain)


async def wrong_seekers(connection: AsyncConnection) -> list[Finding]:
    """Find people who were found for nobody, or who still have what belongs to two."""
    other = seekers.alias()
    query = (
        select(seekers, other.c.found_with.label("theirs"), other.c.pace.label("their_pace"))
        .outerjoin(other, other.c.person_id == _rows.found_with)
        .order_by(_rows.person_id)
    )
    found = []
    async for row in await connection.stream(query):
        one = f"Person {row.person_id}, who looks for an opponent,"
        if row.found_with is None:
            if row.told or row.confirmed or row.found_at or row.confirm_until:
                found.append(Finding(None, f"{one} was found by nobody, and was told so."))
        elif row.theirs != row.person_id or row.their_pace != row.pace:
            found.append(Finding(None, f"{one} was found for somebody who was not found for them."))
        elif row.found_at is None:
            found.append(Finding(None, f"{one} was found at no time."))
    return found
