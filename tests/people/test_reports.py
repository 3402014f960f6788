"""*Report a problem*: the form, its limits, and its readers."""

import logging
from datetime import timedelta

import pytest

from bot.matches.models.people import Person
from bot.playground.testing.pilot import Answer, Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import host_rows
from tests.bot.forging import bearing, board, pressed
from tests.bot.harness import BotHarness
from tests.bot.test_forged import SHAPES

OLD_FORM = "This form has been open for too long."


async def opened(room: BotHarness, pilot: Pilot) -> tuple[RenderedMessage, Answer]:
    """Return a player's menu, and the form that it opened."""
    menu = (await pilot.click("Menu")).message
    assert menu is not None
    form = await pilot.click("Report a problem", in_=menu)
    assert form.modal is not None
    return menu, form


async def test_the_host_gets_what_was_written_with_the_match(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    _, form = await opened(room, room.aoi)
    with caplog.at_level(logging.DEBUG, logger="bot"):
        answer = await room.aoi.submit_modal(form, problem="  The pile is empty?!\nReally.  ")
    assert answer.ephemeral
    assert answer.text.startswith("Thank you. The host can read it, with match 1.")
    (report,) = await room.store.read(host_rows.reports)
    assert (report.id, report.match_id, report.seq) == (1, 1, 1)
    assert report.person == Person(room.aoi.id, "Aoi")
    assert report.text == "The pile is empty?!\nReally."
    assert report.reported_at == room.clock.now()
    assert "Problem 1 was reported, in match 1" in caplog.text
    assert "pile is empty" not in caplog.text + repr(report)


async def test_an_empty_report_is_none(room: BotHarness) -> None:
    await room.started()
    _, form = await opened(room, room.ben)
    answer = await room.ben.submit_modal(form, problem=" \n ")
    assert answer.text == "Please describe the problem."
    assert not await room.store.read(host_rows.reports)


async def test_five_reports_an_hour_are_enough(room: BotHarness) -> None:
    await room.started(pace="daily")
    for number in range(6):
        _, form = await opened(room, room.aoi)
        answer = await room.aoi.submit_modal(form, problem=f"problem {number}")
    assert answer.text.startswith("You have reported 5 problems within an hour.")
    assert len(await room.store.read(host_rows.reports)) == 5
    room.clock.move(timedelta(hours=1))
    _, form = await opened(room, room.aoi)
    answer = await room.aoi.submit_modal(form, problem="another")
    assert answer.text.startswith("Thank you")


async def test_a_form_that_was_open_over_a_restart_is_read(room: BotHarness) -> None:
    await room.started()
    _, form = await opened(room, room.aoi)
    await room.client.close()
    async with room.open():
        answer = await room.aoi.submit_modal(form, problem="It stopped.")
        assert answer.text.startswith("Thank you")


async def test_forged_reports_are_refused(room: BotHarness) -> None:
    await room.started()
    menu, form = await opened(room, room.aoi)
    assert form.modal is not None
    custom_id = form.modal["custom_id"]
    long = [{"type": 18, "component": {"type": 4, "custom_id": "problem", "value": "x" * 501}}]
    for components in (*SHAPES, long):
        answer = await room.aoi.forge_form(custom_id, components, in_=menu)
        assert answer.text.startswith(OLD_FORM), components
    typed = [{"type": 18, "component": {"type": 4, "custom_id": "problem", "value": "x"}}]
    for forged in ("kk-report:1:2", "kk-report:2:1", "kk-report:01:1", "kk-report:1:1:1"):
        answer = await room.aoi.forge_form(forged, typed, in_=menu)
        assert answer.text.startswith(OLD_FORM), forged
    here = await board(room)
    answer = await pressed(room.world.newcomer("Chiyo"), here, "kk:1:1:report")
    assert answer.text.startswith("You're watching this match")
    seen = bearing(room.now(here), "kk:1:1:report")
    answer = await room.world.newcomer("Dai").forge_form(custom_id, typed, in_=seen)
    assert answer.text.startswith("You're watching this match")
    assert not await room.store.read(host_rows.reports)


async def test_the_menu_needs_no_line_for_what_the_form_sends_by_itself(room: BotHarness) -> None:
    await room.started()
    menu, _ = await opened(room, room.aoi)
    assert len(menu.content.splitlines()) == 1
