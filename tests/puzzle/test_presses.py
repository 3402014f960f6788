"""The daily puzzle: its position, its answer, the shared line; in private."""

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.koikoi.actions import Action, canonical_action
from bot.koikoi.cards import DECK, card_code
from bot.koikoi.puzzle import Puzzle
from bot.koikoi.state import Phase
from bot.locales import DEFAULT, Language, texts_in
from bot.matches.models.daily import day_numbered, number_of
from bot.matches.models.people import Person, Preferences
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.puzzle.collection import count, puzzle_of, rating_of, record_of
from bot.puzzle.model import PuzzleAnswer, PuzzleResult
from bot.puzzle.screens import puzzle_model, puzzle_screen, result_screen, shared_screen
from bot.puzzle.service import Puzzles
from bot.screens.message import CONTENT_LIMIT, LABEL_LIMIT, Button, Screen, units
from bot.screens.view_model import NO_EMOJIS
from tests.bot.harness import BotHarness
from tests.bot.view_models import NOON
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

TODAY = date(2026, 7, 1)
NUMBER = number_of(TODAY)
LINE = f"🧩 Koi-Koi, puzzle of the day #{NUMBER}: "


def press(action: Action, number: int = NUMBER) -> str:
    """Return the custom id of a choice."""
    verb, *cards = action.text.split()
    return " ".join([f"kk:0:0:puzzle {verb} {number}", *cards])


def right(puzzle: Puzzle, seen: RenderedMessage) -> str:
    """Return the button of the best choice; only one of equal cards has a button."""
    offered = {button.custom_id for button in seen.buttons}
    best = [press(one.action) for one in puzzle.judged if puzzle.solved_by(one.action)]
    return next(one for one in best if one in offered)


def wrong(puzzle: Puzzle, seen: RenderedMessage) -> str:
    offered = {button.custom_id for button in seen.buttons}
    missed = [press(one.action) for one in puzzle.judged if not puzzle.solved_by(one.action)]
    return next(one for one in missed if one in offered)


async def asked(pilot: Pilot) -> RenderedMessage:
    answer = await pilot.command("koikoi puzzle")
    assert answer.message is not None
    return answer.message


def public(room: BotHarness) -> list[RenderedMessage]:
    return [seen for seen in room.ben.messages() if not seen.ephemeral]


def names_cards(text: str) -> bool:
    texts = texts_in("en")
    return any(texts(f"card-{card_code(card)}") in text for card in DECK)


async def test_the_puzzle_from_the_position_to_the_line_that_is_shared(room: BotHarness) -> None:
    puzzle = puzzle_of(TODAY)
    seen = await asked(room.aoi)
    assert seen.ephemeral
    assert f"Puzzle #{NUMBER}" in seen.content
    assert len(seen.attachments) == 1
    distinct = {canonical_action(one.action) for one in puzzle.judged}
    assert len(set(seen.labels)) == len(distinct)

    await room.aoi.click(right(puzzle, seen), in_=seen)
    solved = room.now(seen)
    assert "solved!" in solved.content
    assert "You're the first" in solved.content
    assert "1 of 1 solved" in solved.content
    assert LINE + "✅ solved" in solved.content
    assert len(solved.attachments) == 1
    assert solved.attachments[0]["id"] != seen.attachments[0]["id"], "the best choice is marked"
    assert solved.labels == ["Post it here"]
    # It is at the position of the chosen card's button, so a second tap must post nothing.
    with room.mistap_guard(timedelta(hours=1)):
        await room.aoi.click("Post it here", in_=solved)
    assert not public(room)

    again = await asked(room.aoi)
    assert again.ephemeral
    assert again.content == solved.content
    await room.share(room.aoi, again)
    (shared,) = public(room)
    assert shared.content == f"**Aoi**\n{LINE}✅ solved"
    assert not shared.attachments
    twice = await room.share(room.aoi, again)
    assert twice.ephemeral
    assert "already" in twice.text

    begun = await room.ben.click("Solve today's puzzle", in_=shared)
    assert begun.ephemeral
    assert begun.message is not None
    await room.ben.click(wrong(puzzle, begun.message), in_=begun.message)
    missed = room.now(begun.message)
    assert "not this time" in missed.content
    assert "❌ You chose" in missed.content
    assert "is best" in missed.content
    assert "1 of 2 found it (50%) · nobody else made your choice" in missed.content
    assert [one.id for one in public(room)] == [shared.id]


async def test_the_first_choice_counts_also_at_once(room: BotHarness) -> None:
    puzzle = puzzle_of(TODAY)
    first, second = await asked(room.aoi), await asked(room.aoi)
    presses = [(wrong(puzzle, first), first), (right(puzzle, second), second)]
    await asyncio.gather(*(room.aoi.click(what, in_=seen) for what, seen in presses))
    result = await room.service.of(Puzzles).result(room.aoi.id, TODAY)
    assert result is not None
    assert result.people == 1
    shown = [room.now(seen).content for seen in (first, second)]
    assert sum("You've already answered this one" in one for one in shown) == 1
    head = "solved!" if result.answer.solved else "not this time"
    assert all(head in one for one in shown)


async def test_after_a_restart_the_buttons_work_and_the_answer_stands(tmp_path: Path) -> None:
    puzzle = puzzle_of(TODAY)
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            seen, other = await asked(room.aoi), await asked(room.aoi)
        async with room.open():
            await room.aoi.click(right(puzzle, seen), in_=seen)
            assert "solved!" in room.now(seen).content
        async with room.open():
            await room.aoi.click(wrong(puzzle, other), in_=other)
            told = room.now(other).content
            assert "You've already answered this one" in told
            assert "solved!" in told


