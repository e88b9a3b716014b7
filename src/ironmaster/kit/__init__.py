"""Functions and base classes that games share. Games call them as a library; there is no framework."""
