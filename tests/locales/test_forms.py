"""A form's title, label and help fit into Discord's forms in every language, so none is cut."""

import ast
from pathlib import Path

import bot
from bot.koikoi.rules import OPTIONS
from bot.locales import LANGUAGES, Texts, texts_in
from bot.screens.message import units
from bot.screens.wording.options import option_name, words_of

LIMITS = {"title": 45, "label": 45, "about": 100, "placeholder": 100}
"""The keywords of `open_modal`, each with Discord's limit in UTF-16 units."""
PASSED_ON = {
    "title": ("block-title", "reason-title"),
    "label": ("reason-label", "change-begins-label", "change-most-label", "change-name-label"),
    "about": (
        *("moderation-reason-about", "reason-about", "reason-about-end", "reason-about-remove"),
        *("change-begins-about", "change-most-about", "change-name-about"),
    ),
}
"""The messages that reach a form through variables."""


def named_in_code() -> set[tuple[str, str]]:
    """Return the parts of all forms, each with the name of its message."""
    found: set[tuple[str, str]] = set()
    for path in Path(bot.__file__).parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "open_modal(" in source else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("open_modal"):
                for one in node.keywords:
                    if one.arg in LIMITS and isinstance(one.value, ast.Call) and one.value.args:
                        name = one.value.args[0]
                        if isinstance(name, ast.Constant) and isinstance(name.value, str):
                            found.add((one.arg, name.value))
    return found


def said(texts: Texts, name: str) -> str:
    """Return a message; the name of a player, which Discord's form cuts, is left out."""
    return texts(name, name="", count=32, most=32)


def test_no_word_of_a_form_is_cut() -> None:
    parts = named_in_code() | {(part, one) for part, names in PASSED_ON.items() for one in names}
    assert len(parts) > 20, "the forms are looked for in another way than they are opened"
    cut = [
        f"{language}: {name} has {units(text)} units, the {part} at most {LIMITS[part]}: {text}"
        for language in LANGUAGES
        for part, name in sorted(parts)
        if units(text := said(texts_in(language), name)) > LIMITS[part]
    ]
    assert not cut, "\n".join(cut)


def is_number(choice: str) -> bool:
    return choice.rpartition(":")[2].isdecimal()


def test_no_word_of_a_settings_form_is_cut() -> None:
    typed = [one.key for one in OPTIONS if sum(map(is_number, one.choices)) > 1]
    assert typed
    cut = []
    for language in LANGUAGES:
        texts = texts_in(language)
        for key in typed:
            title, about = option_name(texts, key), words_of(texts, key)
            if units(title) > LIMITS["title"] or units(about) > LIMITS["about"]:
                cut.append(f"{language}: {key}: {title!r}, {about!r}")
    assert not cut, "\n".join(cut)
