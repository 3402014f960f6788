"""Direct messages that a person asked for: today's deal and puzzle are there."""
