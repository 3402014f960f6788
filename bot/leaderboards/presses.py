"""Presses on leaderboards: another page, measure or period."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.buttons.params import PAGE, Param, button, enum_param, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.leaderboards.screens import (
    Board,
    counting_screen,
    leaderboard_screen,
    read_board,
    read_period,
)
from bot.leaderboards.weekly import podium_of
from bot.matches.errors import Refusal, Refused
from bot.matches.models.rankings import EVERYWHERE, Measure
from bot.screens.message import Screen


async def turn(context: Context, _: ComponentInteraction, board: Board, page: int) -> None:
    """Show another page, or the list of this server or of all."""
    await context.reply.redraw(await leaderboard_page(context, board, page))


async def choose_measure(
    context: Context, _: ComponentInteraction, board: Board, measure: Measure
) -> None:
    """Show the list of another measure."""
    board = replace(board, measure=measure)
    await context.reply.redraw(await leaderboard_page(context, board, 0))


async def choose_period(
    context: Context, _: ComponentInteraction, board: Board, period: str
) -> None:
    """Show another period."""
    await context.reply.redraw(await leaderboard_page(context, replace(board, period=period), 0))


async def open_board(context: Context, _: ComponentInteraction, board: Board) -> None:
    """Show a list in a private message, from a public one."""
    await context.reply.send(await leaderboard_page(context, board, 0))


async def counting(context: Context, _: ComponentInteraction, board: Board) -> None:
    """Explain in a private message which matches count for the list."""
    await context.reply.send(counting_screen(context.texts, board))


async def leaderboard_page(context: Context, board: Board, page: int) -> Screen:
    """Return a page of a leaderboard. Raises `Refused` for an unknown season.

    In direct messages it is the leaderboard of all servers.
    """
    service, guild_id = context.service, context.guild_id
    if guild_id is None:
        board = board if not board.here else board.elsewhere
    scope = guild_id if board.here and guild_id is not None else EVERYWHERE
    found = await service.leaderboards.board(
        scope, board.period, board.measure, context.person.id, page
    )
    if found is None:
        raise Refused(Refusal.OLD_BUTTON)
    picture = None
    if page == 0:
        picture = await podium_of(service, context.texts, board.measure, found.page.items)
    guild = context.guild
    name = None if guild_id is None else (guild.name if guild is not None else "")
    return leaderboard_screen(context.texts, board, found, guild=name, picture=picture)


BOARD: Final = Param(read_board)
PERIOD: Final = Param(read_period)

ROUTES: Final = Routes(
    panel={
        "board": button(turn, BOARD, PAGE, needs=ANYBODY, way=True),
        "board-measure": menu(choose_measure, BOARD, needs=ANYBODY, chosen=enum_param(Measure)),
        "board-period": menu(choose_period, BOARD, needs=ANYBODY, chosen=PERIOD),
        "board-open": button(open_board, BOARD, needs=ANYBODY),
        "board-counting": button(counting, BOARD, needs=ANYBODY),
    },
)
