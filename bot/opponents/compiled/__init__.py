"""The game in compiled code: rules as numbers, the match state in one array, random numbers."""
