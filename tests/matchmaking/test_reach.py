"""A search reaches its person: in direct messages, or else it ends while its hidden line lives."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.matches.models.hosting import Ban, Scope, Target
from bot.matches.models.match import Status
from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.models.terms import TimeControl
from bot.matches.transitions.dm_openings import MAX_NEW_DMS, WITHIN
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.model import ANY, CONFIRMS_WITHIN, LIVE_FOR, TOKEN_MARGIN, Seeker
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.service import Matchmaking
from bot.messages.sending.reply import TOKEN_LIFE
from bot.playground.testing.pilot import Pilot
from bot.safety import store as safety_rows
from bot.storage import host_rows
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness
from tests.bot.message_kinds import MESSAGE
from tests.matchmaking.test_found import PLAY, chika, newest, passes, seeks
from tests.matchmaking.test_pairing import seek

FOUND = "I've found you an opponent"
LOOKING = "I'm looking for an opponent"
STAY = "stay in this channel"
HIDDEN_FOR = TOKEN_LIFE - TOKEN_MARGIN


async def wants_hand_here(room: BotHarness, pilot: Pilot) -> None:
    await room.service.settings.save_preferences(Preferences(pilot.id, hand=HandPlace.CHANNEL))


async def on(room: BotHarness, span: timedelta) -> None:
    """Move the clocks of the bot and of Discord, and run due work."""
    room.world.set_clock_on(span)
    await passes(room, seconds=span.total_seconds())


async def looking(room: BotHarness, pilot: Pilot) -> Seeker | None:
    return await room.service.of(Matchmaking).state(pilot.id)


async def paused(room: BotHarness, pilot: Pilot) -> datetime | None:
    return await room.service.of(Matchmaking).paused_until(pilot.id)


async def missed(room: BotHarness, pilot: Pilot) -> int:
    """Return how often it counts that a person made others wait."""
    export = room.service.privacy.export(pilot.id)
    return len([row async for name, rows in export if name == "missed matches" for row in rows])


# ── the search is a direct message ──────────────────────────────────────────────────────────────


async def test_the_search_is_a_silent_direct_message_and_the_call_makes_the_sound(
    room: BotHarness,
) -> None:
    answer = await room.aoi.command("koikoi find")
    await room.drawn()
    (line,) = room.aoi.dms()
    assert LOOKING in line.content
    assert "90 seconds" in line.content
    assert answer.ephemeral
    assert f"https://discord.com/channels/@me/{room.aoi.dm.id}/{line.id}" in answer.text
    assert LOOKING not in answer.text, "what it says never becomes false"
    assert not room.aoi.pushes, "they are there"
    await chika(room)
    (called,) = room.aoi.dms()
    assert FOUND in called.content
    assert [push.message_id for push in room.aoi.pushes] == [called.id]


async def test_where_a_hand_goes_does_not_decide_where_somebody_is_called(
    room: BotHarness,
) -> None:
    """Aoi plays with *My hand*; she looks on a server, twice, and both calls make a sound."""
    await wants_hand_here(room, room.aoi)
    other = room.ben
    for pushes in (1, 2):
        await seeks(room, room.aoi)
        await seeks(room, other)
        assert len(room.aoi.pushes) == pushes
        assert FOUND in newest(room.aoi)
        await passes(room, seconds=CONFIRMS_WITHIN.total_seconds())
        assert "didn't press" in newest(room.aoi)
    assert await missed(room, room.aoi) == 2


async def test_in_the_direct_messages_the_bot_may_write_at_any_time(room: BotHarness) -> None:
    await wants_hand_here(room, room.aoi)
    answer = await room.aoi.command("koikoi find", channel=room.aoi.dm)
    await room.drawn()
    assert answer.message is None, "the line stands in the same channel"
    (line,) = room.aoi.dms()
    assert not line.ephemeral
    await on(room, timedelta(minutes=20))
    other = await chika(room)
    (called,) = room.aoi.dms()
    assert FOUND in called.content
    assert len(room.aoi.pushes) == 1
    await other.click("Not now", in_=room.hand(other))
    await room.drawn()
    await room.aoi.click("Stop looking", in_=room.hand(room.aoi))
    await seeks(room, room.aoi, channel=room.aoi.dm)
    await on(room, LIVE_FOR)
    assert "No one turned up" in newest(room.aoi)


async def test_a_search_is_shown_in_its_channel_until_its_direct_messages_are_opened(
    room: BotHarness,
) -> None:
    for number in range(MAX_NEW_DMS):
        await room.client.presenter.deps.direct_messages.open(room.world.newcomer(f"N{number}").id)
    answer = await room.aoi.command("koikoi find")
    await room.drawn()
    assert "I'm still opening our direct messages" in answer.text
    assert STAY in answer.text
    assert "Allow" not in answer.text, "she has allowed them"
    assert not room.aoi.dms()
    room.clock.move(WITHIN)
    room.client.presenter.deps.direct_messages.worker.wake()
    await room.drawn()
    (line,) = room.aoi.dms()
    assert LOOKING in line.content
    assert STAY not in line.content
    assert not room.aoi.pushes
    assert room.world.message(answer.message.id if answer.message else 0) is None
    await on(room, TOKEN_LIFE)
    assert await looking(room, room.aoi), "no token ends it"
    await chika(room)
    assert FOUND in newest(room.aoi)
    assert len(room.aoi.pushes) == 1


async def test_in_quarantine_a_search_says_why_it_is_shown_in_its_channel(
    room: BotHarness,
) -> None:
    room.world.core.dm_refusals.quarantined = True
    for _ in range(2):
        answer = await room.aoi.command("koikoi find")
        await room.drawn()
        assert "Discord won't let me open new direct messages right now" in answer.text
        assert STAY in answer.text
        assert "Allow" not in answer.text
    assert len(room.world.requests.of("POST", "/users/@me/channels")) == 1


async def test_who_looks_again_has_one_line(room: BotHarness) -> None:
    first = await seeks(room, room.aoi)
    second = await seeks(room, room.aoi, rules="steam")
    assert room.world.message(first.id) is None
    assert "any rules" in second.content
    assert [one.id for one in room.aoi.dms()] == [second.id]


async def test_a_line_that_is_gone_is_written_anew_when_the_search_ends(
    room: BotHarness,
) -> None:
    line = await seeks(room, room.aoi)
    room.world.core.messages.delete(line.message)
    await on(room, LIVE_FOR)
    assert "No one turned up" in newest(room.aoi)


async def test_from_the_list_of_matches_the_direct_message_stays_the_place(
    room: BotHarness,
) -> None:
    """A hidden list is edited for a quarter of an hour only."""
    await seeks(room, room.aoi)
    other = await chika(room)
    games = (await room.aoi.command("koikoi games")).message
    assert games is not None
    answer = await room.aoi.click(PLAY, in_=games)
    await room.drawn()
    assert "/channels/@me/" in answer.text
    assert "You're ready" in newest(room.aoi)
    seeker = await looking(room, room.aoi)
    assert seeker is not None
    assert not seeker.is_hidden
    await other.click("Not now", in_=room.hand(other))
    await room.drawn()
    assert "first in line" in newest(room.aoi)


async def test_the_nonce_of_a_deleted_message_keeps_nobody_from_being_called(
    room: BotHarness,
) -> None:
    """Discord answers that the message is unknown, and the bot takes another nonce."""
    await seeks(room, room.aoi)
    call = room.client.of(MatchmakingRunner).messages.call
    await seek(room.service, [Person(room.ben.id, room.ben.name)])
    outcome = await room.service.of(Matchmaking).bring_together(room.ben.id)
    found = next(one for one in outcome.waiting if one.person.id == room.aoi.id)
    assert await call(found)
    called = room.hand(room.aoi)
    assert FOUND in called.content
    room.world.core.messages.delete(called.message)
    forgotten = replace(found, told=False, confirm_until=None)
    told = await looking(room, room.aoi)
    assert told is not None
    change = [(told, replace(forgotten, shown=told.shown))]
    await room.store.write(matchmaking_rows.save, change, at=room.clock.now())
    assert await call(found)
    assert FOUND in newest(room.aoi)


# ── where hands go is another question, elsewhere too ───────────────────────────────────────────


async def test_who_has_no_hand_in_direct_messages_reads_there_that_a_rematch_is_wanted(
    room: BotHarness,
) -> None:
    pair = room.aoi, room.ben
    for pilot in pair:
        await wants_hand_here(room, pilot)
        await seeks(room, pilot)
    for pilot in pair:
        await pilot.click(PLAY, in_=room.hand(pilot))
        await room.drawn()
    link = room.hand(room.aoi)
    opened = (await room.aoi.click(link.labels[0], in_=link)).message
    assert opened is not None
    await room.given_up(room.aoi)
    pushes = len(room.ben.pushes)
    await room.aoi.click("Rematch", in_=room.now(opened))
    await room.drawn()
    assert "wants to play again" in newest(room.ben)
    assert len(room.ben.pushes) == pushes + 1
    asked = room.hand(room.ben)
    await room.ben.click("Rematch", in_=asked)
    await room.drawn()
    info = (await room.stored(2)).info
    assert (info.status, info.place.guild_id) == (Status.PLAYING, None)
    assert "wants to play again" not in room.now(asked).content


async def test_no_table_says_of_whoever_chose_it_that_their_hand_is_only_here(
    room: BotHarness,
) -> None:
    """Aoi's direct messages are closed, which is why nobody need know of it."""
    await wants_hand_here(room, room.aoi)
    room.aoi.close_dms()
    await seeks(room, room.aoi)
    table = await room.started()
    assert "your cards are under" not in table.text
    answer = await room.aoi.click("My hand", in_=table)
    assert "can't send you direct messages" not in answer.text


