"""`Pictures`: draws every picture of the bot."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from threading import Lock

from bot.koikoi.cards import Card
from bot.koikoi.lesson import SCENES
from bot.pictures.boards.canvas import Renderer
from bot.pictures.boards.film import draw_film
from bot.pictures.charts import KindsChart, LessonBoard, MonthsChart, YakuChart
from bot.pictures.labels import ENGLISH, Labels
from bot.pictures.match_boards import HandBoard, ResultBoard, TableBoard
from bot.pictures.sample_views import deciding_view, ended_view, middle_view
from bot.pictures.scenes import Scene
from bot.pictures.sides import RED_FIRST, Sides
from bot.pictures.sprites.catalogue import drawings
from bot.pictures.sprites.emoji_tiles import Tile, load_tiles
from bot.pictures.sprites.sprite_sheet import load
from bot.pictures.subject import Subject


def default_cache() -> Path:
    """Return the user's cache folder for this bot."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "koikoi"


class Pictures:
    """Draws PNG files. The same view gives the same bytes. Methods may be called in any thread."""

    def __init__(self, cache: Path | None = None) -> None:
        """Draw nothing yet. *cache* is the folder where drawn cards are kept between starts."""
        self._cache = cache or default_cache()
        self._renderer: Renderer | None = None
        self._tiles: Mapping[Card, Tile] | None = None
        self._lock = Lock()

    def prepare(self, languages: Iterable[Labels] = (ENGLISH,)) -> None:
        """Draw all cards and emoji tiles, or read them from the cache; then a picture of each kind.

        Afterwards the font for Latin letters is open and words and shapes are cached, so that the
        first players do not wait for that. Takes up to two seconds and holds the interpreter lock:
        call it before connecting to Discord. Printed words of another language take milliseconds.
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
        """Yield the parts of a GIF file that shows these scenes once, and rests on the last one.

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
