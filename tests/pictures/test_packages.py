"""Imports within the pictures also have one direction: art, then sprites, then boards."""

import ast
from pathlib import Path

import pytest

import bot.pictures

ROOT = Path(bot.pictures.__file__).parent
FORBIDDEN = {"art": ("sprites", "boards"), "sprites": ("boards",)}


@pytest.mark.parametrize("package", FORBIDDEN)
def test_a_package_knows_only_those_before_it(package: str) -> None:
    unwanted = tuple(f"bot.pictures.{name}" for name in FORBIDDEN[package])
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert not node.module.startswith(unwanted), path
