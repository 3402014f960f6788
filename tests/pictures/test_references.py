"""The pictures look as they did at the last review.

A reference is small and compared square by square with a tolerance: another renderer may smooth an
edge differently, but a shape may not move, shrink, vanish or change its colour. After an intended
change, run `make references` and look at the sheet that it writes.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.koikoi.cards import DECK, parse_card
from bot.pictures import Pictures, middle_view
from bot.pictures.art import card_svg, deck
from bot.pictures.art.composition import HEIGHT, WIDTH, Composition
from bot.pictures.art.kit import svg
from bot.pictures.art.months import august
from bot.pictures.sprites.rasterise import rasterise
from bot.pictures.subjects import HandBoard
from tests.pictures.comparison import comparison_sheet, difference
from tests.pictures.references import (
    BOARD_TOLERANCE,
    CARD_SIZE,
    CARD_TOLERANCE,
    FOLDER,
    RENEW,
    Reference,
    card_reference,
    references,
    shrunk,
)

MOON = parse_card("08B")


def fault(reference: Reference, pictures: Pictures, folder: Path) -> str | None:
    """Describe the difference and where to look, unless the picture is unchanged."""
    kept, drawn = reference.kept(), reference.draw(pictures)
    if kept is None:
        return f"{reference.title} has no reference yet: {RENEW} makes one."
    found, allowed = reference.difference(kept, drawn), reference.tolerance
    if allowed.allows(found):
        return None
    stem = Path(reference.file).stem
    actual, sheet = folder / f"{stem}.png", folder / f"{stem}-compared.png"
    drawn.save(actual)
    comparison_sheet([(reference.title, kept, drawn)]).save(sheet)
    x, y = found.place
    return (
        f"{reference.title} looks different: by {found.worst:.0f} of 255 in the square at {x},{y}"
        f" ({allowed.worst:g} allowed), by {found.mean:.1f} on average ({allowed.mean:g} allowed)\n"
        f"Now: {actual}\nOld, new, difference: {sheet}\n"
        f"If this change is meant, {RENEW} keeps the new picture."
    )


def faults(wanted: Iterable[Reference], pictures: Pictures, folder: Path) -> list[str]:
    found = [fault(reference, pictures, folder) for reference in wanted]
    return [one for one in found if one is not None]


def test_each_picture_looks_as_it_did(pictures: Pictures, tmp_path: Path) -> None:
    found = faults(references(), pictures, tmp_path)
    assert not found, "\n".join(found)


def test_there_is_a_reference_of_everything_and_nothing_else() -> None:
    assert {FOLDER / reference.file for reference in references()} == set(FOLDER.rglob("*.png"))


def test_references_are_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.rglob("*.png")]
    assert sum(sizes) < 1_000_000, "everybody fetches them: make the new one smaller, or another"


@pytest.fixture
def redrawn() -> Iterator[Callable[[], None]]:
    """Clear the cache of drawn art, now and after the test, so that changed code draws it."""
    yield deck.art.cache_clear
    deck.art.cache_clear()


def test_a_moon_that_shrinks_by_a_fifth_is_named(
    redrawn: Callable[[], None],
    pictures: Pictures,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def smaller(centre: tuple[float, float], radius: float, fill: str, keyline: float) -> svg.Svg:
        return svg.circle(centre, 0.8 * radius, fill, keyline)

    redrawn()
    monkeypatch.setattr(august, "circle", smaller)
    (found,) = faults(map(card_reference, DECK), pictures, tmp_path)
    assert found.startswith("August bright (08B) looks different")
    assert str(tmp_path / "08B.png") in found
    assert (tmp_path / "08B.png").is_file()
    assert (tmp_path / "08B-compared.png").is_file()


def test_art_that_shrinks_by_a_twentieth_is_noticed(
    redrawn: Callable[[], None], pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = f"translate({WIDTH / 40},{HEIGHT / 40}) scale(.95)"

    def smaller(card: Composition) -> Composition:
        return replace(card, draw=lambda: f'<g transform="{move}">{card.draw()}</g>')

    redrawn()
    monkeypatch.setattr(deck, "CARDS", tuple(map(smaller, deck.CARDS)))
    unnoticed = []
    for card in DECK:
        reference = card_reference(card)
        kept = reference.kept()
        assert kept is not None
        found = reference.difference(kept, reference.draw(pictures))
        if reference.tolerance.allows(found):
            unnoticed.append(f"{reference.title}: {found}")
    assert not unnoticed, "\n".join(unnoticed)


@pytest.mark.slow
def test_edges_that_are_smoothed_in_another_way_are_allowed(pictures: Pictures) -> None:
    """The picture is drawn three times as large and shrunk, as another renderer might do."""
    width, height = CARD_SIZE
    noticed = []
    for card in DECK:
        reference = card_reference(card)
        large = rasterise(card_svg(card), 3 * width, 3 * height).convert("RGB")
        smoothed = large.resize(CARD_SIZE, Image.Resampling.BOX)
        copy = reference.with_few_colours(reference.draw(pictures)).convert("RGB")
        found = difference(copy, smoothed, CARD_TOLERANCE.square)
        if found.worst >= CARD_TOLERANCE.worst / 2 or found.mean >= CARD_TOLERANCE.mean / 2:
            noticed.append(f"{reference.title}: {found}")
    assert not noticed, "\n".join(noticed)


def test_one_card_that_is_missing_on_a_board_is_noticed(pictures: Pictures) -> None:
    view = middle_view(0)
    field = list(view.field)
    place = next(place for place, card in enumerate(field) if card is not None)
    whole = shrunk(pictures.draw(HandBoard(view)))
    field[place] = None
    without = shrunk(pictures.draw(HandBoard(replace(view, field=tuple(field)))))
    found = difference(whole, without, BOARD_TOLERANCE.square)
    assert found.worst > 3 * BOARD_TOLERANCE.worst
