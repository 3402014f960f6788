"""Reports reach the host once, and the host's answer reaches the player."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.koikoi.cards import DECK
from bot.locales import LANGUAGES, texts_in
from bot.matches.models.hosting import (
    AGAIN_AFTER,
    DMS_OPEN_AFTER,
    MOST_TRIES,
    DeliveryResult,
    ReportDelivery,
)
from bot.matches.models.people import Person
from bot.matches.services.hosting import Reports
from bot.matches.transitions.dm_openings import PROBE_EVERY
from bot.moderation.service import Moderation
from bot.playground.objects.team import INVITED, TeamMember
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.wording.cards import card_name
from bot.storage import host_rows, host_voids
from tests.bot.bad_days import complaints
from tests.bot.forging import bearing, board, pressed
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import failing

MESSAGES = "/channels/{channel_id}/messages"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


async def reported(room: BotHarness, pilot: Pilot, text: str = "It *stopped*.\n@everyone") -> None:
    """Write a report about match 1."""
    menu = (await pilot.click("Menu")).message
    form = await pilot.click("Report a problem", in_=menu)
    answer = await pilot.submit_modal(form, problem=text)
    assert answer.text.startswith("Thank you")


def told(pilot: Pilot, words: str = "Report 1") -> list[RenderedMessage]:
    """Return the bot's direct messages to somebody."""
    return [one for one in pilot.dms() if words in one.content]


async def host_told(room: BotHarness, pilot: Pilot, words: str = "Report 1") -> RenderedMessage:
    return (await room.world.until(lambda: told(pilot, words), f"{pilot.name} is told"))[-1]


async def settled(room: BotHarness) -> None:
    """Deliver until nothing is being sent."""
    await room.client.host_desk.deliver()
    await room.drawn()


async def later(room: BotHarness, span: timedelta) -> None:
    """Deliver after a while, without the due work of matches."""
    room.clock.move(span)
    await settled(room)


async def answered(room: BotHarness, host: Pilot, text: str) -> str:
    form = await host.click("Answer", in_=await host_told(room, host))
    return (await host.submit_modal(form, answer=text)).text


