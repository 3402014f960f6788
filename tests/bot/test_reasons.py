"""The texts of hints: in both languages, under all rules, without gaps."""

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from bot.cli.review import action_words
from bot.koikoi import (
    PRESETS,
    Koi,
    Play,
    Stop,
    Take,
    card_set,
    cards_in,
    make_rules,
    parse_card,
    view_for,
)
from bot.koikoi.reasons import Aim, Purpose, purposes
from bot.koikoi.rules import Yaku
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku_gains import stops_after
from bot.locales import DEFAULT, LANGUAGES, Language, texts_in
from bot.opponents.advice import ActionWorth, EngineAdvice, KoiKoiOdds
from bot.screens.hints import advice_text, is_even
from bot.screens.message import CONTENT_LIMIT, units
from bot.screens.wording import turns
from bot.screens.wording.reasons import BENEFITS, action_name, dangers, reasons, sentence
from tests.bot.each import each
from tests.koikoi.reasons.test_purposes import cards, position
from tests.locales.walked import WALKED
from tests.opponents.positions import positions


def views(preset: str, seeds: int = 3) -> list[PlayerView]:
    return [view for seed in range(seeds) for view in _seeded(preset, seed)]


@cache
def _seeded(preset: str, seed: int) -> tuple[PlayerView, ...]:
    found = positions(PRESETS[preset], seed, rounds=2)
    return tuple(view_for(match, match.to_act) for match in found)


@pytest.mark.parametrize("seeds", [1, pytest.param(3, marks=pytest.mark.slow)])
@each("language", WALKED)
@each("preset", PRESETS)
def test_every_choice_has_a_sentence(preset: str, language: Language, seeds: int) -> None:
    texts = texts_in(language)
    rng = random.Random(preset)
    for view in views(preset, seeds):
        for first in view.legal:
            rest = [one for one in view.legal if one != first]
            judged = [ActionWorth(first, 2.0, 0.6, 0.0, 0.0)]
            judged += [ActionWorth(one, rng.uniform(-2, 2), 0.5, 0.3, 0.02) for one in rest]
            odds = KoiKoiOdds(0.335, 0.335, 0.33) if view.phase is Phase.DECIDE else None
            said = advice_text(texts, view, EngineAdvice(tuple(judged), odds))
            assert "{" not in said
            assert "None" not in said
            assert ": ." not in said
            assert "：。" not in said
            assert units(said) < CONTENT_LIMIT / 2


def test_every_aim_comes_up_and_is_worded() -> None:
    seen: set[Aim] = set()
    for preset in PRESETS:
        for view in views(preset, seeds=6):
            for action in view.legal:
                seen |= {purpose.aim for purpose in purposes(view, action)}
    assert seen == set(Aim)


def test_a_hint_names_no_card_that_cannot_be_seen_as_seen() -> None:
    """Cards described as held or on the field are there."""
    for view in views("wikipedia-2020"):
        there = view.hand | view.field_cards | (1 << view.drawn if view.drawn is not None else 0)
        for action in view.legal:
            for purpose in purposes(view, action):
                assert not card_set([*purpose.held, *purpose.lying, *purpose.ready]) & ~there


def test_a_review_speaks_to_nobody() -> None:
    """Its reader may be the other player, or a watcher."""
    texts = texts_in("en")
    for preset in PRESETS:
        for view in views(preset):
            first, *rest = view.legal
            for against, action in ((first, rest[-1]), (rest[-1], first)):
                said = reasons(texts, view, action, most=9, against=against)
                assert not re.search(r"\b(you|your|I)\b", said), said


def test_the_terminal_says_the_same_reasons_without_markdown() -> None:
    """`koikoi review` writes plain ASCII on any terminal."""
    texts = texts_in(DEFAULT)
    seen = 0
    for preset in PRESETS:
        for view in views(preset):
            first, *rest = view.legal
            for against, action in ((first, rest[-1]), (rest[-1], first)):
                why = reasons(texts, view, action, BENEFITS, against=against, bold=False)
                assert why == reasons(texts, view, action, BENEFITS, against=against).replace(
                    "**", ""
                )
                danger = dangers(texts, view, action, against, bold=False)
                assert danger == dangers(texts, view, action, against).replace("**", "")
                assert (why + danger + action_words(view, action)).isascii()
                seen += bool(danger)
    assert seen > 20


