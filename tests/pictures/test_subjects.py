"""Each kind of picture is declared once; these tests name any missing counterpart."""

import inspect
from pkgutil import resolve_name

import pytest

from bot.pictures.boards.canvas import Renderer
from bot.pictures.labels import Labels
from tests.pictures.boards import BOARDS
from tests.pictures.kinds import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_drawn_by_a_function_of_the_boards(kind: str) -> None:
    draw = resolve_name(KINDS[kind].DRAWN_BY)
    renderer, subject, labels = inspect.signature(draw).parameters.values()
    assert (renderer.annotation, labels.annotation) == (Renderer, Labels)
    assert issubclass(KINDS[kind], subject.annotation)


def test_each_kind_has_a_reference_picture() -> None:
    shown = {type(make()[0]).__qualname__ for make in BOARDS.values()}
    assert set(KINDS) <= shown, "add it to BOARDS in tests/pictures/boards.py"


def test_each_kind_has_a_file_of_its_own() -> None:
    assert len({one.FILE for one in KINDS.values()}) == len(KINDS)
