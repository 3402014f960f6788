"""These tests cover one feature; each uses the bot or the store as needed."""

from tests.bot.conftest import _patient, _understood, room
from tests.matches.conftest import store, world

__all__ = ["_patient", "_understood", "room", "store", "world"]
