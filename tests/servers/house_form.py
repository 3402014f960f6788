"""The form for house rules, as admins use it."""

from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage


async def answered(pilot: Pilot, shown: RenderedMessage, **answers: str) -> Answer:
    """Open the form on the page *Rules*, choose answers, and send it."""
    return await pilot.submit_modal(await pilot.click("kk:0:0:house", in_=shown), **answers)
