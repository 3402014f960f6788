"""Brackets and tables of tournaments: of any size and state, with names in any script."""

import io
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.messages.sending.delivery import labels_in
from bot.pictures import Pictures
from bot.pictures.boards.fonts import cut, length, writable
from bot.pictures.sprites.colours import GOLD
from bot.tournaments.pictures import (
    Bracket,
    BracketEntrant,
    BracketPairing,
    Crosstable,
    Game,
    GameState,
    PairingState,
    Standings,
    StandingsRow,
)
from tests.pictures.noting import NotingPictures
from tests.tournaments.drawn import NAMES, bracket, round_robin, swiss

LARGEST = 250_000
ENGLISH, JAPANESE = labels_in("en"), labels_in("ja")


def opened(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png))
    picture.load()
    return picture


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 13, 16, 17, 32, 33, 64])
def test_a_bracket_of_any_size_from_the_draw_to_its_winner(pictures: Pictures, people: int) -> None:
    rounds = len(bracket(people).rounds)
    for over in range(rounds + 1):
        drawn = bracket(people, over, some=True)
        png = pictures.draw(drawn, JAPANESE)
        assert len(png) < LARGEST
        assert opened(png).width == 750
        assert pictures.draw(bracket(people, over, some=True), JAPANESE) == png
        for since in range(rounds):
            assert pictures.draw(replace(drawn, shown_from=since), ENGLISH)


@pytest.mark.parametrize(
    ("people", "over", "first"),
    [(4, 0, 0), (8, 2, 0), (16, 0, 0), (16, 1, 1), (16, 4, 1), (32, 1, 1), (32, 5, 2), (64, 0, 0)],
)
def test_the_rounds_that_are_played_now_are_shown(people: int, over: int, first: int) -> None:
    assert bracket(people, over).first_shown == first
    assert bracket(people, over, since=0).first_shown == 0
    assert bracket(people, over, since=99).first_shown == len(bracket(people).rounds) - 1


def test_a_first_round_of_many_stands_in_two_columns(pictures: Pictures) -> None:
    first, *rest = bracket(64).rounds

    def drawn(pairings: Sequence[BracketPairing]) -> Image.Image:
        png = pictures.draw(Bracket((tuple(pairings), *rest)), ENGLISH)
        return opened(png).convert("RGB")

    usual = drawn(first)

    def box(place: int) -> tuple[int, int, int, int]:
        """Return the area that changes with this pairing's second name."""
        changed = list(first)
        aoi, _ = changed[place].entrants
        changed[place] = replace(changed[place], entrants=(aoi, BracketEntrant("Another", 99)))
        found = ImageChops.difference(usual, drawn(changed)).getbbox()
        assert found is not None
        return found

    boxes = [box(place) for place in range(32)]
    halves = boxes[:16], boxes[16:]
    assert all(right < 375 for _, _, right, _ in halves[0])
    assert all(left > 375 for left, _, _, _ in halves[1])
    for half in halves:
        assert all(one[3] < below[1] for one, below in pairwise(half)), "one below the other"


@pytest.mark.parametrize("people", [2, 3, 7, 12])
def test_a_crosstable(pictures: Pictures, people: int) -> None:
    for standings in (round_robin(people), round_robin(people, 1), round_robin(people, 0)):
        png = pictures.draw(standings, ENGLISH)
        assert len(png) < LARGEST
        assert pictures.draw(standings, ENGLISH) == png


@pytest.mark.parametrize(("people", "rounds"), [(3, 2), (9, 4), (32, 5), (32, 12)])
def test_standings(pictures: Pictures, people: int, rounds: int) -> None:
    for played in range(rounds + 1):
        png = pictures.draw(swiss(people, played), JAPANESE)
        assert len(png) < LARGEST


def test_each_result_looks_different(pictures: Pictures) -> None:
    def drawn(state: GameState, *, crossed: bool) -> bytes:
        games = (Game(state, None if state is GameState.BYE else 1),)
        rows = (StandingsRow(1, "Aoi", "1", games=games), StandingsRow(2, "Ben", "0"))
        kind = Crosstable if crossed else Standings
        return pictures.draw(kind(rows), ENGLISH)

    same = {GameState.WON, GameState.WON_BY_WALKOVER}, {GameState.LOST, GameState.LOST_BY_WALKOVER}
    for crossed in (True, False):
        states = [one for one in GameState if not (crossed and one is GameState.BYE)]
        seen = [drawn(one, crossed=crossed) for one in states]
        assert len(set(seen)) == len(seen) - (0 if crossed else len(same))


