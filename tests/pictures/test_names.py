"""Names of people in every picture that has one, in the scripts in which people write them."""

import random
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from bot.locales import LANGUAGES, texts_in
from bot.matches.models.people import Computer
from bot.opponents import LEVELS
from bot.pictures import Pictures, middle_view
from bot.pictures.boards.fonts import (
    CHAIN,
    clusters,
    cut,
    font_of,
    ink,
    length,
    printed,
    shaped_line,
    writable,
)
from bot.pictures.labels import Sides
from bot.pictures.subjects import HandBoard, Podium, PodiumPlace, ResultBoard, Scene, TableBoard
from bot.screens.wording.names import drawn_name
from bot.tournaments.pictures import (
    Bracket,
    BracketEntrant,
    BracketPairing,
    Crosstable,
    DoubleBracket,
    PairingState,
    Standings,
    StandingsRow,
)
from tests.pictures.boards import ENGLISH, STANDARD, is_won, profile, seen
from tests.pictures.names import LONGEST, NAMES

SIZE = 40
NO_LETTER = "\u0378"
"""An unassigned character, which fonts draw as a box."""

Draw = Callable[[Pictures, str], bytes]


def table(pictures: Pictures, name: str) -> bytes:
    return pictures.draw(TableBoard(middle_view(None), Sides(0, (name, "Ben"))), ENGLISH)


def hand(pictures: Pictures, name: str) -> bytes:
    return pictures.draw(HandBoard(middle_view(1), Sides(0, (name, "Ben"))), ENGLISH)


def review(pictures: Pictures, name: str) -> bytes:
    view = middle_view(0)
    sides, compared = Sides(0, ("Ben", name)), (view.legal[0], view.legal[-1])
    return pictures.draw(HandBoard(view, sides, compared=compared), ENGLISH)


def table_of_several(pictures: Pictures, name: str) -> bytes:
    return pictures.draw(TableBoard(middle_view(None), Sides(1, ("Ben", name), hand=7)), ENGLISH)


def result(pictures: Pictures, name: str) -> bytes:
    return pictures.draw(ResultBoard(seen(STANDARD, is_won), Sides(0, (name, name))), ENGLISH)


def animation(pictures: Pictures, name: str) -> bytes:
    scenes = [Scene(middle_view(None), 500), Scene(seen(STANDARD, is_won), 500)]
    return b"".join(pictures.film(scenes, ENGLISH, Sides(0, (name, name))))


def podium(pictures: Pictures, name: str) -> bytes:
    return pictures.draw(Podium((PodiumPlace(1, name, "1612", None),)), ENGLISH)


def whole_profile(pictures: Pictures, name: str) -> bytes:
    return pictures.draw(replace(profile(), name=name), ENGLISH)


def bracket(pictures: Pictures, name: str) -> bytes:
    final = BracketPairing(
        (BracketEntrant(name, 7), BracketEntrant("Ben", 2)), PairingState.DONE, (7, 10), 1
    )
    return pictures.draw(Bracket(((final,),)), ENGLISH)


def double(pictures: Pictures, name: str) -> bytes:
    pairing = BracketPairing(
        (BracketEntrant(name, 7), BracketEntrant("Ben", 2)), PairingState.PLAYING
    )
    part = Bracket(((pairing,),))
    return pictures.draw(DoubleBracket(part, part, (("grand-final",), ("round-2",))), ENGLISH)


def standings(pictures: Pictures, name: str) -> bytes:
    rows = (StandingsRow(1, name, "1"), StandingsRow(2, "Ben", "0"))
    return pictures.draw(Standings(rows), ENGLISH)


def crosstable(pictures: Pictures, name: str) -> bytes:
    rows = (StandingsRow(1, name, "1"), StandingsRow(2, "Ben", "0", left=True))
    return pictures.draw(Crosstable(rows), ENGLISH)


DRAWS = [
    *(table, hand, review, table_of_several, result, animation, podium, whole_profile),
    *(bracket, double, standings, crosstable),
]
WRITTEN = (*NAMES.values(), *LONGEST)


def test_a_name_in_any_script_stands_in_each_picture(pictures: Pictures) -> None:
    faults = []
    for draw in DRAWS:
        drawn = {draw(pictures, ""): "none"}
        for name in WRITTEN:
            picture = draw(pictures, name)
            if picture in drawn:
                faults.append(f"{draw.__name__}: {name} looks as {drawn[picture]}")
            drawn[picture] = name
    assert not faults, "\n".join(faults)


