"""Settings of people and servers: fields of `Preferences` or `GuildSettings`, and their values.

Each is declared with `setting`. How it is stored, erased, offered in a menu, pressed and written
follows from that one line.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

ON_OFF: Final[Mapping[str, bool]] = {"on": True, "off": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """The declaration that `setting` makes."""

    usual: Any  # until somebody chooses another
    menu: str = ""  # its menu in custom ids and in the keys of texts; "": it has none
    values: Mapping[str, Any] = field(default_factory=dict)  # by the text that a press says
    languages: bool = False  # whether each language is a value, too
    offered: tuple[str, ...] = ()  # what the menu shows of too many values
    words: str = ""  # how the keys of the values' texts begin
    page: str = "table"  # of a server's panel: where it is chosen
    at_once: bool = False  # whether it also changes what is shown already
    apart: bool = False  # whether it is saved by a method of its own, not with the others
    column: str = ""  # of the database; as a rule it is called like the field
    erased: Any = ...  # its value for an erased person, if it is not the usual one
    field: str = ""

    def value(self, text: str) -> Any:
        """Return the value of a text."""
        return self.values.get(text, text)

    def text(self, value: Any) -> str:
        """Return the text of a value; a language is its own."""
        return next((text for text, one in self.values.items() if one == value), str(value))


_DECLARED: Final = "setting"


def setting(usual: Any, menu: str = "", values: Any = None, **more: Any) -> Any:
    """Declare a field: see `Setting`. `values`: also an enum, or its members in another order."""
    if not isinstance(values, Mapping):
        values = {str(member): member for member in values or ()}
    metadata = {_DECLARED: Setting(usual=usual, menu=menu, values=values, **more)}
    if isinstance(usual, dict):
        return field(default_factory=usual.copy, metadata=metadata)
    return field(default=usual, metadata=metadata)


def settings_of(kind: Any) -> tuple[Setting, ...]:
    """Return what the fields of a class declare, in their order."""
    found = ((one.name, one.metadata.get(_DECLARED)) for one in fields(kind))
    return tuple(
        replace(
            declared,
            field=name,
            column=declared.column or name,
            erased=declared.usual if declared.erased is ... else declared.erased,
        )
        for name, declared in found
        if declared is not None
    )
