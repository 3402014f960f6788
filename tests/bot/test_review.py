"""The review of a match in the local Discord: permissions, repeats, delays, no teacher."""

from __future__ import annotations

import asyncio
import gc
import re
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord
import pytest

from bot.koikoi.actions import Action, canonical_action
from bot.koikoi.rules import make_rules
from bot.koikoi.view import PlayerView
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.review import (
    ChanceStep,
    DecisionPoint,
    Grade,
    Review,
    RoundLoss,
    SeatReview,
    moments,
    summarize,
)
from bot.opponents.advice import ActionWorth, EngineAdvice
from bot.pictures.subjects import ChanceCourse
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.replay.review_screens import review_screen
from bot.screens.message import ALT_LIMIT, units
from bot.screens.wording.turns import action_words
from bot.screens.wording.verdicts import percent
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.bot.view_models import model
from tests.bot.view_models import played as played_match
from tests.daily.test_commands import played
from tests.matches.test_replay import actions_of
from tests.matches.world import first_is_best

EN: Final = texts_in("en")
LINES = 6  # of a turning point, on a phone


async def over(room: BotHarness) -> RenderedMessage:
    """Play a match of one round; return its table."""
    room.thinker.teacher = first_is_best
    table = await room.started(length="1")
    await room.played_out()
    return room.now(table)


async def through(pilot: Pilot, seen: RenderedMessage) -> list[RenderedMessage]:
    """Return all following pages."""
    pages: list[RenderedMessage] = []
    while on := [b for b in seen.buttons if b.custom_id and b.custom_id.endswith(" on")]:
        if on[0].disabled:
            break
        assert on[0].custom_id is not None
        answer = await pilot.click(on[0].custom_id, in_=seen)
        assert answer.message is not None
        seen = answer.message
        pages.append(seen)
    return pages


async def test_a_review_says_how_well_one_played_and_shows_each_turning_point(
    room: BotHarness,
) -> None:
    table = await over(room)
    assert "Review" in table.labels
    answer = await room.aoi.click("Review", in_=table)
    assert answer.ephemeral
    summary = answer.message
    assert summary is not None
    first, *_ = summary.content.splitlines()
    assert first.startswith("# You: ")
    assert "winning chances given away: " in summary.content
    (curve,) = summary.attachments
    assert (curve["width"], curve["height"]) == (750, 518)
    assert summary.alt_text.startswith("The winning chance of Aoi from choice to choice")
    pages = await through(room.aoi, summary)
    assert 1 <= len(pages) <= 5
    numbered = [line for line in summary.content.splitlines() if re.match(r"\d · ", line)]
    assert len(numbered) == len(pages)
    assert all(line in summary.alt_text for line in numbered)
    for number, page in enumerate(pages, 1):
        assert page.id == summary.id
        assert f"Turning point {number}/{len(pages)}" in page.content
        assert "❌ You played **" in page.content
        assert re.search(r"^Cost: .*inning chance \*\*\S+ → \S+\*\*$", page.content, re.MULTILINE)
        assert len(page.content.splitlines()) <= LINES
        (picture,) = page.attachments
        assert (picture["width"], picture["height"]) == (900, 840)
        assert page.alt_text.startswith("As Aoi saw it")
        assert "Ticked, the better one: " in page.alt_text
        assert units(page.alt_text) <= ALT_LIMIT
    back = await room.aoi.click("◂", in_=pages[-1])
    assert back.message is not None


def test_a_round_in_which_nobody_had_a_choice_keeps_its_place() -> None:
    """A lucky hand in the second of three rounds."""
    match = played_match(lambda match: match.outcome is not None and len(match.results) == 3)
    counts = {Grade.BLUNDER: 1}
    lost = RoundLoss(1, 0.0, 0.0), RoundLoss(3, 9.9, 0.4)
    seats = (
        SeatReview(0, 69.0, 9.9, 0.4, lost, counts, ()),
        SeatReview(1, 100.0, 0.0, 0.0, (lost[0], RoundLoss(3, 0.0, 0.0)), {Grade.BEST: 1}, ()),
    )
    shown = review_screen(model(match, 0), Review(seats), 0, 0)
    assert "given away by round: 0% · – · 40%" in shown.content


def test_the_summary_says_what_was_given_away_of_the_match() -> None:
    """In the last round, points may be worth nothing, or the whole match."""
    match = played_match(lambda match: match.outcome is not None)
    seats = (
        SeatReview(0, 80.0, 0.04, 0.1, (RoundLoss(1, 0.04, 0.1),), {Grade.MISTAKE: 1}, ()),
        SeatReview(1, 100.0, 6.7, 0.0, (RoundLoss(1, 6.7, 0.0),), {Grade.BEST: 1}, ()),
    )
    shown = review_screen(model(match, 0), Review(seats), 0, 0).content
    assert "winning chances given away: **10%** (1 mistake)" in shown
    assert "gave nothing away" in shown
    assert "points" not in shown


