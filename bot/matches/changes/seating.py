"""Decides who deals first. The first dealer has seat 0; the way it was decided is stored."""

from bot.koikoi.cards import Card
from bot.koikoi.deals import draw_for_deal
from bot.koikoi.rules import Rules
from bot.matches.models.match import FirstDealer
from bot.matches.models.people import Person, Player
from bot.matches.ports import Chance


def find_seats(
    rules: Rules, challenger: Player, opponent: Player, chance: Chance
) -> tuple[tuple[Player, Player], FirstDealer]:
    """Return both players in seat order, the first dealer first, and how that was decided.

    The option `first_dealer` of the rules says how to decide.
    """
    draws: tuple[tuple[Card, Card], ...] = ()
    if rules.first_dealer == "month_draw":
        drawn = draw_for_deal(chance.shuffled())
        draws = drawn.draws
        challenger_deals = drawn.oya == 0
    elif rules.first_dealer == "random":
        challenger_deals = chance.coin()
    else:  # the challenger deals; against a computer always the person, also in a rematch
        challenger_deals = isinstance(challenger, Person)
    seats = (challenger, opponent) if challenger_deals else (opponent, challenger)
    return seats, FirstDealer(rules.first_dealer, draws)
