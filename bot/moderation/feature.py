"""The feature of a server's moderation by its admins."""

from typing import Final

from bot.feature import Feature
from bot.moderation import commands, presses
from bot.moderation.service import Moderation

MODERATION: Final = Feature(
    name="moderation",
    services=lambda service: [Moderation(service.core)],
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
)
