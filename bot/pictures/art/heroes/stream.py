"""November's stream: a blue S from the left edge to the foot."""

from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.palette import BLUE, LIGHT_GREEN, PALE_BLUE, WHITE


def stream() -> Svg:
    """Banks to both sides; the poet stands on the right one."""
    bank = points("-6,212! 46,205 104,214 160,206 206,212! 206,340! -6,340!")
    water = points("-6,224! 36,220 78,226 98,242 94,262 84,282 92,302 126,340! -6,340!")
    light = (
        stroke("2,238,1 24,234,4 46,238,1"),
        stroke("44,314,1 66,306,4 90,316,1"),
        stroke("62,290,1 72,286,3.4 80,290,1"),
    )
    return (
        outline(bank, LIGHT_GREEN, 3)
        + outline(water, BLUE, 3.4)
        + strokes(light[:2], PALE_BLUE)
        + strokes(light[2:], WHITE)
    )
