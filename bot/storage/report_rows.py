"""Reported problems, in SQL."""

from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select

from bot.matches.models.people import Person
from bot.matches.models.reports import Report
from bot.storage.engine import Database
from bot.storage.people_rows import name_people
from bot.storage.tables import people, problem_reports


class ReportRows:
    """Implements the port `ReportStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_report(
        self, match_id: int, person: Person, seq: int, text: str, at: datetime
    ) -> int:
        """Save a report and return its number."""
        row = {
            "match_id": match_id,
            "person_id": person.id,
            "seq": seq,
            "text": text,
            "reported_at": at,
        }
        async with self._database.writing() as connection:
            await connection.run_sync(name_people, [person])
            added = insert(problem_reports).values(row).returning(problem_reports.c.id)
            number: int = (await connection.execute(added)).scalar_one()
            return number

    async def count_reports(self, person_id: int, since: datetime) -> int:
        """Return how many problems a person has reported since a time."""
        query = select(func.count()).where(
            problem_reports.c.person_id == person_id, problem_reports.c.reported_at > since
        )
        async with self._database.reading() as connection:
            count: int = (await connection.execute(query)).scalar_one()
            return count

    async def reports(self) -> tuple[Report, ...]:
        """Return all reports, oldest first."""
        query = (
            select(problem_reports, people.c.name)
            .join(people, people.c.person_id == problem_reports.c.person_id)
            .order_by(problem_reports.c.id)
        )
        async with self._database.reading() as connection:
            return tuple(_report(row) for row in await connection.execute(query))

    async def drop_report(self, number: int) -> None:
        """Delete a report."""
        async with self._database.writing() as connection:
            await connection.execute(delete(problem_reports).where(problem_reports.c.id == number))


def _report(row: Any) -> Report:
    person = Person(row.person_id, row.name)
    return Report(row.id, row.match_id, person, row.seq, row.text, row.reported_at)
