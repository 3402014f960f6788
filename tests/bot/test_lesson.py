"""The lesson: from its first step to a won round, and back to the saved step."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.koikoi.cards import Card, card_code
from bot.koikoi.lesson import (
    QUESTIONS,
    SCENES,
    STEPS,
    GuidedRound,
    Step,
    advised,
    begun,
    leads_on,
    resumed,
)
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku_gains import stops_after
from bot.lesson.round_screens import round_screen
from bot.lesson.screens import LessonReader, right_note, step_screen, wrong_note
from bot.locales import DEFAULT, LANGUAGES, Language, texts_in
from bot.matches.models.achievements import Achievement
from bot.matches.models.people import Computer
from bot.messages.sending.delivery import labels_in
from bot.pictures.labels import Sides
from bot.pictures.subjects import HandBoard
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.hand import hand_screen
from bot.screens.message import ALT_LIMIT, Button, Screen
from tests.bot.each import each
from tests.bot.harness import BotHarness, bot_harness, pictures
from tests.bot.view_models import AOI, model, played
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

EN: Final = texts_in("en")
ROUND: Final = "lesson-round "


async def opened(pilot: Pilot, **where: Any) -> RenderedMessage:
    answer = await pilot.command("koikoi learn", **where)
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


def pick(step: Step, card: Card) -> str:
    return f"kk:0:0:lesson-pick {step} {card_code(card)}"


async def to_the_round(room: BotHarness, pilot: Pilot, seen: RenderedMessage) -> None:
    """Answer each question correctly."""
    for step, asked in QUESTIONS.items():
        await pilot.click(pick(step, asked.right), in_=room.now(seen))
        assert "✅" in room.now(seen).content
    await pilot.click("kk:0:0:lesson-stop stop", in_=room.now(seen))
    assert texts_of(room.now(seen)) == Step.ROUND


def texts_of(seen: RenderedMessage) -> Step:
    """Return the step that a message shows, by its title."""
    title = next(line for line in seen.content.splitlines() if line.startswith("### "))
    found = [
        step
        for step in STEPS
        for language in LANGUAGES
        if texts_in(language)(f"lesson-title-{step}") in title
    ]
    assert len(set(found)) == 1, seen.content
    return found[0]


def moves_of(seen: RenderedMessage) -> str:
    """Return the newcomer's choices so far, from the custom ids."""
    ids = [one.custom_id or "" for one in seen.buttons]
    offered = [one.partition(ROUND)[2] for one in ids if ROUND in one]
    return min(offered, key=len) if offered else ""


async def follow_tips(room: BotHarness, pilot: Pilot, seen: RenderedMessage, *, koi: bool) -> str:
    """Play the guided round by its tips; return the moves."""
    moves = ""
    while not (now := resumed(moves) or begun()).over:
        action = advised(moves)
        next_moves = now.moves_with(action)
        if koi and next_moves.endswith("-") and "+" not in moves:
            next_moves = f"{moves}+"
        await pilot.click(f"kk:0:0:{ROUND}{next_moves}", in_=room.now(seen))
        moves = next_moves
    return moves


@pytest.mark.parametrize("language", [DEFAULT, "ja"])
async def test_from_the_first_step_to_a_round_that_is_won(
    room: BotHarness, language: Language
) -> None:
    room.aoi.speak(language)
    texts = texts_in(language)
    seen = await opened(room.aoi)
    assert texts("lesson-leave").split("`")[0] in seen.content
    await to_the_round(room, room.aoi, seen)
    await follow_tips(room, room.aoi, seen, koi=False)
    over = room.now(seen)
    assert "🎉" in over.content
    assert texts("yaku-tsukimi") in over.content
    await room.aoi.click(texts("button-lesson-next"), in_=over)
    done = room.now(seen)
    assert texts("lesson-title-done") in done.content
    await room.aoi.click(texts("button-try"), in_=done)
    await room.drawn()
    assert (await room.stored()).info.against_computer