async def test_the_owner_reads_it_and_the_player_reads_the_answer(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    with caplog.at_level(logging.DEBUG, logger="bot"):
        await reported(room, room.aoi)
        message = await host_told(room, room.aoi)
        assert message.content.splitlines() == [
            "**Report 1** by Aoi",
            f"{room.world.guild.name} · match 1, step 1",
            "> It \\*stopped\\*.",
            "> \\@everyone",
            "-# On the bot's machine, `koikoi reports 1` shows it with the record of the match.",
        ]
        assert not message.raw["mention_everyone"]
        assert (await answered(room, room.aoi, "Thanks, **mended**.")).startswith(
            "I'm sending your answer"
        )
        answer = await host_told(room, room.aoi, "answers your report")
        await settled(room)
    assert answer.content.endswith("> \\@everyone\nThanks, **mended**.")
    assert "mended" not in caplog.text
    assert "stopped" not in caplog.text
    (report,) = await room.store.read(host_rows.reports)
    assert (report.answer, report.outcome) == ("Thanks, **mended**.", DeliveryResult.SENT)


async def test_each_reads_it_in_their_own_language(room: BotHarness) -> None:
    """A Japanese host, and a Japanese player."""
    for pilot in (room.aoi, room.ben):
        pilot.speak("ja")
    await room.started()
    menu = (await room.ben.click("メニュー")).message
    form = await room.ben.click("問題を報告", in_=menu)
    await room.ben.submit_modal(form, problem="動きません")
    message = await host_told(room, room.aoi, "報告1")
    assert "> 動きません" in message.content
    form = await room.aoi.click("返信する", in_=message)
    await room.aoi.submit_modal(form, answer="直しました")
    answer = await host_told(room, room.ben, "運営者から返信")
    assert answer.content.endswith("\n直しました")


async def test_no_card_is_told(room: BotHarness) -> None:
    await room.started()
    await reported(room, room.ben)
    message = await host_told(room, room.aoi)
    for language in LANGUAGES:
        texts = texts_in(language)
        assert not [one for one in DECK if card_name(texts, one) in str(message.raw)]
    assert not message.attachments


async def test_only_a_host_answers(room: BotHarness) -> None:
    """Others have no effect, even with a copied or invented button."""
    await room.started()
    await reported(room, room.ben)
    message = await host_told(room, room.aoi)
    here = await board(room)
    for pilot in (room.ben, room.world.newcomer("Chiyo")):
        answer = await pressed(pilot, here, "kk:0:0:report-answer 1")
        assert answer.text == "Only the bot's host can do this."
        seen = bearing(room.now(here), "kk:0:0:report-answer 1")
        typed = [{"type": 18, "component": {"type": 4, "custom_id": "answer", "value": "x"}}]
        answer = await pilot.forge_form("kk-answer:1", typed, in_=seen)
        assert answer.text == "Only the bot's host can do this."
    answer = await pressed(room.aoi, here, "kk:0:0:report-answer 9")
    assert answer.text == "That report no longer exists."
    for wrong in ("kk-answer:2", "kk-answer:01", "kk-answer:"):
        typed = [{"type": 18, "component": {"type": 4, "custom_id": "answer", "value": "x"}}]
        answer = await room.aoi.forge_form(wrong, typed, in_=message)
        assert answer.text.startswith("This form has been open for too long.")
    assert (await room.store.read(host_rows.reports))[0].answer is None


async def test_a_report_is_answered_once(room: BotHarness) -> None:
    await room.started()
    await reported(room, room.ben)
    message = await host_told(room, room.aoi)
    forms = [await room.aoi.click("Answer", in_=message) for _ in range(2)]
    texts = [(await room.aoi.submit_modal(one, answer="Thanks")).text for one in forms]
    assert texts[1] == "This report has already been answered."
    assert (await room.aoi.click("Answer", in_=message)).text == texts[1]
    await host_told(room, room.ben, "answers your report")
    await settled(room)
    assert len(told(room.ben, "answers your report")) == 1


async def test_a_form_that_was_open_over_a_restart_is_read(room: BotHarness) -> None:
    await room.started()
    await reported(room, room.ben)
    form = await room.aoi.click("Answer", in_=await host_told(room, room.aoi))
    await room.client.close()
    async with room.open():
        assert (await room.aoi.submit_modal(form, answer="Thanks")).text.startswith(
            "I'm sending your answer"
        )
        await host_told(room, room.ben, "answers your report")


async def test_an_answer_from_the_terminal_is_sent_also_after_a_start(room: BotHarness) -> None:
    await room.started()
    await reported(room, room.ben)
    await host_told(room, room.aoi)
    await room.client.close()
    assert await room.store.write(host_rows.answer_report, 1, "Thanks", room.clock.now())
    async with room.open():
        await host_told(room, room.ben, "answers your report")
        await settled(room)
        assert len(told(room.ben, "answers your report")) == 1


async def test_of_an_answer_that_does_not_arrive_the_host_is_told(room: BotHarness) -> None:
    await room.started()
    await reported(room, room.ben)
    await host_told(room, room.aoi)
    room.ben.close_dms()
    await answered(room, room.aoi, "Thanks")
    lost = await host_told(room, room.aoi, "didn't reach")
    assert lost.content == (
        "Your answer to report 1 didn't reach Ben: they don't accept direct messages."
    )
    assert (await room.store.read(host_rows.reports))[0].outcome is DeliveryResult.CLOSED


async def test_a_host_whose_messages_are_closed_is_tried_again_but_not_for_ever(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started(pace="daily")
    room.aoi.close_dms()
    await reported(room, room.ben)
    await room.world.until(lambda: "It is tried again later." in caplog.text, "it was tried")
    for _ in range(20):
        await later(room, AGAIN_AFTER[-1])
    assert caplog.text.count("Report 1: the message to the host could not be sent") == MOST_TRIES
    assert "403, code 50007). It is not tried again; see koikoi reports." in caplog.text
    assert not await room.store.read(
        host_rows.owed_deliveries, room.clock.now() + timedelta(days=99)
    )
    assert (await room.store.read(host_rows.reports))[0].outcome is None


async def test_a_quarantine_uses_up_no_tries(room: BotHarness) -> None:
    await room.started(pace="daily")
    host = room.world.newcomer("Emi")
    room.world.set_team(TeamMember(host.person, "admin"))
    room.world.core.dm_refusals.quarantined = True
    await reported(room, room.ben)
    for _ in range(MOST_TRIES + 1):
        await later(room, DMS_OPEN_AFTER)
    (owed,) = await room.store.read(
        host_rows.owed_deliveries, room.clock.now() + timedelta(days=99)
    )
    assert owed.tries == 0
    assert not told(host)
    room.world.core.dm_refusals.quarantined = False
    await later(room, PROBE_EVERY)
    await later(room, DMS_OPEN_AFTER)
    assert len(told(host)) == 1


async def test_it_is_told_when_discord_is_back(room: BotHarness) -> None:
    await room.started(pace="daily")
    fault = room.world.core.faults.fail("POST", MESSAGES, 400, code=40003, times=10**6)
    await reported(room, room.ben)
    await room.world.until(lambda: fault.met, "it was tried")
    await settled(room)
    room.world.core.faults.clear()
    await settled(room)
    assert not told(room.aoi)
    await later(room, AGAIN_AFTER[0])
    assert len(told(room.aoi)) == 1


@pytest.mark.parametrize("said", ["Report 1", "answers your report"])
async def test_killed_in_the_midst_it_is_told_once(room: BotHarness, said: str) -> None:
    """The message exists but was not stored, even when its nonce has long expired."""
    await room.started(pace="daily")
    await reported(room, room.ben)
    await host_told(room, room.aoi)
    assert await room.store.write(
        host_rows.answer_report, 1, "Thanks: `/koikoi games`", room.clock.now()
    )
    await settled(room)
    pilot = room.aoi if said == "Report 1" else room.ben
    await host_told(room, pilot, said)
    await room.client.close()
    await owed_again(room, said)
    room.world.core.nonces.forget()
    async with room.open():
        await settled(room)
        assert len(told(pilot, said)) == 1
        assert not await room.service.reports.owed()


async def owed_again(room: BotHarness, said: str) -> None:
    """Undo the stored delivery, as if the bot had been killed before it."""
    kind = "report" if said == "Report 1" else "answer"
    async with room.store.writing() as connection:
        await connection.exec_driver_sql(
            f"UPDATE report_deliveries SET due = begun_at, outcome = NULL WHERE kind = '{kind}'"
        )


async def test_a_team_is_told_but_not_who_only_reads_or_has_not_joined(room: BotHarness) -> None:
    dan, emi, fumi = (room.world.newcomer(name) for name in ("Dan", "Emi", "Fumi"))
    room.world.set_team(
        TeamMember(dan.person, "admin"),
        TeamMember(room.ben.person, "admin"),
        TeamMember(emi.person, "read_only"),
        TeamMember(fumi.person, "developer", INVITED),
    )
    await room.started()
    await reported(room, room.aoi)
    for pilot in (dan, room.ben):
        await host_told(room, pilot)
    await settled(room)
    assert [len(told(one)) for one in (room.aoi, dan, room.ben, emi, fumi)] == [0, 1, 1, 0, 0]
    assert (await answered(room, room.ben, "Thanks")).startswith("I'm sending your answer")
    answer = await dan.click("Answer", in_=told(dan)[0])
    assert answer.text == "This report has already been answered."


async def test_one_host_who_can_be_told_is_enough(room: BotHarness) -> None:
    dan = room.world.newcomer("Dan")
    room.world.set_team(TeamMember(dan.person, "admin"), TeamMember(room.ben.person, "admin"))
    dan.close_dms()
    await room.started(pace="daily")
    await reported(room, room.aoi)
    await host_told(room, room.ben)
    for _ in range(3):
        await later(room, AGAIN_AFTER[-1])
    assert len(told(room.ben)) == 1
    assert not told(dan)


async def restarted(room: BotHarness, **choices: object) -> None:
    await room.client.close()
    room.choices = choices


async def test_the_settings_name_the_hosts(room: BotHarness) -> None:
    dan = room.world.newcomer("Dan")
    await restarted(room, hosts=(dan.id,))
    async with room.open():
        await room.started()
        await reported(room, room.ben)
        await host_told(room, dan)
        assert not told(room.aoi)
        answer = await pressed(room.aoi, await board(room), "kk:0:0:report-answer 1")
        assert answer.text == "Only the bot's host can do this."


async def test_nobody_is_told_if_the_host_wants_so(room: BotHarness) -> None:
    await restarted(room, hosts=())
    async with room.open():
        await room.started()
        await reported(room, room.ben)
        await settled(room)
        assert not told(room.aoi)
        assert not await room.store.read(
            host_rows.owed_deliveries, room.clock.now() + timedelta(days=9)
        )


async def test_a_webhook_is_told_instead(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    office = room.world.add_channel(room.world.guild, "office")
    webhook = room.world.add_webhook(office)
    await restarted(room, reports_webhook=webhook.url)
    async with room.open():
        await room.started(pace="daily")
        room.world.core.faults.fail("POST", WEBHOOK, 404, code=10015, times=10**6)
        await reported(room, room.ben, "It stopped. " * 40)
        await room.world.until(lambda: "tried again later" in caplog.text, "it was tried")
        room.world.core.faults.clear()
        await later(room, AGAIN_AFTER[0])
        (message,) = room.aoi.messages(office)
        assert message.content.startswith("**Report 1** by Ben")
        assert not message.buttons
        assert not told(room.aoi)
        room.ben.close_dms()
        await room.store.write(host_rows.answer_report, 1, "Thanks", room.clock.now())
        await settled(room)
        await settled(room)
        assert "didn't reach Ben" in room.aoi.messages(office)[-1].content
    assert webhook.token not in caplog.text


async def test_two_who_find_the_same_send_one(room: BotHarness) -> None:
    """Two processes might do this."""
    await room.started(pace="daily")
    await restarted(room)
    await room.service.reports.send(1, Person(room.ben.id, "Ben"), "It stopped.")
    (owed,) = await room.service.reports.owed()
    claimed = await asyncio.gather(*(room.service.reports.claim(owed) for _ in range(5)))
    assert sorted(claimed) == [False] * 4 + [True]
    assert not await room.service.reports.owed()
    room.clock.move(AGAIN_AFTER[0])
    (again,) = await room.service.reports.owed()
    assert isinstance(again, ReportDelivery)
    assert again.tries == 1


async def test_what_goes_meanwhile_is_not_sent(room: BotHarness) -> None:
    """The player is erased, or the host has finished with it, while it is pending."""
    await room.started(pace="daily")
    room.world.core.faults.fail("POST", MESSAGES, 400, code=40003, times=10**6)
    await reported(room, room.ben)
    await settled(room)
    await room.store.write(host_rows.drop_report, 1)
    room.world.core.faults.clear()
    await later(room, AGAIN_AFTER[-1])
    assert not told(room.aoi)
    assert not await room.store.read(
        host_rows.owed_deliveries, room.clock.now() + timedelta(days=9)
    )


async def test_what_is_dropped_while_it_is_begun_is_not_sent(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The player is erased, or the host has finished with it, between two statements."""
    await room.started(pace="daily")
    claim = Reports.claim

    async def then_dropped(reports: Reports, owed: ReportDelivery) -> bool:
        claimed = await claim(reports, owed)
        await room.store.write(host_rows.drop_report, 1)
        return claimed

    monkeypatch.setattr(Reports, "claim", then_dropped)
    await reported(room, room.ben)
    await settled(room)
    assert not told(room.aoi)
    assert complaints(caplog) == []


async def test_a_store_that_goes_away_while_it_is_sent_loses_and_doubles_nothing(
    room: BotHarness,
) -> None:
    await room.started(pace="daily")
    held = room.world.core.faults.hold("GET", "/oauth2/applications/@me")
    await reported(room, room.ben)
    await room.world.until(lambda: held.met, "it is being sent")
    with failing(room.store, reads=True) as met:
        held.release()
        await room.world.until(lambda: len(met), "the store is asked")
    for after in AGAIN_AFTER:
        await later(room, after)
    assert len(told(room.aoi)) == 1
    assert not await room.service.reports.owed()


# ── void matches that wait for the host ─────────────────────────────────────────────────────

VOIDS = "Voided matches waiting for your confirmation"


async def made_void(room: BotHarness, match_id: int) -> None:
    """Play a match, and let an admin make it void."""
    await room.started()
    await room.given_up(room.ben, match_id)
    admin = Person(199, "Admin")
    await room.service.of(Moderation).void(match_id, room.world.guild.id, admin, "Given away")


async def test_the_host_is_told_of_void_matches_that_wait_at_most_once_a_day(
    room: BotHarness,
) -> None:
    await settled(room)
    await made_void(room, 1)
    await settled(room)
    await settled(room)
    (message,) = told(room.aoi, VOIDS)
    assert "**1**. Until you confirm one, it still counts" in message.content
    assert "`koikoi voids`" in message.content
    assert not told(room.ben, VOIDS)
    await made_void(room, 2)
    await later(room, host_voids.TELL_AGAIN / 2)
    assert len(told(room.aoi, VOIDS)) == 1, "they have been told today"
    await later(room, host_voids.TELL_AGAIN / 2)
    assert [": **2**." in one.content for one in told(room.aoi, VOIDS)] == [False, True]
    await made_void(room, 3)
    assert await host_voids.confirm(room.store, 3, room.clock.now())
    await later(room, 2 * host_voids.TELL_AGAIN)
    assert len(told(room.aoi, VOIDS)) == 2, "nothing new waits"


async def test_void_matches_are_told_after_a_restart_and_when_a_host_can_be_reached(
    room: BotHarness,
) -> None:
    room.aoi.close_dms()
    await made_void(room, 1)
    await settled(room)
    assert not told(room.aoi, VOIDS)
    room.aoi.open_dms()
    await room.client.close()
    async with room.open():
        await later(room, host_voids.TELL_AGAIN)
        assert len(told(room.aoi, VOIDS)) == 1
    async with room.open():
        await later(room, host_voids.TELL_AGAIN)
        assert len(told(room.aoi, VOIDS)) == 1
