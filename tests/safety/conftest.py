"""A feature's tests stand together; each takes the bot or the store as it needs."""

from tests.bot.conftest import _patient, _understood, room
from tests.unthreaded import store, world

__all__ = ["_patient", "_understood", "room", "store", "world"]
