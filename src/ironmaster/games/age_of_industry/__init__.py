"""Age of Industry (2010)."""
