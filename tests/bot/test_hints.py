"""Hints and odds: only in practice, only for the player to act, and clear in every case."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import discord
import pytest

from bot.koikoi.actions import Koi, Play
from bot.koikoi.cards import parse_card
from bot.koikoi.view import PlayerView
from bot.messages.sending.reply import MessageHandle, Reply
from bot.opponents.advice import ActionWorth, EngineAdvice, KoiKoiOdds
from bot.playground.testing.pilot import Answer, Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import Message
from bot.storage import match_rows
from tests.bot.harness import VIEWING, BotHarness, bot_harness


def prefers(
    text: str, points: Sequence[float] = (3.0, 1.5, 0.0)
) -> Callable[[PlayerView], EngineAdvice]:
    """A teacher that prefers one action; all others follow, with these points."""

    def teacher(view: PlayerView) -> EngineAdvice:
        order = sorted(view.legal, key=lambda action: not action.text.startswith(text))
        judged = tuple(
            ActionWorth(action, points[min(place, 2)], 0.6 - 0.1 * min(place, 2), 0.1, 0.01)
            for place, action in enumerate(order)
        )
        odds = KoiKoiOdds(0.46, 0.31, 0.23) if Koi() in view.legal else None
        return EngineAdvice(judged, odds)

    return teacher


@pytest.fixture
async def practice(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """Aoi deals against the computer; the pampas lies there for her moon, the cup comes next."""
    async with bot_harness(tmp_path, VIEWING) as room:
        room.thinker.teacher = prefers("play 08B 08C1")
        await room.aoi.command("koikoi computer")
        await room.drawn()
        yield room


async def forge(room: BotHarness, pilot: Pilot, verb: str, match_id: int = 1) -> Answer:
    """Press a button that the bot's screens don't show."""
    seq = (await room.stored(match_id)).seq
    place = room.client.get_partial_messageable(room.world.channel.id)
    view = discord.ui.View(timeout=None)
    custom_id = f"kk:{match_id}:{seq}:{verb}"
    view.add_item(discord.ui.Button(label="?", custom_id=custom_id))
    sent = await place.send("forged", view=view)
    return await pilot.click(custom_id, in_=room.world.message(sent.id))


def rows_of(seen: RenderedMessage) -> list[int]:
    return [len(row["components"]) for row in seen.message.wire["components"]]


async def test_the_best_card_and_why(practice: BotHarness) -> None:
    hand = practice.hand(practice.aoi)
    before = practice.now(hand)
    answer = await practice.aoi.click("Hint", in_=hand)
    assert not answer.messages, "the hint is in the hand"
    hinted = practice.now(hand)
    assert "\n💡 **Moon ▸ plain**: captures the moon" in hinted.content
    assert "Second best: " in hinted.content
    assert "1.5 points worse" in hinted.content
    marked = [label.removeprefix("💡 ") for label in hinted.labels if label.startswith("💡 Moon")]
    assert len(marked) == 1
    assert [label.removeprefix("💡 ") for label in hinted.labels] == [
        label.removeprefix("💡 ") for label in before.labels
    ]
    stored = await practice.stored()
    log = await practice.store.read(match_rows.log, 1)
    assert log is not None
    assert len(log.actions) == stored.seq, "asking is no action"
    await practice.aoi.click("Hint", in_=hand)
    assert practice.now(hand).content == hinted.content


def _gone(answer: Answer) -> bool:
    return answer.message is None


async def test_each_hand_has_its_own_hint(practice: BotHarness) -> None:
    table = practice.aoi.messages()[0]
    open_hand = (await practice.aoi.click("My hand", in_=table)).message
    assert open_hand is not None
    for hand in (practice.hand(practice.aoi), open_hand):
        await practice.aoi.click("Hint", in_=hand)
        await practice.drawn()
        assert "💡 **Moon" in practice.now(hand).content


async def test_a_hint_goes_with_the_next_move(practice: BotHarness) -> None:
    """Outdated advice would stay in the hand all match long."""
    hand = practice.hand(practice.aoi)
    await practice.aoi.click("Hint", in_=hand)
    assert "💡 **Moon" in practice.now(hand).content
    await practice.move(practice.aoi, wish="play 08B")
    assert "💡 **Moon" not in practice.hand(practice.aoi).content
    odds = await practice.aoi.click("Odds", in_=practice.hand(practice.aoi))
    assert odds.message is not None
    await practice.move(practice.aoi, wish="koi")
    await practice.world.until(partial(_gone, odds), "the odds go with the call")


async def test_a_private_answer_that_crosses_the_move_goes_at_once(
    practice: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card is played, and everything drawn, while the answer is being sent."""
    send = Reply.send

    async def crossed(reply: Reply, message: Message, **options: bool) -> MessageHandle:
        handle = await send(reply, message, **options)
        stored = await practice.stored()
        await practice.service.play.act(
            1, stored.info.challenger, Play(parse_card("08B"), parse_card("08C1")), stored.seq
        )
        await practice.client.presenter.settle()
        return handle

    monkeypatch.setattr(Reply, "send", crossed)
    shown = await practice.aoi.click("Yaku", in_=practice.hand(practice.aoi))
    await practice.world.until(partial(_gone, shown), "the answer goes")
    assert "## ✨ Moon viewing!" in practice.hand(practice.aoi).content


async def test_in_japanese(practice: BotHarness) -> None:
    practice.aoi.speak("ja")
    answer = await practice.aoi.click("kk:1:1:hint", in_=practice.hand(practice.aoi))
    assert "\n💡 **芒に月 ▸ カス**：芒に月が取れます。" in answer.text
    assert "次点：" in answer.text
    hand = (await practice.aoi.command("koikoi games")).message
    assert hand is not None