@each(
    ("language", "said"),
    [
        (
            "en",
            "the other player could take it for **Ribbons**;"
            " it brings the other player close to **Poetry ribbons**",
        ),
        ("ja", "相手が取れば**短冊**。相手が**赤短**に近づく"),
    ],
)
def test_what_a_worse_play_offers_is_said_of_it(language: Language, said: str) -> None:
    view = position(hand="03R 05C1", field="04C1 06C1", theirs="02R 04R 05R 07R 09A 08C1")
    worse, better = (
        next(one for one in view.legal if one.text == f"play {card}") for card in ("03R", "05C1")
    )
    texts = texts_in(language)
    assert dangers(texts, view, worse, better, most=2) == said
    assert dangers(texts, view, worse, better) == said[: said.index("**", said.index("**") + 2) + 2]
    assert not dangers(texts, view, better, worse)


@each(
    ("language", "said"),
    [
        (
            "en",
            "captures the moon; next turn, the sake cup in hand can complete **Moon viewing**",
        ),
        ("ja", "芒に月が取れます。次に手札の菊に盃で取れば**月見で一杯**です"),
    ],
)
def test_the_moon_and_the_cup(language: Language, said: str) -> None:
    view = position(hand="08C1 09A 05C1", field="08B 09C1 02C1")
    play = next(one for one in view.legal if one.text == "play 08C1")
    assert reasons(texts_in(language), view, play) == said


@each(
    ("language", "said"),
    [
        ("en", "makes **Blossom viewing**, worth 20 by stopping"),
        ("ja", "**花見で一杯**ができ、勝負なら20文になります"),
    ],
)
def test_a_yaku_that_more_counts_with_says_what_its_button_says(
    language: Language, said: str
) -> None:
    view = position(hand="03C1 05C1", field="03B 02C2", own="08B 09A 08C1 09C1")
    play = next(one for one in view.legal if one.text == "play 03C1")
    assert stops_after(view)[play] == 20
    assert reasons(texts_in(language), view, play, most=1) == said


@each(("language", "said"), [("en", "Plum ▸ Nightingale"), ("ja", "梅のカス ▸ 梅に鶯")])
def test_what_a_drawn_card_took_fits_behind_a_verb(language: Language, said: str) -> None:
    """It once said "You played drew Plum"."""
    view = replace(position(hand="05C1", field="02A 02R"), drawn=parse_card("02C1"))
    assert turns.action_words(texts_in(language), view, Take(parse_card("02A"))) == said


def said_of(purpose: Purpose, language: Language = "en") -> str:
    return sentence(texts_in(language), [[purpose]])


def test_a_card_with_a_plural_name_is_one_card() -> None:
    butterflies = Purpose(Aim.NEARS, Yaku.INOSHIKACHO, cards("06A"))
    assert said_of(butterflies) == "the butterflies would complete **Boar, deer, butterflies**"


def test_where_one_of_several_cards_is_enough_it_says_or() -> None:
    returns = Purpose(Aim.RETURNS, cards=cards("10A 10C1"))
    assert said_of(returns).endswith("the deer or the maple in hand can take it back")
    assert said_of(returns, "ja") == "残れば紅葉に鹿か紅葉のカスで取り返せます"
    safe = Purpose(Aim.SAFE, cards=cards("10C2"), held=cards("10A 10C1"))
    assert said_of(safe) == "only the deer or the maple in hand can take it back"


def test_three_in_a_row_have_one_and() -> None:
    made = [Purpose(Aim.COMPLETES, one, points=5) for one in (Yaku.TSUKIMI, Yaku.HANAMI, Yaku.KASU)]
    said = sentence(texts_in("en"), [made])
    assert said == "makes **Moon viewing**, **Blossom viewing** and **Plain cards**, 15 points"
    said = sentence(texts_in("ja"), [made])
    assert said == "**月見で一杯**と**花見で一杯**と**カス**ができます（15文）"
    assert said_of(Purpose(Aim.CAPTURES, cards=cards("10A"))) == "captures the deer"


