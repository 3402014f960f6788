"""Tournaments in SQL. A change is written by compare-and-swap of the revision.

At the end, the part of `koikoi db check`: each must follow from its players and results.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Result,
    RowMapping,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.errors import Conflict
from bot.matches.models.match import Status
from bot.matches.models.terms import ChannelRef
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.match_tables import matches, seats
from bot.storage.people_rows import name_people
from bot.storage.record import PersonIn, Record
from bot.storage.rows import TermsIn
from bot.tournaments.audit import wrong_with
from bot.tournaments.model import (
    Entrant,
    EventRef,
    Pairing,
    PairingKey,
    Posted,
    Queued,
    Stage,
    Tournament,
)
from bot.tournaments.tables import OWED, tournament_pairings, tournament_players, tournaments

_TOURNAMENT: Final = Record(
    Tournament,
    tournaments,
    {
        "by": PersonIn("created_by"),
        "ended_by": PersonIn("ended_by"),
        "round_time": "round_seconds",
        "place": Record(ChannelRef, tournaments),
        "terms": TermsIn(versioned=False),
    },
    apart=("posted", "event", "entrants", "waiting", "pairings"),
)
_POSTED: Final = Record(Posted, tournaments)
_EVENT: Final = Record(EventRef, tournaments)
_PLAYER: Final = Record(
    Entrant,
    tournament_players,
    {"person": PersonIn("person_id"), "removed_by": PersonIn("removed_by")},
)
_PAIRING: Final = Record(
    Pairing,
    tournament_pairings,
    {
        "first": "first_id",
        "second": "second_id",
        "here": ("here_first", "here_second"),
        "decided_by": PersonIn("decided_by"),
    },
)
_HEADS: Final = _TOURNAMENT.query()
_PLAYERS: Final = _PLAYER.query(tournaments).order_by(
    tournament_players.c.joined_at, tournament_players.c.person_id
)
_PAIRINGS: Final = _PAIRING.query(tournaments).order_by(
    tournament_pairings.c.round, tournament_pairings.c.number
)


def create_tournament(connection: Connection, tournament: Tournament) -> int:
    """Write a new tournament (`id` is ignored) and return its id."""
    name_people(connection, [tournament.by])
    row = _TOURNAMENT.row_without_key(tournament) | _POSTED.row(Posted()) | _EVENT.row(EventRef())
    result = connection.execute(insert(tournaments), row | {"due": tournament.closes_at})
    return int(result.inserted_primary_key[0])  # type: ignore[index]


def tournament(connection: Connection, tournament_id: int) -> Tournament | None:
    """Return a tournament with its players and pairings, or None."""
    found = read_tournaments(connection, [tournament_id])
    return found[0] if found else None


def save_tournament(
    connection: Connection, before: Tournament, after: Tournament, due: datetime | None
) -> None:
    """Write the changes. Raises `Conflict` if the stored revision is not that of `before`.

    `due`: the time of the next action.
    """
    known = {one.person.id for one in _signed_up(before)}
    named = [one.person for one in _signed_up(after) if one.person.id not in known]
    named += [one.removed_by for one in after.entrants if one.removed_by is not None]
    named += [one.decided_by for one in after.pairings if one.decided_by is not None]
    named += [] if after.ended_by is None else [after.ended_by]
    name_people(connection, [one for one in named if not one.erased])
    result = connection.execute(
        update(tournaments)
        .where(tournaments.c.id == after.id, tournaments.c.revision == before.revision)
        .values(**_TOURNAMENT.row_without_key(after), due=due)
    )
    if result.rowcount != 1:
        raise Conflict
    _write_players(connection, before, after)
    _write_pairings(connection, before, after)


def note_posted(connection: Connection, tournament_id: int, posted: Posted) -> None:
    """Save a tournament's message and shown revision, without a new revision."""
    connection.execute(
        update(tournaments).where(tournaments.c.id == tournament_id).values(_POSTED.row(posted))
    )


def note_event(connection: Connection, tournament_id: int, event: EventRef) -> None:
    """Save a tournament's scheduled event, without a new revision."""
    connection.execute(
        update(tournaments).where(tournaments.c.id == tournament_id).values(_EVENT.row(event))
    )


def note_tournament_shown(
    connection: Connection, tournament_id: int, message_id: int, revision: int
) -> None:
    """Save the revision that a message shows, unless another message has replaced it."""
    mine = (tournaments.c.id == tournament_id) & (tournaments.c.message_id == message_id)
    connection.execute(update(tournaments).where(mine).values(shown=revision))


def owed_tournaments(connection: Connection) -> tuple[tuple[int, int], ...]:
    """Return id and server of tournaments that are open, or have an outdated message or event."""
    query = select(tournaments.c.id, tournaments.c.guild_id).where(OWED)
    return tuple((row.id, row.guild_id) for row in connection.execute(query.order_by("id")))