SAME: Final = {
    "Aoi": ("👩‍💻Aoi🎴", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Aoi 👍🏽", "1️⃣Aoi❤️", "🇯🇵 Aoi 🇩🇪", "⚽Aoi", "\u2067Aoi\u2069"),
    "محمد": ("🔥محمد🔥",),
    "": ("🎴", "👩‍💻🔥🇯🇵1️⃣", " ", "\u3164", "\u200b\u2067\u2069", "!?", "\u0301", "\ud800"),
}
"""Names and equivalent forms: emojis are left out; a name without letters counts as empty."""


def test_emojis_are_left_out_and_a_name_without_letters_is_none(pictures: Pictures) -> None:
    faults = []
    for draw in DRAWS:
        for meant, names in SAME.items():
            usual = draw(pictures, meant)
            faults += [
                f"{draw.__name__}: {name!a} looks other than {meant!a}"
                for name in names
                if draw(pictures, name) != usual
            ]
    assert not faults, "\n".join(faults)


def test_what_stands_below_a_name_cuts_off_nothing(pictures: Pictures) -> None:
    """These two differ only in the dots below their last letter."""
    cut_off = [
        draw.__name__ for draw in DRAWS if draw(pictures, "محمد علي") == draw(pictures, "محمد على")
    ]
    assert not cut_off


def test_every_letter_of_a_script_is_in_a_font() -> None:
    """No font draws its box for a missing letter, and no letter is blank."""
    boxes = {coverage(NO_LETTER, place).tobytes() for place in range(len(CHAIN))}
    faults = []
    for script, name in NAMES.items():
        text = writable(name)
        if text != unicodedata.normalize("NFC", name):
            faults.append(f"{script}: {name!a} is written as {text!a}")
        if not all(glyph for _, glyph, _, _ in shaped_line(text).glyphs):
            faults.append(f"{script}: a letter of {name!a} has no glyph")
        for part in clusters(text):
            if font_of(part) is None:
                faults.append(f"{script}: {part!a} is in no font")
            elif not part.isspace():
                drawn = coverage(part)
                if drawn.getbbox() is None or drawn.tobytes() in boxes:
                    faults.append(f"{script}: {part!a} is blank or a box")
        if printed(text, SIZE).getbbox() is None:
            faults.append(f"{script}: {name!a} is blank")
    assert not faults, "\n".join(faults)


def coverage(text: str, place: int | None = None) -> Image.Image:
    """Return a drawn line, or the box that a font draws for a missing letter."""
    line = shaped_line(text)
    if place is not None:
        line = replace(line, glyphs=((place, 0, 0.0, 0.0),))
    drawn, _, _ = ink(line, SIZE)
    return drawn


def places(text: str) -> list[tuple[int, int]]:
    """Return the glyphs of a line from left to right, each with its font."""
    return [glyph[:2] for glyph in sorted(shaped_line(text).glyphs, key=lambda one: one[2])]


def test_hebrew_runs_to_the_left_and_its_numbers_to_the_right() -> None:
    alef, bet, one, two, space = (places(letter)[0] for letter in "אב12 ")
    assert places("אב 12") == [one, two, space, bet, alef]
    assert places("ab אב") == [*places("ab"), space, bet, alef]


def test_arabic_letters_join() -> None:
    joined = places("محمد")[::-1]
    alone = [places(letter)[0] for letter in "محمد"]
    assert len(set(joined)) == len("محمد"), "the same letter looks different in each place"
    assert not set(joined[:3]) & set(alone)
    apart = set(places("م\u200cح\u200cم\u200cد"))
    assert set(alone) <= apart, "a joiner that forbids it is kept"


def test_indian_letters_form_conjuncts() -> None:
    for text, parts in (("क्ष", "कष"), ("श्र", "शर"), ("ক্ষ", "কষ")):
        assert shaped_line(text).width < sum(shaped_line(part).width for part in parts), text
    i_first, letter = places("कि"), places("क")[0]
    assert i_first[-1] == letter
    assert len(i_first) == 2


def test_marks_stand_above_their_letters() -> None:
    for marked, letter in (("น้", "น"), ("ệ", "ẹ"), ("z\u0303", "z"), ("שָׁ", "ש")):
        assert shaped_line(marked).width == pytest.approx(shaped_line(letter).width, abs=0.02)
        assert coverage(marked).height > coverage(letter).height
    assert len(places("น้ำ")) == len("น้ำ") + 1, "the ring of am stands above, below the tone"


def test_a_long_name_is_cut_between_letters() -> None:
    faults = [
        f"{name!a} in {room:g}: {fault}"
        for name in WRITTEN
        for room in (50.0, 90.0, 150.0, 400.0)
        for fault in cut_faults(writable(name), room)
    ]
    assert not faults, "\n".join(faults)


def cut_faults(text: str, room: float) -> Iterator[str]:
    """Yield the faults of a text that was cut to this width."""
    shown = cut(text, SIZE, room)
    if length(shown, SIZE) > room:
        yield f"{shown!a} is too long"
    if shown == text:
        return
    if length(text, SIZE) <= room:
        yield "nothing had to be cut"
    kept = shown.removesuffix("...")
    if not text.startswith(kept):
        yield f"{kept!a} is no beginning"
        return
    rest = text[len(kept) :]
    if unicodedata.category(rest[0])[0] == "M":
        yield "a mark of a letter that is kept was cut off"
    if kept and unicodedata.combining(kept[-1]) == 9 and rest[0].isalpha():
        yield "half of a conjunct is left"


def test_however_many_marks_a_letter_has_a_line_has_its_height() -> None:
    for marks in ("\u0301" * 31, "\u0334\u0322\u031b\u0317\u0489" * 6, "\u0e49" * 20):
        assert printed(writable(f"Z{marks}"), SIZE).height < 2 * SIZE


def test_letters_of_other_forms_are_written_as_usual_ones() -> None:
    for name, usual in (
        ("𝓜𝓲𝓭𝓸𝓻𝓲", "Midori"),
        ("Ｋｅｎ", "Ken"),
        ("🄰🄾🄸", "AOI"),
        ("ﾊﾟﾋﾟ", "パピ"),
        (unicodedata.normalize("NFD", "김민수 é"), "김민수 é"),
        ("ㅋㅋ 김", "ㅋㅋ 김"),
        ("น้ำ", "น้ำ"),
    ):
        assert writable(name) == usual


def test_no_letters_break_a_line() -> None:
    chance = random.Random(5)
    letters = [*range(1, 0x3100), *range(0xA000, 0x10000, 7), *range(0x1F000, 0x1FA00), 0xE0067]
    for _ in range(400):
        name = "".join(chr(chance.choice(letters)) for _ in range(chance.randint(1, 32)))
        text = writable(name)
        assert writable(text) == text
        assert length(cut(text, SIZE, 200), SIZE) <= 200
        printed(text, SIZE)


def test_the_computers_name_stands_whole_in_a_table(pictures: Pictures) -> None:
    faults = []
    for language in LANGUAGES:
        texts = texts_in(language)
        names = [drawn_name(texts, Computer(level)) for level in LEVELS]
        tables = {name: table(pictures, name) for name in ("", *names)}
        if len(set(tables.values())) != len(LEVELS) + 1:
            faults.append(f"{language}: two of {names} look alike, or as none")
        faults += [
            f"{language}: {name} is cut"
            for name in names
            if tables[name] == table(pictures, f"{name}の")
        ]
    assert not faults, "\n".join(faults)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="shows which files are mapped")
def test_a_font_is_opened_when_a_name_needs_it() -> None:
    program = """
import sys
from bot.pictures.boards.fonts import printed, writable
for name in sys.argv[1:]:
    printed(writable(name), 30)
with open("/proc/self/maps") as maps:
    print({line.split("/")[-1].strip() for line in maps if ".ttf" in line or ".otf" in line})
"""

    def mapped(*names: str) -> str:
        ran = subprocess.run(
            [sys.executable, "-c", program, *names], capture_output=True, text=True, check=True
        )
        return ran.stdout

    usual = mapped("Aoi", "結衣", "Игорь", "🎴")
    assert "NotoSansCJK" in usual
    assert not any(script in usual for script in ("Arabic", "Thai", "Devanagari"))
    assert "Thai" in mapped("สมชาย")
