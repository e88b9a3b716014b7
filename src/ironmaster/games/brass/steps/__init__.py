"""The decisions of Brass, one module each: what may be done, what doing it does, and which clause forbids it."""
