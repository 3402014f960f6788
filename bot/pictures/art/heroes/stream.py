"""November's stream: a blue S from the left edge to the foot."""

from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.palette import BLUE, LIGHT_GREEN, PALE_BLUE, WHITE


def stream() -> Svg:
    """Banks to both sides; the poet stands on the right one."""
    bank = points("-6,226! 50,214 110,226 160,216 206,222! 206,340! -6,340!")
    water = points("-6,236! 36,236 76,246 84,266 74,286 92,304 132,340! -6,340!")
    light = (
        stroke("2,250,1 36,250,4 62,262,1"),
        stroke("10,310,1 44,304,4 74,316,1"),
        stroke("4,276,1 20,274,3.4 36,278,1"),
    )
    return (
        outline(bank, LIGHT_GREEN, 3)
        + outline(water, BLUE, 3.4)
        + strokes(light[:2], PALE_BLUE)
        + strokes(light[2:], WHITE)
    )
