"""Texts that people type into forms: mostly valid ones, some invalid."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

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
    "kk-tour-new": ("Quick Cup", "速い杯"),
}
"""Texts by form name; a form whose custom id has a suffix may have an entry for that, too."""


def typed(modal: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return the texts for the fields of a form, by their custom ids."""
    texts = texts_of(modal["custom_id"])
    found: dict[str, Any] = {}
    for one in modal["components"]:
        field = one.get("component") or (one.get("components") or [{}])[0]
        if field.get("custom_id") and field["type"] == 4:
            text = rng.choice(texts)
            optional = field.get("required") is False
            text = text[: field.get("max_length") or len(text)]
            found[field["custom_id"]] = text if text or optional else "?"
    return found


def texts_of(custom_id: str) -> Sequence[str]:
    """Return the possible texts for the form with this custom id."""
    name, _, rest = custom_id.partition(":")
    own = f"{name} {rest.rsplit(':', maxsplit=1)[-1]}"
    return TEXTS[own] if own in TEXTS else TEXTS[name]
