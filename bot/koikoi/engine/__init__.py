"""The engine of a match: a table of numbers, its steps, and the results of rounds and matches."""
