"""What falls due at a table for several people: the next hand begins, or nobody started it.

It may be done twice, by two processes or after a crash: the table's revision lets only one of two
writers begin a hand.
"""

from functools import partial

from bot.matches.changes import rotations
from bot.matches.models.rotation import RotationAnnouncement
from bot.matches.repository import retry_on_conflict
from bot.matches.services.core import MatchCore
from bot.storage import rotation_rows


async def rotation_falls_due(core: MatchCore, rotation_id: int) -> None:
    """Do what is due at a table, if anything is. Raises `Conflict` after too many conflicts."""
    await retry_on_conflict(partial(_do_what_is_due, core, rotation_id))


async def _do_what_is_due(core: MatchCore, rotation_id: int) -> None:
    known = await core.database.read(rotation_rows.read_rotation, rotation_id)
    at = core.clock.now()
    if known is None:
        return
    closed = rotations.fall_due(known, at=at)
    if closed is not None:
        await core.database.write(rotation_rows.write_rotation, closed)
        announced = RotationAnnouncement(known.id, None, known.place.guild_id)
        core.repository.rotation_changed.publish(announced)
    elif rotations.wants_hand(known, at=at):
        await core.repository.create(rotations.next_hand(known, at=at, flow=core.flow))
