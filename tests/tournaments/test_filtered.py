"""Tournaments on servers whose own filter (AutoMod) limits mentions and words."""

from __future__ import annotations

from datetime import timedelta

from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.tournaments.model import Obstacle, Stage
from tests.bot.harness import BotHarness
from tests.tournaments.test_delivery import panel
from tests.tournaments.test_played import looked, newest, opened, settled, signed_up

MENTIONS = 20
"""The limit that Discord sets where it has switched on the rule itself."""


async def crowd(room: BotHarness, count: int) -> list[Pilot]:
    """Sign up `count` people by presses."""
    await opened(room)
    pilots = [room.world.newcomer(f"N{number}") for number in range(count)]
    for pilot in pilots:
        answer = await pilot.click("Sign up", in_=board(room))
        assert not answer.text.startswith("⚠️"), answer.text
    await settled(room)
    return pilots


def board(room: BotHarness) -> RenderedMessage:
    """Return the tournament's message, which has buttons."""
    (found,) = [one for one in room.ben.messages() if "🏆" in one.content and one.labels]
    return found


def in_channel(room: BotHarness) -> list[RenderedMessage]:
    return [one for one in room.aoi.messages() if "Moon" in one.content and not one.ephemeral]


async def test_the_round_of_26_begins_and_calls_everybody_once(room: BotHarness) -> None:
    room.world.set_automod(room.world.guild, mentions=MENTIONS)
    pilots = await crowd(room, 26)
    assert len((await newest(room)).entrants) == 26
    assert not board(room).mentions
    assert all(one.name in board(room).content for one in pilots)
    await looked(room, minutes=30)
    found = await newest(room)
    assert (found.stage, found.held_by) == (Stage.RUNNING, None)
    assert found.begin_by is not None, "its time runs"
    waited_for = {one for pairing in found.undecided for one in pairing.people}
    assert len(waited_for) == 20, "the others have a bye"
    assert {one.id: len(one.pushes) for one in pilots} == {
        one.id: int(one.id in waited_for) for one in pilots
    }
    assert max(len(one.mentions) for one in in_channel(room)) <= 10
    assert "I'm here" in board(room).labels
    assert not [one for one in room.world.requests if one.status == 400]
    await pilots[25].click("I'm here", in_=board(room))
    await settled(room)
    assert "✅" in board(room).content


async def test_a_call_whose_confirmation_is_lost_is_made_once(room: BotHarness) -> None:
    pilots = await signed_up(room, *(f"N{number}" for number in range(20)))
    faults = room.world.core.faults
    room.clock.move(timedelta(minutes=30))
    faults.hang_up("POST", "/channels/{channel_id}/messages", times=3, done_all_the_same=True)
    for _ in range(4):
        await looked(room, seconds=30)
    waited_for = {one for pairing in (await newest(room)).undecided for one in pairing.people}
    assert len(waited_for) == 12
    assert {one.id: len(one.pushes) for one in pilots} == {
        one.id: int(one.id in waited_for) for one in pilots
    }


async def test_a_limit_below_ten_leaves_out_the_mentions(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    room.world.set_automod(room.world.guild, mentions=3)
    await looked(room, minutes=30)
    found = await newest(room)
    assert (found.stage, found.held_by) == (Stage.RUNNING, None)
    assert "Chiyo" in board(room).content
    assert not board(room).mentions


async def test_a_forbidden_name_is_replaced_by_a_number(room: BotHarness) -> None:
    room.world.set_automod(room.world.guild, words=["chiyo"])
    await signed_up(room, "Dai")
    assert "Dai" in board(room).content
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.click("Sign up", in_=board(room))
    await settled(room)
    assert "4 of at most" in board(room).content
    assert "Player 4" in board(room).content
    assert "Chiyo" not in board(room).content
    refused = [one for one in room.world.requests if one.status == 400]
    bodies = [str(one.body) for one in refused]
    assert len(set(bodies)) == len(bodies), "a refused text is never sent again"
    await looked(room, minutes=30)
    assert (await newest(room)).begin_by is not None


async def test_a_filter_that_stops_everything_is_named_to_the_admins(
    room: BotHarness,
) -> None:
    aoi, *_ = await signed_up(room, "Chiyo", "Dai")
    room.world.set_automod(room.world.guild, words=["semi*"])
    await looked(room, minutes=30)
    found = await newest(room)
    assert found.held_by is Obstacle.FILTERED
    assert found.begin_by is None, "its time stands still"
    tries = len([one for one in room.world.requests if one.status == 400])
    await looked(room, minutes=50)
    assert len([one for one in room.world.requests if one.status == 400]) == tries
    told = await panel(room)
    assert f"AutoMod is blocking my message in <#{room.world.channel.id}>" in told.text
    room.world.set_automod(room.world.guild)
    await aoi.click("Show it here", in_=told)
    await settled(room)
    found = await newest(room)
    assert (found.held_by, found.begin_by is None) == (None, False)


async def test_it_goes_on_by_itself_an_hour_after_the_filter_lets_it(
    room: BotHarness,
) -> None:
    await signed_up(room, "Chiyo", "Dai")
    room.world.set_automod(room.world.guild, words=["semi*"])
    await looked(room, minutes=30)
    room.world.set_automod(room.world.guild)
    await looked(room, minutes=61)
    assert (await newest(room)).begin_by is not None


async def test_a_press_whose_answer_is_stopped_is_answered_in_words(
    room: BotHarness,
) -> None:
    await signed_up(room, "Dai")
    room.world.set_automod(room.world.guild, words=["moon"])
    chiyo = room.world.newcomer("Chiyo")
    answer = await chiyo.click("Sign up", in_=board(room))
    assert "Player 4" in answer.text, "the name of the tournament is left out"
    room.world.set_automod(room.world.guild, words=["players"])
    emi = room.world.newcomer("Emi")
    answer = await emi.click("Sign up", in_=board(room))
    await settled(room)
    assert "AutoMod blocked my message" in answer.text
    assert emi.id in (await newest(room)).people
