"""November's swallow: long pointed wings, streamers at its tail, a red throat."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.feathers import Row, feathered
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle
from bot.pictures.art.palette import BLUE, DUSK, INK, PALE_BLUE, RED, WHITE


def swallow() -> Svg:
    """It dives to the lower left and turns: one wing to the left, one below its tail."""
    return _far_wing() + _tail() + _body() + _near_wing() + _head()


def _tail() -> Svg:
    """A deep fork; the outer feathers run out into streamers."""
    streamers = (
        stroke("134,176,10 140,146,11 138,112,6 130,72,1.6"),
        stroke("144,180,10 162,154,11 178,124,6 186,88,1.6"),
    )
    inner = (stroke("138,172,10 145,152,10 147,134,4"), stroke("143,174,10 156,156,10 164,140,4"))
    spots = (stroke("141,150,1 142,143,4 142,136,1"), stroke("162,156,1 166,149,4 169,142,1"))
    drawn = "".join(edged_brush(one, DUSK, 2.4) for one in inner)
    return drawn + "".join(edged_brush(one, INK, 2.4) for one in streamers) + strokes(spots, WHITE)


def _far_wing() -> Svg:
    arm = stroke("54,170,5 68,178,6 80,188,8 92,202,10 104,216,13")
    rows = (
        Row(points("14,138 34,144 54,149 74,156 92,165 106,176 118,190"), 9, 12, DUSK, PALE_BLUE),
        Row(points("62,162 80,168 96,176 108,186 118,196"), 6, 13, BLUE, PALE_BLUE, reach=(0.1, 1)),
    )
    return feathered(arm, BLUE, rows)


def _near_wing() -> Svg:
    arm = stroke("168,248,5 160,236,6 149,226,8 136,220,10 120,218,13 108,222,13")
    rows = (
        Row(
            points("182,300 170,288 158,278 146,270 134,262 122,254 112,246"),
            9,
            12,
            DUSK,
            PALE_BLUE,
        ),
        Row(
            points("168,268 156,260 144,252 130,246 116,240"),
            6,
            13,
            BLUE,
            PALE_BLUE,
            reach=(0.1, 1),
        ),
    )
    return feathered(arm, BLUE, rows)


def _body() -> Svg:
    shape = points(
        "74,254 78,238 92,218 112,194 134,168! 150,176! 146,200 132,226 114,250 94,264 80,266"
    )
    belly = points("84,266! 106,250 128,220 142,196 150,176! 146,200 132,226 114,250 96,264")
    return outline(shape, BLUE) + stain(belly, WHITE) + outline(shape, "none")


def _head() -> Svg:
    head = points("62,268 62,254 71,243 86,242 98,252 95,266 82,275 70,276")
    upper = points("64,262! 56,267 49,277! 59,275 68,273!")
    throat = points("61,266! 70,262 80,266 92,268! 82,275 70,276")
    return (
        outline(upper, INK, FINE)
        + outline(head, BLUE, KEYLINE - 0.2)
        + stain(throat, RED)
        + stain(points("62,262! 64,255 70,251! 70,259!"), RED)
        + brush(stroke("94,238,12 88,248,16 86,252,10"), BLUE)
        + brush(stroke("80,246,1 88,245,3.4 96,252,1"), PALE_BLUE)
        + circle((76, 257), 4.2, WHITE)
        + circle((75.6, 257.4), 2.7, INK)
    )
