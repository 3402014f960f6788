"""The puzzle of the day: one position for everybody, answered once by each person."""
