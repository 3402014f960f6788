"""An admin's decision in a tournament: what it says beforehand, and when it comes too late."""

from __future__ import annotations

import pytest

from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.tournament import Result, Stage
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.custom_ids import panel_id
from tests.bot.forging import bearing
from tests.bot.harness import BotHarness
from tests.bot.test_tournament import board, looked, newest, settled, signed_up


async def panel_of(room: BotHarness) -> RenderedMessage:
    panel = (await room.aoi.command("koikoi-admin tournament")).message
    assert panel is not None
    return panel


async def asked(
    room: BotHarness, panel: RenderedMessage, number: int, round_: int = 1
) -> RenderedMessage:
    """Aoi chooses a pairing: the question for its result."""
    found = await newest(room)
    await room.aoi.select(panel_id(f"tour-result {found.id} {round_}"), str(number), in_=panel)
    return room.now(panel)


async def decided(room: BotHarness, *results: Result) -> None:
    """An admin elsewhere decides the pairings of the round from the first on."""
    found = await newest(room)
    for number, result in enumerate(results, 1):
        await room.service.tournaments.decide(found.id, number, result, found.by, "elsewhere")
    await looked(room)


async def test_a_match_that_was_decided_meanwhile_is_shown_and_can_be_corrected(
    room: BotHarness,
) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    panel, other = await panel_of(room), await panel_of(room)
    await asked(room, panel, 1)
    form = await room.aoi.click("Dai wins", in_=room.now(panel))
    await asked(room, other, 1)
    sooner = await room.aoi.click("Aoi wins", in_=room.now(other))
    await room.aoi.submit_modal(sooner, reason="saw it")
    await settled(room)
    await room.aoi.submit_modal(form, reason="heard it")
    question = room.now(panel)
    assert "got a result while you decided" in question.content
    assert "Now: ✔️ **Aoi** beats Dai (decided by an admin)" in question.content
    assert "saw it" in question.content
    assert (await newest(room)).of_round(1)[0].result is Result.FIRST
    form = await room.aoi.click("Dai wins", in_=question)
    await room.aoi.submit_modal(form, reason="heard it")
    await settled(room)
    assert "✔ Done" in room.now(panel).content
    assert (await newest(room)).of_round(1)[0].result is Result.SECOND
    assert "heard it" in board(room).content


async def test_a_decision_after_the_next_round_began_changes_nothing(room: BotHarness) -> None:
    """Neither in the form, nor by the question's button, nor by the older list of pairings."""
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    old, listed, panel = [await panel_of(room) for _ in range(3)]
    for one in (old, panel):
        await asked(room, one, 1)
    form = await room.aoi.click("Dai wins", in_=room.now(panel))
    await decided(room, Result.FIRST, Result.FIRST)
    final = await newest(room)
    assert final.round == 2
    await room.aoi.submit_modal(form, reason="late")
    assert "That round is over" in room.now(panel).content
    form = await room.aoi.click("Dai wins", in_=room.now(old))
    await room.aoi.submit_modal(form, reason="late")
    assert "That round is over" in room.now(old).content
    late = await asked(room, listed, 1)
    assert "That round is over" in late.content
    assert "Semi-finals" not in late.content, "the panel is shown as it is now"
    assert (await newest(room)).pairings == final.pairings
    question = await asked(room, room.now(panel), 1, 2)
    form = await room.aoi.click("Ben wins", in_=question)
    await room.service.tournaments.cancel(final.id, final.by, "rain")
    refused = await room.aoi.submit_modal(form, reason="late")
    assert "isn't being played now" in refused.text


