"""A hand's picture: cards large enough for a phone, both players' progress, and the turn."""

import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from bot.koikoi.cards import DECK, Card, CardSet, Kind, card_set, cards_in, parse_card
from bot.koikoi.view import PlayerView
from bot.pictures import Pictures, middle_view
from bot.pictures.boards.layout import (
    FIELD_COLUMNS,
    FIELD_ROWS,
    HAND_BOTTOM,
    HAND_CENTRAL,
    HAND_TOP,
    HEIGHT,
    LARGE_BOTTOM,
    LARGE_CAPTURES,
    LARGE_FIELD,
    LARGE_FULL_FIELD,
    LARGE_HAND,
    LARGE_HEIGHT,
    LARGE_TOP,
    LARGE_TURN,
    MARGIN,
    OWN_HAND,
    TABLE_BOTTOM,
    TABLE_CENTRAL,
    TABLE_TOP,
    WIDTH,
)
from bot.pictures.boards.player_area import fan_steps, is_readable
from bot.pictures.sprites.card_size import pixels
from bot.pictures.sprites.colours import SLOT, rgb
from bot.pictures.subjects import HandBoard, TableBoard

PHONE = 308
"""The width of a picture in Discord on a phone of 390 points."""


CARD_RATIO = 1.64


def points(width: float) -> float:
    """Return the width of a board's part on such a phone, in points."""
    return width * PHONE / WIDTH


def test_cards_are_large_on_a_phone() -> None:
    usual = HAND_CENTRAL.field_of(FIELD_ROWS * FIELD_COLUMNS)
    full = HAND_CENTRAL.field_of(FIELD_ROWS * FIELD_COLUMNS + 4)
    assert points(usual.card_size.width) > 35
    assert points(full.card_size.width) > 26
    assert points(LARGE_FIELD.card_size.width) > 47
    assert points(LARGE_FULL_FIELD.card_size.width) > 35
    assert points(HAND_TOP.card_size.width) >= 22
    assert points(LARGE_CAPTURES.height / CARD_RATIO) >= 22


def test_a_board_is_no_higher_than_discord_shows_it_whole() -> None:
    """Discord scales down pictures higher than 350 points, which would make cards smaller."""
    assert points(HEIGHT) < 350
    assert points(LARGE_HEIGHT) < 360


def test_parts_lie_below_each_other_and_fill_the_picture() -> None:
    for parts, height in (
        ((HAND_TOP.ground, HAND_CENTRAL.ground, HAND_BOTTOM.ground, OWN_HAND), HEIGHT),
        ((TABLE_TOP.ground, TABLE_CENTRAL.ground, TABLE_BOTTOM.ground), HEIGHT),
        ((LARGE_TOP, LARGE_TURN, LARGE_FIELD.box, LARGE_BOTTOM, LARGE_HAND), LARGE_HEIGHT),
    ):
        assert parts[0].y == 0
        assert parts[-1].bottom == height
        for above, below in pairwise(parts):
            assert above.bottom <= below.y


def test_the_rail_does_not_touch_the_field() -> None:
    area = HAND_CENTRAL
    for part in (area.pile, area.round, area.last_turn):
        assert part.x >= MARGIN
        assert part.right < area.field.x
    assert area.pile.bottom <= area.last_turn.y


def fans(count: int) -> Iterator[CardSet]:
    """Yield sets of *count* captured cards, with different shares of the kinds."""
    for step in (1, 5, 7, 11, 13, 17):
        yield card_set(DECK[place * step % len(DECK)] for place in range(count))


def test_at_least_half_of_each_captured_card_is_seen() -> None:
    """More cards than a round usually gives cover the chaff, whose number counts."""
    box, size = HAND_TOP.captures, HAND_TOP.card_size
    unreadable = [
        count
        for count in range(1, 22)
        if not all(is_readable(box, size, captured) for captured in fans(count))
    ]
    assert not unreadable
    for captured in fans(26):
        steps = dict(fan_steps(box, size, captured))
        assert 10 < steps.pop(Kind.CHAFF) < size.width / 2
        assert min(steps.values()) >= size.width / 2


def test_the_place_of_a_taken_card_stays_visible(pictures: Pictures) -> None:
    view = middle_view(None)
    free = view.field.count(None)
    card_size = TABLE_CENTRAL.field_of(len(view.field)).card_size
    picture = Image.open(io.BytesIO(pictures.draw(TableBoard(view)))).convert("RGB")
    slot = {colour: count for count, colour in picture.getcolors(1 << 20) or ()}[rgb(SLOT)]
    assert slot > 0.95 * free * pixels(card_size.width) * pixels(card_size.height) > 0


def codes(*names: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in names)


def holding(view: PlayerView, seat: int, *names: str) -> PlayerView:
    captured = list(view.captured)
    captured[seat] = card_set(codes(*names))
    return replace(view, captured=(captured[0], captured[1]))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("large", [False, True])
def test_both_players_progress_is_shown(pictures: Pictures, seat: int, large: bool) -> None:
    view = middle_view(0)
    progress = list(view.progress)
    progress[seat] = ()
    without = replace(view, progress=(progress[0], progress[1]))
    assert pictures.draw(HandBoard(view, large=large)) != pictures.draw(
        HandBoard(without, large=large)
    )


def test_large_print_shows_which_brights_and_ribbons_one_holds(pictures: Pictures) -> None:
    view = middle_view(0)
    drawn = {
        pictures.draw(HandBoard(holding(view, 0, *names), large=True))
        for names in (("01B", "02R"), ("03B", "02R"), ("01B", "06R"))
    }
    assert len(drawn) == 3


def test_large_print_shows_how_many_cards_the_opponent_holds(pictures: Pictures) -> None:
    view = middle_view(0)
    own, theirs = view.hand_counts
    fewer = replace(view, hand_counts=(own, theirs - 1))
    assert pictures.draw(HandBoard(view, large=True)) != pictures.draw(HandBoard(fewer, large=True))


def test_large_print_shows_the_pile(pictures: Pictures) -> None:
    view = middle_view(0)
    fewer = replace(view, pile_count=view.pile_count - 1)
    assert pictures.draw(HandBoard(view, large=True)) != pictures.draw(HandBoard(fewer, large=True))


def test_large_print_keeps_a_hand_of_eight_on_the_board(pictures: Pictures) -> None:
    view = middle_view(0)
    rest = [card for card in DECK if card not in cards_in(view.hand)]
    eight = [*cards_in(view.hand), *rest][:8]
    full, fewer = replace(view, hand=card_set(eight)), replace(view, hand=card_set(eight[:7]))
    assert pictures.draw(HandBoard(full, large=True)) != pictures.draw(HandBoard(fewer, large=True))
