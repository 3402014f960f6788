"""The feature of the lesson."""

from typing import Final

from bot.feature import Feature
from bot.lesson import commands, presses

LESSON: Final = Feature(name="lesson", routes=(presses.ROUTES,), commands=(commands.add_command,))
