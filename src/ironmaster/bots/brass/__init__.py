"""Brass as somebody who knows it sees it: what a position is worth, and what to do in it."""
