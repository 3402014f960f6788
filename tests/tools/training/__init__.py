"""The programs that produced the numbers in `data`."""
