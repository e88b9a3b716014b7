"""The table server: hosts what the registry holds, loses nothing it acknowledged, shows a seat only its own."""
