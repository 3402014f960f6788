"""The feature of tables for several people."""

from typing import Final

from bot.feature import Feature
from bot.rotations import commands, presses
from bot.rotations.message import RotationMessages
from bot.rotations.service import Rotations

ROTATIONS: Final = Feature(
    name="rotations",
    services=lambda service: [
        Rotations(service.core, service.settings, service.admission, service.play)
    ],
    leave=lambda service, person: service.of(Rotations).leave_all(person),
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
    runners=lambda tools: [RotationMessages(tools.service, tools.presenter)],
)
