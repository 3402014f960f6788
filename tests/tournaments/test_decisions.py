"""An admin's decision in a tournament: its confirmation, and decisions that come too late."""

from __future__ import annotations

import pytest

from bot.locales import Language, texts_in
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.tournaments.model import Result, Stage
from bot.tournaments.service import Tournaments
from tests.bot.forging import bearing
from tests.bot.harness import BotHarness
from tests.locales.walked import WALKED
from tests.tournaments.test_played import (
    board,
    looked,
    newest,
    settled,
    signed_up,
)

ELSEWHERE = Person(900, "Another admin")


def director(room: BotHarness) -> Pilot:
    """A manager of the server who doesn't play in the tournament."""
    emi = room.world.newcomer("Emi")
    room.world.make_manager(room.world.guild, emi.person)
    return emi


async def panel_of(admin: Pilot) -> RenderedMessage:
    panel = (await admin.command("koikoi-admin tournament")).message
    assert panel is not None
    return panel


async def asked(
    room: BotHarness, admin: Pilot, panel: RenderedMessage, number: int, round_: int = 1
) -> RenderedMessage:
    """Let an admin press a pairing's button; return the question for its result."""
    found = await newest(room)
    await admin.click(panel_id(f"tour-set {found.id} {round_} {number}"), in_=panel)
    return room.now(panel)


async def decided(room: BotHarness, *results: Result) -> None:
    """Let an admin elsewhere decide the pairings of the round, from the first on."""
    found = await newest(room)
    for number, result in enumerate(results, 1):
        await room.service.of(Tournaments).decide(found.id, number, result, ELSEWHERE, "elsewhere")
    await looked(room)


async def test_a_match_that_was_decided_meanwhile_is_shown_and_can_be_corrected(
    room: BotHarness,
) -> None:
    await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    panel, other = await panel_of(emi), await panel_of(emi)
    await asked(room, emi, panel, 1)
    form = await emi.click("Dai wins", in_=room.now(panel))
    await asked(room, emi, other, 1)
    sooner = await emi.click("Aoi wins", in_=room.now(other))
    await emi.submit_modal(sooner, reason="saw it")
    await settled(room)
    await emi.submit_modal(form, reason="heard it")
    question = room.now(panel)
    assert "got a result while you were deciding" in question.text
    assert "Now: ✔️ **Aoi** beats Dai (decided by an admin)" in question.text
    assert "saw it" in question.text
    assert (await newest(room)).of_round(1)[0].result is Result.FIRST
    form = await emi.click("Dai wins", in_=question)
    await emi.submit_modal(form, reason="heard it")
    await settled(room)
    assert "✔ Done" in room.now(panel).text
    assert (await newest(room)).of_round(1)[0].result is Result.SECOND
    corrected = "corrected Aoi – Dai, round 1 (before: Aoi wins): heard it"
    assert corrected in board(room).content
    assert corrected in (await asked(room, emi, room.now(panel), 1)).text


async def test_nobody_decides_their_own_match(room: BotHarness) -> None:
    """This covers a match before and during play, a correction, and removing the opponent."""
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    panel = await panel_of(aoi)
    ahead = await asked(room, aoi, panel, 2)
    before = await newest(room)
    panel = await panel_of(aoi)
    assert panel.labels.count("Decide…") == 1, "their own match has no button"
    assert "You're playing in this match: another admin decides it" in panel.text
    own = panel_id(f"tour-set {before.id} 1 1")
    refused = await aoi.forge(own, in_=bearing(panel, own))
    assert "You're playing in this match" in refused.text
    decide = panel_id(f"tour-decide {before.id} 1 first 1 open")
    form = await aoi.forge(decide, in_=bearing(ahead, decide))
    refused = await aoi.submit_modal(form, reason="I won")
    assert "You're playing in this match" in refused.text
    remove = panel_id(f"tour-remove {before.id} 0")
    refused = await aoi.select(remove, str(dai.id), in_=room.now(panel))
    assert "You're playing in this match" in refused.text
    for one in (aoi, dai):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    match_id = (await newest(room)).of_round(1)[0].match_id
    assert match_id is not None
    refused = await aoi.forge(own, in_=bearing(panel, own))
    assert "You're playing in this match" in refused.text
    assert (await room.stored(match_id)).info.status is Status.PLAYING
    # Another match, another player, and themselves: these are allowed.
    form = await aoi.select(remove, str(ben.id), in_=room.now(panel))
    await aoi.submit_modal(form, reason="was rude")
    await settled(room)
    found = await newest(room)
    assert found.of_round(1)[1].winner == chiyo.id
    form = await aoi.select(remove, str(aoi.id), in_=await panel_of(aoi))
    await aoi.submit_modal(form, reason="I am ill")
    await settled(room)
    assert (await newest(room)).of_round(1)[0].winner == dai.id


