"""Leaderboards, profiles and achievements, as the bot knows them."""

from typing import Final

from bot.buttons import leaderboard as presses
from bot.buttons import profile as profile_presses
from bot.buttons import seasons as season_presses
from bot.commands import standing as commands
from bot.feature import Feature
from bot.interactions.weekly_tables import WeeklyTables

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
