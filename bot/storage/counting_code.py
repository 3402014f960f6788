"""Knows by which code the matches of a database were counted.

A new achievement, a new column or another rule of counting makes sums look wrong that were right
when they were stored. So a database keeps a mark of the code that counted its matches. If the mark
is another one, they are counted again from their logs before the database is used.
"""

import ast
import inspect
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import Any, Final

from sqlalchemy import Table, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import achievements as earning
from bot.matches import ends, rating, tallying
from bot.matches.models import achievements as earned
from bot.matches.models import profiles, rankings, round_counts
from bot.moderation import sums, voids
from bot.storage import counting_rows, end_rows, tally_rows
from bot.storage.achievement_rows import (
    count_days,
    counters_row,
    earn_by_count,
    earn_by_days,
    keep_earned,
)
from bot.storage.tables import (
    achievement_counters,
    achievements,
    computer_records,
    counted_matches,
    counting,
    ratings,
    standings,
    tallies,
)

CODE: Final[tuple[ModuleType | Callable[..., Any], ...]] = (
    *(ends, earning, rating, tallying),
    *(earned, profiles, rankings, round_counts),
    *(end_rows, counting_rows, tally_rows),
    *(sums, voids),
    *(earn_by_count, earn_by_days, count_days, counters_row, keep_earned),
)
"""All that decides what a match counts for. A test reads which modules take part in counting."""
SUMS: Final[tuple[Table, ...]] = (
    counted_matches,
    ratings,
    standings,
    tallies,
    computer_records,
    achievements,
    achievement_counters,
)
"""All tables that are computed from the logs by it."""


@cache
def current_mark() -> str:
    """Return the mark of this version's code.

    Comments, docstrings and the layout of the code change nothing.
    """
    written = [bare(inspect.getsource(one)) for one in CODE]
    columns = [f"{table.name}.{column.name}" for table in SUMS for column in table.columns]
    return sha256("\n".join([*written, *columns]).encode()).hexdigest()


def bare(source: str) -> str:
    """Return code without comments and docstrings."""
    return ast.unparse(_WithoutTexts().visit(ast.parse(source)))


class _WithoutTexts(ast.NodeTransformer):
    """Takes out each text that stands alone: docstrings, and the texts under constants."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        alone = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if alone else node


async def is_current(connection: AsyncConnection) -> bool:
    """Return whether the matches of a database were counted by this version's code."""
    return (await connection.execute(select(counting.c.code))).scalar() == current_mark()


async def mark(connection: AsyncConnection) -> None:
    """Note that the matches of a database are counted by this version's code."""
    await connection.execute(delete(counting))
    await connection.execute(insert(counting).values(code=current_mark()))
