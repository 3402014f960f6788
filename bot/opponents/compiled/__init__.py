"""The game for compiled code: the rules as numbers, a round and a match in one array, chance."""
