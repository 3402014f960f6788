"""The computer players by name, and the players that don't search."""
