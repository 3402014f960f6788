"""The storage of matches: SQLAlchemy tables, and the store that implements the ports.

SQLite is the default; with a PostgreSQL URL, PostgreSQL is used. Most code that is specific to one
database is in `engine`. The same tests run on both databases.
"""
