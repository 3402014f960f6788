"""Errors of a database, each with one sentence for its host."""

from bot.matches.errors import StoreAway


class StorageError(StoreAway):
    """The database can't be used; the message says why and what to do."""


class NotInstalled(StorageError):  # noqa: N818 - it is no fault in the code
    """A program of PostgreSQL isn't installed here."""


class InUse(StorageError):  # noqa: N818 - it is no fault in the code
    """A bot works with the database."""


class MadeByNewer(StorageError):  # noqa: N818 - it is no fault in the code
    """A newer version than this one made the database."""