def test_the_curve_has_each_round_with_its_score_and_ends_at_the_result() -> None:
    """The second of three rounds had no choice; the other steps are in their rounds."""
    match = played_match(lambda match: match.outcome is not None and len(match.results) == 3)
    course = (
        ChanceStep(4, 1, 0.5, 0.5),
        ChanceStep(6, 1, 0.62, 0.418),
        ChanceStep(40, 3, 0.3, 0.3),
    )
    empty = SeatReview(1, None, 0.0, 0.0, (), {}, ())
    own = SeatReview(0, 69.0, 1.0, 0.2, (), {Grade.MISTAKE: 1}, (), course=course)
    shown = review_screen(model(match, 0), Review((own, empty)), 0, 0)
    assert shown.picture is not None
    drawn = shown.picture.subject
    assert isinstance(drawn, ChanceCourse)
    steps = [[(step.before, step.after) for step in one.steps] for one in drawn.rounds]
    assert steps == [[(50, 50), (62, 42)], [], [(30, 30)]]
    scores = [one.scores for one in drawn.rounds]
    assert scores[-1] == match.scores
    for before, after, result in zip(scores, scores[1:], match.results[1:], strict=False):
        assert before is not None
        assert after == (before[0] + result.deltas[0], before[1] + result.deltas[1])
    assert match.outcome is not None
    assert drawn.end == {0: 100, 1: 0, None: 50}[match.outcome.winner]
    told = shown.picture.alt.splitlines()
    assert told[1].startswith("Round 1/3: 50% → 42%. Red ")
    assert told[2].startswith("Round 2/3. Red ")
    assert review_screen(model(match, 0), Review((own, empty)), 1, 0).picture is None


def test_the_summary_praises_the_best_choices() -> None:
    """The finest is the best choice that leads any other by the most winning chance."""
    match = played_match(lambda match: match.outcome is not None)
    rules = make_rules("wikipedia-2020", {"rounds": "3"})
    found = [one for one in moments(rules, actions_of()) if one.seat == 0][:4]
    judged = [
        (replace(one, action=first), led(one, first, lead))
        for one, lead in zip(found, (0.01, 0.3, 0.05, 0.5), strict=True)
        for first in one.view.legal[:1]
    ]
    missed, advice = judged[3]
    other = next(one for one in missed.view.legal if not alike(one, missed.action))
    review = summarize([*judged[:3], (replace(missed, action=other), advice)])
    finest = review.seats[0].finest
    assert finest is not None
    assert finest.moment == judged[1][0]
    shown = review_screen(model(match, 0), review, 0, 0).content
    assert "Best choices: **3** of 4" in shown
    action = action_words(EN, finest.moment.view, finest.moment.action)
    assert f"turn {finest.moment.turn}: **{action}**, the best by far" in shown


def alike(one: Action, other: Action) -> bool:
    return canonical_action(one) == canonical_action(other)


def led(moment: DecisionPoint, best: Action, lead: float) -> EngineAdvice:
    """Return advice in which one action leads all others by this much of the chance to win."""
    worths = [
        ActionWorth(one, 1.0, 0.6 if alike(one, best) else 0.6 - lead, 0.1, 0.001)
        for one in moment.view.legal
    ]
    return EngineAdvice(tuple(sorted(worths, key=lambda one: -one.chance)), None)


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, "0%"), (0.004, "<1%"), (0.006, "1%"), (0.094, "9%"), (0.5, "50%")]
)
def test_a_percentage_has_no_decimals(chance: float, shown: str) -> None:
    assert percent(EN, chance) == shown


@each("language", LANGUAGES)
def test_who_decided_nothing_reads_a_sentence(language: Language) -> None:
    """It once said "Aoi no"."""
    match = played_match(lambda match: match.outcome is not None)
    seats = (
        SeatReview(0, None, 0.0, 0.0, (RoundLoss(1, 0.0, 0.0),), {}, ()),
        SeatReview(1, 90.0, 0.5, 0.05, (RoundLoss(1, 0.5, 0.05),), {Grade.GOOD: 2}, ()),
    )
    shown = review_screen(model(match, 0, language=language), Review(seats), 0, 0).content
    texts = texts_in(language)
    assert texts("review-undecided", name=texts("name-you")) in shown
    assert texts("review-seat-undecided", mark="🔴", name=texts("name-you")) in shown


