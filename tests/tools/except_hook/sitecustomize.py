"""Records which `except` blocks of `bot/` are entered, in this process and its children.

Python imports a module of this name at its start. Only modules imported while
``KOIKOI_EXCEPT_BLOCKS`` names a folder are changed: each block begins by writing its file and line,
once, to a file of the process. Unlike tracing, this costs nothing where no error is caught.
"""

import ast
import builtins
import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

NAME = "_except_block_entered"


class _Blocks(ast.NodeTransformer):
    def __init__(self, path: str) -> None:
        self.path = path

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        self.generic_visit(node)
        place = ast.Constant(f"{self.path}:{node.lineno}")
        call = ast.Expr(ast.Call(ast.Name(NAME, ast.Load()), [place], []))
        node.body.insert(0, ast.copy_location(call, node.body[0]))
        return node


class _Loader(importlib.machinery.SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = _Blocks(path).visit(ast.parse(self.get_data(path), path))
        code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
        return code


class _Finder(importlib.machinery.PathFinder):
    @classmethod
    def find_spec(
        cls,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> importlib.machinery.ModuleSpec | None:
        # The search is compiled by numba, which catches no errors and does not support such a call.
        ours = f"{fullname}.".startswith("bot.")
        if not ours or fullname.startswith("bot.opponents.search"):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            spec.loader = _Loader(fullname, spec.loader.path)
        return spec


def _install(folder: Path) -> None:
    seen: set[str] = set()

    def entered(place: str) -> None:
        if place not in seen:
            seen.add(place)
            with (folder / f"{os.getpid()}.txt").open("a", encoding="utf-8") as file:
                file.write(f"{place}\n")

    setattr(builtins, NAME, entered)
    sys.meta_path.insert(0, _Finder)


if _folder := os.environ.get("KOIKOI_EXCEPT_BLOCKS"):
    _install(Path(_folder))
