"""Presses that come twice, too late, at once, too fast, or from the wrong hand."""

import asyncio
import logging
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.matches.services.play import PlayService
from bot.matches.services.queries import Queries
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import match_rows
from tests.bot.harness import CHOICE, VIEWING, BotHarness, bot_harness, choices


async def waiting_hand(room: BotHarness) -> RenderedMessage:
    return room.hand(await room.mover())


async def test_a_double_click_plays_one_card(room: BotHarness) -> None:
    await room.started()
    mover = await room.mover()
    hand = await waiting_hand(room)
    button = choices(hand)[0]
    first, second = await asyncio.gather(
        mover.click(button, in_=hand, late=True), mover.click(button, in_=hand, late=True)
    )
    await room.drawn()
    log = await room.store.read(match_rows.log, 1)
    assert log is not None
    assert len([one for one in log.actions if one.person_id == mover.id]) == 1
    assert not first.ephemeral
    assert not second.ephemeral


async def test_a_stale_button_redraws_with_a_quiet_line(room: BotHarness) -> None:
    await room.started()
    mover = await room.mover()
    hand = await waiting_hand(room)
    button = choices(hand)[0]
    await room.move(mover, hand)
    seq = (await room.stored()).seq
    await mover.click(button, in_=hand, late=True)
    await room.drawn()
    assert (await room.stored()).seq == seq
    assert room.now(hand).content.endswith(
        "-# That button was out of date. Here's the table as it is now."
    )
    if (await room.mover()).id == mover.id:
        await room.move(mover)
        assert "out of date" not in room.now(hand).content


async def test_somebody_elses_card_is_not_mine_to_play(room: BotHarness) -> None:
    """Nobody sees another's buttons; even if one becomes known, it has no effect."""
    await room.started()
    hand = await waiting_hand(room)
    await post(room, choices(hand)[0])
    answer = await room.world.newcomer("Chiyo").click("Button")
    assert answer.ephemeral
    assert answer.text.startswith("You're watching this match")
    answer = await (await room.waiter()).click("Button")
    assert answer.text == "One moment: it isn't your turn."
    assert (await room.stored()).seq == 1


async def post(room: BotHarness, *custom_ids: str) -> None:
    """Post a message with these buttons, as another version might have left it."""
    view = discord.ui.View(timeout=None)
    for custom_id in custom_ids:
        view.add_item(discord.ui.Button(label="Button", custom_id=custom_id))
    channel = room.client.get_partial_messageable(room.world.channel.id)
    await channel.send("from another version", view=view)
    view.stop()


async def test_two_people_at_once_each_get_their_answer(room: BotHarness) -> None:
    table = await room.started()
    aoi, ben = await asyncio.gather(
        room.aoi.click("My hand", in_=table), room.ben.click("My hand", in_=table)
    )
    assert aoi.ephemeral
    assert ben.ephemeral
    assert aoi.text != ben.text
    mover, waiter = await room.mover(), await room.waiter()
    hand = room.hand(mover)
    moved, looked = await asyncio.gather(
        mover.click(choices(hand)[0], in_=hand), waiter.click("Yaku", in_=table)
    )
    await room.drawn()
    assert moved.interaction.state.value != "failed"
    assert looked.interaction.state.value != "failed"  # the answer goes with the move


async def test_both_press_next_round_at_once(room: BotHarness) -> None:
    await room.started()
    await room.first_round()
    aoi, ben = room.hand(room.aoi), room.hand(room.ben)
    assert "Next round 0/2" in aoi.labels
    await asyncio.gather(
        room.aoi.click("Next round", in_=aoi), room.ben.click("Next round", in_=ben)
    )
    await room.drawn()
    stored = await room.stored()
    assert stored.info.number == 2
    assert stored.match is not None
    assert stored.match.phase.value != "deal"