def test_what_is_denied_is_not_said_twice() -> None:
    view = position(hand="03C1 05C1", field="03R 02C2", theirs="01R 02R 01C1 02C1")
    play = next(one for one in view.legal if one.text == "play 03C1")
    said = reasons(texts_in("en"), view, play)
    assert (
        said
        == "takes the cherry ribbon away from your opponent, who needs it for **Poetry ribbons**"
    )


def test_a_whole_month_is_named_as_on_its_button() -> None:
    view = position(hand="03C1 05C1", field="03R 03B 03C2 02C2")
    play = next(one for one in view.legal if one.text == "play 03C1")
    assert action_name(texts_in("en"), view, play) == "Cherry ▸ all 3"


def test_what_could_let_their_yaku_grow() -> None:
    theirs = "06R 09R 10R 01R 02R 07C1 07A"
    view = position(hand="07R 12C3", field="03R 11A", own="04R", theirs=theirs, calls=1)
    play = next(one for one in view.legal if one.text == "play 07R")
    said = reasons(texts_in("en"), view, play)
    assert said == "it could add to your opponent's **Ribbons** and let them stop"
    said = reasons(texts_in("en"), view, Stop(), (Aim.FEARS_MORE,))
    assert said == "your opponent could stop with just one more card for **Ribbons**"


@each(
    ("points", "chances", "line"),
    [
        ((6.0, 2.0), (0.7, 0.6), "I'd **stop**: your opponent only needs the cherry ribbon"),
        ((6.0, 7.0), (0.7, 0.6), "I'd **stop**: fewer points on average"),
        (
            (6.0, 9.0),
            (0.6, 0.7),
            "I'd call **koi-koi**: next turn, the boar on the field can complete",
        ),
        ((6.0, 5.0), (0.6, 0.7), "I'd call **koi-koi**: fewer points on average"),
        ((6.0, 6.1), (0.6, 0.602), "It's about even"),
        ((6.0, 9.5), (0.702, 0.698), "It's about even"),
        ((6.0, -0.04), (0.7, 0.6), "**Stop** +6 · **koi-koi** +0 on average (your"),
    ],
)
def test_what_to_do_at_a_decision(
    points: tuple[float, float], chances: tuple[float, float], line: str
) -> None:
    view = position(
        hand="07C1 05C1", field="07A 02C2", own="08B 09A 06A 10A 08C1 09C1 06C1 10C1",
        theirs="01R 02R 01C1 02C1",
    )  # fmt: skip
    stop = ActionWorth(Stop(), points[0], chances[0], 0.0, 0.0)
    koi = ActionWorth(Koi(), points[1], chances[1], 0.01, 0.001)
    best_first = tuple(sorted((stop, koi), key=lambda one: -one.chance))
    said = advice_text(texts_in("en"), view, EngineAdvice(best_first, KoiKoiOdds(0.5, 0.3, 0.2)))
    assert line in said


def test_what_came_about_nearly_always_is_not_certain() -> None:
    view = position(hand="07C1 05C1", field="07A 02C2")
    judged = (ActionWorth(Koi(), 9.0, 1.0, 0.0, 0.0), ActionWorth(Stop(), 6.0, 0.9, 0.1, 0.01))
    said = advice_text(texts_in("en"), view, EngineAdvice(judged, KoiKoiOdds(0.998, 0.002, 0.0)))
    said = said.replace("\N{NO-BREAK SPACE}", " ")
    assert "99% you score, 1% your opponent does, 0% nobody" in said
    assert "koi-koi 100%" in said


def test_differences_within_the_error_mean_nothing() -> None:
    best = ActionWorth(Stop(), 3.0, 0.5, 0.0, 0.0)
    assert is_even(best, ActionWorth(Koi(), 2.5, 0.49, 0.3, 0.01))
    assert not is_even(best, ActionWorth(Koi(), 2.5, 0.49, 0.1, 0.01))
    assert not is_even(best, ActionWorth(Koi(), 2.9, 0.40, 0.3, 0.01)), "the match counts, too"


