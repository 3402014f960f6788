"""The computer players by name, and those that need no search."""
