"""The list of the released migrations, which are never renumbered, deleted or changed again.

    make released

adds the new migrations, when a release is prepared. Databases of hosts are at these revisions, and
each migration must do the same to all of them.
"""

import ast
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

VERSIONS: Final = Path(__file__).parent / "versions"
LIST: Final = Path(__file__).with_name("released.txt")


def released(listed: Path = LIST) -> dict[str, str]:
    """Return the fingerprint of each released migration by the name of its file, in order."""
    lines = listed.read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines if line and not line.startswith("#"))


def unreleased(folder: Path = VERSIONS, listed: Path = LIST) -> list[Path]:
    """Return the migrations that are not in the list, in order."""
    known = released(listed)
    return [file for file in _files(folder) if file.name not in known]


def complaints(folder: Path = VERSIONS, listed: Path = LIST) -> list[str]:
    """Return a sentence for each migration that breaks the rule."""
    known = released(listed)
    newest = max(known, default="")
    found = [
        f"{name} was released, and it is gone: bring it back."
        for name in known
        if not (folder / name).is_file()
    ]
    before = None
    for file in _files(folder):
        source, number = file.read_text(encoding="utf-8"), file.name[:4]
        if known.get(file.name, fingerprint(source)) != fingerprint(source):
            found.append(f"{file.name} was released, and it does something else now: undo that.")
        if file.name not in known and file.name < newest:
            found.append(f"{file.name} is new: it needs a number after {newest[:4]}.")
        if (_value(source, "revision"), _value(source, "down_revision")) != (number, before):
            found.append(f"{file.name} must have revision {number!r}, down_revision {before!r}.")
        before = number
    return found


@cache
def fingerprint(source: str) -> str:
    """Return a hash of a migration's code, which ignores its layout, comments and docstrings."""
    return sha256(repr(_plain(ast.parse(source))).encode()).hexdigest()[:16]


def extend(folder: Path = VERSIONS, listed: Path = LIST) -> list[str]:
    """Add the new migrations to the list, and return the names of their files."""
    new = unreleased(folder, listed)
    with listed.open("a", encoding="utf-8") as out:
        for file in new:
            out.write(f"{file.name} {fingerprint(file.read_text(encoding='utf-8'))}\n")
    return [file.name for file in new]


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9]*.py"))


def _plain(node: object) -> object:
    """Return a tree of Python as lists and texts, without its docstrings.

    Not `ast.dump`, whose text differs between versions of Python.
    """
    if isinstance(node, list):
        return [_plain(one) for one in node if not _is_docstring(one)]
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [(name, _plain(value)) for name, value in ast.iter_fields(node)]
    return [type(node).__name__, *((name, value) for name, value in fields if value != [])]


def _is_docstring(node: object) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


@cache
def _value(source: str, name: str) -> object:
    """Return the value that a file assigns to a name; None if it assigns no value."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    return None


def main() -> int:
    """Add the new migrations. With `--check`, only check that all are listed and unchanged."""
    if found := complaints():
        print("\n".join(found), file=sys.stderr)
        return 1
    if "--check" in sys.argv:
        if new := unreleased():
            names = ", ".join(file.name for file in new)
            print(f"`make released` has to add {names} to {LIST.name}.", file=sys.stderr)
        return 1 if new else 0
    print("\n".join(extend()) or "Each migration is in the list.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
