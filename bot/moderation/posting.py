"""Posts what admins do in the channel that they named.

It stands in the log first. What Discord refuses is not tried again: the log has it.
"""

from __future__ import annotations

import logging

from bot.interactions.context import Context
from bot.matches.errors import StoreAway
from bot.messages.sending.bare import send_message
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.failures import is_discords, named
from bot.moderation.model import Entry
from bot.moderation.screens import entry_line
from bot.screens.message import CONTENT_LIMIT, Screen, clip

_log = logging.getLogger(__name__)


async def post_entry(context: Context, entry: Entry) -> None:
    """Post what an admin has just done, in the server's language. Nobody is pinged."""
    service = context.service
    try:
        channel_id = (await service.settings.guild_settings(entry.guild_id)).log_channel
        if channel_id is None:
            return
        infos = {} if entry.match_id is None else await service.queries.infos([entry.match_id])
        texts = await context.tools.languages.of_guild(entry.guild_id)
        screen = Screen(clip(entry_line(texts, entry, infos), CONTENT_LIMIT))
        channel = context.tools.channels.messageable(channel_id)
        nonce = nonce_of("log", entry.guild_id, entry.deed, entry.at)
        await send_message(channel, context.reply.delivery, screen, nonce)
    except Exception as failed:
        if not (is_discords(failed) or isinstance(failed, StoreAway)):
            raise
        _log.warning("A line of a server's log could not be posted (%s).", named(failed))
