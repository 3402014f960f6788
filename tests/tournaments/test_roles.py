"""Roles in tournaments: for entry, mentions, winners, and managers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from bot.matches.models.people import Person
from bot.playground.objects.permissions import Permission
from bot.playground.objects.role import Role
from bot.playground.testing.pilot import Answer, Pilot
from bot.screens.message import panel_id
from bot.tournaments.model import Prize, Result, Stage
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from bot.tournaments.standings import winners_of
from tests.bot.harness import BotHarness
from tests.tournaments.opening import open_tournament
from tests.tournaments.test_played import (
    board,
    calls,
    looked,
    newest,
    settled,
    signed_up,
    won_by_first,
)


def role(room: BotHarness, name: str, *members: Pilot, mentionable: bool = False) -> Role:
    """Create a role below all others, and below the bot's own."""
    world, guild = room.world, room.world.guild
    made = world.add_role(guild, name, mentionable=mentionable)
    for one in members:
        world.give_role(guild, made, one)
    return made


def members_of(room: BotHarness, given: Role) -> tuple[int, ...]:
    return room.world.core.directory.guilds[room.world.guild.id].role(given.id).member_ids


async def asks(room: BotHarness, admin: Pilot | None = None, **options: Role) -> Answer:
    chosen: dict[str, Any] = {name: str(one.id) for name, one in options.items()}
    return await open_tournament(admin or room.aoi, **chosen)


async def test_only_members_with_the_role_sign_up(room: BotHarness) -> None:
    club = role(room, "Club", room.ben)
    await asks(room, entry=club)
    assert f"Only members with the role <@&{club.id}>" in board(room).content
    await room.ben.click("Sign up", in_=board(room))
    emi = room.world.newcomer("Emi")
    refused = await emi.click("Sign up", in_=board(room))
    assert refused.ephemeral
    assert f"Only members with the role <@&{club.id}>" in refused.text
    refused = await room.aoi.click("Sign up", in_=board(room))
    assert "Only members" in refused.text, "also whoever made it"
    room.world.delete_role(room.world.guild, club)
    assert "Only members" in (await emi.click("Sign up", in_=board(room))).text
    assert [one.person.id for one in (await newest(room)).entrants] == [room.ben.id]


@pytest.mark.parametrize("mentionable", [True, False])
async def test_a_role_is_called_once_when_the_sign_up_opens(
    room: BotHarness, mentionable: bool
) -> None:
    emi = room.world.newcomer("Emi")
    club = role(room, "Club", room.ben, emi, mentionable=mentionable)
    refused = await asks(room, call=club)
    if not mentionable:
        assert f"I can't ping <@&{club.id}>" in refused.text
        assert not await room.service.of(Tournaments).of_guild(room.world.guild.id)
        room.world.permit_bot(room.world.guild, Permission.MENTION_EVERYONE, allowed=True)
        room.world.make_manager(room.world.guild, room.ben.person)
        refused = await asks(room, room.ben, call=club)
        assert "you need that permission as well" in refused.text
        await asks(room, call=club)
    message = board(room)
    assert f"<@&{club.id}>" in message.content
    assert calls(message, room.aoi, room.ben, emi) == [room.ben.id, emi.id]
    await emi.click("Sign up", in_=board(room))
    await room.aoi.command("koikoi-admin tournament")
    await room.client.of(TournamentRunner).show_anew(
        (await newest(room)).id, (await newest(room)).place
    )
    await settled(room)
    assert board(room).id != message.id
    assert not calls(board(room), room.aoi, room.ben, emi), "nobody is called a second time"


async def test_the_winner_gets_the_role_and_everybody_reads_so(room: BotHarness) -> None:
    room.world.permit_bot(room.world.guild, Permission.MANAGE_ROLES, allowed=True)
    champion = role(room, "Champion")
    aoi, ben, _ = await signed_up(room, "Chiyo", prize=str(champion.id))
    promised = f"🎖️ The winner gets the role <@&{champion.id}>."
    assert promised in board(room).content
    assert promised in (await aoi.command("koikoi-admin tournament")).text
    await looked(room, minutes=30)
    await won_by_first(room)
    assert not members_of(room, champion)
    await won_by_first(room)
    assert members_of(room, champion) == (aoi.id,)
    assert f"🎖️ {aoi.mention} now has the role <@&{champion.id}>" in board(room).content
    assert (await newest(room)).prize is Prize.GIVEN
    assert not calls(board(room), ben)
    (given,) = room.world.requests.of("PUT", ROLES)
    assert given.audit_reason == "Won the Koi-Koi tournament Moon *Cup*"


async def all_win(room: BotHarness, champion: Role) -> list[Pilot]:
    """Let three people share the first place, each with a defeat by another."""
    pilots = await signed_up(room, "Chiyo", format="round-robin", prize=str(champion.id))
    ids = [one.id for one in pilots]
    beats = dict(zip(ids, (*ids[1:], ids[0]), strict=True))
    await looked(room, minutes=30)
    tournaments, admin = room.service.of(Tournaments), Person(10**17, "Emi")
    while (found := await newest(room)).stage is Stage.RUNNING:
        for one in found.undecided:
            result = Result.FIRST if beats[one.first] == one.second else Result.SECOND
            await tournaments.decide(found.id, one.number, result, admin, "played elsewhere")
        await looked(room, minutes=1)
    assert len(winners_of(found)) == 3
    return pilots