async def test_what_is_as_good_is_said(practice: BotHarness) -> None:
    def even(view: PlayerView) -> EngineAdvice:
        return EngineAdvice(
            tuple(ActionWorth(action, 1.0, 0.5, 0.0) for action in view.legal), None
        )

    practice.thinker.teacher = even
    answer = await practice.aoi.click("Hint", in_=practice.hand(practice.aoi))
    assert "Just as good: " in answer.text


async def test_the_odds_at_a_decision(practice: BotHarness) -> None:
    practice.thinker.teacher = prefers("koi", points=(7.2, 6.0, 0.0))
    await practice.move(practice.aoi, wish="play 08B")
    hand = practice.hand(practice.aoi)
    assert hand.labels[:3] == ["Stop · +5", "Koi-koi!", "Odds"]
    assert not [label for label in hand.labels if "Hint" in label]
    answer = await practice.aoi.click("Odds", in_=hand)
    assert answer.ephemeral
    said = answer.text.replace("\N{NO-BREAK SPACE}", " ")
    assert "46% you score, 31% your opponent does, 23% nobody" in said
    assert "**Stop** +6 · **koi-koi** +7.2 on average" in answer.text
    assert "I'd call **koi-koi**" in answer.text
    assert (await practice.stored()).match is not None
    await practice.move(practice.aoi, wish="stop")


async def test_a_watcher_gets_none(practice: BotHarness) -> None:
    answer = await forge(practice, practice.ben, "hint")
    assert answer.ephemeral
    assert "You're watching" in answer.text


async def test_too_late_or_not_ones_turn_is_said(practice: BotHarness) -> None:
    hand = practice.hand(practice.aoi)
    while (await practice.stored()).info.to_act == 0:
        await practice.move(practice.aoi, wish="koi")
    waiting = practice.now(practice.hand(practice.aoi))
    assert waiting.button("Hint") is not None
    assert waiting.button("Hint").disabled  # type: ignore[union-attr]
    answer = await practice.aoi.click("Hint", in_=hand, late=True)
    assert answer.ephemeral
    assert "it isn't your turn" in answer.text
    await practice.later(seconds=3)
    if (await practice.stored()).info.to_act == 0:
        stale = await practice.aoi.click("Hint", in_=hand, late=True)
        assert "already been done" in stale.text


async def test_where_nobody_can_think_it_is_said(practice: BotHarness) -> None:
    practice.thinker.teacher = lambda _: None
    answer = await practice.aoi.click("Hint", in_=practice.hand(practice.aoi))
    assert answer.ephemeral
    assert "ask me again in a moment" in answer.text


async def test_a_slow_teacher_is_waited_for(
    practice: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is acknowledged in time, and answered when the teacher has finished."""
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.01)
    thought = asyncio.Event()
    teacher = practice.thinker.teacher

    async def slowly(view: PlayerView) -> EngineAdvice | None:
        await thought.wait()
        return teacher(view)

    practice.thinker.advise = slowly  # type: ignore[method-assign]
    hand = practice.hand(practice.aoi)
    await practice.aoi.click("Hint", in_=hand)
    assert "💡 **" not in practice.now(hand).content
    thought.set()
    await practice.world.until(
        lambda: "💡 **Moon" in practice.now(hand).content, "the hint follows"
    )


async def test_after_a_restart_the_button_works(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, VIEWING) as room:
        room.thinker.teacher = prefers("play 08B 08C1")
        await room.aoi.command("koikoi computer")
        await room.drawn()
        hand = room.hand(room.aoi)
        await room.client.close()
        async with room.open():
            answer = await room.aoi.click("Hint", in_=hand)
            assert "Moon ▸ plain" in answer.text


async def test_a_match_that_counts_has_no_hints(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, VIEWING) as room:
        await room.started()
        mover = await room.mover()
        assert not [label for label in room.hand(mover).labels if "Hint" in label]
        for verb, said in (("hint", "Hints are only for practice"), ("odds", "isn't possible")):
            answer = await forge(room, mover, verb)
            assert answer.ephemeral
            assert said in answer.text
        await room.move(mover, wish="play 08B")
        odds = await mover.click("Details", in_=room.hand(mover))
        assert odds.ephemeral
        assert odds.text == "You have 7 turns left.", "what can be known, and no teacher"
        waiting = room.ben if mover is room.aoi else room.aoi
        assert "isn't your turn" in (await forge(room, waiting, "odds")).text


async def test_the_deal_of_the_day_has_no_hints(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily")
    await room.drawn()
    assert not [label for label in room.hand(room.aoi).labels if "Hint" in label]
    assert "for practice" in (await forge(room, room.aoi, "hint")).text


async def test_at_most_four_buttons_a_row_with_every_one_there_is(practice: BotHarness) -> None:
    hand = practice.hand(practice.aoi)
    await practice.started()
    if (await practice.mover(2)).id != practice.aoi.id:
        await practice.move(practice.ben)
    await practice.aoi.click("Moon ▸ plain", in_=hand)
    await practice.drawn()
    shown = practice.now(hand)
    assert [label for label in shown.labels if label.startswith("Next game")]
    assert "Odds" in shown.labels
    await practice.move(practice.aoi, shown, wish="koi")
    shown = practice.now(hand)
    assert [label for label in shown.labels if label.startswith("Next game")]
    assert [label for label in shown.labels if "Hint" in label]
    assert max(rows_of(shown)) <= 4
    assert len(rows_of(shown)) <= 5