# ── closed direct messages ──────────────────────────────────────────────────────────────────────


async def test_with_closed_messages_it_is_said_before_the_search_begins(room: BotHarness) -> None:
    await seeks(room, room.ben)
    room.aoi.close_dms()
    answer = await room.aoi.command("koikoi find")
    assert answer.ephemeral
    assert STAY in answer.text
    assert "I'll message you when" not in answer.text
    await room.drawn()
    assert FOUND in room.aoi.last().text, "Ben waits already"


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_a_hidden_search_ends_with_a_word_while_its_token_lives(
    room: BotHarness, pace: str
) -> None:
    room.aoi.close_dms()
    line = await seeks(room, room.aoi, pace=pace)
    await on(room, HIDDEN_FOR - timedelta(seconds=1))
    assert LOOKING in room.now(line).text
    await on(room, timedelta(seconds=1))
    assert await looking(room, room.aoi) is None
    assert "No one turned up" in room.now(line).text


async def test_to_look_by_the_day_instead_lasts_no_longer_than_the_token(room: BotHarness) -> None:
    room.aoi.close_dms()
    line = await seeks(room, room.aoi)
    await on(room, timedelta(minutes=10))
    await room.aoi.click("Daily match", in_=room.now(line))
    await room.drawn()
    assert STAY in room.now(line).text
    await on(room, timedelta(minutes=10))
    assert await looking(room, room.aoi) is not None, "the press has a token of its own"
    await on(room, timedelta(minutes=10) + HIDDEN_FOR - timedelta(minutes=20))
    assert await looking(room, room.aoi) is None
    assert "No one turned up" in room.now(line).text


