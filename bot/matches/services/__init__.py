"""The match service: the one way in for commands, buttons and messages."""

from bot.matches.services.service import MatchService

__all__ = ["MatchService"]
