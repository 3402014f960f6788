"""TLS to a PostgreSQL server, as required by the URLs of providers."""

import os
from typing import Final

import pytest
from sqlalchemy import text

from bot.app import STORED_FEATURES
from bot.storage import schema
from bot.storage.engine import Database
from bot.storage.errors import StorageError

SERVER: Final = os.environ.get("KOIKOI_TEST_POSTGRESQL_TLS", "")

pytestmark = pytest.mark.skipif(
    not SERVER, reason="KOIKOI_TEST_POSTGRESQL_TLS names no server (host:port) with a certificate"
)


@pytest.mark.parametrize(
    ("scheme", "mode", "encrypted"),
    [
        ("postgres", "require", True),
        ("postgresql", "require", True),
        ("postgresql", "prefer", True),
        ("postgresql", "disable", False),
    ],
)
async def test_the_mode_in_the_url_is_kept(scheme: str, mode: str, encrypted: bool) -> None:
    database = Database(f"{scheme}://postgres@{SERVER}/postgres?sslmode={mode}", STORED_FEATURES)
    try:
        async with database.reading() as connection:
            found = await connection.execute(
                text("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
            )
            assert found.scalar_one() is encrypted
    finally:
        await database.close()


@pytest.mark.parametrize("mode", ["verify-ca", "verify-full"])
async def test_a_certificate_of_nobody_known_is_refused_in_a_sentence(mode: str) -> None:
    url = f"postgresql://postgres@{SERVER}/postgres?sslmode={mode}"
    with pytest.raises(StorageError, match="certificate") as refused:
        await schema.form(url)
    assert str(refused.value).endswith(".")
