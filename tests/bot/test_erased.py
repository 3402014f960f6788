"""Nothing that the bot keeps up to date names an erased person, however long ago it was drawn."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Final

import pytest
from sqlalchemy import select

from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rotation import RotationState
from bot.messages.view_models import MatchState, ViewModels
from bot.playground.testing.pilot import Pilot
from bot.rotations.service import Rotations
from bot.screens.view_model import ViewModel
from bot.storage import erasing, person_queries
from bot.storage.metadata import metadata
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness
from tests.bot.message_kinds import MESSAGE
from tests.bot.test_threads import moved_into_a_thread
from tests.rotations.test_rotation import lose, started, table

NICK: Final = "The Owl of Kyoto"


async def erase(pilot: Pilot) -> None:
    panel = await pilot.command("koikoi privacy")
    asked = await pilot.click("Erase my data", in_=panel.message)
    await pilot.click("Yes, erase everything", in_=asked.message)


def naming(room: BotHarness, word: str, *readers: Pilot) -> Iterator[str]:
    """Yield the messages that others can read and that contain a word."""
    for reader in readers:
        for seen in (*reader.messages(), *reader.dms()):
            shown = f"{seen.content} {seen.alt_text or ''}"
            if word in shown and not seen.ephemeral:
                yield shown


async def several_hands(room: BotHarness) -> list[Pilot]:
    """Play three hands at a table of four; return the people at Chiyo's table."""
    _, (ben, chiyo, dai) = await started(room, "Chiyo", "Dai")
    for _ in range(3):
        first = next(one for one in (await table(room)).present if one.person.id != chiyo.id)
        playing = [one.person.id for one in (await table(room)).present[:2]]
        loser = next(one for one in playing if one != chiyo.id)
        assert first is not None
        await lose(room, room.world.pilot(loser))
        await room.later(seconds=15)
    return [room.aoi, ben, dai]


async def test_hands_that_others_played_name_nobody_who_was_erased(room: BotHarness) -> None:
    others = await several_hands(room)
    chiyo = next(one.person for one in (await table(room)).members if one.person.name == "Chiyo")
    assert len(list(naming(room, "Chiyo", *others))) > 3
    await erase(room.world.pilot(chiyo.id))
    await room.drawn()
    assert list(naming(room, "Chiyo", *others)) == []
    async with room.store.reading() as connection:
        found = [
            f"{name}: {row}"
            for name, one in metadata.tables.items()
            for row in (await connection.execute(select(one))).all()
            if any("Chiyo" in str(value) or str(chiyo.id) == str(value) for value in row)
        ]
    assert [one for one in found if not one.startswith("pending_replies")] == []


