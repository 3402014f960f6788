"""House rules as one array of numbers, for compiled code."""

from functools import lru_cache

import numpy as np

from bot.koikoi import Rules
from bot.koikoi.rules.lookups import numbers_of
from bot.opponents.compiled.compiling import Numbers


@lru_cache(maxsize=256)
def rule_numbers(rules: Rules) -> Numbers:
    """Return the rules' numbers."""
    numbers = np.array(numbers_of(rules), dtype=np.int64)
    numbers.flags.writeable = True
    return numbers
