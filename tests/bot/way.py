"""The path of an event through the bot: the files, the functions, the steps between files.

Run `python -m tests.bot.way` for the figures of each event; `--files` also names the files,
`--steps` the commonest steps.

- A *file* or a *function* counts once, however often it runs.
- A *step* is a call from one file of the bot to another, also through a library, or from the event
  loop to the bot. Neither the return of a call nor a resumed coroutine is a step: how often each
  waits, and in which order, is random.

Only the event loop's own thread is watched, and only `bot/` without the local Discord: pictures are
drawn in a separate thread, and the local Discord is not the bot.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from bot.koikoi.cards import DECK
from bot.locales import LANGUAGES, texts_in
from bot.messages.presenter import Presenter
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.wording.cards import card_beside
from tests.bot.harness import BotHarness, bot_harness, choices
from tests.storage.stores import CallingThread

BOT: Final = Path(__file__).resolve().parent.parent.parent / "bot"
OTHERS: Final = BOT / "playground"
UNCOUNTED: Final = (Presenter.settle.__code__, CallingThread.submit.__code__)
"""Calls inside these are not counted: how often the final wait after each event checks is random,
and a bot runs transactions in threads of their own."""
WAITING: Final = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR


@dataclass(slots=True)
class Way:
    """The code that one event ran."""

    functions: set[CodeType] = field(default_factory=set)
    files: Counter[str] = field(default_factory=Counter)
    """Each file, relative to `bot/`, with the number of steps into it."""
    edges: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The number of steps from one file to another."""

    @property
    def steps(self) -> int:
        """The number of calls from one file to another."""
        return self.files.total()

    def __str__(self) -> str:
        return f"{len(self.files)} files, {len(self.functions)} functions, {self.steps} steps"


class _Tracer:
    """A profile function for `sys.setprofile`, and its results."""

    def __init__(self) -> None:
        self.way = Way()
        self._names: dict[CodeType, str | None] = {}  # a code's file; None: not in the bot
        self._begun: set[FrameType] = set()  # frames that can wait and be resumed

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or (name := self._name_of(frame)) is None:
            return
        if frame.f_code.co_flags & WAITING:
            if frame in self._begun:
                return
            self._begun.add(frame)
        self.way.functions.add(frame.f_code)
        above = tuple(_above(frame))
        if any(one.f_code in UNCOUNTED for one in above):
            return
        callers = (called for one in above if (called := self._name_of(one)) is not None)
        caller = next(callers, "outside")
        if name != caller:
            self.way.files[name] += 1
            self.way.edges[caller, name] += 1

    def _name_of(self, frame: FrameType) -> str | None:
        code = frame.f_code
        try:
            return self._names[code]
        except KeyError:
            path = Path(code.co_filename)
            ours = path.is_relative_to(BOT) and not path.is_relative_to(OTHERS)
            name = self._names[code] = str(path.relative_to(BOT)) if ours else None
            return name


def _above(frame: FrameType) -> Iterator[FrameType]:
    """Yield the calling frames, the nearest first."""
    back = frame.f_back
    while back is not None:
        yield back
        back = back.f_back


@contextmanager
def watched() -> Iterator[Way]:
    """Watch the code that this thread runs inside the block."""
    tracer = _Tracer()
    sys.setprofile(tracer)
    try:
        yield tracer.way
    finally:
        sys.setprofile(None)


async def press(room: BotHarness) -> Way:
    """Play a card against a person, in a hand in direct messages."""
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    (card, *_) = [one for one in choices(hand) if one.split(":")[3].startswith("play ")]
    return await _walked(room, lambda: _pressed(room, mover, card, hand))


async def challenge_accepted(room: BotHarness) -> Way:
    """Let a member accept a challenge: the table, both hands, the first notification."""
    message = await _challenge(room.aoi, room.ben)
    await room.drawn()
    return await _walked(room, lambda: _pressed(room, room.ben, "Accept", message))


async def deadline(room: BotHarness) -> Way:
    """Let a player's time run out."""
    await room.started()
    info = (await room.stored()).info
    assert info.turn_ends is not None
    room.clock.move(info.turn_ends - room.clock.now())
    return await _walked(room, room.deadlines.tick)


async def _pressed(room: BotHarness, pilot: Pilot, what: str, message: RenderedMessage) -> None:
    """Press a button, and wait for the end of the press, which may be after its answer."""
    await pilot.click(what, in_=message)
    await room.client.in_flight.wait_idle()


async def _challenge(challenger: Pilot, member: Pilot) -> RenderedMessage:
    answer = await challenger.command("koikoi play", opponent=member)
    assert answer.message is not None
    return answer.message


async def _walked(room: BotHarness, event: Callable[[], Awaitable[object]]) -> Way:
    """Return the code that runs from the event until everything is drawn.

    Data that a process reads once (the rules of a match, the names of cards) is read before.
    """
    await room.drawn()
    await room.service.queries.games_of(room.aoi.id)
    for language in LANGUAGES:
        card_beside(texts_in(language), DECK[0], DECK[1])
    with watched() as way:
        await event()
        await room.client.presenter.settle()  # without polling
    await room.drawn()
    return way


EVENTS: Final = (press, challenge_accepted, deadline)


async def measured(event: Callable[[BotHarness], Awaitable[Way]]) -> Way:
    """Measure an event in a separate bot."""
    with tempfile.TemporaryDirectory() as folder:
        async with bot_harness(Path(folder)) as room:
            return await event(room)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Measure how far an event walks.")
    parser.add_argument("--files", action="store_true", help="name the files, with their steps")
    parser.add_argument("--steps", action="store_true", help="name the commonest steps")
    asked = parser.parse_args()
    for event in EVENTS:
        way = asyncio.run(measured(event))
        print(f"{event.__name__:20} {way}")
        for name, count in sorted(way.files.items()) if asked.files else ():
            print(f"  {count:5} {name}")
        for (before, after), count in way.edges.most_common(40) if asked.steps else ():
            print(f"  {count:5} {before} -> {after}")


if __name__ == "__main__":
    main()
