"""Who deals first. The first dealer sits at seat 0; how it came about is a fact of the match."""

from bot.koikoi.cards import Card
from bot.koikoi.deals import draw_for_deal
from bot.koikoi.rules import Rules
from bot.matches.models.match import FirstDealer
from bot.matches.models.people import Person, Player
from bot.matches.ports import Chance


def find_seats(
    rules: Rules, challenger: Player, opponent: Player, chance: Chance
) -> tuple[tuple[Player, Player], FirstDealer]:
    """Seat two players by the rules' `first_dealer`, the dealer first."""
    draws: tuple[tuple[Card, Card], ...] = ()
    if rules.first_dealer == "month_draw":
        drawn = draw_for_deal(chance.shuffled())
        draws = drawn.draws
        challenger_deals = drawn.oya == 0
    elif rules.first_dealer == "random":
        challenger_deals = chance.coin()
    else:  # who challenged; against the computer the human, whoever asked for the match
        challenger_deals = isinstance(challenger, Person)
    seats = (challenger, opponent) if challenger_deals else (opponent, challenger)
    return seats, FirstDealer(rules.first_dealer, draws)
