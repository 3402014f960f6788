"""These tests cover one feature; each uses the bot, the store or the pictures as needed."""

from tests.bot.conftest import _patient, _understood, room
from tests.pictures.conftest import cache, pictures
from tests.unthreaded import shared_store, store, world

__all__ = [
    "_patient",
    "_understood",
    "cache",
    "pictures",
    "room",
    "shared_store",
    "store",
    "world",
]
