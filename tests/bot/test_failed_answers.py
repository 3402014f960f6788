"""Answers under faults of Discord: every button, menu, form and command, each with some fault.

The requested action happens once. The person gets the same answer as without a fault, complete and
only once, if Discord delivers it at all. Nobody waits for long, no command is left "thinking", and
the log has a line, not a traceback.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from bot.interactions.context import Context
from bot.playground.testing import waiting
from bot.playground.testing.pilot import Answer
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.bad_days import (
    CALLBACK,
    HOOK,
    ORIGINAL,
    TWENTY_MINUTES,
    Pauses,
    Trouble,
    complaints,
    ordered,
    without_pauses,
)
from tests.bot.crowd import Presser, Scene, Town, town
from tests.bot.harness import BotHarness
from tests.bot.scenes import Case
from tests.bot.test_who_may_command import USED
from tests.bot.test_who_may_press import acts, differing, everything, is_refusal, may, parts

PARTS: Final = 6
"""The number of tests for the walk. The first of them has each fault at some presses."""
LONG: Final = {"retry_after": TWENTY_MINUTES, "shared": True, "times": 9}
ARRIVING: Final = (
    Trouble("the confirmation is lost", ordered("hang_up", done_all_the_same=True)),
    Trouble("the connection breaks first", ordered("hang_up")),
    Trouble("half of the confirmation comes", ordered("garble", done_all_the_same=True)),
    Trouble("half of an answer comes, and nothing was taken", ordered("garble")),
    Trouble("the service is away for a moment", ordered("fail", status=503)),
    Trouble("a short limit", ordered("limit", retry_after=0.001)),
)
LOST: Final = (
    Trouble("it comes too late", ordered("fail", status=404, code=10062, times=9), False),
    Trouble("a limit of twenty minutes", ordered("limit", **LONG), False),
    Trouble("the service stays away", ordered("fail", status=503, times=99), False),
    Trouble("nothing can be reached", ordered("hang_up", times=99), False),
)
UNCONFIRMED: Final = (ARRIVING[0], ARRIVING[2])
"""The answer has arrived, without a confirmation for the bot."""
IN_CHANNEL: Final = {"koikoi play", "koikoi computer", "koikoi table", "Play Koi-Koi"}
"""Late answers of these are messages in the channel: see `test_failed_messages`."""
PATIENCE: Final = 30.0
"""Maximum delay of an answer because of Discord, all tries together, in seconds."""

Ask = Callable[[], Awaitable[Answer]]


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> dict[str, Pauses]:
    return without_pauses(monkeypatch)


@pytest.mark.parametrize("part", parts(PARTS))
async def test_every_press_on_a_bad_day(
    part: int, tmp_path: Path, caplog: pytest.LogCaptureFixture, pauses: dict[str, Pauses]
) -> None:
    wrong: list[str] = []
    async with town(tmp_path) as room:
        day = Day(room, caplog, pauses)
        for number, (kind, name, case) in enumerate(everything()[part::PARTS]):
            if not case.where:
                continue
            wanted = (await day.pressed(case, None)).shape
            troubles = [ARRIVING[number % len(ARRIVING)]]
            if case.changes or not number % 3:
                troubles.append(LOST[number % len(LOST)])
            for trouble in troubles:
                done = await day.pressed(case, trouble)
                if case.changes and not done.changed:
                    done.wrong.append("nothing was stored")
                done.compare(trouble, wanted)
                wrong += [f"{name} ({kind}), {trouble.name}: {one}" for one in done.wrong]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("late", [False, pytest.param(True, marks=pytest.mark.slow)])
async def test_every_command_on_a_bad_day(
    late: bool,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    pauses: dict[str, Pauses],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`late`: each is acknowledged first; then the answer, sent by the token, has the fault."""
    begin = Context.begin

    async def slow(context: Context, match_id: int | None) -> None:
        await context.reply.acknowledge()
        await begin(context, match_id)

    wrong: list[str] = []
    async with town(tmp_path) as room:
        if late:
            monkeypatch.setattr(Context, "begin", slow)
        day = Day(room, caplog, pauses)
        route = ("POST", HOOK) if late else ("POST", CALLBACK)
        for number, name in enumerate(one for one in USED if not (late and one in IN_CHANNEL)):
            wanted = (await day.commanded(name, None, route)).shape
            for trouble in (ARRIVING[number % len(ARRIVING)], LOST[number % len(LOST)]):
                if late and not trouble.arrives and trouble.order is LOST[0].order:
                    continue  # a follow-up has no such limit
                done = await day.commanded(name, trouble, route)
                if late and trouble in UNCONFIRMED and done.answer is not None:
                    files, form = done.shape
                    done.shape = files[:1], form  # it may be shown twice to one reader
                done.compare(trouble, wanted)
                wrong += [f"/{name}, {trouble.name}: {one}" for one in done.wrong]
            messages = room.world.core.messages
            for one in tuple(messages.by_id.values()):
                if RenderedMessage(one).loading:
                    wrong.append(f"/{name}: left thinking")
                    messages.delete(one)
    assert not wrong, "\n".join(wrong)


