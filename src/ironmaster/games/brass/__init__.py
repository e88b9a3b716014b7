"""Brass, Martin Wallace's game of Lancashire cotton, coal and iron (2007)."""
