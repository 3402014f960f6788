"""A tournament at a chosen hour: confirmed before it opens, changed, announced, begun."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest

from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.matches.models.terms import GuildSettings
from bot.matches.models.zones import next_at
from bot.playground.testing.pilot import Answer, Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.tournaments import transitions as changes
from bot.tournaments.model import BEGIN, Format, Obstacle, Stage, Tournament
from bot.tournaments.plans import MOST_PLANS, Plans
from bot.tournaments.service import Tournaments
from bot.tournaments.start_times import written
from tests.bot.harness import BotHarness
from tests.bot.test_refused_forms import filled
from tests.refused import refuses
from tests.tournaments.opening import listed, plan
from tests.tournaments.test_decisions import panel_of
from tests.tournaments.test_pairing import AT, begun, tournament
from tests.tournaments.test_played import board, calls, looked, newest, settled, signed_up

CHANGE: Final = "Change something…"


def evening(room: BotHarness) -> datetime:
    """Two days from now, at a full hour."""
    return room.clock.now().replace(minute=0, second=0, microsecond=0) + timedelta(days=2)


def shown(at: datetime) -> str:
    return f"<t:{int(at.timestamp())}:F>"


async def planned(room: BotHarness, at: datetime) -> RenderedMessage:
    """Let Aoi enter a date and an hour; return the preview that shows them."""
    answer = await plan(room.aoi, begins=written(at))
    assert answer.ephemeral
    assert shown(at) in answer.text
    assert answer.message is not None
    return answer.message


async def changed(admin: Pilot, panel: RenderedMessage, what: str, value: str) -> Answer:
    form = await admin.select(CHANGE, what, in_=panel)
    return await admin.submit_modal(form, value=value)


async def test_a_plan_is_shown_before_anybody_sees_the_tournament(room: BotHarness) -> None:
    at = evening(room)
    preview = await planned(room, at)
    assert not await tournaments(room)
    await room.aoi.click("Yes, open the sign-up", in_=preview)
    await settled(room)
    assert f"then it starts: {shown(at)}" in board(room).content
    assert (await newest(room)).closes_at == at
    assert "Sign-up is open" in room.now(preview).text
    again = await room.aoi.click("Yes, open the sign-up", in_=preview, late=True)
    assert "Please open it again" in again.text
    assert len(await tournaments(room)) == 1


async def tournaments(room: BotHarness) -> tuple[Tournament, ...]:
    return await room.service.of(Tournaments).of_guild(room.world.guild.id)


async def test_five_fields_and_the_rest_behind_two_buttons(room: BotHarness) -> None:
    """The preview, the forms if they are opened again, and the tournament have the choices."""
    club = room.world.add_role(room.world.guild, "Club", mentionable=True)
    panel = await listed(room.aoi)
    form = await room.aoi.click(panel_id("tour-new"), in_=panel)
    assert form.modal is not None
    assert len(form.modal["components"]) == 5
    assert filled(form, name="Moon") == {
        "name": "Moon",
        "format": "single",
        "begins": "60 min",
        "days": ["0"],
        "rules": ["server"],
    }
    chosen = {
        "name": "Moon *Cup*",
        "format": "swiss",
        "begins": "3h",
        "days": ["2"],
        "rules": ["ktane"],
    }
    answer = await room.aoi.submit_modal(form, **chosen)
    preview = answer.message
    assert preview is not None
    assert preview.id == panel.id, "the list becomes the preview"
    for part in (r"Moon \*Cup\*", "Swiss system · 2 days per round", "at most 32 players"):
        assert part in preview.text, part
    form = await room.aoi.click("Matches…", in_=preview)
    assert filled(form) == {"length": ["server"], "rounds": "", "most": "32"}
    await room.aoi.submit_modal(form, length="6", rounds="４", most="8")
    assert "at most 8 players" in room.now(preview).text
    form = await room.aoi.click("Roles…", in_=preview)
    assert filled(form) == {"entry": [], "call": [], "prize": []}
    await room.aoi.submit_modal(form, entry=str(club.id), call=str(club.id))
    assert f"Only members with the role <@&{club.id}>" in room.now(preview).text
    assert f"📣 <@&{club.id}> gets a ping" in room.now(preview).text
    assert filled(await room.aoi.click("Roles…", in_=preview))["entry"] == [str(club.id)]
    assert filled(await room.aoi.click("Matches…", in_=preview))["rounds"] == "4"
    assert filled(await room.aoi.click("Change…", in_=preview)) == chosen
    room.clock.move(timedelta(minutes=10))
    await room.aoi.click("Yes, open the sign-up", in_=room.now(preview))
    await settled(room)
    found = await newest(room)
    assert (found.format, found.rounds, found.most) == (Format.SWISS, 4, 8)
    assert (found.terms.rules.preset, found.terms.rules.rounds) == ("ktane", 6)
    assert found.round_time == timedelta(days=2)
    assert (found.entry_role, found.call_role, found.winner_role) == (club.id, club.id, None)
    assert found.closes_at == room.clock.now() + timedelta(hours=3), "a span begins as it opens"


async def test_a_bracket_has_matches_instead_of_rounds(room: BotHarness) -> None:
    answer = await plan(room.aoi, format="double", best=3, most=16)
    assert "Best of three" in answer.text
    form = await room.aoi.click("Matches…", in_=answer.message)
    assert filled(form) == {"length": ["server"], "best": "3", "most": "16"}
    form = await room.aoi.click("Change…", in_=answer.message)
    changed = await room.aoi.submit_modal(form, format="round-robin")
    assert "Best of three" not in changed.text, "a round robin has none"
    form = await room.aoi.click("Matches…", in_=answer.message)
    assert filled(form) == {"length": ["server"], "most": "16"}


async def test_a_match_too_long_for_its_round_is_told_in_the_preview(room: BotHarness) -> None:
    await room.service.settings.save_guild_settings(GuildSettings(room.world.guild.id, length=24))
    answer = await plan(room.aoi)
    assert "⚠️" in answer.text
    refused = await room.aoi.click("Yes, open the sign-up", in_=answer.message)
    assert not await tournaments(room)
    assert refused.ephemeral
    assert answer.message is not None
    form = await room.aoi.click("Matches…", in_=room.now(answer.message))
    await room.aoi.submit_modal(form, length="3")
    assert "⚠️" not in room.now(answer.message).text
    await room.aoi.click("Yes, open the sign-up", in_=room.now(answer.message))
    assert len(await tournaments(room)) == 1


async def test_a_refused_form_opens_again_with_its_values(room: BotHarness) -> None:
    """Of the new form, and of those on the preview."""
    for wrong, why in (
        ("soon", "don't understand that time"),
        ("3m", "5 minutes from now at the earliest"),
    ):
        answer = await plan(room.aoi, begins=wrong, days=3)
        assert why in answer.text
        form = await room.aoi.click(panel_id("tour-new"), in_=await listed(room.aoi))
        assert (filled(form)["begins"], filled(form)["days"]) == (wrong, ["3"])
    refused = await room.aoi.submit_modal(form, name="\u200b ", begins="2h")
    assert "a visible name" in refused.text
    preview = (await plan(room.aoi, format="swiss", begins="2h")).message
    assert preview is not None
    form = await room.aoi.click("Matches…", in_=preview)
    for values, why in (
        ({"rounds": "17"}, "number from 1 to 16"),
        ({"rounds": "abc"}, "number from 1 to 16"),
        ({"rounds": "", "most": "2"}, "number from 3 to 32"),
        ({"rounds": "", "most": "33"}, "number from 3 to 32"),
    ):
        assert why in (await room.aoi.submit_modal(form, **values)).text
    form = await room.aoi.click("Matches…", in_=room.now(preview))
    assert filled(form)["most"] == "33"
    await room.aoi.click("Yes, open the sign-up", in_=room.now(preview))
    found = await newest(room)
    assert (found.rounds, found.most) == (None, 32)
    assert found.closes_at == room.clock.now() + timedelta(hours=2)


async def test_a_plan_is_opened_once_by_the_admin_who_made_it(room: BotHarness) -> None:
    """Others can't open it; nor is it possible after *No*, after its hour, or after a restart."""
    preview = await planned(room, evening(room))
    (key,) = room.service.of(Plans)._plans
    assert room.service.of(Plans).get(key, Person(room.ben.id, "Ben")) is None
    await room.aoi.click("No, don't", in_=preview)
    assert "Nothing was opened" in room.now(preview).text
    assert room.now(preview).button(panel_id("tour-new")) is not None
    late = await room.aoi.click("Yes, open the sign-up", in_=preview, late=True)
    assert "Please open it again" in late.text
    preview = await planned(room, evening(room))
    for label in ("Matches…", "Roles…", "Change…"):
        form = await room.aoi.click(label, in_=preview)
        assert form.modal is not None
    room.clock.move(timedelta(days=3))
    late = await room.aoi.click("Yes, open the sign-up", in_=preview)
    assert "within 60 days" in late.text
    preview = await planned(room, evening(room))
    form = await room.aoi.click("Roles…", in_=preview)
    changing = await room.aoi.click("Change…", in_=preview)
    await room.client.close()
    async with room.open():
        for label in ("Yes, open the sign-up", "Matches…", "Roles…", "Change…"):
            late = await room.aoi.click(label, in_=preview)
            assert "Please open it again" in late.text, label
        assert "Please open it again" in (await room.aoi.submit_modal(form)).text
        again = await room.aoi.submit_modal(changing, begins="2h")
        assert "Yes, open the sign-up" in (again.message.labels if again.message else ())
    assert not await tournaments(room)


