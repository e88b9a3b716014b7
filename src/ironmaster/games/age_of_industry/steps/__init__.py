"""The decisions of Age of Industry, one module each: legal moves, effects and reasons for refusals."""
