"""Each action of an admin on a person, for each pair of ranks, in one table.

An action is tried as everybody on everybody. A new button, menu or form for admins must be listed:
in `DEEDS` if it acts on a person, else in `ON_NOBODY`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

import pytest
from sqlalchemy import delete, insert

from bot.app import ROUTES
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, GuildSettings
from bot.moderation.model import Deed, Rank
from bot.moderation.service import Moderation, Ranked
from bot.moderation.tables import server_warnings
from bot.playground.objects.permissions import Permission
from bot.playground.objects.role import Role
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id, press_id
from bot.storage.block_tables import server_blocks
from bot.tournaments.model import Format, Plan, Tournament
from bot.tournaments.service import Tournaments
from tests.bot import forging
from tests.bot.harness import BotHarness
from tests.bot.scenes import NO_ADMIN
from tests.tournaments.opening import plan

ACTORS: Final = ("owner", "administrator", "manager", "given", "director", "member")
"""The owner of the server, members by their permissions, one who was given the admins' command, one
with the role that runs tournaments, and a plain one."""
ON: Final = (*ACTORS, "left", "self")
"""The people whom an action concerns: another one of each rank, one who left, and the admin."""
TABLE: Final = {
    # on:              owner administrator manager given director member left self
    "block": {
        "owner": ". + + + + + + -",
        "administrator": "- - + + + + + -",
        "manager": "- - - + + + + -",
        "given": "- - - + + + + +",
        "director": "x x x x x x x x",
        "member": "x x x x x x x x",
    },
    "lift": {  # of a block by somebody who doesn't stand above the member
        "owner": ". + + + + + + +",
        "administrator": "+ + + + + + + +",
        "manager": "+ + + + + + + +",
        "given": "+ + + + + + + -",
        "director": "x x x x x x x x",
        "member": "x x x x x x x x",
    },
    "warn": {
        "owner": ". + + + + + + -",
        "administrator": "- - + + + + + -",
        "manager": "- - - + + + + -",
        "given": "- - - + + + + +",
        "director": "x x x x x x x x",
        "member": "x x x x x x x x",
    },
    "unwarn": {
        "owner": ". + + + + + + -",
        "administrator": "+ + + + + + + -",
        "manager": "+ + + + + + + -",
        "given": "+ + + + + + + -",
        "director": "x x x x x x x x",
        "member": "x x x x x x x x",
    },
    "void": {
        "owner": ". + + + + + + -",
        "administrator": "+ + + + + + + -",
        "manager": "+ + + + + + + -",
        "given": "+ + + + + + + -",
        "director": "x x x x x x x x",
        "member": "x x x x x x x x",
    },
    "abort": {
        "owner": ". + + + + + + -",
        "administrator": "+ + + + + + + -",
        "manager": "+ + + + + + + -",
        "given": "+ + + + + + + -",
        "director": "x x x x x x x x",
        "member": "x x x x x x x x",
    },
    "remove": {
        "owner": ". + + + + + + +",
        "administrator": "+ + + + + + + +",
        "manager": "+ + + + + + + +",
        "given": "+ + + + + + + +",
        "director": "+ + + + + + + +",
        "member": "x x x x x x x x",
    },
    "decide": {
        "owner": ". + + + + + + -",
        "administrator": "+ + + + + + + -",
        "manager": "+ + + + + + + -",
        "given": "+ + + + + + + -",
        "director": "+ + + + + + + -",
        "member": "x x x x x x x x",
    },
}
"""+: it is done; -: it is refused because of the two; x: the actor may not do it;
.: there is no such pair."""
ON_NOBODY: Final = frozenset(
    {"mod", "mod-member", "mod-block", "mod-block-for", "abort", "erase-server"}
    | {"mod-warn", "mod-warned"}
    | {
        "channel",
        "paste",
        "settings-file",
        "import",
        "settings",
        "option",
        "change",
        "preset",
        "preset-yes",
    }
    | {"reset", "undo", "season-new", "season-quarter", "season-keep", "kk-rules", "kk-form"}
    | {"house", "rare", "kk-house", "kk-rare"}
    | {"tour-admin", "tour-start", "tour-start-yes", "tour-bring", "tour-back", "tour-end"}
    | {"tour-manage", "tour-page"}
    | {"tour-result", "tour-set", "tour-decide", "tour-remove", "tour-new", "tour-open"}
    | {"tour-list", "tour-matches", "tour-roles", "kk-tour-matches", "kk-tour-roles"}
    | {"tour-drop", "tour-change", "tour-hour", "kk-tour-new", "kk-tour-change"}
    | {"tour-seeds", "tour-seeding", "tour-seed", "kk-tour-seed", "tour-event"}
)
"""The presses of admins without an effect on a person: panels, opened forms, changes of a whole
tournament, season or server. Everything that is called `set` is a setting."""


@dataclass(slots=True)
class Town:
    """A server with people of all ranks. `spare`: a second one of each rank."""

    room: BotHarness
    people: dict[str, Pilot]
    spare: dict[str, Pilot]
    opponent: Pilot
    matches: dict[int, int] = field(default_factory=dict)
    """Matches that wait to be ended or made void, by the person concerned."""

    @property
    def place(self) -> ChannelRef:
        return ChannelRef(self.room.world.guild.id, self.room.world.channel.id)

    def on(self, rank: str, actor: str) -> Pilot | None:
        if rank == "self":
            return self.people[actor]
        if rank == actor:
            return self.spare.get(rank)
        return self.people[rank]


def person(pilot: Pilot) -> Person:
    return Person(pilot.id, pilot.name)


async def settled(room: BotHarness) -> Town:
    """Let people of all ranks join."""
    world, guild = room.world, room.world.guild
    director, administrator = (world.add_role(guild, one) for one in ("Director", "Administrator"))
    world.permit_role(guild, administrator, Permission.ADMINISTRATOR)
    administrator = guild_role(room, administrator.id)
    people, spare = {"owner": room.aoi}, dict[str, Pilot]()
    for rank in (*ACTORS[1:], "left"):
        for those, name in ((people, rank.title()), (spare, f"{rank.title()} Two")):
            those[rank] = one = world.newcomer(name)
            now = world.core.directory.guilds[guild.id]
            if rank == "administrator":
                world.give_role(now, administrator, one.person)
            elif rank == "manager":
                world.make_manager(now, one.person)
            elif rank == "given":
                world.allow_command("koikoi-admin", one.person)
            elif rank == "director":
                world.give_role(now, guild_role(room, director.id), one.person)
    town = Town(room, people, spare, world.newcomer("Opponent"))
    await room.service.settings.save_guild_settings(
        GuildSettings(guild.id, tournament_role=director.id)
    )
    for one in (*people.values(), *spare.values(), town.opponent):
        await one.command("koikoi me")  # names are known
    world.leave(world.core.directory.guilds[guild.id], people["left"].person)
    return town


def guild_role(room: BotHarness, role_id: int) -> Role:
    guild = room.world.core.directory.guilds[room.world.guild.id]
    return guild.role(role_id)


async def own_panel(pilot: Pilot) -> RenderedMessage:
    """Return a message that only this person sees, as admins' panels are."""
    shown = (await pilot.command("koikoi privacy")).message
    assert shown is not None
    return shown


