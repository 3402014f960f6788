"""The deal of the day: the same three rounds against the computer for everybody."""
