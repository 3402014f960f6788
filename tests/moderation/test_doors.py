"""Every way to begin or join something on a server is closed to a member whom its admins block.

The ways are found in the code of the services. A new one must be listed in `WAYS` with a call that
is tried, or in `OTHERS` with the reason why nobody begins anything there by it.
"""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.daily.service import Daily
from bot.matches.errors import Refusal
from bot.matches.models.rotation import Goal
from bot.moderation.service import Moderation, Ranked
from bot.rotations.service import Rotations
from bot.tournaments.model import Format, Plan
from bot.tournaments.service import Tournaments
from tests.matches.world import ADMIN, AOI, BEN, CHIYO, HERE, World, live
from tests.refused import refuses
from tests.root import ROOT

CREATES: Final = ("repository.create", "rotations.create", "store.create_tournament")
JOINS: Final = {"challenges.accept", "rotations.join", "changes.join", "settle_for_computer"}
"""Functions by which a service stores something new, or lets somebody into it."""
CUP: Final = Plan(name="Cup", format=Format.SINGLE)


async def challenge(world: World) -> Awaitable[Any]:
    return world.service.challenges.invite(HERE, BEN, AOI, live())


async def rematch(world: World) -> Awaitable[Any]:
    over = await world.given_up(AOI, BEN, HERE)
    return world.service.rematches.request_rematch(over.id, BEN)


async def accept(world: World) -> Awaitable[Any]:
    asked = await world.service.challenges.invite(HERE, AOI, BEN, live())
    return world.service.challenges.accept(asked.id, BEN)


async def computer(world: World) -> Awaitable[Any]:
    return world.service.computers.start(HERE, BEN, "greedy")


async def again(world: World) -> Awaitable[Any]:
    over = await world.play_out(await world.started(live(), challenger=AOI, opponent=CHIYO))
    return world.service.computers.retry(HERE, over.id, 1, BEN)


async def alone_at_a_table(world: World) -> Awaitable[Any]:
    opened = await world.service.challenges.invite(HERE, BEN, None, live())
    return world.service.computers.join_table(opened.id, BEN, "greedy")


async def daily(world: World) -> Awaitable[Any]:
    return world.service.of(Daily).start(HERE, BEN)


async def table(world: World) -> Awaitable[Any]:
    return world.service.of(Rotations).open(HERE, BEN, Goal(hands=6))


async def seat(world: World) -> Awaitable[Any]:
    opened = await world.service.of(Rotations).open(HERE, AOI, Goal(hands=6))
    return world.service.of(Rotations).join(opened.id, BEN)


async def line(world: World) -> Awaitable[Any]:
    begun = await world.started(challenger=AOI, opponent=CHIYO)
    return world.service.of(Rotations).play_winner(begun.info, HERE, BEN, Goal(hands=6))


async def tournament(world: World) -> Awaitable[Any]:
    return world.service.of(Tournaments).create(HERE, BEN, CUP, live(), timedelta(hours=1))


async def sign_up(world: World) -> Awaitable[Any]:
    made = await world.service.of(Tournaments).create(HERE, AOI, CUP, live(), timedelta(hours=1))
    return world.service.of(Tournaments).join(made.id, BEN)


Way = Callable[[World], Awaitable[Awaitable[Any]]]
WAYS: Final[dict[str, tuple[Way, ...]]] = {
    "bot.daily.service.start": (daily,),
    "bot.matches.services.challenges.create": (challenge, rematch),
    "bot.matches.services.challenges.accept": (accept,),
    "bot.matches.services.computers.create": (computer,),
    "bot.matches.services.computers.join_table": (alone_at_a_table,),
    "bot.matches.services.computers.retry": (again,),
    "bot.rotations.service._open": (table, line),
    "bot.rotations.service.join": (seat,),
    "bot.tournaments.service.create": (tournament,),
    "bot.tournaments.service.join": (sign_up,),
}
OTHERS: Final = {
    "bot.matchmaking.service.write": "such a match is on no server; the search is refused there",
    "bot.tournaments.service._step": "a tournament that a member has joined goes on",
}


def found() -> Iterator[str]:
    """Yield the functions of services that begin something, or let somebody join."""
    services = ROOT / "bot/matches/services"
    for path in sorted({*services.glob("*.py"), *ROOT.glob("bot/*/service.py")}):
        text = path.read_text()
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for outer in ast.parse(text).body:
            for one in outer.body if isinstance(outer, ast.ClassDef) else [outer]:
                if not isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                    continue
                named = {ast.unparse(node) for node in ast.walk(one)
                         if isinstance(node, ast.Attribute | ast.Name)}  # fmt: skip
                if named & JOINS or any(name.endswith(CREATES) for name in named):
                    yield f"{module}.{one.name}"


def test_each_way_to_begin_something_is_listed() -> None:
    assert sorted(found()) == sorted([*WAYS, *OTHERS])


@pytest.mark.parametrize("way", [way for ways in WAYS.values() for way in ways])
async def test_it_is_closed_to_a_blocked_member(way: Way, world: World) -> None:
    begin = await way(world)
    moderation = world.service.of(Moderation)
    await moderation.block(HERE.guild_id or 0, Ranked(ADMIN), Ranked(BEN), "Rude")
    with refuses(Refusal.BLOCKED):
        await begin
