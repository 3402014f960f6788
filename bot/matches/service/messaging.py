"""Messages: where a table stands, and which message shows what."""

from functools import cached_property

from bot.matches.challenges import refuse_again
from bot.matches.change import noted
from bot.matches.ports import Conflict
from bot.matches.service.base import Base
from bot.matches.stored import Progress
from bot.matches.surface_notes import SurfaceNotes
from bot.matches.surfaces import Surface
from bot.matches.terms import Place


class Messaging(Base):
    """What a presenter keeps here."""

    @cached_property
    def _notes(self) -> SurfaceNotes:
        return SurfaceNotes(self.store)

    async def move_table(self, match_id: int, place: Place) -> Progress:
        """The table's message stands elsewhere now (brought here, or a thread was made).

        Raises `AlreadyInvited` where its challenger has another open table there.
        """
        try:
            return await self._change(
                match_id,
                lambda stored, _: (
                    None if stored.info.place == place else noted(stored, place=place)
                ),
            )
        except Conflict:
            challenger = (await self.get(match_id)).info.challenger
            waiting = await self.store.open_matches(challenger.id)
            refuse_again(challenger, None, place, waiting)
            raise

    async def remember(self, surface: Surface) -> None:
        """Note what a message shows: a new one is written at once, a redrawn one in a batch."""
        await self._notes.remember(surface)

    async def forget(self, message_id: int) -> None:
        """A message is gone, or shows no match any more."""
        await self._notes.forget(message_id)

    async def flush(self) -> None:
        """Write what was redrawn since; before closing."""
        await self._notes.flush()

    async def surfaces(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[Surface, ...]:
        """The messages of a match, a person, or both."""
        return await self._notes.surfaces(match_id, person_id)

    async def soonest(self, most: int) -> tuple[int, ...]:
        """The open matches whose deadlines are next."""
        return tuple(match_id for match_id, _ in await self.store.deadlines(most))

    async def stale_surfaces(self) -> tuple[Surface, ...]:
        """Messages that show less than the newest state: redraw them after a start."""
        return await self._notes.stale()
