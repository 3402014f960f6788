"""Validation of threads."""

from typing import Any, Final

from bot.playground.objects.errors import Problems
from bot.playground.rest.validation.shapes import form, integer, one_of, text, yes_or_no

_DURATION: Final = one_of(60, 1440, 4320, 10080)
_NEW: Final = form(
    {
        "name": text(100, 1),
        "auto_archive_duration": _DURATION,
        "type": one_of(10, 11, 12),
        "invitable": yes_or_no,
        "rate_limit_per_user": integer(0, 21_600),
    },
    ["name"],
)
_EDIT: Final = form(
    {
        "name": text(100, 1),
        "auto_archive_duration": _DURATION,
        "archived": yes_or_no,
        "locked": yes_or_no,
        "invitable": yes_or_no,
        "rate_limit_per_user": integer(0, 21_600),
    }
)


def check_new_thread(body: Any) -> None:
    """Refuse an invalid new thread.

    Raises:
        ApiError: the body is invalid.
    """
    problems = Problems()
    _NEW(body, problems.under())
    problems.raise_any()


def check_thread_edit(body: Any) -> None:
    """Refuse an invalid change of a thread.

    Raises:
        ApiError: the body is invalid.
    """
    problems = Problems()
    _EDIT(body, problems.under())
    problems.raise_any()
