"""Strength and playing style of the bots: reports of arena tournaments, with the commands that produced them."""
