"""A channel is chosen while it is being deleted: Discord knows so before the bot does.

Discord then refuses the panel, since its menu shows the channel as chosen.
"""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.locales import texts_in
from bot.matches.models.listings import Page
from bot.matches.models.terms import GuildSettings
from bot.moderation.screens import moderation_panel
from bot.playground.objects.channel import Channel
from bot.playground.objects.components import CHANNEL_SELECT, ROLE_SELECT
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import ChannelSelect, RoleSelect
from bot.servers.page_screens import NextPosts
from bot.servers.screens import PAGES, settings_panel
from tests.bot.harness import BotHarness

NOW = datetime(2026, 7, 6, tzinfo=UTC)
GONE = "⚠️ The channel was deleted. Please choose another one."
ONE_OF_THEM = "⚠️ A channel chosen for matches has been deleted."


async def opened(room: BotHarness, page: str) -> RenderedMessage:
    command = "moderation" if page == "moderation" else "settings"
    shown = (await room.aoi.command(f"koikoi-admin {command}")).message
    assert shown is not None
    if page != "moderation":
        await room.aoi.click(page, in_=shown)
    return room.now(shown)


def vanish(room: BotHarness, channel: Channel) -> None:
    """Delete a channel; the event is still on its way to the bot."""
    room.world.core.directory.drop_channel(channel)
    assert room.client.get_channel(channel.id) is not None


@pytest.mark.parametrize(
    ("page", "menu"),
    [
        ("Tables and time", "set channels"),
        ("Posts", "set weekly"),
        ("Posts", "set daily-post"),
        ("moderation", "set log"),
    ],
)
async def test_a_channel_that_discord_has_deleted_is_left_out_and_named_so(
    room: BotHarness, page: str, menu: str
) -> None:
    room.forgiven.add("SELECT_COMPONENT_DEFAULT_VALUE_UNKNOWN")
    gone = room.world.add_channel(room.world.guild, "gone")
    said = ONE_OF_THEM if menu == "set channels" else GONE
    kept = [str(room.world.channel.id)] if menu == "set channels" else []
    await room.world.until(lambda: room.client.get_channel(gone.id) is not None, "it is known")
    shown = await opened(room, page)
    vanish(room, gone)
    await room.aoi.forge(
        f"kk:0:0:{menu}", [*kept, str(gone.id)], in_=shown, component_type=CHANNEL_SELECT
    )
    after = room.now(shown)
    assert "✔ Saved" in after.text
    assert said in after.text
    assert [one.chosen for one in after.selects if one.custom_id.endswith(menu)] == [tuple(kept)]
    again = await opened(room, page)
    assert said in again.text, "a command's answer does the same"


async def test_a_role_that_discord_has_deleted_is_left_out_and_named_so(room: BotHarness) -> None:
    room.forgiven.add("SELECT_COMPONENT_DEFAULT_VALUE_UNKNOWN")
    guild = room.world.guild
    role = room.world.add_role(guild, "Referees")
    await room.world.until(
        lambda: room.client.guilds[0].get_role(role.id) is not None, "it is known"
    )
    shown = await opened(room, "Tables and time")
    directory = room.world.core.directory
    directory.keep(directory.guilds[guild.id].without_role(role))
    await room.aoi.forge(
        "kk:0:0:set tournament-role", [str(role.id)], in_=shown, component_type=ROLE_SELECT
    )
    after = room.now(shown)
    assert "✔ Saved" in after.text
    assert "⚠️ The role was deleted. Please choose another one." in after.text
    assert not [one for one in after.selects if one.chosen == (str(role.id),)]


def test_every_menu_of_channels_or_roles_has_the_sentence() -> None:
    """A menu that shows a choice can be refused, and then stands below this sentence."""
    texts, posts = texts_in("en"), NextPosts(NOW, NOW, NOW)
    house = GuildSettings(7, channels=(1,), weekly_channel=1, daily_channel=1, tournament_role=1)
    panels = [settings_panel(texts, "Club", house, page, posts=posts) for page in PAGES]
    panels.append(moderation_panel(texts, "Club", (), Page((), 0, 1, 0), {}, channel=1))
    rows = [block for one in panels for block in one.blocks if isinstance(block, tuple)]
    menus = [one for row in rows for one in row if isinstance(one, ChannelSelect | RoleSelect)]
    shown = [one for one in menus if one.chosen]
    assert len(shown) == 5
    assert all(one.gone for one in shown)
