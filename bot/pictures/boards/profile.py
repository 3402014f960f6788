"""A person's profile: record, rating and its curve, figures, favourite yaku, the best round."""

from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import clusters, writable
from bot.pictures.boards.layout import GAP, MARGIN, Box, least_font_size
from bot.pictures.boards.yaku_chart import draw_fan
from bot.pictures.boards.yaku_names import (
    NameLook,
    YakuName,
    cut_name,
    line_height,
    lines_needed,
    look_of,
)
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import back_name, large_kind_name
from bot.pictures.sprites.colours import (
    CREAM,
    GOLD,
    LINE,
    LIT_PANEL,
    MUTED,
    PANEL,
    TEAL,
    WELL,
    Colour,
)
from bot.pictures.subjects import FIGURES, FILLERS, MOST_YAKU, MadeYaku, ProfileFigures

_LABEL: Final = 110
_MIN_SPAN: Final = 80
"""Minimum span of the curve in rating points, so that small changes look small."""
_PAD: Final = 30
_DOT: Final = 20


def draw_curve(canvas: Canvas, box: Box, curve: tuple[int, ...]) -> None:
    """Draw the ratings, at least two, the newest at the right edge with a dot."""
    canvas.rounded(box, 14, WELL, PANEL)
    low, high = min(curve), max(curve)
    spare = max(0, _MIN_SPAN - (high - low)) / 2
    bottom, top = low - spare, high + spare
    inner = Box(box.x + _LABEL, box.y, box.width - _LABEL - 30, box.height).inset(0, _PAD)

    def row(rating: float) -> float:
        return inner.bottom - (rating - bottom) / (top - bottom) * inner.height

    for value in {low, high}:
        y = round(row(value))
        canvas.fill(Box(inner.x, y - 1, inner.width, 2), LINE)
        canvas.write(str(value), box.x + 16, y, TextStyle(34, MUTED, WELL))
    step = inner.width / (len(curve) - 1)
    points = [(inner.x + place * step, row(rating)) for place, rating in enumerate(curve)]
    canvas.line(points, 7, GOLD, WELL)
    x, y = (round(one) for one in points[-1])
    dot = Box(x - _DOT // 2, y - _DOT // 2, _DOT, _DOT)
    canvas.rounded(dot, _DOT // 2, GOLD, WELL)


# The whole profile

_WIDTH: Final = 1000
"""Width of the picture, which is that of the chart of yaku, so that it is readable on a phone."""
_ACROSS: Final = _WIDTH - 2 * MARGIN
_HEAD: Final = 164
_PORTRAIT: Final = 126
_RECORD_HEIGHT: Final = 84
"""Height of a record: figures above their words."""
_RATING: Final = 250
_NAME_SIZES: Final = (60, 52, 44, 38)
_CURVE: Final = 112
_TILE: Final = 108
_YAKU_HEAD: Final = 48
_YAKU: Final = 58
_FILLER: Final = 66
_NAME: Final = 450
_BAR: Final = 250
_COUNT: Final = 90
"""Width of a count beside its bar."""
_COUNTS: Final = (46, 40, 34)
_CARDS: Final = CardSize.CAPTURED
_HAND: Final = _CARDS.height + 30
_POINTS: Final = 180
_SUM: Final = 300
"""Width of the points with their sum."""
_SUM_SIZES: Final = (40, 36, 32)
_AGAINST: Final = _RECORD_HEIGHT + 16
_RECORD: Final = ("won", "lost", "drawn")
_FIGURE: Final = 46
"""Font size of a record's figures."""
_RECORD_GAP: Final = 44
"""Maximum space between the figures of a record."""
_TILE_PAD: Final = 4
_SMALL: Final = least_font_size(_WIDTH)
"""Font size of the smallest words."""
_NAMED: Final = NameLook((44, 40, _SMALL))
_WORD_LINE: Final = 40
"""Height of a further line of words."""


def draw_profile(renderer: Renderer, profile: ProfileFigures, labels: Labels) -> bytes:
    """Return the picture as PNG. Parts without data are left out."""
    yaku = tuple(one for one in profile.yaku if one.yaku not in FILLERS)[:MOST_YAKU]
    fillers = tuple(one for one in profile.yaku if one.yaku in FILLERS)
    blank = Canvas(renderer, 1, 1, PANEL)
    named = [(one.yaku, _NAME) for one in yaku]
    lines = lines_needed(blank, named, labels, _NAMED)
    row = max(_YAKU, lines * line_height(_SMALL) + 4)
    tiles = [_TILE + (_lines_of_words(blank, names, labels) - 1) * _WORD_LINE for names in FIGURES]
    heights = {
        "head": _HEAD,
        "curve": _CURVE if len(profile.curve) > 1 else 0,
        "figures": sum(tiles) + (len(tiles) - 1) * GAP,
        "yaku": _YAKU_HEAD + len(yaku) * row + 8 if yaku else 0,
        "fillers": _FILLER if fillers else 0,
        "hand": _HAND if profile.hand_points else 0,
        "against": _AGAINST if profile.against else 0,
    }
    boxes, y = {}, MARGIN
    for part, height in heights.items():
        if height:
            boxes[part] = Box(MARGIN, y, _ACROSS, height)
            y += height + GAP
    canvas = renderer.canvas(_WIDTH, y - GAP + MARGIN, PANEL)
    _draw_head(canvas, boxes["head"], profile, labels)
    if "curve" in boxes:
        draw_curve(canvas, boxes["curve"], profile.curve)
    _draw_figures(canvas, boxes["figures"], tiles, profile, labels)
    if "yaku" in boxes:
        _draw_yaku(canvas, boxes["yaku"], row, yaku, labels)
    if fillers:
        _draw_fillers(canvas, boxes["fillers"], fillers, labels)
    if "hand" in boxes:
        _draw_hand(canvas, boxes["hand"], profile, labels)
    if profile.against:
        box = boxes["against"]
        canvas.rounded(box, 14, WELL, PANEL)
        x = canvas.write(_word(labels, "against"), box.x + 22, box.middle, _words(40)) + 30
        record = Box(x, box.y + 10, box.right - x - 22, _RECORD_HEIGHT)
        _draw_record(canvas, record, profile.against, labels, WELL)
    return canvas.png()


def _draw_head(canvas: Canvas, box: Box, profile: ProfileFigures, labels: Labels) -> None:
    """Draw portrait, name, record and rating. A name without letters is left out."""
    portrait = Box(box.x, box.middle - _PORTRAIT // 2, _PORTRAIT, _PORTRAIT)
    name = writable(profile.name)
    _draw_portrait(canvas, portrait, name)
    left = portrait.right + 12
    rank = "" if profile.rank is None else f"  #{profile.rank}"
    style, word = _words(_SMALL, PANEL), _word(labels, "rating")
    rated = canvas.width_of(word, style) + (canvas.width_of(rank, style) if rank else 0)
    room = box.right - max(_RATING, rated) - left
    top = box.bottom - _RECORD_HEIGHT if name else box.middle - _RECORD_HEIGHT // 2
    record = Box(left, top, room, _RECORD_HEIGHT)
    _draw_record(canvas, record, profile.record, labels, PANEL)
    if name:  # after the parts below it, because some letters reach far down
        styles = [TextStyle(size, CREAM, PANEL) for size in _NAME_SIZES]
        canvas.write_name(name, left, box.y + 38, room, styles)
    _write_right(canvas, profile.rating, box.right, box.y + 44, TextStyle(84, GOLD, PANEL))
    if rank:
        _write_right(canvas, rank, box.right, box.y + 120, style)
    canvas.write(word, box.right - rated, box.y + 120, style)


def _draw_portrait(canvas: Canvas, box: Box, name: str) -> None:
    """Draw the first letter of a name in a frame as wide as a seal; without one, a card's back."""
    canvas.rounded(box, 30, GOLD, PANEL)
    inner = box.inset(6, 6)
    canvas.rounded(inner, 25, WELL, GOLD)
    letter = next((one for one in clusters(name) if one[0].isalpha()), "").upper()
    if not letter:
        back = CardSize.SMALL
        x, y = box.x + (box.width - back.width) // 2, box.y + (box.height - back.height) // 2
        canvas.put(back_name(back), x, y)
        return
    style = canvas.shrunk(letter, inner.inset(12, 6), TextStyle(84, CREAM, WELL, brush=False))
    canvas.write(letter, box.x + box.width // 2, box.middle, style, centred=True)


def _draw_record(
    canvas: Canvas,
    box: Box,
    record: tuple[int, int, int],
    labels: Labels,
    ground: Colour,
) -> None:
    """Draw matches won, lost and drawn, each figure above its word."""
    words, style = [_word(labels, one) for one in _RECORD], _words(_SMALL, ground)
    figure = TextStyle(_FIGURE, CREAM, ground)
    widths = [
        max(canvas.width_of(word, style), canvas.width_of(str(count), figure))
        for count, word in zip(record, words, strict=True)
    ]
    apart = min(_RECORD_GAP, (box.width - sum(widths)) // (len(widths) - 1))
    x = box.x
    for count, word, width in zip(record, words, widths, strict=True):
        middle = x + width // 2
        canvas.write(str(count), middle, box.y + _FIGURE // 2, figure, centred=True)
        canvas.write(word, middle, box.bottom - _SMALL // 2, style, centred=True)
        x += width + apart


def _lines_of_words(canvas: Canvas, names: tuple[str, ...], labels: Labels) -> int:
    """Return the number of lines that the words of a row of tiles need."""
    room = _tile_width(_ACROSS, names) - _TILE_PAD
    words = [_word(labels, name) for name in names]
    return max(len(cut_name(canvas, word, room, _words(_SMALL))) for word in words)


def _tile_width(across: int, names: tuple[str, ...]) -> int:
    return (across - (len(names) - 1) * GAP) // len(names)


def _draw_figures(
    canvas: Canvas, box: Box, heights: list[int], profile: ProfileFigures, labels: Labels
) -> None:
    y = box.y
    for names, height in zip(FIGURES, heights, strict=True):
        width = _tile_width(box.width, names)
        for column, name in enumerate(names):
            tile = Box(box.x + column * (width + GAP), y, width, height)
            canvas.rounded(tile, 14, WELL, PANEL)
            middle = tile.x + width // 2
            figure = profile.figures[name]
            room = Box(tile.x + 6, 0, tile.width - 12, _TILE - 50)
            style = canvas.shrunk(figure, room, TextStyle(54, GOLD, WELL, brush=False))
            canvas.write(figure, middle, tile.y + 38, style, centred=True)
            style = _words(_SMALL)
            lines = cut_name(canvas, _word(labels, name), width - _TILE_PAD, style)
            first = (tile.y + _TILE + tile.bottom) // 2 - 27 - (len(lines) - 1) * _WORD_LINE // 2
            for place, line in enumerate(lines):
                canvas.write(line, middle, first + place * _WORD_LINE, style, centred=True)
        y += height + GAP


def _draw_yaku(
    canvas: Canvas, box: Box, height: int, yaku: tuple[MadeYaku, ...], labels: Labels
) -> None:
    """Draw the count of each yaku as a bar, with a mark at the expected count."""
    canvas.rounded(box, 14, WELL, PANEL)
    if any(one.expected is not None for one in yaku):
        head = _word(labels, "expected")
        _write_right(canvas, head, box.right - 22, box.y + 30, _words(_SMALL))
    highest = max(max(one.made, one.expected or 0.0) for one in yaku)
    name = Box(box.x + 22, box.y, _NAME, height)
    look = look_of(canvas, [(one.yaku, name) for one in yaku], labels, _NAMED)
    for place, one in enumerate(yaku):
        row = Box(box.x, box.y + _YAKU_HEAD + place * height, box.width, height)
        named = Box(name.x, row.y, name.width, height)
        YakuName.of(canvas, named, one.yaku, labels, look).draw(canvas, named)
        bar = Box(row.x + _NAME + 40, row.middle - 15, _BAR, 30)
        length = max(16, round(_BAR * one.made / highest))
        canvas.rounded(Box(bar.x, bar.y, length, bar.height), 8, TEAL, WELL)
        style = TextStyle(_COUNTS[0], GOLD, WELL)
        style = canvas.fitting(str(one.made), _COUNT - 8, style, *_COUNTS)
        _write_right(canvas, str(one.made), bar.right + _COUNT, row.middle, style)
        if one.expected is None:
            continue
        mark = bar.x + round(_BAR * one.expected / highest)
        canvas.fill(Box(mark - 3, bar.y - 8, 6, bar.height + 16), CREAM)
        shown = _expected(one.expected, labels)
        _write_right(canvas, shown, row.right - 22, row.middle, TextStyle(40, MUTED, WELL))


def _draw_fillers(canvas: Canvas, box: Box, fillers: tuple[MadeYaku, ...], labels: Labels) -> None:
    """Draw the counts of yaku of any cards in one line, each with its kind and what is expected."""
    width = box.width // len(FILLERS)
    canvas.rounded(box, 14, LIT_PANEL, PANEL)
    for place, one in enumerate(sorted(fillers, key=lambda each: list(FILLERS).index(each.yaku))):
        x = box.x + place * width + 22
        x += canvas.put(large_kind_name(FILLERS[one.yaku]), x, box.middle - 19) + 16
        x = canvas.write(str(one.made), x, box.middle, TextStyle(46, CREAM, LIT_PANEL)) + 14
        if one.expected is not None:
            style = TextStyle(_SMALL, MUTED, LIT_PANEL)
            canvas.write(f"/ {_expected(one.expected, labels)}", x, box.middle, style)


def _expected(number: float, labels: Labels) -> str:
    shown = f"{number:.1f}" if number < 10 else f"{number:.0f}"
    return shown.replace(".", labels.decimal)


def _draw_hand(canvas: Canvas, box: Box, profile: ProfileFigures, labels: Labels) -> None:
    """Draw the cards of the biggest hand, its points, and the multipliers of its yaku."""
    canvas.rounded(box, 14, WELL, PANEL)
    best, word = _word(labels, "biggest"), _words(_SMALL)
    width = max(_SUM if profile.hand_sum else _POINTS, canvas.width_of(best, word) + 8)
    fan = Box(box.x + 16, box.y + 15, box.width - width - 32, _CARDS.height)
    draw_fan(canvas, profile.hand, _CARDS, fan)
    x, middle = box.right - width // 2 - 8, box.middle
    points = TextStyle(56 if profile.hand_sum else 76, GOLD, WELL)
    shift = 26 if profile.hand_sum else 0
    canvas.write(f"+{profile.hand_points}", x, middle - 24 - shift, points, centred=True)
    canvas.write(best, x, middle + 30 + shift, word, centred=True)
    if profile.hand_sum:
        text = f"= {profile.hand_sum}"
        styles = [TextStyle(size, MUTED, WELL) for size in _SUM_SIZES]
        fitting = (style for style in styles if canvas.fits(text, width, style))
        canvas.write(text, x, middle + 2, next(fitting, styles[-1]), centred=True)


def _word(labels: Labels, name: str) -> str:
    return writable(labels.profile.get(name, ""))


def _words(size: int, ground: Colour = WELL) -> TextStyle:
    """Return a style without brush strokes, which are hard to read in these sizes."""
    return TextStyle(size, MUTED, ground, brush=False)


def _write_right(canvas: Canvas, text: str, right: int, middle: int, style: TextStyle) -> None:
    canvas.write(text, right - canvas.width_of(text, style), middle, style)
