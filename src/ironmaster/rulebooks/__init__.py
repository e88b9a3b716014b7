"""The law as data: every clause with its id, its source and a text of our own."""
