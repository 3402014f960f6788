"""Where matches are kept: SQLAlchemy tables, and the store that implements the matches' ports.

SQLite by default, written so that PostgreSQL joins by its URL: whatever one database does in its
own way stands in `engine` and nowhere else. One suite of tests holds both.
"""
