"""The belief: a sample of the hands that the opponent may hold, given their past choices.

Any unseen card may be in the opponent's hand. A player who left a useful card on the field
probably held no card that matches it. So each possible hand gets a weight: the likelihood that
the rollout policy, with that hand, makes the same choices.
"""

from typing import Final, NamedTuple

import numpy as np

from bot.koikoi.engine import table
from bot.opponents.compiled.compiling import (
    Numbers,
    Weights,
    compiled,
    compiled_making_arrays,
    first,
)
from bot.opponents.compiled.encoding import Observation, PastChoices
from bot.opponents.compiled.rng import Rng, below, unit
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import (
    ALIKE,
    GREEDY,
    KINDS_OF_PLAYERS,
    SIMPLE,
    STRONG,
    Policies,
    Policy,
    Workspace,
    policy_of,
)

DOUBT: Final = 0.1
"""The probability (0 to 1) of a uniformly random choice. Nobody follows the policy exactly."""
FARTHEST: Final = 300.0
"""Scores are clipped to plus or minus this value, so that their exponentials don't overflow."""
CANDIDATES: Final = 8
"""Number of random hands that are drawn and weighted for each hand in the final sample."""


@compiled
def draw_hand(cards: Numbers, holds: int, rng: Rng) -> int:
    """Return a random hand of `holds` cards as a bit mask. Changes the order of `cards`."""
    hand = 0
    length = len(cards)
    for place in range(holds):
        chosen = place + below(rng, length - place)
        card = cards[chosen]
        cards[chosen] = cards[place]
        cards[place] = card
        hand |= 1 << card
    return hand


class Tables(NamedTuple):
    """The weights of all plays at each past position, computed once to judge hands quickly.

    They are for policies without a network. There, the score of a play depends on the rest of the
    hand only through the number of hand cards of the same month. The last axis of length 4 is that
    number minus 1.

    `weights`, shape (kinds, plays, cards, 4): the sum of the weights of all plays of a card.
    `made`, shape (kinds, plays, 4): the weight of the play that was made.
    `plays`, shape (plays, cards): the number of possible plays of a card.
    """

    weights: Weights
    made: Weights
    plays: Numbers


@compiled_making_arrays
def new_tables(plays: int) -> Tables:
    """Return tables of zeros for this number of past plays."""
    return Tables(
        np.zeros((KINDS_OF_PLAYERS, plays, 48, 4)),
        np.zeros((KINDS_OF_PLAYERS, plays, 4)),
        np.zeros((plays, 48), np.int64),
    )


@compiled
def month_of(card: int) -> int:
    """Return the four cards of this card's month as a bit mask."""
    return 15 << (card & ~3)


@compiled
def some_hand(card: int, of_month: int, size: int, cards: int) -> int:
    """Return some hand of `size` cards with this card and `of_month` cards of its month.

    The hand is a bit mask, drawn from `cards`. Returns 0 if no such hand exists.
    """
    hand, month = 1 << card, month_of(card)
    others, fillers = cards & month & ~hand, cards & ~month
    if others.bit_count() < of_month - 1 or fillers.bit_count() < size - of_month:
        return 0
    for _ in range(of_month - 1):
        hand |= others & -others
        others &= others - 1
    for _ in range(size - of_month):
        hand |= fillers & -fillers
        fillers &= fillers - 1
    return hand


@compiled
def weigh_plays(  # noqa: PLR0917 - compiled code knows no keywords
    now: Observation,
    past: PastChoices,
    policies: Policies,
    kind: int,
    tables: Tables,
    workspace: Workspace,
) -> None:
    """Fill the tables for one kind of player."""
    state, unseen, policy = workspace.state, 0, policy_of(policies, kind)
    for place in range(len(now.unseen)):
        unseen |= 1 << now.unseen[place]
    for which in range(len(past.cards)):
        if past.cards[which] < 0:
            continue
        table.copy(state, past.states[which])
        holder = table.HAND + state[table.TO_ACT]
        cards = state[holder] | unseen
        size = state[holder].bit_count() + now.other_holds
        left = cards
        while left:
            card = first(left)
            left &= left - 1
            for of_month in range(1, min(size, 4) + 1):
                state[holder] = some_hand(card, of_month, size, cards)
                if state[holder]:
                    length = rollout_policy.list_choices(state, now.numbers, workspace)
                    rollout_policy.score_choices(state, now.numbers, policy, workspace, length)
                    note(which, card, of_month - 1, length, past, policies, kind, tables, workspace)


@compiled
def note(  # noqa: PLR0917 - compiled code knows no keywords
    which: int,
    card: int,
    more: int,
    length: int,
    past: PastChoices,
    policies: Policies,
    kind: int,
    tables: Tables,
    workspace: Workspace,
) -> None:
    """Store the weights of all plays of a card, with `more` other hand cards of its month."""
    plays, sharpness = 0, policy_of(policies, kind).sharpness
    for place in range(length):
        if workspace.cards[place] == card:
            plays += 1
            score = sharpness * workspace.scores[place]
            weight = np.exp(max(-FARTHEST, min(FARTHEST, score)))
            tables.weights[kind, which, card, more] += weight
            if card == past.cards[which] and workspace.targets[place] == past.targets[which]:
                tables.made[kind, which, more] = weight
    tables.plays[which, card] = plays


