"""One decision of the game each."""
