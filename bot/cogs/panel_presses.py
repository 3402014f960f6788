"""Presses on panels that belong to no match."""

from __future__ import annotations

from bot.matches.models.people import Person
from bot.views.press import Press

from . import review_presses
from .answering import Visit
from .lists import games_page, history_page, leaderboard_page
from .play import sit_down
from .reach import within_reach


async def games(visit: Visit, _: Press, page: int) -> None:
    """Another page of one's matches."""
    await visit.reply.redraw(await games_page(visit, page))


async def history(visit: Visit, _: Press, person_id: int, page: int) -> None:
    """Another page of somebody's finished matches."""
    member = visit.interaction.guild and visit.interaction.guild.get_member(person_id)
    name = member.display_name if member else await _name_in_history(visit, person_id)
    await visit.reply.redraw(await history_page(visit, Person(person_id, name), page))


async def _name_in_history(visit: Visit, person_id: int) -> str:
    """The name as the matches remember it: the bot keeps no list of members."""
    page = await visit.client.service.queries.history(person_id, visit.interaction.guild_id, 0, 1)
    people = [person for info in page.items for person in info.people if person.id == person_id]
    return people[0].name if people else ""


async def leaderboard(visit: Visit, _: Press, page: int) -> None:
    """Another page of the leaderboard."""
    await visit.reply.redraw(await leaderboard_page(visit, page))


async def try_it(visit: Visit, _: Press) -> None:
    """From *learn* straight into a match against the computer."""
    await sit_down(visit, None, length=1)


async def review(visit: Visit, _: Press, match_id: int) -> None:
    """From the list of finished matches to how one of them was played."""
    await review_presses.review_match(visit, (await within_reach(visit, match_id)).id)
