"""Deliveries of reports and decisions of the host happen once, also with several processes."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.matches.models.hosting import Ban, DeliveryResult, ReportTopic, Target
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.storage import host_rows, posted_message_rows
from bot.storage.engine import Database
from tests.storage.test_contract import a_surface, put

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(minutes=1)
BEN = Person(2, "Ben")


async def test_of_several_who_claim_one_sends(store: Database) -> None:
    match = await put(store)
    number = await store.write(host_rows.add_report, match.id, BEN, 1, "Stuck", at=NOON)
    (owed,) = await store.read(host_rows.owed_deliveries, NOON)
    assert (owed.report_id, owed.about, owed.tries, owed.begun_at) == (
        number,
        ReportTopic.REPORT,
        0,
        None,
    )
    claimed = await asyncio.gather(
        *(store.write(host_rows.claim_delivery, owed, NOON, LATER) for _ in range(6))
    )
    assert claimed.count(True) == 1
    assert await store.read(host_rows.owed_deliveries, NOON) == ()
    (again,) = await store.read(host_rows.owed_deliveries, LATER)
    assert (again.tries, again.begun_at) == (1, NOON)
    await store.write(host_rows.end_delivery, again, DeliveryResult.SENT, LATER)
    assert await store.read(host_rows.owed_deliveries, LATER + timedelta(days=9)) == ()
    assert not await store.write(host_rows.claim_delivery, again, LATER, LATER), "it is done with"


async def test_of_several_answers_one_is_kept_and_its_loss_is_told(store: Database) -> None:
    match = await put(store)
    number = await store.write(host_rows.add_report, match.id, BEN, 1, "Stuck", at=NOON)
    saved = await asyncio.gather(
        *(store.write(host_rows.answer_report, number, f"Thanks {one}", NOON) for one in range(6))
    )
    assert saved.count(True) == 1
    assert not await store.write(host_rows.answer_report, number + 1, "Nobody", NOON)
    answer = next(
        one
        for one in await store.read(host_rows.owed_deliveries, NOON)
        if one.about is ReportTopic.ANSWER
    )
    await store.write(host_rows.end_delivery, answer, DeliveryResult.CLOSED, LATER)
    report = await store.read(host_rows.report, number)
    assert report is not None
    assert report.outcome is DeliveryResult.CLOSED
    assert {one.about for one in await store.read(host_rows.owed_deliveries, LATER)} == {
        ReportTopic.REPORT,
        ReportTopic.LOST,
    }
    await store.write(host_rows.drop_report, number)
    assert await store.read(host_rows.owed_deliveries, LATER) == ()
    await store.write(
        host_rows.end_delivery, answer, DeliveryResult.CLOSED, LATER
    )  # it was being sent


async def test_a_bar_is_kept_once_and_settled_once(store: Database) -> None:
    person = Ban(Target.PERSON, 2**60, "Cheats", NOON)
    server = Ban(Target.SERVER, 2**60, "", LATER)
    assert await store.write(host_rows.save_bar, person)
    assert not await store.write(
        host_rows.save_bar, Ban(Target.PERSON, 2**60, "Cheats again", LATER)
    )
    assert await store.write(host_rows.save_bar, server)
    state = await store.read(host_rows.host_state)
    assert [(one.target, one.reason, one.at) for one in state.bars] == [
        (Target.PERSON, "Cheats again", NOON),
        (Target.SERVER, "", LATER),
    ]
    assert state.bars_person(2**60)
    assert not state.bars_person(2**60 - 1)
    assert not state.bars_server(None)
    settled = await asyncio.gather(*(store.write(host_rows.note_settled, server) for _ in range(4)))
    assert settled.count(True) == 1
    assert [one.settled for one in (await store.read(host_rows.host_state)).bars] == [False, True]
    assert await store.write(host_rows.lift_bar, Target.PERSON, 2**60)
    assert not await store.write(host_rows.lift_bar, Target.PERSON, 2**60)
    assert [one.target for one in (await store.read(host_rows.host_state)).bars] == [Target.SERVER]


async def test_a_notice_lets_the_messages_of_open_matches_be_drawn_again(store: Database) -> None:
    match = await put(store)
    await store.write(posted_message_rows.save_posted_messages, [a_surface(match.id, 1)])
    for text in ("Back at six", "Back at seven", None):
        await store.write(posted_message_rows.save_posted_messages, [a_surface(match.id, 1)])
        await store.write(host_rows.save_notice, text, NOON)
        assert (await store.read(host_rows.host_state)).notice == text
        (owed,) = await store.read(posted_message_rows.stale_posted_messages)
        assert owed.shown == NAMES_ERASED
