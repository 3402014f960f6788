"""What the local Discord remembers, and what changes it: kept on disk, told to the page."""
