"""PlayerView in, PNG bytes out: tables, hands, results and the yaku chart.

A card is drawn as SVG once, kept as a small palette image, and from then on only copied; a whole
picture takes a few milliseconds. Pictures hold no names of people and almost no words.
"""

from bot.pictures.labels import Labels
from bot.pictures.pictures import Pictures

__all__ = ["Labels", "Pictures"]