async def test_one_who_is_ready_waits_for_the_other_or_for_the_time(room: BotHarness) -> None:
    table = await room.started()
    await room.first_round()
    await room.aoi.click("Next round", in_=room.hand(room.aoi))
    await room.drawn()
    assert "Next round 1/2" in room.hand(room.ben).labels
    assert "Next round 1/2" in room.now(table).labels
    await room.later(seconds=20)
    assert "Round 2/3" in room.now(table).content


async def test_a_mis_tap_on_a_question_is_ignored_in_silence(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, VIEWING) as room:
        await room.started()
        await room.move(room.aoi, wish="play 08B")
        hand, seq = room.hand(room.aoi), (await room.stored()).seq
        assert hand.labels[:2] == ["Stop · +5", "Koi-koi!"]
        room.clock.move(timedelta(seconds=0.5))
        await room.aoi.click("Stop", in_=hand)
        assert (await room.stored()).seq == seq
        assert room.now(hand).content == hand.content
        room.clock.move(timedelta(seconds=0.4))
        await room.aoi.click("Stop", in_=hand)
        assert (await room.stored()).seq == seq + 1


async def test_a_clock_that_is_set_back_guards_nothing_for_an_hour(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, VIEWING) as room:
        await room.started()
        await room.move(room.aoi, wish="play 08B")
        hand, seq = room.hand(room.aoi), (await room.stored()).seq
        room.clock.move(-timedelta(hours=1))
        await room.aoi.click("Stop", in_=hand)
        assert (await room.stored()).seq == seq + 1


async def test_a_draw_choice_is_guarded_too(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, CHOICE) as room:
        await room.started()
        await room.move(room.aoi, wish="play 12C1")
        hand, seq = room.hand(room.aoi), (await room.stored()).seq
        assert "You drew **Iris ribbon**. Take:" in hand.content
        assert hand.labels[:2] == ["Bridge", "Plain"]
        await room.aoi.click("Bridge", in_=hand)
        assert (await room.stored()).seq == seq
        room.clock.move(timedelta(seconds=1))
        await room.aoi.click("Bridge", in_=hand)
        assert (await room.stored()).seq == seq + 1
        assert "You: Paulownia" in room.now(hand).content
        assert "drew Iris ribbon ▸ Bridge" in room.now(hand).content


async def test_a_button_that_nothing_knows_answers_kindly(room: BotHarness) -> None:
    for custom_id in ("old:thing", "kk:1:2:dance 01B", "kk:0:0:waltz"):
        await post(room, custom_id)
        answer = await room.aoi.click("Button")
        assert answer.ephemeral
        assert answer.text.startswith("This button is from an older version.")
    await post(room, "kk:999:2:play 01B")
    answer = await room.aoi.click("Button")
    assert answer.text.startswith("I can't find that match.")


async def test_a_failure_of_ours_apologises_and_logs_no_card(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()

    async def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(PlayService, "act", broken)
    hand = await waiting_hand(room)
    button = choices(hand)[0]
    with caplog.at_level(logging.DEBUG):
        answer = await (await room.mover()).click(button, in_=hand)
    assert answer.ephemeral
    assert "Sorry, that went wrong on my side; your match is safe." in answer.text
    reference = answer.text.split("`")[1]
    ours = [one for one in caplog.records if one.name.startswith("bot")]
    assert any(
        reference in one.getMessage() and "match 1, seq 1" in one.getMessage() for one in ours
    )
    card = button.split("play ")[1]
    assert not any(card in one.getMessage() for one in ours)


async def test_work_that_takes_long_is_acknowledged_in_time(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is acknowledged, and the hand drawn as soon as the work is finished."""
    table = await room.started()
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.01)
    release = asyncio.Event()
    look = Queries.get

    async def slow(self: Queries, match_id: int) -> object:
        await release.wait()
        return await look(self, match_id)

    monkeypatch.setattr(Queries, "get", slow)
    pressing = asyncio.create_task(room.aoi.click("My hand", in_=table))
    await room.world.until(pressing.done, "the press is acknowledged")
    release.set()
    await room.world.until(
        lambda: any(seen.ephemeral and "Yaku" in seen.labels for seen in room.aoi.messages()),
        "the hand follows",
    )
