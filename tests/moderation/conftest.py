"""These tests cover one feature; each uses the bot, the store or the pictures as needed."""

from tests.bot.conftest import _patient, _understood, room
from tests.matches.conftest import store, world
from tests.pictures.conftest import cache, pictures

__all__ = ["_patient", "_understood", "cache", "pictures", "room", "store", "world"]