async def test_no_line_of_the_log_names_who_was_erased(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """This holds for any level and logger, during and after the redrawing of their messages."""
    caplog.set_level(logging.DEBUG)
    others = await several_hands(room)
    chiyo = next(one.person for one in (await table(room)).members if one.person.name == "Chiyo")
    pilot = room.world.pilot(chiyo.id)
    room.world.set_nick(room.world.guild, pilot, NICK)
    await pilot.command("koikoi play")  # the bot stores the nickname, and a challenge is open
    await room.service.reports.send(1, Person(others[0].id, "Aoi"), "Chiyo is slow")
    caplog.clear()
    await erase(pilot)
    await room.drawn()
    for seen in others[0].messages():
        if not seen.ephemeral and "Menu" in seen.labels:
            await others[1].click("Menu", in_=seen)
    await others[1].command("koikoi history", member=others[0])
    await room.later(minutes=20)
    await room.client.close()
    async with room.open():
        await room.drawn()
        await room.later(hours=30)
    told = "\n".join(logging.Formatter().format(one) for one in caplog.records)
    assert told, "nothing is logged"
    assert not [word for word in (str(chiyo.id), "Chiyo", NICK) if word in told]


async def test_what_was_not_drawn_before_a_stop_is_drawn_after_it(room: BotHarness) -> None:
    others = await several_hands(room)
    chiyo = next(one.person for one in (await table(room)).members if one.person.name == "Chiyo")
    await room.client.close()
    await room.service.privacy.erase(chiyo)
    assert list(naming(room, "Chiyo", *others))
    async with room.open():
        await room.world.until(
            lambda: not list(naming(room, "Chiyo", *others)), "no message names her"
        )
        await room.drawn()


async def test_a_table_that_was_over_days_ago_names_nobody_either(room: BotHarness) -> None:
    """It is drawn after the next start, like the matches."""
    others = await several_hands(room)
    chiyo = next(one.person for one in (await table(room)).members if one.person.name == "Chiyo")
    for pilot in others:
        await room.service.of(Rotations).leave(1, Person(pilot.id, pilot.name))
    await room.drawn()
    assert (await table(room)).state is RotationState.OVER
    await room.later(days=2)
    await room.client.close()
    await room.service.privacy.erase(chiyo)
    async with room.open():
        await room.world.until(
            lambda: not list(naming(room, "Chiyo", *others)), "no message names her"
        )
        await room.drawn()


async def test_old_results_stay_where_they_are_without_the_name(room: BotHarness) -> None:
    """Each is edited in place, and none is sent again."""
    for _ in range(3):
        await room.started(length="1")
        (info,) = await room.service.queries.games_of(room.ben.id)
        await room.service.play.resign(info.id, Person(room.ben.id, "Ben"))
        await room.drawn()
    ids = {seen.id for seen in room.aoi.messages() if not seen.ephemeral}
    await erase(room.ben)
    await room.drawn()
    assert list(naming(room, "Ben", room.aoi)) == [], "neither in the channel nor by DM"
    assert {seen.id for seen in room.aoi.messages() if not seen.ephemeral} == ids


async def test_a_line_that_can_not_be_drawn_is_kept_no_more_and_holds_up_no_other(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord will never accept the first edit, so it is dropped after a while."""
    for _ in range(3):
        await room.started(length="1")
        (info,) = await room.service.queries.games_of(room.ben.id)
        await room.service.play.resign(info.id, Person(room.ben.id, "Ben"))
        await room.drawn()
    fault = room.world.core.faults.fail("PATCH", MESSAGE, 400, code=50083)
    fault.message_id = next(one.id for one in room.aoi.dms() if "Ben resigned" in one.content)
    await erase(room.ben)
    await room.drawn()
    assert fault.met
    assert len(list(naming(room, "Ben", room.aoi))) == 1
    assert await room.service.messages.stale() == ()
    assert complaints(caplog) == []


async def test_a_hand_whose_person_is_erased_while_it_is_drawn_is_drawn_no_more(
    room: BotHarness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started(length="1")
    mover, waiter = await room.mover(), await room.waiter()
    read = ViewModels.for_person
    erased: list[int] = []

    async def read_after_erasing(
        models: ViewModels, match: MatchState, person_id: int, stored: StoredMatch | None = None
    ) -> ViewModel:
        if person_id == waiter.id and stored is None and not erased:
            erased.append(person_id)
            await room.service.privacy.erase(Person(waiter.id, waiter.name))
        return await read(models, match, person_id, stored)

    monkeypatch.setattr(ViewModels, "for_person", read_after_erasing)
    await room.service.play.resign((await room.stored()).info.id, Person(mover.id, mover.name))
    await room.drawn()
    assert erased
    assert complaints(caplog) == []


async def test_what_discord_did_not_take_is_drawn_after_the_next_start(room: BotHarness) -> None:
    for _ in range(2):
        await room.started(length="1")
        (info,) = await room.service.queries.games_of(room.ben.id)
        await room.service.play.resign(info.id, Person(room.ben.id, "Ben"))
        await room.drawn()
    faults = room.world.core.faults
    faults.fail("PATCH", "/channels/{channel_id}/messages/{message_id}", 503, times=10**6)
    await room.service.privacy.erase(Person(room.ben.id, "Ben"))
    room.client.presenter.redraw_erased()
    assert list(naming(room, "Ben", room.aoi))
    await room.client.close()
    faults.clear()
    async with room.open():
        await room.world.until(lambda: not list(naming(room, "Ben", room.aoi)), "no name stands")
        await room.drawn()


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_the_way_to_a_thread_names_nobody_who_was_erased(
    room: BotHarness, is_deleted: bool
) -> None:
    thread, sign = await moved_into_a_thread(room)
    assert "Ben" in room.now(sign).content
    if is_deleted:
        room.world.delete_channel(thread)
        await room.drawn()
    await erase(room.ben)
    await room.drawn()
    assert list(naming(room, "Ben", room.aoi)) == []
    assert await room.service.messages.stale() == ()


async def test_an_interrupted_erasure_goes_on_while_the_bot_runs(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A failure of the store stops it between two steps; the worker ends it without a restart."""
    await room.started()
    await room.given_up(room.ben)
    monkeypatch.setattr(erasing, "FEW", 0)
    done = erasing.step
    with monkeypatch.context() as broken:
        broken.setattr(erasing, "step", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await room.service.privacy.erase(Person(room.ben.id, "Ben"))
        room.client.departures.interrupted.wake()
        await room.world.until(lambda: "could not go on" in caplog.text, "it is tried, and fails")
    assert erasing.step is done
    assert await room.store.read(person_queries.under_way)
    room.client.departures.interrupted.wake()
    await room.world.until(lambda: not room.service.core.erasing, "it has ended")
    assert not await room.store.read(person_queries.under_way)


async def test_the_menu_says_why_a_former_player_can_not_be_blocked(room: BotHarness) -> None:
    await room.started()
    await room.given_up(room.ben)
    menu = (await room.aoi.click("More")).message
    assert menu is not None
    assert {"Block", "Report player"} <= set(menu.labels)
    await erase(room.ben)
    await room.drawn()
    refused = await room.aoi.click("Block", in_=menu)
    sentence = "and you can't block or report it here"
    assert sentence in refused.text
    menu = (await room.aoi.click("More")).message
    assert menu is not None
    assert sentence in menu.content
    assert not {"Block", "Report player"} & set(menu.labels)
    assert "Report a problem" in menu.labels, "the sentence names it"
