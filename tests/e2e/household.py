"""The playground as run by its host, with the bot as a separate process, and people in it."""

import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.app import STORED_FEATURES
from bot.matches.models.change_set import Log
from bot.playground.play import BOT, Playground, open_playground
from bot.playground.testing.pilot import Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.user_client.client import CantDo
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.bot.harness import choices
from tests.discord_world import ANSWER_WITHIN
from tests.e2e.cards import cache_with_cards
from tests.e2e.patience import PATIENCE


class Household:
    """The playground as opened by `koikoi play`, and the database that the bot writes."""

    def __init__(self, playground: Playground, url: str) -> None:
        self.playground = playground
        self.world = World(playground.local.core, playground.local)
        self.store = Database(url, STORED_FEATURES)

    async def log(self) -> Log:
        log = await self.store.read(match_rows.log, 1)
        assert log is not None
        return log

    async def mover(self) -> Pilot:
        """Return the player to move, from the database; between rounds, both ask for the next."""
        aoi, ben = self.world.aoi, self.world.ben
        while (info := (await self.log()).info).to_act is None:
            for pilot in (aoi, ben):
                # The hand may not show the result yet, or the round has started automatically.
                with suppress(CantDo):
                    await pilot.click("Next round", in_=pilot.dms()[-1])
        return aoi if info.seat_of(aoi.id) == info.to_act else ben

    async def offered(self, pilot: Pilot) -> tuple[RenderedMessage, str]:
        """Return the hand for the newest action, and its first button."""
        seq = (await self.log()).info.seq

        def current() -> tuple[RenderedMessage, str] | None:
            for hand in reversed(pilot.dms()):
                for choice in choices(hand):
                    if int(choice.split(":")[2]) == seq:
                        return hand, choice
            return None

        found = await self.world.until(current, f"a hand for action {seq}", within=PATIENCE)
        assert found is not None
        return found

    async def move(self) -> None:
        pilot = await self.mover()
        seq = (await self.log()).info.seq
        while (await self.log()).info.seq == seq:
            hand, choice = await self.offered(pilot)
            await pilot.click(choice, in_=hand)

    async def kill(self) -> None:
        """Kill the bot's process, and wait until the next one is connected."""
        process = self.playground.supervisor.process
        assert process is not None
        starts = self.playground.supervisor.starts
        process.kill()
        await self.world.until(
            lambda: self.playground.supervisor.starts > starts, "started again", within=PATIENCE
        )
        await self.world.until(
            lambda: not self.world.core.gateway.online, "the old one is gone", within=PATIENCE
        )
        await self.world.until(
            lambda: self.world.core.gateway.online, "the new one is connected", within=PATIENCE
        )


@asynccontextmanager
async def opened(
    folder: Path,
    command: Sequence[str] = BOT,
    environ: Mapping[str, str] = os.environ,
    *,
    for_people: bool = False,
) -> AsyncIterator[Household]:
    """Open the playground, and yield it when its bot is connected.

    Args:
        folder: contains both databases.
        command: starts the bot.
        environ: the bot's environment, except for its data.
        for_people: whether to open it like `koikoi play`.
    """
    url = f"sqlite:///{folder / 'koikoi.sqlite3'}"
    playground = await open_playground(
        folder / "discord",
        0,
        {
            **environ,
            "DATABASE_URL": url,
            "KOIKOI_CACHE": str(cache_with_cards(folder / "cache")),
            "KOIKOI_MISTAP_GUARD": "0",
        },
        command,
        for_people=for_people,
    )
    playground.supervisor.first_pause = 0.01
    # Discord allows three seconds; a busy machine must not fail a test.
    playground.local.core.interactions.answer_within = ANSWER_WITHIN
    house = Household(playground, url)
    try:
        await house.world.until(
            lambda: house.world.core.gateway.online and "koikoi" in house.world.aoi.offered(),
            "the bot is connected",
            within=PATIENCE,
        )
        yield house
    finally:
        await house.store.close()
        await playground.close()


async def started(house: Household, *, rounds: int = 3) -> None:
    world = house.world
    # Under these rules, a lucky deal is dealt again: under others, it would end a short match.
    await world.aoi.command("koikoi play", opponent=world.ben, length=str(rounds), rules="ktane")

    def challenge() -> RenderedMessage | None:
        return next((one for one in world.ben.messages() if one.button("Accept")), None)

    # A busy bot answers later, and Aoi may see another message first.
    posted = await world.until(challenge, "the challenge is posted", within=PATIENCE)
    await world.ben.click("Accept", in_=posted)
    for pilot in (world.aoi, world.ben):
        await world.until(pilot.dms, "the hand is there", within=PATIENCE)
