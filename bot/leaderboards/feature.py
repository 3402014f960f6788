"""The feature of leaderboards, profiles and achievements."""

from typing import Final

from bot.feature import Feature
from bot.leaderboards import commands, presses, profile_presses, season_presses
from bot.leaderboards.weekly import WeeklyTables

LEADERBOARDS: Final = Feature(
    name="leaderboards",
    routes=(presses.ROUTES, season_presses.ROUTES, profile_presses.ROUTES),
    commands=(
        commands.add_profile_command,
        commands.add_user_menu,
        commands.add_commands,
        commands.add_season_command,
    ),
    runners=lambda tools: [WeeklyTables(tools.service, tools.presenter.deps)],
)
