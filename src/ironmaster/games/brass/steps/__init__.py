"""The decisions of Brass, one module each: legal moves, effects and reasons for refusals."""
