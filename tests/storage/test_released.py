"""Released migrations must not change: hosts' databases have these revisions."""

from pathlib import Path
from shutil import copytree
from typing import Final

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

GREETED: Final = '''"""Which servers the bot greeted."""

import sqlalchemy as sa
from alembic import op

revision = "{number}"
down_revision = "{before}"


def upgrade() -> None:
    op.create_table(
        "greeted_servers", sa.Column("id", sa.DateTime(), nullable=False, primary_key=True)
    )


def downgrade() -> None:
    op.drop_table("greeted_servers")
'''


class Migrations:
    """A copy of the migrations, with more of them at the end; the originals stay unchanged."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "versions"
        self.list = folder / "released.txt"
        copytree(VERSIONS, self.folder)
        self.list.write_text(LIST.read_text(encoding="utf-8"), encoding="utf-8")
        self.before = self.newest
        self.between, self.greeted, self.last = (f"{int(self.before) + n:04}" for n in (1, 2, 3))
        source = GREETED.format(number=self.greeted, before=self.before)
        (self.folder / f"{self.greeted}_greeted_servers.py").write_text(source, encoding="utf-8")
        self.add(self.last, self.greeted)
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
    """So an unlisted migration comes after all listed ones."""
    names = [*released(), *(file.name for file in unreleased())]
    assert names == sorted(file.name for file in VERSIONS.glob("[0-9]*.py"))
    assert schema.newest_revision() == names[-1][:4]


def test_comments_and_layout_may_change(migrations: Migrations) -> None:
    number = migrations.greeted
    migrations.change(number, '"""Which servers the bot greeted."""', '"""Greeted servers."""')
    migrations.change(number, "import sqlalchemy", "# SQLAlchemy\nimport sqlalchemy")
    migrations.change(number, "    op.create_table(\n", "    op.create_table(  # a comment\n\n")
    assert migrations.complaints() == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("greeted_servers", "greeted_guilds"),
        ("nullable=False", "nullable=True"),
        ("sa.DateTime()", "sa.Integer()"),
        ('op.drop_table("greeted_servers")', "pass"),
    ],
)
def test_code_may_not(migrations: Migrations, old: str, new: str) -> None:
    migrations.change(migrations.greeted, old, new)
    (said,) = migrations.complaints()
    assert said.startswith(f"{migrations.greeted}_greeted_servers.py was released")


def test_none_is_deleted(migrations: Migrations) -> None:
    migrations.file(migrations.greeted).unlink()
    gone, before = migrations.complaints()
    assert gone.startswith(f"{migrations.greeted}_greeted_servers.py was released, and it is gone")
    assert before.startswith(migrations.last)


def test_none_is_renumbered(migrations: Migrations) -> None:
    name = f"{migrations.greeted}_greeted_servers.py"
    file = migrations.folder / name
    file.rename(migrations.folder / "9000_greeted_servers.py")
    gone = f"{name} was released, and it is gone"
    assert any(gone in one for one in migrations.complaints())
    (migrations.folder / "9000_greeted_servers.py").rename(
        migrations.folder / f"{migrations.greeted}_other_name.py"
    )
    assert any(gone in one for one in migrations.complaints())


def test_none_comes_in_between(migrations: Migrations) -> None:
    for number in ("0001", migrations.between):
        migrations.add(number, migrations.before)
        new = f"{number}_new.py is new"
        assert any(one.startswith(new) for one in migrations.complaints())


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
