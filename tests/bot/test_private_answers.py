"""Answers about a match that only one person sees: none outlives what it shows."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.messages.sending import reply
from bot.playground.testing.pilot import Answer
from tests.bot.harness import BotHarness


def _is_gone(answer: Answer) -> bool:
    return answer.message is None


async def gone(room: BotHarness, answer: Answer, why: str) -> None:
    await room.world.until(partial(_is_gone, answer), why)


async def stays(room: BotHarness, answer: Answer) -> None:
    await room.drawn()
    assert answer.message is not None
    assert answer.ephemeral


async def test_every_private_answer_goes_with_the_next_move(room: BotHarness) -> None:
    """They would push the hand out of a phone's sight."""
    await room.started()
    mover = await room.mover()
    yaku = await mover.click("Yaku", in_=room.hand(mover))
    await stays(room, yaku)
    menu = await mover.click("Menu", in_=room.hand(mover))
    await gone(room, yaku, "one answer takes the place of the other")
    inside = [await mover.click(label, in_=menu.message) for label in ("Rules", "Fair deal")]
    for one in (menu, *inside):
        await stays(room, one)
    await room.move(mover)
    for one in (menu, *inside):
        await gone(room, one, "it goes with the move")


async def test_an_explanation_goes_when_the_challenge_is_accepted(room: BotHarness) -> None:
    asked = await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    how = await room.ben.click("How it works", in_=asked.message)
    await stays(room, how)
    await room.ben.click("Accept", in_=asked.message)
    await gone(room, how, "the match has begun")


async def test_a_refusal_goes_with_the_next_press(room: BotHarness) -> None:
    table = await room.started()
    carl = room.world.newcomer("Carl")
    refused = await carl.click(f"kk:1:{(await room.stored()).seq}:menu", in_=table, late=True)
    await stays(room, refused)
    own = await room.aoi.click("Menu", in_=table)
    await carl.click("My hand", in_=table)
    await gone(room, refused, "it goes with the next press")
    await stays(room, own)  # another person's


async def test_what_shows_the_cards_goes_with_the_other_players_move(room: BotHarness) -> None:
    """A menu stays true, so it stays: nobody loses it under their finger."""
    await room.started()
    mover, waiter = await room.mover(), await room.waiter()
    yaku = await waiter.click("Yaku", in_=room.hand(waiter))
    await stays(room, yaku)
    await room.move(mover)
    await gone(room, yaku, "it shows the captured cards before the move")
    mover, waiter = await room.mover(), await room.waiter()
    menu = await waiter.click("Menu", in_=room.hand(waiter))
    await room.move(mover)
    await stays(room, menu)


async def test_the_end_takes_all_but_the_last_word(room: BotHarness) -> None:
    await room.started()
    await room.move(await room.mover())
    await room.move(await room.mover())
    mover, waiter = await room.mover(), await room.waiter()
    theirs = await waiter.click("Menu", in_=room.hand(waiter))
    menu = await mover.click("Menu", in_=room.hand(mover))
    leave = next(one for one in ("Resign", "Withdraw") if menu.message.button(one))  # type: ignore[union-attr]
    asked = await mover.click(leave, in_=menu.message)
    assert asked.message is not None
    done = await mover.click(asked.message.labels[0], in_=asked.message)
    await gone(room, theirs, "nobody can resign any more")
    await gone(room, menu, "nobody can resign any more")
    await room.drawn()
    assert "Thanks for playing" in done.text or "It won't count" in done.text


async def test_a_dismissed_answer_is_no_fault(room: BotHarness) -> None:
    await room.started()
    mover = await room.mover()
    yaku = await mover.click("Yaku", in_=room.hand(mover))
    assert yaku.message is not None
    mover.delete(yaku.message)
    await room.move(mover)
    assert await room.mover() is not None


async def test_an_answer_whose_token_is_dead_stays(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord would refuse to delete it, so nothing is tried."""
    await room.started()
    mover = await room.mover()
    yaku = await mover.click("Yaku", in_=room.hand(mover))
    await room.drawn()
    monkeypatch.setattr(reply, "TOKEN_LIFE", timedelta())
    before = len(room.world.discord.requests)
    await room.move(mover)
    await stays(room, yaku)
    assert not [one for one in list(room.world.discord.requests)[before:] if one.method == "DELETE"]


async def test_between_two_rounds_the_last_ones_yaku_are_shown(room: BotHarness) -> None:
    """Nobody has cards then: that nothing is near would be wrong."""
    await room.started()
    await room.first_round()
    hand = room.hand(room.aoi)
    shown = await room.aoi.click("Yaku", in_=hand)
    assert shown.text.startswith("**🔴 You +2**: Ribbons 2")
