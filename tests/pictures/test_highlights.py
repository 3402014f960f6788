"""A hand card and the cards it takes have the same letter and colour."""

from bot.koikoi.actions import Play
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.pictures.boards.hand import highlights_for
from tests.pictures.played_matches import played


def test_letters_tie_hand_cards_to_all_they_can_take() -> None:
    seen = 0
    for match in played("wikipedia-2020", 4):
        if match.phase is not Phase.PLAY:
            continue
        view = view_for(match, match.to_act)
        highlights = highlights_for(view)
        for action in view.legal:
            assert isinstance(action, Play)
            taken = {card for choice in view.captures(action.card) for card in choice}
            mark = highlights.hand.get(action.card)
            assert (mark is None) == (not taken)
            for card in taken:
                assert mark is not None
                assert mark.letters in highlights.field[card].letters
                assert highlights.field[card].accent == mark.accent
                seen += 1
    assert seen > 20


def test_who_waits_sees_no_letters() -> None:
    for match in played("wikipedia-2020", 4, rounds=1):
        if match.round is not None:
            waiting = view_for(match, 1 if match.to_act == 0 else 0)
            assert not highlights_for(waiting).hand
