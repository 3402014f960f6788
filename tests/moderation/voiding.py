"""Makes a match void, as an admin does."""

from __future__ import annotations

from datetime import datetime

from bot.storage.engine import Database
from bot.storage.void_rows import plan_void, void_match
from tests.matches.world import MORNING


async def voided(database: Database, match_id: int, at: datetime = MORNING) -> bool:
    """Make a match void; return False if it doesn't count, or is void already."""
    plan = await database.read(plan_void, match_id, at)
    return plan is not None and await database.write(void_match, plan)