def tournaments_of(connection: Connection, guild_id: int, most: int) -> tuple[Tournament, ...]:
    """Return a server's tournaments: the open ones, then those that ended last."""
    here = tournaments.c.guild_id == guild_id
    ids: list[int] = []
    for part in (tournaments.c.due.is_not(None), tournaments.c.due.is_(None)):
        query = select(tournaments.c.id).where(here, part)
        newest = query.order_by(tournaments.c.id.desc()).limit(most - len(ids))
        ids += connection.execute(newest).scalars()
    read = {one.id: one for one in read_tournaments(connection, ids)}
    return tuple(read[number] for number in ids)


def count_tournaments(connection: Connection, guild_id: int) -> int:
    """Return how many open tournaments a server has."""
    query = select(func.count()).where(
        tournaments.c.guild_id == guild_id, tournaments.c.due.is_not(None)
    )
    return connection.execute(query).scalar_one()


def tournament_scores(connection: Connection, tournament_id: int) -> Mapping[int, tuple[int, int]]:
    """Return the points in each match: of the pairing's first player, then the second."""
    pairing = tournament_pairings.c
    query = (
        select(matches.c.id, matches.c.score_0, matches.c.score_1)
        .add_columns((seats.c.person_id == pairing.first_id).label("in_order"))
        .join(tournament_pairings, pairing.match_id == matches.c.id)
        .join(seats, (seats.c.match_id == matches.c.id) & (seats.c.seat == 0))
        .where(pairing.tournament_id == tournament_id)
    )
    rows = connection.execute(query)
    return {
        row.id: (row.score_0, row.score_1) if row.in_order else (row.score_1, row.score_0)
        for row in rows
    }


def tournament_of(connection: Connection, match_id: int) -> Tournament | None:
    """Return the tournament to which a match belongs, or None."""
    pairing = tournament_pairings.c
    query = select(pairing.tournament_id).where(pairing.match_id == match_id)
    tournament_id = connection.execute(query).scalar_one_or_none()
    return None if tournament_id is None else tournament(connection, tournament_id)


def tournaments_with(connection: Connection, person_id: int) -> tuple[int, ...]:
    """Return the open tournaments for which a person has signed up."""
    query = (
        select(tournaments.c.id)
        .join(tournament_players, tournament_players.c.tournament_id == tournaments.c.id)
        .where(tournament_players.c.person_id == person_id, tournaments.c.due.is_not(None))
    )
    return tuple(connection.execute(query).scalars())


def read_tournaments(connection: Connection, ids: Sequence[int]) -> list[Tournament]:
    """Read some tournaments, in any order."""
    if not ids:
        return []
    heads = connection.execute(_HEADS.where(tournaments.c.id.in_(ids))).mappings().all()
    players = connection.execute(_PLAYERS.where(tournament_players.c.tournament_id.in_(ids)))
    pairings = connection.execute(_PAIRINGS.where(tournament_pairings.c.tournament_id.in_(ids)))
    entrants, met = _by_tournament(players), _by_tournament(pairings)
    found = []
    for row in heads:
        signed_up = [_PLAYER.read(one) for one in entrants[row["id"]]]
        found.append(
            _TOURNAMENT.read(
                row,
                posted=_POSTED.read(row),
                event=_EVENT.read(row),
                entrants=tuple(one for one in signed_up if one.queued is not Queued.WAITING),
                waiting=tuple(one for one in signed_up if one.queued is Queued.WAITING),
                pairings=tuple(map(_PAIRING.read, met[row["id"]])),
            )
        )
    return found


def _signed_up(found: Tournament) -> tuple[Entrant, ...]:
    """Return the players and the people on the waiting list."""
    return (*found.entrants, *found.waiting)


def _by_tournament(rows: Result[Any]) -> Mapping[int, Sequence[RowMapping]]:
    found: dict[int, list[RowMapping]] = defaultdict(list)
    for row in rows.mappings():
        found[row["tournament_id"]].append(row)
    return found


def _write_players(connection: Connection, before: Tournament, after: Tournament) -> None:
    known = {one.person.id: one for one in _signed_up(before)}
    stay = {one.person.id for one in _signed_up(after)}
    for gone in known.keys() - stay:
        connection.execute(
            delete(tournament_players).where(
                tournament_players.c.tournament_id == after.id,
                tournament_players.c.person_id == gone,
            )
        )
    for one in _signed_up(after):
        if known.get(one.person.id) == one:
            continue
        key = {"tournament_id": after.id, "person_id": one.person.id}
        row = _PLAYER.row_without_key(one)
        connection.execute(
            upsert(connection, tournament_players)
            .values(**key, **row)
            .on_conflict_do_update(index_elements=[*key], set_=row)
        )


