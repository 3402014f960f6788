"""The features of the bot: the only list of them."""

from typing import Final

from bot.matchmaking.store import STORED as MATCHMAKING
from bot.moderation.store import STORED as MODERATION
from bot.reminders.store import STORED as REMINDERS
from bot.safety.store import STORED as SAFETY
from bot.storage.daily_rows import STORED as DAILY
from bot.storage.feature import StoredFeature
from bot.storage.puzzle_rows import STORED as PUZZLE
from bot.tournaments.store import STORED as TOURNAMENTS

STORED_FEATURES: Final[tuple[StoredFeature, ...]] = (
    DAILY,
    PUZZLE,
    REMINDERS,
    MATCHMAKING,
    TOURNAMENTS,
    SAFETY,
    MODERATION,
)
