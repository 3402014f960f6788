"""What is stored about a person: to export it, and to erase it."""

from collections.abc import AsyncIterator, Awaitable, Callable

from bot.matches.cluster import Cluster
from bot.matches.models.notices import Topic
from bot.matches.models.people import ExportPart, Person
from bot.matches.services.core import MatchCore
from bot.matches.services.daily import Daily
from bot.matches.services.messages import Messages
from bot.storage import daily_rows, export_rows


class Privacy:
    """A person's own data."""

    def __init__(
        self,
        core: MatchCore,
        leave_everything: Callable[[Person], Awaitable[None]],
        daily: Daily,
        cluster: Cluster,
        *,
        messages: Messages,
    ) -> None:
        self._core = core
        self._leave_everything = leave_everything
        self._cluster = cluster
        self._messages = messages
        self._daily = daily

    def export(self, person_id: int) -> AsyncIterator[ExportPart]:
        """Yield everything that is stored about a person. Parts of a subject follow each other."""
        return export_rows.export_person(self._core.database, person_id)

    async def erase(self, person: Person) -> None:
        """Erase a person: open matches are resigned, challenges withdrawn, then the name goes.

        They leave the lines and tables where others see their name, and these are drawn again.
        They leave their tournaments, where their places stay without the name. Who has played
        today's deal leaves a mark that they can't play it again.
        """
        core = self._core
        await core.load_secret()
        async with core.person_lock(person.id):  # nothing new begins meanwhile
            await self._leave_everything(person)
            today = self._daily.today()
            played = await core.database.read(daily_rows.daily_match, person.id, today) is not None
            mark = (today, core.flow.daily.mark(today, person.id)) if played else None
            # A note that is written later would say that its message needs no drawing.
            await self._messages.flush()
            await core.database.write(export_rows.erase_person, person.id, mark)
        self._core.repository.forget()
        self._cluster.tell(Topic.ERASED, person.id)