async def press(pilot: Pilot, custom_id: str) -> str:
    answer = await forging.pressed(pilot, await own_panel(pilot), custom_id)
    return "a form" if answer.modal else answer.text


async def submit(pilot: Pilot, opened_by: str, form: str) -> str:
    """Submit a form with a reason, which a button or menu opened."""
    shown = forging.bearing(await own_panel(pilot), opened_by)
    field = {"type": 4, "id": 2, "custom_id": "reason", "value": "Rude"}
    return (
        await pilot.forge_form(form, [{"type": 18, "id": 1, "component": field}], in_=shown)
    ).text


# ── the actions ─────────────────────────────────────────────────────────────────────────────


async def block(town: Town, actor: Pilot, on: Pilot) -> str:
    await unblocked(town)
    return await submit(actor, panel_id(f"mod-block {on.id}"), f"kk-block:{on.id}")


async def unblocked(town: Town) -> None:
    async with town.room.store.writing() as connection:
        await connection.execute(delete(server_blocks))


async def lift(town: Town, actor: Pilot, on: Pilot) -> str:
    await blocked(town, on, Rank.MEMBER)
    return await press(actor, panel_id(f"mod-lift {on.id}"))


async def warn(town: Town, actor: Pilot, on: Pilot) -> str:
    await lift_all(town)
    return await submit(actor, panel_id(f"mod-warn {on.id}"), f"kk-warn:{on.id}:3")


