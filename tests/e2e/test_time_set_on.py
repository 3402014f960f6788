"""Time that is set on in the playground passes for the bot as well, in a process of its own."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.matches.models.terms import Pace
from bot.matches.models.timings import Timings
from tests.e2e.household import opened, started
from tests.e2e.patience import PATIENCE

HOUR = timedelta(hours=1)


async def test_deadlines_pass_and_it_goes_on_after_a_crash(tmp_path: Path) -> None:
    async with opened(tmp_path, for_people=True) as house:
        world = house.world
        await started(house)

        def time_runs() -> bool:
            return "⏳" in world.aoi.messages()[0].text

        await world.until(time_runs, "the mover's time runs", within=PATIENCE)
        for pilot in (world.aoi, world.ben):  # an hour later, nothing can be done by these tokens
            await pilot.click("My hand", in_=world.aoi.messages()[0])
        world.set_clock_on(HOUR)

        def can_claim() -> bool:
            hands = [*world.aoi.dms(), *world.ben.dms()]
            return any(one.button("Claim the win") for one in hands)

        await world.until(can_claim, "the mover is absent", within=PATIENCE)
        world.set_clock_on(HOUR)
        await world.until(lambda: not can_claim(), "nobody claimed the win", within=PATIENCE)
        assert (await house.log()).info.terms.pace is Pace.DAILY
        assert not [str(one) for one in world.requests if one.status == 401]
        await house.kill()
        before = len(world.ben.messages())
        await world.aoi.command("koikoi play", opponent=world.ben)
        await world.until(
            lambda: len(world.ben.messages()) > before, "a challenge", within=PATIENCE
        )
        shown = re.search(r"<t:(\d+):R>", world.ben.last().text)
        assert shown is not None
        ends = datetime.fromtimestamp(int(shown[1]), UTC)
        assert ends - world.core.clock() <= Timings().live_invitation
        assert ends - datetime.now(UTC) > 2 * HOUR
