"""The lesson, as the bot knows it."""

from typing import Final

from bot.buttons import lesson as presses
from bot.feature import Feature
from bot.lesson import commands

LESSON: Final = Feature(name="lesson", routes=(presses.ROUTES,), commands=(commands.add_command,))
