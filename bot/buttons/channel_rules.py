"""Presses on the settings panel that give a channel rules of its own."""

from __future__ import annotations

from dataclasses import replace

from bot.buttons.press import Press
from bot.buttons.settings import has_channel, save, settings_page
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.terms import GuildSettings
from bot.screens.channel_rules import AS_SERVER


async def choose_channel(context: Context, _: Press, channels: tuple[int, ...]) -> None:
    """Show the rules of one channel. Raises `Refused` if it isn't there any more."""
    if len(channels) != 1:
        raise Refused(Refusal.OLD_BUTTON)
    _check(context, channels[0])
    await context.reply.redraw(await settings_page(context, f"channel {channels[0]}"))


async def set_preset(context: Context, _: Press, channel: int, preset: str) -> None:
    """Give a channel a preset, or the server's rules again."""
    _check(context, channel)

    def change(now: GuildSettings) -> GuildSettings:
        kept = {one: rules for one, rules in now.channel_presets.items() if one != channel}
        kept = {one: rules for one, rules in kept.items() if has_channel(context, one)}
        chosen = {} if preset == AS_SERVER else {channel: preset}
        return replace(now, channel_presets=kept | chosen)

    await save(context, "channels", change)


def _check(context: Context, channel: int) -> None:
    if not has_channel(context, channel):
        raise Refused(Refusal.NO_CHANNEL)
