"""Union outlines: several parts with one keyline round them all and none between them."""

from collections.abc import Sequence

from bot.pictures.art.kit.svg import HEAVIER, Point, Svg, circle, placed
from bot.pictures.art.palette import INK

Disc = tuple[Point, float]


def discs(parts: Sequence[Disc], fill: str, edge: float = 2.6) -> Svg:
    """Discs grown together: first all of them in ink and larger, then all of them filled."""
    behind = "".join(circle(centre, radius + edge, INK) for centre, radius in parts)
    return placed(behind, HEAVIER) + "".join(
        circle(centre, radius, fill) for centre, radius in parts
    )


def grown_together(paths: Sequence[str], fill: str, edge: float = 2.6) -> Svg:
    """Path data grown together: each shape covers the inked edges of its neighbours."""
    stroke = f'stroke="{INK}" stroke-width="{2 * edge:.1f}" stroke-linejoin="round"'
    behind = "".join(f'<path d="{data}" fill="{INK}" {stroke}/>' for data in paths)
    return placed(behind, HEAVIER) + "".join(f'<path d="{data}" fill="{fill}"/>' for data in paths)
