"""The share of a feature in the database, declared by the feature."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Table


@dataclass(frozen=True, slots=True)
class StoredFeature:
    """The share of one feature in the database."""

    name: str
    tables: Sequence[Table]
