"""`Pictures`: draws every picture of the bot."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from threading import Lock

from bot.koikoi.cards import Card
from bot.koikoi.lesson import SCENES
from bot.pictures.boards.canvas import Renderer
from bot.pictures.boards.film import draw_film, draw_view, is_between_rounds
from bot.pictures.boards.hand import draw_hand
from bot.pictures.boards.large_hand import draw_large_hand
from bot.pictures.boards.result import draw_result
from bot.pictures.boards.table import draw_open_table
from bot.pictures.labels import ENGLISH, RED_FIRST, Labels, Sides
from bot.pictures.sample_views import deciding_view, ended_view, middle_view
from bot.pictures.sprites.catalogue import drawings
from bot.pictures.sprites.emoji_tiles import Tile, load_tiles
from bot.pictures.sprites.sprite_sheet import load
from bot.pictures.subjects import (
    HandBoard,
    KindsChart,
    LessonBoard,
    MonthsChart,
    OpenBoard,
    ResultBoard,
    Scene,
    Subject,
    TableBoard,
    YakuChart,
)


def default_cache() -> Path:
    """Return the user's cache folder for this bot."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "koikoi"


class Pictures:
    """Draws PNG files. Equal views give equal bytes. Methods may be called in any thread."""

    def __init__(self, cache: Path | None = None) -> None:
        """Draw nothing yet. *cache* is the folder in which drawn cards are stored."""
        self._cache = cache or default_cache()
        self._renderer: Renderer | None = None
        self._tiles: Mapping[Card, Tile] | None = None
        self._lock = Lock()

    def prepare(self, languages: Iterable[Labels] = (ENGLISH,)) -> None:
        """Draw all cards and emoji tiles, or read them from the cache; then the boards of a match.

        After that the font for Latin letters is open, and words and shapes are cached, so that the
        first players don't have to wait. This takes up to two seconds and holds the interpreter
        lock, so call it before connecting to Discord. Printed words of another language take
        milliseconds.
        """
        self._ready()
        self._all_tiles()
        hands = [
            HandBoard(view, large=large)
            for view in (middle_view(0), deciding_view())
            for large in (False, True)
        ]
        subjects = (
            *(TableBoard(middle_view(None)), *hands, ResultBoard(ended_view())),
            *(YakuChart(hands[0].view.rules), MonthsChart(), KindsChart()),
            *map(LessonBoard, SCENES),
        )
        for labels in languages:
            for subject in subjects:
                self.draw(subject, labels)

    def draw(self, subject: Subject, labels: Labels = ENGLISH) -> bytes:
        """Return the picture of this subject."""
        draw = resolve_name(subject.DRAWN_BY)
        drawn: bytes = draw(self._ready().reading(labels.language), subject, labels)
        return drawn

    def film(
        self, scenes: Sequence[Scene], labels: Labels = ENGLISH, sides: Sides = RED_FIRST
    ) -> Iterator[bytes]:
        """Yield the parts of a GIF file that shows these scenes once, and stays on the last one.

        Each part takes some milliseconds, so that other pictures can be drawn in between.
        """
        return draw_film(self._ready().reading(labels.language), scenes, labels, sides)

    def emoji(self, card: Card) -> bytes:
        """Return a card's square tile for buttons, 128 × 128 pixels, in full colour."""
        return self._all_tiles()[card].png

    def emoji_version(self, card: Card) -> str:
        """Return eight hexadecimal digits that change when the tile's drawing changes."""
        return self._all_tiles()[card].version

    def _ready(self) -> Renderer:
        with self._lock:
            if self._renderer is None:
                self._renderer = Renderer(*load(drawings(), self._cache))
            return self._renderer

    def _all_tiles(self) -> Mapping[Card, Tile]:
        with self._lock:
            if self._tiles is None:
                self._tiles = load_tiles(self._cache)
            return self._tiles


# The pictures of a match as PNG: table, hand or result, depending on its state


def draw_table_board(renderer: Renderer, board: TableBoard, labels: Labels) -> bytes:
    """Return the public table or result as PNG."""
    return draw_view(renderer, board.view, labels, board.sides).png()


def draw_open_board(renderer: Renderer, board: OpenBoard, labels: Labels) -> bytes:
    """Return the table with both hands open as PNG."""
    return draw_open_table(renderer, board.view, board.hands, labels, board.sides).png()


def draw_hand_board(renderer: Renderer, board: HandBoard, labels: Labels) -> bytes:
    """Return the game from one player's side as PNG. Raises `ValueError` for a spectator's view."""
    if is_between_rounds(board.view):
        return draw_result(renderer, board.view, labels, board.sides).png()
    draw = draw_large_hand if board.large else draw_hand
    return draw(renderer, board.view, labels, board.sides, board.compared).png()
