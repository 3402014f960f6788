"""Every press by everybody in every state: an answer, no failure, and nothing revealed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final

import discord
import pytest

from bot.app import ROUTES
from bot.buttons.params import Route
from bot.playground.objects.channel import Channel
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import CHOICE, VIEWING, BotHarness, bot_harness
from tests.matches.world import ADMIN

WORDS: Final[Mapping[str, str]] = {
    "play": "play 01B", "take": "take 05A", "pick": "pick 01B",
    "sure play": "sure play 01B", "sure take": "sure take 05A",
    "block-lift": "block-lift 0 5", "history": "history 5 0", "board": "board rating.all.here 3",
    "board-open": "board-open wins.w2026-06-22.here", "games": "games 3",
    "board-counting": "board-counting rating.season.here",
    "settings": "settings table", "change": "change rounds", "preset": "preset rounds",
    "retry": "retry 3", "replay at": "replay at 3",
    "replay round": "replay round 1", "film": "film 1",
    "replay step": "replay step 2 open", "film share": "film share 1",
    "lesson-to": "lesson-to draw", "lesson-pick": "lesson-pick months 01R",
    "lesson-stop": "lesson-stop koi", "lesson-round": "lesson-round E", "wait": "wait 01B",
    "daily-table": "daily-table 1", "daily-page": "daily-page 1 here wild 0",
    "daily-best": "daily-best 1 wild", "daily-round": "daily-round 1 wild 1",
    **{f"tour-{word}": f"tour-{word} 1" for word in (
        "join", "leave", "leave-yes", "leave-no", "here", "table", "start", "start-yes", "bring",
        "back", "end", "seeds", "manage",
    )},
    "tour-decide": "tour-decide 1 1 first 1 open", "tour-set": "tour-set 1 1 1",
    "tour-page": "tour-page 1 0",
    "tour-seeding": "tour-seeding 1 draw", "tour-event": "tour-event 1 off",
    "undo": "undo 1",
    "preset-yes": "preset-yes ktane 1",
}  # fmt: skip
"""Additional words for some verbs; all others need none."""
SPARED: Final = {"erase-yes"}
"""Erasing would end the test."""
ON_LAYOUTS: Final = {
    "games", "history", "settings", "change", "preset", "preset-yes", "reset", "undo", "withdraw",
    "house", "rare", "daily-page", "me", "set", "option", "paste", "import", "block-lift",
    "abort-yes", "abort-no",
    *(f"tour-{word}" for word in (
        "manage", "list", "page", "set", "decide", "start", "start-yes", "bring", "back", "end",
        "seeds", "seeding", "event", "hour", "open", "drop",
    )),
}  # fmt: skip
"""Verbs that only appear on panels."""


async def board(room: BotHarness, channel: Channel, custom_ids: list[str]) -> list[RenderedMessage]:
    """Return messages with all these buttons, each on the right kind of message."""
    place = room.client.get_partial_messageable(channel.id)
    on_layouts = [one for one in custom_ids if one.split(":")[3].split()[0] in ON_LAYOUTS]
    others = [one for one in custom_ids if one not in on_layouts]
    sent = []
    for start in range(0, len(on_layouts), 20):
        layout = discord.ui.LayoutView(timeout=None)
        for custom_id in on_layouts[start : start + 20]:
            layout.add_item(discord.ui.ActionRow(_button(custom_id)))
        sent.append(await place.send(view=layout))
    for start in range(0, len(others), 25):
        view = discord.ui.View(timeout=None)
        for custom_id in others[start : start + 25]:
            view.add_item(_button(custom_id))
        sent.append(await place.send("all there is", view=view))
    return [seen for one in sent if (seen := room.world.message(one.id)) is not None]


def _button(custom_id: str) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=custom_id[:70], custom_id=custom_id)


async def press_all(room: BotHarness, pilot: Pilot, boards: list[RenderedMessage]) -> None:
    """Press each button; none may fail, and none may end in an apology."""
    for seen in boards:
        for button in seen.buttons:
            assert button.custom_id is not None
            answer = await pilot.click(button.custom_id, in_=seen, late=True)
            said = [] if answer.message is None else [answer.text]
            said += [follows.content for follows in answer.messages]
            assert not any("went wrong" in text for text in said), f"{button.custom_id}: {said}"
    await room.drawn()


async def invited(room: BotHarness) -> None:
    await room.aoi.command("koikoi play", opponent=room.ben)


async def open_table(room: BotHarness) -> None:
    await room.aoi.command("koikoi play")


async def offering(room: BotHarness) -> None:
    await open_table(room)
    await room.later(minutes=1)


async def unjoined(room: BotHarness) -> None:
    await open_table(room)
    await room.later(minutes=10)


async def playing(room: BotHarness) -> None:
    await room.started()


async def choosing(room: BotHarness) -> None:
    await room.started()
    await room.move(room.aoi, wish="play 12C1")


async def deciding(room: BotHarness) -> None:
    await room.started()
    await room.move(room.aoi, wish="play 08B")


async def between(room: BotHarness) -> None:
    await room.started()
    await room.play_until("deal")


async def absent(room: BotHarness) -> None:
    await room.started()
    await room.later(minutes=3)


async def finished(room: BotHarness) -> None:
    await room.started(length="1")
    await room.played_out()


async def declined(room: BotHarness) -> None:
    await invited(room)
    await room.ben.click("Decline")
    await room.drawn()


async def aborted(room: BotHarness) -> None:
    await room.started()
    await room.service.play.abort(1, ADMIN)
    await room.drawn()


async def alone(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()


STATES: Final[Mapping[str, Callable[[BotHarness], Awaitable[None]]]] = {
    state.__name__: state
    for state in (
        invited, open_table, offering, unjoined, playing, choosing, deciding, between, absent,
        finished, declined, aborted, alone,
    )
}  # fmt: skip
FIRST: Final = {"playing", "finished"}
"""The states in which everything is pressed in the fast half."""
DECKS: Final = {"choosing": CHOICE, "deciding": VIEWING}


@pytest.mark.parametrize(
    "state", [pytest.param(one, marks=() if one in FIRST else pytest.mark.slow) for one in STATES]
)
async def test_every_button_has_an_answer_in_every_state(
    state: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger presses first, then the players; presses that end a match come last."""
    decks = [DECKS[state]] if state in DECKS else []
    async with bot_harness(tmp_path, *decks) as room:
        await STATES[state](room)
        seq = (await room.stored()).seq
        ids = [
            f"kk:1:{seq}:{WORDS.get(verb, verb)}"
            for verb in sorted(buttons(ROUTES.match), key=_last)
        ]
        stranger = room.world.newcomer("Chiyo")
        with caplog.at_level(logging.DEBUG, logger="bot"):
            public = await board(room, room.world.channel, ids)
            for pilot in (stranger, room.ben, room.aoi):
                await press_all(room, pilot, public)
        check_log(caplog)


async def test_every_button_of_a_panel_has_an_answer_everywhere(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """They press on the server and in direct messages, including people without any role."""
    await room.started()
    ids = [
        f"kk:0:0:{WORDS.get(verb, verb)}" for verb in buttons(ROUTES.panel) if verb not in SPARED
    ]
    stranger = room.world.newcomer("Chiyo")
    with caplog.at_level(logging.DEBUG, logger="bot"):
        for pilot, place in ((stranger, stranger.dm), (stranger, None), (room.aoi, None)):
            await press_all(room, pilot, await board(room, place or room.world.channel, ids))
    check_log(caplog)


def check_log(caplog: pytest.LogCaptureFixture) -> None:
    """Check that nothing failed, and that no custom id, which may contain a card, was logged."""
    broken = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert not broken, broken
    assert not [one for one in caplog.records if "kk:" in one.getMessage()]


def buttons(verbs: Mapping[str, Route]) -> list[str]:
    """Return the verbs of buttons, without those of menus."""
    return [name for name, verb in verbs.items() if verb.component is discord.ComponentType.button]


def _last(verb: str) -> bool:
    return verb.endswith("-yes")
