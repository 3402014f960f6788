"""Finding an opponent on any server, as people see and press it."""

from __future__ import annotations

from datetime import timedelta
from http import HTTPStatus
from typing import Any

import pytest

from bot.app import STORED_FEATURES
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, Measure
from bot.matches.models.terms import TimeControl
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.service import Matchmaking
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.safety.service import Safety
from bot.storage.auditing import audit
from bot.storage.errors import StorageError
from tests.bot import forging
from tests.bot.bad_days import DEAD_TOKEN, HOOK, complaints
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import FULL
from tests.matchmaking.test_pairing import seek

PLAY = "Play"
MESSAGES = "/channels/{channel_id}/messages"


async def chika(room: BotHarness) -> Pilot:
    """Somebody on another server, with a nickname there."""
    pilot = room.world.stranger("Chika")
    channel = await forging.elsewhere(room, pilot)
    answer = await pilot.command("koikoi find", channel=channel)
    assert answer.ephemeral
    await room.drawn()
    return pilot


async def seeks(room: BotHarness, pilot: Pilot, **options: Any) -> RenderedMessage:
    """Let somebody search for an opponent; return the message that shows it.

    It is a direct message, or the answer if Discord refuses that.
    """
    answer = await pilot.command("koikoi find", **options)
    await room.drawn()
    if answer.message is not None and "/channels/@me/" not in answer.text:
        return answer.message
    return pilot.dms()[-1]


async def passes(room: BotHarness, **span: float) -> None:
    """Let time pass, and run due work."""
    await room.matchmade(**span)


async def begun(room: BotHarness) -> tuple[Pilot, Pilot]:
    """Match Aoi on one server with Chika on another, and let both play."""
    await seeks(room, room.aoi)
    pair = room.aoi, await chika(room)
    for pilot in pair:
        await pilot.click(PLAY, in_=room.hand(pilot))
        await room.drawn()
    return pair


def newest(pilot: Pilot) -> str:
    return pilot.dms()[-1].content


async def test_aoi_finds_chika_on_another_server_and_they_play_to_the_end(
    room: BotHarness,
) -> None:
    waiting = await seeks(room, room.aoi)
    assert "I'm looking for an opponent" in waiting.text
    pair = room.aoi, await chika(room)
    assert room.world.message(waiting.id) is None, "the message that calls takes its place"
    for pilot in pair:
        found = room.hand(pilot)
        assert "I've found you an opponent" in found.content
        assert "3 rounds" in found.content
        assert not {one.name for one in pair} & {*found.content.split()}
        assert pilot.pushes
    await room.aoi.click(PLAY, in_=room.hand(room.aoi))
    assert "You're ready" in newest(room.aoi)
    await pair[1].click(PLAY, in_=room.hand(pair[1]))
    await room.drawn()
    info = (await room.stored()).info
    assert info.status is Status.PLAYING
    assert info.place.guild_id is None
    for pilot, other in (pair, pair[::-1]):
        assert other.name in newest(pilot)
        assert "has started" in pilot.dms()[-2].content
    await room.move(await room.mover())
    await room.played_out()
    info = (await room.stored()).info
    assert info.status is Status.FINISHED
    assert all("Rematch" in room.hand(pilot).labels for pilot in pair)
    await counts_everywhere_alone(room, info, pair)


async def counts_everywhere_alone(
    room: BotHarness, info: MatchInfo, pair: tuple[Pilot, Pilot]
) -> None:
    """It is in the global rating and in each person's history, but on no server's board."""
    boards = room.service.leaderboards
    for scope, there in ((EVERYWHERE, 2), (room.world.guild.id, 0)):
        found = await boards.board(scope, ALL_TIME, Measure.WINS, room.aoi.id)
        assert found is not None
        assert len(found.page.items) == there, scope
    assert {*(await room.service.queries.snapshot(info.id)).ratings} == {one.id for one in pair}
    for pilot in pair:
        assert (await room.service.queries.history(pilot.id, None, 0)).total == 1
        assert (await room.service.queries.history(pilot.id, room.world.guild.id, 0)).total == 0
    assert not (
        await audit(room.store.url.render_as_string(hide_password=False), STORED_FEATURES)
    ).findings