async def test_the_other_players_review_is_a_button_away_and_a_watcher_may_look(
    room: BotHarness,
) -> None:
    table = await over(room)
    answer = await room.ben.click("Review", in_=table)
    assert answer.text.startswith("# You: ")
    answer = await room.ben.click("Aoi's play", in_=answer.message)
    assert answer.text.startswith("# Aoi: ")
    assert "Your play" in (answer.message.labels if answer.message else ())
    stranger = room.world.newcomer("Chiyo")
    answer = await stranger.click("Review", in_=table)
    assert answer.ephemeral
    assert answer.text.startswith("# ")


async def test_in_direct_messages_the_review_is_a_message(room: BotHarness) -> None:
    await over(room)
    answer = await room.aoi.click("Review", in_=room.hand(room.aoi))
    assert not answer.ephemeral
    assert answer.message is not None
    assert answer.message.channel_id == room.aoi.dm.id
    assert (await through(room.aoi, answer.message))[0].attachments


async def test_twice_and_at_once_the_teacher_is_asked_once(room: BotHarness) -> None:
    asked: list[PlayerView] = []

    def teacher(view: PlayerView) -> EngineAdvice:
        asked.append(view)
        return first_is_best(view)

    table = await over(room)
    room.thinker.teacher = teacher
    first, second = await asyncio.gather(
        room.aoi.click("Review", in_=table), room.ben.click("Review", in_=table)
    )
    again = await room.aoi.click("Review", in_=table)
    assert first.text == again.text != second.text
    assert len(asked) == len({view.seq for view in asked})