async def test_the_lesson_counts_for_nothing(room: BotHarness) -> None:
    seen = await opened(room.aoi)
    await to_the_round(room, room.aoi, seen)
    await follow_tips(room, room.aoi, seen, koi=True)
    assert "🎉" in room.now(seen).content
    queries = room.service.queries
    assert not await queries.games_of(room.aoi.id)
    assert not (await queries.history(room.aoi.id, None, 0)).items
    assert await queries.standing(room.world.guild.id, room.aoi.id) is None
    assert not [one for one in room.aoi.messages() if not one.ephemeral]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "🏅 Achievement: Lesson learned"), ("ja", "🏅 実績：遊び方を修了")],
)
async def test_the_round_at_its_end_is_an_achievement_once(
    room: BotHarness, language: Language, told: str
) -> None:
    room.aoi.speak(language)
    seen = await opened(room.aoi)
    texts = texts_in(language)
    while texts("lesson-title-done") not in room.now(seen).content:
        await room.aoi.click(texts("button-lesson-skip"), in_=room.now(seen))
    queries = room.service.queries
    assert not (await queries.achievements(room.aoi.id)).earned, "who skips it has not done it"
    for times in (1, 0):
        if times == 0:
            await room.aoi.click(texts("button-lesson-round-again"), in_=room.now(seen))
        else:
            await room.aoi.click(f"kk:0:0:lesson-to {STEPS[0]}", in_=room.now(seen))
            await to_the_round(room, room.aoi, seen)
        await follow_tips(room, room.aoi, seen, koi=True)
        lines = room.now(seen).content.splitlines()
        assert lines.count(told) == times
        assert lines[0].startswith("🎉")
    (earned,) = (await queries.achievements(room.aoi.id)).earned
    assert (earned.achievement, earned.match_id) == (Achievement.LESSON, None)
    answer = await room.aoi.command("koikoi achievements")
    assert f"🏅 **{texts('achievement-lesson')}** · <t:" in answer.text
    assert answer.message is not None
    assert not answer.message.selects, "there is no match to see again"


@pytest.mark.parametrize("step", QUESTIONS)
async def test_a_wrong_card_is_answered_with_the_reason(room: BotHarness, step: Step) -> None:
    seen = await opened(room.aoi)
    for earlier in STEPS[: STEPS.index(step)]:
        await room.aoi.click(pick(earlier, QUESTIONS[earlier].right), in_=room.now(seen))
    asked = QUESTIONS[step]
    for wrong in asked.choices:
        if wrong == asked.right:
            continue
        await room.aoi.click(pick(step, wrong), in_=room.now(seen))
        now = room.now(seen)
        assert now.content.splitlines()[1].startswith("🙂"), "where the step was explained"
        assert texts_of(now) == step
        red = [one.label for one in now.buttons if one.style == 4]
        assert len(red) == 1, "the pressed one, since the text may be out of sight"


async def test_koi_koi_is_answered_kindly_where_stop_is_wiser(room: BotHarness) -> None:
    seen = await opened(room.aoi)
    for step, asked in QUESTIONS.items():
        await room.aoi.click(pick(step, asked.right), in_=room.now(seen))
    await room.aoi.click("Koi-koi!", in_=room.now(seen))
    assert "🙂 Brave! But your last two cards can't capture anything" in room.now(seen).content
    await room.aoi.click("Stop", in_=room.now(seen))
    assert texts_of(room.now(seen)) == Step.ROUND


async def test_every_step_can_be_skipped_and_gone_back(room: BotHarness) -> None:
    seen = await opened(room.aoi)
    for step in STEPS[:-1]:
        assert texts_of(room.now(seen)) == step
        await room.aoi.click("Skip", in_=room.now(seen))
    assert EN("lesson-title-done") in room.now(seen).content
    for step in reversed(STEPS[:-1]):
        await room.aoi.click("Back", in_=room.now(seen))
        assert texts_of(room.now(seen)) == step
    brief = await room.aoi.click("In one minute", in_=room.now(seen))
    assert "Koi-Koi in one minute" in brief.text
    assert texts_of(room.now(seen)) == Step.MONTHS


