"""The feature of a person's preferences, stored data and reports."""

from typing import Final

from bot.feature import Feature
from bot.people import commands, presses, report_presses

PEOPLE: Final = Feature(
    name="people",
    routes=(presses.ROUTES, report_presses.ROUTES),
    commands=(commands.add_commands,),
)
