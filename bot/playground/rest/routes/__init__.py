"""Discord's REST routes, by area. Importing an area registers its routes."""
