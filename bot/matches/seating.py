"""Who deals first. The first dealer sits at seat 0; how it came about is a fact of the match."""

from bot.koikoi.cards import Card, kind_of, month_of
from bot.koikoi.rules import Rules
from bot.matches.people import Person, Player
from bot.matches.ports import Randomness
from bot.matches.stored import FirstDealer

_VALUE = {"B": 20, "A": 10, "R": 5, "C": 1}


def find_seats(
    rules: Rules, challenger: Player, opponent: Player, randomness: Randomness
) -> tuple[tuple[Player, Player], FirstDealer]:
    """Seat two players by the rules' `first_dealer`, the dealer first."""
    method = str(rules.first_dealer)
    draws: tuple[tuple[Card, Card], ...] = ()
    if method == "month_draw":
        draws = draw_for_dealer(randomness)
        first, second = draws[-1]
        challenger_deals = _rank(first) < _rank(second)
    elif method == "random":
        challenger_deals = randomness.coin()
    else:  # who challenged; against the computer the human, whoever asked for the match
        challenger_deals = isinstance(challenger, Person)
    seats = (challenger, opponent) if challenger_deals else (opponent, challenger)
    return seats, FirstDealer(method, draws)


def draw_for_dealer(randomness: Randomness) -> tuple[tuple[Card, Card], ...]:
    """Each draws a card, challenger first: the earliest month deals, then the higher value.

    Equal in both (two chaff of a month): both draw again.
    """
    draws: list[tuple[Card, Card]] = []
    deck = iter(randomness.shuffled())
    for first, second in zip(deck, deck, strict=True):
        draws.append((first, second))
        if _rank(first) != _rank(second):
            break
    return tuple(draws)


def _rank(card: Card) -> tuple[int, int]:
    return (month_of(card), -_VALUE[kind_of(card).value])
