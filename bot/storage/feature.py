"""The share of a feature in the database, declared by the feature.

`Database` gets the features, and `features_of` returns them for a connection: an export, an
erasure and a check of the database include every feature and name none.
"""

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, ScalarSelect, Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.models.hosting import VoidNote
from bot.matches.models.marks import Mark
from bot.matches.models.match import MatchInfo

Subject = tuple[str, Select[Any], tuple[Column[Any], ...]]
"""A subject of a person's data: its name, the query of its rows, and the key that orders them.

An index of the table begins with the person and continues with the columns of the key."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class StoredFeature:
    """The share of one feature in the database.

    Args:
        name: the name of its folder.
        of_server: the tables whose rows are deleted with their server (`guild_id`). Their rows
            make a server known.
        of_person: the tables whose rows are deleted with their person (`person_id`).
        erase_person: removes a person from the other tables, before their id changes.
        marks: returns the facts about a person that protect others, and stay when the person is
            erased.
        erase_matches: removes words about the people of matches, of which one is erased.
        export: returns the subjects of a person's data.
        check: yields the errors of the stored data, for `koikoi db check`.
        done_on: selects a row if a person has done the feature's task of a day. Reminders name the
            tasks that are left.
        void_notes: returns the admin's notes on void matches, by the numbers of the matches.
        note_confirmation: stores that the host confirmed at a time that a match is void.
        event_name: the name of the event to which a row of `matches` belongs, as a subquery.
        event_corrects: the same, as long as the result of the match can be corrected in the event.
    """

    name: str
    of_server: Sequence[Table] = ()
    of_person: Sequence[Table] = ()
    erase_person: Callable[[Connection, int], None] | None = None
    marks: Callable[[Connection, int, datetime], Iterable[Mark]] | None = None
    erase_matches: Callable[[Connection, Collection[int]], None] | None = None
    export: Callable[[int], Sequence[Subject]] | None = None
    check: Callable[[AsyncConnection], AsyncIterator[Finding]] | None = None
    done_on: Callable[[ColumnElement[int], date], Select[Any]] | None = None
    void_notes: Callable[[Connection, Collection[int]], Mapping[int, VoidNote]] | None = None
    note_confirmation: Callable[[Connection, MatchInfo, datetime], None] | None = None
    event_name: ScalarSelect[str] | None = None
    event_corrects: ScalarSelect[str] | None = None


def rows_about(person_id: int, table: Table, *names: str) -> Select[Any]:
    """Return the query of a table's rows about a person; `names`: its columns, all if none."""
    columns = [table.c[name] for name in names] if names else [table]
    return select(*columns).where(table.c.person_id == person_id)
