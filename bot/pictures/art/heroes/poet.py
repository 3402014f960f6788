"""November's poet, Ono no Michikaze, under his umbrella."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import Corner, outline, points, smooth
from bot.pictures.art.kit.svg import (
    FINE,
    KEYLINE,
    Point,
    Svg,
    around,
    circle,
    ellipse,
    path,
    placed,
)
from bot.pictures.art.palette import (
    BROWN,
    DARK_RED,
    DUSK,
    GOLD,
    GREY,
    INK,
    PALE_GOLD,
    PALE_PURPLE,
    PAPER,
    PURPLE,
    RED,
    WHITE,
)

_TIP: Point = (128, 30)  # of the umbrella
_RIM: tuple[Point, ...] = (
    *((60, 116), (84, 111), (109, 115), (135, 110), (161, 112), (186, 104), (216, 96)),
)
"""The ends of the ribs; the first and the last are its outline."""
_NECK: Point = (150, 200)
_CRESTS: tuple[Point, ...] = ((172, 252), (128, 268))


def poet() -> Svg:
    """He stands on the right bank in court dress and looks down at the frog."""
    drawn = _shoes() + _trousers() + _robe() + _head() + _pole() + _umbrella() + _sleeve()
    return placed(drawn + _hand(), (0, -6))


def _on_rib(index: int, part: float) -> Point:
    """A place on a rib: ribs bulge, those at the sides most."""
    x, y = _RIM[index]
    across, down = x - _TIP[0], y - _TIP[1]
    bulge = 0.55 * part * (1 - part)
    return _TIP[0] + across * (part + bulge * 0.6), _TIP[1] + down * (part - bulge * 0.5)


def _umbrella() -> Svg:
    last = len(_RIM) - 1
    shade: list[Point] = [Corner(*_TIP)]
    shade += [_on_rib(last, part) for part in (0.3, 0.65)]
    for index in range(last, -1, -1):
        shade.append(Corner(*_RIM[index]))
        if index:
            (x0, y0), (x1, y1) = _RIM[index], _RIM[index - 1]
            shade.append(((x0 + x1) / 2, (y0 + y1) / 2 - 3.5))
    shade += [_on_rib(0, part) for part in (0.65, 0.3)]
    band = [_on_rib(index, 0.5) for index in range(last + 1)]
    band += [_on_rib(index, 0.68) for index in range(last, -1, -1)]
    band = [
        Corner(*spot) if index in {0, last, last + 1, 2 * last + 1} else spot
        for index, spot in enumerate(band)
    ]
    ribs = [
        [(*_TIP, 3), (*_on_rib(index, 0.5), 1.6), (*_RIM[index], 3)] for index in range(1, last)
    ]
    cap = points("116,42! 121,32 128,25! 135,31 143,40! 130,45")
    return (
        outline(shade, GOLD)
        + path(smooth(band), RED)
        + strokes(ribs, INK)
        + outline(shade, "none", KEYLINE + 0.4)
        + outline(cap, DARK_RED, FINE)
    )


def _pole() -> Svg:
    return edged_brush(stroke("126,90,4.4 115,150,4.6 97,250,4.8"), BROWN, 2)


def _head() -> Svg:
    """The tall lacquered cap bends back; its band sits low on a powdered face."""
    face = points(
        "128,146! 126,154 122,161 119,167! 124,169 122,174! 124,177 122,180 127,188 137,193 "
        "150,188 160,178 164,160 158,146"
    )
    cap = points(
        "126,148! 133,135 142,120 151,109 162,105 172,108 177,118 176,132 172,144 170,160! 150,149"
    )
    ear = points("156,160! 161,155 166,159 164,168 158,173!")
    features = (
        stroke("125,159,1.2 131,157,3.2 139,160,1"),
        stroke("130,180,1 135,178.4,2.4 139,174,1"),
    )
    drawn = (
        outline(points("142,180! 160,172! 164,194! 146,203!"), PAPER, 3)
        + outline(face, PAPER, 3)
        + outline(ear, PAPER, FINE)
        + brush(stroke("158,150,3 161,158,3.4 158,164,1"), INK)
        + outline(cap, INK, 2.4)
        + brush(stroke("140,139,1 147,123,4.4 158,113,1"), DUSK)
        + brush(stroke("127,143,2 148,144,4.4 170,152,2"), GREY)
        + strokes(features, INK)
        + ellipse((132, 151), (4, 1.9), INK, 0, -8)
        + brush(stroke("123,179,2 127,178.6,3.2 132,179,1"), RED)
    )
    return placed(placed(drawn, (-_NECK[0], -_NECK[1])), _NECK, scale=0.88)


def _robe() -> Svg:
    """One red mass from the shoulders to the hem; the far sleeve swings out behind."""
    far = points("170,190! 190,204 206,232 214,276! 196,286 178,280! 172,240")
    robe = points(
        "140,190! 124,200 114,226 104,256 98,276! 116,284 140,287 166,286 190,278! "
        "190,244 186,214 176,196 164,184!"
    )
    lower = points(
        "98,274! 116,282 140,285 166,284 190,276! 191,285! 166,293 140,295 114,291 96,283!"
    )
    folds = (
        stroke("180,206,1 188,232,5 190,262,1"),
        stroke("196,222,1 202,246,4.4 202,270,1"),
        stroke("168,262,1 166,274,5 168,285,2"),
    )
    collar = points("132,196! 142,207 150,221! 160,206 167,191! 158,194 148,198")
    return (
        outline(far, RED)
        + outline(lower, WHITE, FINE)
        + outline(robe, RED)
        + strokes(folds, DARK_RED)
        + "".join(_crest(spot) for spot in _CRESTS[:1])
        + outline(collar, WHITE, FINE + 0.4)
        + brush(stroke("142,202,1 148,208,2.6 151,216,1"), PURPLE)
    )


def _crest(at: Point) -> Svg:
    petals = around(circle((0, -5.4), 3.9, PALE_GOLD), 5)
    return placed(petals + circle((0, 0), 2.6, DARK_RED), at)


def _sleeve() -> Svg:
    """It hangs in folds from the raised wrist to below the knee, its lining towards the frog."""
    sleeve = points(
        "180,212! 160,220 136,216 114,208! 112,232 106,256 99,285! 110,283 118,278 124,272! "
        "130,280 138,285 147,287! 160,260 176,236 184,220"
    )
    lining = points("114,208! 110,234 105,258 99,285! 106,284 113,281! 119,258 122,236 121,208!")
    folds = (
        stroke("172,222,1 150,228,5 130,222,1"),
        stroke("164,231,1 154,246,5.4 147,266,1"),
        stroke("142,232,1 138,246,4.6 136,258,1"),
    )
    return (
        outline(sleeve, RED)
        + strokes(folds, DARK_RED)
        + outline(lining, WHITE, FINE)
        + _crest(_CRESTS[1])
    )


def _hand() -> Svg:
    """A fist round the pole: four fingers in front, the thumb above them."""
    wrist = edged_brush(stroke("120,214,12 112,214,12"), PAPER, 2.6)
    fist = points("96,208 100,204 110,203 117,208 118,218 113,226 103,228 96,224 94,216")
    fingers = (
        stroke("95,212,2 101,212,2.2 106,213,1"),
        stroke("94,217,2 100,218,2.2 106,218,1"),
        stroke("96,223,2 101,223,2.2 106,223,1"),
    )
    thumb = stroke("115,207,6 108,203,6 103,199,4.6")
    return wrist + outline(fist, PAPER, 2.8) + strokes(fingers, INK) + edged_brush(thumb, PAPER, 2)


def _trousers() -> Svg:
    """Full ones, their pleats gathered above the shoes."""
    near = points("104,284! 100,298 112,308 128,304! 144,306 146,288!")
    far = points("140,288! 146,304 164,309 180,303 188,284!")
    pleats = (
        stroke("116,290,1 113,297,3.4 115,304,1"),
        stroke("128,292,1 128,298,3.4 125,303,1"),
        stroke("156,292,1 156,299,3.4 159,305,1"),
        stroke("170,290,1 173,297,3.4 171,304,1"),
    )
    return outline(far, PURPLE) + outline(near, PURPLE) + strokes(pleats, PALE_PURPLE)


def _shoes() -> Svg:
    """Lacquered clogs with raised toes, on white socks."""
    shoe = points("-24,2! -27,-5 -20,-6 -8,-2 8,-6 16,-3 16,7! -2,8 -18,8")
    drawn = (
        edged_brush(stroke("6,-10,13 5,-2,13"), WHITE, 2.4)
        + outline(shoe, INK, 2)
        + brush(stroke("-18,1,1 -6,4,2.8 10,2,1"), GREY)
    )
    return placed(drawn, (162, 305), -12, 0.88) + placed(drawn, (116, 311))
