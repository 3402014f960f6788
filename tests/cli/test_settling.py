"""The garbage collector skips the objects that exist at the start."""

import gc

from bot.cli.run import settle


def test_what_is_there_is_looked_at_no_more() -> None:
    gc.unfreeze()  # what the tests themselves have frozen
    settle()
    assert gc.get_freeze_count() > len(gc.get_objects())
