"""The declared kinds of pictures: `Subject` and its subclasses."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

import bot.pictures
from bot.pictures.subjects import Subject

for module in iter_modules(bot.pictures.__path__, "bot.pictures."):
    import_module(module.name)
for feature in iter_modules(bot.__path__, "bot."):
    if feature.ispkg and find_spec(f"{feature.name}.pictures") is not None:
        import_module(f"{feature.name}.pictures")


def _declared(kind: type[Subject] = Subject) -> Iterator[type[Subject]]:
    for each in kind.__subclasses__():
        yield each
        yield from _declared(each)


KINDS: Final = {one.__qualname__: one for one in _declared()}
"""Kinds by name: a dataclass with slots is created twice, and the second class is used."""
