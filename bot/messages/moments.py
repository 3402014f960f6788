"""Lets a message move once when somebody makes a yaku.

The still picture is shown first, with the answer to the press. The moving one is drawn afterwards,
and replaces it if nothing has happened since. It ends with the same picture.
"""

from __future__ import annotations

from dataclasses import replace

from bot.messages.sending.delivery import Delivery
from bot.screens.message import Film, Screen
from bot.screens.moment import Made, moment
from bot.screens.view_model import ViewModel


class Moments:
    """The moments of one message. After a restart, yaku that it showed before don't move it."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
        self._known: set[Made] | None = None  # None: nothing was shown yet
        self._film: tuple[int, Film] | None = None  # of a revision of the match

    def apply(self, model: ViewModel, screen: Screen) -> Screen:
        """Return the screen with its moving picture, while there is one."""
        if self._film is None or self._film[0] != model.info.revision or screen.picture is None:
            return screen
        return replace(screen, picture=None, film=self._film[1])

    def begin(self, model: ViewModel, screen: Screen, *, wanted: bool) -> Film | None:
        """Note that a still picture was shown; return the moving one that is now to be drawn.

        `wanted`: whether this message may move now. If not, the moment is over.
        """
        picture = screen.picture
        found = None if picture is None else moment(model, picture, self._known or ())
        first, self._known = self._known is None, self._known or set()
        if found is None:
            return None
        film, made = found
        self._known.update(made)
        return film if wanted and not first else None

    async def draw(self, revision: int, film: Film) -> None:
        """Draw the moving picture, so that the next drawing of this revision only sends it."""
        await self._delivery.draw_film(film)
        self._film = revision, film
