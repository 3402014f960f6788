"""People who look for an opponent, in SQL. A change is a compare-and-swap of the revision.

The second writer decides again on the new state, so two processes never give one person two
opponents; a unique key enforces the same.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.koikoi.state import MatchEnd
from bot.matches.audit import Finding
from bot.matches.errors import Conflict
from bot.matches.models.marks import Mark, MarkKind
from bot.matches.models.match import EndReason, Status
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matches.statistics import BROKEN_OFF
from bot.matchmaking.model import (
    DECLINED_FOR,
    MOST_A_DAY,
    RETENTION,
    SAME_AFTER,
    TOKEN_MARGIN,
    Pair,
    Search,
    Seeker,
    SeekerMessage,
)
from bot.matchmaking.pauses import LOOKED_BACK
from bot.matchmaking.tables import (
    IS_ALONE,
    IS_FOUND,
    IS_IN_FRONT,
    found_hours,
    missed_matches,
    seekers,
)
from bot.matchmaking.transitions import in_order, next_due, presets_for
from bot.storage.block_rows import blocked_pair, blockers
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.mark_rows import fitting, kept_away, kept_for, kept_of
from bot.storage.match_tables import IS_ENDED, IS_OPEN, matches, rounds, seats
from bot.storage.people_rows import name_people
from bot.storage.people_tables import people
from bot.storage.person_queries import SIDES
from bot.storage.record import Record

CANDIDATE_LIMIT: Final = 8
"""Maximum number of candidates read for each preset, above the own rating and below it."""
DAY: Final = timedelta(days=1)

_SEEKER: Final = Record(Seeker, seekers, apart=("person", "shown"))
_SHOWN: Final = Record(SeekerMessage, seekers, {"until": "token_until"})
_rows = seekers.c
_WITH_NAME: Final = select(seekers, people.c.name).join(
    people, people.c.person_id == _rows.person_id
)


def add(connection: Connection, seeker: Seeker, *, at: datetime) -> None:
    """Insert a person who starts a search. Raises `Conflict` if they have one already."""
    name_people(connection, [seeker.person])
    connection.execute(insert(seekers), _row(seeker, at) | {"person_id": seeker.person.id})


def save(
    connection: Connection, changes: Sequence[tuple[Seeker, Seeker | None]], *, at: datetime
) -> None:
    """Write the new states of people; None: the search has ended.

    Raises `Conflict` if a stored revision has changed. The rows are written in the order of their
    ids, so that two processes never wait for each other.
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
    missed: Mapping[int, int | None],
    *,
    at: datetime,
) -> None:
    """Write new states as `save` does, and record the people who did not come.

    `missed`: their ids, each with the id of the person whom they declined.
    """
    save(connection, changes, at=at)
    for person_id, declined_id in missed.items():
        note_missed(connection, person_id, at, declined_id)


def match_begins(connection: Connection, pair: Sequence[Seeker], *, at: datetime) -> None:
    """End both searches of a pair, because their match begins. Raises `Conflict` as `save`."""
    save(connection, [(one, None) for one in pair], at=at)
    _count_found(connection, len(pair), at=at)


def seeker(connection: Connection, person_id: int) -> Seeker | None:
    """Return a person's state in the search, or None."""
    found = connection.execute(_WITH_NAME.where(_rows.person_id == person_id)).mappings().first()
    return None if found is None else _seeker(found)


def pair_of(connection: Connection, person_id: int) -> Pair | None:
    """Return somebody who was found and the other one, or None; the longer wait comes first."""
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
        playing = found.live and plays_live(connection, person_id)
        others = () if playing else candidates(connection, found, at=at)
        return Search(found, candidates=others, playing=playing)
    pair = pair_of(connection, person_id)
    return Search(found, pair, blocked=pair is not None and keep_away(connection, pair))


def keep_away(connection: Connection, pair: Pair) -> bool:
    """Return whether one of a pair has blocked the other since they were paired."""
    first, second = pair
    return bool(blockers(connection, first.person.id, second.person.id))


