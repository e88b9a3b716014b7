"""Balance studies: the ordinary bots play a board many times, and the games say whether the board is healthy."""