async def test_only_the_newest_plans_are_kept(room: BotHarness) -> None:
    plans = room.service.of(Plans)
    first = await planned(room, evening(room))
    for number in range(MOST_PLANS):
        plans.keep(10**18 + number, next(iter(plans._plans.values())))
    late = await room.aoi.click("Yes, open the sign-up", in_=first)
    assert "Please open it again" in late.text
    assert len(plans._plans) == MOST_PLANS


async def test_hours_are_those_of_the_servers_clocks_and_of_two_meanings_one_is_chosen(
    room: BotHarness,
) -> None:
    """`20h` is eight in the evening in French, or twenty hours."""
    service, guild_id = room.service.settings, room.world.guild.id
    await service.save_guild_settings(GuildSettings(guild_id, zone="Asia/Kolkata"))
    for button, at in (
        ("Choisir 1", room.clock.now() + timedelta(hours=20)),
        ("Choisir 2", next_at(20, "Asia/Kolkata", room.clock.now())),
    ):
        panel = await listed(room.aoi)
        room.aoi.speak("fr")
        form = await room.aoi.click(panel_id("tour-new"), in_=panel)
        asked = await room.aoi.submit_modal(form, name="Coupe", begins="20h")
        assert shown(at) in asked.text
        assert asked.message is not None
        assert asked.message.labels[-3:] == ["Choisir 1", "Choisir 2", "Non"]
        await room.aoi.click(button, in_=asked.message)
        await settled(room)
        assert (await newest(room)).closes_at == at
        room.aoi.speak("en-US")
    assert asked.message is not None
    menu = f"kk:0:0:tour-change {(await newest(room)).id}"
    form = await room.aoi.select(menu, "begins", in_=room.now(asked.message))
    assert str(filled(form)["value"]).endswith(" 20:00"), "the hour of the server's clocks"
    asked = await room.aoi.submit_modal(form, value="8:00")
    assert asked.message is not None
    await room.aoi.click("Choose 2", in_=room.now(asked.message))
    both = {next_at(hour, "Asia/Kolkata", room.clock.now()) for hour in (8, 20)}
    assert (await newest(room)).closes_at in both


