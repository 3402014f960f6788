"""Requests to places without the bot are findings; those to its own servers aren't."""

from pathlib import Path

from bot.playground.http.request_log import LoggedRequest
from tests.discord_world import local_world
from tests.tools.endurance.report import Finding
from tests.tools.endurance.uninvited_requests import UninvitedRequests


async def test_a_request_to_a_place_without_the_bot_is_found(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        group = world.add_group("Friends", world.aoi, world.ben)
        elsewhere = world.add_guild("Elsewhere", world.aoi.person, app=False)
        channel = world.core.directory.channels_of(elsewhere.id)[0]

        def found(path: str) -> list[Finding]:
            uninvited = UninvitedRequests(world.core)
            uninvited.heard(LoggedRequest("GET", None, path, {}, None, (), 200, None))
            return list(uninvited.found())

        for path in (
            f"/channels/{group.id}/messages",
            f"/channels/{channel.id}",
            f"/guilds/{elsewhere.id}",
        ):
            assert len(found(path)) == 1
        for path in (
            f"/channels/{world.channel.id}/messages",
            f"/channels/{world.aoi.dm.id}",
            f"/guilds/{world.guild.id}",
            "/channels/1/messages",
            "/webhooks/1/abc/messages/@original",
        ):
            assert not found(path)
