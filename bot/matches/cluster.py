"""The processes of a bot, as each of them sees them."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final

from bot.matches.background import Signal
from bot.matches.models.notices import Topic
from bot.matches.models.shards import Shards


class Cluster:
    """A single process: it looks after everything, and has nobody to tell.

    `SharedCluster` is one of several.
    """

    several = False
    """Whether there are others. Their notices may be lost, so what is old is looked for."""
    processes = 1
    """How many processes live, as far as this one knows."""

    def __init__(self, shards: Shards | None = None) -> None:
        """`shards`: those that this process connects; None: it hears of all servers."""
        self.shards: Final = shards or Shards((0,), 1)
        self.connected: Callable[[], bool] = lambda: False
        """Says whether this process is connected to Discord."""
        self.renewed: Final = Signal[[]]("a renewal of the leases")
        """Tells of each renewal, with what it has shown."""
        self.gained: Final = Signal[[]]("messages that are this process's now")
        """Tells that messages belong to this process that did not before."""
        self.listening: Final = Signal[[]]("the beginning of hearing other processes")
        """Tells that the others are heard (again); until then, notices were lost."""

    def __str__(self) -> str:
        return ""

    @property
    def holds_shards(self) -> bool:
        """Whether this process has the leases of its shards."""
        return True

    def owns(self, guild_id: int | None) -> bool:
        """Return whether this process keeps a server's messages current (None: direct ones)."""
        return True

    def lock(self, name: str) -> AbstractAsyncContextManager[object]:
        """Hold a lock that no two processes hold."""
        return nullcontext(name)

    def tell(self, topic: Topic, *values: Any) -> None:
        """Tell the other processes something, soon; it may be lost."""

    def hear(self, topic: Topic, listener: Callable[..., None]) -> None:
        """Call `listener` with the values of each notice of other processes."""

    def wake(self) -> None:
        """Look at the leases now: something has changed."""
