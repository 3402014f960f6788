"""The feature of past matches: history, replays, films and reviews."""

from typing import Final

from bot.feature import Feature
from bot.replay import commands, film_presses, presses, review_presses

REPLAY: Final = Feature(
    name="replay",
    routes=(presses.ROUTES, film_presses.ROUTES, review_presses.ROUTES),
    commands=(commands.add_commands,),
)
