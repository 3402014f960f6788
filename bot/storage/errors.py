"""What can be wrong with a database, in one sentence for its host."""


class StorageError(Exception):
    """The database can't be used; the message says why and what to do."""
