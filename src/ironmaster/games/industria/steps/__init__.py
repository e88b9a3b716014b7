"""The decisions of Industria, one module each: legal moves, effects and reasons for refusals."""
