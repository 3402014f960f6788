"""The cards as code: the SVG of all 48 cards, of their back and of their emoji tiles."""

from bot.pictures.art.deck import back_svg, card_svg
from bot.pictures.art.emoji import emoji_svg

__all__ = ["back_svg", "card_svg", "emoji_svg"]
