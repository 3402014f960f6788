"""To keep away from somebody: blocks, and what follows from leaving matches that the bot found."""
