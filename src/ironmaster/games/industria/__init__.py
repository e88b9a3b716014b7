"""Industria, Michael Schacht's game of auctions, factories and technologies (2003)."""