async def test_the_last_question_of_a_hidden_search_ends_with_a_word_too(room: BotHarness) -> None:
    room.aoi.close_dms()
    await seeks(room, room.aoi)
    await on(room, HIDDEN_FOR - timedelta(seconds=1))
    await chika(room)
    asked = room.aoi.last()
    assert FOUND in asked.text
    await on(room, CONFIRMS_WITHIN)
    assert "didn't press" in room.now(asked).text


async def test_who_was_told_by_a_hidden_line_alone_is_not_counted_as_missed(
    room: BotHarness,
) -> None:
    room.aoi.close_dms()
    for _ in range(3):
        await seeks(room, room.aoi)
        await seeks(room, room.ben, channel=room.ben.dm)
        await room.ben.click(PLAY, in_=room.hand(room.ben))
        await on(room, CONFIRMS_WITHIN)
        assert await looking(room, room.aoi) is None
        assert "didn't press" in room.aoi.last().text
        await room.service.of(Matchmaking).stop(room.ben.id)
    assert await missed(room, room.aoi) == 0
    assert await paused(room, room.aoi) is None


async def test_who_opens_their_messages_and_looks_again_is_written_to(room: BotHarness) -> None:
    room.aoi.close_dms()
    hidden = await seeks(room, room.aoi)
    assert STAY in hidden.text
    room.aoi.open_dms()
    answer = await room.aoi.command("koikoi find")
    await room.drawn()
    assert "/channels/@me/" in answer.text
    assert LOOKING in newest(room.aoi)
    assert room.world.message(hidden.id) is None
    await on(room, timedelta(minutes=20))
    await chika(room)
    assert FOUND in newest(room.aoi)


