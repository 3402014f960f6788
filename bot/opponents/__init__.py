"""Computer players: from what a seat may see to an action."""

from bot.opponents.greedy import Greedy
from bot.opponents.opponent import Opponent

LEVELS: dict[str, Opponent] = {"greedy": Greedy()}
"""The computer players, by the name of their level."""

__all__ = ["LEVELS", "Greedy", "Opponent"]
