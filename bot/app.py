"""The features of the bot. This is the only list of them."""

from typing import Final

from bot.buttons import challenges, hand_menu, lists, match_menu, play, rules
from bot.buttons.router import RouteTable
from bot.commands import lists as list_commands
from bot.commands import play as play_commands
from bot.daily.feature import DAILY
from bot.feature import Feature
from bot.leaderboards.feature import LEADERBOARDS
from bot.lesson.feature import LESSON
from bot.matchmaking.feature import MATCHMAKING
from bot.moderation.feature import MODERATION
from bot.people.feature import PEOPLE
from bot.puzzle.feature import PUZZLE
from bot.reminders.feature import REMINDERS
from bot.replay.feature import REPLAY
from bot.rotations.feature import ROTATIONS
from bot.safety.feature import SAFETY
from bot.servers.feature import SERVERS
from bot.tournaments.feature import TOURNAMENTS

FEATURES: Final[tuple[Feature, ...]] = (
    Feature(
        name="matches",
        routes=(
            play.ROUTES,
            challenges.ROUTES,
            hand_menu.ROUTES,
            match_menu.ROUTES,
        ),
        commands=(play_commands.add_commands, play_commands.add_user_menu),
    ),
    MATCHMAKING,
    ROTATIONS,
    DAILY,
    PUZZLE,
    Feature(
        name="lists",
        routes=(lists.ROUTES, rules.ROUTES),
        commands=(list_commands.add_commands, list_commands.add_help),
    ),
    LESSON,
    REPLAY,
    SERVERS,
    LEADERBOARDS,
    MODERATION,
    TOURNAMENTS,
    PEOPLE,
    SAFETY,
    REMINDERS,
)
"""In the order in which Discord lists their commands, and a person leaves them."""

ROUTES: Final = RouteTable(one for feature in FEATURES for one in feature.routes)

STORED_FEATURES: Final = tuple(one.stored for one in FEATURES if one.stored is not None)
"""Their shares of the database."""
