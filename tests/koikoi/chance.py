"""Random rules, random play, and the set of all actions, used by the property tests."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from bot.koikoi import (
    DECK,
    OPTIONS,
    PRESETS,
    Abort,
    Action,
    Deal,
    Keep,
    Koi,
    Match,
    Phase,
    Play,
    Resign,
    Rules,
    RulesError,
    Stop,
    Swap,
    Take,
    Timeout,
    apply,
    deal_from_deck,
    legal_actions,
    make_rules,
    new_match,
)

PRESET_RULES = st.sampled_from(list(PRESETS.values()))
SEEDS = st.integers(min_value=0, max_value=2**32)


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """Draw a preset and change any of its options; contradictory rules are drawn again."""
    preset = draw(st.sampled_from(list(PRESETS)))
    changed = draw(st.lists(st.sampled_from(OPTIONS), max_size=12, unique=True))
    options = {option.key: draw(st.sampled_from(option.choices)) for option in changed}
    # Long matches would add nothing new.
    options.setdefault("rounds", draw(st.sampled_from(["1", "2", "3"])))
    if int(options["rounds"]) > 12:
        options["rounds"] = "12"
    options.pop("target", None)
    try:
        return make_rules(preset, options)
    except RulesError:
        return make_rules(preset, {"rounds": options["rounds"]})


def shuffled_deal(rules: Rules, rng: random.Random) -> Deal:
    order = list(DECK)
    rng.shuffle(order)
    return deal_from_deck(rules, order)


def lucky_deal(rules: Rules, rng: random.Random) -> Deal:
    """Return a deal in which quads, pairs and triples are common."""
    order = list(DECK)
    months = list(range(12))
    rng.shuffle(months)
    order.sort(key=lambda card: (months[card // 4] + rng.choice((0, 0, 5))) % 12)
    return Deal(tuple(order[:8]), tuple(order[8:16]), tuple(order[16:24]), tuple(order[24:]))


def random_walk(rules: Rules, seed: int, limit: int = 400) -> Iterator[tuple[Match, Action, Match]]:
    """Play at random; yield each state, the action, and the state after it."""
    rng = random.Random(seed)
    match = new_match(rules)
    for _ in range(limit):
        if match.finished:
            return
        if match.phase is Phase.DEAL:
            dealer = lucky_deal if rng.random() < 0.1 else shuffled_deal
            action: Action = dealer(rules, rng)
        else:
            action = rng.choice(legal_actions(match))
        before, match = match, apply(match, action).match
        yield before, action, match


ALWAYS: tuple[Action, ...] = (Resign(0), Resign(1), Timeout(0), Timeout(1), Abort())
"""Actions that are possible at any time, but not among the legal actions."""

OTHER_ACTIONS: tuple[Action, ...] = (
    Swap(),
    Keep(),
    Koi(),
    Stop(),
    *(Play(card) for card in DECK),
    *(Take(card) for card in DECK),
    *(Play(card, target) for card in DECK for target in DECK),
)
"""Every other action except deals."""
