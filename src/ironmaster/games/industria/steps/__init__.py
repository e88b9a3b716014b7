"""The decisions of Industria, one module each."""