async def test_whoever_does_not_come_looks_no_more_and_the_other_is_first_in_line(
    room: BotHarness,
) -> None:
    await seeks(room, room.aoi)
    late = await chika(room)
    await room.aoi.click(PLAY, in_=room.hand(room.aoi))
    await passes(room, seconds=89)
    assert "You're ready" in newest(room.aoi)
    await passes(room, seconds=1)
    assert "first in line" in newest(room.aoi)
    assert "didn't press" in newest(late)
    await room.aoi.command("koikoi games")
    await late.click("Look again", in_=late.dms()[-1])
    await room.drawn()
    assert "I've found you an opponent" in newest(room.aoi)


async def test_nobody_comes_so_it_is_said_and_a_match_by_the_day_begins_at_once(
    room: BotHarness,
) -> None:
    await begun(room)
    await room.service.play.abort(1, None)
    room.clock.move(timedelta(days=7))
    waiting = await seeks(room, room.aoi)
    await passes(room, minutes=9)
    assert "No one has turned up" not in room.now(waiting).text
    await passes(room, minutes=1)
    assert "2 people found an opponent at this hour" in room.now(waiting).text
    await room.aoi.click("Daily match", in_=room.now(waiting))
    await seeks(room, room.ben, pace="daily")
    info = (await room.stored(2)).info
    assert (info.status, info.terms.pace) == (Status.PLAYING, TimeControl.DAILY)
    assert {one.id for one in info.people} == {room.aoi.id, room.ben.id}


async def test_in_direct_messages_a_call_takes_the_place_of_what_was_asked_for(
    room: BotHarness,
) -> None:
    """The search stands there as a message of its own, so the answer disappears."""
    for pilot in (room.aoi, room.ben):
        assert (await pilot.command("koikoi find", channel=pilot.dm)).message is None
        await room.drawn()
    for pilot in (room.aoi, room.ben):
        assert [one.content[:1] for one in pilot.dms()] == ["🎴"]
    await room.aoi.click("Not now", in_=room.aoi.dms()[-1])
    await room.drawn()
    assert [one.content[:1] for one in room.aoi.dms()] == ["I"]
    assert "first in line" in newest(room.ben)
    assert len(room.ben.dms()) == 1


async def test_nobody_is_looked_for_for_ever(room: BotHarness) -> None:
    waiting = await seeks(room, room.aoi)
    for _ in range(3):
        await passes(room, minutes=10)
    assert await room.service.of(Matchmaking).state(room.aoi.id) is None
    assert "I've stopped looking" in room.now(waiting).text


async def test_with_closed_messages_all_is_where_they_asked(room: BotHarness) -> None:
    room.aoi.close_dms()
    room.ben.close_dms()
    for pilot in (room.aoi, room.ben):
        await seeks(room, pilot)
    for pilot in (room.aoi, room.ben):
        found = pilot.last()
        assert found.ephemeral
        assert "I've found you an opponent" in found.text
        await pilot.click(PLAY, in_=found)
        await room.drawn()
    assert (await room.stored()).info.status is Status.PLAYING
    mover = await room.mover()
    for pilot in (room.aoi, room.ben):
        await pilot.click(
            "My hand", in_=next(m for m in pilot.messages() if "has started" in m.text)
        )
    hand = next(one for one in mover.messages() if "Your turn" in one.text)
    assert "<#" not in hand.text
    await room.move(mover, hand)
    # They are absent, with the same time limits as in other matches.
    await room.later(minutes=16)
    assert (await room.stored()).info.absent is not None


async def test_who_has_their_hand_where_they_asked_is_called_by_a_direct_message(
    room: BotHarness,
) -> None:
    """Only they are notified: there is no table with their mention."""
    for pilot in (room.aoi, room.ben):
        panel = (await pilot.command("koikoi me")).message
        assert panel is not None
        await pilot.select("kk:0:0:me hand", "channel", in_=panel)
        await seeks(room, pilot)
    for pilot in (room.aoi, room.ben):
        await pilot.click(PLAY, in_=room.hand(pilot))
        await room.drawn()
    mover = await room.mover()
    other = room.ben if mover is room.aoi else room.aoi
    called = next((one for one in mover.dms() if "is waiting" in one.content), None)
    if called is None:  # the second press opened their hand: the next turn notifies
        await room.later(minutes=2)
        await room.move(mover, hand_of(mover))
        mover, other = other, mover
        called = mover.dms()[-1]
    assert called.content == f"🎴 **{other.name}** is waiting for you."
    assert [push.message_id for push in mover.pushes[1:]] == [called.id]
    opened = await mover.click("Open hand", in_=called)
    assert "Your turn" in opened.text
    while await room.mover() is mover:
        await room.move(mover, opened.message)
    assert called.id not in {one.id for one in mover.dms()}