def _write_pairings(connection: Connection, before: Tournament, after: Tournament) -> None:
    known = {one.key: one for one in before.pairings}
    for one in after.pairings:
        if known.get(one.key) == one:
            continue
        key = {"tournament_id": after.id, "round": one.round, "number": one.number}
        row = _PAIRING.row_without_key(one)
        connection.execute(
            upsert(connection, tournament_pairings)
            .values(**key, **row)
            .on_conflict_do_update(index_elements=[*key], set_=row)
        )


_AT_ONCE: Final = 50


async def wrong_tournaments(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Yield the errors of all stored tournaments."""
    last = 0
    query = select(tournaments.c.id, tournaments.c.due).order_by(tournaments.c.id).limit(_AT_ONCE)
    while page := (await connection.execute(query.where(tournaments.c.id > last))).all():
        for row in page:
            for wrong in await connection.run_sync(_examined, row):
                yield Finding(None, f"Tournament {row.id}: {wrong}.")
        last = page[-1].id


def _examined(connection: Connection, row: Any) -> Sequence[str]:
    """Return the errors of a tournament. Damaged data does not stop the check of the others."""
    with suppress(ValueError, KeyError, TypeError, IndexError, AssertionError):
        (found,) = read_tournaments(connection, [row.id])
        return [*wrong_with(found, _winners(connection, found), due=row.due is not None)]
    return ("it can't be read: a value in its rows is damaged",)


def _winners(connection: Connection, found: Tournament) -> dict[int, int | None]:
    """Return the winners of its matches that have a result; None: a draw."""
    ids = [
        match_id
        for one in found.pairings
        for match_id in (one.match_id, one.first_match_id, one.second_match_id)
        if match_id is not None
    ]
    query = (
        select(matches.c.id, seats.c.person_id)
        .outerjoin(seats, (seats.c.match_id == matches.c.id) & (seats.c.seat == matches.c.winner))
        .where(matches.c.id.in_(ids), matches.c.status == Status.FINISHED.value)
    )
    return {row.id: row.person_id for row in connection.execute(query)}


def give_match(connection: Connection, match_id: int, key: PairingKey) -> None:
    """Give a new match to its pairing.

    Raises `Conflict` if the pairing has a match or a result, or if its round is not running.
    """
    pairing, tournament = tournament_pairings.c, tournaments.c
    given = connection.execute(
        update(tournament_pairings)
        .where(
            pairing.tournament_id == key.tournament_id,
            pairing.round == key.round,
            pairing.number == key.number,
            pairing.match_id.is_(None),
            pairing.result.is_(None),
        )
        .values(match_id=match_id)
    )
    runs = connection.execute(
        update(tournaments)
        .where(
            tournament.id == key.tournament_id,
            tournament.round == key.round,
            tournament.stage == Stage.RUNNING,
        )
        .values(revision=tournament.revision + 1)
    )
    if (given.rowcount, runs.rowcount) != (1, 1):
        raise Conflict


def _erase_person(connection: Connection, person_id: int) -> None:
    """Let their tournaments be drawn again, without the name."""
    theirs = select(tournament_players.c.tournament_id).where(
        tournament_players.c.person_id == person_id
    )
    named_in = tournaments.c.id.in_(theirs) | (tournaments.c.created_by == person_id)
    connection.execute(
        update(tournaments).where(named_in).values(revision=tournaments.c.revision + 1)
    )


def _export(person_id: int) -> Sequence[Subject]:
    player, pairing, one = tournament_players.c, tournament_pairings.c, tournaments.c
    run = select(one.id, one.guild_id, one.name, one.created_at, one.note)
    return (
        ("tournaments", rows_about(person_id, tournament_players), (player.tournament_id,)),
        (
            "removals",
            select(player.tournament_id, player.person_id).where(player.removed_by == person_id),
            (player.tournament_id, player.person_id),
        ),
        *(
            (
                "pairings",
                select(tournament_pairings).where(role == person_id),
                (pairing.tournament_id, pairing.round, pairing.number),
            )
            for role in (pairing.first_id, pairing.second_id, pairing.decided_by)
        ),
        *(
            ("tournaments run", run.where(role == person_id), (one.id,))
            for role in (one.created_by, one.ended_by)
        ),
    )


_BY_MATCH: Final = (
    select(tournaments.c.name)
    .join(tournament_pairings, tournament_pairings.c.tournament_id == tournaments.c.id)
    .where(
        or_(
            tournament_pairings.c.match_id == matches.c.id,
            tournament_pairings.c.first_match_id == matches.c.id,
            tournament_pairings.c.second_match_id == matches.c.id,
        )
    )
)
"""The name of the tournament of a row of `matches`, for a subquery."""

STORED: Final = StoredFeature(
    name="tournaments",
    of_server=(tournaments,),
    erase_person=_erase_person,
    export=_export,
    check=wrong_tournaments,
    event_name=_BY_MATCH.scalar_subquery(),
    event_corrects=_BY_MATCH.where(
        tournaments.c.stage == Stage.RUNNING, tournament_pairings.c.round == tournaments.c.round
    ).scalar_subquery(),
)
