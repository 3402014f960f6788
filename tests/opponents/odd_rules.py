"""House rules for the tests: every preset, and unusual combinations."""

import random
from collections.abc import Container, Iterator
from itertools import count

import pytest
from _pytest.mark import ParameterSet

from bot.koikoi import OPTIONS, PRESETS, Rules, RulesError, make_rules

# Large numbers seldom matter, and lead to long matches.
_TEXTS = {
    option.key: [text for text in option.choices if not text.isdecimal() or int(text) <= 40]
    for option in OPTIONS
}
_TEXTS["rounds"] = [str(rounds) for rounds in range(1, 13)]


def random_rules(seed: int) -> Rules:
    """Return a preset with about a third of its options changed at random.

    Each option has chance of its own, so that a new option leaves the others as they are.
    """
    for attempt in count():
        own = {key: random.Random(f"{seed} {attempt} {key}") for key in ("preset", *_TEXTS)}
        changed = {
            key: own[key].choice(texts) for key, texts in _TEXTS.items() if own[key].random() < 0.35
        }
        if "target" in changed:
            changed.pop("rounds", None)
        try:
            return make_rules(own["preset"].choice(sorted(PRESETS)), changed)
        except RulesError:
            continue
    raise AssertionError  # `count` doesn't end


def all_rules(odd: int) -> Iterator[tuple[str, Rules]]:
    """Yield every preset, the wild lightning, both ways to count to twelve, and some odd rules."""
    yield from PRESETS.items()
    yield "lightning", make_rules("wikipedia-2015", {"lightning_wild": "on", "blind_swap": "on"})
    yield "month", make_rules("ktane", {"rounds": "12", "exhaust": "caller"})
    for seed in range(odd):
        yield f"odd-{seed}", random_rules(seed)


def cases(odd: int, fast: Container[str] = PRESETS) -> list[ParameterSet]:
    """Return the same as test cases: name and rules, only some of them in the fast half."""
    return [
        pytest.param(name, rules, id=name, marks=[] if name in fast else pytest.mark.slow)
        for name, rules in all_rules(odd)
    ]


def presets(*fast: str) -> list[ParameterSet]:
    """Return the presets' names as test cases, only some of them in the fast half."""
    return [pytest.param(name, marks=[] if name in fast else pytest.mark.slow) for name in PRESETS]