async def test_an_old_message_after_midnight_is_answered_and_counts_for_nothing(
    room: BotHarness,
) -> None:
    puzzle = puzzle_of(TODAY)
    seen = await asked(room.aoi)
    room.clock.move(timedelta(days=1))
    await room.aoi.click(right(puzzle, seen), in_=seen)
    late = room.now(seen)
    assert "solved, after its day" in late.content
    assert "doesn't affect your rating" in late.content
    assert "a little late" in late.content
    await room.share(room.aoi, late)
    assert "a little late" in public(room)[-1].content
    today = await asked(room.aoi)
    assert f"Puzzle #{NUMBER + 1}" in today.content
    assert puzzle_of(TODAY + timedelta(days=1)).key != puzzle.key


async def test_days_in_a_row_are_told_and_shared(room: BotHarness) -> None:
    for days in range(3):
        seen = await asked(room.aoi)
        day = TODAY + timedelta(days=days)
        best = next(b for b in seen.buttons if _is_best(b.custom_id, day))
        await room.aoi.click(str(best.custom_id), in_=seen)
        told = room.now(seen).content
        room.clock.move(timedelta(days=1))
    assert "🔥 3 days in a row" in told
    assert f"#{NUMBER + 2}: ✅ solved · 🔥 3 days in a row" in told
    assert "3 of 3 solved" in told


def _is_best(custom_id: str | None, day: date) -> bool:
    puzzle = puzzle_of(day)
    best = [one.action for one in puzzle.judged if puzzle.solved_by(one.action)]
    return custom_id in {press(action, number_of(day)) for action in best}


async def test_in_direct_messages_there_is_nobody_to_share_with(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi puzzle", channel=room.aoi.dm)
    assert answer.message is not None
    seen = answer.message
    await room.aoi.click(right(puzzle_of(TODAY), seen), in_=seen)
    assert LINE in room.now(seen).content
    assert not room.now(seen).labels


async def test_who_has_not_answered_has_nothing_to_share(room: BotHarness) -> None:
    seen = await asked(room.aoi)
    forged = await room.aoi.forge(f"kk:0:0:puzzle-share {NUMBER}", in_=seen)
    assert forged.ephemeral
    assert not public(room)


async def test_a_choice_that_the_puzzle_does_not_have_is_refused(room: BotHarness) -> None:
    seen = await asked(room.aoi)
    for forged in ("swap", f"puzzle koi {NUMBER + 1}", f"puzzle take {NUMBER} 01B 02A"):
        answer = await room.aoi.forge(f"kk:0:0:{forged}", in_=seen)
        assert answer.ephemeral
    assert await room.service.of(Puzzles).result(room.aoi.id, TODAY) is None


async def test_the_puzzle_speaks_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    seen = await asked(room.aoi)
    assert f"今日の一問 #{NUMBER}" in seen.content
    await room.aoi.click(right(puzzle_of(TODAY), seen), in_=seen)
    assert "正解" in room.now(seen).content


# ── every puzzle ────────────────────────────────────────────────────────────────────────────


def results(puzzle: Puzzle, day: date) -> list[PuzzleResult]:
    answers = [
        PuzzleAnswer(
            day, puzzle.key, one.action.text, puzzle.solved_by(one.action), rating_of(puzzle), NOON
        )
        for one in puzzle.judged
    ]
    counts = {one.choice: 1000 for one in answers}
    return [PuzzleResult(puzzle, one, record_of([one]), counts) for one in answers]


@pytest.mark.parametrize("language", [DEFAULT, pytest.param("ja", marks=pytest.mark.slow)])
def test_every_puzzle_and_each_of_its_answers_fits_into_a_message(language: Language) -> None:
    texts = texts_in(language)
    for number in range(1, count() + 1):
        day = day_numbered(number)
        puzzle = puzzle_of(day)
        model = puzzle_model(texts, puzzle, day, NO_EMOJIS, preferences=Preferences(0))
        screen = puzzle_screen(model)
        assert units(screen.content) <= CONTENT_LIMIT
        assert len(screen.rows) <= 5
        buttons = [item for row in screen.rows for item in row if isinstance(item, Button)]
        labels = [button.label for button in buttons]
        distinct = {canonical_action(one.action) for one in puzzle.judged}
        assert len(set(labels)) == len(distinct), (puzzle.key, labels)
        assert all(units(label) <= LABEL_LIMIT for label in labels)
        if puzzle.view.phase is Phase.PLAY:
            assert not any(button.disabled for button in buttons)
        every = results(puzzle, day)
        for result in (every[0], every[-1]):
            answer = result_screen(model, result, NOON, among_others=True)
            assert units(answer.content) <= CONTENT_LIMIT
            assert "None" not in answer.content


def test_nobody_is_called_by_a_label_within_a_sentence() -> None:
    """The opponent in a puzzle has no name: a sentence says "your opponent"."""
    risks = []
    for number in range(1, count() + 1):
        day = day_numbered(number)
        puzzle = puzzle_of(day)
        model = puzzle_model(texts_in("en"), puzzle, day, NO_EMOJIS, preferences=Preferences(0))
        assert not model.info.found
        content = puzzle_screen(model).content
        risks += [line for line in content.splitlines() if " would then count ×" in line]
    assert risks
    assert all("a yaku by your opponent would then count" in one for one in risks)


def test_what_is_shared_names_no_card_and_no_choice() -> None:
    texts = texts_in("en")
    for number in range(1, 40):
        day = day_numbered(number)
        puzzle = puzzle_of(day)
        shared: dict[bool, set[Screen]] = {True: set(), False: set()}
        for result in results(puzzle, day):
            screen = shared_screen(texts, Person(1, "Aoi"), result)
            assert not names_cards(screen.content)
            shared[result.answer.solved].add(screen)
        assert all(len(alike) == 1 for alike in shared.values()), "a wrong choice can't be told"
