"""The games, one folder each, all of one shape; they never import each other."""
