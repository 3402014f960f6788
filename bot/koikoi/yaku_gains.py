"""The immediate gains of captures: the yaku that they complete or improve."""

from bot.koikoi.actions import Action, Play, Seat, Take
from bot.koikoi.cards import CardSet, card_set
from bot.koikoi.rules import YakuScore, arithmetic, counted_month, score, yaku_of
from bot.koikoi.state import Turn, other
from bot.koikoi.view import PlayerView


def stops_after(view: PlayerView) -> dict[Action, int]:
    """Return the actions that complete a yaku, with the points of stopping after each.

    These are all points of the player by the rules in force, as the decision will show them: the
    points of an earlier yaku count too, since a call has put them at risk. The card that is drawn
    next may add points.
    """
    seat, rules = view.seat, view.rules
    if seat is None or not view.legal:
        return {}
    field, own, calls = view.field_cards, view.captured[seat], view.calls[seat]
    month = view.month
    counted = counted_month(rules, month)
    totals: dict[Action, int] = {}
    for action in view.legal:
        taken = _taken(view, action, field)
        if not taken:
            continue
        points = arithmetic.yaku_points(own | taken, rules.flat, calls, counted)
        if max(points) >= 0 and _calls_for_decision(view, seat, points):
            pile, theirs = CardSet(own | taken), view.calls[other(seat)]
            won = score(pile, rules, calls, theirs, view.field_brights, month)
            totals[action] = won.total
    return totals


def _calls_for_decision(view: PlayerView, seat: Seat, points: tuple[int, ...]) -> bool:
    counting, base = arithmetic.counting_yaku(points, view.rules.flat)
    if view.rules.decision == "new_yaku":
        return counting & ~view.mark_yaku[seat] != 0
    return base > view.marks[seat]


def formed_in(view: PlayerView, turn: Turn) -> tuple[YakuScore, ...]:
    """Return the yaku that a turn formed or improved, with their points now."""
    if not view.yaku[turn.seat]:
        return ()
    pile, calls = view.captured[turn.seat], view.calls[turn.seat]
    before = yaku_of(CardSet(pile & ~_captured_in(turn)), view.rules, calls, view.month)
    known = {one.yaku: one.points for one in before}
    now = view.yaku[turn.seat]
    if sum(one.points for one in now) <= sum(known.values()):
        return ()
    return tuple(one for one in now if one.points > known.get(one.yaku, 0))


def _taken(view: PlayerView, action: Action, field: CardSet) -> int:
    """Return the cards that an action captures, its own card included, as bits."""
    match action:
        case Take(target) if view.drawn is not None:
            return 1 << view.drawn | 1 << target
        case Play(card, target) if target is not None:
            return 1 << card | 1 << target
        case Play(card):
            taken, _ = arithmetic.captures(card, field, view.rules.flat)
            return taken and taken | 1 << card
    return 0


def _captured_in(turn: Turn) -> CardSet:
    cards = [*turn.took, *turn.drawn_took]
    if turn.took and turn.played is not None:
        cards.append(turn.played)
    if turn.drawn_took and turn.drawn is not None:
        cards.append(turn.drawn)
    return card_set(cards)
