"""Actions and their texts."""

import pytest

from bot.koikoi import (
    Abort,
    Action,
    Keep,
    Koi,
    Play,
    Resign,
    Stop,
    Swap,
    Take,
    Timeout,
    parse_action,
    parse_card,
)
from tests.koikoi.test_scripted_rounds import NO_YAKU

TEXTS: list[tuple[Action, str]] = [
    (Swap(), "swap"),
    (Keep(), "keep"),
    (Play(parse_card("03B")), "play 03B"),
    (Play(parse_card("03B"), parse_card("03R")), "play 03B 03R"),
    (Take(parse_card("09C2")), "take 09C2"),
    (Koi(), "koi"),
    (Stop(), "stop"),
    (Resign(0), "resign 0"),
    (Timeout(1), "timeout 1"),
    (Abort(), "abort"),
    (NO_YAKU, NO_YAKU.text),
]


@pytest.mark.parametrize(("action", "text"), TEXTS, ids=[text[:12] for _, text in TEXTS])
def test_an_action_and_its_text(action: Action, text: str) -> None:
    assert action.text == text
    assert parse_action(text) == action


def test_a_deal_is_one_line_of_four_groups() -> None:
    assert NO_YAKU.text.startswith("deal oya=10A,07C2,01B,03B,07C1,07R,05C2,12B ko=11C1,")
    assert [word.partition("=")[0] for word in NO_YAKU.text.split()] == [
        *("deal", "oya", "ko", "field", "pile")
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "dance", "Play 01B", "play", "play 01B 01R 01C1", "take", "take 01B 02A"),
        *("koi 1", "resign", "resign 2", "resign 0 1", "timeout one", "deal", "deal oya=01B"),
    ],
)
def test_other_texts_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        parse_action(text)
