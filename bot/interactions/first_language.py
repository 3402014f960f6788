"""In which language a server is spoken to that has none of its own: that of its first user."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.locales import DEFAULT, Language, own_name, texts_in


async def settle_language(context: Context) -> None:
    """Take the person's language for all that this server reads, if nobody chose one.

    Called before something is posted for everybody. Only a community has a language on Discord.
    """
    guild_id, language = context.interaction.guild_id, context.texts.language
    if guild_id is None or not await context.tools.languages.is_unknown(guild_id):
        return
    if await context.service.settings.find_language(guild_id, language):
        context.found_language = language


def language_line(context: Context, found: Language) -> str:
    """Say which language was taken now, and where to change it; also in English."""
    languages = dict.fromkeys((context.texts.language, DEFAULT))
    lines = [texts_in(one)("language-found", language=own_name(found)) for one in languages]
    return "\n".join(lines)
