"""A feature's tests stand together; each takes the bot as it needs."""

from tests.bot.conftest import _patient, _understood, room

__all__ = ["_patient", "_understood", "room"]
