"""A match from the challenge to the result, as two people see it."""

from typing import Any

import pytest

from bot.matches.services.challenges import Challenges
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.conftest import both_worlds
from tests.bot.harness import BotHarness, choices

pytestmark = both_worlds


async def test_a_challenge_becomes_the_table(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    challenge = answer.message
    assert challenge is not None
    assert "invites you to **Koi-Koi**\n" in challenge.content
    assert "3 rounds · 3 minutes a turn · Standard" in challenge.content
    assert challenge.labels == ["Accept", "How it works", "Decline"]
    assert not room.ben.dms(), "nobody gets a direct message before they accepted"
    await room.drawn()

    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    table = room.now(challenge)
    assert "🔴" in table.content
    assert "Round 1/3" in table.content
    assert table.labels[:3] == ["My hand", "Yaku", "Menu"]
    assert "On the field" in table.alt_text
    assert len(room.aoi.dms()) == len(room.ben.dms()) == 1


async def test_a_match_by_correspondence(room: BotHarness) -> None:
    """The next round is dealt immediately; its hand shows how the last one ended."""
    table = await room.started(pace="daily", length="3")
    assert "24 hours" not in room.now(table).content
    while (await room.stored()).info.number == 1:
        await room.move(await room.mover(), wish="stop")
    for pilot in (room.aoi, room.ben):
        hand = room.hand(pilot)
        assert hand.content.startswith("**Round 1** is over:")
        assert "Next round 0/2" not in hand.labels
    mover = await room.mover()
    await room.move(mover)
    assert "has ended" not in room.hand(mover).content
    assert "Round 2/3" in room.now(table).content


async def test_a_slow_command_is_acknowledged_and_answered(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The challenge follows after "thinking"; a refusal is only visible to its user."""
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    invite = Challenges.invite

    async def slow(self: Challenges, *args: Any) -> object:
        await room.world.until(lambda: bool(room.aoi.messages()), "thinking is shown")
        return await invite(self, *args)

    monkeypatch.setattr(Challenges, "invite", slow)
    await room.aoi.command("koikoi play", opponent=room.ben)

    def posted() -> RenderedMessage | None:
        return next((one for one in room.aoi.messages() if "invites you" in one.content), None)

    challenge = await room.world.until(posted, "the challenge follows")
    assert challenge is not None
    assert not challenge.ephemeral
    await room.world.until(
        lambda: not [one for one in room.aoi.messages() if one.loading], "nothing thinks any more"
    )
    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    assert "Round 1/3" in room.now(challenge).content
    again = await room.aoi.command("koikoi play", opponent=room.aoi)
    await room.world.until(lambda: bool(again.messages), "the refusal follows")
    await room.world.until(
        lambda: "play against yourself" in again.messages[-1].content, "the refusal"
    )
    assert again.messages[-1].ephemeral


async def test_a_whole_match_in_direct_messages(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.play_until("finished")
    stored = await room.stored()
    assert stored.info.status.value == "finished"
    assert "Rematch" in room.now(table).labels
    assert not choices(room.hand(room.aoi))
