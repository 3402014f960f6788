"""The bot as run by its host, stopped with SIGTERM while many people press at once.

No message keeps "thinking…", no answered move is lost, and the log contains one line about the
stop and no traceback.
"""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from bot.app import STORED_FEATURES
from bot.matches.models.terms import GuildSettings
from bot.playground.objects.channel import Channel
from bot.playground.objects.interaction import Answer, Interaction, State
from bot.playground.play import Playground, open_playground
from bot.playground.testing.pilot import Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import match_rows, people_rows
from bot.storage.engine import Database
from tests.bot.harness import choices
from tests.discord_world import ANSWER_WITHIN
from tests.e2e.cards import cache_with_cards
from tests.e2e.patience import PATIENCE
from tests.known_dms import know_dms

MATCHES: Final = 10
STOPPED: Final = re.compile(r"Stopped: \d+ interactions answered, \d+ turned away, 0 tasks left")


class Crowd:
    """Pairs of players with their hands in direct messages."""

    def __init__(self, playground: Playground, store: Database, said: list[str]) -> None:
        self.playground = playground
        self.world = World(playground.local.core, playground.local)
        self.store = store
        self.said = said
        self.hands: dict[int, tuple[Pilot, RenderedMessage]] = {}

    async def until_connected(self) -> None:
        await self.world.until(
            lambda: self.world.core.gateway.online and "koikoi" in self.world.aoi.offered(),
            "the bot is connected",
            within=PATIENCE,
        )

    async def sit_down(self) -> None:
        """Begin a match for each pair; one of the two has a hand with buttons."""
        no_luck = {"teshi": "off", "kuttsuki": "off"}  # otherwise a round may end immediately
        await self.store.write(
            people_rows.save_guild_settings, GuildSettings(self.world.guild.id, options=no_luck)
        )
        for match_id in range(1, MATCHES + 1):
            pair = [self.world.newcomer(f"{role} {match_id}") for role in ("Guest", "Host")]
            await know_dms(self.store, *pair)
            channel = self.world.add_channel(self.world.guild, f"table-{match_id}")
            await pair[0].command("koikoi play", channel=channel, opponent=pair[1])

            def challenge(
                host: Pilot = pair[1], place: Channel = channel
            ) -> RenderedMessage | None:
                return next((one for one in host.messages(place) if one.button("Accept")), None)

            posted = await self.world.until(challenge, "the challenge", within=PATIENCE)
            await pair[1].click("Accept", in_=posted)

            def hand(pair: list[Pilot] = pair) -> tuple[Pilot, RenderedMessage] | None:
                shown = ((one, seen) for one in pair for seen in one.dms() if choices(seen))
                return next(shown, None)

            found = await self.world.until(hand, "a hand to press on", within=PATIENCE)
            assert found is not None
            self.hands[match_id] = found

    def press(self) -> dict[int, Interaction]:
        """Make a move for everybody at the same moment."""
        return {
            match_id: pilot.client.use(hand.message, choices(hand)[0])
            for match_id, (pilot, hand) in self.hands.items()
        }

    def ask(self) -> list[Interaction]:
        """Send a command for everybody."""
        channel = self.world.channel
        paths = (["koikoi", "games"], ["koikoi", "rules"])
        return [
            pilot.client.command(channel, path, {})
            for pilot, _ in self.hands.values()
            for path in paths
        ]

    async def stop(self) -> None:
        """Stop the process gracefully, and wait until the next one is connected."""
        supervisor = self.playground.supervisor
        assert supervisor.process is not None
        starts = supervisor.starts
        supervisor.process.send_signal(signal.SIGTERM)
        await self.world.until(lambda: supervisor.starts > starts, "it ended", within=PATIENCE)
        await self.world.until(
            lambda: not self.world.core.gateway.online, "the old one is gone", within=PATIENCE
        )
        await self.until_connected()


@pytest.fixture
async def crowd(tmp_path: Path) -> AsyncIterator[Crowd]:
    url = f"sqlite:///{tmp_path / 'koikoi.sqlite3'}"
    environ = {
        **os.environ,
        "DATABASE_URL": url,
        "KOIKOI_CACHE": str(cache_with_cards(tmp_path / "cache")),
        "KOIKOI_MISTAP_GUARD": "0",
        "LOG_LEVEL": "INFO",
    }
    said: list[str] = []
    playground = await open_playground(tmp_path / "discord", 0, environ)
    playground.supervisor.say = said.append
    playground.supervisor.first_pause = 0.01
    # Discord allows three seconds; a busy machine must not fail a test.
    playground.local.core.interactions.answer_within = ANSWER_WITHIN
    store = Database(url, STORED_FEATURES)
    people = Crowd(playground, store, said)
    await people.until_connected()
    yield people
    await store.close()
    await playground.close()


@pytest.mark.parametrize("late", [False, True], ids=["at once", "while it works"])
async def test_a_stop_under_load_leaves_nobody_without_an_answer(crowd: Crowd, late: bool) -> None:
    await crowd.sit_down()
    moves, asked = crowd.press(), crowd.ask()
    if late:  # some are answered already, others are being sent
        with suppress(asyncio.TimeoutError):
            await crowd.world.until(
                lambda: any(not one.waits for one in moves.values()), "the first answer"
            )
    await crowd.stop()
    everything = [*moves.values(), *asked]
    await crowd.world.until(
        lambda: not any(one.state is State.DEFERRED for one in everything),
        "nobody is left with a bot that is thinking",
        within=PATIENCE,
    )
    for match_id, move in moves.items():
        log = await crowd.store.read(match_rows.log, match_id)
        assert log is not None
        seq = int(move.data["custom_id"].split(":")[2])
        if move.answer is Answer.UPDATE:  # the bot answers only committed moves
            assert len(log.actions) > seq
    told = "\n".join(crowd.said)
    assert "Traceback" not in told
    assert "Session is closed" not in told
    assert len(STOPPED.findall(told)) == 1, told[-3000:]
