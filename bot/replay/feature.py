"""Past matches, as the bot knows them."""

from typing import Final

from bot.buttons import film as film_presses
from bot.buttons import replay as presses
from bot.buttons import review as review_presses
from bot.feature import Feature
from bot.replay import commands

REPLAY: Final = Feature(
    name="replay",
    routes=(presses.ROUTES, film_presses.ROUTES, review_presses.ROUTES),
    commands=(commands.add_commands,),
)
