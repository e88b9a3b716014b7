problem-unreachable = The server cannot be reached. Your moves are safe there; this page tries again by itself.
