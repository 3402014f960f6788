"""These tests cover one feature; each uses the bot as needed."""

from tests.bot.conftest import _patient, _understood, room

__all__ = ["_patient", "_understood", "room"]