async def test_the_way_back_through_the_round_throws_nothing_away(room: BotHarness) -> None:
    """*Back*, next to *Undo*, left the round, and all its choices were lost."""
    seen = await opened(room.aoi)
    await to_the_round(room, room.aoi, seen)
    assert "Back" in room.now(seen).labels, "nothing was chosen yet"
    for _ in range(2):
        moves = (await room.service.settings.preferences(room.aoi.id)).lesson or ""
        played = moves.partition(" ")[2]
        chosen = resumed(played) or begun()
        choice = chosen.moves_with(advised(chosen.moves))
        await room.aoi.click(f"kk:0:0:{ROUND}{choice}", in_=room.now(seen))
        labels = room.now(seen).labels
        assert EN("button-lesson-undo") in labels
        assert "Back" not in labels
    for _ in range(2):
        await room.aoi.click(EN("button-lesson-undo"), in_=room.now(seen))
    assert "Back" in room.now(seen).labels


async def test_one_comes_back_to_where_one_was(tmp_path: Path) -> None:
    """This includes a restart, direct messages, and old buttons."""
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            first = await opened(room.aoi)
            await room.aoi.click(pick(Step.MONTHS, QUESTIONS[Step.MONTHS].right), in_=first)
            await room.aoi.click("Skip", in_=room.now(first))
        async with room.open():
            again = await opened(room.aoi, channel=room.aoi.dm)
            assert texts_of(again) == Step.CAPTURE
            assert "✅" not in again.content
            await room.aoi.click(pick(Step.CAPTURE, QUESTIONS[Step.CAPTURE].right), in_=again)
            # The other message, on another device, still works from its own step.
            await room.aoi.click("Back", in_=room.now(first))
            assert texts_of(room.now(first)) == Step.KINDS
            assert texts_of(room.now(again)) == Step.DRAW
            assert texts_of(await opened(room.aoi)) == Step.KINDS, "the last press counts"
            assert texts_of(await opened(room.ben)) == Step.MONTHS, "everybody has their own"


async def test_the_round_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            first = await opened(room.aoi)
            await to_the_round(room, room.aoi, first)
            start = room.now(first)
            moves = begun().moves_with(advised(""))
            await room.aoi.click(f"kk:0:0:{ROUND}{moves}", in_=room.now(first))
            shown = room.now(first).content
        async with room.open():
            again = await opened(room.aoi)
            assert again.content == shown
            assert len(moves_of(again)) > len(moves)
            await room.aoi.click("Undo", in_=again)
            assert EN("lesson-text-round") in room.now(again).content
            await room.aoi.click(f"kk:0:0:{ROUND}{moves}", in_=start, late=True)
            assert room.now(first).content == shown, "the same press once more changes nothing"


async def test_what_harms_is_taken_back_with_the_reason(room: BotHarness) -> None:
    """A second koi-koi, when no further yaku is possible."""
    seen = await opened(room.aoi)
    await to_the_round(room, room.aoi, seen)
    moves = ""
    while leads_on(f"{moves}+") or not room.now(seen).labels[0].startswith("Stop"):
        now = resumed(moves)
        assert now is not None
        assert not now.over, "each koi-koi was followed by more"
        koi = leads_on(f"{moves}+") and now.view.stake is not None
        moves = f"{moves}+" if koi else now.moves_with(advised(moves))
        await room.aoi.click(f"kk:0:0:{ROUND}{moves}", in_=room.now(seen))
    await room.aoi.click("Koi-koi!", in_=room.now(seen))
    assert "Let's take that back" in room.now(seen).content
    assert "Stop" in room.now(seen).labels[0]


async def test_only_who_has_not_begun_the_lesson_is_offered_it(room: BotHarness) -> None:
    await room.service.settings.keep_lesson(room.ben.id, "kinds")
    for pilot, offered in ((room.aoi, True), (room.ben, False)):
        answer = await pilot.command("koikoi computer", channel=pilot.dm)
        assert "💡" in answer.text
        assert ("New to these cards" in answer.text) is offered


