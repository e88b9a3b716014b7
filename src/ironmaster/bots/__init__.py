"""Bots: they choose among the moves that the law offers and see only what their seat may know."""
