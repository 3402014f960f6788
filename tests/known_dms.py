"""People whose direct messages with the bot are open: it has written to them before.

New ones are opened a few in a minute, which would hold up a crowd that comes all at once.
"""

from bot.playground.testing.pilot import Pilot
from bot.storage.engine import Database
from bot.storage.people_rows import keep_dm_channel


async def know_dms(store: Database, *people: Pilot) -> None:
    """Open people's direct messages and store their channels, as the bot does."""
    for one in people:
        await store.write(keep_dm_channel, one.id, one.dm.id)
