"""Playing at a table server from a program: what waits for a move, and moving. Knows no bot and no rule."""
