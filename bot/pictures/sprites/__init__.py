"""Small images that are drawn once and then copied: cards, icons and emoji tiles."""
