"""Pure functions on ints and lists that games share: a library, never a framework."""
