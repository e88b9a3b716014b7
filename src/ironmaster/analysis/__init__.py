"""What a search thinks of a game, for people: hints while it is played, and an analysis afterwards."""
