"""Computer players: from what a seat may see to an action, and the measure of their strength."""

from bot.opponents.levels.greedy import Greedy, Opponent
from bot.opponents.levels.players import LEVELS, PLAYERS, YARDSTICKS, NamedPlayer

__all__ = ["LEVELS", "PLAYERS", "YARDSTICKS", "Greedy", "NamedPlayer", "Opponent"]
