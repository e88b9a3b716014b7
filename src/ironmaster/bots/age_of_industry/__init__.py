"""The judge of Age of Industry: evaluates positions and moves."""
