"""Balance studies: bots play a board many times, and the results show whether it is balanced."""
