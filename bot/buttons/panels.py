"""Presses on panels that belong to no match."""

from __future__ import annotations

from bot.buttons import review as review_presses
from bot.buttons.press import Press
from bot.commands.lists import games_page, history_page, leaderboard_page
from bot.commands.play import sit_down
from bot.interactions.answering import Context
from bot.interactions.match_access import within_reach
from bot.matches.models.people import Person


async def games(context: Context, _: Press, page: int) -> None:
    """Another page of one's matches."""
    await context.reply.redraw(await games_page(context, page))


async def history(context: Context, _: Press, person_id: int, page: int) -> None:
    """Another page of somebody's finished matches."""
    member = context.interaction.guild and context.interaction.guild.get_member(person_id)
    name = member.display_name if member else await _name_in_history(context, person_id)
    await context.reply.redraw(await history_page(context, Person(person_id, name), page))


async def _name_in_history(context: Context, person_id: int) -> str:
    """The name as the matches remember it: the bot keeps no list of members."""
    page = await context.client.service.queries.history(
        person_id, context.interaction.guild_id, 0, 1
    )
    people = [person for info in page.items for person in info.people if person.id == person_id]
    return people[0].name if people else ""


async def leaderboard(context: Context, _: Press, page: int) -> None:
    """Another page of the leaderboard."""
    await context.reply.redraw(await leaderboard_page(context, page))


async def try_it(context: Context, _: Press) -> None:
    """From *learn* straight into a match against the computer."""
    await sit_down(context, None, length=1)


async def review(context: Context, _: Press, match_id: int) -> None:
    """From the list of finished matches to how one of them was played."""
    await review_presses.review_match(context, (await within_reach(context, match_id)).id)