@compiled
def likelihood(  # noqa: PLR0917 - compiled code knows no keywords
    hand: int,
    past: PastChoices,
    numbers: Numbers,
    policies: Policies,
    kind: int,
    tables: Tables,
    workspace: Workspace,
) -> float:
    """Return the log-likelihood of the past choices if the opponent held this hand."""
    if kind == STRONG:
        return likelihood_by_network(hand, past, numbers, policies.own, workspace)
    whole = 0.0
    for which in range(len(past.cards)):
        seat, card = past.states[which, table.TO_ACT], past.cards[which]
        held = past.states[which, table.HAND + seat] | hand
        if card < 0:
            table.copy(workspace.state, past.states[which])
            workspace.state[table.HAND + seat] = held
            likely = rollout_policy.chance_to_call(
                workspace.state, numbers, policy_of(policies, kind), workspace
            )
            whole += np.log(DOUBT / 2 + (1.0 - DOUBT) * likely)
            continue
        made = tables.made[kind, which, (held & month_of(card)).bit_count() - 1]
        weights, plays, left = 0.0, 0, held
        while left:
            card = first(left)
            left &= left - 1
            weights += tables.weights[kind, which, card, (held & month_of(card)).bit_count() - 1]
            plays += tables.plays[which, card]
        whole += np.log(DOUBT / plays + (1.0 - DOUBT) * made / weights)
    return whole


@compiled
def likelihood_by_network(
    hand: int, past: PastChoices, numbers: Numbers, policy: Policy, workspace: Workspace
) -> float:
    """Return the same for a policy with a network, which looks at every card of the hand."""
    whole = 0.0
    state, scores = workspace.state, workspace.scores
    for which in range(len(past.cards)):
        table.copy(state, past.states[which])
        state[table.HAND + state[table.TO_ACT]] |= hand
        if past.cards[which] < 0:
            likely = rollout_policy.chance_to_call(state, numbers, policy, workspace)
            whole += np.log(DOUBT / 2 + (1.0 - DOUBT) * likely)
            continue
        length = rollout_policy.list_choices(state, numbers, workspace)
        rollout_policy.score_choices(state, numbers, policy, workspace, length)
        weights = rollout_policy.exponentiate(scores, length, policy.sharpness)
        made = 0.0
        for place in range(length):
            if (
                workspace.cards[place] == past.cards[which]
                and workspace.targets[place] == past.targets[which]
            ):
                made = scores[place]
        whole += np.log(DOUBT / length + (1.0 - DOUBT) * made / weights)
    return whole


class Guesses(NamedTuple):
    """A sample of possible opponents: the hand (bit mask) and the kind of player of each."""

    hands: Numbers
    kinds: Numbers


def new_guesses(length: int) -> Guesses:
    """Return `length` guesses, all zero."""
    return Guesses(np.zeros(length, np.int64), np.zeros(length, np.int64))


@compiled
def draw_kind(policies: Policies, rng: Rng) -> int:
    """Return a random kind of player, drawn by the prior shares in `policies`."""
    drawn = unit(rng) - policies.simple_share
    if drawn < 0.0:
        return SIMPLE
    drawn -= policies.greedy_share
    if drawn < 0.0:
        return GREEDY
    return STRONG if drawn < policies.strong_share else ALIKE


@compiled_making_arrays
def believe(
    now: Observation, past: PastChoices, policies: Policies, guesses: Guesses, workspace: Workspace
) -> None:
    """Fill the guesses with hands and kinds. A likelier pair appears more often."""
    wanted = len(guesses.hands)
    length = wanted * (CANDIDATES if len(past.cards) else 1)
    hands = np.zeros(length, np.int64)
    kinds = np.zeros(length, np.int64)
    likely = np.zeros(length)
    tables = new_tables(len(past.cards))
    weigh_plays(now, past, policies, ALIKE, tables, workspace)
    if policies.simple_share > 0.0:
        weigh_plays(now, past, policies, SIMPLE, tables, workspace)
    if policies.greedy_share > 0.0:
        weigh_plays(now, past, policies, GREEDY, tables, workspace)
    for place in range(length):
        hands[place] = draw_hand(now.unseen, now.other_holds, workspace.deal_rng)
        if policies.simple_share + policies.greedy_share + policies.strong_share > 0.0:
            kinds[place] = draw_kind(policies, workspace.deal_rng)
        likely[place] = likelihood(
            hands[place], past, now.numbers, policies, kinds[place], tables, workspace
        )
    best = likely.max()
    whole = 0.0
    for place in range(length):
        likely[place] = np.exp(past.trust * (likely[place] - best))
        whole += likely[place]
    step = whole / wanted
    reached, at = likely[0], 0
    mark = unit(workspace.deal_rng) * step
    for place in range(wanted):
        while reached < mark and at < length - 1:
            at += 1
            reached += likely[at]
        guesses.hands[place] = hands[at]
        guesses.kinds[place] = kinds[at]
        mark += step
    for last in range(wanted - 1, 0, -1):
        swapped = below(workspace.deal_rng, last + 1)
        hand, kind = guesses.hands[last], guesses.kinds[last]
        guesses.hands[last] = guesses.hands[swapped]
        guesses.kinds[last] = guesses.kinds[swapped]
        guesses.hands[swapped] = hand
        guesses.kinds[swapped] = kind
