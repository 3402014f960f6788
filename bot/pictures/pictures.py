"""`Pictures`: draws every picture of the bot."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Lock

from bot.koikoi.cards import Card, CardSet
from bot.koikoi.lesson import SCENES, LessonScene
from bot.koikoi.rules import Rules
from bot.koikoi.view import PlayerView
from bot.pictures.boards.bracket import draw_bracket
from bot.pictures.boards.canvas import Renderer
from bot.pictures.boards.film import draw_film, is_between_rounds
from bot.pictures.boards.hand import Compared, draw_hand
from bot.pictures.boards.large_hand import draw_large_hand
from bot.pictures.boards.lesson_charts import draw_kinds, draw_months
from bot.pictures.boards.lesson_scene import draw_scene
from bot.pictures.boards.open_table import draw_open_table
from bot.pictures.boards.podium import draw_podium
from bot.pictures.boards.result import draw_result
from bot.pictures.boards.standings import draw_crosstable, draw_standings
from bot.pictures.boards.table import draw_table
from bot.pictures.boards.yaku_chart import draw_chart
from bot.pictures.labels import ENGLISH, Labels
from bot.pictures.podium import Podium
from bot.pictures.sample_views import deciding_view, ended_view, middle_view
from bot.pictures.scenes import Scene
from bot.pictures.sides import RED_FIRST, Sides
from bot.pictures.sprites.catalogue import drawings
from bot.pictures.sprites.emoji_tiles import Tile, load_tiles
from bot.pictures.sprites.sprite_sheet import load
from bot.pictures.tournament import Bracket, Standings


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

        Afterwards fonts are open and words and shapes are cached, so that the first players do not
        wait for that. Takes up to two seconds and holds the interpreter lock: call it before
        connecting to Discord.
        """
        self._ready()
        self._all_tiles()
        table, own = middle_view(None), middle_view(0)
        deciding, ended = deciding_view(), ended_view()
        for labels in languages:
            self.table(table, labels)
            for view in (own, deciding):
                self.hand(view, labels)
                self.hand(view, labels, large=True)
            self.result(ended, labels)
            self.yaku_chart(own.rules, labels)
            self.months(labels)
            self.kinds(labels)
            for scene in SCENES:
                self.scene(scene, labels)

    def table(self, view: PlayerView, labels: Labels = ENGLISH, sides: Sides = RED_FIRST) -> bytes:
        """Return what everyone sees; between rounds the result."""
        if is_between_rounds(view):
            return self.result(view, labels, sides)
        return draw_table(self._ready(), view, labels, sides).png()

    def open_table(
        self,
        view: PlayerView,
        hands: tuple[CardSet, CardSet],
        labels: Labels = ENGLISH,
        sides: Sides = RED_FIRST,
    ) -> bytes:
        """Return the table with both hands open, for a match that is over."""
        return draw_open_table(self._ready(), view, hands, labels, sides).png()

    def film(
        self, scenes: Sequence[Scene], labels: Labels = ENGLISH, sides: Sides = RED_FIRST
    ) -> Iterator[bytes]:
        """Yield the parts of a GIF file that shows these scenes once, and rests on the last one.

        Each part takes some milliseconds, so that other pictures can be drawn in between.
        """
        return draw_film(self._ready(), scenes, labels, sides)

    def hand(
        self,
        view: PlayerView,
        labels: Labels = ENGLISH,
        sides: Sides = RED_FIRST,
        *,
        large: bool = False,
        compared: Compared | None = None,
    ) -> bytes:
        """Return the game from one player's side; between rounds the result.

        In *large* print the cards are a third larger, and most captures are shown as numbers. For a
        review, *compared* is the play that was made and a better one: the cards of the first get a
        cross, those of the second a tick. Raises `ValueError` for a spectator's view.
        """
        if is_between_rounds(view):
            return self.result(view, labels, sides)
        draw = draw_large_hand if large else draw_hand
        return draw(self._ready(), view, labels, sides, compared)

    def result(self, view: PlayerView, labels: Labels = ENGLISH, sides: Sides = RED_FIRST) -> bytes:
        """Return how the last round was won and what was left in the hands.

        Raises `ValueError` if no round has ended.
        """
        return draw_result(self._ready(), view, labels, sides).png()

    def yaku_chart(self, rules: Rules, labels: Labels = ENGLISH) -> bytes:
        """Return every yaku with its cards and its points under these rules, 1000 pixels wide."""
        return draw_chart(self._ready(), rules, labels)

    def podium(self, podium: Podium, labels: Labels = ENGLISH) -> bytes:
        """Return the first of a leaderboard with their best yaku, 1000 pixels wide."""
        return draw_podium(self._ready(), podium, labels)

    def bracket(self, bracket: Bracket, labels: Labels = ENGLISH) -> bytes:
        """Return three rounds of a single elimination, 1000 units wide."""
        return draw_bracket(self._ready(), bracket, labels)

    def standings(self, standings: Standings, labels: Labels = ENGLISH) -> bytes:
        """Return a table with a column for each round, as of a Swiss tournament."""
        return draw_standings(self._ready(), standings, labels)

    def crosstable(self, standings: Standings, labels: Labels = ENGLISH) -> bytes:
        """Return a table with a column for each of the field, as of a round robin."""
        return draw_crosstable(self._ready(), standings, labels)

    def months(self, labels: Labels = ENGLISH) -> bytes:
        """Return all cards in their months, 1000 units wide."""
        return draw_months(self._ready(), labels)

    def kinds(self, labels: Labels = ENGLISH) -> bytes:
        """Return the four kinds of cards, 1000 units wide."""
        return draw_kinds(self._ready(), labels)

    def scene(self, scene: LessonScene, labels: Labels = ENGLISH) -> bytes:
        """Return a few cards of a table, as a step of the lesson shows them."""
        return draw_scene(self._ready(), scene, labels)

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
