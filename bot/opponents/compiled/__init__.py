"""The game for compiled code: rules as numbers, the match state in one array, random numbers."""
