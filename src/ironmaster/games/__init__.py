"""The games, one package each, with the same structure. They never import each other."""
