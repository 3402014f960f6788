"""Values of forms that were refused: kept in memory only, and lost with a restart."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

KEPT_FOR: Final = timedelta(minutes=15)
"""How long a form opens again with its refused values."""
CACHE_SIZE: Final = 500
"""Maximum number of forms that are kept."""

Key = tuple[int, int | None, str]
"""The person, the server, and the form's custom id."""
Values = Mapping[str, tuple[str, ...]]
"""The submitted values of a form, by the custom ids of its inputs."""


class RefusedForms:
    """The last refused values of each form; the same person's next form begins with them."""

    def __init__(self) -> None:
        self._forms: dict[Key, tuple[Values, datetime]] = {}

    def keep(self, key: Key, values: Values, now: datetime) -> None:
        """Keep the values of a form, in place of older ones."""
        self.drop(key)
        self._forms = {
            one: (kept, at) for one, (kept, at) in self._forms.items() if now - at < KEPT_FOR
        }
        self._forms[key] = values, now
        if len(self._forms) > CACHE_SIZE:
            del self._forms[next(iter(self._forms))]

    def get(self, key: Key, now: datetime) -> Values:
        """Return the refused values of a form; empty if there are none, or they are too old."""
        values, at = self._forms.get(key, ({}, now))
        return values if now - at < KEPT_FOR else {}

    def drop(self, key: Key) -> None:
        """Forget the values of a form, because later ones were accepted."""
        self._forms.pop(key, None)
