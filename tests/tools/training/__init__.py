"""How the numbers in `data` were found."""
