"""Descriptions of the pictures: equivalent and complete within Discord's limits."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.koikoi.actions import Play, Seat
from bot.koikoi.cards import (
    DECK,
    FULL_DECK,
    CardSet,
    Kind,
    card_set,
    cards_in,
    contains,
    kind_of,
    size,
)
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import PRESETS, Multiplier, MultiplierName, Yaku, score
from bot.koikoi.state import Phase, Turn
from bot.koikoi.view import PlayerView, view_for
from bot.locales import LANGUAGES, Language, texts_in
from bot.pictures import counted
from bot.pictures.sample_views import busiest_view, middle_view
from bot.pictures.subjects import YakuChart
from bot.screens.hand import hand_screen
from bot.screens.message import ALT_LIMIT, Screen, units
from bot.screens.rules_panel import chart_picture, yaku_screen
from bot.screens.table import table_screen
from bot.screens.wording.alt import hand_alt, result_alt, table_alt
from bot.screens.wording.cards import card_name
from tests.bot.each import each
from tests.bot.view_models import model, of_phase, played
from tests.locales.walked import WALKED

SEATS: tuple[Seat, Seat] = (0, 1)
EN = texts_in("en")


def names(language: Language, cards: CardSet, *, chaff: bool = True) -> set[str]:
    return {
        card_name(texts_in(language), card)
        for card in cards_in(cards)
        if chaff or kind_of(card) is not Kind.CHAFF
    }


def words(alt: str) -> set[str]:
    return set(re.split(r"[:,.：、。] ?| ×", alt))


def told(screen: Screen) -> str:
    assert screen.picture is not None
    return screen.picture.alt


def fullest_hand() -> PlayerView:
    """Sixteen on the field, eight in hand that each may take one of two, the rest captured."""
    view = middle_view(0)
    field = tuple(card for card in DECK if card % 4 in (0, 3))[8:24]
    rest = [card for card in DECK if card not in field]
    hand = card_set([card for card in rest if card // 4 >= 5][:8])
    left = [card for card in rest if not contains(hand, card)]
    own, other = card_set(left[:8]), card_set(left[8:])
    return replace(
        view,
        number=12,
        scores=(123, 117),
        hand=hand,
        field=field,
        captured=(own, other),
        calls=(3, 2),
        yaku=(score(own, view.rules).yaku, score(other, view.rules).yaku),
        legal=tuple(Play(card, None) for card in cards_in(hand)),
        last_turns=(None, Turn(1, 9, rest[4], (rest[5],), rest[8], (rest[9], rest[10]), True)),
    )


def everything_won() -> PlayerView:
    """All yaku at once, multiplied in every way, in the last of twelve rounds; cards left over."""
    match = played(lambda match: match.outcome is not None and match.outcome.winner == 0)
    view = view_for(match, None)
    won = replace(
        view.results[-1],
        winner=0,
        points=432,
        yaku=score(FULL_DECK, PRESETS["wikipedia-2015"]).yaku,
        multipliers=tuple(Multiplier(name, 2) for name in MultiplierName)[:3],
        hands=(card_set(DECK[1:20:7]), card_set(DECK[0:22:7])),
    )
    return replace(view, scores=(523, 499), results=(won,) * 12)


@each("language", LANGUAGES)
def test_the_fullest_pictures_are_told_whole(language: Language) -> None:
    texts = texts_in(language)
    busy, full, won = busiest_view(), fullest_hand(), everything_won()
    table = table_alt(texts, busy)
    assert units(table) <= ALT_LIMIT
    assert names(language, busy.field_cards) <= words(table)
    for captured in busy.captured:
        assert all(name in table for name in names(language, captured, chaff=False))

    hand = hand_alt(texts, full, 0)
    assert units(hand) <= ALT_LIMIT
    shown = names(language, full.hand) | names(language, full.field_cards)
    assert all(name in hand for name in shown)
    for captured in full.captured:
        assert all(name in hand for name in names(language, captured, chaff=False))

    result = result_alt(texts, won)
    assert units(result) <= ALT_LIMIT
    for found in won.results[-1].yaku:
        assert texts(f"yaku-{found.yaku}") in result
        if found.yaku in (Yaku.TANE, Yaku.TAN):  # the cards of these vary
            assert names(language, card_set(found.cards)) <= words(result)

    for preset, rules in PRESETS.items():
        chart = chart_picture(texts, rules).alt
        assert units(chart) <= ALT_LIMIT, preset
        for yaku, points in counted(rules):
            assert f"\n{texts(f'yaku-{yaku}')} {points}" in chart


@cache
def moments(preset: str) -> tuple[PlayerView, ...]:
    return tuple(_moments(preset))


def _moments(preset: str) -> Iterator[PlayerView]:
    """Yield rounds of many calls, in which the piles become as full as possible."""
    chance = random.Random(7)
    match = new_match(PRESETS[preset])
    while match.outcome is None and len(match.results) < 3:
        if match.phase is Phase.DEAL:
            match = apply(match, deal_from_deck(match.rules, chance.sample(DECK, 48))).match
        else:
            legal = legal_actions(match)
            calls = [action for action in legal if action.text == "koi"]
            match = apply(match, chance.choice(calls or legal)).match
        for seat in (None, *SEATS):
            yield view_for(match, seat)


@each("language", WALKED)
@each("preset", list(PRESETS))
def test_every_moment_fits_and_is_plain_text(preset: str, language: Language) -> None:
    texts = texts_in(language)
    for view in moments(preset):
        alts = [result_alt(texts, view, view.seat)] if view.results else []
        if view.phase not in (Phase.DEAL, Phase.FINISHED):
            alts.append(table_alt(texts, view))
            alts += [hand_alt(texts, view, view.seat)] if view.seat is not None else []
        for alt in alts:
            assert units(alt) <= ALT_LIMIT
            assert not re.search(r"\*\*|▸|<t:|\\|  |\.\.|。。|�", alt), alt


def test_the_table_says_whose_turn_it_is_and_what_was_done() -> None:
    first, second, *_ = table_alt(EN, middle_view(None)).splitlines()
    assert first == "Round 1/12. Red 0, White 0. Dealer: Red. To move: Red."
    assert second == "Last turn, White: Maple ribbon took Maple, drew Swallow, took Willow ribbon."
    japanese = table_alt(texts_in("ja"), middle_view(None))
    assert japanese.startswith("第1局／全12局。赤0文、白0文。親：赤。手番：赤。\n直前の手、白：")


def test_yaku_in_reach_are_told_and_left_out_first_where_there_is_no_room() -> None:
    view = busiest_view()
    assert "\nClose, Red: " in table_alt(EN, view)
    crowded = replace(view, field=DECK, captured=(FULL_DECK, FULL_DECK))
    crowded_alt = table_alt(EN, crowded)
    assert "Near" not in crowded_alt


def test_a_hand_says_what_each_card_takes() -> None:
    match = played(lambda match: match.seq > 4 and match.phase is Phase.PLAY)
    assert match.to_act is not None
    view = view_for(match, match.to_act)
    alt = hand_alt(EN, view, match.to_act)
    for card in cards_in(view.hand):
        for choice in view.captures(card):
            taken = card_name(EN, choice[0])
            assert re.search(rf"{card_name(EN, card)} \(takes [^)]*{taken}", alt)
    waiting: Seat = 1 if match.to_act == 0 else 0
    assert "takes" not in hand_alt(EN, view_for(match, waiting), waiting)


def test_a_draw_and_a_decision_are_told() -> None:
    match = played(of_phase(Phase.TAKE))
    view = view_for(match, match.to_act)
    assert view.drawn is not None
    drawn = f"Drawn: {card_name(EN, view.drawn)}. It takes one of: "
    assert drawn in told(table_screen(model(match)))
    assert match.to_act is not None
    assert drawn in told(hand_screen(model(match, match.to_act)))

    match = played(of_phase(Phase.DECIDE))
    assert match.to_act is not None
    stake = view_for(match, match.to_act).stake
    assert stake is not None
    points = stake.score.total
    alt = told(hand_screen(model(match, match.to_act)))
    assert f"You can stop for {points} or call koi-koi." in alt
    assert " Yaku: " in alt
    assert f" can stop for {points} or call koi-koi." in told(table_screen(model(match)))


@each("language", WALKED)
def test_between_rounds_the_result_is_told_and_not_the_board(language: Language) -> None:
    texts = texts_in(language)
    match = played(
        lambda match: (
            match.phase is Phase.DEAL and bool(match.results) and bool(match.results[-1].yaku)
        )
    )
    result = match.results[-1]
    for shown in (
        table_screen(model(match, language=language)),
        hand_screen(model(match, 0, language=language)),
    ):
        alt = told(shown)
        assert f"+{result.points}" in alt
        assert all(texts(f"yaku-{found.yaku}") in alt for found in result.yaku)
        for hand in result.hands:
            assert all(name in alt for name in names(language, hand))
        assert "Aoi" not in alt, "names are in the message"
        assert texts("alt-field", cards="|", pile=0).split("|")[0] not in alt


def test_a_round_that_no_yaku_decided_tells_both_piles() -> None:
    match = played(lambda match: bool(match.results) and not match.results[-1].yaku)
    alt = result_alt(EN, view_for(match, None))
    for player, captured in zip(("Red", "White"), match.results[-1].captured, strict=True):
        assert f"{player} captured" in alt
        assert all(name in alt for name in names("en", captured, chaff=False))


def test_the_end_of_a_match_names_its_winner_and_every_round() -> None:
    match = played(lambda match: match.outcome is not None and match.outcome.winner == 1)
    view = view_for(match, None)
    assert "Winner of the match: White." in result_alt(EN, view)
    assert "Winner of the match: You." in result_alt(EN, view, 1)
    rounds = re.search(r"Round by round: (.*)\.", result_alt(EN, view))
    assert rounds is not None
    assert len(rounds[1].split(", ")) == len(view.results)


def test_the_yaku_button_shows_the_chart_of_the_match() -> None:
    match = played(of_phase(Phase.PLAY), preset="nintendo")
    assert match.round is not None
    captured, month = match.round.captured, match.number
    for seat in (None, *SEATS):
        picture = yaku_screen(model(match, seat)).picture
        assert picture is not None
        assert picture.subject == (
            YakuChart(match.rules)
            if seat is None
            else YakuChart(match.rules, captured[seat], captured[1 - seat], month)
        )
        assert (seat is not None) == ("You captured" in picture.alt)
        assert (seat is not None) == ("The other player captured" in picture.alt)


def test_the_fullest_hand_is_a_possible_one() -> None:
    view = fullest_hand()
    shown = [
        card for cards in (view.hand, view.field_cards, *view.captured) for card in cards_in(cards)
    ]
    assert sorted(shown) == list(DECK)
    assert size(view.hand) == 8