async def test_two_presses_at_once_open_one_tournament(room: BotHarness) -> None:
    preview = (await plan(room.aoi)).message
    assert preview is not None
    first, second = await asyncio.gather(
        room.aoi.click("Yes, open the sign-up", in_=preview),
        room.aoi.click("Yes, open the sign-up", in_=preview, late=True),
    )
    assert len(await tournaments(room)) == 1
    assert ("Please open it again" in first.text) != ("Please open it again" in second.text)


async def test_it_is_reminded_of_once_and_begins_at_its_hour(room: BotHarness) -> None:
    """This includes restarts in between; people who left meanwhile are not mentioned."""
    *pilots, dai = await signed_up(room, "Chiyo", "Emi", "Dai", begins="2d")
    first = board(room)
    await looked(room, days=1, hours=23)
    assert board(room).id == first.id
    await dai.click("Leave", in_=board(room))
    await room.client.close()
    room.clock.move(timedelta(minutes=35))
    async with room.open():
        await looked(room)
        reminder = board(room)
        assert reminder.id != first.id
        assert room.world.message(first.id) is None
        assert "⏰ **It starts <t:" in reminder.content
        assert calls(reminder, *pilots, dai) == [one.id for one in pilots]
        await pilots[-1].click("Leave", in_=reminder)
        assert "⏰ **It starts" in board(room).content
        await room.client.close()
    async with room.open():
        await looked(room, minutes=10)
        assert board(room).id == reminder.id, "nobody is called twice"
        await looked(room, minutes=15)
        assert (await newest(room)).stage is Stage.RUNNING


async def test_too_few_are_told_before_and_at_its_hour(room: BotHarness) -> None:
    aoi, ben = await signed_up(room, begins="1d")
    await looked(room, hours=23, minutes=40)
    assert "if one more player signs up**; otherwise it'll be called off" in board(room).content
    emi = room.world.newcomer("Emi")
    await emi.click("Sign up", in_=board(room))
    assert "more player" not in board(room).content
    await emi.click("Leave", in_=board(room))
    await looked(room, minutes=30)
    assert "it was called off" in board(room).content
    assert calls(board(room), aoi, ben, emi) == [aoi.id, ben.id]


