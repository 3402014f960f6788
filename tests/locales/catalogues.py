"""The catalogues as syntax trees: their messages, and the variables of each."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot.locales
from bot.locales import Language

FOLDER = Path(bot.locales.__file__).parent


def files(language: Language) -> list[Path]:
    """Return the catalogues of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


def catalogue(language: Language) -> dict[str, ftl.Message]:
    """Return every message of a language by its id."""
    return entries(FOLDER / language)


@cache
def entries(folder: Path) -> dict[str, ftl.Message]:
    """Return every message of a folder by its id. Raises `ValueError` for invalid Fluent."""
    found: dict[str, ftl.Message] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            match entry:
                case ftl.Junk(content=content):
                    raise ValueError(f"{path.name}: not understood: {content!r}")
                case ftl.Message(id=name) if name.name in found:
                    raise ValueError(f"{path.name}: {name.name} stands there twice")
                case ftl.Message(id=name):
                    found[name.name] = entry
    return found


def variables(entry: ftl.BaseNode) -> set[str]:
    """Return the names of the variables of a message."""
    return {node.id.name for node in nodes_of(entry) if isinstance(node, ftl.VariableReference)}


def nodes_of(entry: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    stack: list[object] = [entry]
    while stack:
        node = stack.pop()
        if isinstance(node, ftl.BaseNode):
            yield node
            stack += [one for one in vars(node).values() if isinstance(one, ftl.BaseNode | list)]
        elif isinstance(node, list):
            stack += node


def forms(pattern: ftl.Pattern | None) -> list[str]:
    """Return every possible text of a pattern, with `{name}` for each variable."""
    if pattern is None:
        return []
    found = [""]
    for element in pattern.elements:
        found = [before + own for before in found for own in _forms_of(element)]
    return found


def _forms_of(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ftl.SelectExpression):
        return [text for one in expression.variants for text in forms(one.value)]
    if isinstance(expression, ftl.StringLiteral):
        return [str(expression.parse()["value"])]
    if isinstance(expression, ftl.VariableReference | ftl.MessageReference | ftl.TermReference):
        return [f"{{{expression.id.name}}}"]
    return ["{}"]
