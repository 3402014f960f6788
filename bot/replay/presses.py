"""Presses on replays of finished matches and of record files, step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.buttons.params import EARNED, MATCH, ROUND, SNOWFLAKE, STEP, button, choice, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, REVIEWER
from bot.interactions.context import Context
from bot.koikoi.actions import Seat
from bot.matches.achievements import is_earned_by
from bot.matches.errors import RecordProblem, Refusal, Refused
from bot.matches.letters import folded
from bot.matches.models.achievements import Achievement
from bot.matches.models.match import MatchInfo, Status
from bot.matches.replay import LARGEST_FILE, Course, Recorded
from bot.matches.review import Review
from bot.messages.sending.components import shown_files
from bot.replay.review_presses import show_while_made
from bot.replay.screens import (
    SEEN,
    TABLE,
    Replay,
    file_review_screen,
    named,
    replay_choice_screen,
    replay_screen,
)
from bot.screens.games import review_choices
from bot.screens.message import NO_MATCH, Choice, PackedFile, Screen
from bot.screens.view_model import ViewModel

FILE: Final = "record.koikoi"
"""Name of the file in a replay's message: Discord shows no preview for this extension."""
_MOST_ROUNDS: Final = 24
"""Maximum number of rounds of a record to review: the bot's own matches are no longer."""
_CHOICES: Final = 25
_SEARCHED: Final = 100
"""Number of the newest matches that are searched."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a replay, for the person who asks.

    `file`: the record on the pressed message, if any.
    """

    info: MatchInfo
    course: Course
    seat: Seat | None
    review: Review | None
    file: discord.Attachment | None = None
    recorded: Recorded | None = None

    def model(self, context: Context) -> ViewModel:
        """Return the model of the whole match."""
        info = self.info if self.recorded is None else named(context.texts, self.info)
        return ViewModel(context.texts, info, None, self.seat, info.red)


async def open_replay(context: Context, press: ComponentInteraction) -> None:
    """Open a match's replay at its first deal, in a new message."""
    await replay_match(context, press.match_id)


async def open_at(context: Context, press: ComponentInteraction, seq: int) -> None:
    """Open a replay after the action with this number, a turning point of the review."""
    source = await source_of(context, press)
    if seq >= len(source.course.actions):
        raise Refused(Refusal.OLD_BUTTON)
    await _send(context, source, source.course.step_of(seq))


async def open_round(context: Context, press: ComponentInteraction, number: int) -> None:
    """Open a replay at a round, from a shared moving picture."""
    source = await source_of(context, press)
    check_round(source.course, number)
    await _send(context, source, source.course.rounds[number - 1].first)


async def step(context: Context, press: ComponentInteraction, number: int, seen: str) -> None:
    """Show another step, or the other view, in the pressed message."""
    await _show(context, await source_of(context, press), number, seen)


async def jump(context: Context, press: ComponentInteraction, seen: str, number: int) -> None:
    """Show the step that was chosen in a menu."""
    await _show(context, await source_of(context, press), number, seen)


async def choose(context: Context, _: ComponentInteraction, match_id: int) -> None:
    """Open the replay of a match that was chosen from the list."""
    await replay_match(context, match_id)


async def choose_earned(
    context: Context, _: ComponentInteraction, person_id: int, earned: tuple[int, Achievement]
) -> None:
    """Open a replay at the result of the round that earned an achievement, or at the end."""
    match_id, achievement = earned
    source = await _match(context, match_id)
    seat, course = source.info.seat_of(person_id), source.course
    if seat is None:
        raise Refused(Refusal.OLD_BUTTON)
    ends = (
        one.last
        for one in course.rounds
        if one.result is not None and is_earned_by(one.result, achievement, seat)
    )
    await _send(context, source, next(ends, course.steps))


async def review_file(context: Context, press: ComponentInteraction) -> None:
    """Review a record. Its replay shows the verdicts from the next press on."""
    source = await source_of(context, press)
    recorded, message_id = source.recorded, context.reply.pressed_message
    if recorded is None or message_id is None or not _may_review(source):
        raise Refused(Refusal.OLD_BUTTON)
    model = source.model(context)

    async def made() -> Screen:
        review = await context.service.replays.review_file(message_id, recorded)
        return file_review_screen(model, review)

    await show_while_made(context, -message_id, made())


async def replay_match(context: Context, match_id: int) -> None:
    """Open a match's replay at its first step."""
    await _send(context, await _match(context, match_id), 1)


async def replay_file(context: Context, file: discord.Attachment) -> None:
    """Open the replay of a record file. Raises `Refused` if it is invalid."""
    content = await content_of(file)
    recorded = await context.service.replays.file(file.id, _given(content))
    source = Source(recorded.info, recorded.course, None, None, recorded=recorded)
    screen = await _screen(context, source, 1, TABLE)
    await context.reply.send(replace(screen, file=PackedFile(FILE, content)))


