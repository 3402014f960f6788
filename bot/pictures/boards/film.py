"""A moving picture of a round: the table scene by scene, banners, and the result at its end."""

from collections.abc import Iterator, Sequence

from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer
from bot.pictures.boards.flourish import FRAMES, draw_flourish
from bot.pictures.boards.gif import GifWriter
from bot.pictures.boards.result import draw_result
from bot.pictures.boards.table import draw_table
from bot.pictures.labels import Labels
from bot.pictures.scenes import Scene
from bot.pictures.sides import Sides
from bot.pictures.sprites.palette import CLEAR


def is_between_rounds(view: PlayerView) -> bool:
    """Return whether there is no table to show, but a result."""
    return view.phase in {Phase.DEAL, Phase.FINISHED} and bool(view.results)


def draw_film(
    renderer: Renderer, scenes: Sequence[Scene], labels: Labels, sides: Sides
) -> Iterator[bytes]:
    """Yield the parts of a GIF file, each after a few milliseconds of drawing."""
    gif = GifWriter(renderer.palette.flat, CLEAR)
    for scene in scenes:
        drawn = draw_view(renderer, scene.view, labels, sides)
        yield gif.frame(drawn.picture(), scene.milliseconds)
        if scene.flourish is None:
            continue
        for number, milliseconds in enumerate(FRAMES):
            draw_flourish(drawn, scene.flourish, number, (labels, sides))
            yield gif.frame(drawn.picture(), milliseconds)
    yield gif.end()


def draw_view(renderer: Renderer, view: PlayerView, labels: Labels, sides: Sides) -> Canvas:
    """Return the table; between rounds the result."""
    draw = draw_result if is_between_rounds(view) else draw_table
    return draw(renderer, view, labels, sides)
