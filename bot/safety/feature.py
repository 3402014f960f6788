"""The feature of blocks between players, and of reports about players."""

from typing import Final

from bot.feature import Feature
from bot.safety import presses
from bot.safety.service import Safety
from bot.safety.store import STORED

SAFETY: Final = Feature(
    name="safety",
    stored=STORED,
    services=lambda service: [Safety(service.core, service.challenges, service.reports)],
    routes=(presses.ROUTES,),
)
