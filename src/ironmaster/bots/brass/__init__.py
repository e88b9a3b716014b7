"""The judge of Brass: evaluates positions and moves."""
