"""November's swallow: long pointed wings, streamers at its tail, a red throat."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle
from bot.pictures.art.palette import BLUE, DUSK, INK, PALE_BLUE, RED, WHITE


def swallow() -> Svg:
    """It dives to the lower left and turns: one wing to the left, one below its tail."""
    return _far_wing() + _tail() + _body() + _near_wing() + _head()


def _tail() -> Svg:
    """A deep fork; the outer feathers run out into streamers."""
    streamers = (
        stroke("134,178,15 141,146,15 139,114,9 128,70,1"),
        stroke("144,182,15 163,154,15 174,126,9 181,88,1"),
    )
    inner = (stroke("138,172,10 146,150,10 149,134,3"), stroke("143,174,10 156,154,10 163,140,3"))
    spots = (stroke("141,154,1 142,145,4.4 141,136,1"), stroke("161,158,1 166,150,4.4 170,141,1"))
    drawn = "".join(edged_brush(one, DUSK, 2) for one in inner)
    return drawn + strokes(streamers, INK) + strokes(spots, WHITE)


def _far_wing() -> Svg:
    """A scythe: the quills slant towards its point and end in steps."""
    shape = points(
        "96,232! 86,208 68,184 46,160 21,139! 42,141 60,146 66,152! 82,156 88,164! 102,170 "
        "107,178! 118,185 130,200!"
    )
    quills = (
        stroke("38,146,1 48,156,2.4 58,168,1"),
        stroke("66,152,2.4 74,166,2.6 82,184,1"),
        stroke("88,164,2.4 94,178,2.6 98,196,1"),
        stroke("107,178,2.4 110,192,2.6 110,206,1"),
    )
    light = (
        stroke("62,171,1 78,188,4 91,210,1"),
        stroke("54,153,1 63,159,2.6 69,170,1"),
        stroke("76,162,1 83,170,2.6 88,183,1"),
    )
    return outline(shape, BLUE) + strokes(quills, INK) + strokes(light, PALE_BLUE)


def _near_wing() -> Svg:
    """It grows out of the shoulder, bent at the wrist."""
    shape = points(
        "104,226! 120,211 140,206 158,217 172,246 184,304! 170,284 160,272! 155,262 150,258! "
        "142,252 136,250! 128,250 122,250! 112,250 102,246!"
    )
    quills = (
        stroke("174,286,1 168,262,2.6 158,238,1"),
        stroke("160,272,2.4 155,252,2.6 146,234,1"),
        stroke("150,258,2.4 142,244,2.6 134,232,1"),
        stroke("136,250,2.4 129,242,2.6 122,233,1"),
    )
    light = (
        stroke("116,222,1 138,212,5 160,226,1"),
        stroke("166,266,1 160,250,2.8 152,234,1"),
    )
    joint = brush(stroke("104,221,9 102,231,9 101,240,3"), BLUE)
    return outline(shape, BLUE) + joint + strokes(quills, INK) + strokes(light, PALE_BLUE)


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