@pytest.mark.parametrize("broken", ["hang_up", "garble"])
async def test_a_review_is_shown_though_discord_was_away_while_it_was_made(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Neither the progress nor the completion could be shown at first."""
    table = await over(room)
    monkeypatch.setattr("bot.replay.review_presses.PROGRESS_AFTER", 0.0)
    monkeypatch.setattr("bot.replay.review_presses.NEWS_EVERY", 0.001)
    original = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    fault = getattr(room.world.core.faults, broken)("PATCH", original, times=3)
    answer = await room.aoi.click("Review", in_=table)
    await room.world.until(lambda: answer.text.startswith("# You: "), "the review is shown")
    assert fault.met == 3
    assert len(answer.messages) == 1


async def test_a_review_is_shown_when_discord_is_back(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await over(room)
    monkeypatch.setattr("bot.replay.review_presses.PROGRESS_AFTER", 0.0)
    monkeypatch.setattr("bot.replay.review_presses.NEWS_EVERY", 0.001)
    original = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    room.world.core.faults.hang_up("PATCH", original, times=10**6)
    answer = await room.aoi.click("Review", in_=table)
    await room.world.until(
        lambda: "A review could not be shown (ServerDisconnectedError)" in caplog.text,
        "it is made, and Discord away",
    )
    room.world.core.faults.clear()
    await room.world.until(lambda: answer.text.startswith("# You: "), "the review is shown")


async def test_what_can_not_be_made_says_so_where_it_said_how_far_it_was(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(room)
    monkeypatch.setattr("bot.replay.review_presses.PROGRESS_AFTER", 0.0)
    room.thinker.teacher = lambda _: None
    answer = await room.aoi.click("Review", in_=table)
    refused = texts_in("en")("refused-no-teacher")
    await room.world.until(lambda: answer.text == refused, "it is refused")
    assert len(answer.messages) == 1


async def test_after_a_restart_the_pages_turn_on(room: BotHarness) -> None:
    table = await over(room)
    answer = await room.aoi.click("Review", in_=table)
    assert answer.message is not None
    before = [page.content for page in await through(room.aoi, answer.message)]
    await room.client.close()
    async with room.open():
        room.thinker.teacher = first_is_best
        await room.world.until(room.client.is_ready, "it is back")
        again = await room.aoi.click("Review", in_=table)
        assert again.message is not None
        assert [page.content for page in await through(room.aoi, again.message)] == before
        page = await room.aoi.click("◂", in_=room.now(answer.message))
        assert page.message is not None
        assert page.message.id == answer.message.id


async def test_without_a_teacher_there_is_a_sentence_and_later_a_review(room: BotHarness) -> None:
    table = await over(room)
    room.thinker.teacher = lambda _: None
    answer = await room.aoi.click("Review", in_=table)
    assert answer.ephemeral
    assert answer.text == texts_in("en")("refused-no-teacher")
    room.thinker.teacher = first_is_best
    assert (await room.aoi.click("Review", in_=table)).text.startswith("# ")


async def test_a_review_that_can_neither_be_shown_nor_made_leaves_no_traceback(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await over(room)
    monkeypatch.setattr("bot.replay.review_presses.PROGRESS_AFTER", 0.0)
    room.thinker.teacher = lambda _: None
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    fault = room.world.core.faults.fail("POST", callback, 404, code=10062, times=9)
    asking = asyncio.create_task(room.aoi.click("Review", in_=table))
    await room.world.until(lambda: fault.met > 0, "it tries to answer")
    await room.client.in_flight.wait_idle()
    asking.cancel()
    made = [one for one in asyncio.all_tasks() if "_make" in repr(one.get_coro())]
    if made:
        await asyncio.wait(made)  # without reading the failure
    del made
    gc.collect()  # asyncio reports an unread failure when its task is deleted
    assert [one for one in caplog.records if one.name == "asyncio"] == []


async def test_a_match_in_play_is_not_reviewed(room: BotHarness) -> None:
    await room.started()
    stored = await room.stored()
    hand = room.hand(room.aoi)
    assert "Review" not in hand.labels
    place = room.client.get_partial_messageable(room.world.channel.id)
    sent = await place.send("old", view=_button(f"kk:1:{stored.seq}:review"))
    seen = room.world.message(sent.id)
    assert seen is not None
    answer = await room.aoi.click("Press", in_=seen)
    assert answer.text == "This match is still being played."


def _button(custom_id: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press", custom_id=custom_id))
    return view


async def test_a_match_that_ended_at_once_has_nothing_to_review(room: BotHarness) -> None:
    room.thinker.teacher = first_is_best
    table = await room.started()
    await room.service.play.resign(1, (await room.stored()).info.people[0])
    await room.drawn()
    answer = await room.aoi.click("Review", in_=room.now(table))
    assert "nothing to decide" in answer.text


async def test_a_review_in_japanese(room: BotHarness) -> None:
    table = await over(room)
    reader = room.world.newcomer("花", locale="ja")
    answer = await reader.click("Review", in_=table)
    assert answer.message is not None
    assert "逃した勝ち目" in answer.text
    pages = await through(reader, answer.message)
    assert "分かれ目 1/" in pages[0].content
    assert "から見た場面" in pages[0].alt_text


async def test_the_deal_of_the_day_is_reviewed_by_its_player_alone_while_the_day_lasts(
    room: BotHarness,
) -> None:
    room.thinker.teacher = first_is_best
    await room.aoi.command("koikoi daily")
    await played(room, room.aoi)
    assert "Review" in room.hand(room.aoi).labels
    own = await room.aoi.click("Review", in_=room.hand(room.aoi))
    assert own.text.startswith("# ")
    listed = await room.ben.command("koikoi history", member=room.aoi)
    assert listed.message is not None
    refused = await room.ben.select("See how a match was played", "1", in_=listed.message)
    assert "own deal of the day" in refused.text
    room.clock.move(timedelta(days=1))
    later = await room.ben.select("See how a match was played", "1", in_=listed.message)
    assert later.text.startswith("# ")


async def test_nobody_reviews_a_deal_that_they_still_play(room: BotHarness) -> None:
    """A player who began before midnight has days to finish, with the same cards as everybody."""
    room.thinker.teacher = first_is_best
    await room.aoi.command("koikoi daily")
    await played(room, room.aoi)
    await room.ben.command("koikoi daily")
    room.clock.move(timedelta(days=1))
    listed = await room.ben.command("koikoi history", member=room.aoi)
    assert listed.message is not None
    refused = await room.ben.select("See how a match was played", "1", in_=listed.message)
    assert "still play" in refused.text
    await played(room, room.ben, match_id=2)
    later = await room.ben.select("See how a match was played", "1", in_=listed.message)
    assert later.text.startswith("# ")


async def test_finished_matches_are_reviewed_from_the_history(room: BotHarness) -> None:
    await over(room)
    listed = await room.aoi.command("koikoi history")
    assert listed.message is not None
    answer = await room.aoi.select("See how a match was played", "1", in_=listed.message)
    assert answer.ephemeral
    assert answer.text.startswith("# You: ")
    assert answer.message is not None
    replay = await room.aoi.click("Replay", in_=answer.message)
    assert "deals and plays first" in replay.text


async def test_a_hand_of_a_table_is_judged_by_what_the_table_is_played_to(
    room: BotHarness,
) -> None:
    """In a match of one round, one point would win, and more would be worthless."""
    seen: list[PlayerView] = []

    def teacher(view: PlayerView) -> EngineAdvice:
        seen.append(view)
        return first_is_best(view)

    room.thinker.teacher = teacher
    answer = await room.aoi.command("koikoi table")
    assert answer.message is not None
    for pilot in (room.ben, room.world.newcomer("Chiyo")):
        await pilot.click("Join", in_=room.now(answer.message))
    await room.aoi.click("Start", in_=room.now(answer.message))
    await room.drawn()
    await room.play_until("finished")
    hand = next(one for one in room.aoi.messages() if "Review" in one.labels)
    review = await room.aoi.click("Review", in_=hand)
    assert "accuracy" in review.text
    assert seen
    assert {(view.rules.rounds, view.rules.target) for view in seen} == {(None, 50)}
    assert all(view.stake is None or view.stake.stopped.outcome is None for view in seen)
