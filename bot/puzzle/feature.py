"""The feature of the puzzle of the day."""

from datetime import date
from typing import Final

from bot.feature import Feature
from bot.interactions.context import Context, DailyPostPart
from bot.locales import Texts
from bot.matches.models.people import Person
from bot.puzzle import commands, presses
from bot.puzzle.collection import puzzle_of
from bot.puzzle.screens import daily_post_picture, profile_line
from bot.puzzle.service import Puzzles
from bot.puzzle.store import STORED
from bot.screens.message import Button, Style, panel_id


async def _profile_line(context: Context, person: Person) -> str | None:
    """Return the line of one's own profile: nobody else learns the answers of a person."""
    if person.id != context.person.id:
        return None
    solved = await context.of(Puzzles).solved_by(person.id)
    return None if solved is None else profile_line(context.texts, solved)


def _daily_post(texts: Texts, day: date) -> DailyPostPart:
    button = Button(texts("button-puzzle"), panel_id("puzzle"), Style.GREEN)
    return DailyPostPart(button, daily_post_picture(texts, puzzle_of(day), day))


PUZZLE: Final = Feature(
    name="puzzle",
    stored=STORED,
    services=lambda service: [Puzzles(service.core)],
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
    profile_line=_profile_line,
    daily_post=_daily_post,
)