def test_unseen_hands_have_a_sentence_of_their_own() -> None:
    match = next(positions(PRESETS["sloperama"], seed=1))
    view = view_for(match, match.to_act)
    advice = EngineAdvice(tuple(ActionWorth(one, 0.0, 0.5, 0.0) for one in view.legal), None)
    assert "Neither hand has been seen yet" in advice_text(texts_in("en"), view, advice)


def test_plain_cards_of_a_month_are_one_choice() -> None:
    view = position(hand="05C1 05C2 08C1", field="02C1 03C1")
    judged = [ActionWorth(one, 1.0, 0.5, 0.0) for one in view.legal if isinstance(one, Play)]
    assert len(judged) == len(cards_in(view.hand)) == 3
    said = advice_text(texts_in("en"), view, EngineAdvice(tuple(judged), None))
    assert said.count("Iris") == 1
    assert "Just as good: **Pampas grass**." in said


def test_that_the_rest_looks_worse_is_said_once() -> None:
    view = position(hand="03R 05C1", field="04C1 06C1", theirs="02R 04R 05R 07R 09A 08C1")
    judged = (
        ActionWorth(Play(parse_card("03R")), 1.0, 0.5, 0.0),
        ActionWorth(view.legal[1], 0.0, 0.4, 0.0),
    )
    advice = EngineAdvice(judged, None)
    said = advice_text(texts_in("en"), view, advice).splitlines()[0]
    assert said == (
        "💡 **Cherry ribbon**: it could give your opponent **Ribbons**;"
        " it could bring your opponent close to **Poetry ribbons**,"
        " but everything else looks worse."
    )
    said = advice_text(texts_in("ja"), view, advice).splitlines()[0]
    assert said == (
        "💡 **桜に赤短**：相手に**短冊**を許すおそれがあります。"
        "相手を**赤短**に近づけるおそれがありますが、ほかの札よりはましです。"
    )


def test_where_another_card_is_as_good_the_rest_does_not_look_worse() -> None:
    view = position(hand="03R 05C1", field="04C1 06C1", theirs="01R 02R 09A 08C1")
    judged = tuple(ActionWorth(one, 1.0, 0.5, 0.0) for one in view.legal)
    said = advice_text(texts_in("en"), view, EngineAdvice(judged, None))
    assert said.splitlines() == [
        "💡 **Cherry ribbon**: it could give your opponent **Poetry ribbons**.",
        "-# Just as good: **Iris**.",
    ]
    assert "まし" not in advice_text(texts_in("ja"), view, EngineAdvice(judged, None))


@each("language", LANGUAGES)
def test_what_wild_lightning_may_take_are_different_choices(language: Language) -> None:
    """Cards of another month have descriptive names: plain cards, ribbons."""
    rules = make_rules("wikipedia-2015", {"lightning_wild": "on"})
    view = position(hand="11C1 05C1", field="04C1 06C2 07R 10R 12C2 12C3", rules=rules)
    plays = [one for one in view.legal if one.text.startswith("play 11C1")]
    assert len({action_name(texts_in(language), view, one) for one in plays}) == 5
    judged = tuple(ActionWorth(one, 1.0, 0.5, 0.0) for one in plays)
    said = advice_text(texts_in(language), view, EngineAdvice(judged, None))
    if language == "en":
        assert "Just as good: **Lightning ▸ Peony** and **Lightning ▸ Bush clover ribbon**" in said
        assert "and 2 more" in said, "the two paulownias are one choice"


@each("hand", ["05C1", "05C1 05C2"])
def test_who_has_no_choice_is_not_told_that_the_rest_looks_worse(hand: str) -> None:
    view = position(hand=hand, field="02C1 03C1")
    judged = tuple(ActionWorth(one, 1.0, 0.5, 0.0) for one in view.legal)
    said = advice_text(texts_in("en"), view, EngineAdvice(judged, None))
    assert said == "💡 **Iris**: you have no other choice."
