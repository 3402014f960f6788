"""`koikoi voids`: the matches that admins made void; the host confirms them for all servers."""

import argparse
from datetime import UTC, datetime

from bot.cli.opened import with_database
from bot.cli.terminal import CannotStart, add_json, as_json
from bot.matches.models.hosting import PendingVoid
from bot.matches.models.people import Computer, Player
from bot.matches.models.rankings import VoidReach
from bot.storage import host_voids
from bot.storage.engine import Database

NONE = "No void match waits for you."
_REACH = {
    VoidReach.GAIN: "for all servers, what was gained by it is gone and what was lost stays",
    VoidReach.SERVER: "for all servers it still counts",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("match", nargs="?", type=int, help="the number of one void match")
    add_json(parser)
    parser.add_argument(
        "--confirm", action="store_true", help="let that match count nowhere, for good"
    )
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """List the void matches that wait, or show or confirm one; return the exit code."""
    number: int | None = arguments.match
    if arguments.confirm and arguments.json:
        arguments.refuse("--json is for reading voids")
    if number is None:
        if arguments.confirm:
            arguments.refuse("--confirm needs the number of a match")
        return with_database(_list_json if arguments.json else _list)
    if arguments.confirm:
        return with_database(lambda database: _confirm(database, number))
    if arguments.json:
        return with_database(lambda database: _one_json(database, number))
    return with_database(lambda database: _one(database, number))


async def _list(database: Database) -> str:
    waiting = await database.read(host_voids.pending)
    if not waiting:
        return NONE
    text = "\n\n".join(map(_told, waiting))
    return f"{text}\n\nkoikoi voids {waiting[0].info.id} --confirm lets that match count nowhere."


async def _list_json(database: Database) -> str:
    return as_json([_fields(one) for one in await database.read(host_voids.pending)])


async def _one(database: Database, number: int) -> str:
    return _told(await _find(database, number))


async def _one_json(database: Database, number: int) -> str:
    return as_json(_fields(await _find(database, number)))


async def _confirm(database: Database, number: int) -> str:
    await _find(database, number)
    if not await host_voids.confirm(database, number, datetime.now(UTC)):
        raise CannotStart(f"Match {number} was confirmed meanwhile.")
    return f"Match {number} counts nowhere any more. The log of its server says that you did it."


async def _find(database: Database, number: int) -> PendingVoid:
    for one in await database.read(host_voids.pending):
        if one.info.id == number:
            return one
    raise CannotStart(f"Match {number} doesn't wait for you; koikoi voids lists those that do.")


def _told(void: PendingVoid) -> str:
    """Return a void match: its players, its end, its server, and the admin with their reason.

    The reason is indented, so that it can't imitate other lines.
    """
    info, note = void.info, void.note
    players = " vs ".join(map(_named, (info.challenger, info.opponent)))
    score = f"{info.scores[0]}–{info.scores[1]}"
    ended = "" if info.ended_at is None else f", ended {_time(info.ended_at)}"
    told = f"Match {info.id}: {players}, {score}{ended}, server {info.place.guild_id}"
    told += f"\n{_REACH[void.reach]}"
    if note is None:
        return told
    told += f"\nmade void {_time(note.at)} by {_named(note.admin)}"
    return told + "".join(f"\n    {line}" for line in note.reason.splitlines())


def _named(player: Player | None) -> str:
    if player is None:
        return "nobody"
    if isinstance(player, Computer):
        return f"computer ({player.level})"
    who = " ".join(player.name.split()) or "a former player"
    return who if player.erased else f"{who} ({player.id})"


def _fields(void: PendingVoid) -> dict[str, object]:
    """Return a void match for JSON. Ids are texts: many programs can't read such numbers."""
    info, note = void.info, void.note
    return {
        "match": info.id,
        "server": str(info.place.guild_id),
        "players": [_named(one) for one in (info.challenger, info.opponent)],
        "score": list(info.scores),
        "ended_at": None if info.ended_at is None else info.ended_at.isoformat(),
        "reach": void.reach.value,
        "admin": None if note is None else _named(note.admin),
        "voided_at": None if note is None else note.at.isoformat(),
        "reason": None if note is None else note.reason,
    }


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
