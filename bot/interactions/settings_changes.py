"""Reports a change of a server's settings to the features, after the admin has read the answer."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.matches.models.terms import ChangedSettings


async def report_change(context: Context, changed: ChangedSettings | None) -> None:
    """Report a stored change; None: nothing was changed."""
    if changed is None:
        return
    for feature in context.tools.features:
        if feature.on_settings is not None:
            await feature.on_settings(context, changed)
