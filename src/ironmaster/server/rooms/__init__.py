"""Tables that are being played: one room each, in which everything happens one thing after the other."""
