"""Presses on a person's profile, of this server or of all."""

from __future__ import annotations

from typing import Final

from bot.buttons.lists import explained
from bot.buttons.params import SNOWFLAKE, button, choice
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context, person_of
from bot.leaderboards.achievement_screens import achievements_panel, counting_screen
from bot.leaderboards.profile_screens import ALL, HERE, Shown, profile_screen, words_screen
from bot.leaderboards.profile_screens import SCOPES as PROFILE_SCOPES
from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE
from bot.screens.message import Panel, Screen


async def turn(context: Context, _: ComponentInteraction, person_id: int, scope: str) -> None:
    """Show the person's profile of this server, or of all."""
    await context.reply.redraw(await profile_page(context, _known(context, person_id), scope))


async def words(context: Context, _: ComponentInteraction, person_id: int, scope: str) -> None:
    """Show the picture's content as text, in a new message."""
    shown = await _shown(context, _known(context, person_id), scope)
    await context.reply.send(words_screen(context.texts, shown))


async def achievements(context: Context, _: ComponentInteraction, person_id: int) -> None:
    """Show the person's achievements in a new message."""
    shown = await _shown(context, _known(context, person_id), HERE)
    await context.reply.send(await achievements_of(context, shown.profile.person))


async def counting(context: Context, _: ComponentInteraction) -> None:
    """Explain in a private message which matches count for achievements."""
    await context.reply.send(counting_screen(context.texts))


async def achievements_of(context: Context, person: Person) -> Panel:
    """Return a person's achievements; in direct messages, the reader's own."""
    guild_id, asked = context.guild_id, person
    if guild_id is None:
        person = context.person
    found = await context.service.queries.achievements(person.id)
    seen = [
        one for one in found.earned if person.id == context.person.id or one.guild_id == guild_id
    ]
    played = {one.match_id for one in seen if one.match_id is not None}
    matches = await context.service.queries.infos(played)
    panel = achievements_panel(context.texts, person, found, matches)
    return explained(context, panel, asked)


async def profile_page(context: Context, person: Person, scope: str = HERE) -> Screen:
    """Return a profile; in direct messages, that of all servers."""
    return profile_screen(context.texts, await _shown(context, person, scope))


async def _shown(context: Context, person: Person, scope: str) -> Shown:
    guild, guild_id = context.guild, context.guild_id
    if guild_id is None:
        scope = ALL
    own = person.id == context.person.id
    where = guild_id if scope == HERE and guild_id is not None else EVERYWHERE
    return Shown(
        await context.service.profiles.of(where, person, context.person.id),
        scope,
        None if guild_id is None else (guild.name if guild is not None else ""),
        own=own,
        more=await _lines(context, person),
    )


async def _lines(context: Context, person: Person) -> tuple[str, ...]:
    features = context.tools.features
    lines = [await one.profile_line(context, person) for one in features if one.profile_line]
    return tuple(one for one in lines if one is not None)


def _known(context: Context, person_id: int) -> Person:
    """Return a person from the cached members; without a name, the service reads it."""
    guild = context.guild
    member = guild and guild.get_member(person_id)
    return person_of(member) if member else Person(person_id, "")


ROUTES: Final = Routes(
    panel={
        "profile": button(turn, SNOWFLAKE, choice(*PROFILE_SCOPES), needs=ANYBODY),
        "profile-words": button(words, SNOWFLAKE, choice(*PROFILE_SCOPES), needs=ANYBODY),
        "achievements": button(achievements, SNOWFLAKE, needs=ANYBODY),
        "achievements-counting": button(counting, needs=ANYBODY),
    },
)
