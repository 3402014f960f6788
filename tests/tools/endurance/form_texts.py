"""Values that people give in forms: mostly valid ones, some invalid."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.playground.objects.components import CHECKBOX_GROUP, TEXT_INPUT

_REASONS: Final = ("They never came.", "花", "@everyone look", "", "x" * 60)
TEXTS: Final[Mapping[str, Sequence[str]]] = {
    "kk-form": ("1", "5", "12", "0", "abc", "花"),
    "kk-rules": (
        "koikoi-rules:1 sloperama usual",
        "My rules: koikoi-rules:1 ktane 3 koi_limit=1",
        "koikoi-rules:9 nonsense",
    ),
    "kk-report": ("The hand did not change.", "花札", "<@1234567890123456789>"),
    "kk-person": ("They left again.", "", "**bold**"),
    "kk-answer": ("It is mended.", "花"),
    "kk-block": _REASONS,
    "kk-block-for": _REASONS,
    "kk-warn": ("They were late.", "花", "@everyone look"),
    "kk-void": ("They played as two.", "花"),
    "kk-tour": ("They never came.", "花", "@everyone look"),
    "kk-tour-change name": ("Moon Cup", "花見杯", "@here Cup"),
    "kk-tour-change begins": ("10m", "1h", "2099-01-01 10:00", "soon", "23:30"),
    "kk-tour-change most": ("8", "32", "3", "many"),
    "kk-tour-seed": ("1", "３", "40", "first"),
    "kk-tour-new name": ("Quick Cup", "速い杯", "@everyone Cup", "a" * 50),
    "kk-tour-new begins": ("10m", "10m", "23:59", "tomorrow 8 pm", "20h", "tomorrow"),
    "kk-tour-matches rounds": ("", "1", "2", "99"),
    "kk-tour-matches most": ("8", "4", "0"),
}
"""Texts by form name, or by that and the last word of the custom id, or the input's name."""
PREFERRED: Final[Mapping[str, Sequence[str]]] = {"length": ("1", "1", "3"), "days": ("0",)}
"""Usual choices of an input with this name, so that matches end and tournaments begin."""
_PRESET: Final = 0.5
"""Probability that an input with choices stays as the form presets it."""


def typed(modal: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return the values for the inputs of a form, by their custom ids."""
    found: dict[str, Any] = {}
    for one in modal["components"]:
        asked = one.get("component") or (one.get("components") or [{}])[0]
        name = asked.get("custom_id")
        if name and asked["type"] == TEXT_INPUT:
            text = rng.choice(texts_of(modal["custom_id"], name))
            optional = asked.get("required") is False
            text = text[: asked.get("max_length") or len(text)]
            found[name] = text if text or optional else "?"
        elif name and asked.get("options"):
            if name in PREFERRED:
                found[name] = rng.choice(PREFERRED[name])
            elif rng.random() > _PRESET:
                found[name] = _chosen(asked, rng)
    return found


def _chosen(asked: Mapping[str, Any], rng: random.Random) -> list[str]:
    values = [one["value"] for one in asked["options"]]
    if asked["type"] == CHECKBOX_GROUP:
        return [one for one in values if rng.random() < _PRESET]
    return [rng.choice(values)]


def texts_of(custom_id: str, input_name: str) -> Sequence[str]:
    """Return the possible texts for an input of the form with this custom id."""
    name, _, rest = custom_id.partition(":")
    for own in (f"{name} {rest.rsplit(':', maxsplit=1)[-1]}", f"{name} {input_name}"):
        if own in TEXTS:
            return TEXTS[own]
    return TEXTS[name]
