"""Which matches a person may press on: a custom id can name any."""

from __future__ import annotations

from bot.interactions.answering import Context
from bot.matches.errors import UnknownMatch
from bot.matches.models.match import StoredMatch


async def within_reach(context: Context, match_id: int) -> StoredMatch:
    """The match: one's own from anywhere, another's from its own server only.

    Raises `UnknownMatch`, also for a match that is out of reach.
    """
    stored = await context.client.service.queries.get(match_id)
    guild_id = stored.info.place.guild_id
    own = context.person.id in {person.id for person in stored.info.people}
    if not own and (guild_id is None or guild_id != context.interaction.guild_id):
        raise UnknownMatch(match_id)
    return stored
