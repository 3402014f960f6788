"""Computer players: they choose an action from a seat's view. Also measures their strength."""

from bot.opponents.levels.greedy import Greedy, Opponent
from bot.opponents.levels.players import LEVELS, PLAYERS, YARDSTICKS, NamedPlayer

__all__ = ["LEVELS", "PLAYERS", "YARDSTICKS", "Greedy", "NamedPlayer", "Opponent"]
