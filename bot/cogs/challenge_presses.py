"""Presses on a challenge."""

from __future__ import annotations

from bot.views.learn import learn_panel
from bot.views.press import Press

from .answering import Visit, check_permissions
from .lists import games_page


async def accept(visit: Visit, press: Press) -> None:
    """The challenge becomes the table."""
    client = visit.client
    await client.presenter.saw(press.match_id, visit.person.id)
    table = await client.presenter.table_of(press.match_id)
    on_table = table.message_id == visit.reply.pressed_message
    with table.held():
        await client.service.accept(press.match_id, visit.person)
        if on_table:
            await table.through(visit.reply)
    await client.presenter.make_thread(press.match_id)
    if not on_table:
        await client.presenter.open_hand(press.match_id, visit.person.id, visit.reply)


async def play_computer(visit: Visit, press: Press) -> None:
    """Nobody joined the open table: its challenger plays the computer there."""
    client = visit.client
    check_permissions(visit)
    await client.presenter.saw(press.match_id, visit.person.id)
    level = press.values[0] if press.values else ""
    table = await client.presenter.table_of(press.match_id)
    on_table = table.message_id == visit.reply.pressed_message
    with table.held():
        await client.service.settle_for_computer(press.match_id, visit.person, level)
        if on_table:
            await table.through(visit.reply)
    await client.presenter.make_thread(press.match_id)
    if not on_table:
        await client.presenter.open_hand(press.match_id, visit.person.id, visit.reply)


async def decline(visit: Visit, press: Press) -> None:
    """No; from the challenger: never mind."""
    table = await visit.client.presenter.table_of(press.match_id)
    with table.held():
        await visit.client.service.decline(press.match_id, visit.person)
        await table.through(visit.reply)


async def withdraw(visit: Visit, press: Press) -> None:
    """The same from the list of one's matches."""
    await visit.client.service.decline(press.match_id, visit.person)
    await visit.reply.redraw(await games_page(visit, 0))


async def how(visit: Visit, _: Press) -> None:
    """The game in one minute."""
    await visit.reply.send(learn_panel(visit.texts, try_it=False))
