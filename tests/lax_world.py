"""Laxities: what single tests need that Discord doesn't do."""

from bot.playground.testing.pilot import World


def open_any_number_of_dms(world: World) -> None:
    """Let the bot open any number of new direct messages a minute: a crowd comes over weeks."""
    world.core.dm_refusals.most_new_a_minute = None