async def test_title_hour_and_limit_change_and_everybody_stays(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", begins="1d")
    panel = await panel_of(room.aoi)
    refused = await changed(room.aoi, panel, "most", "2")
    assert "number from 3 to 32" in refused.text
    refused = await changed(room.aoi, panel, "name", "\u200b ")
    assert "a visible name" in refused.text
    await changed(room.aoi, panel, "most", "４")
    dai = room.world.newcomer("Dai")
    await dai.click("Sign up", in_=board(room))
    refused = await changed(room.aoi, room.now(panel), "most", "3")
    assert "4 players have already signed up" in refused.text
    emi = room.world.newcomer("Emi")
    assert "This tournament is full" in (await emi.click("Join the", in_=board(room))).text
    at = evening(room)
    await changed(room.aoi, room.now(panel), "begins", written(at))
    question = room.now(panel)
    assert shown(at) in question.text
    assert (await newest(room)).closes_at != at, "it counts only when it was seen"
    await room.aoi.click("Yes, start then", in_=question)
    await settled(room)
    assert f"then it starts: {shown(at)}" in board(room).content
    await changed(room.aoi, room.now(panel), "name", "Moon *Cup* II")
    await settled(room)
    assert r"Moon \*Cup\* II" in board(room).content
    assert all(one.name in board(room).content for one in (*pilots, dai))
    room.clock.move(timedelta(hours=4))
    await changed(room.aoi, room.now(panel), "begins", "10m")
    await looked(room)
    assert "⏰ **It starts" in board(room).content, "a long sign-up ends soon: they are called"
    assert len(calls(board(room), *pilots)) == 3
    late = [await room.aoi.select(CHANGE, one, in_=room.now(panel)) for one in ("most", "begins")]
    await looked(room, minutes=10)
    assert (await newest(room)).stage is Stage.RUNNING
    for form, value in ((late[0], "8"), (late[1], "2h")):
        assert "closed" in (await room.aoi.submit_modal(form, value=value)).text
    await changed(room.aoi, await panel_of(room.aoi), "name", "Moon *Cup* III")
    assert (await newest(room)).name == "Moon *Cup* III"


@pytest.mark.parametrize("stage", list(Stage))
@pytest.mark.parametrize("played", list(Format))
def test_what_can_be_changed_when(stage: Stage, played: Format) -> None:
    found = tournament(played, 5) if stage is Stage.SIGNUP else begun(played, 5)
    found = replace(found, stage=stage, closes_at=AT + timedelta(hours=1), reminded=BEGIN)
    if stage is not Stage.SIGNUP:
        with refuses(Refusal.SIGN_UP_CLOSED):
            changes.limit(found, 6, at=AT)
        with refuses(Refusal.SIGN_UP_CLOSED):
            changes.begin_at(found, AT + timedelta(hours=2), at=AT)
        if not stage.open:
            with refuses(Refusal.TOURNAMENT_OVER):
                changes.rename(found, "x")
        return
    assert changes.rename(found, "x").name == "x"
    for most in (2, played.most + 1):
        with refuses(Refusal.PLAYER_LIMIT, limit=played.most, count=3):
            changes.limit(found, most, at=AT)
    with refuses(Refusal.BELOW_SIGNED_UP, count=5):
        changes.limit(found, 4, at=AT)
    assert changes.limit(found, 5, at=AT).most == 5
    later = changes.begin_at(found, AT + timedelta(days=2), at=AT)
    assert (later.closes_at, later.reminded) == (AT + timedelta(days=2), 0)
    assert later.entrants == found.entrants
    for at in (AT - timedelta(minutes=1), AT + timedelta(days=61)):
        with refuses(Refusal.MOMENT_RANGE):
            changes.begin_at(found, at, at=AT)
    with refuses(Refusal.SIGN_UP_CLOSED):
        changes.begin_at(found, AT + timedelta(days=2), at=found.closes_at)


@pytest.mark.parametrize(("minutes", "moves"), [(5, False), (49, False), (51, True), (600, True)])
def test_its_hour_stays_after_a_pause_if_people_can_still_sign_up(
    minutes: int, moves: bool
) -> None:
    found = replace(tournament(Format.SWISS, 4), closes_at=AT + timedelta(hours=1))
    held = changes.held(found, Obstacle.CLOSED, at=AT)
    back = AT + timedelta(minutes=minutes)
    again = changes.delivered(held, at=back).closes_at
    assert again == (back + changes.SIGN_UP_AGAIN if moves else found.closes_at)


def test_a_time_as_it_stands_in_the_form() -> None:
    assert written(datetime(2026, 1, 2, 3, 4, tzinfo=UTC)) == "2026-01-02 03:04"
