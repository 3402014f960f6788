"""The course of a match: a table of numbers, what happens on it, and how a round ends."""
