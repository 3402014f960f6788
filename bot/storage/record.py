"""Records: the mapping between a model and the columns of a table, in both directions."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final, Generic, Protocol, TypeVar

from sqlalchemy import ColumnElement, FromClause, Row, Select, Table, select

from bot.matches.models.people import as_person
from bot.storage.people_tables import nick_in, people

M = TypeVar("M")


class Part(Protocol):
    """The columns of one field of a model."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""

    def read(self, row: Mapping[Any, Any]) -> Any:
        """Return the field's value in a row."""

    def row(self, value: Any, /) -> dict[str, Any]:
        """Return the columns of a value."""


@dataclass(frozen=True, slots=True)
class EnumIn:
    """A member of an enum, or None, in a column of plain text."""

    name: str
    kind: type[StrEnum]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return (self.name,)

    def read(self, row: Mapping[Any, Any]) -> StrEnum | None:
        """Return the member. Raises `ValueError` for an unknown word."""
        value = row[self.name]
        return None if value is None else self.kind(value)

    def row(self, value: StrEnum | None) -> dict[str, Any]:
        """Return the columns of a member."""
        return {self.name: None if value is None else value.value}


@dataclass(frozen=True, slots=True)
class PersonIn:
    """A person, or None, stored as their id. `Record.query` adds their names."""

    name: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return (self.name,)

    @property
    def label(self) -> str:
        """The first part of the labels of the names: `host` for `host_id`."""
        return self.name.removesuffix("_id")

    def read(self, row: Mapping[Any, Any]) -> Any:
        """Return the person with the names that the query has."""
        person_id, label = row[self.name], self.label
        if person_id is None:
            return None
        return as_person(person_id, row[f"{label}_name"], row["guild_id"], row[f"{label}_nick"])

    def row(self, value: Any) -> dict[str, Any]:
        """Return the columns of a person."""
        return {self.name: None if value is None else value.id}


@dataclass(frozen=True, slots=True)
class _Both:
    """A pair, a column for each of its values."""

    names: tuple[str, ...]

    def read(self, row: Mapping[Any, Any]) -> tuple[Any, Any]:
        first, second = self.names
        return row[first], row[second]

    def row(self, value: tuple[Any, Any]) -> dict[str, Any]:
        return dict(zip(self.names, value, strict=True))


class Record(Generic[M]):
    """Maps a dataclass to the columns of a table.

    A field is stored in the column of its name; the column's type converts its values. A record
    is a `Part` itself: the field of another model, in columns of the same table.

    Args:
        kind: the dataclass.
        table: its table.
        columns: for fields that are stored in another way: the name of the column, the names of
            two columns for a pair, or a `Part`.
        apart: the fields that are not stored in the table. Callers pass them to `read`.
        prefix: what the names of the columns begin with, where *columns* gives none.

    Raises:
        ValueError: a field has no column, or two fields have the same one.
    """

    def __init__(
        self,
        kind: type[M],
        table: Table,
        columns: Mapping[str, str | tuple[str, str] | Part] | None = None,
        *,
        apart: Collection[str] = (),
        prefix: str = "",
    ) -> None:
        self.table: Final = table
        self._kind = kind
        self._values: dict[str, str] = {}
        self._parts: dict[str, Part] = {}
        for field in fields(kind):  # type: ignore[arg-type]  # M is a dataclass
            stored = (columns or {}).get(field.name, prefix + field.name)
            if field.name in apart:
                continue
            if isinstance(stored, str):
                self._values[field.name] = stored
            else:
                self._parts[field.name] = _Both(stored) if isinstance(stored, tuple) else stored
        parts = (name for part in self._parts.values() for name in part.names)
        self.names: Final = (*self._values.values(), *parts)
        if wrong := {one for one in self.names if one not in table.c or self.names.count(one) > 1}:
            raise ValueError(f"{table.name} has no column, or one column twice, for {wrong}")
        self._key = [one.name for one in table.primary_key if one.name in self.names]

    def read(self, row: Row[Any] | Mapping[Any, Any], **apart: Any) -> M:
        """Return the model of a row; `apart`: its fields that are not stored in the table."""
        values = row._mapping if isinstance(row, Row) else row  # noqa: SLF001 - it is public
        found = {field: values[name] for field, name in self._values.items()}
        for field, part in self._parts.items():
            found[field] = part.read(values)
        return self._kind(**found, **apart)

    def row(self, one: M) -> dict[str, Any]:
        """Return the columns of a model."""
        row = {name: getattr(one, field) for field, name in self._values.items()}
        for field, part in self._parts.items():
            row |= part.row(getattr(one, field))
        return row

    def row_without_key(self, one: M) -> dict[str, Any]:
        """Return the columns of a model without those of the primary key."""
        row = self.row(one)
        for name in self._key:
            del row[name]
        return row

    def query(self, parent: Table | None = None) -> Select[Any]:
        """Return the query of all columns and the names of people.

        `parent`: the table with the column `guild_id`, for a table without one.
        """
        server = self.table if parent is None else parent
        source: FromClause = self.table if parent is None else self.table.join(parent)
        columns: list[ColumnElement[Any]] = [] if parent is None else [parent.c.guild_id]
        for part in self._parts.values():
            if isinstance(part, PersonIn):
                person, person_id = people.alias(part.label), self.table.c[part.name]
                source = source.outerjoin(person, person.c.person_id == person_id)
                nick = nick_in(server.c.guild_id, person_id)
                columns.append(person.c.name.label(f"{part.label}_name"))
                columns.append(nick.label(f"{part.label}_nick"))
        return select(self.table, *columns).select_from(source)
