"""Permissions to use a button, a menu, a form or a command.

Each of these declares the permission that it needs. It is checked here, before the handler, and
nowhere else. A person who presses on a match, a table for several or a tournament must also be able
to reach it: matches of other servers are unknown here.

Conditions that change from one moment to the next (whose turn it is, whether a challenge is still
open) are checked with the change itself, in one transaction: an earlier check could be out of date.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from bot.interactions.context import Context
from bot.interactions.permissions import check_manager, guild_id_of
from bot.matches.errors import Refusal, Refused, UnknownMatch
from bot.matches.models.daily import day_of
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.transitions.challenges import awaited, not_your_table, own_challenge
from bot.matches.transitions.turns import not_playing, refuse_own

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Resource(Generic[T]):
    """A kind of object that custom ids and options of commands name by its number."""

    load: Callable[[Context, int], Awaitable[T]]
    """Loads an object by its number. Raises `Refused` if unknown, or out of the person's reach."""
    check_player: Callable[[T, Person], None]
    """Raises `Refused` unless the person takes part in it."""
    check_host: Callable[[T, Person], None] | None = None
    """Raises `Refused` unless the person opened it; None: no button needs that."""


class ResourceRef(NamedTuple):
    """The number of something, as a press or a command names it."""

    resource: Resource[Any]
    number: int


class Loaded(NamedTuple, Generic[T]):
    """The object that a press or a command names, as it is stored."""

    resource: Resource[T]
    value: T


@dataclass(frozen=True, slots=True)
class Permission:
    """A permission. `check` raises `Refused` for everybody else."""

    name: str
    check: Callable[[Context, Loaded[Any] | None], Awaitable[None]]


async def check(context: Context, need: Permission, reference: ResourceRef | None = None) -> None:
    """Raise `Refused` unless the person can reach the named object and may do this with it.

    A custom id can name anything.
    """
    loaded = None
    if reference is not None:
        resource, number = reference
        loaded = Loaded(resource, await resource.load(context, number))
    await need.check(context, loaded)


def needs(need: Permission) -> dict[Any, Any]:
    """Return the extras of a command, which are checked before its own code."""
    return {"needs": need}


async def check_command(context: Context) -> None:
    """Raise unless the person may use the command. Raises `KeyError` if it declares none."""
    command = context.interaction.command
    assert command is not None
    need: Permission = command.extras["needs"]
    await need.check(context, None)


# ── everybody, and those who take part ──────────────────────────────────────────────────────────


async def _anybody(_: Context, __: Loaded[Any] | None) -> None:
    pass


async def _player(context: Context, loaded: Loaded[Any] | None) -> None:
    if loaded is None:
        raise Refused(Refusal.OLD_BUTTON)
    loaded.resource.check_player(loaded.value, context.person)


def _check_match_player(stored: StoredMatch, person: Person) -> None:
    if person.id not in {one.id for one in stored.info.people}:
        raise _not_playing(stored)


def _not_playing(stored: StoredMatch) -> Refused:
    """Return why somebody else can't answer a challenge, or play in a match."""
    info = stored.info
    if info.seats is not None:
        return not_playing(info)
    awaited(stored)
    if info.opponent is None:
        return Refused(Refusal.TABLE_NOT_YOURS, name=info.challenger)
    return Refused(Refusal.NOT_INVITED, name=info.opponent)


async def _host(context: Context, loaded: Loaded[Any] | None) -> None:
    if loaded is None or loaded.resource.check_host is None:
        raise Refused(Refusal.OLD_BUTTON)
    loaded.resource.check_host(loaded.value, context.person)


def _check_match_host(stored: StoredMatch, person: Person) -> None:
    info = stored.info
    if person.id != info.challenger.id:
        if info.opponent is not None:
            raise Refused(Refusal.NOT_INVITED, name=info.opponent)
        raise not_your_table(info)


