"""Hints during a game, and analyses of finished games, from a tree search."""
