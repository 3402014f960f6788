"""Finds faults of a translated catalogue compared with the English one; also for translators:

python -m tests.locales.faults de
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import ast as ftl

from bot.locales import DEFAULT
from tests.locales.catalogues import FOLDER, entries, forms, nodes_of, variables
from tests.locales.glossary import unfollowed

ATTRIBUTES = {"about", "menu", "short", "the"}
"""Attributes that are read by name: `attribute(id, "about")`."""
NAME_LIMIT = 32
ABOUT_LIMIT = 100
LABEL_LIMIT = 80
"""Discord's limits in letters: a command's name, its description, a button's label."""
SAME = 60
"""How many messages may equal the English ones: names and words adopted by a language."""

_MARKS = re.compile(r"\*\*|__|~~|\|\||`|^-#|^#{1,3} |^> |\]\(", re.MULTILINE)
"""Discord's markup: emphasis, a small line, a heading, a quotation or a link."""
_LIST = re.compile(r"^(?:\{\w+\}|\d+)\. ", re.MULTILINE)
"""A line that Discord shows as an item of a numbered list, counted by Discord itself."""
_NEVER_FIRST = {"date", "replay-player"}
"""Messages that stand within a line of others, and `picture-`, `button-`: not formatted."""
_EMOJIS = re.compile(r"[\u2190-\u21ff\u2300-\u2bff\u3030\U0001f000-\U0001faff]")
_COMMANDS = re.compile(r"`/([^`]*)`")
"""Commands in a text, which are named as in the reader's menu."""
_NAMES = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_NAME = re.compile(rf"[-\w\u0e00-\u0e7f]{{1,{NAME_LIMIT}}}")
"""Thai has signs above and below its letters, which are not letters themselves.

Discord rejects an apostrophe, although its documentation allows it (discord-api-docs#7371).
"""
_WORD = re.compile(r"(?<![\w{])[^\W\d_]{2,}(?![\w}])")
_PLURALS = {"zero", "one", "two", "few", "many", "other"}


def faults(language: str, folder: Path = FOLDER) -> list[str]:
    """Return a sentence for each fault of a language's catalogues."""
    usual, own = entries(folder / DEFAULT), entries(folder / language)
    found = [f"{name} is missing" for name in usual if name not in own]
    found += [f"{name} is in no English catalogue" for name in own if name not in usual]
    files = _files(folder / language)
    found += [
        f"{name} stands in another file than in English"
        for name, file in _files(folder / DEFAULT).items()
        if name in own and files[name] != file
    ]
    words = {
        text: {*forms(own[name].value)}
        for name, message in usual.items()
        if name.startswith("command-") and name in own
        for text in forms(message.value)
    }
    for name, message in usual.items():
        if name in own:
            wrong = _differences(message, own[name], language)
            named = _command_faults(message, own[name], words)
            found += [f"{name}: {fault}" for fault in (*wrong, *named)]
    same = [name for name in usual if name in own and _is_english(usual[name], own[name])]
    if language != DEFAULT and len(same) > SAME:
        found.append(f"{len(same)} messages were left in English, as {', '.join(same[:10])}")
    return found


def _is_english(usual: ftl.Message, own: ftl.Message) -> bool:
    """Return whether a message with words equals the English one."""
    text = forms(usual.value)
    return text == forms(own.value) and any(map(_WORD.search, text))


def _command_faults(
    usual: ftl.Message, own: ftl.Message, words: dict[str, set[str]]
) -> Iterator[str]:
    """Check that a text names the same commands, each by its words in this language."""
    asked = [_COMMANDS.findall(one) for one in forms(usual.value)]
    for text in forms(own.value):
        said = _COMMANDS.findall(text)
        if not any(_are_named(said, one, words) for one in asked):
            yield f"other commands than in English: {text!r}"


def _are_named(said: list[str], asked: list[str], words: dict[str, set[str]]) -> bool:
    """Return whether these are the English commands, in any order."""
    left = list(said)
    for command in asked:
        parts = command.split()
        for one in left:
            own = one.split()
            if len(own) == len(parts) and all(
                word in words.get(part, {part}) for part, word in zip(parts, own, strict=True)
            ):
                left.remove(one)
                break
        else:
            return False
    return not left


def _files(folder: Path) -> dict[str, str]:
    return {
        found[1]: path.name
        for path in sorted(folder.glob("*.ftl"))
        for found in re.finditer(
            r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    }


def _differences(usual: ftl.Message, own: ftl.Message, language: str) -> Iterator[str]:
    if (usual.value is None) != (own.value is None):
        yield "it has a text in one of the two alone"
    if variables(usual) != variables(own):
        yield f"its variables are {sorted(variables(own))}, in English {sorted(variables(usual))}"
    names = [one.id.name for one in usual.attributes]
    if [one.id.name for one in own.attributes] != names:
        yield f"its attributes are not {names}"
    if not {*names} <= ATTRIBUTES:
        yield f"nobody reads one of {names}"
    yield from _plural_faults(own, language)
    texts, others = forms(own.value), forms(usual.value)
    for kind, pattern in (("marks", _MARKS), ("emojis", _EMOJIS)):
        allowed = [Counter(pattern.findall(one)) for one in others]
        for text in texts:
            if Counter(pattern.findall(text)) not in allowed:
                yield f"other {kind} than in English: {text!r}"
    yield from _limit_faults(own, texts)
    name = own.id.name
    if name not in _NEVER_FIRST and not name.startswith(("picture-", "button-")):
        for text in filter(_LIST.search, texts):
            yield f"Discord shows a numbered list: {text!r}"


def _plural_faults(own: ftl.Message, language: str) -> Iterator[str]:
    """Check that a choice by number has exactly the plural forms of the language."""
    locale = Locale.parse(language, sep="-")
    owed = {*locale.plural_form.tags, "other"}
    for node in nodes_of(own):
        if not isinstance(node, ftl.SelectExpression):
            continue
        keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        is_plural = keys & _PLURALS > {"other"} or len(keys) == len(node.variants) == 1
        if is_plural and keys & _PLURALS != owed:
            yield f"its forms are {sorted(keys)}, the language has {sorted(owed)}"


def _limit_faults(own: ftl.Message, texts: Iterable[str]) -> Iterator[str]:
    name = own.id.name
    if name.startswith(("command-", "option-name-")) and not name.startswith("command-user-"):
        for text in texts:
            if text != text.lower() or not re.fullmatch(_NAME, text):
                yield f"Discord refuses {text!r} as a name: lower case, no spaces, {NAME_LIMIT}"
        for about in (text for one in own.attributes for text in forms(one.value)):
            if not 1 <= len(about) <= ABOUT_LIMIT:
                yield f"its description has {len(about)} letters, at most {ABOUT_LIMIT}"
    if name.startswith(("button-", "choice-")):
        for text in texts:
            if len(text) > LABEL_LIMIT:
                yield f"{text!r} is longer than {LABEL_LIMIT}"


if __name__ == "__main__":
    asked = sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else FOLDER
    wrong = [*faults(*asked), *unfollowed(*asked)]
    print("\n".join(wrong) or "Nothing is wrong.")
    sys.exit(bool(wrong))
