"""House rules for the tests: every preset, and combinations that nobody ever wrote down."""

import random
from collections.abc import Iterator

from bot.koikoi import OPTIONS, PRESETS, Rules, RulesError, make_rules

# Large numbers rarely matter, and make long matches.
_TEXTS = {
    option.key: [text for text in option.choices if not text.isdecimal() or int(text) <= 40]
    for option in OPTIONS
}
_TEXTS["rounds"] = [str(rounds) for rounds in range(1, 13)]


def random_rules(seed: int) -> Rules:
    """A preset with about a third of its options changed at random."""
    rng = random.Random(seed)
    while True:
        changed = {key: rng.choice(texts) for key, texts in _TEXTS.items() if rng.random() < 0.35}
        if "target" in changed:
            changed.pop("rounds", None)
        try:
            return make_rules(rng.choice(sorted(PRESETS)), changed)
        except RulesError:
            continue


def all_rules(odd: int) -> Iterator[tuple[str, Rules]]:
    """Every preset, the wild lightning, both ways to count to twelve, and some odd ones."""
    yield from PRESETS.items()
    yield "lightning", make_rules("wikipedia-2015", {"lightning_wild": "on", "blind_swap": "on"})
    yield "month", make_rules("ktane", {"rounds": "12", "exhaust": "caller"})
    for seed in range(odd):
        yield f"odd-{seed}", random_rules(seed)
