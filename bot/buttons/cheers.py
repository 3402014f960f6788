"""Cheers of those who watch: one for each person and big hand, gone with the next move."""

from __future__ import annotations

from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused


async def cheer(context: Context, press: Press, cheered: str) -> None:
    """Count a cheer and show it at the table; too late, the table as it stands is the answer.

    Raises `Refused` for a second cheer.
    """
    if context.interaction.guild_id is None:
        raise Refused(Refusal.OLD_BUTTON)
    info = (await context.service.queries.get(press.match_id)).info
    counted = context.presenter.view_models.cheers
    if press.seq == info.seq and not counted.add(info.id, info.seq, context.person.id, cheered):
        raise Refused(Refusal.CHEERED)
    table = await context.presenter.table_of(press.match_id)
    await table.queue.through(context.reply)
