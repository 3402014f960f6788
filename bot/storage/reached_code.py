"""Finds the code that a function reaches: what it calls, and all that is named there, and so on.

Sources are read, nothing is run. The parts are the definitions at the top of modules: functions,
classes, constants. Other code of the same modules is left out, and so are libraries.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

_OURS: Final = "bot."
_LOOSE: Final = ""
"""Stands for a name: the statements of a module that define nothing, such as a call."""

Part = tuple[str, str]
"""A module, and a name that it defines or imports at its top."""


def reached_code(*functions: Callable[..., Any]) -> dict[Part, str]:
    """Return each part that some functions reach, these among them, with its code.

    The code is written in a form of its own, without comments, docstrings and layout.
    """
    modules: dict[str, _Module] = {}
    found: dict[Part, str] = {}
    left: list[Part] = [(one.__module__, one.__name__) for one in functions]
    while left:
        part = left.pop()
        name, key = part
        if name not in modules:
            modules[name] = _Module(name)
            left.append((name, _LOOSE))
        module = modules[name]
        if key in module.imported:
            left.append(module.imported[key])
        elif key in module.defined and part not in found:
            read = [Code(one) for one in module.defined[key]]
            found[part] = "\n".join(one.text for one in read)
            left += (used for one in read for used in module.used_in(one))
    return found


class Code:
    """Some code as a text that changes with what it does, and what is named in it.

    `attributes`: each attribute of a name, as the two words. `imports`: those within.
    """

    def __init__(self, node: ast.AST) -> None:
        self.names: set[str] = set()
        self.attributes: set[tuple[str, str]] = set()
        self.imports: list[ast.Import | ast.ImportFrom] = []
        self._words: list[str] = []
        self._read(node)
        self.text = " ".join(self._words)

    def _read(self, value: object) -> None:
        if isinstance(value, ast.AST):
            if not _is_text(value):
                self._read_node(value)
        elif isinstance(value, list):
            for one in value:
                self._read(one)
            self._words.append("]")
        else:
            self._words.append(repr(value))

    def _read_node(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name):
                self.names.add(name)
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                self.attributes.add((name, attribute))
            case ast.Import() | ast.ImportFrom():
                self.imports.append(node)
        self._words.append(type(node).__name__)
        for field in node._fields:
            held = getattr(node, field, None)
            # Empty fields are left out: another version of Python may have more of them.
            if held is not None and held != [] and field != "ctx":
                self._words.append(field)
                self._read(held)
        self._words.append(")")


def _is_text(node: object) -> bool:
    """Return whether a statement is nothing but a text, such as a docstring."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


class _Module:
    """The definitions and imports at the top of a module, by name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.defined: dict[str, list[ast.stmt]] = {}
        self.imported: dict[str, Part] = {}
        self._modules: dict[str, str] = {}
        """The modules that it imports as a whole."""
        for statement in ast.parse(inspect.getsource(sys.modules[name])).body:
            self._add(statement)

    def _add(self, statement: ast.stmt) -> None:
        match statement:
            case ast.Import() | ast.ImportFrom():
                for name, module, part in _imported(statement):
                    if part is None:
                        self._modules[name] = module
                    else:
                        self.imported[name] = (module, part)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                self._define(statement.name, statement)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for one in statement.body:
                    self._add(one)
            case ast.Assign(targets=targets):
                self._define_all(targets, statement)
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                self._define_all([target], statement)
            case _ if not _is_text(statement):
                self._define_all([statement], statement)

    def _define_all(self, targets: Sequence[ast.AST], statement: ast.stmt) -> None:
        """Note a statement under each name to which it gives a value."""
        nodes = (node for target in targets for node in ast.walk(target))
        stored = (node for node in nodes if isinstance(getattr(node, "ctx", None), ast.Store))
        names = {node.id for node in stored if isinstance(node, ast.Name)}
        for name in names or {_LOOSE}:
            self._define(name, statement)

    def _define(self, name: str, statement: ast.stmt) -> None:
        self.defined.setdefault(name, []).append(statement)

    def used_in(self, code: Code) -> Iterator[Part]:
        """Yield what is named in some code of this module, and in what it imports within."""
        yield from ((self.name, name) for name in code.names)
        modules = dict(self._modules)
        for node in code.imports:
            for name, module, part in _imported(node):
                if part is None:
                    modules[name] = module
                else:
                    yield module, part
        yield from ((modules[name], part) for name, part in code.attributes if name in modules)


def _imported(node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, str, str | None]]:
    """Yield what is imported of the bot: its name here, the module, and its name there.

    The latter is None for a module as a whole.
    """
    for one in node.names:
        if isinstance(node, ast.Import):
            if one.name.startswith(_OURS):
                yield one.asname or one.name, one.name, None
        elif node.module is not None and f"{node.module}.".startswith(_OURS):
            here, whole = one.asname or one.name, f"{node.module}.{one.name}"
            found = getattr(sys.modules.get(node.module), one.name, None)
            yield (here, whole, None) if inspect.ismodule(found) else (here, node.module, one.name)
