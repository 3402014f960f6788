"""House rules for the tests: every preset, and combinations that nobody ever wrote down."""

import random
from collections.abc import Iterator

from bot.koikoi import OPTIONS, PRESETS, Rules, RulesError, make_rules
from bot.koikoi.options import Number, NumberOrOff, Option, Payment, Switch, Word


def _any_value(option: Option, rng: random.Random) -> str:
    match option.form:
        case Word(words):
            return rng.choice(words)
        case Switch():
            return rng.choice(["on", "off"])
        case Payment(name, words):
            return rng.choice([f"{name}:{rng.randint(0, 9)}", *words])
        case Number(low, high):
            return str(rng.randint(low, min(high, 12)))
        case NumberOrOff(low, high):
            return rng.choice(["off", str(rng.randint(low, min(high, 40)))])
    raise AssertionError(option)


def random_rules(seed: int) -> Rules:
    """A preset with about a third of its options changed at random."""
    rng = random.Random(seed)
    while True:
        changed = {o.key: _any_value(o, rng) for o in OPTIONS if rng.random() < 0.35}
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
