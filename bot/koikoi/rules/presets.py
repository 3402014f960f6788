"""The seven presets of rules, each with the options that it changes.

An option that a preset doesn't change has its usual value (see `Option.usual`), which is that of
`wikipedia-2020`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of rules: its key, its English name, and the options that it changes.

    `changes` maps the keys of options to their values as text; None: not set. `usual_rounds` is
    the number of rounds of a match for which nobody chose a length; None: as the rules say.
    """

    key: str
    name: str
    changes: Mapping[str, str | None] = field(default_factory=dict)
    usual_rounds: int | None = None


_SHORTENED_ROUNDS: Final = 3
"""Usual number of rounds in place of twelve, which take up to 192 turns. Only presets whose source
says "generally" twelve, or nothing, have it."""


_PRESETS: Final = (
    # Wikipedia, "Koi-Koi", in its version of around 2015.
    Preset(
        "wikipedia-2015",
        "Classic",
        {
            "match_three": "one",
            "points.goko": "15",
            "points.sanko": "6",
            "extra.inoshikacho": "1",
            "extra.akatan": "1",
            "extra.aotan": "1",
            "extra.chofuku": "1",
            "exhaust": "zero",
        },
        usual_rounds=_SHORTENED_ROUNDS,
    ),
    # Wikipedia, "Koi-Koi", after 2020.
    Preset("wikipedia-2020", "Standard", usual_rounds=_SHORTENED_ROUNDS),
    # Sloperama's "Rules of Koi-Koi". The page gives no values of yaku, so this preset has those of
    # `wikipedia-2020`.
    Preset(
        "sloperama",
        "Race to 50",
        {
            "rounds": None,
            "target": "50",
            "first_dealer": "random",
            "deal": "kof4",
            "blind_swap": "on",
            "seven": "off",
            "koi_factor": "own_plus_1",
            "field_brights": "on",
            "exhaust": "zero",
        },
    ),
    # The manual of the Koi-Koi module in Keep Talking and Nobody Explodes. It says that lucky
    # hands never appear, so they are dealt again. After a tie "both players will have to play a
    # new game": a draw, and a rematch is offered as after every match.
    Preset(
        "ktane",
        "Three rounds",
        {
            "rounds": "3",
            "first_dealer": "challenger",
            "teshi": "redeal",
            "kuttsuki": "redeal",
            "points.goko": "15",
            "points.sanko": "6",
            "points.inoshikacho": "6",
            "points.akatan": "6",
            "points.aotan": "6",
            "points.chofuku": "off",
            "points.month": "4",
            "seven": "off",
            "koi_factor": "all_plus_1",
            "exhaust": "zero",
        },
    ),
    # The "Yaku / Points" page of hanafuda.richmind.net. It says nothing on the flow of play, which
    # is that of `wikipedia-2020`, without points for an exhausted round.
    Preset(
        "richmind",
        "Ribbons +1",
        {
            "extra.inoshikacho": "1",
            "extra.akatan": "1",
            "extra.aotan": "1",
            "extra.chofuku": "1",
            "cup_chaff": "0",
            "exhaust": "zero",
        },
        usual_rounds=_SHORTENED_ROUNDS,
    ),
    # The Steam game KoiKoi-Japan, as public programs copy it.
    Preset(
        "steam",
        "Zero-sum 30",
        {
            "rounds": "8",
            "first_dealer": "random",
            "teshi": "redeal",
            "kuttsuki": "off",
            "field_pairs": "off",
            "points.tsukimi": "1",
            "points.hanami": "1",
            "points.chofuku": "20",
            "viewing_after_koi": "3",
            "seven": "off",
            "koi_factor": "steam",
            "bank": "30",
            "zero_sum": "on",
        },
    ),
    # Nintendo's handheld game, as a public engine plays it.
    Preset(
        "nintendo",
        "Handheld",
        {
            "first_dealer": "random",
            "deal": "kfo2",
            "teshi": "redeal",
            "kuttsuki": "redeal",
            "field_triple": "redeal",
            "extra.inoshikacho": "1",
            "extra.akatan": "1",
            "extra.aotan": "1",
            "extra.chofuku": "1",
            "stacking": "family",
            "koi_limit": "1",
            "koi_limit_scope": "round",
            "exhaust": "zero",
            "draw_dealer": "other",
        },
    ),
)

PRESETS_BY_KEY: Final = {preset.key: preset for preset in _PRESETS}
USUAL_ROUNDS: Final = {preset.key: preset.usual_rounds for preset in _PRESETS}
PRESET_NAMES: Final = {preset.key: preset.name for preset in _PRESETS}