async def replay_choices(context: Context) -> Screen:
    """Return the list of the person's newest matches on this server; in direct messages, of all."""
    found = await _newest(context, _CHOICES)
    return replay_choice_screen(context.texts, context.person.id, found)


async def matches_like(context: Context, typed: str) -> list[Choice]:
    """Return the person's newest matches whose names, score, date or number contain a text."""
    found = review_choices(context.texts, context.person.id, await _newest(context, _SEARCHED))
    wanted = folded(typed)
    said = [(one, folded(f"{one.label} {one.description}")) for one in found]
    return [one for one, words in said if wanted in words][:_CHOICES]


async def _newest(context: Context, most: int) -> Sequence[MatchInfo]:
    guild_id = context.guild_id
    return (await context.service.queries.history(context.person.id, guild_id, 0, most)).items


async def source_of(context: Context, press: ComponentInteraction) -> Source:
    """Return the subject of a press: a match, or the file on the pressed message."""
    if press.match_id != NO_MATCH:
        return await _match(context, press.match_id)
    message = context.interaction.message
    assert message is not None
    files = (*message.attachments, *shown_files(message))
    file = next((one for one in files if one.filename == FILE), None)
    if file is None:
        raise Refused(Refusal.FILE_GONE)
    known = await context.service.replays.file(message.id, lambda: content_of(file))
    review = context.service.reviews.jobs.known(-message.id)
    return Source(known.info, known.course, None, review, file, known)


async def _match(context: Context, match_id: int) -> Source:
    info = (await context.service.queries.get(match_id)).info
    course = await context.service.replays.course(match_id)
    review = context.service.reviews.jobs.known(match_id)
    return Source(info, course, info.seat_of(context.person.id), review)


async def content_of(file: discord.Attachment) -> bytes:
    """Return a record's file. Raises `Refused` if it is too long, or gone."""
    if file.size > LARGEST_FILE:
        raise Refused(Refusal.UNREADABLE_RECORD, record=(RecordProblem.SIZE, 0))
    try:
        return await file.read()
    except (discord.NotFound, discord.Forbidden):
        raise Refused(Refusal.FILE_GONE) from None


async def _send(context: Context, source: Source, number: int) -> None:
    """Show a step in a new message: private on a server, lasting in direct messages."""
    screen = await _screen(context, source, number, TABLE)
    await context.reply.send(screen, private=context.among_others)


async def _show(context: Context, source: Source, number: int, seen: str) -> None:
    screen = await _screen(context, source, number, seen)
    await context.reply.redraw(screen, beside=() if source.file is None else (source.file,))


async def _screen(context: Context, source: Source, number: int, seen: str) -> Screen:
    is_file = source.recorded is not None
    replay = Replay(
        source.course,
        seen,
        may_open=is_file or source.seat is not None,
        review=source.review,
        may_review=_may_review(source),
    )
    position = await asyncio.to_thread(source.course.at, number)
    return replay_screen(source.model(context), replay, position)


def _may_review(source: Source) -> bool:
    if source.recorded is not None:
        return len(source.course.rounds) <= _MOST_ROUNDS
    return source.info.status is Status.FINISHED


def check_round(course: Course, number: int) -> None:
    """Raise `Refused` for a round that doesn't exist: no button leads there."""
    if number > len(course.rounds):
        raise Refused(Refusal.OLD_BUTTON)


def _given(content: bytes) -> Callable[[], Awaitable[bytes]]:
    async def read() -> bytes:
        return content

    return read


SEEN_IN_REPLAY: Final = choice(*SEEN)

ROUTES: Final = Routes(
    match={
        "replay": button(open_replay, needs=REVIEWER),
        "replay at": button(open_at, STEP, needs=REVIEWER),
        "replay round": button(open_round, ROUND, needs=REVIEWER),
        "replay step": button(step, STEP, SEEN_IN_REPLAY, needs=REVIEWER, way=True),
        "replay rounds": menu(jump, SEEN_IN_REPLAY, needs=REVIEWER, chosen=STEP),
        "replay points": menu(jump, SEEN_IN_REPLAY, needs=REVIEWER, chosen=STEP),
    },
    panel={
        "earned": menu(choose_earned, SNOWFLAKE, needs=REVIEWER, chosen=EARNED),
        "replay": menu(choose, needs=REVIEWER, chosen=MATCH),
        "replay step": button(step, STEP, SEEN_IN_REPLAY, needs=ANYBODY, way=True),
        "replay rounds": menu(jump, SEEN_IN_REPLAY, needs=ANYBODY, chosen=STEP),
        "replay points": menu(jump, SEEN_IN_REPLAY, needs=ANYBODY, chosen=STEP),
        "replay review": button(review_file, needs=ANYBODY),
    },
)