async def test_a_button_of_an_older_version_is_refused_with_the_way_to_go(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    found = await newest(room)
    panel = await panel_of(room)
    verb = panel_id(f"tour-decide {found.id} 1 second")
    answer = await room.aoi.forge(verb, in_=bearing(panel, verb))
    assert "older version" in answer.text
    assert "/koikoi-admin tournament" in answer.text
    verb = panel_id(f"tour-result {found.id}")
    await room.aoi.forge(verb, ["1"], in_=bearing(panel, verb, "1"), component_type=3)
    assert (await newest(room)).of_round(1)[0].result is None


async def test_the_question_says_what_follows(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    for one in (aoi, dai):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    panel = await panel_of(room)
    playing = await asked(room, panel, 1)
    assert "Their match is being played: it stops" in playing.content
    assert "can correct the result until the next round" in playing.content
    assert "The winner goes on" in playing.content
    await aoi.click("Back", in_=playing)
    waiting = await asked(room, room.now(panel), 2)
    assert "being played" not in waiting.content
    await decided(room, Result.FIRST)
    await aoi.click("Back", in_=waiting)
    last = await asked(room, room.now(panel), 2)
    assert "the next round begins at once" in last.content
    assert "- Both lose: the tournament is over. Aoi wins it." in last.content
    form = await aoi.click("Ben wins", in_=last)
    await aoi.submit_modal(form, reason="so")
    await settled(room)
    final = await asked(room, await panel_of(room), 1, 2)
    assert "- Ben wins: the tournament is over. Ben wins it." in final.content
    assert "- Both lose: the tournament is over. Nobody wins it." in final.content
    assert "the tournament ends at once" in final.content
    form = await aoi.click("Ben wins", in_=final)
    await aoi.submit_modal(form, reason="so")
    await settled(room)
    assert f"Congratulations, {ben.mention}" in board(room).content
    assert chiyo.mention not in board(room).content


async def test_aborting_a_match_of_a_tournament_leads_to_a_result(room: BotHarness) -> None:
    *_, chiyo, _ = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    for one in (room.ben, chiyo):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    first = (await newest(room)).of_round(1)[1].match_id
    assert first is not None
    question = await room.aoi.command("koikoi-admin abort", match=first)
    assert r"tournament **Moon \*Cup\***" in question.text
    assert "a new match of both begins" in question.text
    assert question.message is not None
    await room.aoi.click("End it", in_=question.message)
    assert "The tournament begins a new match" in room.now(question.message).content
    await settled(room)
    again = (await newest(room)).of_round(1)[1].match_id
    assert again not in (None, first)
    listed = await room.aoi.command("koikoi-admin abort")
    question = await room.aoi.select("Which match should end?", str(again), in_=listed.message)
    assert question.message is not None
    await room.aoi.click("Set a result", in_=question.message)
    form = await room.aoi.click("Chiyo wins", in_=room.now(question.message))
    await room.aoi.submit_modal(form, reason="Ben is ill")
    await settled(room)
    found = await newest(room)
    assert found.of_round(1)[1].winner == chiyo.id
    assert again is not None
    assert (await room.stored(again)).info.status is Status.ABORTED


async def test_a_match_that_no_tournament_waits_for_is_aborted_as_before(room: BotHarness) -> None:
    """Of a tournament that was called off, too."""
    *_, chiyo, _ = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    for one in (room.ben, chiyo):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    found = await newest(room)
    match_id = found.of_round(1)[1].match_id
    early = await room.aoi.command("koikoi-admin abort", match=match_id)
    await room.service.tournaments.cancel(found.id, Person(room.aoi.id, "Aoi"), "rain")
    question = await room.aoi.command("koikoi-admin abort", match=match_id)
    assert "tournament" not in question.text
    assert question.message is not None
    assert "Set a result…" not in question.message.labels
    assert early.message is not None
    await room.aoi.click("Set a result", in_=early.message)
    assert "isn't being played now" in room.now(early.message).content
    await room.aoi.click("End it", in_=question.message)
    assert "new match" not in room.now(question.message).content
    assert (await newest(room)).stage is Stage.CANCELLED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["-end", "-remove", ""])
def test_what_the_form_says_is_not_cut(language: Language, verb: str) -> None:
    assert len(texts_in(language)(f"reason-about{verb}")) <= 100
