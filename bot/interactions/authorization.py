"""Who may use a button, a menu, a form or a command.

Each of them declares what it needs. That is checked here, before its handler, and nowhere else. A
press that names a match, a table for several or a tournament must be able to reach it, too: what
other servers have is unknown here.

What changes from one moment to the next (whose turn it is, whether a challenge is still open) is
decided with the change itself, in one transaction: a check before it could be out of date.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NamedTuple

from bot.interactions.context import Context
from bot.interactions.permissions import check_manager, guild_id_of, runs_tournaments
from bot.matches.errors import Refusal, Refused, UnknownMatch
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rotation import Rotation
from bot.matches.transitions.challenges import awaited, not_your_table, own_challenge
from bot.matches.transitions.turns import refuse_own
from bot.tournaments.model import Tournament

Named = StoredMatch | Rotation | Tournament | None
"""What a press is about, as it is stored; None: nothing that belongs to certain people."""


class Kind(Enum):
    """The kinds of things whose numbers stand in custom ids and in options of commands."""

    MATCH = "match"
    ROTATION = "rotation"
    TOURNAMENT = "tournament"


class ResourceRef(NamedTuple):
    """The number of something, as a press or a command names it."""

    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class Permission:
    """Who may do something. `check` raises `Refused` for everybody else."""

    name: str
    check: Callable[[Context, Named], Awaitable[None]]


async def within_reach(context: Context, reference: ResourceRef | None) -> Named:
    """Return what is named. Raises `Refused` if it is unknown, or belongs to another server.

    A custom id can name anything.
    """
    if reference is None:
        return None
    kind, number = reference
    if kind is Kind.MATCH:
        return await context.match_within_reach(number)
    guild_id = context.interaction.guild_id
    if kind is Kind.TOURNAMENT:
        return await context.service.tournaments.get(number, guild_id or 0)
    rotation = await context.service.rotations.get(number)
    if guild_id is None or rotation.place.guild_id != guild_id:
        raise Refused(Refusal.UNKNOWN_ROTATION)
    return rotation


async def check(context: Context, need: Permission, reference: ResourceRef | None = None) -> None:
    """Raise unless the person reaches what is named, and may do this with it."""
    await need.check(context, await within_reach(context, reference))


def needs(need: Permission) -> dict[Any, Any]:
    """Return the extras of a command: the answer to it checks them first."""
    return {"needs": need}


async def check_command(context: Context) -> None:
    """Raise unless the person may use the command. Raises `KeyError` if it doesn't say who may."""
    command = context.interaction.command
    assert command is not None
    need: Permission = command.extras["needs"]
    await need.check(context, None)


# ── everybody, and those who take part ──────────────────────────────────────────────────────────


async def _anybody(_: Context, __: Named) -> None:
    pass


async def _player(context: Context, named: Named) -> None:
    person = context.person
    match named:
        case StoredMatch():
            if person.id not in {one.id for one in named.info.people}:
                raise _not_playing(named)
        case Rotation():
            if named.member(person.id) is None:
                raise Refused(Refusal.NOT_SEATED)
        case Tournament():
            if person.id not in named.people:
                raise Refused(Refusal.NOT_IN_TOURNAMENT)
        case None:
            raise Refused(Refusal.OLD_BUTTON)


def _not_playing(stored: StoredMatch) -> Refused:
    """Return why somebody else can't answer a challenge, or play in a match."""
    info = stored.info
    if info.seats is not None:
        return Refused(Refusal.NOT_YOUR_SEAT)
    awaited(stored)
    if info.opponent is None:
        return Refused(Refusal.TABLE_NOT_YOURS, name=info.challenger)
    return Refused(Refusal.NOT_INVITED, name=info.opponent)


async def _host(context: Context, named: Named) -> None:
    person = context.person
    match named:
        case StoredMatch(info=info):
            if person.id != info.challenger.id:
                if info.opponent is not None:
                    raise Refused(Refusal.NOT_INVITED, name=info.opponent)
                raise not_your_table(info)
        case Rotation(host=host):
            if person.id != host.id:
                raise Refused(Refusal.NOT_YOUR_ROTATION, name=host)
        case _:
            raise Refused(Refusal.OLD_BUTTON)