MATCH: Final = Resource(
    lambda context, number: context.match_within_reach(number),
    _check_match_player,
    _check_match_host,
)


async def _invited(context: Context, loaded: Loaded[Any] | None) -> None:
    info = _match(loaded).info
    if info.status is not Status.INVITED:
        return  # the service refuses with its new status
    if context.person.id == info.challenger.id:
        raise own_challenge(info)
    if isinstance(info.opponent, Person) and context.person.id != info.opponent.id:
        raise Refused(Refusal.NOT_INVITED, name=info.opponent)


def spectator(refusal: Refusal) -> Permission:
    """Return the permission of spectators; `refusal`: the reason why players may not do it."""

    async def watches(context: Context, loaded: Loaded[Any] | None) -> None:
        if context.person.id in {one.id for one in _match(loaded).info.people}:
            raise Refused(refusal)

    return Permission("spectator", watches)


async def _reader(context: Context, loaded: Loaded[Any] | None) -> None:
    stored = _match(loaded)
    if stored.info.day is not None and stored.info.seat_of(context.person.id) is None:
        raise not_playing(stored.info)


async def _reviewer(context: Context, loaded: Loaded[Any] | None) -> None:
    service, reader = context.service, context.person.id
    info = _match(loaded).info
    if info.day is not None and info.seat_of(reader) is None:
        if info.day >= day_of(service.clock.now()):
            raise not_playing(info)
        own = await service.queries.match_of_day(reader, info.day)
        if own is not None and own.info.status.open:
            raise Refused(Refusal.OWN_FIRST)


def _match(loaded: Loaded[Any] | None) -> StoredMatch:
    if loaded is None or not isinstance(loaded.value, StoredMatch):
        raise Refused(Refusal.OLD_BUTTON)
    return loaded.value


# ── those who manage the server ─────────────────────────────────────────────────────────────────


async def _admin(context: Context, _: Loaded[Any] | None) -> None:
    guild_id_of(context)
    await check_manager(context)


async def _manager(context: Context, _: Loaded[Any] | None) -> None:
    guild_id_of(context)
    if not context.interaction.permissions.manage_guild:
        raise Refused(Refusal.ADMIN)


async def _bot_host(context: Context, _: Loaded[Any] | None) -> None:
    if not await context.tools.hosts.include(context.person.id):
        raise Refused(Refusal.NOT_HOST)


async def _referee(context: Context, loaded: Loaded[Any] | None) -> None:
    await _admin(context, loaded)
    info = _match(loaded).info
    if info.place.guild_id != guild_id_of(context):
        raise UnknownMatch
    refuse_own(info, context.person)


ANYBODY: Final = Permission("anybody", _anybody)
"""Everybody who can reach the object: for public content, or if it concerns the presser alone."""
PLAYER: Final = Permission("player", _player)
"""Participants: the two of a match or challenge, the members of a table, the entrants."""
ON_TURN: Final = Permission("on turn", _player)
"""The player on turn. Only the seat is checked here; the move itself checks the turn."""
HOST: Final = Permission("host", _host)
"""The person who opened the table."""
INVITED: Final = Permission("invited", _invited)
"""The person who was challenged; at an open table, everybody but its host."""
READER: Final = Permission("reader", _reader)
"""Everybody; for a deal of the day only its player, as others still play those cards."""
REVIEWER: Final = Permission("reviewer", _reviewer)
"""Everybody; for a deal of the day only its player until midnight, while the cards are secret.

People with an open match of their own of that day must end it first.
"""
ADMIN: Final = Permission("admin", _admin)
"""People who may manage the server, or who were given the admins' commands by its managers."""
MANAGER: Final = Permission("manager", _manager)
"""People who may manage the server, by the permissions that Discord sends."""
BOT_HOST: Final = Permission("host of the bot", _bot_host)
"""The hosts of the bot."""
REFEREE: Final = Permission("referee", _referee)
"""An admin of the match's server who doesn't play in it."""
