"""The database: SQLAlchemy tables, and functions of a connection that read and write them.

They stand in `*_rows`, by subject. `Database.read` and `write` in `engine` run one of them as one
transaction: `await database.read(match_rows.info, match_id)`.

SQLite is the default; with a PostgreSQL URL, PostgreSQL is used. Most code that is specific to one
database is in `engine`. The same tests run on both databases.
"""