async def _invited(context: Context, named: Named) -> None:
    info = _match(named).info
    if info.status is not Status.INVITED:
        return  # the service says what has become of it
    if context.person.id == info.challenger.id:
        raise own_challenge(info)
    if isinstance(info.opponent, Person) and context.person.id != info.opponent.id:
        raise Refused(Refusal.NOT_INVITED, name=info.opponent)


def spectator(refusal: Refusal) -> Permission:
    """Return the need of what is for those who watch; `refusal` is why players may not do it."""

    async def watches(context: Context, named: Named) -> None:
        if context.person.id in {one.id for one in _match(named).info.people}:
            raise Refused(refusal)

    return Permission("spectator", watches)


async def _reader(context: Context, named: Named) -> None:
    stored = _match(named)
    if stored.info.day is not None and stored.info.seat_of(context.person.id) is None:
        raise Refused(Refusal.NOT_YOUR_SEAT)


async def _reviewer(context: Context, named: Named) -> None:
    service, reader = context.service, context.person.id
    info = _match(named).info
    if info.day is not None and info.seat_of(reader) is None:
        if info.day >= service.daily.today():
            raise Refused(Refusal.NOT_YOUR_SEAT)
        own = await service.daily.match_of(reader, info.day)
        if own is not None and own.info.status.open:
            raise Refused(Refusal.OWN_FIRST)


def _match(named: Named) -> StoredMatch:
    if not isinstance(named, StoredMatch):
        raise Refused(Refusal.OLD_BUTTON)
    return named


# ── those who manage the server ─────────────────────────────────────────────────────────────────


async def _admin(context: Context, _: Named) -> None:
    guild_id_of(context)
    await check_manager(context)


async def _director(context: Context, named: Named) -> None:
    if not await runs_tournaments(context):
        await _admin(context, named)


async def _manager(context: Context, _: Named) -> None:
    guild_id_of(context)
    if not context.interaction.permissions.manage_guild:
        raise Refused(Refusal.ADMIN)


async def _bot_host(context: Context, _: Named) -> None:
    if not await context.tools.hosts.include(context.person.id):
        raise Refused(Refusal.NOT_HOST)


async def _referee(context: Context, named: Named) -> None:
    await _admin(context, named)
    info = _match(named).info
    if info.place.guild_id != guild_id_of(context):
        raise UnknownMatch
    refuse_own(info, context.person)


ANYBODY: Final = Permission("anybody", _anybody)
"""Everybody who reaches it: it shows what all may see, or concerns the presser alone."""
PLAYER: Final = Permission("player", _player)
"""Those who play: one of the two in a match or challenge, a member of a table, an entrant."""
ON_TURN: Final = Permission("on turn", _player)
"""Who is on turn. Here only a seat is asked for: the move itself sees whose turn it is."""
HOST: Final = Permission("host", _host)
"""Who opened the table."""
INVITED: Final = Permission("invited", _invited)
"""Who was challenged; at an open table, everybody but its host."""
READER: Final = Permission("reader", _reader)
"""Everybody; but of a deal of the day only its player: others still play those cards."""
REVIEWER: Final = Permission("reviewer", _reviewer)
"""Everybody, once the cards are no secret: of a deal of the day only its player until midnight.

Who began their own match of that day before midnight ends that one first.
"""
ADMIN: Final = Permission("admin", _admin)
"""Who may manage the server, or was given the admins' commands by those who may."""
DIRECTOR: Final = Permission("director", _director)
"""An admin, or who has the role that may run the server's tournaments."""
MANAGER: Final = Permission("manager", _manager)
"""Who may manage the server, by the right that Discord sends with the interaction."""
BOT_HOST: Final = Permission("host of the bot", _bot_host)
"""Who runs the bot."""
REFEREE: Final = Permission("referee", _referee)
"""An admin of the match's server who doesn't play in it."""
