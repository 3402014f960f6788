"""What the other player may hold, judged by what they did.

Any of the unseen cards may be in the other's hand. But whoever left a card on the field that
they could have taken probably couldn't; whoever called koi-koi has something in mind. Each
possible hand is as likely as instinct, holding it, would have made the same choices.
"""

from typing import Final, NamedTuple

import numpy as np

from bot.opponents import flow, instinct
from bot.opponents.chance import Chance, below, unit
from bot.opponents.compiling import (
    Numbers,
    Weights,
    compiled,
    compiled_making_arrays,
    count,
    first,
)
from bot.opponents.instinct import (
    ALIKE,
    GRASPING,
    KINDS_OF_PLAYERS,
    SIMPLE,
    Desk,
    Minds,
    mind_of,
)
from bot.opponents.situation import PastChoices, Situation

DOUBT: Final = 0.1
"""How much of every choice is put down to a whim: nobody plays just as instinct does."""
FARTHEST: Final = 300.0
"""Beyond it scores are alike, so that what they weigh, as powers of e, stays a number."""
CANDIDATES: Final = 8
"""How many hands are judged for each one that is believed in."""


@compiled
def draw_hand(cards: Numbers, holds: int, chance: Chance) -> int:
    """Return a random hand of these cards; they change their order."""
    hand = 0
    length = len(cards)
    for place in range(holds):
        chosen = place + below(chance, length - place)
        card = cards[chosen]
        cards[chosen] = cards[place]
        cards[place] = card
        hand |= 1 << card
    return hand


class Tables(NamedTuple):
    """What each kind of player would have weighed at each past play: so hands are soon judged.

    How a play looks depends on the rest of the hand only by how many cards of its month there
    are. `weights` (kinds, plays, cards, 4) holds what all plays of a card weigh with so many of its
    month in hand; `made` (kinds, plays, 4) what the play that was made does; `plays` (plays,
    cards) counts each card's.
    """

    weights: Weights
    made: Weights
    plays: Numbers


@compiled_making_arrays
def new_tables(plays: int) -> Tables:
    """Return empty tables."""
    return Tables(
        np.zeros((KINDS_OF_PLAYERS, plays, 48, 4)),
        np.zeros((KINDS_OF_PLAYERS, plays, 4)),
        np.zeros((plays, 48), np.int64),
    )


@compiled
def month_of(card: int) -> int:
    """Return the cards of a card's month."""
    return 15 << (card & ~3)


@compiled
def some_hand(card: int, of_month: int, size: int, cards: int) -> int:
    """Return a hand of these cards with the card and so many of its month; 0: there is none."""
    hand, month = 1 << card, month_of(card)
    others, fillers = cards & month & ~hand, cards & ~month
    if count(others) < of_month - 1 or count(fillers) < size - of_month:
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
    now: Situation, past: PastChoices, minds: Minds, kind: int, tables: Tables, desk: Desk
) -> None:
    """Fill the tables for a kind of player."""
    state, unseen, mind = desk.state, 0, mind_of(minds, kind)
    for place in range(len(now.unseen)):
        unseen |= 1 << now.unseen[place]
    for which in range(len(past.cards)):
        if past.cards[which] < 0:
            continue
        flow.copy(state, past.states[which])
        holder = flow.HAND + state[flow.TO_ACT]
        cards = state[holder] | unseen
        size = count(state[holder]) + now.other_holds
        left = cards
        while left:
            card = first(left)
            left &= left - 1
            for of_month in range(1, min(size, 4) + 1):
                state[holder] = some_hand(card, of_month, size, cards)
                if state[holder]:
                    length = instinct.list_choices(state, now.numbers, desk)
                    instinct.score_choices(state, now.numbers, mind, desk, length)
                    note(which, card, of_month - 1, length, past, minds, kind, tables, desk)


@compiled
def note(  # noqa: PLR0917 - compiled code knows no keywords
    which: int,
    card: int,
    more: int,
    length: int,
    past: PastChoices,
    minds: Minds,
    kind: int,
    tables: Tables,
    desk: Desk,
) -> None:
    """Write down what the plays of a card weigh, with so many more of its month in hand."""
    plays, sharpness = 0, mind_of(minds, kind).sharpness
    for place in range(length):
        if desk.cards[place] == card:
            plays += 1
            score = sharpness * desk.scores[place]
            weight = np.exp(max(-FARTHEST, min(FARTHEST, score)))
            tables.weights[kind, which, card, more] += weight
            if card == past.cards[which] and desk.targets[place] == past.targets[which]:
                tables.made[kind, which, more] = weight
    tables.plays[which, card] = plays


