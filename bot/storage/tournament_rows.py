"""Tournaments in SQL. A change is written by compare-and-swap of the revision."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.koikoi.rules import make_rules
from bot.matches.errors import Conflict
from bot.matches.models.people import as_person
from bot.matches.models.terms import Pace, Place, Terms
from bot.matches.models.tournament import (
    Cause,
    Entrant,
    Format,
    Obstacle,
    Pairing,
    Posted,
    Result,
    Stage,
    Tournament,
)
from bot.storage.engine import Database, upsert
from bot.storage.people_rows import name_people
from bot.storage.tables import (
    OWED,
    matches,
    nick_in,
    people,
    seats,
    tournament_pairings,
    tournament_players,
    tournaments,
)

_maker = people.alias("maker")
_ender = people.alias("ender")
_remover = people.alias("remover")
_ROWS: Final = (
    select(
        tournaments,
        _maker.c.name.label("maker"),
        nick_in(tournaments.c.guild_id, tournaments.c.created_by).label("maker_nick"),
        _ender.c.name.label("ender"),
        nick_in(tournaments.c.guild_id, tournaments.c.ended_by).label("ender_nick"),
    )
    .join(_maker, _maker.c.person_id == tournaments.c.created_by)
    .outerjoin(_ender, _ender.c.person_id == tournaments.c.ended_by)
)
_PLAYERS: Final = (
    select(
        tournament_players,
        tournaments.c.guild_id,
        people.c.name,
        nick_in(tournaments.c.guild_id, tournament_players.c.person_id).label("nick"),
        _remover.c.name.label("remover"),
        nick_in(tournaments.c.guild_id, tournament_players.c.removed_by).label("remover_nick"),
    )
    .join(tournaments, tournaments.c.id == tournament_players.c.tournament_id)
    .join(people, people.c.person_id == tournament_players.c.person_id)
    .outerjoin(_remover, _remover.c.person_id == tournament_players.c.removed_by)
    .order_by(tournament_players.c.joined_at, tournament_players.c.person_id)
)
_PAIRINGS: Final = (
    select(
        tournament_pairings,
        tournaments.c.guild_id,
        people.c.name,
        nick_in(tournaments.c.guild_id, tournament_pairings.c.decided_by).label("nick"),
    )
    .join(tournaments, tournaments.c.id == tournament_pairings.c.tournament_id)
    .outerjoin(people, people.c.person_id == tournament_pairings.c.decided_by)
    .order_by(tournament_pairings.c.round, tournament_pairings.c.number)
)


class TournamentRows:
    """Implements the port `TournamentStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create_tournament(self, tournament: Tournament) -> int:
        """Write a new tournament (`id` is ignored) and return its id."""

        def created(connection: Connection) -> int:
            name_people(connection, [tournament.by])
            posted = {"message_id": None, "shown": -1, "phase": -1}
            row = {**_row_of(tournament), **posted, "due": tournament.closes_at}
            result = connection.execute(insert(tournaments), row)
            return int(result.inserted_primary_key[0])  # type: ignore[index]

        return await self._database.write(created)

    async def tournament(self, tournament_id: int) -> Tournament | None:
        """Return a tournament with all that belongs to it, or None."""
        found = await self._database.read(
            lambda connection: read_tournaments(connection, [tournament_id])
        )
        return found[0] if found else None

    async def save_tournament(
        self, before: Tournament, after: Tournament, due: datetime | None
    ) -> None:
        """Write what has changed. Raises `Conflict` if it is not as *before* any more.

        `due`: when something is to be done with it next.
        """

        def saved(connection: Connection) -> None:
            known = {one.person.id for one in before.entrants}
            named = [one.person for one in after.entrants if one.person.id not in known]
            named += [one.removed_by for one in after.entrants if one.removed_by is not None]
            named += [one.decided_by for one in after.pairings if one.decided_by is not None]
            named += [] if after.ended_by is None else [after.ended_by]
            name_people(connection, [one for one in named if not one.erased])
            result = connection.execute(
                update(tournaments)
                .where(tournaments.c.id == after.id, tournaments.c.revision == before.revision)
                .values(**_row_of(after), due=due)
            )
            if result.rowcount != 1:
                raise Conflict
            _write_players(connection, before, after)
            _write_pairings(connection, before, after)

        await self._database.write(saved)

    async def note_posted(self, tournament_id: int, posted: Posted) -> None:
        """Save which message shows a tournament, and what it shows. It is no change of it."""

        def noted(connection: Connection) -> None:
            connection.execute(
                update(tournaments)
                .where(tournaments.c.id == tournament_id)
                .values(
                    message_id=posted.message_id,
                    shown=posted.shown,
                    phase=posted.phase,
                    sent_at=posted.sent_at,
                )
            )

        await self._database.write(noted)

    async def note_tournament_shown(
        self, tournament_id: int, message_id: int, revision: int
    ) -> None:
        """Save what a message shows, unless another one shows the tournament by now."""
        mine = (tournaments.c.id == tournament_id) & (tournaments.c.message_id == message_id)

        def noted(connection: Connection) -> None:
            connection.execute(update(tournaments).where(mine).values(shown=revision))

        await self._database.write(noted)

    async def owed_tournaments(self) -> tuple[tuple[int, int], ...]:
        """Return id and server of those that are open, or whose message shows an old state."""
        query = select(tournaments.c.id, tournaments.c.guild_id).where(OWED)
        return await self._database.read(
            lambda connection: tuple(
                (row.id, row.guild_id) for row in connection.execute(query.order_by("id"))
            )
        )

    async def tournaments_of(self, guild_id: int, most: int) -> tuple[Tournament, ...]:
        """Return a server's tournaments: those that are open, then those that ended last."""
        here = tournaments.c.guild_id == guild_id

        def found(connection: Connection) -> tuple[Tournament, ...]:
            ids: list[int] = []
            for part in (tournaments.c.due.is_not(None), tournaments.c.due.is_(None)):
                query = select(tournaments.c.id).where(here, part)
                newest = query.order_by(tournaments.c.id.desc()).limit(most - len(ids))
                ids += connection.execute(newest).scalars()
            read = {one.id: one for one in read_tournaments(connection, ids)}
            return tuple(read[number] for number in ids)

        return await self._database.read(found)

    async def count_tournaments(self, guild_id: int) -> int:
        """Return how many open tournaments a server has."""
        query = select(func.count()).where(
            tournaments.c.guild_id == guild_id, tournaments.c.due.is_not(None)
        )
        return await self._database.read(lambda connection: connection.execute(query).scalar_one())

    async def tournament_scores(self, tournament_id: int) -> Mapping[int, tuple[int, int]]:
        """Return the points in each of its matches: of the pairing's first, and of the second."""
        pairing = tournament_pairings.c
        query = (
            select(matches.c.id, matches.c.score_0, matches.c.score_1)
            .add_columns((seats.c.person_id == pairing.first_id).label("in_order"))
            .join(tournament_pairings, pairing.match_id == matches.c.id)
            .join(seats, (seats.c.match_id == matches.c.id) & (seats.c.seat == 0))
            .where(pairing.tournament_id == tournament_id)
        )

        def found(connection: Connection) -> dict[int, tuple[int, int]]:
            rows = connection.execute(query)
            return {
                row.id: (row.score_0, row.score_1) if row.in_order else (row.score_1, row.score_0)
                for row in rows
            }

        return await self._database.read(found)

    async def tournament_of(self, match_id: int) -> int | None:
        """Return the tournament to which a match belongs, or None."""
        pairing = tournament_pairings.c
        query = select(pairing.tournament_id).where(pairing.match_id == match_id)
        return await self._database.read(
            lambda connection: connection.execute(query).scalar_one_or_none()
        )

    async def tournaments_with(self, person_id: int) -> tuple[int, ...]:
        """Return the open tournaments for which a person has signed up."""
        query = (
            select(tournaments.c.id)
            .join(tournament_players, tournament_players.c.tournament_id == tournaments.c.id)
            .where(tournament_players.c.person_id == person_id, tournaments.c.due.is_not(None))
        )
        return await self._database.read(
            lambda connection: tuple(connection.execute(query).scalars())
        )


def read_tournaments(connection: Connection, ids: Sequence[int]) -> list[Tournament]:
    """Read some tournaments, in any order."""
    if not ids:
        return []
    heads = connection.execute(_ROWS.where(tournaments.c.id.in_(ids))).mappings().all()
    players = connection.execute(_PLAYERS.where(tournament_players.c.tournament_id.in_(ids))).all()
    pairings = connection.execute(
        _PAIRINGS.where(tournament_pairings.c.tournament_id.in_(ids))
    ).all()
    return [
        _tournament_from(
            row,
            tuple(_entrant(one) for one in players if one.tournament_id == row["id"]),
            tuple(_pairing(one) for one in pairings if one.tournament_id == row["id"]),
        )
        for row in heads
    ]


def _tournament_from(
    row: Any, entrants: tuple[Entrant, ...], pairings: tuple[Pairing, ...]
) -> Tournament:
    ended_by = row["ended_by"]
    return Tournament(
        id=row["id"],
        name=row["name"],
        place=Place(row["guild_id"], row["channel_id"], row["parent_id"]),
        format=Format(row["format"]),
        terms=Terms(
            make_rules(row["preset"], row["options"]),
            Pace(row["pace"]),
            timedelta(seconds=row["turn_seconds"]),
        ),
        round_time=timedelta(seconds=row["round_seconds"]),
        most=row["most"],
        by=as_person(row["created_by"], row["maker"], row["guild_id"], row["maker_nick"]),
        created_at=row["created_at"],
        closes_at=row["closes_at"],
        rounds=row["rounds"],
        revision=row["revision"],
        stage=Stage(row["stage"]),
        round=row["round"],
        begin_by=row["begin_by"],
        round_ends=row["round_ends"],
        held_at=row["held_at"],
        held_by=None if row["held_by"] is None else Obstacle(row["held_by"]),
        reminded=row["reminded"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        ended_by=None
        if ended_by is None
        else as_person(ended_by, row["ender"], row["guild_id"], row["ender_nick"]),
        note=row["note"],
        entrants=entrants,
        pairings=pairings,
        posted=Posted(row["message_id"], row["shown"], row["phase"], row["sent_at"]),
        edition=row["edition"],
    )


def _row_of(one: Tournament) -> dict[str, Any]:
    """Return the values of the table, without the id and what is posted."""
    rules = one.terms.rules
    return {
        "revision": one.revision,
        "guild_id": one.place.guild_id,
        "channel_id": one.place.channel_id,
        "parent_id": one.place.parent_id,
        "name": one.name,
        "format": one.format.value,
        "stage": one.stage.value,
        "preset": rules.preset,
        "options": rules.options(),
        "pace": one.terms.pace.value,
        "turn_seconds": int(one.terms.turn.total_seconds()),
        "round_seconds": int(one.round_time.total_seconds()),
        "most": one.most,
        "rounds": one.rounds,
        "round": one.round,
        "created_by": one.by.id,
        "created_at": one.created_at,
        "closes_at": one.closes_at,
        "begin_by": one.begin_by,
        "round_ends": one.round_ends,
        "held_at": one.held_at,
        "held_by": None if one.held_by is None else one.held_by.value,
        "reminded": one.reminded,
        "started_at": one.started_at,
        "ended_at": one.ended_at,
        "ended_by": None if one.ended_by is None else one.ended_by.id,
        "note": one.note,
        "edition": one.edition,
    }


def _entrant(row: Any) -> Entrant:
    removed_by = None
    if row.removed_by is not None:
        removed_by = as_person(row.removed_by, row.remover, row.guild_id, row.remover_nick)
    return Entrant(
        as_person(row.person_id, row.name, row.guild_id, row.nick),
        row.joined_at,
        row.rating,
        row.seed,
        row.left_round,
        removed_by,
        row.note,
    )


def _pairing(row: Any) -> Pairing:
    return Pairing(
        row.round,
        row.number,
        row.first_id,
        row.second_id,
        row.match_id,
        (row.here_first, row.here_second),
        None if row.result is None else Result(row.result),
        None if row.cause is None else Cause(row.cause),
        None
        if row.decided_by is None
        else as_person(row.decided_by, row.name, row.guild_id, row.nick),
        row.note,
        None if row.replaces is None else Result(row.replaces),
    )


def _write_players(connection: Connection, before: Tournament, after: Tournament) -> None:
    known = {one.person.id: one for one in before.entrants}
    stay = {one.person.id for one in after.entrants}
    for gone in known.keys() - stay:
        connection.execute(
            delete(tournament_players).where(
                tournament_players.c.tournament_id == after.id,
                tournament_players.c.person_id == gone,
            )
        )
    for one in after.entrants:
        if known.get(one.person.id) == one:
            continue
        key = {"tournament_id": after.id, "person_id": one.person.id}
        row = {
            "joined_at": one.joined_at,
            "rating": one.rating,
            "seed": one.seed,
            "left_round": one.left_round,
            "removed_by": None if one.removed_by is None else one.removed_by.id,
            "note": one.note,
        }
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
        row = {
            "first_id": one.first,
            "second_id": one.second,
            "match_id": one.match_id,
            "here_first": one.here[0],
            "here_second": one.here[1],
            "result": None if one.result is None else one.result.value,
            "cause": None if one.cause is None else one.cause.value,
            "decided_by": None if one.decided_by is None else one.decided_by.id,
            "note": one.note,
            "replaces": None if one.replaces is None else one.replaces.value,
        }
        connection.execute(
            upsert(connection, tournament_pairings)
            .values(**key, **row)
            .on_conflict_do_update(index_elements=[*key], set_=row)
        )
