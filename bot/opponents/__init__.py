"""Computer players: from what a seat may see to an action, and the measure of their strength."""

from bot.opponents.greedy import Greedy
from bot.opponents.opponent import Opponent
from bot.opponents.players import LEVELS, PLAYERS, YARDSTICKS, NamedPlayer

__all__ = ["LEVELS", "PLAYERS", "YARDSTICKS", "Greedy", "NamedPlayer", "Opponent"]