@compiled
def likelihood(  # noqa: PLR0917 - compiled code knows no keywords
    hand: int,
    past: PastChoices,
    numbers: Numbers,
    minds: Minds,
    kind: int,
    tables: Tables,
    desk: Desk,
) -> float:
    """Return how likely the past choices were with this hand, as a logarithm."""
    whole = 0.0
    for which in range(len(past.cards)):
        seat, card = past.states[which, flow.TO_ACT], past.cards[which]
        held = past.states[which, flow.HAND + seat] | hand
        if card < 0:
            flow.copy(desk.state, past.states[which])
            desk.state[flow.HAND + seat] = held
            likely = instinct.chance_to_call(desk.state, numbers, mind_of(minds, kind), desk)
            whole += np.log(DOUBT / 2 + (1.0 - DOUBT) * likely)
            continue
        made = tables.made[kind, which, count(held & month_of(card)) - 1]
        weights, plays, left = 0.0, 0, held
        while left:
            card = first(left)
            left &= left - 1
            weights += tables.weights[kind, which, card, count(held & month_of(card)) - 1]
            plays += tables.plays[which, card]
        whole += np.log(DOUBT / plays + (1.0 - DOUBT) * made / weights)
    return whole


class Guesses(NamedTuple):
    """Worlds that may be: what the other holds, and of what kind they are."""

    hands: Numbers
    kinds: Numbers


def new_guesses(length: int) -> Guesses:
    """Return so many guesses, all empty yet."""
    return Guesses(np.zeros(length, np.int64), np.zeros(length, np.int64))


@compiled
def draw_kind(minds: Minds, chance: Chance) -> int:
    """Return of what kind somebody may be who has shown nothing yet."""
    drawn = unit(chance)
    if drawn < minds.simple_share:
        return SIMPLE
    return GRASPING if drawn < minds.simple_share + minds.grasping_share else ALIKE


@compiled_making_arrays
def believe(now: Situation, past: PastChoices, minds: Minds, guesses: Guesses, desk: Desk) -> None:
    """Fill the guesses with what may be, the likelier the more often."""
    wanted = len(guesses.hands)
    length = wanted * (CANDIDATES if len(past.cards) else 1)
    hands = np.zeros(length, np.int64)
    kinds = np.zeros(length, np.int64)
    likely = np.zeros(length)
    tables = new_tables(len(past.cards))
    weigh_plays(now, past, minds, ALIKE, tables, desk)
    if minds.simple_share > 0.0:
        weigh_plays(now, past, minds, SIMPLE, tables, desk)
    if minds.grasping_share > 0.0:
        weigh_plays(now, past, minds, GRASPING, tables, desk)
    for place in range(length):
        hands[place] = draw_hand(now.unseen, now.other_holds, desk.chance)
        if minds.simple_share + minds.grasping_share > 0.0:
            kinds[place] = draw_kind(minds, desk.chance)
        likely[place] = likelihood(
            hands[place], past, now.numbers, minds, kinds[place], tables, desk
        )
    best = likely.max()
    whole = 0.0
    for place in range(length):
        likely[place] = np.exp(past.trust * (likely[place] - best))
        whole += likely[place]
    step = whole / wanted
    reached, at = likely[0], 0
    mark = unit(desk.chance) * step
    for place in range(wanted):
        while reached < mark and at < length - 1:
            at += 1
            reached += likely[at]
        guesses.hands[place] = hands[at]
        guesses.kinds[place] = kinds[at]
        mark += step
    for last in range(wanted - 1, 0, -1):
        swapped = below(desk.chance, last + 1)
        hand, kind = guesses.hands[last], guesses.kinds[last]
        guesses.hands[last] = guesses.hands[swapped]
        guesses.kinds[last] = guesses.kinds[swapped]
        guesses.hands[swapped] = hand
        guesses.kinds[swapped] = kind
