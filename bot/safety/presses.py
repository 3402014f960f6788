"""*Block* in a match's menu, and the list of one's blocks from `/koikoi me`."""

from __future__ import annotations

from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.safety.screens import block_question, blocked_screen, blocks_panel
from bot.safety.service import opponent_of
from bot.screens.message import Screen


async def ask_to_block(context: Context, press: Press) -> None:
    """Say what a block does, and ask once more."""
    info = (await context.service.queries.get(press.match_id)).info
    other = opponent_of(info, context.person)
    await context.reply.send(block_question(context.texts, info, other))


async def block(context: Context, press: Press) -> None:
    """Block the other player."""
    new = await context.service.safety.block(press.match_id, context.person)
    info = (await context.service.queries.get(press.match_id)).info
    other = opponent_of(info, context.person)
    await context.reply.redraw(blocked_screen(context.texts, info, other, new=new))


async def keep(context: Context, _: Press) -> None:
    """Block nobody."""
    await context.reply.redraw(Screen(context.texts("block-kept")))


async def show(context: Context, _: Press, page: int | None) -> None:
    """List whom the person has blocked; another page in the place of the one before."""
    found = await context.service.safety.blocks_of(context.person.id, page or 0)
    panel = blocks_panel(context.texts, found)
    await (context.reply.send(panel) if page is None else context.reply.redraw(panel))


async def lift(context: Context, _: Press, page: int, blocked_id: int) -> None:
    """Lift a block, and list those that are left."""
    lifted = await context.service.safety.lift(context.person, blocked_id)
    found = await context.service.safety.blocks_of(context.person.id, page)
    await context.reply.redraw(blocks_panel(context.texts, found, lifted))
