"""The drawn cards on disk: the cache may be missing, damaged or forbidden without an error."""

from pathlib import Path

from bot.koikoi.cards import DECK
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import BOARD, rgb
from bot.pictures.sprites.palette import CLEAR
from bot.pictures.sprites.rasterise import Drawing
from bot.pictures.sprites.sprite_sheet import load


def small(colour: str = "#D63A2C") -> list[Drawing]:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        f'<circle cx="5" cy="5" r="4" fill="{colour}"/></svg>'
    )
    return [Drawing("disc", svg, 20, 20, teaches=True), Drawing("dot", svg, 10, 10)]


def test_a_second_start_reads_what_the_first_one_drew(tmp_path: Path) -> None:
    _, drawn = load(small(), tmp_path)
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    _, read = load(small(), tmp_path)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
    for name, sprite in drawn.items():
        assert read[name].image.tobytes() == sprite.image.tobytes()


def test_other_drawings_replace_the_file(tmp_path: Path) -> None:
    load(small(), tmp_path)
    (before,) = tmp_path.iterdir()
    load(small("#2C5DA8"), tmp_path)
    (after,) = tmp_path.iterdir()
    assert after != before


def test_a_damaged_file_is_drawn_anew(tmp_path: Path) -> None:
    _, drawn = load(small(), tmp_path)
    (file,) = tmp_path.iterdir()
    for damage in (b"", b"no picture", file.read_bytes()[:200]):
        file.write_bytes(damage)
        _, again = load(small(), tmp_path)
        assert again["disc"].image.tobytes() == drawn["disc"].image.tobytes()


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    _, sprites = load(small(), occupied / "cache")
    assert sprites["disc"].width == 20


def test_flat_colours_stay_exact_and_corners_stay_clear(tmp_path: Path) -> None:
    palette, sprites = load(small(), tmp_path)
    for colour in BOARD:
        assert palette.colours[palette.index(colour)] == rgb(colour)
    disc = sprites["disc"].image
    assert disc.getpixel((10, 10)) == palette.index(BOARD[10])
    assert disc.getpixel((0, 0)) == CLEAR


def test_shading_darkens_and_keeps_the_shape(tmp_path: Path) -> None:
    palette, sprites = load(small(), tmp_path)
    disc = sprites["disc"]
    light, dark = (
        palette.colours[int(image.getpixel((10, 10)) or 0)]  # type: ignore[arg-type]
        for image in (disc.image, disc.shaded.image)
    )
    assert sum(dark) < sum(light)
    assert disc.shaded.mask.tobytes() == disc.mask.tobytes()


def test_an_outline_cuts_out_what_fills_its_rectangle(tmp_path: Path) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    red = f'{head}<rect width="10" height="10" fill="#D63A2C"/></svg>'
    disc = f'{head}<circle cx="5" cy="5" r="4" fill="#000000"/></svg>'
    card_size = [
        Drawing(name, red, side, side, outline=disc) for name, side in (("one", 20), ("two", 40))
    ]
    palette, sprites = load(card_size, tmp_path)
    for sprite in sprites.values():
        middle = sprite.width // 2
        assert sprite.image.getpixel((middle, middle)) == palette.index(BOARD[10])
        assert sprite.image.getpixel((1, 1)) == CLEAR
        assert sprite.mask.getpixel((1, 1)) == 0


def test_cards_have_the_proportions_of_cards() -> None:
    assert len(DECK) == 48
    for card_size in CardSize:
        assert abs(card_size.height / card_size.width - 1.64) < 0.02
