"""The seven sets of rules to choose from, each by what it changes.

An option that a preset doesn't name has its usual value (see `Option.usual`), which is that of
`wikipedia-2020`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of rules: its key, its English name, and where it differs from the usual.

    `changes` maps the keys of options to their values as text; None: not set. `usual_rounds` is
    how many rounds are played where nobody chose a length; None: as the rules say.
    """

    key: str
    name: str
    changes: Mapping[str, str | None] = field(default_factory=dict)
    usual_rounds: int | None = None


_AN_EVENING: Final = 3
"""Rounds instead of twelve, which are up to 192 turns. Only presets whose source says "generally"
twelve, or nothing, are shortened so."""


_PRESETS: Final = (
    # Wikipedia, "Koi-Koi", as it stood around 2015.
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
        usual_rounds=_AN_EVENING,
    ),
    # Wikipedia, "Koi-Koi", after 2020.
    Preset("wikipedia-2020", "Standard", usual_rounds=_AN_EVENING),
    # Sloperama's "Rules of Koi-Koi". The page gives no values of yaku; here they are those of
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
    # The "Yaku / Points" page of hanafuda.richmind.net. It says nothing on the flow of play;
    # that is `wikipedia-2020`'s, without points for an exhausted round.
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
        usual_rounds=_AN_EVENING,
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
