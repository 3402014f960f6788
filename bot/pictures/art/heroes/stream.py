"""November's stream: a blue S from the left edge to the foot."""

from bot.pictures.art.kit.brush import strokes
from bot.pictures.art.kit.curves import Corner, outline
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.palette import BLUE, LIGHT_GREEN, PALE_BLUE, WHITE


def stream() -> Svg:
    """Banks to both sides; the poet stands on the right one."""
    bank = [
        Corner(-6, 226),
        (50, 214),
        (110, 226),
        (160, 216),
        Corner(206, 222),
        Corner(206, 340),
        Corner(-6, 340),
    ]
    water = [
        *(Corner(-6, 236), (36, 236), (76, 246), (84, 266), (74, 286), (92, 304), Corner(132, 340)),
        *(Corner(-6, 340),),
    ]
    light = (
        [(2, 250, 1), (36, 250, 4), (62, 262, 1)],
        [(10, 310, 1), (44, 304, 4), (74, 316, 1)],
        [(4, 276, 1), (20, 274, 3.4), (36, 278, 1)],
    )
    return (
        outline(bank, LIGHT_GREEN, 3)
        + outline(water, BLUE, 3.4)
        + strokes(light[:2], PALE_BLUE)
        + strokes(light[2:], WHITE)
    )
