"""Balance tests of boards: players who mind what they do, many games, and what these say about every tile and seat."""
