"""The decisions of Steam, one module each: legal moves, effects and reasons for refusals."""
