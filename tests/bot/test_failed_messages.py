"""Messages without a waiting user, under faults of Discord: each kind with each fault.

After any fault, each is finally shown where people expect it: once, with the current state. The
loop behind it continues, the pauses between its tries grow up to a limit, and the log has a few
lines.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.daily.post_runner import DailyPosts
from bot.leaderboards.weekly import WeeklyTables
from bot.messages.queue import LONGEST_PAUSE
from bot.reminders.runner import ReminderRunner
from bot.tournaments.runner import TournamentRunner
from tests.bot import message_kinds as ours
from tests.bot import more_message_kinds as others
from tests.bot import notice_kinds as notices
from tests.bot.bad_days import CALLBACK, Order, Pauses, complaints, without_pauses
from tests.bot.harness import BotHarness, bot_harness
from tests.bot.message_kinds import EDITS, Kind

KINDS: Final = (
    *(ours.Hands, ours.Move, ours.Result, ours.Brought, ours.Replaced),
    *(ours.InThread, ours.Mention, ours.OpenHand),
    *(others.Round, others.SignUp, others.MovedUp, others.Several),
    *(others.SeveralAgain, others.SeveralReplaced),
    *(others.Week, others.Day, others.Report, others.Greeting),
    *(notices.MentionGone, notices.FirstHand, notices.Line, notices.Digest, notices.DigestGone),
    *(notices.AnswerGone, notices.HostAnswer, notices.AnswerLost, notices.LeftThinking),
    *(notices.Reminder, notices.Alert, notices.Found),
)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> dict[str, Pauses]:
    return without_pauses(monkeypatch)


@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", KINDS)
async def test_every_message_on_a_bad_day(
    kind: type[Kind],
    part: int,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    pauses: dict[str, Pauses],
) -> None:
    wrong: list[str] = []
    async with bot_harness(tmp_path) as room:
        one = kind(room)
        await one.prepare()
        for troubles, name in faults(kind, part):
            found = await wrongs(one, caplog, troubles[name], troubles)
            waited = pauses["bot.messages.queue"].taken
            if any(pause > LONGEST_PAUSE for pause in waited):
                found.append(f"it paused for {max(waited)} s")
            wrong += [f"{name}: {words}" for words in found]
    assert not wrong, "\n".join(wrong)


def faults(kind: type[Kind], part: int) -> Iterator[tuple[dict[str, Order], str]]:
    """Yield the faults that a half tries with a kind.

    The fast half (0) tries a lost confirmation with each kind, which would double a message, and
    every other fault: those left out with a kind are tried with the next.
    """
    named = [(troubles, name) for troubles in kind.troubles for name in troubles]
    for number, (troubles, name) in enumerate(named, KINDS.index(kind)):
        if part == (0 if name == "the confirmation is lost" else number % 2):
            yield troubles, name


async def wrongs(
    one: Kind, caplog: pytest.LogCaptureFixture, order: Order, troubles: dict[str, Order]
) -> list[str]:
    """Cause the message during a fault; return the differences from the expected result."""
    room = one.room
    await one.before()
    await settled(room)
    caplog.clear()
    fault = order(room.world.core.faults, *one.route)
    fault.channel_id = one.channel_id(troubles)
    await one.provoke()
    await settled(room)
    wrong = [] if fault.met else ["the fault met nothing"]
    if troubles is EDITS and await one.found() != 1:
        wrong.append("it is not sent anew at once")
    room.world.core.faults.clear()
    room.client.gate.come_due()  # a ban is over
    for _ in range(3):
        room.clock.move(one.step)
        await recover(room)
    found = await one.found()
    fewest = 0 if troubles in one.may_be_lost else 1
    if not fewest <= found <= 1:
        wrong.append(f"it stands there {found} times")
    return wrong + complaints(caplog, most=8)


async def recover(room: BotHarness) -> None:
    """Let the bot check again, as it does after a while and after a change of permissions."""
    client = room.client
    client.presenter.deps.openings.happened(room.world.guild.id)
    await client.of(TournamentRunner).look()
    await client.of(WeeklyTables).post_due()
    await client.of(DailyPosts).post_due()
    await client.host_desk.deliver()
    await client.of(ReminderRunner).look()
    await settled(room)


async def settled(room: BotHarness) -> None:
    await room.drawn()
    client = room.client
    await room.world.until(
        lambda: client.of(TournamentRunner).idle and client._background.idle, "all is shown"
    )
    await room.drawn()


async def test_a_table_whose_first_answer_was_refused_stands_in_the_channel(
    room: BotHarness,
) -> None:
    """Its host can't open another one, so it must be visible."""
    room.world.core.faults.fail("POST", CALLBACK, 404, code=10062, times=9)
    asking = asyncio.create_task(room.aoi.command("koikoi table"))
    await room.world.until(
        lambda: any("Winner stays" in one.content for one in room.ben.messages()), "it stands"
    )
    await settled(room)
    asking.cancel()
    assert len(room.ben.messages()) == 1
