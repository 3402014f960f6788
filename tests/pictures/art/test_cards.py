"""Every card is drawn, in the deck's own colours, and differs from all others."""

import io
import math
import re

import resvg_py
from PIL import Image, ImageChops

from bot.koikoi.cards import DECK, card_code, month_of
from bot.pictures.art import back_svg, card_svg, emoji_svg
from bot.pictures.art.deck import CARDS, CATEGORIES, art
from bot.pictures.art.kit.index_tab import Category
from bot.pictures.art.palette import COLOURS, MONTH_GROUND

CHAFF = [card for card in DECK if CATEGORIES[card] is Category.CHAFF]
CHAFF_PAIRS = [
    (one, two) for one in CHAFF for two in CHAFF if one < two and month_of(one) == month_of(two)
]
RIBBONS = {Category.POETRY_RIBBON, Category.RED_RIBBON, Category.BLUE_RIBBON}


def picture(svg: str, width: int) -> Image.Image:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def difference(one: Image.Image, two: Image.Image) -> float:
    """Return the mean difference of the pixels, 0 to 255."""
    bands = ImageChops.difference(one.convert("RGB"), two.convert("RGB")).convert("L")
    histogram = bands.histogram()
    return sum(level * count for level, count in enumerate(histogram)) / sum(histogram)


def test_the_deck_has_what_the_game_needs() -> None:
    counts = [CATEGORIES.count(category) for category in Category]
    assert len(CARDS) == len(CATEGORIES) == 48
    assert counts == [5, 9, 3, 4, 3, 24]


def test_a_card_is_drawn_at_the_sizes_of_the_pictures() -> None:
    faults = []
    for card in DECK:
        for width in (116, 33):
            drawn = picture(card_svg(card), width)
            colours = drawn.convert("RGB").getcolors(1 << 16)
            if drawn.size != (width, math.ceil(width * 328 / 200)):
                faults.append(f"{card_code(card)}, {width} wide: its size is {drawn.size}")
            if colours is None or len(colours) <= 20:
                faults.append(f"{card_code(card)}, {width} wide: its colours are {colours}")
    assert not faults, "\n".join(faults)


def test_a_card_uses_only_the_deck_s_colours() -> None:
    used = {
        card_code(card): set(
            re.findall(r'(?:fill|stroke)="(#[^"]*)"', card_svg(card) + emoji_svg(card))
        )
        for card in DECK
    }
    assert all(used.values()), "each has some"
    foreign = {code: own - COLOURS for code, own in used.items() if not own <= COLOURS}
    assert not foreign


def test_a_card_is_flat() -> None:
    forbidden = ("gradient", "filter", "opacity", "<text", "<image", "font", "nan")
    faults = [
        f"{card_code(card)}: {one}"
        for card in DECK
        for one in forbidden
        if one in (card_svg(card) + emoji_svg(card)).lower()
    ]
    assert not faults, "\n".join(faults)


def test_the_month_shows_in_the_ground() -> None:
    """Exceptions are two cards with their own ground: the moon's red sky and the storm."""
    faults = []
    for card in DECK:
        own = CARDS[card].ground
        ground = own or MONTH_GROUND[month_of(card)]
        if not art(card).startswith("<rect") or ground not in art(card).split("/>")[0]:
            faults.append(f"{card_code(card)} begins without {ground}: {art(card)[:80]}")
    assert not faults, "\n".join(faults)
    assert {card for card in DECK if CARDS[card].ground is not None} == {28, 43}


def drawn_over(area: Image.Image, ground: str) -> int:
    """Return the number of pixels that differ from the ground."""
    empty = Image.new("RGB", area.size, ground)
    bands = ImageChops.difference(area.convert("RGB"), empty).convert("L")
    return sum(bands.histogram()[3:])


def test_the_art_has_little_under_the_index_tab() -> None:
    """The largest tab takes a sixth of the card, and must cover a much smaller part of the art."""
    faults = []
    for card in DECK:
        bare = picture(card_svg(card, None), 100)
        ground = CARDS[card].ground or MONTH_GROUND[month_of(card)]
        covered = drawn_over(bare.crop((5, 5, 42, 60)), ground)
        everything = drawn_over(bare.crop((5, 5, 95, 159)), ground)
        if covered >= 0.1 * everything:
            faults.append(f"{card_code(card)}: {covered} of {everything} pixels")
    assert not faults, "\n".join(faults)


def test_chaff_of_a_month_differ_in_the_smallest_size() -> None:
    small = {card: picture(card_svg(card), 33) for card in CHAFF}
    alike = [
        f"{card_code(one)} and {card_code(two)}"
        for one, two in CHAFF_PAIRS
        if difference(small[one], small[two]) <= 12
    ]
    assert not alike, "\n".join(alike)


def test_no_two_cards_look_alike() -> None:
    small = [picture(card_svg(card, None), 33) for card in DECK]
    for one in DECK:
        for two in DECK[:one]:
            assert difference(small[one], small[two]) > 9, (one, two)


def test_ribbons_differ_without_colour() -> None:
    """In grey and 33 pixels wide: writing is uneven, plain red is even, blue is darker than red."""
    faults = []
    for card in (card for card in DECK if CATEGORIES[card] in RIBBONS):
        strip = picture(card_svg(card, 80), 33).convert("L").crop((13, 26, 19, 42))
        levels = list(enumerate(strip.histogram()))
        pixels = strip.width * strip.height
        mean = sum(level * count for level, count in levels) / pixels
        spread = sum(abs(level - mean) * count for level, count in levels) / pixels
        category = CATEGORIES[card]
        if category is Category.POETRY_RIBBON:
            right = spread > 12
        else:
            right = spread < 8 and (mean < 95) == (category is Category.BLUE_RIBBON)
        if not right:
            faults.append(f"{card_code(card)}: {mean:.0f} on average, spread {spread:.1f}")
    assert not faults, "\n".join(faults)


def test_the_same_card_is_the_same_text() -> None:
    assert [card_svg(card) for card in DECK] == [card_svg(card) for card in DECK]
    assert back_svg() == back_svg()


def test_the_tab_is_a_layer_of_its_own() -> None:
    for card in DECK:
        bare, tabbed = card_svg(card, None), card_svg(card, 80)
        assert art(card) in bare
        assert art(card) in tabbed
        assert len(bare) < len(tabbed)


def test_emoji_tiles_are_small_and_different() -> None:
    tiles = [picture(emoji_svg(card), 128) for card in DECK]
    for tile in tiles:
        assert tile.size == (128, 128)
        target = io.BytesIO()
        tile.save(target, format="PNG")
        assert len(target.getvalue()) < 32 * 1024  # Discord allows 256 KiB
    for one in DECK:
        for two in DECK[:one]:
            assert difference(tiles[one], tiles[two]) > 4, (one, two)


def test_the_back_is_neither_of_the_cards() -> None:
    back = picture(back_svg(), 33)
    assert all(difference(back, picture(card_svg(card), 33)) > 30 for card in DECK)