def test_each_state_of_a_pairing_looks_different(pictures: Pictures) -> None:
    aoi, ben = BracketEntrant("Aoi", 1), BracketEntrant("Ben", 2)
    pairings = [
        BracketPairing((aoi, ben), PairingState.WAITING),
        BracketPairing((aoi, None), PairingState.WAITING),
        BracketPairing((aoi, ben), PairingState.PLAYING),
        BracketPairing((aoi, ben), PairingState.PLAYING, (10, 7)),
        BracketPairing((aoi, ben), PairingState.DONE, (10, 7), 0),
        BracketPairing((aoi, ben), PairingState.DONE, (10, 17), 1),
        BracketPairing((aoi, ben), PairingState.WALKOVER, winner=0),
        BracketPairing((aoi, None), PairingState.BYE, winner=0),
    ]
    final = BracketPairing((None, None), PairingState.WAITING)
    seen = {pictures.draw(Bracket(((one, final), (final,))), ENGLISH) for one in pairings}
    assert len(seen) == len(pairings)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Aoi", "Aoi"),
        ("🌸 Hana 🌸", "Hana"),
        ("𝓜𝓲𝓭𝓸𝓻𝓲", "Midori"),
        ("Ｋｅｎ", "Ken"),
        ("e\u0301lan", "élan"),
        ("小野寺 健太郎", "小野寺 健太郎"),
        ("김민준", "김민준"),
        ("Дмитрий", "Дмитрий"),
        ("🔥🔥🔥", ""),
        ("محمد", "محمد"),
        ("\u202e!?", ""),
        ("", ""),
    ],
)
def test_a_name_is_written_as_far_as_there_are_letters(name: str, written: str) -> None:
    assert writable(name) == written


@pytest.mark.parametrize("name", NAMES)
def test_a_long_name_is_cut_to_its_room(name: str) -> None:
    text = writable(name)
    for room in (60.0, 150.0, 400.0):
        shown = cut(text, 27, room)
        assert length(shown, 27) <= room
        assert shown == text or shown.endswith("...")


def test_a_name_without_letters_is_its_number(pictures: Pictures) -> None:
    """The caption names the person."""

    def drawn(name: str) -> Image.Image:
        entrants = (BracketEntrant(name, 7), BracketEntrant("Ben", 2))
        final = BracketPairing(entrants, PairingState.WAITING)
        return opened(pictures.draw(Bracket(((final,),)), ENGLISH)).convert("RGB")

    assert drawn("🔥🔥🔥") == drawn("#7")
    for name in ("さくらもち", "김민준", "Дмитрий"):
        assert ImageChops.difference(drawn(name), drawn("#7")).getbbox() is not None


@pytest.fixture(scope="module")
def noting(cache: Path) -> NotingPictures:
    return NotingPictures(cache)


@pytest.mark.parametrize("people", [4, 8])
def test_a_line_runs_from_each_winner_to_their_place_in_the_next_match(
    noting: NotingPictures, people: int
) -> None:
    drawn = bracket(people, len(bracket(people).rounds))
    noting.noting.canvases.clear()
    noting.draw(drawn, ENGLISH)
    (canvas,) = noting.noting.canvases
    lines = [part for part in canvas.notes.parts if (part.kind, part.colour) == ("ground", GOLD)]
    ways = [lines[place : place + 3] for place in range(0, len(lines), 3)]
    assert len(ways) == people - 2, "each decided match but the final"
    rows: dict[str, list[tuple[int, int]]] = {
        writable(entrant.name) or f"#{entrant.seed}": []
        for pairing in drawn.rounds[0]
        for entrant in pairing.entrants
        if entrant is not None
    }
    for part in canvas.notes.parts:
        if part.kind == "text":
            for name, found in rows.items():
                if name.startswith(part.name.removesuffix("...")) and not part.name.isdecimal():
                    found.append((part.edges[1], part.edges[3]))
    for begin, turn, end in ways:
        assert begin.edges[2] >= turn.edges[0]
        assert turn.edges[1] <= min(begin.edges[1], end.edges[1])
        assert turn.edges[3] >= max(begin.edges[3], end.edges[3])
        assert end.edges[0] <= turn.edges[2]
        assert any(
            any(top <= begin.edges[1] <= bottom for top, bottom in found)
            and any(top <= end.edges[1] <= bottom for top, bottom in found)
            for found in rows.values()
        )
    assert not noting.problems()


def test_the_final_is_larger_than_other_matches(noting: NotingPictures) -> None:
    noting.noting.canvases.clear()
    noting.draw(bracket(8, 3), ENGLISH)
    (canvas,) = noting.noting.canvases
    hana = [part for part in canvas.notes.parts if part.name == "Hana"]
    heights = {part.edges[0]: part.edges[3] - part.edges[1] for part in hana}
    *others, final = [heights[x] for x in sorted(heights)][:3]
    assert final > max(others)