async def test_who_takes_no_messages_is_written_to_once(room: BotHarness) -> None:
    """Discord bans a bot whose requests are rejected again and again."""
    pair = room.aoi, room.ben
    for pilot in pair:
        pilot.close_dms()
        panel = (await pilot.command("koikoi me")).message
        assert panel is not None
        await pilot.select("kk:0:0:me hand", "channel", in_=panel)
        await seeks(room, pilot)
    for pilot in pair:
        await pilot.click(PLAY, in_=pilot.last())
        await room.drawn()
    for _ in range(3):  # half of the time, all of it, and then the other player decides
        await room.later(minutes=3)
    refused = [one for one in room.world.requests if one.status == HTTPStatus.FORBIDDEN]
    assert 1 <= len(refused) <= len(pair), refused


async def test_who_can_not_be_told_at_all_looks_no_more_and_the_other_is_first(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a direct message nor the original answer works: that token is dead."""
    for pilot in (room.aoi, room.ben):
        pilot.close_dms()
    await seeks(room, room.aoi)
    dead = room.world.core.faults.fail("POST", HOOK, 401, code=DEAD_TOKEN)
    await seeks(room, room.ben)
    assert dead.met
    looking = [await room.service.of(Matchmaking).state(one.id) for one in (room.aoi, room.ben)]
    (left,) = [one for one in looking if one is not None]
    assert left.front
    assert left.found_with is None
    assert complaints(caplog) == []


async def test_who_has_dismissed_the_message_is_looked_for_all_the_same(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    room.aoi.close_dms()
    room.aoi.delete(await seeks(room, room.aoi))
    await passes(room, minutes=10)  # otherwise it would mention that few people are here
    await room.ben.command("koikoi find")
    await room.drawn()
    assert "I've found you an opponent" in room.aoi.last().text
    assert complaints(caplog) == []


async def test_an_error_that_can_not_be_with_one_keeps_the_other_from_nothing(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await seeks(room, room.aoi)
    fault = room.world.core.faults.fail("POST", MESSAGES, 400, code=50035)
    fault.channel_id = room.aoi.dm.id
    await seeks(room, room.ben)
    assert fault.met
    assert f"Person {room.aoi.id} could not be written to" in caplog.text
    assert "I'm looking for an opponent" in newest(room.ben)
    assert await room.service.of(Matchmaking).state(room.aoi.id) is None
    left = await room.service.of(Matchmaking).state(room.ben.id)
    assert left is not None
    assert left.front


@pytest.mark.parametrize("step", ["pair_of", "state", "note_message"])
async def test_both_are_told_once_when_the_store_is_back(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """The store fails just before or after their message is sent."""
    await seeks(room, room.aoi)
    await seek(room.service, [Person(room.ben.id, room.ben.name)])
    outcome = await room.service.of(Matchmaking).bring_together(room.ben.id)
    work, left = getattr(Matchmaking, step), 3

    async def fails(matchmaking: Matchmaking, *given: Any) -> Any:
        nonlocal left
        if left:
            left -= 1
            raise StorageError(FULL)
        return await work(matchmaking, *given)

    with monkeypatch.context() as away:
        away.setattr(Matchmaking, step, fails)
        room.client.of(MatchmakingRunner).show_soon(outcome)
        await room.drawn()
    assert not left
    for pilot in (room.aoi, room.ben):
        assert len([one for one in pilot.dms() if "found you an opponent" in one.content]) == 1
    await passes(room, seconds=90)
    assert "You didn't press *Play* in time" in newest(room.aoi), "they were told"


def hand_of(pilot: Pilot) -> RenderedMessage:
    """Return the newest hand that somebody opened for themselves."""
    return next(one for one in reversed(pilot.messages()) if "Your turn" in one.text)


async def test_asked_twice_it_shows_what_is_so_and_ends_from_there(room: BotHarness) -> None:
    first = await seeks(room, room.aoi)
    second = await seeks(room, room.aoi, rules="steam")
    assert "any rules" in second.text
    assert room.world.message(first.id) is None
    games = (await room.aoi.command("koikoi games")).message
    assert games is not None
    assert "I'm looking for an opponent" in games.text
    await room.aoi.click("Stop looking", in_=games)
    await room.drawn()
    assert await room.service.of(Matchmaking).state(room.aoi.id) is None
    await room.aoi.click("Stop looking", in_=room.now(games))
    assert "I'm not looking" in room.aoi.last().text


async def test_an_admin_switches_it_off_here(room: BotHarness) -> None:
    panel = (await room.aoi.command("koikoi-admin settings")).message
    assert panel is not None
    await room.aoi.click("Tables and time", in_=panel)
    await room.aoi.select("kk:0:0:set find", "off", in_=room.now(panel))
    assert "turned off" in (await seeks(room, room.ben)).text
    await room.ben.command("koikoi find", channel=room.ben.dm)
    assert "I'm looking for an opponent" in newest(room.ben)


async def test_after_a_restart_both_have_their_time_again(room: BotHarness) -> None:
    await seeks(room, room.aoi)
    other = await chika(room)
    await room.client.close()
    room.clock.move(timedelta(hours=1))
    async with room.open():
        await passes(room, seconds=20)
        for pilot in (room.aoi, other):
            await pilot.click(PLAY, in_=room.hand(pilot))
            await room.drawn()
        assert (await room.stored()).info.status is Status.PLAYING


async def test_who_was_found_when_the_bot_was_killed_is_told_after_the_start(
    room: BotHarness,
) -> None:
    await seeks(room, room.aoi)
    await seek(room.service, [Person(room.ben.id, room.ben.name)])
    await room.service.of(Matchmaking).bring_together(room.ben.id)
    await room.client.close()
    room.clock.move(timedelta(hours=1))
    async with room.open():
        await passes(room, seconds=0)
        for pilot in (room.aoi, room.ben):
            assert "I've found you an opponent" in newest(pilot)
        await passes(room, seconds=29)
        assert (await room.service.of(Matchmaking).pair_of(room.aoi.id)) is not None


async def test_who_is_erased_leaves_the_other_in_front(room: BotHarness) -> None:
    await seeks(room, room.aoi)
    other = await chika(room)
    await room.service.privacy.erase(Person(other.id, other.name))
    seeker = await room.service.of(Matchmaking).state(room.aoi.id)
    assert seeker is not None
    assert seeker.front
    assert seeker.found_with is None
    assert await room.service.of(Matchmaking).state(other.id) is None


async def test_strangers_play_again_through_their_hands(room: BotHarness) -> None:
    pair = await begun(room)
    await room.given_up(pair[0])
    pushes = len(pair[1].pushes)
    await pair[0].click("Rematch", in_=room.hand(pair[0]))
    await room.drawn()
    assert "Asked. " in newest(pair[0])
    assert "Aoi wants to play again" in newest(pair[1])
    assert len(pair[1].pushes) == pushes + 1
    await pair[1].click("Rematch", in_=room.hand(pair[1]))
    await room.drawn()
    info = (await room.stored(2)).info
    assert info.status is Status.PLAYING
    assert info.place.guild_id is None
    assert all("Round 1/3" in newest(pilot) for pilot in pair)


async def test_the_computer_plays_meanwhile_and_waits(room: BotHarness) -> None:
    waiting = await seeks(room, room.aoi)
    await room.aoi.click("Play the computer", in_=waiting)
    await room.drawn()
    other = await chika(room)
    for pilot in (room.aoi, other):
        found = next(one for one in reversed(pilot.dms()) if "I've found" in one.content)
        await pilot.click(PLAY, in_=found)
        await room.drawn()
    await room.later(hours=1)
    infos = [(await room.stored(number)).info for number in (1, 2)]
    assert [one.status for one in infos] == [Status.PLAYING] * 2
    games = (await room.aoi.command("koikoi games")).message
    assert games is not None
    assert games.labels.count("Open hand") == 2


def cheers(seen: RenderedMessage) -> list[str]:
    return [one.shown for one in seen.buttons if ":praise " in (one.custom_id or "")]


async def test_cheers_are_all_that_strangers_say_to_each_other(room: BotHarness) -> None:
    """There is one per person and result; the other reads it in their hand, without a push."""
    pair = await begun(room)
    assert not cheers(room.hand(pair[0]))
    await room.first_round()
    between = room.hand(pair[0])
    assert cheers(between) == ["👏", "🌸", "🔥"]
    pushes = len(pair[1].pushes)
    blossom = next(one.custom_id for one in between.buttons if one.shown == "🌸")
    assert blossom is not None
    await pair[0].click(blossom, in_=between)
    await room.drawn()
    assert "You: 🌸" in room.hand(pair[0]).content
    assert "Aoi: 🌸" in room.hand(pair[1]).content
    assert len(pair[1].pushes) == pushes
    assert not cheers(room.hand(pair[0]))
    assert len(cheers(room.hand(pair[1]))) == 3
    await pair[0].click(blossom, in_=between, late=True)
    assert "already cheered this round" in newest(pair[0])
    await pair[1].click(cheers_of(room.hand(pair[1])), in_=room.hand(pair[1]))
    await room.drawn()
    assert "Aoi: 🌸 You: 👏" in room.hand(pair[1]).content
    await room.later(seconds=20)
    assert not any(cheers(room.hand(one)) or "🌸" in room.hand(one).content for one in pair)
    await room.played_out()
    over = room.hand(pair[1])
    await pair[1].click(cheers_of(over), in_=over)
    await room.drawn()
    assert f"{pair[1].name}: 👏" in room.hand(pair[0]).content
    info = (await room.stored()).info
    await counts_everywhere_alone(room, info, pair)


def cheers_of(seen: RenderedMessage) -> str:
    """Return the custom id of the first cheer button."""
    return next(one.custom_id or "" for one in seen.buttons if ":praise " in (one.custom_id or ""))


async def test_who_blocks_whom_they_were_found_with_does_not_play_them(room: BotHarness) -> None:
    pair = await begun(room)
    await room.given_up(pair[0])
    await passes(room, minutes=2)
    for pilot in pair:
        await seeks(room, pilot, channel=pilot.dm)
    assert "I've found" in newest(pair[0])
    await room.service.of(Safety).block(1, Person(pair[1].id, pair[1].name))
    await pair[0].click(PLAY, in_=pair[0].dms()[-1])
    await room.drawn()
    for pilot in pair:
        seeker = await room.service.of(Matchmaking).state(pilot.id)
        assert seeker is not None
        assert seeker.found_with is None


async def test_who_says_no_to_whom_was_found_again_and_again_waits_longer(room: BotHarness) -> None:
    for other in (room.ben, room.world.newcomer("Chiyo")):
        for pilot in (other, room.aoi):
            await pilot.command("koikoi find", channel=pilot.dm)
            await room.drawn()
        assert "I've found" in newest(room.aoi)
        await room.aoi.click("Not now", in_=room.aoi.dms()[-1])
        await passes(room, seconds=1)
        await other.click("Stop looking", in_=other.dms()[-1])
        await room.drawn()
    assert "didn't show up" in (await seeks(room, room.aoi, channel=room.aoi.dm)).text
    await passes(room, minutes=2)
    await seeks(room, room.aoi, channel=room.aoi.dm)
    dai = room.world.newcomer("Dai")
    await seeks(room, dai, channel=dai.dm)
    assert "I've found" in newest(room.aoi)


async def test_a_no_brings_the_same_opponent_no_more_within_the_hour(room: BotHarness) -> None:
    for pilot in (room.ben, room.aoi):
        await seeks(room, pilot, channel=pilot.dm)
    await room.aoi.click("Not now", in_=room.aoi.dms()[-1])
    await passes(room, seconds=5)
    await room.aoi.click("Look again", in_=room.aoi.dms()[-1])
    await passes(room, seconds=5)
    assert "I'm looking for an opponent" in newest(room.aoi)
    assert "first in line" in newest(room.ben)
