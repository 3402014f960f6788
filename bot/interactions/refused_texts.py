"""Texts of forms that were refused: kept in memory only, and lost with a restart."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

KEPT_FOR: Final = timedelta(minutes=15)
"""How long a form opens again with its refused text."""
CACHE_SIZE: Final = 500
"""Maximum number of texts that are kept."""

Key = tuple[int, int | None, str]
"""The person, the server, and the form's custom id."""


class RefusedTexts:
    """The last refused text of each form; the same person's next form begins with it."""

    def __init__(self) -> None:
        self._texts: dict[Key, tuple[str, datetime]] = {}

    def keep(self, key: Key, text: str, now: datetime) -> None:
        """Keep a text, in place of an older one of the same form."""
        self.drop(key)
        self._texts = {
            one: (kept, at) for one, (kept, at) in self._texts.items() if now - at < KEPT_FOR
        }
        self._texts[key] = text, now
        if len(self._texts) > CACHE_SIZE:
            del self._texts[next(iter(self._texts))]

    def get(self, key: Key, now: datetime) -> str | None:
        """Return the refused text of a form; None if there is none, or it is too old."""
        text, at = self._texts.get(key, ("", now))
        return text if text and now - at < KEPT_FOR else None

    def drop(self, key: Key) -> None:
        """Forget the text of a form, because a later one was accepted."""
        self._texts.pop(key, None)
