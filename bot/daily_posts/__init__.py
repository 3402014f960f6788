"""The deal and the puzzle of each day, posted by themselves in a channel of the admins' choice."""
