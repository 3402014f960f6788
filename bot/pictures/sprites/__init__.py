"""What is drawn once: cards, icons and emoji tiles, as small images, and how they are made."""
