"""Presses on a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.views.learn import learn_panel
from bot.views.press import Press

from .answering import Visit, check_permissions, check_presence
from .lists import games_page

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.matches.models.match import Progress


async def accept(visit: Visit, press: Press) -> None:
    """The challenge becomes the table."""
    check_presence(visit, visit.interaction.guild_id)
    service = visit.client.service
    await _sit_down(visit, press, lambda: service.challenges.accept(press.match_id, visit.person))


async def play_computer(visit: Visit, press: Press, level: str) -> None:
    """Nobody joined the open table: its challenger plays the computer there."""
    check_permissions(visit)
    service = visit.client.service
    await _sit_down(
        visit, press, lambda: service.computers.join_table(press.match_id, visit.person, level)
    )


async def _sit_down(visit: Visit, press: Press, begin: Callable[[], Awaitable[Progress]]) -> None:
    """The message of the challenge becomes the table, at once for who pressed on it."""
    presenter = visit.client.presenter
    await presenter.saw(press.match_id, visit.person.id)
    table = await presenter.table_of(press.match_id)
    on_table = table.message_id == visit.reply.pressed_message
    with table.held():
        await begin()
        if on_table:
            await table.through(visit.reply)
    await presenter.make_thread(press.match_id)
    if not on_table:
        await presenter.open_hand(press.match_id, visit.person.id, visit.reply)


async def decline(visit: Visit, press: Press) -> None:
    """No; from the challenger: never mind."""
    table = await visit.client.presenter.table_of(press.match_id)
    with table.held():
        await visit.client.service.challenges.decline(press.match_id, visit.person)
        await table.through(visit.reply)


async def withdraw(visit: Visit, press: Press) -> None:
    """The same from the list of one's matches."""
    await visit.client.service.challenges.decline(press.match_id, visit.person)
    await visit.reply.redraw(await games_page(visit, 0))


async def how(visit: Visit, _: Press) -> None:
    """The game in one minute."""
    await visit.reply.send(learn_panel(visit.texts, try_it=False))