async def test_a_winner_who_left_takes_the_role_from_no_other(room: BotHarness) -> None:
    room.world.permit_bot(room.world.guild, Permission.MANAGE_ROLES, allowed=True)
    champion = role(room, "Champion")
    left = room.world.core.faults.fail("PUT", ROLES, status=404, code=10007)
    aoi, ben, chiyo = await all_win(room, champion)
    assert left.met == 1
    assert len(members_of(room, champion)) == 2
    assert (await newest(room)).prize is Prize.PARTLY
    assert f"the role <@&{champion.id}> to some of the winners" in board(room).content
    assert all(one.name in board(room).content for one in (aoi, ben, chiyo))


async def test_a_server_that_requires_two_factors_lets_nobody_have_the_role(
    room: BotHarness,
) -> None:
    room.world.permit_bot(room.world.guild, Permission.MANAGE_ROLES, allowed=True)
    champion = role(room, "Champion")
    room.world.require_2fa(room.world.guild)
    await all_win(room, champion)
    assert (await newest(room)).prize is Prize.REFUSED
    assert "Congratulations" in board(room).content
    assert f"Discord wouldn't let me give the role <@&{champion.id}>" in board(room).content


@pytest.mark.parametrize("why", ["the role", "the permission", "the winner", "Discord"])
async def test_what_prevents_the_role_is_told_and_nothing_waits_for_it(
    room: BotHarness, why: str
) -> None:
    room.world.permit_bot(room.world.guild, Permission.MANAGE_ROLES, allowed=True)
    champion = role(room, "Champion")
    aoi, *_ = await signed_up(room, "Chiyo", prize=str(champion.id))
    await looked(room, minutes=30)
    await won_by_first(room)
    match why:
        case "the role":
            room.world.delete_role(room.world.guild, champion)
        case "the permission":
            room.world.permit_bot(room.world.guild, Permission.MANAGE_ROLES, allowed=False)
        case "the winner":
            room.world.leave(room.world.guild, aoi.person)
        case _:
            room.forgiven.add("could not go on")
            room.world.core.faults.fail("PUT", ROLES, status=503, times=20)
    await won_by_first(room)
    if why == "Discord":
        assert "Congratulations" not in board(room).content, "it is tried again"
        room.world.core.faults.clear()
        await looked(room, minutes=2)
        assert members_of(room, champion) == (aoi.id,)
        return
    found = await newest(room)
    assert (found.stage, found.prize) == (Stage.FINISHED, Prize.REFUSED)
    assert "Congratulations" in board(room).content
    assert f"Discord wouldn't let me give the role <@&{champion.id}>" in board(room).content


ROLES: Final = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"


async def test_a_role_that_could_not_be_given_is_refused_at_once(room: BotHarness) -> None:
    """Both the bot and the admin must be able to give it: the bot grants nothing beyond that."""
    world, guild = room.world, room.world.guild
    low, high = role(room, "Low"), role(room, "High")
    world.raise_role(guild, high, above_bot=True)
    assert "I need the *Manage Roles* permission" in (await asks(room, prize=low)).text
    world.permit_bot(guild, Permission.MANAGE_ROLES, allowed=True)
    assert "Drag mine above it" in (await asks(room, prize=high)).text
    mine = world.core.directory.guilds[guild.id].bot_role()
    assert mine is not None
    assert "can't be an app's role" in (await asks(room, prize=mine)).text
    everybody = replace(low, id=guild.id)
    for refused in (
        await asks(room, entry=everybody),
        await asks(room, call=everybody),
        await asks(room, prize=everybody),
    ):
        assert "not everyone has" in refused.text
    emi = world.newcomer("Emi")
    boss = role(room, "Boss", emi)
    world.permit_role(guild, boss, Permission.MANAGE_GUILD)
    assert "could give yourself" in (await asks(room, emi, prize=low)).text, "without permission"
    world.permit_role(guild, boss, Permission.MANAGE_ROLES)
    assert "could give yourself" in (await asks(room, emi, prize=low)).text, "it stands above"
    assert not await room.service.of(Tournaments).of_guild(guild.id)
    world.raise_role(guild, boss, above_bot=True)
    await asks(room, emi, prize=low)
    assert (await newest(room)).winner_role == low.id


async def runs(room: BotHarness, club: Role | None) -> None:
    """Let Aoi choose the role that runs tournaments, on the settings panel."""
    shown = (await room.aoi.command("koikoi-admin settings")).message
    assert shown is not None
    await room.aoi.click(panel_id("settings table"), in_=shown)
    chosen = () if club is None else (str(club.id),)
    await room.aoi.select(panel_id("set tournament-role"), *chosen, in_=room.now(shown))


async def test_a_role_runs_tournaments_beside_the_admins(room: BotHarness) -> None:
    emi = room.world.newcomer("Emi")
    club = role(room, "Directors", emi)
    listed = await emi.command("koikoi tournament")
    assert listed.message is not None
    assert listed.message.button(panel_id("tour-new")) is None
    await runs(room, club)
    listed = await emi.command("koikoi tournament")
    form = await emi.click("A new tournament…", in_=listed.message)
    planned = await emi.submit_modal(form, name="Moon *Cup*", format="swiss")
    made = await emi.click("Yes, open the sign-up", in_=planned.message)
    await settled(room)
    assert "Sign-up is open" in made.text
    found = await newest(room)
    assert (found.by, found.format.value) == (Person(emi.id, "Emi"), "swiss")
    listed = await emi.command("koikoi tournament")
    panel = await emi.click("Manage", in_=listed.message)
    form = await emi.click("Call off…", in_=panel.message)
    await runs(room, None)
    refused = await emi.submit_modal(form, reason="rain")
    assert "can manage the server" in refused.text
    assert (await newest(room)).stage is Stage.SIGNUP


async def test_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    refused = await asks(room, prize=role(room, "Low"))
    assert "「ロールの管理」の権限" in refused.text
