from pathlib import Path

from tests.discord_world import connected, local_world
from tests.playground.small_bot import SmallBot


async def test_the_real_client_talks_with_people(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, connected(world, SmallBot()):
        aoi, ben = world.aoi, world.ben
        answer = await aoi.command("small count", start=3)
        assert answer.text == "ready"
        await ben.click("Count 3")
        await aoi.click("count:4")
        assert aoi.last().content == "counted 4"
        assert aoi.last().attachments[0]["filename"] == "n4.png"
        assert (await aoi.command("small secret")).ephemeral
        assert aoi.last().text == "a secret"
        assert ben.last().content == "counted 4"
        answer = await ben.command("small slow")
        assert answer.text == "done"
        await world.until(lambda: len(answer.messages) == 2)
        assert (await aoi.command("small write", member=ben)).text == "sent"
        assert ben.dms()[-1].text == "a letter"
        ben.close_dms()
        assert (await aoi.command("small write", member=ben)).text == "refused 50007"
        assert [push.text for push in ben.pushes] == ["a letter"]
