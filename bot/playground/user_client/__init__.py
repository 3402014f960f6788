"""What the Discord app in a person's hands does, and what it refuses to do."""
