"""Rules of single channels: the list of them, and one channel's choice."""

from __future__ import annotations

from typing import Final

from bot.koikoi.rules import PRESET_NAMES
from bot.locales import Texts
from bot.matches.models.terms import GuildSettings
from bot.screens.challenge import preset_name
from bot.screens.custom_ids import panel_id
from bot.screens.message import ChannelSelect, Choice, Prose, Row, Select
from bot.screens.wording.names import escaped

AS_SERVER: Final = "server"
"""The choice of a channel that has no rules of its own."""


def channel_list(texts: Texts, guild: str, settings: GuildSettings) -> tuple[Prose | Row, ...]:
    """List the channels that have rules of their own; any channel can be chosen."""
    title = texts("settings-channels-title", guild=escaped(guild))
    house = preset_name(texts, settings.preset)
    lines = [
        texts("channel-rules-line", channel=f"<#{channel}>", rules=preset_name(texts, preset))
        for channel, preset in sorted(settings.channel_presets.items())
    ]
    return (
        Prose("\n".join([title, texts("settings-channels", rules=house), *lines])),
        (ChannelSelect(panel_id("channel"), (), texts("choose-channel"), one=True),),
    )


def channel_rules(texts: Texts, settings: GuildSettings, channel: int) -> tuple[Prose | Row, ...]:
    """Ask by which rules matches in a channel are played."""
    now = settings.channel_presets.get(channel, AS_SERVER)
    house = preset_name(texts, settings.preset)
    choices = [Choice(texts("channel-as-server", rules=house), AS_SERVER, chosen=now == AS_SERVER)]
    choices += [
        Choice(preset_name(texts, preset), preset, texts(f"about-{preset}"), now == preset)
        for preset in PRESET_NAMES
    ]
    title = texts("channel-rules-title", channel=f"<#{channel}>")
    return (
        Prose(f"{title}\n{texts('channel-rules')}"),
        (Select(panel_id(f"set channel {channel}"), tuple(choices)),),
    )
