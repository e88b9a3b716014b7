"""What somebody who knows Age of Industry thinks of a position and of a move."""
