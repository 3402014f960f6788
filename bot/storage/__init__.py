"""Where matches are kept: SQLAlchemy tables and the stores that implement the matches' ports.

SQLite by default, written so that PostgreSQL joins by its URL: whatever one database does in its
own way stands in `engine` and nowhere else. `MemoryStore` keeps the same promises without a file;
one suite of tests holds all of them.
"""