async def test_a_challenged_newcomer_finds_the_lesson(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    how = await room.ben.click("How it works", in_=answer.message)
    lesson = await room.ben.click("Lesson", in_=how.message)
    assert lesson.ephemeral
    assert lesson.message is not None
    assert texts_of(lesson.message) == Step.MONTHS


def test_the_first_hand_against_the_computer_offers_the_lesson() -> None:
    fresh = played(lambda match: match.phase is Phase.PLAY)
    first = model(fresh, 0, players=(AOI, Computer("master")))
    assert "/koikoi learn" in hand_screen(replace(first, newcomer=True)).content
    assert "/koikoi learn" not in hand_screen(first).content, "who has played knows"
    against_ben = replace(model(fresh, 0), newcomer=True)
    assert "/koikoi learn" not in hand_screen(against_ben).content, "nobody shall wait for it"


def test_nothing_breaks_the_lesson_while_emojis_are_missing() -> None:
    for step in STEPS:
        if step is not Step.ROUND:
            rows = step_screen(LessonReader(EN), step).rows
            assert all(one.label for row in rows for one in row if isinstance(one, Button))


def screens(language: Language) -> list[tuple[str, Screen]]:
    """Return every screen of the lesson, with the longest possible line above it."""
    texts = texts_in(language)
    reader = LessonReader(texts)
    found: list[tuple[str, Screen]] = []
    for step in STEPS:
        if step is Step.ROUND:
            continue
        found.append((step.value, step_screen(reader, step)))
        asked = QUESTIONS.get(step)
        for card in asked.choices if asked else ():
            note = wrong_note(texts, step, card)
            found.append((f"{step} wrong", step_screen(reader, step, note, card)))
    for step in list(QUESTIONS)[1:]:
        note = right_note(texts, STEPS[STEPS.index(step) - 1])
        found.append((f"{step} right", step_screen(reader, step, note)))
    moves = ""
    while True:
        now = resumed(moves)
        assert now is not None
        first = None if moves else right_note(texts, Step.STOP)
        screen = round_screen(LessonReader(texts, round=now), first)
        found.append((f"round {moves}", screen))
        if now.over:
            return found
        koi = now.view.stake is not None and leads_on(f"{moves}+")
        moves = f"{moves}+" if koi else now.moves_with(advised(moves))


WIDE: Final = re.compile(r"[\u1100-\uffff]")


def lines_on_a_phone(text: str) -> int:
    """Estimate the lines on a phone of 390 px: 42 letters, or 21 Japanese ones, per line."""
    bare = re.sub(r"[*#`]", "", text)
    return sum(
        max(1, -(-(len(line) + len(WIDE.findall(line))) // 42)) for line in bare.splitlines()
    )


@each("language", LANGUAGES)
def test_each_step_is_short_and_leads_on(language: Language) -> None:
    for name, screen in screens(language):
        assert lines_on_a_phone(screen.content) <= 10, f"{name}: {screen.content}"
        assert screen.picture is not None
        assert screen.picture.alt
        assert len(screen.picture.alt) <= ALT_LIMIT, name
        ids = [item.custom_id for row in screen.rows for item in row if isinstance(item, Button)]
        assert len(set(ids)) == len(ids) >= 2, f"{name} is a dead end"
        assert len(screen.rows) <= 5
        assert all(len(row) <= 5 for row in screen.rows)


def test_every_month_is_named_in_the_alt_text() -> None:
    picture = step_screen(LessonReader(EN), Step.MONTHS).picture
    assert picture is not None
    for month in range(1, 13):
        assert EN(f"month-{month}") in picture.alt
    for card in ("Crane", "Rain man", "Sake cup", "Boar"):
        assert card in picture.alt


def test_the_guided_round_has_the_buttons_of_a_real_hand() -> None:
    rows = round_screen(LessonReader(EN)).rows
    labels = [one.label for row in rows for one in row if isinstance(one, Button)]
    assert "Pine ▸ ribbon" in labels
    assert "💡 Pampas grass ▸ moon" in labels, "the tip is marked: the text may be out of sight"


async def test_an_emoji_that_is_gone_does_not_stop_the_lesson(tmp_path: Path) -> None:
    async with bot_harness(tmp_path) as room:
        room.client.presenter.view_models.use_emojis({Card(0): "<:gone:1>", Card(2): "<:gone:1>"})
        seen = await opened(room.aoi)
        assert texts_of(seen) == Step.MONTHS
        assert not [one for one in seen.buttons if one.emoji]
        room.client.presenter.view_models.use_emojis({QUESTIONS[Step.KINDS].right: "<:gone:1>"})
        await room.aoi.click("Skip", in_=seen)
        assert texts_of(room.now(seen)) == Step.KINDS


async def test_the_same_press_twice_at_once_is_one_step(room: BotHarness) -> None:
    seen = await opened(room.aoi)
    right = pick(Step.MONTHS, QUESTIONS[Step.MONTHS].right)
    await asyncio.gather(*(room.aoi.click(right, in_=seen, late=True) for _ in range(3)))
    assert texts_of(room.now(seen)) == Step.KINDS
    await room.aoi.click("Skip", in_=room.now(seen))
    await room.aoi.click(right, in_=seen, late=True)
    assert texts_of(room.now(seen)) == Step.KINDS, "an old press leads where it always led"


async def test_larger_print_holds_in_the_guided_round(room: BotHarness) -> None:
    chosen = await room.service.settings.preferences(room.aoi.id)
    await room.service.settings.save_preferences(replace(chosen, large_print=True))
    await room.service.settings.keep_lesson(room.aoi.id, "round")
    seen = await opened(room.aoi)
    (attachment,) = seen.attachments
    path = room.world.core.attachments.path(int(attachment["id"]))
    labels = labels_in("en")
    sides = Sides(0, ("You", "Computer"))
    assert path.read_bytes() == pictures().draw(HandBoard(begun().view, sides, large=True), labels)


def test_each_scene_stands_where_the_step_before_led() -> None:
    """The cards of the right answer are captured, with the card that took them; no other changes.

    The scene of the draw shows no hand. The other player lays the boar before the yaku.
    """
    asked = [one for one in QUESTIONS.values() if one.scene is not None]
    for one, scene in zip(asked, SCENES[1:], strict=True):
        before = one.scene
        assert before is not None
        taken = {one.right, one.about}
        assert {*scene.captured} == {*before.captured} | taken
        laid = {QUESTIONS[Step.YAKU].about} if before.drawn else set()
        assert {*scene.field} == {*before.field} - taken | laid
        if before.hand and scene.hand:
            assert {*scene.hand} == {*before.hand} - taken
    capture, later = QUESTIONS[Step.CAPTURE].scene, QUESTIONS[Step.YAKU].scene
    assert capture is not None
    assert later is not None
    assert {*later.hand} == {*capture.hand} - {QUESTIONS[Step.CAPTURE].right}


def told(moves: str) -> str:
    now = resumed(moves)
    assert now is not None
    return round_screen(LessonReader(EN, round=now)).content


def walk(*, koi: bool) -> list[tuple[GuidedRound, str]]:
    """Return each position of the guided round with its text, by the guide's advice."""
    found, moves = [], ""
    while True:
        now = resumed(moves)
        assert now is not None
        found.append((now, told(moves)))
        if now.over:
            return found
        calls = koi and now.view.stake is not None and leads_on(f"{moves}+")
        moves = f"{moves}+" if calls else now.moves_with(advised(moves))


def test_each_sign_of_the_picture_is_explained_where_it_first_appears() -> None:
    """Badges and chips, and the doubling, before a tip or a decision counts with it."""
    for koi in (False, True):
        seen = walk(koi=koi)[:-1]
        signs: dict[str, Callable[[PlayerView], bool]] = {
            EN("lesson-see-near"): lambda view: view.stake is None and bool(view.near_yaku(0)),
            EN("lesson-see-koi"): lambda view: view.stake is None and any(view.calls),
            EN("rule-seven"): lambda view: (
                max(stops_after(view).values(), default=0) >= 14
                or (view.stake is not None and view.stake.score.total >= 14)
            ),
        }
        for sign, appears in signs.items():
            shown = [one for one, text in seen if sign in text]
            first = next((one for one, _ in seen if appears(one.view)), None)
            assert shown == ([] if first is None else [first]), sign


def test_safe_points_are_not_called_a_choice_like_another() -> None:
    """The round is the only one, so a player would risk 20 points for little."""
    for now, text in walk(koi=True)[:-1]:
        stake = now.view.stake
        if stake is not None and stake.score.multipliers:
            assert "Both work" not in text
            assert "*Stop* is wise" in text


def test_the_tip_of_a_doubled_stop_says_how_much() -> None:
    worth = [text for _, text in walk(koi=True) if "worth 20" in text]
    assert len(worth) == 1
    assert EN("rule-seven") in worth[0]