class Done:
    """The result of a press or a command."""

    def __init__(self, answer: Answer | None, changed: list[str], wrong: list[str]) -> None:
        self.answer = answer
        self.changed = changed
        self.wrong = wrong
        self.shape: Any = None if answer is None else shape(answer)

    def compare(self, trouble: Trouble, wanted: Any) -> None:
        """Record the differences from the answer without a fault."""
        if not trouble.arrives:
            return
        if self.answer is None:
            self.wrong.append("no answer")
        elif self.shape != wanted:
            self.wrong.append(f"{self.shape}, and else {wanted}")
        elif is_refusal(self.answer.text):
            self.wrong.append(f"got {self.answer.text[:60]!r}")


def shape(answer: Answer) -> Any:
    """Return the number of answering messages, their files, and whether a form opened."""
    core = answer.world.core
    files = tuple(
        tuple(
            core.attachments.path(int(one["id"])).stat().st_size > 0 for one in message.attachments
        )
        for message in answer.messages
    )
    return files, answer.modal is not None


class Day:
    """Performs presses and commands while their answers have faults."""

    def __init__(
        self, room: Town, caplog: pytest.LogCaptureFixture, pauses: dict[str, Pauses]
    ) -> None:
        self.room = room
        self._caplog = caplog
        self._pauses = pauses["discord.webhook.async_"].taken

    async def pressed(self, case: Case, trouble: Trouble | None) -> Done:
        """Press as somebody with permission."""
        room, scene = self.room, await case.scene(self.room)
        presser = await able(room, case, scene)

        async def press() -> Answer:
            return (await room.press(presser, scene)).answer

        done = await self._asked(press, trouble, ("POST", CALLBACK))
        if done.changed or scene.match not in room.kept.values():
            await room.over()
        return done

    async def commanded(self, name: str, trouble: Trouble | None, route: tuple[str, str]) -> Done:
        """Use a command as somebody with permission."""
        room, used = self.room, USED[name]
        room.clock.move(timedelta(days=1))  # there is one deal a day
        pilot = room.emi if used.needs == "anybody" else room.aoi

        async def ask() -> Answer:
            if name in ("Play Koi-Koi", "Koi-Koi profile"):
                return await pilot.user_command(name, room.dai)
            return await pilot.command(name, **used.options)

        done = await self._asked(ask, trouble, route)
        await room.over()
        return done

    async def _asked(self, ask: Ask, trouble: Trouble | None, route: tuple[str, str]) -> Done:
        room = self.room
        await room.shown()
        before, version = room.rows(), room.version()
        flight, faults = room.client.in_flight, room.world.core.faults
        answered = flight.answered
        self._caplog.clear()
        self._pauses.clear()
        order = None if trouble is None else trouble.order(faults, *route)
        edits = None if trouble is None or route[1] == CALLBACK else trouble.order(
            faults, "PATCH", ORIGINAL
        )  # fmt: skip
        asking = asyncio.ensure_future(ask())
        await room.world.until(
            lambda: flight.answered > answered and not flight.count, "it is done"
        )
        await room.shown()
        faults.clear()
        answer = None
        if trouble is None or trouble.arrives:
            async with asyncio.timeout(waiting.TIMEOUT):
                answer = await asking
        else:
            asking.cancel()
        changed = differing(before, room.rows()) if room.version() != version else []
        wrong = complaints(self._caplog)
        if order is not None and not order.met and not (edits is not None and edits.met):
            wrong.append("the fault met nothing")
        if sum(self._pauses) > PATIENCE:
            wrong.append(f"it waited for {sum(self._pauses)} s")
        done = Done(answer, changed, wrong)
        for message in () if answer is None else answer.messages:
            if not message.ephemeral:  # a shared message can then be shared again
                room.world.core.messages.delete(message.message)
        return done


async def able(room: Town, case: Case, scene: Scene) -> Presser:
    """Return somebody with permission, with a message of their own for it."""
    crowd = await room.newcomers() if case.alone else room.pressers
    presser = next(
        one
        for one in crowd
        if one.place in case.where and may(room, one, case, scene) and acts(one, scene)
    )
    return await room.afresh(presser, scene)


async def test_a_late_table_stands_though_its_thinking_can_not_be_taken_away(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord fails for that one request: the table was sent, and can be pressed as usual."""
    room.client.interactions.answer_late = 0
    gone = room.world.core.faults.fail("DELETE", ORIGINAL, 503, times=9)
    asking = asyncio.create_task(room.aoi.command("koikoi play", opponent=room.ben))
    await room.world.until(lambda: gone.met, "it is tried")
    await room.client.in_flight.wait_idle()
    await room.drawn()
    (challenge,) = [one for one in room.ben.messages() if "Accept" in one.labels]
    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    assert "My hand" in room.now(challenge).labels
    asking.cancel()
    assert complaints(caplog, most=3) == []
