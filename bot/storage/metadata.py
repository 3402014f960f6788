"""The metadata of all tables, the types of columns, and keys to people and matches.

Times are UTC; ids of people, servers, channels and messages are Discord's.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    TextClause,
    text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine


class UtcTime(TypeDecorator[datetime]):
    """A time that goes in and comes out in UTC, stored without a zone (SQLite has none)."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store the time in UTC."""
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Add the zone to the stored time."""
        return None if value is None else value.replace(tzinfo=UTC)


class Converted(TypeDecorator[Any]):
    """A value that is stored in another form: `write` makes it, `read` undoes it."""

    impl: TypeEngine[Any] | type[TypeEngine[Any]] = TypeEngine
    cache_ok = True

    def __init__(
        self, kept: TypeEngine[Any], write: Callable[[Any], Any], read: Callable[[Any], Any]
    ) -> None:
        super().__init__()
        self.impl = kept
        self.kept, self.write, self.read = kept, write, read

    @property
    def python_type(self) -> type[Any]:
        """The Python type of the stored form."""
        return self.kept.python_type

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """Store the value in its other form."""
        return None if value is None else self.write(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Return the value that was stored."""
        return None if value is None else self.read(value)


def enum_type(kind: type[StrEnum], length: int = 8) -> Converted:
    """Return the type of a column that holds a member of an enum, of at most `length` letters."""
    # SQLite would ignore the length; PostgreSQL would refuse the longer word when it is stored.
    assert all(len(member) <= length for member in kind), f"{kind.__name__}: over {length} letters"
    return Converted(String(length), str, kind)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only if the type of the key is INTEGER.
Id = BigInteger().with_variant(Integer(), "sqlite")

# A query uses an index of a part of a table only if it repeats the index's condition literally:
# that is why tables and queries share these conditions.
IS_DUE = text("due IS NOT NULL")


def index_where(condition: TextClause, name: str, *columns: str, unique: bool = False) -> Index:
    """Return an index of the rows that fulfil a condition; changes of other rows leave it alone."""
    return Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def person_key(name: str, **options: Any) -> Column[int]:
    """Return a foreign key to a person; it is updated when their id changes."""
    return Column(name, BigInteger, ForeignKey("people.person_id", onupdate="CASCADE"), **options)


def match_key(**options: Any) -> Column[int]:
    """Return a foreign key to a match; its row is deleted with the match."""
    return Column("match_id", Id, ForeignKey("matches.id", ondelete="CASCADE"), **options)