async def lift_all(town: Town) -> None:
    async with town.room.store.writing() as connection:
        await connection.execute(delete(server_warnings))


async def unwarn(town: Town, actor: Pilot, on: Pilot) -> str:
    await lift_all(town)
    moderation, guild_id = town.room.service.of(Moderation), town.place.guild_id
    assert guild_id is not None
    owner, member = Person(town.people["owner"].id, "Owner"), Person(on.id, on.name)
    await moderation.warn(guild_id, Ranked(owner, Rank.OWNER), Ranked(member), "Late", None)
    [warning] = await moderation.warnings(guild_id, 1)
    menu = panel_id(f"mod-unwarn {on.id}")
    return (await forging.pressed(actor, await own_panel(actor), menu, str(warning.id))).text


async def blocked(town: Town, on: Pilot, by: Rank) -> None:
    """Block somebody as an admin of a rank did earlier."""
    await unblocked(town)
    now = town.room.clock.now()
    row = {"person_id": on.id, "reason": "", "blocked_at": now, "by_rank": by.value}
    async with town.room.store.writing() as connection:
        await connection.execute(insert(server_blocks).values(guild_id=town.place.guild_id, **row))


async def begun(town: Town, on: Pilot) -> int:
    """Return a running match of somebody; a new one has a card of each player, if possible."""
    room = town.room
    if on.id in town.matches:
        return town.matches[on.id]
    room.clock.move(timedelta(minutes=2))
    opponent = person(room.world.newcomer("Opponent"))
    terms = await room.service.settings.terms(town.place, length=6)
    asked = await room.service.challenges.invite(town.place, opponent, person(on), terms)
    stored = (await room.service.challenges.accept(asked.id, person(on))).stored
    while stored.info.to_act is not None and None in stored.info.moved_at:
        assert stored.info.seats is not None
        mover = stored.info.seats[stored.info.to_act]
        view = await room.service.queries.view(stored.id, mover.id)  # type: ignore[union-attr]
        done = await room.service.play.act(stored.id, mover, view.legal[0], stored.seq)  # type: ignore[arg-type]
        stored = done.stored
    town.matches[on.id] = stored.id
    return stored.id


async def abort(town: Town, actor: Pilot, on: Pilot) -> str:
    number = await begun(town, on)
    answer = await press(actor, press_id(number, 0, "abort-yes"))
    if not (await town.room.stored(number)).info.status.open:
        del town.matches[on.id]
    return answer


async def void(town: Town, actor: Pilot, on: Pilot) -> str:
    number = await begun(town, on)
    stored = await town.room.stored(number)
    if stored.info.status.open:
        await town.room.service.play.resign(number, stored.info.challenger)
    answer = await submit(actor, press_id(number, 0, "void"), f"kk-void:{number}:0")
    if DEEDS["void"].done in answer:
        del town.matches[on.id]
    return answer


async def cup(town: Town, *on: Pilot) -> Tournament:
    """Open a tournament with these people and two others."""
    room, service = town.room, town.room.service.of(Tournaments)
    room.clock.move(timedelta(minutes=2))
    plan = Plan(name="Cup", format=Format.SINGLE, most=8)
    terms = await room.service.settings.terms(town.place, length=1)
    found = await service.create(town.place, person(room.aoi), plan, terms, timedelta(hours=1))
    for one in (*on, town.opponent, room.ben):
        await service.join(found.id, person(one))
    return found


async def remove(town: Town, actor: Pilot, on: Pilot) -> str:
    found = await cup(town, on)
    source = f"tour-remove {found.id} 0"
    answer = await submit(actor, panel_id(source), f"kk-tour:{found.id}:{source}:{on.id}")
    await cancelled(town, found)
    return answer


async def cancelled(town: Town, found: Tournament) -> None:
    await town.room.service.of(Tournaments).cancel(found.id, person(town.room.aoi), "over")
    await town.room.drawn()


