"""Matches on servers whose own filter (AutoMod) stops the bot's messages."""

from __future__ import annotations

import pytest

from bot.matches.models.match import Status
from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.models.posted_messages import PostedMessageKind
from bot.matches.models.terms import ChannelRef
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness


def caught(room: BotHarness) -> list[str]:
    """Return the texts that the filter has refused."""
    return [str(one.body) for one in room.world.requests if one.status == 400]


def table(room: BotHarness) -> RenderedMessage:
    """Return the table that everybody sees."""
    (found,) = [one for one in room.world.newcomer("Watcher").messages() if "My hand" in one.labels]
    return found


async def test_a_match_of_somebody_with_a_forbidden_name_goes_on_visibly(
    room: BotHarness,
) -> None:
    await room.started(length="1")
    room.world.set_automod(room.world.guild, words=["ben"])
    for _ in range(3):
        before = table(room).content
        await room.move(await room.mover())
        shown = table(room).content
        assert shown != before
        assert "Player 2" in shown
        assert "Ben" not in shown
    assert len(caught(room)) == 1, "the wording that was taken is kept"


async def test_a_challenge_is_sent_without_a_forbidden_name(room: BotHarness) -> None:
    room.world.set_automod(room.world.guild, words=["aoi"])
    asker = room.world.newcomer("Aoi")  # Aoi herself manages the server, so she is never caught
    answer = await asker.command("koikoi play", opponent=room.ben)
    await room.drawn()
    assert answer.message is not None
    assert "Player 1" in answer.text
    assert not answer.ephemeral
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    assert (await room.stored()).info.status is Status.PLAYING


async def test_a_challenge_that_the_filter_hides_is_posted_in_the_channel(
    room: BotHarness,
) -> None:
    room.world.set_automod(room.world.guild, words=["dan"], hides_answers=True)
    dan = room.world.newcomer("Dan")
    answer = await dan.command("koikoi play", opponent=room.ben)
    await room.drawn()
    assert answer.ephemeral
    assert "AutoMod blocked my message" in "\n".join(
        one.content for one in dan.messages() if one.ephemeral
    )
    (challenge,) = [one for one in room.ben.messages() if "Accept" in one.labels]
    assert "Player 1" in challenge.content
    posted = await room.service.messages.find(match_id=1)
    assert {one.message_id for one in posted if one.kind is PostedMessageKind.TABLE} == {
        challenge.id
    }
    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    assert (await room.stored()).info.status is Status.PLAYING


async def test_a_table_that_is_stopped_whatever_it_says_is_explained_in_the_hands(
    room: BotHarness,
) -> None:
    shown = await room.started(length="1")
    room.world.set_automod(room.world.guild, words=["*round*"])
    await room.move(await room.mover())
    for pilot in (room.aoi, room.ben):
        assert "AutoMod is blocking the table's message" in room.hand(pilot).content
    page = await room.aoi.command("koikoi-admin settings")
    await room.aoi.click("Tables and time", in_=page.message)
    assert f"AutoMod blocked one of my messages in <#{room.world.channel.id}>" in (
        room.now(page.message).text if page.message else ""
    )
    room.world.set_automod(room.world.guild)
    await room.later(minutes=61)
    await room.move(await room.mover())
    assert room.now(shown).content
    assert "AutoMod" not in room.hand(room.aoi).content


async def test_who_plays_in_the_channel_reads_why_the_table_stands_still(
    room: BotHarness,
) -> None:
    for pilot in (room.aoi, room.ben):
        chosen = Preferences(pilot.id, hand=HandPlace.CHANNEL)
        await room.service.settings.save_preferences(chosen)
    shown = await room.started(length="1")
    room.world.set_automod(room.world.guild, words=["*round*"])
    mover = await room.mover()
    hand = (await mover.click("My hand", in_=shown)).message
    assert hand is not None
    await room.move(mover, hand)
    assert "AutoMod is blocking the table's message" in room.now(hand).content


async def test_a_table_without_uploads_describes_its_picture(room: BotHarness) -> None:
    room.world.limit_uploads(room.world.guild)
    room.forgiven.add("file uploads")
    shown = await room.started(length="1")
    assert not shown.attachments
    assert ">>> " in shown.content
    await room.move(await room.mover())
    assert ">>> " in table(room).content


@pytest.mark.parametrize("code", [50033, 10013])
async def test_the_table_names_a_player_whose_account_was_deleted(
    room: BotHarness, code: int
) -> None:
    """The hand can't be sent, so the table doesn't promise that it was."""
    place = ChannelRef(room.world.guild.id, room.world.channel.id)
    gone = room.world.newcomer("Gone")
    people = Person(room.aoi.id, "Aoi"), Person(gone.id, "Gone")
    terms = await room.service.settings.terms(place, length=1)
    asked = await room.service.challenges.invite(place, *people, terms)
    await room.client.presenter.post_table(asked.id)
    await room.drawn()
    room.world.delete_account(gone, code=code)
    await room.service.challenges.accept(asked.id, people[1])
    await room.drawn()
    assert "Gone: your cards are under **My hand**" in table(room).content
