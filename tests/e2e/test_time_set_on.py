"""When the playground's clock is advanced, the bot in its separate process follows."""

import asyncio
import re
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.matches.models.timings import Timings
from tests.e2e.household import opened, started
from tests.e2e.patience import PATIENCE
from tests.tournaments.opening import open_tournament

HOUR: Final = timedelta(hours=1)


async def test_deadlines_pass_and_it_goes_on_after_a_crash(tmp_path: Path) -> None:
    async with opened(tmp_path, for_people=True) as house:
        world = house.world
        cups = world.add_channel(world.guild, "cups")
        await open_tournament(world.aoi, cups, name="Cup")
        await started(house)

        def time_runs() -> bool:
            return any("⏳" in one.text for one in world.aoi.messages())

        await world.until(time_runs, "the mover's time runs", within=PATIENCE)

        def absent() -> bool:
            hands = [*world.aoi.dms(), *world.ben.dms()]
            return any(hand.button("Claim the win") for hand in hands)

        def closed() -> bool:
            return not world.aoi.last(cups).button("Sign up")

        async with asyncio.timeout(PATIENCE):
            while not absent():
                info = (await house.log()).info
                assert info.deadline is not None
                # Retry if the bot had only started: time before that is not charged to anybody.
                if info.absent is None and info.deadline > world.core.clock():
                    world.set_clock_on(HOUR)
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await world.core.changes.next()
        await world.until(closed, "the sign-up is over", within=PATIENCE)
        await house.kill()
        before = len(world.ben.messages())
        await world.aoi.command("koikoi play", opponent=world.ben)
        await world.until(lambda: world.ben.messages()[before:], "a challenge", within=PATIENCE)
        shown = re.search(r"<t:(\d+):R>", world.ben.last().text)
        assert shown is not None
        left = datetime.fromtimestamp(int(shown[1]), UTC) - world.core.clock()
        assert timedelta() < left <= Timings().live_invitation
