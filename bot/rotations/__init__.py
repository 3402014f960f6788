"""Tables for several people: two of them play at a time, and the others wait in line."""
