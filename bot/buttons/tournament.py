"""Presses on a tournament's message, and the list of a server's tournaments."""

from __future__ import annotations

from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.interactions.permissions import check_presence
from bot.matches.errors import Refusal, Refused
from bot.matches.models.tournament import Stage
from bot.screens.message import Screen
from bot.screens.tournament import leave_question, table_screen
from bot.screens.tournament_panel import list_screen


async def join(context: Context, _: Press, tournament_id: int) -> None:
    """Sign up."""
    check_presence(context, context.interaction.guild_id)
    await context.service.tournaments.join(tournament_id, context.person)
    await _answer(context, tournament_id)


async def leave(context: Context, _: Press, tournament_id: int) -> None:
    """Leave; after the start, ask once more."""
    found = await context.service.tournaments.get(tournament_id)
    if found.stage is Stage.RUNNING and not found.has_left(context.person.id):
        await context.reply.send(leave_question(context.texts, found, context.person.id))
        return
    await context.service.tournaments.leave(tournament_id, context.person)
    await _answer(context, tournament_id)


async def leave_surely(context: Context, _: Press, tournament_id: int) -> None:
    """Leave a running tournament."""
    await context.service.tournaments.leave(tournament_id, context.person)
    await context.reply.redraw(Screen(context.texts("tournament-left")))
    context.tools.tournaments.go_on_soon(tournament_id)


async def stay(context: Context, _: Press, tournament_id: int) -> None:
    """Stay in it."""
    await context.reply.redraw(Screen(context.texts("tournament-stayed")))


async def here(context: Context, _: Press, tournament_id: int) -> None:
    """Say that one is there for one's match of this round."""
    await context.service.tournaments.here(tournament_id, context.person)
    message = context.interaction.message
    if message is None or not message.flags.ephemeral:
        await _answer(context, tournament_id)
        return
    await context.reply.redraw(await tournaments_page(context))
    context.tools.tournaments.go_on_soon(tournament_id)


async def table(context: Context, _: Press, tournament_id: int) -> None:
    """Show the table to one person."""
    found = await context.service.tournaments.get(tournament_id)
    scores = await context.service.tournaments.scores(tournament_id)
    await context.reply.send(table_screen(context.texts, found, scores))


async def _answer(context: Context, tournament_id: int) -> None:
    if not await context.tools.tournaments.answer(context.reply, tournament_id):
        await context.reply.say(context.texts("tournament-noted"))


async def tournaments_page(context: Context, *, admin: bool = False) -> Screen:
    """Return the list of a server's tournaments. Raises `Refused` outside a server."""
    guild_id = context.interaction.guild_id
    if guild_id is None:
        raise Refused(Refusal.TOURNAMENT_GUILD_ONLY)
    found = await context.service.tournaments.of_guild(guild_id)
    return list_screen(context.texts, found, context.person.id, admin=admin)
