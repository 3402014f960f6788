"""Expects a refusal with a certain reason."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.matches.errors import Refusal, RefusalValues, Refused


def refuses(code: Refusal, **values: Unpack[RefusalValues]) -> pytest.RaisesExc[Refused]:
    """Expect, with `with`, a refusal with this code, and with these values if any are given."""
    return pytest.raises(
        Refused,
        check=lambda refused: refused.code is code and refused.values == (values or refused.values),
    )


def is_refused(result: object, code: Refusal) -> bool:
    """Return whether a result of `asyncio.gather` is a refusal with this code."""
    return isinstance(result, Refused) and result.code is code
