"""The rules as data: every clause with its id, its source, and a text in our own words."""