async def decide(town: Town, actor: Pilot, on: Pilot) -> str:
    found = await cup(town, on, town.spare["left"])
    found = await town.room.service.of(Tournaments).start(found.id)
    pairing = found.pairing_of(on.id)
    assert pairing is not None
    source = f"tour-decide {found.id} {pairing.number} first 1 open"
    answer = await submit(actor, panel_id(source), f"kk-tour:{found.id}:{source}")
    await cancelled(town, found)
    return answer


@dataclass(frozen=True, slots=True)
class Tried:
    """An action: its routes, how it is tried, and words of the answer once it is done."""

    routes: frozenset[str]
    act: Callable[[Town, Pilot, Pilot], Awaitable[str]]
    done: str


DEEDS: Final = {
    "block": Tried(frozenset({"kk-block", "kk-block-for"}), block, "is blocked: they"),
    "lift": Tried(frozenset({"mod-lift"}), lift, "can play on this server"),
    "warn": Tried(frozenset({"kk-warn"}), warn, "**Warnings**"),
    "unwarn": Tried(frozenset({"mod-unwarn"}), unwarn, "can play on this server"),
    "void": Tried(frozenset({"void", "kk-void"}), void, "has been voided"),
    "abort": Tried(frozenset({"abort-yes"}), abort, "ended"),
    "remove": Tried(frozenset({"kk-tour"}), remove, "Done"),
    "decide": Tried(frozenset({"kk-tour"}), decide, "Done"),
}


def test_each_action_of_admins_is_in_the_table() -> None:
    declared = {
        name
        for routes in (ROUTES.match, ROUTES.panel, ROUTES.forms)
        for name, one in routes.items()
        if one.needs.name in ("admin", "manager", "referee", "director")
        and not name.startswith("set ")
    }
    listed = frozenset().union(*(one.routes for one in DEEDS.values()))
    assert declared == listed | ON_NOBODY
    assert TABLE.keys() == DEEDS.keys()
    assert set(Deed) - {Deed.CONFIRM} <= DEEDS.keys(), "the host confirms"


@pytest.mark.parametrize("deed", DEEDS)
async def test_who_may_do_it_to_whom(deed: str, room: BotHarness) -> None:
    tried, wrong = DEEDS[deed], list[str]()
    town = await settled(room)
    for actor in ACTORS:
        for on, expected in zip(ON, TABLE[deed][actor].split(), strict=True):
            whom = town.on(on, actor)
            if whom is None:
                assert expected == "."
                continue
            answer = await tried.act(town, town.people[actor], whom)
            found = "+" if tried.done in answer else "x" if answer == NO_ADMIN else "-"
            if found != expected:
                wrong.append(f"{actor} on {on}: {found}, not {expected}: {answer[:90]!r}")
    assert not wrong, "\n".join(wrong)


async def test_a_manager_lifts_no_block_of_somebody_above_them(room: BotHarness) -> None:
    town = await settled(room)
    ranks = {"manager": Rank.MANAGER, "administrator": Rank.ADMINISTRATOR, "owner": Rank.OWNER}
    for name, own in ranks.items():
        for by in Rank:
            pilot = town.people[name]
            await blocked(town, pilot, by)
            answer = await press(pilot, panel_id(f"mod-lift {pilot.id}"))
            assert ("can play on this server" in answer) is (own >= by), (name, by, answer)


async def test_the_command_names_no_way_to_block_somebody_above(room: BotHarness) -> None:
    """The owner's rank is known also while Discord names no member."""
    town = await settled(room)
    manager, owner = town.people["manager"], town.people["owner"]
    answer = await manager.command("koikoi-admin moderation", member=owner)
    assert "Aoi manages this server and isn't below you" in answer.text
    answer = await owner.command("koikoi-admin moderation", member=manager)
    assert "can play on this server" in answer.text


async def test_a_blocked_admin_opens_no_tournament(room: BotHarness) -> None:
    """Neither by the form, nor by the confirmation of an earlier plan."""
    town = await settled(room)
    manager = town.people["manager"]
    planned = await plan(manager)
    await blocked(town, manager, Rank.OWNER)
    said = "The admins of this server have blocked you"
    assert said in (await plan(manager)).text
    assert said in (await manager.click("Yes", in_=planned.message)).text
    assert not await room.service.of(Tournaments).of_guild(room.world.guild.id)
