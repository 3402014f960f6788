"""`Subject`: what a picture shows, the one declaration of a kind of pictures."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows; the caller computes it. Each kind of pictures is a class of its own.

    Subjects know neither Pillow nor the cards' drawings, so screens can make them.
    """

    FILE: ClassVar[str]
    """The name of the picture's file, without its ending."""
    DRAWN_BY: ClassVar[str]
    """The function that draws it, as `bot.module:function`.

    It gets the renderer, the subject and the labels, and returns PNG.
    """
