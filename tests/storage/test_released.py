"""What was released stays as it was: hosts' databases stand at these revisions."""

from pathlib import Path
from shutil import copytree

import pytest

from bot.storage import schema
from migrations.released import (
    LIST,
    VERSIONS,
    complaints,
    extend,
    fingerprint,
    released,
    unreleased,
)


class Migrations:
    """A copy of the migrations, and of the list."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "versions"
        self.list = folder / "released.txt"
        copytree(VERSIONS, self.folder)
        self.list.write_text(LIST.read_text(encoding="utf-8"), encoding="utf-8")
        extend(self.folder, self.list)
        assert self.complaints() == []

    def complaints(self) -> list[str]:
        return complaints(self.folder, self.list)

    def file(self, number: str) -> Path:
        (file,) = self.folder.glob(f"{number}_*.py")
        return file

    def change(self, number: str, old: str, new: str) -> None:
        source = self.file(number).read_text(encoding="utf-8")
        assert old in source
        self.file(number).write_text(source.replace(old, new), encoding="utf-8")

    def add(self, number: str, before: str) -> None:
        source = f'"""New."""\nrevision = "{number}"\ndown_revision = "{before}"\n'
        (self.folder / f"{number}_new.py").write_text(source, encoding="utf-8")

    @property
    def newest(self) -> str:
        return max(self.folder.glob("[0-9]*.py")).name[:4]


@pytest.fixture
def migrations(tmp_path: Path) -> Migrations:
    return Migrations(tmp_path)


def test_the_released_ones_are_as_they_were() -> None:
    assert complaints() == []


def test_alembic_sees_the_same_order() -> None:
    """And so one who is not listed comes behind all that are."""
    names = [*released(), *(file.name for file in unreleased())]
    assert names == sorted(file.name for file in VERSIONS.glob("[0-9]*.py"))
    assert schema.newest_revision() == names[-1][:4]


def test_comments_and_layout_may_change(migrations: Migrations) -> None:
    migrations.change("0038", '"""Which servers the bot greeted."""', '"""Greeted servers."""')
    migrations.change("0038", "import sqlalchemy", "# SQLAlchemy\nimport sqlalchemy")
    migrations.change("0038", "    op.create_table(\n", "    op.create_table(  # a comment\n\n")
    assert migrations.complaints() == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("greeted_guilds", "greeted_servers"),
        ("nullable=False", "nullable=True"),
        ("sa.DateTime()", "sa.Integer()"),
        ('op.drop_table("greeted_guilds")', "pass"),
    ],
)
def test_code_may_not(migrations: Migrations, old: str, new: str) -> None:
    migrations.change("0038", old, new)
    (said,) = migrations.complaints()
    assert said.startswith("0038_greeted_servers.py was released")


def test_none_is_deleted(migrations: Migrations) -> None:
    migrations.file("0020").unlink()
    gone, before = migrations.complaints()
    assert gone.startswith("0020_tournaments.py was released, and it is gone")
    assert before.startswith("0023")


def test_none_is_renumbered(migrations: Migrations) -> None:
    migrations.file("0038").rename(migrations.folder / "0050_greeted_servers.py")
    assert any("0038_greeted_servers.py was released, and it is gone" in one
               for one in migrations.complaints())  # fmt: skip
    Path(migrations.folder / "0050_greeted_servers.py").rename(
        migrations.folder / "0038_other_name.py"
    )
    assert any("is gone" in one for one in migrations.complaints())


@pytest.mark.parametrize("number", ["0021", "0034"])
def test_none_comes_in_between(migrations: Migrations, number: str) -> None:
    migrations.add(number, "0020")
    assert any(one.startswith(f"{number}_new.py is new") for one in migrations.complaints())


def test_new_ones_come_last_and_may_change_until_they_are_listed(migrations: Migrations) -> None:
    last = migrations.newest
    one, two = (f"{int(last) + step:04}" for step in (1, 2))
    migrations.add(one, last)
    migrations.add(two, one)
    assert migrations.complaints() == []
    migrations.change(two, "New.", "Newer.")
    migrations.change(two, f'"{two}"', f'"{two}"\nbranch_labels = None')
    assert migrations.complaints() == []
    names = [f"{one}_new.py", f"{two}_new.py"]
    assert [file.name for file in unreleased(migrations.folder, migrations.list)] == names
    assert extend(migrations.folder, migrations.list) == names
    assert extend(migrations.folder, migrations.list) == []
    assert migrations.complaints() == []
    migrations.change(two, "branch_labels", "labels")
    assert len(migrations.complaints()) == 1


def test_two_behind_the_same_one_are_named(migrations: Migrations) -> None:
    last = migrations.newest
    migrations.add(f"{int(last) + 1:04}", last)
    migrations.add(f"{int(last) + 2:04}", last)
    (said,) = migrations.complaints()
    assert "must have revision" in said


def test_a_fingerprint_is_the_same_on_every_python() -> None:
    source = 'x = f"{1:>{2}} a" if y else None\ndef f(a: int, *, b=1):\n    """Doc."""\n'
    assert fingerprint(source) == "1f8c01c2db3d0176"
