"""The judge of Steam: evaluates positions and moves."""
