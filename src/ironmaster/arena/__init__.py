"""Tournaments between bots: every bot plays the same deals from every seat, and results have confidence intervals."""
