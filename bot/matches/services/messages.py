"""Messages: where a table stands, and which message shows what."""

from bot.matches.challenges import refuse_again
from bot.matches.change import noted
from bot.matches.ports import Conflict
from bot.matches.services.core import MatchCore
from bot.matches.stored import Progress
from bot.matches.surface_notes import SurfaceNotes
from bot.matches.surfaces import Surface
from bot.matches.terms import Place


class Messages:
    """What a presenter keeps here."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self._notes = SurfaceNotes(core.store)

    async def move_table(self, match_id: int, place: Place) -> Progress:
        """The table's message stands elsewhere now (brought here, or a thread was made).

        Raises `AlreadyInvited` where its challenger has another open table there.
        """
        try:
            return await self._core.change(
                match_id,
                lambda stored, _: (
                    None if stored.info.place == place else noted(stored, place=place)
                ),
            )
        except Conflict:
            challenger = (await self._core.ledger.load(match_id)).info.challenger
            waiting = await self._core.store.open_matches(challenger.id)
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

    async def find(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[Surface, ...]:
        """The messages of a match, a person, or both."""
        return await self._notes.surfaces(match_id, person_id)

    async def stale(self) -> tuple[Surface, ...]:
        """Messages that show less than the newest state: redraw them after a start."""
        return await self._notes.stale()
