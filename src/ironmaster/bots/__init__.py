"""Bots choose one of the legal moves. They see only what their seat may know."""
