"""The waiting list of a full tournament: its order, its moves, and its messages."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.playground.testing.pilot import Pilot
from bot.screens.message import CONTENT_LIMIT, units
from bot.storage.engine import Database
from bot.tournaments import transitions as changes
from bot.tournaments.model import MAX_WAITING, Entrant, Format, Queued, Stage, Tournament
from bot.tournaments.screens import BoardFacts, board_screen, called_by
from bot.tournaments.service import Tournaments
from tests.bot.harness import BotHarness
from tests.matches.world import World
from tests.moderation.test_moderation import block
from tests.refused import is_refused, refuses
from tests.tournaments.test_decisions import panel_of
from tests.tournaments.test_pairing import AT, tournament
from tests.tournaments.test_planning import changed
from tests.tournaments.test_played import board, calls, looked, newest, settled, signed_up
from tests.tournaments.test_roles import asks, role
from tests.tournaments.test_rules import findings
from tests.tournaments.test_service import PEOPLE, closed, made

BEFORE = AT - timedelta(hours=1)


def full(waiting: int, players: int = 3) -> Tournament:
    """Return a full tournament with people 101, 102, … on its waiting list."""
    found = replace(tournament(Format.SINGLE, players), most=players)
    for number in range(1, waiting + 1):
        found = changes.join(found, Person(100 + number, f"W{number}"), at=BEFORE)
    return found


def ids(people: tuple[Entrant, ...]) -> list[int]:
    return [one.person.id for one in people]


def test_whoever_signs_up_late_waits_and_the_first_moves_up() -> None:
    found = full(3)
    assert ids(found.entrants) == [1, 2, 3]
    assert [found.waits_as(number) for number in (101, 102, 103, 1)] == [1, 2, 3, None]
    with refuses(Refusal.ALREADY_SIGNED_UP):
        changes.join(found, Person(102, "W2"), at=BEFORE)
    after = changes.leave(found, 2)
    assert ids(after.entrants) == [1, 3, 101]
    assert ids(after.waiting) == [102, 103]
    assert after.moved_up == (101,)
    told = changes.record_called(after, after.reminded, after.moved_up)
    assert told.moved_up == ()
    assert told.entrants[-1].queued is Queued.TOLD
    without = changes.leave(found, 101)
    assert (ids(without.entrants), ids(without.waiting)) == ([1, 2, 3], [102, 103])
    assert changes.leave(without, 102).waits_as(103) == 1


def test_a_higher_limit_and_blocked_members_make_the_next_move_up() -> None:
    found = full(4)
    more = changes.limit(found, 5, at=BEFORE)
    assert (ids(more.entrants), ids(more.waiting)) == ([1, 2, 3, 101, 102], [103, 104])
    more = changes.limit(found, 4, at=BEFORE, blocked={101})
    assert (ids(more.entrants), ids(more.waiting)) == ([1, 2, 3, 102], [103, 104])
    after = changes.leave(found, 1, blocked={101, 102, 103, 104})
    assert (ids(after.entrants), ids(after.waiting)) == ([2, 3], [])
    with refuses(Refusal.BELOW_SIGNED_UP, count=5):
        changes.limit(changes.limit(found, 5, at=BEFORE), 4, at=BEFORE)


def test_the_list_has_an_end_and_goes_with_the_first_round() -> None:
    found = full(MAX_WAITING)
    with refuses(Refusal.TOURNAMENT_FULL, limit=3):
        changes.join(found, Person(99, "x"), at=BEFORE)
    begun = changes.start(found, {}, at=AT)
    assert begun.waiting == ()
    with refuses(Refusal.NOT_IN_TOURNAMENT):
        changes.leave(begun, 101)
    with refuses(Refusal.SIGN_UP_CLOSED):
        changes.join(full(0), Person(99, "x"), at=AT)
    moved = changes.start(changes.leave(found, 1), {}, at=AT)
    assert moved.moved_up == (), "the first round calls everybody"
    admin = Person(7, "Admin")
    assert set(called_by(changes.cancel(found, admin, "Rain", at=AT))) == {
        *(1, 2, 3),
        *range(101, 101 + MAX_WAITING),
    }


@pytest.mark.parametrize("letters", ["*" * 32, "花" * 32, "🔥" * 16])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_list_fits(language: Language, letters: str) -> None:
    found = full(MAX_WAITING, 32)
    found = replace(
        found,
        name="*" * 50,
        entrants=tuple(
            replace(one, person=Person(10**18 + one.person.id, letters), queued=Queued.TOLD)
            for one in found.entrants
        ),
        waiting=tuple(
            replace(one, person=Person(10**18 + one.person.id, letters)) for one in found.waiting
        ),
    )
    screen = board_screen(texts_in(language), found, BoardFacts())
    assert units(screen.content) <= CONTENT_LIMIT


async def test_the_list_is_kept_and_the_last_place_is_given_once(shared_store: Database) -> None:
    world = World(shared_store)
    tournaments = world.service.of(Tournaments)
    found = await made(world, 2, most=3)
    done = await asyncio.gather(
        *(tournaments.join(found.id, one) for one in PEOPLE[2:6]),
        tournaments.join(found.id, PEOPLE[2]),
        return_exceptions=True,
    )
    assert sum(is_refused(one, Refusal.ALREADY_SIGNED_UP) for one in done) == 1
    found = await tournaments.get(found.id)
    assert len(found.entrants) == 3
    first, second, third = found.waiting
    await world.service.privacy.erase(first.person)
    await world.service.privacy.erase(found.entrants[0].person)
    found = await tournaments.get(found.id)
    assert second.person.id in found.people, "whoever is erased leaves their place to the next"
    assert ids(found.waiting) == [third.person.id]
    assert await tournaments.get(found.id) == found
    course = await closed(world, found)
    assert course.tournament.stage is Stage.RUNNING
    assert (await tournaments.get(found.id)).waiting == ()


async def test_a_list_without_need_is_found(store: Database) -> None:
    world = World(store)
    found = await made(world, 4, most=3)
    assert not await findings(store)
    await world.service.of(Tournaments).change(found.id, lambda one, _: replace(one, most=4))
    assert any("people wait for a place" in one for one in await findings(store))


async def crowded(room: BotHarness) -> list[Pilot]:
    """Let Aoi, Ben and Chiyo take all places; Dai and Emi wait."""
    pilots = await signed_up(room, "Chiyo", begins="1d", most=3)
    pilots += [room.world.newcomer("Dai"), room.world.newcomer("Emi 花")]
    assert board(room).labels == ["Join the waiting list", "Leave"]
    for place, pilot in enumerate(pilots[3:], 1):
        answer = await pilot.click("Join the waiting list", in_=board(room))
        assert answer.ephemeral
        assert f"**number {place}**" in answer.text
        await settled(room)
    return pilots


async def test_who_waits_moves_up_and_is_called(room: BotHarness) -> None:
    *pilots, dai, emi = await crowded(room)
    shown = board(room)
    assert "3 of at most 3 players" in shown.content
    assert "**Waiting list** (2)" in shown.content
    assert "**1.** Dai\n**2.** Emi 花" in shown.content
    again = await dai.click("Join the waiting list", in_=shown)
    assert "**number 1**" in again.text, "twice changes nothing"
    assert "number 2 on the waiting list" in (await emi.command("koikoi tournament")).text
    assert not calls(shown, *pilots, dai, emi)
    await room.ben.click("Leave", in_=shown)
    await settled(room)
    moved = board(room)
    assert moved.id != shown.id, "a new message notifies them"
    assert calls(moved, *pilots, dai, emi) == [dai.id]
    assert f"⬆️ Moved up from the waiting list: {dai.mention}" in moved.content
    assert "**Waiting list** (1)" in moved.content
    await room.client.close()
    async with room.open():
        await looked(room)
        assert board(room).id == moved.id, "once is enough, also after a restart"
        await emi.click("Leave", in_=moved)
        await settled(room)
        assert "Waiting list** (" not in board(room).content
        await dai.click("Leave", in_=board(room))
        await settled(room)
        late = await emi.click("Sign up", in_=board(room))
        assert "Emi 花 · 1500" in board(room).content, late.text


async def test_a_place_that_is_free_while_the_bot_is_away_is_told_of_later(
    room: BotHarness,
) -> None:
    *pilots, dai, _ = await crowded(room)
    found = await newest(room)
    await room.service.of(Tournaments).leave(found.id, Person(pilots[1].id, "Ben"))
    await room.client.close()
    room.aoi.delete(board(room))
    async with room.open():
        await looked(room)
        assert calls(board(room), *pilots, dai) == [dai.id]


async def test_a_limit_a_block_and_an_admin_move_the_list(room: BotHarness) -> None:
    *pilots, dai, emi = await crowded(room)
    await block(room, dai)
    await changed(room.aoi, await panel_of(room.aoi), "most", "4")
    await settled(room)
    assert calls(board(room), *pilots, dai, emi) == [emi.id], "a blocked member doesn't move up"
    assert "Dai" not in board(room).content
    fumi = room.world.newcomer("Fumi")
    await fumi.click("Join the waiting list", in_=board(room))
    panel = await panel_of(room.aoi)
    form = await room.aoi.select("Remove a player…", str(fumi.id), in_=panel)
    await room.aoi.submit_modal(form, reason="Rude")
    await settled(room)
    assert (await newest(room)).waiting == ()


async def test_only_members_with_the_role_wait(room: BotHarness) -> None:
    club = role(room, "Club", room.ben)
    await asks(room, entry=club)
    found = await newest(room)
    await room.service.of(Tournaments).limit(found.id, 3)
    for number in range(3):
        await room.service.of(Tournaments).join(found.id, Person(300 + number, "x"))
    await looked(room)
    emi = room.world.newcomer("Emi")
    refused = await emi.click("Join the waiting list", in_=board(room))
    assert "Only members" in refused.text
    answer = await room.ben.click("Join the waiting list", in_=board(room))
    assert "**number 1**" in answer.text


async def test_the_answer_speaks_ones_own_language_and_names_the_button_as_it_is(
    room: BotHarness,
) -> None:
    await signed_up(room, "Chiyo", most=3)
    emi = room.world.newcomer("Emi")
    emi.speak("ja")
    answer = await emi.click("Join the waiting list", in_=board(room))
    assert "（**1番目**）" in answer.text
    assert "「Leave」" in answer.text
    listed = await emi.command("koikoi tournament")
    assert "キャンセル待ちの1番目" in listed.text
