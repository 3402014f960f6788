"""Presses on a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.buttons.press import Press
from bot.commands.lists import games_page
from bot.interactions.answering import Context, check_permissions, check_presence
from bot.screens.learn import learn_panel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.matches.models.match import Progress


async def accept(context: Context, press: Press) -> None:
    """The challenge becomes the table."""
    check_presence(context, context.interaction.guild_id)
    service = context.client.service
    await _sit_down(
        context, press, lambda: service.challenges.accept(press.match_id, context.person)
    )


async def play_computer(context: Context, press: Press, level: str) -> None:
    """Nobody joined the open table: its challenger plays the computer there."""
    check_permissions(context)
    service = context.client.service
    await _sit_down(
        context, press, lambda: service.computers.join_table(press.match_id, context.person, level)
    )


async def _sit_down(
    context: Context, press: Press, begin: Callable[[], Awaitable[Progress]]
) -> None:
    """The message of the challenge becomes the table, at once for who pressed on it."""
    presenter = context.client.presenter
    await presenter.saw(press.match_id, context.person.id)
    table = await presenter.table_of(press.match_id)
    on_table = table.message_id == context.reply.pressed_message
    with table.held():
        await begin()
        if on_table:
            await table.through(context.reply)
    await presenter.make_thread(press.match_id)
    if not on_table:
        await presenter.open_hand(press.match_id, context.person.id, context.reply)


async def decline(context: Context, press: Press) -> None:
    """No; from the challenger: never mind."""
    table = await context.client.presenter.table_of(press.match_id)
    with table.held():
        await context.client.service.challenges.decline(press.match_id, context.person)
        await table.through(context.reply)


async def withdraw(context: Context, press: Press) -> None:
    """The same from the list of one's matches."""
    await context.client.service.challenges.decline(press.match_id, context.person)
    await context.reply.redraw(await games_page(context, 0))


async def how(context: Context, _: Press) -> None:
    """The game in one minute."""
    await context.reply.send(learn_panel(context.texts, try_it=False))