async def test_a_decision_after_the_next_round_began_changes_nothing(room: BotHarness) -> None:
    """Neither the form, nor the question's button, nor the older list of pairings has an effect."""
    await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    old, listed, panel = [await panel_of(emi) for _ in range(3)]
    for one in (old, panel):
        await asked(room, emi, one, 1)
    form = await emi.click("Dai wins", in_=room.now(panel))
    await decided(room, Result.FIRST, Result.FIRST)
    final = await newest(room)
    assert final.round == 2
    await emi.submit_modal(form, reason="late")
    assert "That round is over" in room.now(panel).text
    form = await emi.click("Dai wins", in_=room.now(old))
    await emi.submit_modal(form, reason="late")
    assert "That round is over" in room.now(old).text
    late = await asked(room, emi, listed, 1)
    assert "That round is over" in late.text
    assert "Semi-finals" not in late.text, "the panel is shown as it is now"
    assert (await newest(room)).pairings == final.pairings
    question = await asked(room, emi, room.now(panel), 1, 2)
    form = await emi.click("Ben wins", in_=question)
    await room.service.of(Tournaments).cancel(final.id, final.by, "rain")
    refused = await emi.submit_modal(form, reason="late")
    assert "isn't being played right now" in refused.text


async def test_the_question_says_what_follows(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    for one in (aoi, dai):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    panel = await panel_of(emi)
    playing = await asked(room, emi, panel, 1)
    assert "Their match is being played: it'll be stopped" in playing.text
    assert "can correct the result until the next round" in playing.text
    assert "The winner advances" in playing.text
    await emi.click("Back", in_=playing)
    waiting = await asked(room, emi, room.now(panel), 2)
    assert "being played" not in waiting.text
    await decided(room, Result.FIRST)
    await emi.click("Back", in_=waiting)
    last = await asked(room, emi, room.now(panel), 2)
    assert "the next round starts immediately" in last.text
    assert "- Both lose: the tournament is over. Aoi wins." in last.text
    form = await emi.click("Ben wins", in_=last)
    await emi.submit_modal(form, reason="so")
    await settled(room)
    final = await asked(room, emi, await panel_of(emi), 1, 2)
    assert "- Ben wins: the tournament is over. Ben wins." in final.text
    assert "- Both lose: the tournament is over. Nobody wins." in final.text
    assert "the tournament ends immediately" in final.text
    form = await emi.click("Ben wins", in_=final)
    await emi.submit_modal(form, reason="so")
    await settled(room)
    assert f"Congratulations, {ben.mention}" in board(room).content
    assert chiyo.mention not in board(room).content


async def test_aborting_a_match_of_a_tournament_leads_to_a_result(room: BotHarness) -> None:
    *_, chiyo, _ = await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    for one in (room.ben, chiyo):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    first = (await newest(room)).of_round(1)[1].match_id
    assert first is not None
    question = await emi.command("koikoi-admin abort", match=first)
    assert r"tournament **Moon \*Cup\***" in question.text
    assert "a new match between them starts" in question.text
    assert question.message is not None
    await emi.click("End it", in_=question.message)
    assert "The tournament starts a new match" in room.now(question.message).text
    await settled(room)
    again = (await newest(room)).of_round(1)[1].match_id
    assert again not in (None, first)
    listed = await emi.command("koikoi-admin abort")
    question = await emi.select("Which match should end?", str(again), in_=listed.message)
    assert question.message is not None
    await emi.click("Set a result", in_=question.message)
    form = await emi.click("Chiyo wins", in_=room.now(question.message))
    await emi.submit_modal(form, reason="Ben is ill")
    await settled(room)
    found = await newest(room)
    assert found.of_round(1)[1].winner == chiyo.id
    assert again is not None
    assert (await room.stored(again)).info.status is Status.ABORTED


async def test_a_match_that_no_tournament_waits_for_is_aborted_as_before(room: BotHarness) -> None:
    """This includes a match of a cancelled tournament."""
    *_, chiyo, _ = await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    for one in (room.ben, chiyo):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    found = await newest(room)
    match_id = found.of_round(1)[1].match_id
    early = await emi.command("koikoi-admin abort", match=match_id)
    await room.service.of(Tournaments).cancel(found.id, ELSEWHERE, "rain")
    question = await emi.command("koikoi-admin abort", match=match_id)
    assert "tournament" not in question.text
    assert question.message is not None
    assert "Set a result…" not in question.message.labels
    assert early.message is not None
    await emi.click("Set a result", in_=early.message)
    assert "That round is over" in room.now(early.message).text
    await emi.click("End it", in_=question.message)
    assert "new match" not in room.now(question.message).text
    assert (await newest(room)).stage is Stage.CANCELLED


@pytest.mark.parametrize("language", WALKED)
@pytest.mark.parametrize("verb", ["-end", "-remove", ""])
def test_what_the_form_says_is_not_cut(language: Language, verb: str) -> None:
    assert len(texts_in(language)(f"reason-about{verb}")) <= 100
