"""Live tables: each has one room, which applies all requests one after the other."""
