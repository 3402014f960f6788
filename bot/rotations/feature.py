"""The feature of tables for several people."""

from typing import Final

from bot.feature import Feature
from bot.rotations import commands, presses

ROTATIONS: Final = Feature(
    name="rotations",
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
)
