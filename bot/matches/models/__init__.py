"""Plain values: what a match, its people and its messages are. Nothing here decides anything."""