@pytest.mark.parametrize(
    ("code", "status"), [(50007, 403), (50278, 403), (40003, 400), (20026, 403), (50035, 400)]
)
async def test_whatever_keeps_the_bot_from_writing_the_answer_says_it(
    room: BotHarness, code: int, status: int
) -> None:
    room.forgiven |= {str(code)}
    room.world.refuse_dms(room.aoi.person, code, status=status, sending=code != 40003)
    answer = await room.aoi.command("koikoi find")
    assert STAY in answer.text
    await room.drawn()
    seeker = await looking(room, room.aoi)
    assert seeker is not None
    assert seeker.is_hidden
    assert seeker.ends == room.clock.now() + HIDDEN_FOR


# ── both are told, or neither is asked ──────────────────────────────────────────────────────────


async def test_the_second_is_asked_only_after_the_first_is_told(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Aoi closes her messages in the middle of the search."""
    await seeks(room, room.aoi)
    room.aoi.close_dms()
    other = await chika(room)
    assert await looking(room, room.aoi) is None
    assert "couldn't reach you" in newest(room.aoi), "her line can still be edited"
    (line,) = other.dms()
    assert LOOKING in line.content
    assert "first in line" in line.content
    assert not other.pushes
    left = await looking(room, other)
    assert left is not None
    assert (left.front, left.found_with) == (True, None)
    await seeks(room, room.ben)
    assert FOUND in newest(other)
    assert [await missed(room, one) for one in (room.aoi, other)] == [0, 0]
    assert complaints(caplog) == []


async def test_if_the_second_can_not_be_told_the_first_reads_the_true_state(
    room: BotHarness,
) -> None:
    """Ben closes his messages just before he is called."""
    await seeks(room, room.aoi)
    room.clock.move(timedelta(seconds=1))
    room.ben.close_dms()
    await seek(room.service, [Person(room.ben.id, room.ben.name)])
    found = await room.service.of(Matchmaking).bring_together(room.ben.id)
    room.client.of(MatchmakingRunner).show_soon(found)
    await room.drawn()
    assert len(room.aoi.pushes) == 1, "she was asked"
    (line,) = room.aoi.dms()
    assert "first in line" in line.content
    assert PLAY not in line.labels
    left = await looking(room, room.aoi)
    assert left is not None
    assert (left.front, left.found_with) == (True, None)
    assert await looking(room, room.ben) is None
    assert [await missed(room, one) for one in (room.aoi, room.ben)] == [0, 0]


async def test_messages_closed_between_call_and_press_take_nothing_back(room: BotHarness) -> None:
    """Both are told; Aoi closes her messages, and plays from the list of her matches."""
    await seeks(room, room.aoi)
    other = await chika(room)
    room.aoi.close_dms()
    games = (await room.aoi.command("koikoi games")).message
    assert games is not None
    await room.aoi.click(PLAY, in_=games)
    await other.click(PLAY, in_=room.hand(other))
    await room.drawn()
    assert (await room.stored()).info.status is Status.PLAYING


async def test_to_press_twice_is_to_press_once(room: BotHarness) -> None:
    await seeks(room, room.aoi)
    other = await chika(room)
    called = room.hand(room.aoi)
    await asyncio.gather(*(room.aoi.click(PLAY, in_=called) for _ in range(2)))
    await room.drawn()
    assert "You're ready" in newest(room.aoi)
    await asyncio.gather(*(other.click(PLAY, in_=room.hand(other)) for _ in range(2)))
    await room.drawn()
    assert (await room.stored()).info.status is Status.PLAYING
    assert "has started" in room.now(called).content


async def test_two_commands_at_once_leave_one_line(room: BotHarness) -> None:
    await asyncio.gather(*(room.aoi.command("koikoi find") for _ in range(2)))
    await room.drawn()
    assert [LOOKING in one.content for one in room.aoi.dms()] == [True]


# ── a person who is out of it meanwhile ─────────────────────────────────────────────────────────


@pytest.mark.parametrize("scope", Scope)
async def test_who_is_barred_leaves_no_dead_question(room: BotHarness, scope: Scope) -> None:
    await seeks(room, room.aoi)
    other = await chika(room)
    bar = Ban(Target.PERSON, room.aoi.id, "", room.clock.now(), scope=scope)
    await room.store.write(host_rows.save_bar, bar)
    await room.client.host_desk.look()
    await room.drawn()
    assert await looking(room, room.aoi) is None
    assert "stopped looking for an opponent" in newest(room.aoi)
    assert "first in line" in newest(other)
    assert PLAY not in room.hand(other).labels


async def test_who_is_erased_leaves_no_dead_question(room: BotHarness) -> None:
    await seeks(room, room.aoi)
    other = await chika(room)
    await room.service.privacy.erase(Person(room.aoi.id, room.aoi.name))
    await room.drawn()
    assert "first in line" in newest(other)
    assert PLAY not in room.hand(other).labels


async def test_who_is_blocked_between_call_and_press_leaves_no_dead_question(
    room: BotHarness,
) -> None:
    await seeks(room, room.aoi)
    other = await chika(room)
    await room.store.write(safety_rows.add_block, room.aoi.id, other.id, room.clock.now())
    await other.click(PLAY, in_=room.hand(other))
    await room.drawn()
    for pilot in (room.aoi, other):
        assert "first in line" in newest(pilot)
        assert PLAY not in room.hand(pilot).labels


# ── restarts and failures ───────────────────────────────────────────────────────────────────────


async def test_nobody_is_found_before_a_message_shows_the_search(room: BotHarness) -> None:
    """The bot was killed between the commit and the message: the next start sends it."""
    await room.service.of(Matchmaking).seek(
        Person(room.aoi.id, room.aoi.name), ANY, TimeControl.LIVE
    )
    await seeks(room, room.ben)
    assert LOOKING in newest(room.ben)
    await room.client.close()
    async with room.open():
        await passes(room, minutes=1)
        for pilot in (room.aoi, room.ben):
            assert FOUND in newest(pilot)


async def test_a_search_that_nothing_can_show_ends(room: BotHarness) -> None:
    await room.service.of(Matchmaking).seek(
        Person(room.aoi.id, room.aoi.name), ANY, TimeControl.LIVE
    )
    room.aoi.close_dms()
    await passes(room, minutes=1)
    assert await looking(room, room.aoi) is None


async def test_a_search_goes_on_after_a_restart(room: BotHarness) -> None:
    line = await seeks(room, room.aoi)
    await room.client.close()
    async with room.open():
        await passes(room, minutes=10)
        assert "No one has turned up" in room.now(line).content
        await chika(room)
        assert FOUND in newest(room.aoi)
        assert len(room.aoi.dms()) == 1


async def test_a_hidden_search_ends_with_a_word_after_a_restart(room: BotHarness) -> None:
    room.aoi.close_dms()
    line = await seeks(room, room.aoi)
    await room.client.close()
    async with room.open():
        await on(room, HIDDEN_FOR)
        assert "No one turned up" in room.now(line).text


async def test_the_end_is_shown_when_discord_is_back(room: BotHarness) -> None:
    line = await seeks(room, room.aoi)
    order = room.world.core.faults.fail("PATCH", MESSAGE, 503, times=3)
    await on(room, LIVE_FOR)
    assert order.met
    assert "No one turned up" in room.now(line).content