def candidates(connection: Connection, seeker: Seeker, *, at: datetime) -> Sequence[Seeker]:
    """Return possible opponents: a few for each matching preset, nearest by rating.

    Each of them can be notified: a message shows their search, and can be edited. The time doesn't
    depend on the number of people: each query is one index search.
    """
    mine, rating = seeker.person.id, _rows.rating
    seeking = select(_rows.person_id).where(_rows.person_id != mine)
    met = {
        *met_often(connection, mine, lambda: seeking, at=at),
        *kept_away(connection, mine, lambda: seeking),
        *_declined(connection, mine, at),
    }
    allowed = (
        *([_rows.person_id.not_in(sorted(met))] if met else []),
        _rows.person_id != mine,
        ~blocked_pair(literal(mine), _rows.person_id),
        _rows.pace == seeker.pace,
        _rows.until > at,
        _rows.message_id.is_not(None),
        or_(_rows.token_until.is_(None), _rows.token_until > at + TOKEN_MARGIN),
        *([~_in_live_match(_rows.person_id)] if seeker.live else []),
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
    # It is one statement, as sending a query takes longer than its search. SQLite supports several
    # limits only in subqueries.
    limited = [select(one.limit(CANDIDATE_LIMIT).subquery()) for one in questions]
    rows = connection.execute(union_all(*limited)).mappings()
    return list({row["person_id"]: _seeker(row) for row in rows}.values())


def _in_live_match(person_id: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the condition that somebody plays a live match with a person."""
    runs = (
        matches.c.status == Status.PLAYING.value,
        matches.c.pace == TimeControl.LIVE.value,
        matches.c.opponent_id.is_not(None),
    )
    return or_(*(exists().where(side == person_id, IS_OPEN, *runs) for side in SIDES))


def plays_live(connection: Connection, person_id: int) -> bool:
    """Return whether a person plays a live match with another person."""
    return bool(connection.execute(select(_in_live_match(literal(person_id)))).scalar())


def live_alone(connection: Connection, *, playing: bool = False) -> frozenset[int]:
    """Return the people who look for a live match and have no opponent yet.

    `playing`: only those who play a live match with a person.
    """
    query = select(_rows.person_id).where(IS_ALONE, _rows.pace == TimeControl.LIVE)
    if playing:
        query = query.where(_in_live_match(_rows.person_id))
    return frozenset(connection.execute(query).scalars())


def _declined(connection: Connection, person_id: int, at: datetime) -> Collection[int]:
    """Return with whom a person is not paired now: one of the two has declined the other."""
    declined = missed_matches.c
    lately = (declined.declined_id.is_not(None), declined.missed_at > at - DECLINED_FOR)
    by_them = select(declined.declined_id).where(declined.person_id == person_id, *lately)
    by_others = select(declined.person_id).where(declined.declined_id == person_id, *lately)
    return connection.execute(union_all(by_them, by_others)).scalars().all()


def met_often(
    connection: Connection, person_id: int, among: Callable[[], Select[Any]], *, at: datetime
) -> Collection[int]:
    """Return the people whom a person has met `MOST_A_DAY` times within a day.

    Meetings count also if one of the two was erased since. `among`: returns the query of the people
    who may be back; it is only asked if the person has met somebody who was erased.
    """
    met = Counter(met_id for met_id, _ in _met(connection, person_id, at))
    met.update(row.other_id for row in kept_of(connection, person_id, MarkKind.MET, at - DAY))
    former = Counter(
        row.mark for row in kept_for(connection, person_id, MarkKind.MET) if row.at > at - DAY
    )
    if former:
        for back, mark in fitting(
            connection, former, connection.execute(among()).scalars()
        ).items():
            met[back] += former[mark]
    return [one for one, times in met.items() if times >= MOST_A_DAY]


def _met(connection: Connection, person_id: int, at: datetime) -> list[tuple[int, datetime]]:
    """Return whom a person has met within a day, and when."""
    sides = (matches.c.challenger_id, matches.c.opponent_id)
    return [
        (met_id, created_at)
        for mine, other in (sides, sides[::-1])
        for met_id, created_at in connection.execute(
            select(other, matches.c.created_at).where(
                mine == person_id,
                matches.c.created_at > at - DAY,
                matches.c.guild_id.is_(None),
                other.is_not(None),
            )
        )
    ]


def due(connection: Connection, *, at: datetime, most: int) -> Sequence[Seeker]:
    """Return the people whose next action is due, the most urgent first."""
    query = _WITH_NAME.where(_rows.due <= at).order_by(_rows.due, _rows.person_id).limit(most)
    return [_seeker(row) for row in connection.execute(query).mappings()]


def next_time(connection: Connection) -> datetime | None:
    """Return the time of the next action, or None."""
    found: datetime | None = connection.execute(select(func.min(_rows.due))).scalar()
    return found


def found(connection: Connection) -> Sequence[Seeker]:
    """Return all people with an opponent whose match has not begun."""
    query = _WITH_NAME.where(IS_FOUND).order_by(_rows.found_with)
    return [_seeker(row) for row in connection.execute(query).mappings()]


def _count_found(connection: Connection, people_found: int, *, at: datetime) -> None:
    """Add to this hour's number of paired people, and delete old numbers."""
    hour = _hour(at)
    added = upsert(connection, found_hours).values(hour=hour, people=people_found)
    connection.execute(
        added.on_conflict_do_update(
            index_elements=["hour"], set_={"people": found_hours.c.people + people_found}
        )
    )
    connection.execute(delete(found_hours).where(found_hours.c.hour < hour - RETENTION))


def found_lately(connection: Connection, *, at: datetime) -> int:
    """Return the number of people paired at this hour of the day in the last weeks."""
    days = [_hour(at) - number * DAY for number in range(RETENTION // DAY + 1)]
    query = select(func.sum(found_hours.c.people)).where(found_hours.c.hour.in_(days))
    return connection.execute(query).scalar() or 0


def _hour(at: datetime) -> datetime:
    return at.replace(minute=0, second=0, microsecond=0)


def _row(seeker: Seeker, at: datetime) -> dict[str, Any]:
    """Return the columns of a seeker, without those of a message that is not known."""
    shown = {} if seeker.shown is None else _SHOWN.row(seeker.shown)
    return _SEEKER.row(seeker) | shown | {"due": next_due(seeker, at=at)}


def _seeker(row: Mapping[Any, Any]) -> Seeker:
    shown = None if row["message_id"] is None else _SHOWN.read(row)
    return _SEEKER.read(row, person=Person(row["person_id"], row["name"]), shown=shown)


def note_missed(
    connection: Connection, person_id: int, at: datetime, declined_id: int | None = None
) -> None:
    """Save that somebody did not come to a match that was found; forget what is too old.

    `declined_id`: to whom they said no; None: to nobody.
    """
    mine = missed_matches.c.person_id == person_id
    old = missed_matches.c.missed_at < at - LOOKED_BACK
    connection.execute(delete(missed_matches).where(mine, old))
    added = upsert(connection, missed_matches).values(
        person_id=person_id, missed_at=at, declined_id=declined_id
    )
    connection.execute(added.on_conflict_do_nothing())


def left_at(connection: Connection, person_id: int, now: datetime) -> tuple[datetime, ...]:
    """Return when an account left a match that was found, let its time run out, or did not come.

    It counts also if the account was erased since.
    """
    before = kept_of(connection, person_id, MarkKind.LEFT, now - LOOKED_BACK)
    return (*_left_at(connection, person_id, now), *(row.at for row in before))


def _left_at(connection: Connection, person_id: int, now: datetime) -> tuple[datetime, ...]:
    since = now - LOOKED_BACK
    missed = select(missed_matches.c.missed_at, missed_matches.c.declined_id).where(
        missed_matches.c.person_id == person_id, missed_matches.c.missed_at >= since
    )
    times, declined = [], dict[int, datetime]()
    for at, declined_id in connection.execute(missed.order_by(missed_matches.c.missed_at)):
        last = None if declined_id is None else declined.get(declined_id)
        if declined_id is not None:
            declined[declined_id] = at
        if last is None or at - last >= SAME_AFTER:
            times.append(at)
    for side in (matches.c.challenger_id, matches.c.opponent_id):
        mine = (seats.c.match_id == matches.c.id) & (seats.c.person_id == person_id)
        found = (
            select(matches.c.ended_at)
            .join(seats, mine)
            .where(
                side == person_id,
                IS_ENDED,
                matches.c.ended_at >= since,
                matches.c.guild_id.is_(None),
                matches.c.opponent_id.is_not(None),
                _left,
            )
        )
        times += connection.execute(found).scalars()
    return tuple(times)


_played_a_round: Final = exists().where(
    rounds.c.match_id == matches.c.id, rounds.c.reason.not_in(BROKEN_OFF)
)
_lost: Final = matches.c.winner != seats.c.seat
_left: Final = or_(
    and_(_lost, matches.c.reason == MatchEnd.TIMEOUT.value),
    and_(_lost, matches.c.reason == MatchEnd.RESIGN.value, ~_played_a_round),
    and_(matches.c.reason == EndReason.WITHDRAW.value, matches.c.offered_by == seats.c.seat),
)
"""Whether the one at the seat left the match: the other one waited for nothing."""


async def wrong_seekers(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Yield people who were found for nobody, or whose row still belongs to a pair."""
    other = seekers.alias()
    query = (
        select(seekers, other.c.found_with.label("theirs"), other.c.pace.label("their_pace"))
        .outerjoin(other, other.c.person_id == _rows.found_with)
        .order_by(_rows.person_id)
    )
    async for row in await connection.stream(query):
        one = f"Person {row.person_id}, who looks for an opponent,"
        if row.found_with is None:
            if row.told or row.confirmed or row.found_at or row.confirm_until:
                yield Finding(None, f"{one} was found by nobody, and was told so.")
        elif row.found_with < 0:
            continue  # they were erased: the next look finds it
        elif row.theirs != row.person_id or row.their_pace != row.pace:
            yield Finding(None, f"{one} was found for somebody who was not found for them.")
        elif row.found_at is None:
            yield Finding(None, f"{one} was found at no time.")


def _erase_person(connection: Connection, person_id: int) -> None:
    """Let the next look find that the person who was found with them is alone: `run_due`.

    So it is written and shown as every other end of a pair.
    """
    found = _rows.found_with == person_id
    connection.execute(update(seekers).where(found).values(due=_rows.since))


def _marks(connection: Connection, person_id: int, now: datetime) -> list[Mark]:
    """Return when a person left others waiting, and whom they met within a day."""
    left = [
        Mark(MarkKind.LEFT, at, at + LOOKED_BACK) for at in _left_at(connection, person_id, now)
    ]
    met = [
        Mark(MarkKind.MET, at, at + DAY, other_id)
        for other_id, at in _met(connection, person_id, now)
        if other_id > 0
    ]
    return [*left, *met]


def _export(person_id: int) -> Sequence[Subject]:
    # Without the tokens: with one anybody could reply to the interaction.
    names = ("person_id", "preset", "pace", "rating", "since", "until", "front")
    return (
        # Without those who were declined: they were anonymous.
        (
            "missed matches",
            rows_about(person_id, missed_matches, "person_id", "missed_at"),
            (missed_matches.c.missed_at,),
        ),
        ("looking", rows_about(person_id, seekers, *names), (_rows.person_id,)),
    )


STORED: Final = StoredFeature(
    name="matchmaking",
    of_person=(missed_matches, seekers),
    erase_person=_erase_person,
    marks=_marks,
    export=_export,
    check=wrong_seekers,
)
