"""Random numbers for compiled code: a small generator whose state is one number in an array.

numba's own generator is shared by the whole process. But a choice must depend only on its own
seed.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from bot.opponents.compiled.compiling import Numbers, compiled

Rng = npt.NDArray[np.uint64]


def rng_from(seed: int) -> Rng:
    """Return a generator for this seed."""
    return np.array(
        [(seed * 0x9E3779B97F4A7C15 + 0x7F4A7C15F39CC060) % 2**64 or 1], dtype=np.uint64
    )


@compiled
def next_bits(rng: Rng) -> np.uint64:
    """Return 64 random bits (splitmix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    bits: np.uint64 = rng[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(rng: Rng, limit: int) -> Any:
    """Return a random whole number from 0 to limit - 1."""
    return np.int64((next_bits(rng) >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


@compiled
def unit(rng: Rng) -> float:
    """Return a random number from 0 (inclusive) to 1 (exclusive)."""
    return np.float64(np.int64(next_bits(rng) >> np.uint64(11))) * (1.0 / 9007199254740992.0)


@compiled
def shuffle(rng: Rng, cards: Numbers, length: int) -> None:
    """Shuffle the first cards of an array."""
    for last in range(length - 1, 0, -1):
        other = below(rng, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
