"""The match service, which all commands, buttons and messages use."""

from bot.matches.services.service import MatchService

__all__ = ["MatchService"]
