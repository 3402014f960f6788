"""Sprites: small images that are drawn once and then copied. Also the emoji tiles."""
