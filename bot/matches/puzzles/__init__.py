"""The puzzle of the day: the positions, which one is a day's, and the rating of who solves them.

`puzzles.jsonl` holds the positions. `make tool ARGS="puzzles bot/matches/puzzles/puzzles.jsonl"`
wrote it; with a larger `--count` it adds more.
"""

from bot.matches.puzzles.collection import RULES, count, puzzle_named, puzzle_of
from bot.matches.puzzles.rating import SETTLED, rating_of, record_of

__all__ = ["RULES", "SETTLED", "count", "puzzle_named", "puzzle_of", "rating_of", "record_of"]
