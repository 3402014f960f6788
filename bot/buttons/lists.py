"""Lists with pages: a person's open matches, and finished matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.buttons.params import PAGE, SNOWFLAKE, button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context, person_of
from bot.matches.models.people import Person
from bot.screens.games import games_panel, history_panel
from bot.screens.message import Panel, Prose
from bot.screens.wording.names import name


async def games(context: Context, _: ComponentInteraction, page: int) -> None:
    """Show another page of the person's matches."""
    await context.reply.redraw(await games_page(context, page))


async def history(context: Context, _: ComponentInteraction, person_id: int, page: int) -> None:
    """Show another page of a person's finished matches."""
    member = context.guild and context.guild.get_member(person_id)
    person = person_of(member) if member else await _person_in_history(context, person_id)
    await context.reply.redraw(await history_page(context, person, page))


async def _person_in_history(context: Context, person_id: int) -> Person:
    """Return the person as in the person's last match: the bot keeps no list of members."""
    page = await context.service.queries.history(person_id, context.guild_id, 0, 1)
    people = [person for info in page.items for person in info.people if person.id == person_id]
    return people[0] if people else Person(person_id, "")


async def games_page(context: Context, page: int) -> Panel:
    """Return a page of the person's own matches."""
    games = await context.service.queries.games_of(context.person.id)
    entries = [await one.games_entry(context) for one in context.tools.features if one.games_entry]
    return games_panel(
        context.texts,
        context.person.id,
        games,
        page,
        context.service.challenges.closes_at,
        guild_id=context.place.guild_id,
        looking=next((one for one in entries if one is not None), None),
    )


async def history_page(context: Context, person: Person, page: int) -> Panel:
    """Return a page of finished matches on this server; in direct messages, of all their own."""
    service, guild_id, asked = context.service, context.guild_id, person
    if guild_id is None:
        person = context.person
    found = await service.queries.history(person.id, guild_id, page)
    standing = None if guild_id is None else await service.queries.standing(guild_id, person.id)
    voided = await service.queries.voided([info.id for info in found.items])
    panel = history_panel(
        context.texts, person, found, standing, here=guild_id is not None, voided=voided
    )
    return explained(context, panel, asked)


def explained(context: Context, panel: Panel, asked: Person) -> Panel:
    """Add a note to the reader's own list if another person's list was requested.

    Other people's matches are shown only on servers where they play, as PRIVACY.md promises.
    """
    if context.guild_id is not None or asked.id == context.person.id:
        return panel
    key = "list-own-only-outside" if context.is_outside else "list-own-only"
    told = context.texts(key, name=name(context.texts, asked))
    return replace(panel, blocks=(Prose(told), *panel.blocks))


ROUTES: Final = Routes(
    panel={
        "games": button(games, PAGE, needs=ANYBODY, way=True),
        "history": button(history, SNOWFLAKE, PAGE, needs=ANYBODY, way=True),
    },
)
