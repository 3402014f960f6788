"""The feature of a server's admins: settings, house rules, ending a match, erasing data."""

from typing import Final

from bot.feature import Feature
from bot.servers import (
    abort_presses,
    commands,
    erasure_presses,
    house_presses,
    presses,
    rules_presses,
)

SERVERS: Final = Feature(
    name="servers",
    routes=(
        presses.ROUTES,
        house_presses.ROUTES,
        rules_presses.ROUTES,
        erasure_presses.ROUTES,
        abort_presses.ROUTES,
    ),
    commands=(commands.add_commands,),
)
