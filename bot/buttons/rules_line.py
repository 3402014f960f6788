"""Takes the house rules of another server from their line: paste it, look, take them."""

from __future__ import annotations

import re
from typing import Final

from bot.buttons import text_form
from bot.buttons.press import Press
from bot.buttons.settings import save, settings_page
from bot.buttons.text_form import Field
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of, guild_name_of
from bot.matches.changes.rules_line import LONGEST, with_rules_line
from bot.matches.errors import InvalidSetting, Refusal, Refused
from bot.messages.sending.components import texts_on
from bot.screens.rules_sharing import import_panel
from bot.screens.wording.refusals import setting_reason

LINE: Final = Field("line", LONGEST, lines=True)
_LINE: Final = re.compile(r"^```\n(koikoi-rules:[^\n`]+)\n```", re.MULTILINE)


async def paste(context: Context, _: Press) -> None:
    """Open the form for a line."""
    texts = context.texts
    await text_form.ask(
        context,
        "kk-rules",
        LINE,
        title=texts("paste-title"),
        label=texts("paste-line"),
        about=texts("paste-about"),
        placeholder="koikoi-rules:…",
    )


async def submit(context: Context, line: str) -> None:
    """Show what would change; if the line can't be read, show why. Nothing is saved."""
    texts = context.texts
    service, guild_id = context.service.settings, guild_id_of(context)
    since = await service.last_change(guild_id)
    now = await service.guild_settings(guild_id)
    try:
        wanted = with_rules_line(now, line)
    except InvalidSetting as refused:
        note = texts("import-refused", reason=setting_reason(texts, refused))
        await context.reply.redraw(await settings_page(context, "share", note))
        return
    await context.reply.redraw(import_panel(texts, guild_name_of(context), now, wanted, since))


async def take(context: Context, _: Press, since: int | None = None) -> None:
    """Save the rules whose line stands on the pressed message. Raises `Refused`.

    `since`: the last change when they were shown; older messages don't say it.
    """
    message = context.interaction.message
    found = _LINE.search("\n".join(texts_on(message.components))) if message else None
    if found is None:
        raise Refused(Refusal.OLD_BUTTON)
    await save(context, "rules", lambda now: with_rules_line(now, found[1]), since=since)
